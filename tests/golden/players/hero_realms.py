"""Evenings of Hero Realms: the app plays its chairs at their levels, people play cards of the app or real ones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import cycle

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.bot_factory import Bot, create_bot
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.setup_data import Chair, Level, Settings, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from tests.golden.players.playing import CHAIR, Plan, Step
from tests.hero_realms.physical.physical_tables import REAL_TABLES, sensible

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
CHARACTERS = ("cleric", "fighter", "ranger", "thief", "wizard")
PEOPLE_LEVEL = "squire"
"""How people play whose cards the app holds."""
OTHER_READINGS = Settings(
    nontarget_stun_ignores_guards=False,
    hydra_guard_must_be_prepared=False,
    lich_excess_damage_carries=True,
    grimoire_return="shuffle",
    stolen_hoard_arrives_prepared=False,
    skill_checks_per_turn=1,
    defeated_can_be_healed=True,
    party_seating="ring",
    pending_acquire_choice="oldest",
)
"""Every open question of the rules answered in the other way."""


def plans() -> Iterator[Plan]:
    """Every mode, boss and level, with cards of the app and with real ones."""
    for name, body in _bodies().items():
        longest = 1_200 if len(body.seats) > 3 else 700
        yield Plan(f"hero-realms-{name}", partial(build_setup, body), Chairs, slips=3, longest=longest)
    won = replace(_party("dragon", 4, "knight"), boss_level="squire")
    yield Plan("hero-realms-dragon-beaten", partial(build_setup, won), Chairs, slips=3, longest=1_200, fits=_party_wins)
    yield Plan("hero-realms-corrected", partial(build_setup, _free_for_all("knight", "squire")), Chairs, packs=True)
    for name, label in {
        "real-dragon": "a party against the dragon, the real market",
        "real-lich": "a party against the lich, the app deals",
        "real-opponent": "an ordinary opponent for one",
        "real-team": "a team of a person and a chair",
    }.items():
        yield Plan(f"hero-realms-{name}", partial(build_setup, REAL_TABLES[label]), Chairs, slips=6, longest=700)


def _party_wins(state: HeroState) -> bool:
    return state.table.boss not in state.winners


def _bodies() -> dict[str, SetupBody]:
    return {
        "knight-squire": _free_for_all("knight", "squire"),
        "legend-knight": _free_for_all("legend", "knight"),
        "person-legend": SetupBody("free-for-all", (Chair("ana", "Ana"), _app(1, "legend")), first="ana"),
        "characters": SetupBody("free-for-all", _seats(3, "knight", characters=True)),
        "four-levels": SetupBody("free-for-all", _seats(4, "squire", "knight", "legend", characters=True)),
        "first-blood": SetupBody("hunter-first-blood", _seats(3, "squire")),
        "last-standing": SetupBody("hunter-last-standing", _seats(3, "knight", "squire", characters=True)),
        "hydra-2v2": SetupBody("hydra-2v2", _seats(4, "knight")),
        "hydra-3v3": SetupBody("hydra-3v3", _seats(6, "squire")),
        "emperor": SetupBody("emperor", _seats(6, "squire", characters=True)),
        "dragon-1": _party("dragon", 1, "squire"),
        "dragon-3": _party("dragon", 3, "knight"),
        "dragon-2-legend": _party("dragon", 2, "legend"),
        "dragon-5": _party("dragon", 5, "squire"),
        "lich-1": _party("lich", 1, "legend"),
        "lich-2": _party("lich", 2, "knight"),
        "lich-4": _party("lich", 4, "squire"),
        "lich-5": _party("lich", 5, "knight"),
        "lich-other-readings": replace(_party("lich", 2, "squire"), settings=OTHER_READINGS),
        "dragon-lich": _bosses("dragon", "lich"),
        "two-dragons": _bosses("dragon", "dragon"),
        "two-liches": _bosses("lich", "lich"),
    }


def _app(n: int, level: Level, character: str = "") -> Chair:
    return Chair(NAMES[n].lower(), NAMES[n], character, played_by="app", level=level)


def _seats(count: int, *levels: Level, characters: bool = False) -> tuple[Chair, ...]:
    """Chairs of the app, their levels in turn; in the first one sits a person."""
    level = cycle(levels)
    seats = [_app(n, next(level), CHARACTERS[n % 5] if characters else "") for n in range(count)]
    return (replace(seats[0], played_by="anyone"), *seats[1:])


def _free_for_all(*levels: Level) -> SetupBody:
    return SetupBody("free-for-all", tuple(_app(n, level) for n, level in enumerate(levels)))


def _party(boss: str, count: int, level: Level) -> SetupBody:
    seats = _seats(count, level, characters=True)
    return SetupBody(boss, seats, boss_played_by="app", boss_level=level)  # type: ignore[arg-type]


def _bosses(one: str, other: str) -> SetupBody:
    seats = (replace(_app(0, "knight"), boss=one), replace(_app(1, "squire"), boss=other))
    return SetupBody("boss-vs-boss", seats)


class Chairs:
    """Everybody at a table of Hero Realms."""

    def __init__(self, luck: Luck) -> None:
        self.luck, self.people = luck, random.Random(luck.word())
        self._player: Bot | None = None
        self._sits: tuple[int, int] = (-1, -1)

    def step(self, house: TableService, live: LiveTable) -> Step:
        """What a chair decides, what turns up in the real market, or what people may well enter."""
        state: HeroState = live.state
        if find_awaited_actor(state).kind == "turned":
            return Step(acts.Choose(self.luck.pick(legal_answers(state))), "Ana")
        seat = SeatView(state).seats[0]
        place = state.table.places[seat]
        decided = decide_next_step(state, self._seated(state, seat))
        if decided is None:
            return Step(sensible(state, self.people), "Ana")
        instead = _others(state, decided.act)
        if place.played_by == "app":
            burst = f"turn{state.turns}" if isinstance(decided.act, acts.Play) else ""
            return Step(decided.act, CHAIR, decided.reason, burst, instead)
        return Step(decided.act, place.id.title(), instead=instead)

    def _seated(self, state: HeroState, seat: int) -> Bot:
        """The same player for a whole turn. Legend counts playouts, because seconds would not be the same again."""
        if self._player is None or self._sits != (state.turns, seat):
            place = state.table.places[seat]
            level = place.level if place.played_by == "app" else PEOPLE_LEVEL
            self._sits, self._player = (state.turns, seat), create_bot(level, Luck.from_seed(state.turns * 97 + seat))
        return self._player


def _others(state: HeroState, chosen: Act) -> tuple[Act, ...]:
    """What else of the same kind could be done."""
    return tuple(act for act in legal_acts(state) if type(act) is type(chosen) and act != chosen)[:3]
