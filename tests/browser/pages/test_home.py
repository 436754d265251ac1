"""Home with more tables than a page, in a browser: one is found by typing, key by key, and opened with a tap."""

from pathlib import Path

from companion.app.models.table_list import FIRST_PAGE_SIZE
from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.device_actions import create_table
from tests.browser.conftest import Seat
from tests.browser.harness.people import PHONE
from tests.browser.harness.server import Server

FIELD = "Find a table: name, people, game"


def test_a_table_is_found_by_typing_and_opened(data_dir: Path, server: Server, seat: Seat) -> None:
    with Store.open(data_dir / DATABASE_FILE_NAME) as store:
        house = TableService(store, ENGINES)
        house.rename(create_table(house, "hero-realms", "free-for-all", "Zoé", "Max"), "Noël")
        for _ in range(2 * FIRST_PAGE_SIZE):
            create_table(house, "heroes3", "clash", "Cleo", "Dora")
    ann = seat("Ann", size=PHONE)
    ann.open(server.url)
    ann.sees("Heroes III, Round 1, with Cleo and Dora")
    ann.sees_no("Noël")
    # What fits no table takes the whole list away; the field must stay, and whoever types in it.
    ann.type(FIELD, "xyzzy")
    ann.sees("No table fits “xyzzy”")
    ann.tap("home-find-all")
    ann.sees("Heroes III, Round 1, with Cleo and Dora")
    ann.type(FIELD, "noel ma", pace=250)
    ann.sees("1 table found")
    ann.tap("Noël, Round 1, with Zoé and Max")
    ann.sees("Zoé: Life 50")
    ann.tap("Back")
    ann.type(FIELD, "cleo")
    ann.sees(f"{2 * FIRST_PAGE_SIZE} tables found")
