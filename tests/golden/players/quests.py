"""Evenings of Heroes of Terrinoth: the party plays itself, with the app's dice or with real ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from companion.games.terrinoth import acts
from companion.games.terrinoth.bots.party_bot import create_bot, decide_act
from companion.games.terrinoth.cards.card_book import ARCHETYPES
from companion.games.terrinoth.cards.pack import Pack
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.setup_data import Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.game import Setup
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from tests.golden.players.playing import CHAIR, Plan, Step

NAMES = ("Ana", "Ben", "Cleo", "Dan")
COUNTS = {"alone": 2, "two": 2, "three": 3, "four": 4}
"""Heroes by how many play; a player alone runs two."""
PLAIN = Settings(dice="app", round_limit=14)
"""The app rolls, and after so many rounds it is lost."""
OTHER_READINGS = replace(
    PLAIN,
    action_without_target="forbid",
    roll_order="threats_first",
    after_fall="stop",
    engage_facedown="forbid",
    fallen_conditions="keep",
    fallen_enemies="exhausted",
    leader_falls="next",
    count_after_fall="exchange",
    defeated_nemesis="back_to_lair_now",
    pile_order="first_is_top",
    nefarious=True,
)
"""Open questions of the rules answered in the other way."""


def plans() -> Iterator[Plan]:
    """Every adventure that comes with the app, with every number of heroes, won and lost."""
    for pack in load_shipped_packs():
        for quest in pack.quests:
            for people, heroes in COUNTS.items():
                yield _plan(f"{quest.id}-{people}", pack, quest.id, heroes, outcome="won", alone=people == "alone")
            yield _plan(f"{quest.id}-lost", pack, quest.id, 3, outcome="lost")
            yield _plan(f"{quest.id}-random", pack, quest.id, 2, level="random")
            yield _plan(f"{quest.id}-real-dice", pack, quest.id, 3, settings=replace(PLAIN, dice="table"))
            yield _plan(f"{quest.id}-other-readings", pack, quest.id, 4, settings=OTHER_READINGS)


def _plan(
    name: str,
    pack: Pack,
    quest: str,
    heroes: int,
    level: str = "party",
    outcome: str = "",
    alone: bool = False,
    settings: Settings = PLAIN,
) -> Plan:
    return Plan(
        f"quest-{name}",
        partial(_laid, pack, quest, heroes, alone, settings),
        partial(Party, level=level),
        slips=4,
        longest=500,
        fits=lambda state: outcome in ("", state.world.outcome),
    )


def _laid(pack: Pack, quest: str, heroes: int, alone: bool, settings: Settings, seed: int) -> Setup:
    chairs = []
    for n in range(heroes):
        archetype = ARCHETYPES[(seed + n) % len(ARCHETYPES)]
        cards = [card.id for card in pack.heroes if card.archetype == archetype]
        name = NAMES[n]
        chairs.append(Chair(name.lower(), name, cards[seed % len(cards)], player=NAMES[0] if alone else name))
    return build_setup(make_setup_body(pack, quest, tuple(chairs), settings=settings), seed)


class Party:
    """The heroes of a table. Some answers are people's own, some follow what the app would do."""

    def __init__(self, luck: Luck, level: str) -> None:
        self.luck, self.plays = luck, create_bot(level, luck)

    def step(self, house: TableService, live: LiveTable) -> Step:
        """The answer to the open question, or what the real dice show."""
        state: TerrinothState = live.state
        asked = state.ask
        assert asked is not None
        if asked.dice is not None and not asked.legal:
            return Step(self._rolled(state, *asked.dice), "Ana")
        act, event = decide_act(state, self.plays)
        others = tuple(acts.Choose(option) for option in asked.legal if acts.Choose(option) != act)[:3]
        return Step(act, CHAIR, event.reason, instead=others)

    def _rolled(self, state: TerrinothState, white: int, black: int) -> acts.Roll:
        dice = state.world.table.book.pack.dice
        assert dice.hero is not None
        assert dice.enemy is not None
        hero = tuple(self.luck.pick(dice.hero) for _ in range(white))
        return acts.Roll(hero, tuple(self.luck.pick(dice.enemy) for _ in range(black)))
