"""Backups are whole or not there, roll, and go from SQLite to PostgreSQL and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from database.backups.backup_files import write_backup, write_daily_backup_if_due
from database.backups.restore import compare_with_backup, open_backup_copy, restore_backup, salvage_into_file
from database.errors import Damaged, NotWritable
from database.files.atomic_writes import write_file_atomically
from database.files.backup_names import list_all_backups, list_daily_backups
from database.records import Player
from database.store import Store
from tests.database.plain_journals import begin, line, write


@pytest.fixture
def filled(store: Store) -> tuple[Store, str]:
    """A store with something of everything."""
    table = begin(store)
    write(store, table, 1, 2, 3)
    store.people.remember([Player("Zoë", 2)], at=5)
    store.settings.put("language", "fr")
    store.packs.put("house", "name: house")
    return store, table


def test_a_backup_holds_everything_and_restores_it(filled: tuple[Store, str], tmp_path: Path) -> None:
    store, table = filled
    saved = tmp_path / "saved.db"
    write_backup(store, saved)
    write(store, table, 4)
    other = begin(store, "Later")
    store.settings.put("language", "it")
    with open_backup_copy(saved) as backup:
        seen = compare_with_backup(store, backup)
        assert (seen.come, seen.go, seen.change, seen.stay) == ((), ((other, "Later"),), ((table, "Friday"),), ())
        assert restore_backup(store, backup) == 0
        after = compare_with_backup(store, backup)
    assert after.stay == ((table, "Friday"),)
    assert store.journal(table) == [line(1), line(2), line(3)]
    assert store.read(table).snapshot is not None
    assert store.settings.get("language") == "fr"
    assert store.people.everybody() == [Player("Zoë", 2)]
    assert [pack.text for pack in store.packs.everything()] == ["name: house"]
    write(store, table, 4)
    assert store.read(table).length == 4


@pytest.mark.slow
def test_a_house_moves_to_a_server_and_back(tmp_path: Path, postgres_url: str) -> None:
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    with Store.open(tmp_path / "here.db") as here, Store.open(postgres_url) as server:
        table = begin(here)
        write(here, table, 1, 2)
        write_backup(here, first)
        with open_backup_copy(first) as backup:
            restore_backup(server, backup)
        assert server.journal(table) == [line(1), line(2)]
        write_backup(server, second)
        with open_backup_copy(second) as backup:
            assert compare_with_backup(here, backup).stay == ((table, "Friday"),)


def test_what_is_left_of_a_killed_backup_has_another_name(tmp_path: Path) -> None:
    target = tmp_path / "saved.db"
    seen: list[list[str]] = []

    def fails(aside: Path) -> None:
        aside.write_bytes(b"half")
        seen.append([file.name for file in tmp_path.iterdir()])
        raise OSError("no room")

    with pytest.raises(NotWritable):
        write_file_atomically(target, fails)
    assert seen
    assert all("unfinished" in name for names in seen for name in names)
    assert not list(tmp_path.iterdir())


def test_a_backup_that_fails_leaves_the_one_before_it(tmp_path: Path) -> None:
    target = tmp_path / "saved.db"
    target.write_bytes(b"before")

    def fails(aside: Path) -> None:
        aside.write_bytes(b"half")
        raise OSError("no room")

    with pytest.raises(NotWritable):
        write_file_atomically(target, fails)
    assert target.read_bytes() == b"before"


@pytest.fixture
def opened(file: Path) -> Iterator[Store]:
    """A store in a file."""
    with Store.open(file) as store:
        yield store


def test_one_backup_a_day_and_three_are_kept(opened: Store, file: Path) -> None:
    table = begin(opened)
    day = date(2026, 5, 1)
    made = [write_daily_backup_if_due(opened, lambda n=n: day + timedelta(days=n)) for n in (0, 0, 1, 2, 3)]  # type: ignore[misc]
    assert [each is not None for each in made] == [True, False, True, True, True]
    assert [found.name for found in list_daily_backups(file)] == [f"evening.daily-2026-05-0{n}.db" for n in (2, 3, 4)]
    with closing(sqlite3.connect(list_all_backups(file)[-1])) as raw:
        assert raw.execute("SELECT id FROM tables").fetchall() == [(table,)]


def test_a_damaged_row_does_not_keep_the_rest_from_being_restored(opened: Store, file: Path, tmp_path: Path) -> None:
    lost, kept = begin(opened, "Lost"), begin(opened, "Kept")
    write(opened, lost, 1)
    write(opened, kept, 1)
    saved = tmp_path / "saved.db"
    write_backup(opened, saved)
    with closing(sqlite3.connect(saved)) as raw:
        raw.executescript(
            f"DROP TRIGGER setup_is_never_changed; UPDATE tables SET setup = '{{oops' WHERE id = '{lost}'"
        )
    with open_backup_copy(saved) as backup:
        # The row of the table, and its line and position with it.
        assert restore_backup(opened, backup) == 3
    assert list(opened.heads()) == [kept]


def rename_column(file: Path, before: bytes, after: bytes) -> None:
    """Write over the name of a column in the description of the tables."""
    data = file.read_bytes()
    assert len(before) == len(after)
    assert data.count(before) == 1
    file.write_bytes(data.replace(before, after))


def test_what_is_salvaged_are_values_never_names_of_columns(tmp_path: Path) -> None:
    """SQLite takes a quoted name for a text where there is no column of that name."""
    file, saved = tmp_path / "here.db", tmp_path / "saved.db"
    with Store.open(file) as store:
        table = begin(store)
        store.packs.put("house", "name: house")
    rename_column(file, b"\ttext VARCHAR", b"\ttaxt VARCHAR")
    with Store.open(file) as store:
        assert salvage_into_file(store, saved) == (1, 1)
    with Store.open(saved) as rescued:
        assert rescued.read(table).name == "Friday"
        assert rescued.packs.everything() == []


def test_where_the_tables_themselves_cannot_be_asked_for_nothing_is_salvaged_in_silence(tmp_path: Path) -> None:
    file, saved = tmp_path / "here.db", tmp_path / "saved.db"
    with Store.open(file) as store:
        begin(store)
    rename_column(file, b"\tname VARCHAR NOT NULL, \n\torigin", b"\tnama VARCHAR NOT NULL, \n\torigin")
    with Store.open(file) as store, pytest.raises(Damaged):
        salvage_into_file(store, saved)
    assert not saved.exists()
