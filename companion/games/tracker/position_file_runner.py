"""Plays position files of a score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.game_boxes import load_box
from companion.games.tracker.acts import Put
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.line_parser import parse_line
from companion.games.tracker.readable_positions import position_to_dict
from companion.games.tracker.setup.game_box import Chosen
from companion.games.tracker.setup.setup_builder import build_setup as build_tracker_setup
from companion.games.tracker.state import SheetState
from companion.kernel.acts import Act
from companion.kernel.building_blocks.position_file_runner import BotDecision, PositionFile, PositionRunner
from companion.kernel.events import Event, ignore_event
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import Malformed, NotNow


@dataclass(frozen=True, slots=True)
class SeatPosition:
    """What one seat chose and counts; `health` is short for the counter of life."""

    id: str
    name: str = ""
    character: str = ""
    health: int | None = None
    choices: dict[str, str] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackerPositionFile(PositionFile):
    """A position of a score sheet."""

    seats: tuple[SeatPosition, ...] = ()


class TrackerPositionRunner(PositionRunner[SheetState]):
    """A score sheet."""

    def __init__(self, state: SheetState) -> None:
        super().__init__(TrackerGame(), state)

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return parse_line(self.state, line, 0)

    def let(self, level: str, turns: int) -> list[tuple[BotDecision, list[Event]]]:
        """Refuse: a score sheet has no bots."""
        raise NotNow("position-no-chair", found=level)

    def shown(self) -> dict[str, Plain]:
        """The sheet as people read it."""
        return position_to_dict(self.state)


def build_runner(position: TrackerPositionFile) -> TrackerPositionRunner:
    """A score sheet in the position described: counters as written, then the lines of `before`."""
    described = load_box(position.game)
    mode = position.mode or described.modes[0].id
    switches: dict[str, bool] = {}
    for rule, value in position.settings.items():
        if not isinstance(value, bool):
            raise Malformed("hr-bad-setup", field=f"settings.{rule}", found=str(value), expected="true or false")
        switches[rule] = value
    seats = position.seats
    chosen = Chosen(
        mode,
        tuple(seat.name or seat.id for seat in seats),
        tuple(seat.choices | ({"character": seat.character} if seat.character else {}) for seat in seats),
        rules=switches,
        first=position.first or None,
    )
    runner = TrackerPositionRunner(
        TrackerGame().start(build_tracker_setup(described, chosen, position.seed), ignore_event)
    )
    ids = [seat.id for seat in runner.state.sheet.seats]
    for place, seat in zip(ids, seats, strict=False):
        given = dict(seat.counters) | ({"life": seat.health} if seat.health is not None else {})
        for counter, value in given.items():
            runner.give(Put(counter, value, place))
    runner.begin(position.before)
    return runner


POSITION_FILE = TrackerPositionFile
