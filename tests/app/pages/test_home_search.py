"""Finding a table at home by a few letters, where there are more than one page of them."""

from __future__ import annotations

import pytest

from companion.app.models.table_list import FIRST_PAGE_SIZE
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.call_counter import Counted
from tests.app.conftest import Sit
from tests.app.device_actions import create_table, has, press, write
from tests.in_process_device import Device


@pytest.fixture
def tables(house: TableService) -> list[str]:
    """More tables than a page, all alike but three."""
    kept = house.store.read(create_table(house, "hero-realms", "free-for-all", "Ana", "Ben"))
    assert kept.snapshot is not None
    alike = [house.store.create(kept.setup, f"Number {n}", kept.snapshot, at=n) for n in range(2 * FIRST_PAGE_SIZE)]
    special = [
        house.store.create(kept.setup, "Noël chez Zoé", kept.snapshot, at=1),
        create_table(house, "heroes3", "alliance", "Čenda", "Dora", "Eli", "Fay"),
        create_table(house, "terrinoth", "quest", "Gus", "Hal"),
    ]
    return [*special, *alike]


def shown(device: Device, tables: list[str]) -> list[str]:
    """Which of these tables are listed."""
    return [table for table in tables if has(device, f"table-{table}")]


def test_a_page_of_tables_needs_no_search(house: TableService, sit: Sit) -> None:
    create_table(house, "hero-realms", "free-for-all")
    assert not has(sit(), "home-find")


@pytest.mark.parametrize(
    ("typed", "which"),
    [
        ("noel", 0),
        ("NOËL zoe", 0),
        ("zoé no", 0),
        ("cenda", 1),
        ("heroes dora", 1),
        ("alliance", 1),
        ("Alianza", 1),
        ("gus", 2),
        ("quête", 2),
        ("aventura", 2),
    ],
)
def test_a_table_is_found_by_name_people_game_and_mode(sit: Sit, tables: list[str], typed: str, which: int) -> None:
    ann = sit()
    write(ann, "home-find", typed)
    ann.sees("1 table found")
    assert shown(ann, tables) == [tables[which]]


def test_results_follow_every_key_and_all_come_back(sit: Sit, tables: list[str]) -> None:
    ann = sit()
    for typed, count in (
        ("n", 1 + 2 * FIRST_PAGE_SIZE),
        ("nu", 2 * FIRST_PAGE_SIZE),
        ("number 1", 11),
        ("number 17", 1),
    ):
        write(ann, "home-find", typed)
        ann.sees(f"{count} table{'s' if count > 1 else ''} found")
        assert len(shown(ann, tables)) == min(count, FIRST_PAGE_SIZE)
        assert has(ann, "show-more") == (count > FIRST_PAGE_SIZE)
    press(ann, "home-find-clear")
    assert len(shown(ann, tables)) == FIRST_PAGE_SIZE - 1, "the table that the others are copies of is the twelfth"
    assert not has(ann, "home-find-clear")
    assert ann.reads("Find a table: name, people, game") == ""


def test_more_of_what_was_found_can_be_shown(sit: Sit, tables: list[str]) -> None:
    ann = sit()
    write(ann, "home-find", "number")
    ann.sees(f"{2 * FIRST_PAGE_SIZE} tables found")
    press(ann, "show-more")
    ann.wait_until(lambda: len(shown(ann, tables)) == 2 * FIRST_PAGE_SIZE, "all that was found")
    assert not has(ann, "show-more")


def test_where_nothing_is_found_it_says_what_to_do(sit: Sit, tables: list[str]) -> None:
    ann = sit()
    write(ann, "home-find", "xyz")
    ann.sees("No table fits “xyz”. Try the beginning of a name")
    write(ann, "home-find", "xyzzy")
    ann.sees("No table fits “xyzzy”.")
    assert not shown(ann, tables)
    press(ann, "home-find-all")
    assert shown(ann, tables)


def test_what_was_found_follows_its_tables(house: TableService, sit: Sit, tables: list[str]) -> None:
    ann = sit()
    write(ann, "home-find", "noel")
    ann.sees("Noël chez Zoé, Round 1")
    house.rename(tables[0], "Noël chez Max")
    ann.sees("Noël chez Max, Round 1")
    house.destroy(tables[0])
    ann.sees("No table fits")
    create_table(house, "hero-realms", "free-for-all", "Nobody", "Else")
    ann.settle()
    assert ann.reads("Find a table: name, people, game") == "noel"
    ann.sees("No table fits")


def test_the_setups_are_read_once_and_only_what_is_shown_is_opened(
    sit: Sit, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sit()
    ann.wait_until(lambda: sum(", Round " in said for said in ann.texts()) == FIRST_PAGE_SIZE, "a complete page")
    every, one = Counted(monkeypatch, Store, "tables"), Counted(monkeypatch, Store, "listed")
    opened = Counted(monkeypatch, LiveTable, "__init__")
    for typed in ("n", "no", "noe"):
        write(ann, "home-find", typed)
    ann.sees("Noël chez Zoé, Round 1")
    assert every.calls == 1
    assert one.calls <= 2 * (FIRST_PAGE_SIZE + 1) + 1, (
        "a page of what was found, and one more to know whether there are more"
    )
    assert opened.calls <= 2 * FIRST_PAGE_SIZE
