"""The board that position files of a score sheet are played at."""

from __future__ import annotations

from typing import Any

from companion.games.shelf import box
from companion.games.tracker.acts import Put
from companion.games.tracker.box import Chosen
from companion.games.tracker.game import Tracker
from companion.games.tracker.laying import lay as lay_sheet
from companion.games.tracker.lines import read_line
from companion.games.tracker.sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.acts import Act
from companion.kernel.events import Event, silent
from companion.kernel.refusals import Malformed, NotNow
from companion.lab.boards import Board, Decided
from companion.lab.positions import PositionFile


class TrackerBoard(Board[SheetState]):
    """A score sheet."""

    def __init__(self, state: SheetState) -> None:
        super().__init__(Tracker(), state)

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line, 0)

    def let(self, level: str, turns: int) -> list[tuple[Decided, list[Event]]]:
        """Nobody plays a score sheet by itself."""
        raise NotNow("position-no-chair", found=level)

    def shown(self) -> dict[str, Any]:
        """The sheet as people read it."""
        state = self.state
        asked = self.game.question(state)
        seats = {seat.id: self._seat(seat.id) for seat in state.sheet.seats}
        return {
            "round": state.round,
            "turn": list(state.active) if state.sheet.flow.turns else [],
            "seats": seats,
            "table": {c.id: state.value(c.id, TABLE) for c in state.table_counters()},
            "meters": {name: meter.at for name, meter in state.meters.items()},
            "winners": list(state.winners),
            "ended": state.ended,
            "question": asked.id if asked is not None else None,
            "legal": [],
        }

    def _seat(self, seat: str) -> dict[str, Any]:
        state = self.state
        counters = {c.id: state.value(c.id, seat) for c in state.counters_of(seat)}
        return {**counters, "marks": list(state.marks.get(seat, ())), "out": seat in state.out}


def tracker_board(position: PositionFile) -> TrackerBoard:
    """A score sheet in the position described: counters as written, then the lines of `before`."""
    described = box(position.game)
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
    board = TrackerBoard(Tracker().start(lay_sheet(described, chosen, position.seed), silent))
    ids = [seat.id for seat in board.state.sheet.seats]
    for place, seat in zip(ids, seats, strict=False):
        given = dict(seat.counters) | ({"life": seat.health} if seat.health is not None else {})
        for counter, value in given.items():
            board.give(Put(counter, value, place))
    board.begin(position.before)
    return board
