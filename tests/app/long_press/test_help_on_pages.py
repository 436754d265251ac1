"""The same away from the tables: set-ups, library, tables and dice, packs, history. What has a meaning is explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import TablePage
from companion.app.screen_registry import has_reference_tables
from companion.app.screen_router import SCREEN_ROUTES
from companion.games.engines import ENGINES
from companion.games.game_boxes import load_box
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, has, names, press, write
from tests.app.long_press.long_press_walk import Walk
from tests.app.long_press.walks_by_engine import GAMES
from tests.app.pages.test_every_screen import evening
from tests.app.pages.test_packs import PACK
from tests.in_process_device import Device
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_adventures import adventure_tables_in
from tests.sample_tables.heroes3_combats import combat_tables_in
from tests.sample_tables.terrinoth_quests import quest_tables_in

WAYS = [(game, way.engine) for game in GAMES for way in load_box(game).ways]


@pytest.fixture
def table(house: TableService, sit: Sit) -> Walk:
    """A house in which everything is held."""
    # The odds over the board are worked out only where a test asks for them.
    house.store.settings.put("heroes3-odds-in-view", False)
    return Walk(house, sit)


# --- setting up ------------------------------------------------------------------------------------


def set_ups(table: Walk) -> None:
    """The set-up of every game for keeping score, in every mode."""
    for game in GAMES:
        set_up(table, f"/new/{game}", game)


def ways(table: Walk) -> None:
    """The set-up of every engine, in every mode and against every kind of enemy."""
    # How well the app plays is no card, although one is called Escudero, too.
    table.other.add(table.words("hra-level-squire"))
    for game, engine in WAYS:
        set_up(table, f"/new/{game}/{engine}", game)


def set_up(table: Walk, route: str, game: str) -> None:
    """Everything unfolded, then one mode after the other."""
    ann = table.sit(route, PHONE)
    for folded in ("more", "unfold-start", "unfold-rules"):
        press(ann, folded) if has(ann, folded) else None
    table.explained(ann, game)
    for name in names(ann):
        if name.startswith(("mode-", "kind-")):
            press(ann, name)
            table.explained(ann, game)
    press(ann, "open-setup")
    ann.wait_until(lambda: has(ann, "close-sheet"), "the checklist")


# --- the library -----------------------------------------------------------------------------------


def desk(table: Walk) -> None:
    """What lies on the desk, what is found, and the cards to leaf through."""
    for game in GAMES:
        ann = table.sit("/library", PHONE)
        ann.wait_until(lambda ann=ann: has(ann, "numbers"), "the desk", within=20)  # type: ignore[misc]
        press(ann, f"library-{game}")
        ann.wait_until(lambda ann=ann: has(ann, "numbers"), "the desk of a game")  # type: ignore[misc]
        table.explained(ann, game, 0, pressing=True)
        for asked in ("hero", "which card"):
            write(ann, "library-ask", asked)
            found(ann)
            table.explained(ann, game, 0, pressing=True)
        write(ann, "library-ask", "")
        press(ann, "library-cards")
        found(ann)
        table.explained(ann, game, 0, pressing=True)


def found(ann: Device) -> None:
    """Wait until there is something to open."""
    ann.wait_until(lambda: any(name.startswith("found-") for name in names(ann)), "something found", within=20)


def rules(table: Walk) -> None:
    """An entry of every kind of every game."""
    kinds = {(entry.game, entry.kind): entry.id for entry in table.house.library.rules.entries}
    for (game, _), entry in kinds.items():
        page(table, f"/library/rule/{entry}", game)


def cards(table: Walk) -> None:
    """A card of every type of every game, alone and beside another one, and a figure of it being corrected."""
    kinds = {(card.game, card.type): card.id for card in table.house.library.cards.values()}
    for (game, _), card in kinds.items():
        ann = page(table, f"/library/card/{card}", game)
        if has(ann, "card-correct"):
            press(ann, "card-correct")
            table.explained(ann, game, 0, pressing=True)


def page(table: Walk, route: str, game: str) -> Device:
    """A page of the library."""
    ann = table.sit(route, PHONE)
    table.explained(ann, game, 0, pressing=True)
    return ann


def numbers(table: Walk) -> None:
    """The numbers of every game."""
    for game in GAMES:
        table.at(f"/library/numbers/{game}", PHONE, game, 0, pressing=True)


def tables(table: Walk) -> None:
    """Every page of the tables and dice of every game that has some."""
    for game in filter(has_reference_tables, GAMES):
        for size in (PHONE, DESKTOP):
            ann = table.at(f"/library/tables/{game}", size, game)
            pages = [name for name in names(ann) if name.startswith("table-")]
            assert len(pages) == len(get_args(TablePage)) - 1
            for name in pages:
                press(ann, name)
                table.explained(ann, game, 1)


# --- everything else -------------------------------------------------------------------------------


def histories(table: Walk) -> None:
    """What happened at a table of every kind, and a step being put right."""
    # Steps that are removed have nothing to do with cards that are removed from the game.
    table.other |= {table.words("step-removed"), table.words("mend-remove")}
    laid = {evening(table.house, game): game for game in GAMES}
    laid[hero_realms_tables_in(table.house).party] = "hero-realms"
    laid[combat_tables_in(table.house).mine] = "heroes3"
    laid[adventure_tables_in(table.house).late] = "heroes3"
    laid[quest_tables_in(table.house).hero] = "terrinoth"
    for at, game in laid.items():
        ann = table.at(f"/table/{at}/history", PHONE, game)
        for name in [name for name in names(ann) if name.startswith("repair-")][:3]:
            press(ann, name)
            table.explained(ann, game, 0)
            press(ann, "close-sheet")


def packs(table: Walk) -> None:
    """A pack on the shelf, and a house rule being written."""
    table.house.packs.bring(PACK, "friends.yaml")
    for route in ("/packs", "/packs/friends"):
        ann = table.at(route, PHONE, "hero-realms", 0)
        press(ann, "pack-write")
        table.explained(ann, "hero-realms", 0)


def plain(*routes: str) -> Callable[[Walk], None]:
    """Screens that are about no game in particular. What is pressed there leads to its table."""

    def walk(table: Walk) -> None:
        # The layout of the table in the hand is no hand of cards.
        table.other.add(table.words("layout-hand"))
        laid = evening(table.house, GAMES[0])
        for route in routes:
            table.at(route.format(table=laid), PHONE, GAMES[0], 0, pressing=True)

    return walk


WALKED: dict[str, Callable[[Walk], None]] = {
    "/new/{game}": set_ups,
    "/new/{game}/{engine}": ways,
    "/library": desk,
    "/library/rule/{entry}": rules,
    "/library/card/{card}": cards,
    "/library/numbers/{game}": numbers,
    "/library/tables/{game}": tables,
    "/table/{table}/history": histories,
    "/packs/{pack}": packs,
    "/packs": packs,
    "/packs/bring": plain("/packs/bring"),
    "/new": plain("/", "/new"),
    "/import": plain("/import"),
    "/settings": plain("/settings"),
    "/table/{table}/export": plain("/table/{table}/export"),
    "/table/{table}/report": plain("/table/{table}/report"),
    "/table/{table}/rules": plain("/table/{table}/rules"),
    "/report": plain("/report"),
}
"""What is walked at each address. At `/table/{table}` it is the walks of test_help_at_tables.py."""


@pytest.mark.parametrize("address", WALKED)
def test_everything_with_a_meaning_on_a_page_is_explained(address: str, table: Walk) -> None:
    WALKED[address](table)
    assert table.muted == []


def test_every_address_is_walked() -> None:
    assert {*WALKED, "/table/{table}"} == set(SCREEN_ROUTES)
    assert {engine for _, engine in WAYS} == {*ENGINES} - {"tracker"}
