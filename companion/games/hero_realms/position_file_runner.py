"""Plays position files of Hero Realms."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.hero_realms.bot_turn_steps import find_awaited_actor
from companion.games.hero_realms.bots.bot_factory import create_bot, decide_act
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.readable_positions import (
    MarketPosition,
    SeatPosition,
    apply_described_position,
    position_to_dict,
)
from companion.games.hero_realms.setup_data import MODES, Chair, Settings, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line, write_line
from companion.kernel.acts import Act
from companion.kernel.building_blocks.position_file_runner import (
    BotDecision,
    PositionFile,
    PositionRunner,
    parse_engine_settings,
)
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event, ignore_event
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import Malformed, NotNow, Unknown


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroRealmsPositionFile(PositionFile):
    """A position of Hero Realms: what the seats have, and what lies in the market."""

    seats: tuple[SeatPosition, ...] = ()
    market: MarketPosition = field(default_factory=MarketPosition)
    sacrificed: tuple[str, ...] = ()


class HeroRealmsPositionRunner(PositionRunner[HeroState]):
    """A table of Hero Realms."""

    def __init__(self, state: HeroState, seed: int) -> None:
        super().__init__(HeroRealms(), state)
        self.luck = Luck.from_seed(seed)

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def let(self, level: str, turns: int) -> list[tuple[BotDecision, list[Event]]]:
        """Let a bot answer everything until so many turns have ended, or a physical player has to enter something."""
        player, until, told = create_bot(level, self.luck), self.state.turns + turns, []
        while self.state.turns < until and not self._table_speaks():
            act, event = decide_act(self.state, player)
            told.append((BotDecision(act, write_line(act), event), self.give(act)))
        if not told and not self.state.winners:
            raise NotNow("hr-let-stopped")
        return told

    def _table_speaks(self) -> bool:
        if not self.state.table.people:
            return bool(self.state.winners)
        return find_awaited_actor(self.state).kind in ("over", "people", "turned")

    def shown(self) -> dict[str, Plain]:
        """The position as people read it."""
        return position_to_dict(self.state)


def build_runner(position: HeroRealmsPositionFile) -> HeroRealmsPositionRunner:
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
    settings = parse_engine_settings(Settings, position.settings, "hr-bad-setup")
    first = "" if boss_first else position.first or (chairs[0].id if chairs else "")
    body = SetupBody(position.mode, chairs, settings, first, position.market.dealt_by)  # type: ignore[arg-type]
    if boss is not None:
        body = replace(body, boss_played_by=_boss_by(boss), boss_level=boss.level)
    state = HeroRealms().start(build_setup(body, position.seed), ignore_event)
    if boss_first:
        state.turn = state.table.boss
    apply_described_position(state, position.seats, position.market, position.sacrificed)
    runner = HeroRealmsPositionRunner(state, position.seed)
    runner.begin(position.before)
    return runner


def _boss_by(boss: SeatPosition) -> Literal["anyone", "app"]:
    if boss.played_by == "people":
        raise Malformed("hr-boss-by-people", name=boss.id)
    return boss.played_by


POSITION_FILE = HeroRealmsPositionFile
