"""A small quest for the tests of its screens: every number is known, nothing is left to luck but the decks."""

from __future__ import annotations

from typing import Any

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.cards.pack import Pack, pack_from_text
from companion.games.terrinoth.setup_data import Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.tables.table_service import TableService

QUEST = """
pack: 1
id: test-quest
name: The Test
heroes:
  - {id: tova, title: Tova, archetype: warrior, health: 9, state: complete}
  - {id: emre, title: Emre, archetype: healer, health: 7, state: complete}
activation:
  - {id: warrior-strike, title: Strike, archetype: warrior, action: attack, does: "attack(2)", state: complete}
  - {id: warrior-look, title: Look Round, archetype: warrior, action: explore, does: "explore(2)", state: complete}
  - {id: warrior-camp, title: Camp, archetype: warrior, action: rest, does: "rest(2); ready(active.act, all)"}
  - {id: warrior-help, title: Help, archetype: warrior, action: aid, does: "aid(2)", state: complete}
  - {id: healer-strike, title: Staff, archetype: healer, action: attack, does: "attack(1)", state: complete}
  - {id: healer-look, title: Seek, archetype: healer, action: explore, does: "explore(2)", state: complete}
  - {id: healer-camp, title: Mend, archetype: healer, action: rest, does: "rest(3); ready(active.act, all)"}
  - {id: healer-help, title: Bless, archetype: healer, action: aid, does: "aid(3)", state: complete}
enemies:
  - {id: bog-rat, title: Bog Rat, set: rats, role: minion, level: trivial, attack: 1, health: 2, resistance: 0,
     traits: [Beast], bar: [advance, gnaw], keywords: {gnaw: "wound(active, 1)"}, state: complete}
  - {id: rat-king, title: Rat King, set: rats, role: chieftain, level: trivial, attack: 2, health: 4, resistance: 1,
     traits: [Beast], bar: [advance, damage], on: {threat: "wound(active, 1)"}, state: complete}
  - {id: warden, title: Warden, role: nemesis, level: formidable, attack: 4, health: 9, resistance: 1,
     bar: [damage], state: complete}
locations:
  - {id: mill, title: Old Mill, level: trivial, spawn_engaged: 2, spawn_shadows: 1, exploration: 3, state: complete}
  - {id: ford, title: Flooded Ford, level: trivial, spawn_engaged: 1, spawn_shadows: 1, exploration: 4, state: complete}
quests:
  - id: test-quest
    title: The Bramble Road
    nemesis: warden
    track: [start, grey, green, grey, violet, red]
    on: {peril(green): "wound(hero.each, 1)", peril(violet): "spawn(1)", peril(red): "lose"}
    victory: "explored(final)"
    enemies: [{sets: [rats]}]
    locations: [{cards: [mill]}, {cards: [ford]}]
"""


def quest_pack() -> Pack:
    """The pack of the small quest."""
    return pack_from_text(QUEST, "test-quest.yaml")


def seats() -> tuple[Chair, ...]:
    """Mira the warrior and Oskar the healer."""
    return (Chair("mira", "Mira", "tova", player="Mira"), Chair("oskar", "Oskar", "emre", player="Oskar"))


def begin(house: TableService, pack: Pack | None = None, seed: int = 5, **settings: Any) -> str:
    """Lay the table of the small quest; its id."""
    body = make_setup_body(pack or quest_pack(), "test-quest", seats(), "mira", Settings(**settings))
    return house.begin(build_setup(body, seed), "")


def state_of(house: TableService, table: str) -> TerrinothState:
    """The table as it stands."""
    state: TerrinothState = house.open(table).state
    return state


def give(house: TableService, table: str, act: Act) -> None:
    """Somebody acts."""
    house.give(table, act, who="device-phone")


def blanks(dice: tuple[int, int]) -> acts.Roll:
    """A roll of nothing but blanks."""
    white, black = dice
    return acts.Roll(tuple("blank" for _ in range(white)), tuple("blank" for _ in range(black)))


def answer(house: TableService, table: str) -> None:
    """Answer whatever is asked, harmlessly: blank dice, the first legal answer, a card that explores."""
    asked = state_of(house, table).ask
    assert asked is not None
    if asked.dice is not None:
        give(house, table, blanks(asked.dice))
    elif asked.id == "activation" and "explore" in asked.legal:
        give(house, table, acts.Choose("explore"))
    else:
        give(house, table, acts.Choose(asked.legal[0]))


def until(house: TableService, table: str, asked: str, most: int = 60) -> None:
    """Play on until a question of this kind is open."""
    for _ in range(most):
        now = state_of(house, table).ask
        if now is None or now.id == asked:
            return
        answer(house, table)
    raise AssertionError(f"nobody asks {asked}")
