"""Whatever has a meaning at a table is explained when it is held, over the table, and closing leads back."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.games.catalogues import all_cards
from companion.games.shelf import boxes
from companion.library.asking import Library
from companion.library.places import content_folder
from companion.tables.house import House
from tests.app.conftest import Sit
from tests.app.holding import hold_all, mute
from tests.app.seeing import DESKTOP, PHONE, TABLET, has, names, press
from tests.app.test_every_screen import evening
from tests.browser.chairs import chairs_in
from tests.browser.combats import combats_in
from tests.browser.quests import quests_in
from tests.browser.sheets import sheets_in
from tests.inproc import Device

ROOT = Path(__file__).parents[2]
GAMES = [box.id for box in boxes() if not box.own]
SIZES = (PHONE, DESKTOP)


@dataclass
class Holding:
    """Holds what is on one screen after the other; what was held already is not held again."""

    house: House
    sit: Sit
    tried: set[str] = field(default_factory=set)

    def at(self, route: str, size: tuple[int, int], game: str, other: Collection[str] = ()) -> Device:
        """Sit down before a screen on which everything with a meaning opens it, and no term stays mute."""
        device = self.sit(route, size)
        self.explained(device, game, other=other)
        return device

    def explained(self, device: Device, game: str, least: int = 3, other: Collection[str] = ()) -> None:
        """Fail unless everything here that has a meaning opens it, and no term stays mute."""
        assert mute(device, self.house.library, game, other) == []
        assert hold_all(device, self.house.library, game, self.tried) >= least

    def sheets(self, device: Device, game: str, *openers: str) -> None:
        """The same for the sheets that these presses open ("menu open-dice"), where they are there."""
        for opener in openers:
            if opener and has(device, opener.split()[0]):
                press(device, *opener.split())
                assert has(device, "close-sheet"), opener
                self.explained(device, game, least=1)
                press(device, "close-sheet")


@pytest.fixture(scope="module")
def books() -> Library:
    """All rules and cards, read once."""
    return Library(content_folder(), all_cards)


@pytest.fixture
def table(house: House, sit: Sit, books: Library) -> Holding:
    """A house in which everything is held."""
    # The odds over the board are worked out only where a test asks for them.
    house.store.settings.put("heroes3-odds-in-view", False)
    house.library = books
    return Holding(house, sit)


def first(device: Device, beginning: str) -> str:
    """The first thing whose name begins so."""
    return next((name for name in names(device) if name.startswith(beginning)), "")


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_explains_every_word_on_it(game: str, table: Holding) -> None:
    laid = evening(table.house, game)
    seat = table.house.open(laid).state.sheet.seats[0].id
    for layout in ("hand", "flat", "wide"):
        table.house.store.settings.put("layout-tablet", layout)
        ann = table.at(f"/table/{laid}", PHONE if layout == "hand" else TABLET, game)
        if layout == "hand":
            table.sheets(ann, game, f"seat-{seat}", first(ann, "pad-"), first(ann, "edit-"), first(ann, "enter-"))


def test_a_table_of_hero_realms_explains_every_card_tag_and_number(table: Holding) -> None:
    tables = chairs_in(table.house)
    for size in SIZES:
        for laid in (tables.party, tables.turn, tables.lich, tables.over):
            ann = table.at(f"/table/{laid}", size, "hero-realms")
            if laid == tables.party:
                table.sheets(ann, "hero-realms", "seat-ana", "pad-ana", "deeds", "last-turn")


def test_a_combat_explains_every_unit_token_and_reason(table: Holding) -> None:
    tables = combats_in(table.house)
    for size in SIZES:
        for laid in (tables.placing, tables.enemy, tables.mine, tables.dice, tables.siege, tables.over):
            ann = table.at(f"/table/{laid}", size, "heroes3")
            table.sheets(ann, "heroes3", "cards", first(ann, "order-"))


def test_a_quest_explains_every_enemy_condition_and_question(table: Holding) -> None:
    tables = quests_in(table.house)
    for size in SIZES:
        for laid in (tables.hero, tables.dice, tables.enemy, tables.over):
            ann = table.at(f"/table/{laid}", size, "terrinoth")
            table.sheets(ann, "terrinoth", "hero-mira", "location")
        # The question which card was drawn lies over the table.
        ben = table.sit(f"/table/{tables.unknown}", size)
        table.explained(ben, "terrinoth", least=1)
        press(ben, "close-sheet")
        table.explained(ben, "terrinoth")


SECTIONS = ("now", "town", "army", "hero", "cards", "map")
SHEETS = (
    "purse-gold", "income", "trade", "muster", "add-unit", "add-card", "hero-right", "morale", "token-build",
    "building-citadel", "visit", "fight", "menu open-finish",
)  # fmt: skip
PAGES = ("dice", "trade", "places", "search", "levels", "difficulty", "machines", "ai", "rules")


def test_an_evening_explains_resources_towns_armies_and_everything_open(table: Holding) -> None:
    opening, turn, late = (getattr(sheets_in(table.house), name) for name in ("opening", "turn", "late"))
    table.at(f"/table/{opening}", PHONE, "heroes3")
    table.at(f"/table/{turn}", DESKTOP, "heroes3")
    ann = table.at(f"/table/{late}", DESKTOP, "heroes3")
    table.sheets(ann, "heroes3", *SHEETS, first(ann, "unit-"), first(ann, "card-"), first(ann, "flag-"))
    table.sheets(ann, "heroes3", *(f"tables-tool table-{page}" for page in PAGES))
    ben = table.sit(f"/table/{late}", PHONE)
    for part in SECTIONS:
        press(ben, f"part-{part}")
        table.explained(ben, "heroes3")


@pytest.mark.parametrize(
    ("route", "game"),
    [
        *((f"/new/{game}", game) for game in GAMES),
        ("/new/hero-realms/hero-realms", "hero-realms"),
        ("/new/heroes3/heroes3.combat", "heroes3"),
        ("/new/heroes3/heroes3.sheet", "heroes3"),
        ("/new/terrinoth/terrinoth", "terrinoth"),
    ],
)
def test_a_set_up_explains_modes_optional_rules_and_conventions(route: str, game: str, table: Holding) -> None:
    ann = table.sit(route, PHONE)
    for folded in ("more", "unfold-start", "unfold-rules"):
        press(ann, folded) if has(ann, folded) else None
    table.explained(ann, game)
    press(ann, "open-setup")
    ann.wait_until(lambda: has(ann, "close-sheet"), "the checklist")


@pytest.mark.parametrize("game", GAMES)
def test_the_history_of_a_table_leads_to_the_rules(game: str, table: Holding) -> None:
    # A step that was removed has nothing to do with a card that is removed from the game.
    table.at(f"/table/{evening(table.house, game)}/history", PHONE, game, other={"removed"})


def test_every_entry_that_a_screen_names_exists(house: House) -> None:
    asked = re.compile(r'(?<![\w.])(?:lookup\.)?term\(\s*guest,\s*"([a-z-]+)"')
    games = {"hero_realms": "hero-realms", "heroes3": "heroes3", "terrinoth": "terrinoth"}
    missing = [
        f"{file.name}: {entry}"
        for folder, game in games.items()
        for file in (ROOT / "companion/app/screens" / folder).rglob("*.py")
        for entry in asked.findall(file.read_text(encoding="utf-8"))
        if house.library.rules.entry(f"{game}.{entry}") is None
    ]
    assert missing == []
