"""Damage in every column of every kind of row, one after the other: it costs that table at most, and never the others.

SQLite keeps whatever is written into a column, so a disk that fails or another program can leave anything there.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.games.tracker.acts import Change
from companion.kernel.refusals import Refused
from companion.library.translations import load_message_catalogue
from companion.tables.files.export_file import export_table
from companion.tables.problems.problem_report import make_report
from companion.tables.problems.unreadable_tables import export_raw_rows, inspect_unreadable_table
from companion.tables.table_listing_and_search_text import listing_from_record
from companion.tables.table_service import TableService
from database.records import Player
from database.row_models import JOURNAL, PACKS, PLAYERS, SETTINGS, SNAPSHOTS, TABLES
from database.store import Store
from tests.tables.small_score_sheet import ENGINES, small_setup

JUNK = {
    "nothing": "NULL",
    "bytes": "x'fffe'",
    "no text": "CAST(x'41ff42' AS TEXT)",
    "no JSON": "'{oops'",
    "a list": "'[]'",
    "below zero": "-1",
    "beyond numbers": "1e300",
    "very deep": "replace(hex(zeroblob(50000)), '0', '[')",
}
ROWS = {
    "tables": (TABLES, "id = '{table}'"),
    "journal": (JOURNAL, "table_id = '{table}' AND seq = 2"),
    "newest line": (JOURNAL, "table_id = '{table}' AND seq = 3"),
    "snapshots": (SNAPSHOTS, "table_id = '{table}'"),
    "settings": (SETTINGS, "key = 'language'"),
    "players": (PLAYERS, "name = 'Ana'"),
    "packs": (PACKS, "id = 'ours'"),
}


@dataclass(frozen=True)
class Saved:
    """A sound file without the guards that keep us from damaging it, the table to damage, and another one."""

    file: Path
    table: str
    other: str


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    """Two tables, a setting, people and a pack."""
    file = tmp_path_factory.mktemp("columns") / "sound.db"
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        table = house.begin(small_setup(), "Friday")
        house.give(table, Change("life", -1, "red"))
        house.give(table, Change("life", -2, "red"))
        house.undo(table)
        other = house.begin(small_setup(), "Saturday")
        store.settings.put("language", "fr")
        store.settings.put("mode", "light")
        store.people.remember([Player("Ana", 0), Player("Ben", 1)], 1)
        store.packs.put("ours", "title: Ours")
    with closing(sqlite3.connect(file)) as raw:
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'")
        raw.commit()
    return Saved(file, table, other)


def damaged_files(saved: Saved, rows: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """A file for each column and its kinds of damage, and what was done to it."""
    table, where = ROWS[rows]
    file = folder / "damaged.db"
    for number, column in enumerate(table.c):
        # Every column with every second kind of damage, by turns: the whole takes minutes.
        for what, value in list(JUNK.items())[number % 2 :: 2]:
            shutil.copy(saved.file, file)
            with closing(sqlite3.connect(file)) as raw:
                condition = where.replace("{table}", saved.table)
                raw.execute(f'UPDATE {table.name} SET "{column.name}" = {value} WHERE {condition}')
                raw.commit()
            yield f"{table.name}.{column.name}: {what}", file


@pytest.mark.parametrize("rows", ROWS)
def test_damage_in_a_column_costs_one_table_at_most(saved: Saved, rows: str, tmp_path: Path) -> None:
    for what, file in damaged_files(saved, rows, tmp_path):
        with Store.open(file) as store:
            house = TableService(store, ENGINES)
            try:
                others_go_on(house, saved)
                if rows in ("settings", "players", "packs"):
                    the_house_goes_on(house)
                else:
                    damaged_is_told(house, saved.table)
            except Exception as error:
                raise AssertionError(what) from error


def others_go_on(house: TableService, saved: Saved) -> None:
    """Every list is whole, and the other table is played."""
    store = house.store
    assert len(store.tables(archived=None)) == len(store.page(5)) == len(store.heads()) == 2
    assert [house.faces.look(record) for record in store.page(5)]
    assert [listing_from_record(record).title for record in store.tables()]
    assert saved.other in house.search.find("saturday")
    house.give(saved.other, Change("life", -1, "red"))
    house.take_in_outside_changes()
    assert store.tables()[0].id == saved.other


def the_house_goes_on(house: TableService) -> None:
    """Settings, people and packs that are sound are there, and new ones are taken."""
    store = house.store
    assert store.settings.get("mode") == "light"
    assert "Ben" in [player.name for player in store.people.everybody()]
    store.people.remember([Player("Cleo")], 2)
    store.packs.put("theirs", "title: Theirs")
    assert "theirs" in [pack.id for pack in store.packs.everything()]


def damaged_is_told(house: TableService, table: str) -> None:
    """The damaged table is played, or refused in a sentence; what is left of it can be looked at and reported."""
    ways = (
        lambda: house.give(table, Change("life", -1, "red")),
        lambda: house.undo(table),
        lambda: house.open(table).told(),
        lambda: export_table(house, table),
        lambda: inspect_unreadable_table(house.store, table),
        lambda: export_raw_rows(house.store, table),
    )
    for way in ways:
        try:
            way()
        except Refused as refused:
            assert load_message_catalogue("en").say(refused.message)
    assert make_report(house, table)
