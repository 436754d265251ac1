"""The tables that position files are played at: one of the full engine, one of the score sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from companion.games.hero_realms import lines as hero_lines
from companion.games.hero_realms.chairs import chair, decide
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.positions import SeatPosition, arrange, shown
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import MODES, Body, Chair, Settings, lay
from companion.games.hero_realms.turn_steps import waiting
from companion.games.shelf import box
from companion.games.tracker import lines as tracker_lines
from companion.games.tracker.acts import Put
from companion.games.tracker.box import Chosen
from companion.games.tracker.game import Tracker
from companion.games.tracker.laying import lay as lay_sheet
from companion.games.tracker.sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Event, silent
from companion.kernel.luck import Luck
from companion.kernel.plain import BadShape, from_plain, spell_path
from companion.kernel.refusals import Malformed, NotNow, Unknown
from companion.lab.positions import Decided, PositionFile


class HeroBoard:
    """A table of Hero Realms."""

    def __init__(self, state: HeroState, seed: int) -> None:
        self.game, self.state, self.luck = HeroRealms(), state, Luck.from_seed(seed)

    @property
    def codec(self) -> Codec:
        """Writes acts."""
        return self.game.codec

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return hero_lines.read_line(self.state, line)

    def give(self, act: Act) -> list[Event]:
        """Do it on a copy, so that a refusal changes nothing."""
        events: list[Event] = []
        after = self.state.copy()
        self.game.apply(after, act, events.append)
        self.state = after
        return events

    def let(self, level: str, turns: int) -> list[tuple[Decided, list[Event]]]:
        """Let a chair answer everything until so many turns have ended, or people with real cards have to speak."""
        player, until, told = chair(level, self.luck), self.state.turns + turns, []
        while self.state.turns < until and not self._table_speaks():
            act, event = decide(self.state, player)
            told.append((Decided(act, hero_lines.write_line(act), event), self.give(act)))
        if not told and not self.state.winners:
            raise NotNow("hr-let-stopped")
        return told

    def _table_speaks(self) -> bool:
        if not self.state.table.people:
            return bool(self.state.winners)
        return waiting(self.state).kind in ("over", "people", "turned")

    def shown(self) -> dict[str, Any]:
        """The position as people read it."""
        return shown(self.state)


def hero_realms_board(position: PositionFile) -> HeroBoard:
    """A table of the full engine in the position described."""
    if position.mode not in MODES:
        raise Unknown("position-no-mode", found=position.mode, options=", ".join(MODES))
    chairs = tuple(
        Chair(seat.id, seat.name, seat.character, seat.boss, seat.played_by, seat.level)
        for seat in position.seats
        if seat.id != position.mode
    )
    boss = next((seat for seat in position.seats if seat.id == position.mode), None)
    # The boss of a party comes by itself and may go first in a position, so it is put on turn afterwards.
    boss_first = position.first == position.mode
    try:
        settings = from_plain(Settings, position.settings)
        first = "" if boss_first else position.first or (chairs[0].id if chairs else "")
        body = Body(position.mode, chairs, settings, first, position.market.dealt_by)  # type: ignore[arg-type]
        if boss is not None:
            body = replace(body, boss_played_by=_boss_by(boss), boss_level=boss.level)
    except BadShape as bad:
        fault = bad.faults[0]
        where = f"settings.{spell_path(fault.path)}"
        raise Malformed("hr-bad-setup", field=where, found=fault.found, expected=fault.expected) from bad
    state = HeroRealms().start(lay(body, position.seed), silent)
    if boss_first:
        state.turn = state.table.boss
    arrange(state, position.seats, position.market, position.sacrificed)
    board = HeroBoard(state, position.seed)
    for line in position.before:
        board.give(board.read(line))
    return board


def _boss_by(boss: SeatPosition) -> Literal["anyone", "app"]:
    if boss.played_by == "people":
        raise Malformed("hr-boss-by-people", name=boss.id)
    return boss.played_by


class TrackerBoard:
    """A score sheet."""

    def __init__(self, state: SheetState) -> None:
        self.game, self.state = Tracker(), state

    @property
    def codec(self) -> Codec:
        """Writes acts."""
        return self.game.codec

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return tracker_lines.read_line(self.state, line, 0)

    def give(self, act: Act) -> list[Event]:
        """Do it on a copy, so that a refusal changes nothing."""
        events: list[Event] = []
        after = self.state.copy()
        self.game.apply(after, act, events.append)
        self.state = after
        return events

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
    for line in position.before:
        board.give(board.read(line))
    return board
