"""Adventures of Heroes III, played for a while without a screen, to be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    PlayerSetup,
    Settings,
    StartingPosition,
    build_setup,
)
from companion.games.heroes3.adventure.state import AdventureState
from companion.kernel.messages import same_text_in_all_languages
from companion.tables.table_service import TableService
from database.store import Store

SEED = 5
ANA = PlayerSetup("ana", "Ana", "castle", "catherine")
BEA = PlayerSetup("bea", "Bea", "necropolis", "sandro")
CLEO = PlayerSetup("cleo", "Cleo", "rampart", "mephala")
START = StartingPosition(Purse(18, 6, 1), Purse(10), ("bronze/pack",), ("bronze",))

ARMIES = {
    "ana": (
        "castle:halberdiers/pack",
        "castle:marksmen/few",
        "castle:griffins/pack",
        "castle:zealots/few",
        "castle:champions/few",
    ),
    "bea": ("necropolis:skeletons/pack", "necropolis:zombies/few", "necropolis:vampires/few"),
    "cleo": ("rampart:elves/pack", "rampart:dwarves/few", "rampart:pegasi/few"),
}
"""What three players have in the fifth round."""


@dataclass(frozen=True)
class AdventureTables:
    """The tables: starting bonuses to take, a turn, a resource round with choices, an army to look at."""

    opening: str
    turn: str
    late: str


class Scribe:
    """Keeps the sheets of one table by giving acts."""

    def __init__(self, house: TableService, body: AdventureSetup, seed: int = SEED) -> None:
        self.house = house
        self.table = house.begin(build_setup(body, seed), "")

    @property
    def state(self) -> AdventureState:
        """The table as it stands."""
        state: AdventureState = self.house.open(self.table).state
        return state

    def give(self, *given: Act) -> None:
        """Somebody acts."""
        for act in given:
            self.house.give(self.table, act, who="device-phone")

    def next(self, times: int = 1) -> None:
        """Press the one button; whatever is open is dropped."""
        for _ in range(times):
            self.give(acts.Next(anyway=True))

    def to_turn(self, seat: str, number: int = 1) -> None:
        """Press the button until it is this player's turn in this round."""
        while self.state.active != seat or self.state.table.round < number:
            self.next()


def body(*players: PlayerSetup, rules: tuple[str, ...] = (), **settings: str) -> AdventureSetup:
    """A clash for these players, with what most scenarios begin with."""
    return AdventureSetup(
        players or (ANA, BEA),
        rounds=12,
        title=same_text_in_all_languages("Friday's clash"),
        start=START,
        rules=rules,
        boxes=("core", "rampart", "tower"),
        settings=Settings(**settings),  # type: ignore[arg-type]
    )


def make_adventure_tables(data: Path) -> AdventureTables:
    """Play a little at some tables."""
    with Store.open(data / DATABASE_FILE_NAME) as store:
        return adventure_tables_in(TableService(store, ENGINES))


def adventure_tables_in(house: TableService) -> AdventureTables:
    """The same in a house that is open."""
    return AdventureTables(_opening(house), _turn(house), _late(house))


def _opening(house: TableService) -> str:
    """Everybody chooses a starting bonus."""
    return Scribe(house, body(dice="table")).table


def _turn(house: TableService) -> str:
    """The first turn of two players."""
    scribe = Scribe(house, body())
    scribe.to_turn("ana")
    scribe.give(acts.Build("ana", "city-hall"), acts.Move("ana"))
    return scribe.table


def _late(house: TableService) -> str:
    """Three players in the fifth round: towns, armies, flags and decks have grown."""
    scribe = Scribe(house, body(ANA, BEA, CLEO))
    scribe.to_turn("ana")
    for seat, army in ARMIES.items():
        scribe.give(
            acts.Adjust(seat, "gold", -12),
            acts.Adjust(seat, "materials", 3),
            acts.Adjust(seat, "valuables", 2),
            acts.SetBuilding(seat, "citadel"),
            acts.SetBuilding(seat, "mage-guild"),
            acts.Experience(seat, 3),
            acts.SetUnits(seat, army),
        )
    for card in ("wisdom", "haste", "bless", "lightning-bolt"):
        scribe.give(acts.GainCard("ana", card, anyway=True))
    scribe.give(acts.Visit("ana", "mine-gold"), acts.Visit("ana", "mine-materials"), acts.GainMorale("ana", "positive"))
    while scribe.state.table.round < 5:
        scribe.next()
    scribe.to_turn("ana", 5)
    return scribe.table
