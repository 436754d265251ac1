"""Quests of Terrinoth, played for a while without a screen, to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.terrinoth import acts
from companion.games.terrinoth.bots.party_bot import create_bot, decide_act
from companion.games.terrinoth.cards.card_types import QuestSheet
from companion.games.terrinoth.cards.pack import Pack
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.setup_data import Body, Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.tables.table_service import TableService
from database.store import Store

SEED = 3
TRACK = ("start", "grey", "green", "grey", "yellow", "violet", "grey", "red", "red")


@dataclass(frozen=True)
class QuestTables:
    """The tables: a hero to act, dice to type, an enemy to activate, a card that nobody knows, one that is over."""

    hero: str
    dice: str
    enemy: str
    unknown: str
    over: str


class Company:
    """Plays a quest sensibly, with dice that the app rolls where it can."""

    def __init__(self, house: TableService, body: Body, seed: int = SEED) -> None:
        self.house, self.player = house, create_bot("party", Luck.from_seed(seed))
        self.table = house.begin(build_setup(body, seed), "")

    @property
    def state(self) -> TerrinothState:
        """The table as it stands."""
        state: TerrinothState = self.house.open(self.table).state
        return state

    def until(self, here: Callable[[TerrinothState], bool], most: int = 3000) -> None:
        """Play until something is so, or the quest is over."""
        while most and not self.state.ended and not here(self.state):
            asked = self.state.ask
            act = acts.Choose("app") if asked is not None and asked.dice is not None else None
            self.house.give(self.table, act or decide_act(self.state, self.player)[0], who="device-phone")
            most -= 1


def three_heroes(**settings: object) -> Body:
    """Mira, Oskar and Ilse in the adventure of our own."""
    pack = load_shipped_packs()[0]
    chosen = {card.archetype: card.id for card in reversed(pack.heroes)}
    names = (("mira", "Mira", "scout"), ("oskar", "Oskar", "warrior"), ("ilse", "Ilse", "healer"))
    chairs = tuple(Chair(seat, name, chosen[kind], player=name) for seat, name, kind in names)  # type: ignore[index]
    return make_setup_body(pack, pack.quests[0].id, chairs, "mira", Settings(**settings))  # type: ignore[arg-type]


def box_quest() -> Body:
    """Two heroes in a quest of the box of which nothing is typed but the track."""
    chairs = (
        Chair("mira", "Mira", archetype="scout", player="Mira"),
        Chair("oskar", "Oskar", archetype="warrior", player="Oskar"),
    )
    pack = Pack("Ours", quests=(QuestSheet("the-bramble-road", "The Bramble Road", track=TRACK),))
    return make_setup_body(pack, "the-bramble-road", chairs, "mira", Settings(decks="table"))


def make_quest_tables(data: Path) -> QuestTables:
    """Play a little at some tables."""
    with Store.open(data / DATABASE_FILE_NAME) as store:
        return quest_tables_in(TableService(store, ENGINES))


def quest_tables_in(house: TableService) -> QuestTables:
    """The tables in a house."""
    return QuestTables(_hero(house), _dice(house), _enemy(house), _unknown(house), _over(house))


def _asks(state: TerrinothState, kind: str, round_: int) -> bool:
    return state.ask is not None and state.ask.id == kind and state.world.round >= round_


def _hero(house: TableService) -> str:
    company = Company(house, three_heroes())
    company.until(lambda state: _asks(state, "activation", 3))
    return company.table


def _dice(house: TableService) -> str:
    company = Company(house, three_heroes())
    company.until(lambda s: _asks(s, "dice", 2) and s.ask is not None and s.ask.dice is not None and s.ask.dice[1] > 0)
    return company.table


def _enemy(house: TableService) -> str:
    company = Company(house, three_heroes())
    company.until(
        lambda s: _asks(s, "pick", 2) and s.world.activations > 0 and s.ask is not None and len(s.ask.legal) == 1
    )
    return company.table


def _unknown(house: TableService) -> str:
    company = Company(house, box_quest())
    house.give(company.table, acts.Choose("new:Flooded Ford"))
    house.give(company.table, acts.Choose("no"))
    house.give(company.table, acts.Learn("flooded-ford", {"spawn_engaged": 2, "spawn_shadows": 1, "exploration": 6}))
    house.give(company.table, acts.Choose("new:Thorn Stalker"))
    return company.table


def _over(house: TableService) -> str:
    company = Company(house, three_heroes(), seed=7)
    company.until(lambda state: state.ended)
    return company.table
