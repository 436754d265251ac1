"""Corrections of packs at the tables: played with from the set-up on, kept with the table, told when it begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.engines import ENGINES
from companion.games.hero_realms.setup_data import Chair as HeroChair
from companion.games.hero_realms.setup_data import SetupBody as HeroBody
from companion.games.hero_realms.setup_data import build_setup as lay_heroes
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.players.unit_and_machine_prices import machine_price
from companion.games.heroes3.adventure.players.unit_offers import recruit_offers
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import AdventureSetup as SheetBody
from companion.games.heroes3.adventure.setup_data import PlayerSetup as SheetChair
from companion.games.heroes3.adventure.setup_data import build_setup as lay_evening
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.model.setup_data import Army, Fight
from companion.games.heroes3.combat.model.setup_data import CombatSetup as CombatBody
from companion.games.heroes3.combat.model.setup_data import build_setup as lay_combat
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.setup_data import Chair as QuestChair
from companion.games.terrinoth.setup_data import build_setup as lay_quest
from companion.games.terrinoth.setup_data import make_setup_body
from companion.kernel.game import Setup
from companion.library.packs import Correction, Pack
from companion.library.translations import load_message_catalogue
from companion.tables.files.export_file import export_table
from companion.tables.files.import_file import import_table
from companion.tables.history_text import describe_setup_events
from companion.tables.table_service import TableService
from database.store import Store

GRIFFINS = "castle:griffins/pack"


@pytest.fixture
def house(file: Path) -> Iterator[TableService]:
    with Store.open(file) as store:
        yield TableService(store, ENGINES)


def corrected(house: TableService, *corrections: Correction) -> None:
    house.packs.keep(Pack(1, "ours", "Our table", corrections=corrections))


def hero_realms() -> Setup:
    return lay_heroes(HeroBody("free-for-all", (HeroChair("ana"), HeroChair("bea"))), 1)


def combat() -> Setup:
    return lay_combat(CombatBody(Fight("neutral", "I", mine=Army((GRIFFINS,)))), 1)


def quest() -> Setup:
    pack = load_shipped_packs()[0]
    seats = (QuestChair("ana", archetype="warrior"), QuestChair("bea", archetype="mage"))
    return lay_quest(make_setup_body(pack, pack.quests[0].id, seats), 1)


def evening() -> Setup:
    return lay_evening(
        SheetBody(
            (SheetChair("ana", "Ana", "castle", "catherine"), SheetChair("bea", "Bea", "tower", "solmyr")),
            boxes=("core", "tower"),
        ),
        1,
    )


def fire_gem_cost(house: TableService, table: str) -> int:
    return int(house.open(table).shown.state.table.book.by_id["fire-gem"].cost)


def test_a_market_card_costs_what_the_pack_says(house: TableService) -> None:
    before = house.begin(hero_realms(), "Before")
    corrected(house, Correction("hero-realms.fire-gem", "cost", 7))
    after = house.begin(hero_realms(), "After")
    assert (fire_gem_cost(house, before), fire_gem_cost(house, after)) == (2, 7)


def test_a_table_keeps_its_corrections_when_the_pack_goes(house: TableService, tmp_path: Path) -> None:
    corrected(house, Correction("hero-realms.fire-gem", "cost", 7))
    table = house.begin(hero_realms(), "Friday")
    house.packs.remove("ours")
    with Store.open(tmp_path / "evening.db") as store:
        assert fire_gem_cost(TableService(store, ENGINES), table) == 7


def test_a_table_takes_its_corrections_along(house: TableService, tmp_path: Path) -> None:
    corrected(house, Correction("hero-realms.fire-gem", "cost", 7))
    file = export_table(house, house.begin(hero_realms(), "Friday"))
    with Store.open(tmp_path / "elsewhere.db") as store:
        elsewhere = TableService(store, ENGINES)
        assert fire_gem_cost(elsewhere, import_table(elsewhere, file).id) == 7


def test_a_unit_fights_with_what_the_pack_says(house: TableService) -> None:
    corrected(
        house,
        Correction("heroes3.castle-griffins", "attack-pack", 9),
        Correction("heroes3.castle-griffins", "health-few", 8),
    )
    unit = house.open(house.begin(combat(), "Fight")).shown.state.fighters[0].kind
    assert unit.key == GRIFFINS
    assert unit.few is not None
    assert (unit.attack, unit.few.health, unit.plain.attack, unit.plain.able is unit) == (9, 8, 9, True)


def test_an_enemy_of_a_quest_has_what_the_pack_says(house: TableService) -> None:
    enemy = load_shipped_packs()[0].enemies[0]
    corrected(house, Correction(f"terrinoth.enemies-{enemy.id}", "health", 42))
    book = house.open(house.begin(quest(), "Quest")).shown.state.world.table.book
    assert book.cards[enemy.id].number("health") == 42


def test_an_evening_asks_the_prices_that_the_pack_says(house: TableService) -> None:
    corrected(
        house,
        Correction("heroes3.castle-griffins", "gold-few", 1),
        Correction("heroes3.building-castle-city-hall", "gold", 99),
        Correction("heroes3.machine-ballista", "factory", 77),
    )
    state = house.open(house.begin(evening(), "Evening")).shown.state
    offers = {offer.unit: offer.cost for offer in recruit_offers(state, "ana")}
    assert offers["castle:griffins"].gold == 1
    assert player_queries.player_town(state, "ana").building("city-hall").cost.gold == 99
    assert machine_price(state.layout, load_cards().machines["ballista"], "factory") == Purse(77)


def test_a_correction_stays_with_its_game(house: TableService) -> None:
    corrected(house, Correction("heroes3.castle-griffins", "attack-pack", 9))
    assert house.open(house.begin(hero_realms(), "Friday")).setup.corrections == ()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "correct"), ("es", "corregida"), ("fr", "corrigé"), ("it", "corretta")]
)
def test_a_table_says_that_it_plays_with_corrections(house: TableService, language: str, word: str) -> None:
    corrected(house, Correction("hero-realms.fire-gem", "cost", 7))
    live = house.open(house.begin(hero_realms(), "Friday"))
    assert word in describe_setup_events(live, load_message_catalogue(language))[0]
