"""Letters typed one by one, fast and slowly, into fields whose results change with every key: none is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.tables.table_service import TableService
from database.store import Store
from tests.browser.conftest import Seat
from tests.browser.harness.people import DESKTOP, PHONE
from tests.browser.harness.server import Server, companion
from tests.browser.harness.terminal_tables import address
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_adventures import adventure_tables_in
from tests.sample_tables.terrinoth_quests import quest_tables_in


@dataclass(frozen=True)
class Picker:
    """A field: the way to it, its label, what is typed into it in turn, and what is then to be read."""

    path: str
    taps: str
    label: str
    typed: tuple[str, str]
    reads: tuple[str, str]


UNIT = "Unit: two letters are enough"
PICKERS = {
    "library": Picker("/library", "", "Ask the library", ("guard", "expend"), ("A champion with a black", "Expend")),
    "market": Picker(
        "/table/{party}", "lay-champion", "Two letters of its name", ("orc gru", "street th"),
        ("Orc Grunt", "Street Thug"),
    ),
    "army": Picker("/table/{late}", "part-army add-unit", UNIT, ("archang", "gargoyl"), ("Archangels", "Gargoyles")),
    "deck": Picker(
        "/table/{late}", "part-cards add-card", "Name of the card", ("lightn", "town po"),
        ("Lightning Bolt", "Town Portal"),
    ),
    "enemy": Picker("/table/{unknown}", "", "Title", ("Thorn Stal", "Mire hound"), ("Thorn Stal", "card: Mire hound")),
    "combat": Picker("/new/heroes3/heroes3.combat", "", UNIT, ("crusad", "zealot"), ("Crusaders", "Zealots")),
    "names": Picker("/new/hero-realms", "", "Player 2", ("Bea", "Zoë the Elder"), ("Bea", "Zoë the Elder: Cleric")),
}  # fmt: skip


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """The app with tables on which something is picked by its letters."""
    data = tmp_path_factory.mktemp("typing")
    with Store.open(data / DATABASE_FILE_NAME) as store:
        house = TableService(store, ENGINES)
        ids = {
            "party": hero_realms_tables_in(house).party,
            "late": adventure_tables_in(house).late,
            "unknown": quest_tables_in(house).unknown,
        }
    with companion(data) as server:
        yield server, ids


@pytest.mark.parametrize("name", PICKERS)
def test_what_is_typed_key_by_key_stays_and_finds(name: str, tables: tuple[Server, dict[str, str]], seat: Seat) -> None:
    server, ids = tables
    picker, ann = PICKERS[name], seat("Ann", size=PHONE)
    ann.open(address(server, picker.path.format(**ids)))
    for tapped in picker.taps.split():
        ann.tap(tapped)
    for typed, read, pace in zip(picker.typed, picker.reads, (60, 250), strict=True):
        ann.type(picker.label, typed, pace)
        ann.sees(read, within=30)


def test_a_field_that_has_the_focus_from_the_beginning_takes_every_letter(
    tables: tuple[Server, dict[str, str]], seat: Seat
) -> None:
    # At a desktop the library's field has the focus when the page opens; on a phone a keyboard would cover the page.
    server, _ = tables
    picker, ann = PICKERS["library"], seat("Ann", size=DESKTOP)
    ann.open(address(server, picker.path))
    ann.type(picker.label, picker.typed[0])
    ann.sees(picker.reads[0], within=30)
