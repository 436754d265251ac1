"""Combats of Heroes III, fought for a while without a screen, to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from companion.app.models.heroes3.combat.setup_draft import KEPT, Draft, Kept
from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.model.questions import DiceQuestion
from companion.games.heroes3.combat.model.setup_data import (
    Army,
    CombatSetup,
    Fight,
    Hero,
    Settings,
    Siege,
    UnitCard,
    build_setup,
)
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.odds.player_policies import SENSIBLE
from companion.kernel.plain_data import to_plain
from companion.tables.table_service import TableService
from database.store import Store

SEED = 11
MINE = ("castle:griffins/pack", "castle:crusaders/few", "castle:marksmen/pack", "castle:zealots/few")
PLACED = tuple(UnitCard(unit, space) for unit, space in zip(MINE, ("C2", "B2", "B1", "C1"), strict=True))
THEIRS = tuple(
    UnitCard(unit, space)
    for unit, space in (
        ("neutral:evil-eyes", "C5"),
        ("neutral:vampires", "A4"),
        ("neutral:dendroids", "B4"),
        ("neutral:mummies", "D4"),
    )
)


@dataclass(frozen=True)
class CombatTables:
    """The tables: placing, an enemy about to act, an own unit about to act, a siege, one that is over."""

    placing: str
    enemy: str
    mine: str
    dice: str
    siege: str
    over: str


class Marshal:
    """Fights at a table: the app for the enemy, a sensible player for everybody else."""

    def __init__(self, house: TableService, fight: Fight, settings: Settings | None = None, seed: int = SEED) -> None:
        self.house = house
        self.table = house.begin(build_setup(CombatSetup(fight, settings or Settings()), seed), "")

    @property
    def state(self) -> CombatState:
        """The table as it stands."""
        state: CombatState = self.house.open(self.table).state
        return state

    def give(self, act: Act) -> None:
        """Somebody acts."""
        self.house.give(self.table, act, who="device-phone")

    def until(self, here: Callable[[CombatState], bool], most: int = 400) -> None:
        """Fight until something is so, or the combat is over."""
        while most and not self.state.ended and not here(self.state):
            self.step()
            most -= 1

    def step(self) -> None:
        """One decision of whoever decides."""
        state = self.state
        if is_ai_to_decide(state):
            verdict = decide_ai_act(state)
            act = verdict.act or verdict.options[0].act
            self.house.give(self.table, act, who="chair" if verdict.act else "device-phone", why=verdict.reason)
        else:
            self.give(SENSIBLE.answer(state) if state.ask is not None else SENSIBLE.act(state))


def field(mine: tuple[UnitCard | str, ...] = PLACED, theirs: tuple[UnitCard | str, ...] = THEIRS) -> Fight:
    """A level IV field on Hard, against an army that is known."""
    hero = Hero(level=4, movement=3, faction="castle")
    return Fight(level="IV", difficulty="hard", mine=Army(mine, hero=hero), theirs=Army(theirs, "ai"))


def make_combat_tables(data: Path) -> CombatTables:
    """Fight a little at some tables, and leave an army for the next one."""
    with Store.open(data / DATABASE_FILE_NAME) as store:
        house = TableService(store, ENGINES)
        draft = Draft(level="IV", difficulty="hard", hero_level=4, mine=MINE)
        store.settings.put(KEPT, to_plain(Kept(draft)))
        return combat_tables_in(house)


def combat_tables_in(house: TableService) -> CombatTables:
    """The tables in a house."""
    return CombatTables(_placing(house), _enemy(house), _mine(house), _dice(house), _siege(house), _over(house))


def _placing(house: TableService) -> str:
    marshal = Marshal(house, field(MINE, ()))
    marshal.give(acts.Place(MINE[1], "B2"))
    marshal.give(acts.Place(MINE[2], "B1"))
    return marshal.table


def _enemy(house: TableService) -> str:
    """In the first round, when the vampires have decided."""
    marshal = Marshal(house, field())
    marshal.until(lambda state: state.round > 0 and is_ai_to_decide(state) and decide_ai_act(state).act is not None)
    return marshal.table


def _mine(house: TableService) -> str:
    marshal = Marshal(house, field())
    marshal.until(lambda s: s.round > 0 and s.ask is None and s.active >= 0 and s.actor.side == 0 and _hurt(s) > 1)
    return marshal.table


def _hurt(state: CombatState) -> int:
    return sum(fighter.damage > 0 for fighter in state.fighters)


def _dice(house: TableService) -> str:
    """The enemy attacks, and the real die has to be rolled."""
    marshal = Marshal(house, field(), Settings(dice="table"))
    marshal.until(lambda state: isinstance(state.ask, DiceQuestion) and state.ask.side == 1)
    return marshal.table


def _siege(house: TableService) -> str:
    theirs = Army(
        ("necropolis:vampires/few", "necropolis:zombies/pack", "necropolis:liches/few"),
        "ai",
        Hero(level=3),
        deck=("might-attack-a", "might-defense-b", "magic-cast-a"),
        spells=("magic-arrow",),
    )
    fight = Fight("ai-hero", difficulty="hard", mine=Army(PLACED, hero=Hero(level=4)), theirs=theirs, siege=Siege("B3"))
    marshal = Marshal(house, fight)
    marshal.until(lambda state: state.round > 0 and state.ask is None and state.active >= 0 and state.actor.side == 0)
    return marshal.table


def _over(house: TableService) -> str:
    strong = tuple(
        UnitCard(unit, space)
        for unit, space in (
            ("castle:archangels/pack", "C2"),
            ("castle:champions/pack", "B2"),
            ("castle:marksmen/pack", "B1"),
        )
    )
    marshal = Marshal(house, field(strong, ()))
    marshal.until(lambda state: state.ended)
    return marshal.table
