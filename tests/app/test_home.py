"""Home: what a person finds when the app opens, and how it follows what happens elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.tracker import acts
from companion.games.tracker.game import Tracker
from companion.tables.house import House
from database.store import Store
from tests.app.conftest import Sit
from tests.app.seeing import DESKTOP, PHONE, TABLET, can_press, has, lay_table, names, press


def test_an_empty_house_invites_to_the_first_table(sit: Sit) -> None:
    ann = sit()
    ann.sees("No table yet")
    press(ann, "new-table")
    ann.sees("Which game?")
    assert {"game-hero-realms", "game-heroes3", "game-terrinoth", "game-score-sheet"} <= set(names(ann))
    press(ann, "back")
    ann.sees("No table yet")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_tables_are_listed_by_whether_they_are_over(house: House, sit: Sit, size: tuple[int, int]) -> None:
    running = lay_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    over = lay_table(house, "heroes3", "clash", "Cleo", "Dora")
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


def test_a_table_is_deleted_only_from_the_sheet_that_warns(house: House, sit: Sit) -> None:
    table = lay_table(house, "hero-realms", "free-for-all")
    ann = sit()
    press(ann, f"more-{table}")
    ann.sees("Deleting takes the table and its whole history away for good")
    press(ann, "close-sheet")
    assert house.list(), "closing the sheet deletes nothing"
    press(ann, f"more-{table}", "delete")
    ann.sees("No table yet")
    assert not house.list()


def test_the_sheet_of_a_table_leads_to_its_file_and_to_another_evening(house: House, sit: Sit) -> None:
    table = lay_table(house, "terrinoth", "quest")
    ann = sit()
    press(ann, f"more-{table}", "export")
    ann.sees("One readable file holds the whole table")
    press(ann, "back", "again")
    ann.sees("Heroes of Terrinoth")
    assert can_press(ann, "begin")


def test_home_follows_tables_that_begin_move_on_and_go(house: House, sit: Sit) -> None:
    ann = sit()
    table = lay_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    ann.sees("Hero Realms, Round 1, with Ana and Ben")
    for _ in range(2):
        house.give(table, acts.Next("turn"))
    ann.sees("Hero Realms, Round 2, with Ana and Ben")
    house.rename(table, "Friday")
    ann.sees("Friday, Round 2, with Ana and Ben")
    house.destroy(table)
    ann.sees("No table yet")


@pytest.fixture
def other(file: Path, house: House) -> Iterator[House]:
    """Another process on the same database, such as the command line."""
    with Store.open(file) as store:
        yield House(store, {"tracker": Tracker()})


def test_what_another_process_does_shows_after_a_look_around(house: House, other: House, sit: Sit) -> None:
    ann = sit()
    table = lay_table(other, "hero-realms", "free-for-all", "Ana", "Ben")
    house.look_around()
    ann.sees("Hero Realms, Round 1, with Ana and Ben")
    press(ann, f"table-{table}")
    other.give(table, acts.Change("life", -3, "ana"))
    house.look_around()
    ann.sees("Ana: Life 47")


def test_an_address_that_leads_nowhere_leads_home_and_says_so(sit: Sit) -> None:
    ann = sit("/table/nothing-here")
    ann.sees("No table yet")
    ann.sees("nothing-here")
    assert has(ann, "toast-close")
    press(ann, "toast-close")
    assert not has(ann, "toast-close")
