"""Home: what a person finds when the app opens, and how it follows what happens elsewhere."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.models.table_list import FIRST_PAGE_SIZE, TableListModel
from companion.app.screens import home
from companion.games.tracker import acts
from companion.games.tracker.game import TrackerGame
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.call_counter import Counted
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, can_press, create_table, has, names, press, said
from tests.in_process_device import Device
from tests.tables.problems.damage import UNOPENABLE, damage


def test_an_empty_house_invites_to_the_first_table(sit: Sit) -> None:
    ann = sit()
    ann.sees("No table yet")
    press(ann, "new-table")
    ann.sees("Which game?")
    assert {"game-hero-realms", "game-heroes3", "game-terrinoth", "game-score-sheet"} <= set(names(ann))
    press(ann, "back")
    ann.sees("No table yet")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_tables_are_listed_by_whether_they_are_over(house: TableService, sit: Sit, size: tuple[int, int]) -> None:
    running = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    over = create_table(house, "heroes3", "clash", "Cleo", "Dora")
    house.give(over, acts.Finish(("cleo",)))
    ann = sit(size=size)
    ann.sees("Hero Realms, Round 1, with Ana and Ben")
    ann.sees("Heroes III, Over, with Cleo and Dora")
    texts = ann.texts()
    assert texts.index("In progress") < texts.index("Hero Realms, Round 1, with Ana and Ben") < texts.index("Over")
    press(ann, f"table-{running}")
    ann.sees("Round 1 · Ana to play")
    press(ann, "back")
    ann.sees("In progress")
    press(ann, f"table-{over}")
    ann.sees("Cleo wins")


def test_a_table_is_deleted_only_from_the_sheet_that_warns(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit()
    press(ann, f"more-{table}")
    ann.sees("Deleting takes the table and its whole history away for good")
    press(ann, "close-sheet")
    assert house.list(), "closing the sheet deletes nothing"
    press(ann, f"more-{table}", "delete")
    ann.sees("No table yet")
    assert not house.list()


def test_the_sheet_of_a_table_leads_to_its_file_and_to_another_evening(house: TableService, sit: Sit) -> None:
    table = create_table(house, "terrinoth", "quest")
    ann = sit()
    press(ann, f"more-{table}", "export")
    ann.sees("One readable file holds the whole table")
    press(ann, "back", "again")
    ann.sees("Heroes of Terrinoth")
    assert can_press(ann, "begin")


def test_home_follows_tables_that_begin_move_on_and_go(house: TableService, sit: Sit) -> None:
    ann = sit()
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    ann.sees("Hero Realms, Round 1, with Ana and Ben")
    for _ in range(2):
        house.give(table, acts.Next("turn"))
    ann.sees("Hero Realms, Round 2, with Ana and Ben")
    house.rename(table, "Friday")
    ann.sees("Friday, Round 2, with Ana and Ben")
    house.destroy(table)
    ann.sees("No table yet")


@pytest.fixture
def other(file: Path, house: TableService) -> Iterator[TableService]:
    """Another process on the same database, such as the command line."""
    with Store.open(file) as store:
        yield TableService(store, {"tracker": TrackerGame()})


def test_what_another_process_does_shows_after_a_look_around(
    house: TableService, other: TableService, sit: Sit
) -> None:
    ann = sit()
    table = create_table(other, "hero-realms", "free-for-all", "Ana", "Ben")
    house.take_in_outside_changes()
    ann.sees("Hero Realms, Round 1, with Ana and Ben")
    press(ann, f"table-{table}")
    other.give(table, acts.Change("life", -3, "ana"))
    house.take_in_outside_changes()
    ann.sees("Ana: Life 47")


@pytest.mark.parametrize("what", UNOPENABLE)
def test_a_table_that_cannot_be_opened_stays_says_why_and_can_be_saved(
    other: TableService, file: Path, sit: Sit, what: str
) -> None:
    broken = create_table(other, "hero-realms", "free-for-all", "Ana", "Ben")
    other.give(broken, acts.Change("life", -3, "ana"))
    sound = create_table(other, "heroes3", "clash", "Cleo", "Dora")
    damage(file, UNOPENABLE[what], broken)
    ann = sit()
    ann.sees("Heroes III, Round 1")
    ann.wait_until(lambda: "cannot be opened" in said(ann, f"table-{broken}"), "the reason")
    press(ann, f"table-{broken}")
    ann.sees("This table cannot be opened")
    ann.sees("1 input")
    ann.sees('1 give {"act":"change","counter":"life","by":-3,"seat":"ana"}')
    press(ann, "save-rows")
    ann.sees(f"{broken}.rows.json")
    press(ann, "back", f"table-{sound}")
    ann.sees("Cleo: Gold 0")


@pytest.mark.parametrize(("what", "kept"), [("setup", False), ("engine", True)])
def test_a_table_that_cannot_be_opened_is_reported_with_and_without_names(
    house: TableService, other: TableService, file: Path, sit: Sit, what: str, kept: bool
) -> None:
    broken = create_table(other, "hero-realms", "free-for-all", "Zorbina", "Quillon")
    other.give(broken, acts.Change("life", -3, "zorbina"))
    damage(file, UNOPENABLE[what], broken)
    ann = sit(f"/table/{broken}")
    press(ann, "report")
    ann.sees("everything that is stored of this table")
    ann.sees("The setup of table" if what == "setup" else "chess")
    press(ann, "report-copy")
    whole = json.loads(ann.line.given["set"]["data"])
    assert "orbina" in json.dumps(whole)
    assert whole["problems"]
    press(ann, "report-names-False")
    left_out = "What cannot be read cannot be searched for names"
    assert any(left_out in said for said in ann.texts()) is not kept
    press(ann, "report-copy")
    nameless = json.loads(ann.line.given["set"]["data"])
    assert "orbina" not in json.dumps(nameless)
    assert (nameless["table"] is not None) is kept
    assert (nameless["rows"] is not None) is not kept
    press(ann, "back")
    ann.sees("This table cannot be opened")


def test_the_sheet_of_a_table_that_cannot_be_opened_leads_to_its_report(
    house: TableService, other: TableService, file: Path, sit: Sit
) -> None:
    broken = create_table(other, "hero-realms", "free-for-all", "Ana", "Ben")
    damage(file, UNOPENABLE["setup"], broken)
    ann = sit()
    press(ann, f"more-{broken}", "report")
    ann.sees("everything that is stored of this table")


def test_a_table_that_cannot_be_opened_is_deleted_after_a_question(
    house: TableService, other: TableService, file: Path, sit: Sit
) -> None:
    broken = create_table(other, "hero-realms", "free-for-all", "Ana", "Ben")
    damage(file, UNOPENABLE["setup"], broken)
    ann = sit(f"/table/{broken}")
    press(ann, "ask-delete", "close-sheet")
    assert house.list()
    press(ann, "ask-delete", "delete")
    ann.sees("No table yet")
    assert not house.list()


def test_an_address_that_leads_nowhere_leads_home_and_says_so(sit: Sit) -> None:
    ann = sit("/table/nothing-here")
    ann.sees("No table yet")
    ann.sees("nothing-here")
    assert has(ann, "toast-close")
    press(ann, "toast-close")
    assert not has(ann, "toast-close")


# --- many tables --------------------------------------------------------------------------------


def many(house: TableService, count: int) -> list[str]:
    """So many tables of the same kind, the first one changed last."""
    first = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    kept = house.store.read(first)
    assert kept.snapshot is not None
    others = [house.store.create(kept.setup, f"Number {n}", kept.snapshot, at=n) for n in range(count - 1, 0, -1)]
    return [first, *others]


def complete(device: Device, count: int) -> None:
    """Wait until so many lines say what happens at their tables."""
    device.wait_until(lambda: sum(", Round " in said for said in device.texts()) == count, f"{count} complete lines")


@pytest.mark.parametrize("count", [3, 100])
def test_a_tap_costs_one_line_however_many_tables_there_are(
    house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    first = many(house, count)[0]
    ann = sit()
    complete(ann, min(count, FIRST_PAGE_SIZE))
    house.open(first)
    drawn, opened = Counted(monkeypatch, home, "_card"), Counted(monkeypatch, LiveTable, "__init__")
    written, read = Counted(monkeypatch, TableListModel, "_line"), Counted(monkeypatch, Store, "page")
    for _ in range(2):
        house.give(first, acts.Next("turn"))
    ann.sees("Hero Realms, Round 2, with Ana and Ben")
    assert (drawn.calls, written.calls) == (1, 2), "the second turn begins a round; the first one changes no line"
    assert (opened.calls, read.calls) == (0, 0)


def test_home_is_drawn_before_any_table_is_opened(
    house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    many(house, 3)
    gate = threading.Event()
    opened = LiveTable.__init__

    def waiting(*args: Any, **kwargs: Any) -> None:
        gate.wait(10)
        opened(*args, **kwargs)

    monkeypatch.setattr(LiveTable, "__init__", waiting)
    ann = sit()
    ann.sees("Number 2, Free-for-all, with Ana and Ben")
    assert not any("Round 1" in said for said in ann.texts())
    gate.set()
    ann.sees("Number 2, Round 1, with Ana and Ben")


def test_home_opens_and_draws_a_page_of_many_tables(
    house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = many(house, 3 * FIRST_PAGE_SIZE)
    drawn, opened = Counted(monkeypatch, home, "_card"), Counted(monkeypatch, LiveTable, "__init__")
    ann = sit()
    complete(ann, FIRST_PAGE_SIZE)
    assert (drawn.calls, opened.calls) == (2 * FIRST_PAGE_SIZE, FIRST_PAGE_SIZE), "first as the row says, then complete"
    assert has(ann, f"table-{tables[FIRST_PAGE_SIZE - 1]}")
    assert not has(ann, f"table-{tables[FIRST_PAGE_SIZE]}")
    press(ann, "show-more")
    assert has(ann, f"table-{tables[2 * FIRST_PAGE_SIZE - 1]}")
    assert not has(ann, f"table-{tables[2 * FIRST_PAGE_SIZE]}")
    complete(ann, 2 * FIRST_PAGE_SIZE)
    press(ann, "show-more")
    assert has(ann, f"table-{tables[-1]}")
    assert not has(ann, "show-more")
    complete(ann, 3 * FIRST_PAGE_SIZE)
    assert opened.calls == len(tables), "each once"
    assert not any(house.running(table) for table in tables), "none is kept open for having been looked at"


def test_a_second_device_opens_no_table_again(house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    many(house, FIRST_PAGE_SIZE)
    complete(sit(), FIRST_PAGE_SIZE)
    drawn, opened = Counted(monkeypatch, home, "_card"), Counted(monkeypatch, LiveTable, "__init__")
    ben = sit()
    complete(ben, FIRST_PAGE_SIZE)
    assert (drawn.calls, opened.calls) == (FIRST_PAGE_SIZE, 0)


def test_a_table_beyond_the_page_comes_to_the_front_when_it_moves_on(house: TableService, sit: Sit) -> None:
    tables = many(house, FIRST_PAGE_SIZE + 5)
    ann = sit()
    assert not has(ann, f"table-{tables[-1]}")
    house.give(tables[-1], acts.Next("turn"))
    ann.wait_until(lambda: has(ann, f"table-{tables[-1]}"), "the table that moved on")
    house.destroy(tables[0])
    ann.wait_until(lambda: not has(ann, f"table-{tables[0]}"), "the table that is gone")
    assert sum(has(ann, f"table-{table}") for table in tables) == FIRST_PAGE_SIZE
