"""One neutral combat of Heroes III from drawing to experience, played through the accessibility tree."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from companion.app.models.heroes3.combat.setup_draft import KEPT, Draft, Kept
from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.kernel.plain_data import to_plain
from companion.tables.table_service import TableService
from database.store import Store
from tests.browser.conftest import Seat
from tests.browser.harness.combat_player import fight
from tests.browser.harness.people import PHONE, TABLET
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address, buttons
from tests.sample_tables.heroes3_combats import MINE as FOUR
from tests.sample_tables.heroes3_combats import Marshal, field, make_combat_tables

MINE = ("castle:archangels/pack", "castle:champions/pack", "castle:marksmen/pack")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_neutral_combat_from_drawing_to_experience(
    size: ViewportSize, server: Server, data_dir: Path, seat: Seat
) -> None:
    with Store.open(data_dir / DATABASE_FILE_NAME) as store:
        draft = Draft(level="III", difficulty="hard", hero_level=3, mine=MINE)
        store.settings.put(KEPT, to_plain(Kept(draft)))
    ann = seat(size=size)
    ann.open(address(server, "/new/heroes3/heroes3.combat"))
    ann.sees("I enter a level III field on Hard")
    ann.tap("Real dice")
    ann.tap("To battle")

    ann.sees("Place your units")
    ann.tap("space-B2")
    ann.sees("B2: your Archangels")
    ann.tap("Place for me")
    ann.sees("Everybody stands")
    assert all(seen.height >= 48 and seen.width >= 48 for seen in buttons(ann))
    ann.tap("Ready")
    ann.sees_no("Everybody stands")

    assert fight(ann) > 0, "real dice were typed"
    ann.sees("Victory")
    ann.sees("experience")
    ann.sees("visit the field")


def test_an_ability_held_on_the_sheet_of_a_unit_opens_its_rule_and_leads_back(
    server: Server, data_dir: Path, seat: Seat
) -> None:
    combats = make_combat_tables(data_dir)
    ann = seat(size=PHONE)
    ann.open(address(server, f"/table/{combats.mine}"))
    ann.sees("your Griffins")
    ann.hold(next(thing.identifier for thing in ann.on_screen() if "your Griffins" in thing.name))
    ann.sees("Look it up")
    ann.hold("ability-1")
    ann.sees("Rules reference", within=30)
    ann.tap("close-sheet")
    ann.sees("Look it up")
    ann.tap("close-sheet")
    ann.sees("your Griffins")


def test_five_units_that_wait_to_be_placed_are_all_in_sight_on_a_phone(
    server: Server, data_dir: Path, seat: Seat
) -> None:
    with Store.open(data_dir / DATABASE_FILE_NAME) as store:
        store.settings.put("language", "fr")
        table = Marshal(TableService(store, ENGINES), field((*FOUR, "castle:archangels/few"), ())).table
    ann = seat(size=PHONE)
    ann.open(address(server, f"/table/{table}"))
    ann.sees("Placez vos unités")
    seen = {thing.identifier: thing for thing in ann.on_screen()}
    panel = seen["prompt"]
    waiting = [thing for name, thing in seen.items() if name.startswith("pick-")]
    assert len(waiting) == 5
    assert all(thing.height >= 48 and thing.y + thing.height <= panel.y + panel.height for thing in waiting)
