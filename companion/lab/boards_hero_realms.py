"""The board that position files of Hero Realms are played at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from companion.games.hero_realms.chairs import chair, decide
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.lines import read_line, write_line
from companion.games.hero_realms.positions import SeatPosition, arrange, shown
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import MODES, Body, Chair, Settings, lay
from companion.games.hero_realms.turn_steps import waiting
from companion.kernel.acts import Act
from companion.kernel.events import Event, silent
from companion.kernel.luck import Luck
from companion.kernel.refusals import Malformed, NotNow, Unknown
from companion.lab.boards import Board, Decided, settings_of
from companion.lab.positions import PositionFile


class HeroBoard(Board[HeroState]):
    """A table of Hero Realms."""

    def __init__(self, state: HeroState, seed: int) -> None:
        super().__init__(HeroRealms(), state)
        self.luck = Luck.from_seed(seed)

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def let(self, level: str, turns: int) -> list[tuple[Decided, list[Event]]]:
        """Let a chair answer everything until so many turns have ended, or people with real cards have to speak."""
        player, until, told = chair(level, self.luck), self.state.turns + turns, []
        while self.state.turns < until and not self._table_speaks():
            act, event = decide(self.state, player)
            told.append((Decided(act, write_line(act), event), self.give(act)))
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
    settings = settings_of(Settings, position.settings, "hr-bad-setup")
    first = "" if boss_first else position.first or (chairs[0].id if chairs else "")
    body = Body(position.mode, chairs, settings, first, position.market.dealt_by)  # type: ignore[arg-type]
    if boss is not None:
        body = replace(body, boss_played_by=_boss_by(boss), boss_level=boss.level)
    state = HeroRealms().start(lay(body, position.seed), silent)
    if boss_first:
        state.turn = state.table.boss
    arrange(state, position.seats, position.market, position.sacrificed)
    board = HeroBoard(state, position.seed)
    board.begin(position.before)
    return board


def _boss_by(boss: SeatPosition) -> Literal["anyone", "app"]:
    if boss.played_by == "people":
        raise Malformed("hr-boss-by-people", name=boss.id)
    return boss.played_by
