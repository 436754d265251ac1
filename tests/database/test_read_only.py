"""A folder that may not be written, a disk without room: what is there can be looked at, listed and exported."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.games.tracker.acts import Change as Life
from companion.kernel.refusals import Refused
from companion.tables.files.export_file import export_table
from companion.tables.table_service import TableService
from database.backups.backup_files import write_backup
from database.backups.restore import open_backup_copy
from database.errors import Damaged, DatabaseTrouble, DiskFull, NotWritable
from database.store import Store
from tests.full_disk import no_room, not_writable
from tests.tables.small_score_sheet import ENGINES, small_setup


@pytest.fixture
def evening() -> Iterator[tuple[Path, str, bytes]]:
    """A database with one table, in a folder that another user could read; the table's id and its export."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    file = folder / "evening.db"
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        table = house.begin(small_setup(), "Friday")
        house.give(table, Life("life", -3, "red"))
        exported = export_table(house, table)
    file.chmod(0o644)
    yield file, table, exported
    folder.chmod(0o755)
    shutil.rmtree(folder)


def look(file: Path, table: str, exported: bytes) -> None:
    """Everything that only looks works, and what would write is refused in a sentence and changes nothing."""
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        assert [record.name for record in house.list()] == ["Friday"]
        assert house.open(table).state.value("life", "red") == 47
        assert len(house.open(table).steps) == 1
        assert export_table(house, table) == exported
        for write in (
            lambda: house.give(table, Life("life", -1, "red")),
            lambda: house.begin(small_setup(), "Saturday"),
            lambda: house.rename(table, "Sunday"),
            lambda: house.destroy(table),
            lambda: store.settings.put("language", "es"),
        ):
            with pytest.raises(DatabaseTrouble):
                write()
        assert export_table(house, table) == exported


def test_in_a_folder_that_may_not_be_written_one_can_still_look(evening: tuple[Path, str, bytes]) -> None:
    file, table, exported = evening
    with not_writable(file.parent):
        look(file, table, exported)
        assert [path.name for path in file.parent.iterdir()] == [file.name]
    with Store.open(file) as store:
        TableService(store, ENGINES).give(table, Life("life", -1, "red"))


def test_a_house_that_can_only_be_looked_at_is_backed_up_elsewhere(evening: tuple[Path, str, bytes]) -> None:
    file, table, exported = evening
    elsewhere = Path(tempfile.mkdtemp())
    elsewhere.chmod(0o777)
    saved = elsewhere / "saved.db"
    with not_writable(file.parent), Store.open(file) as store:
        write_backup(store, saved)
        with pytest.raises(NotWritable) as refused:
            write_backup(store, file.with_name("saved.db"))
        assert refused.value.message.args["where"] == str(file.with_name("saved.db"))
    with Store.open(saved) as store:
        assert export_table(TableService(store, ENGINES), table) == exported
    shutil.rmtree(elsewhere)


def test_a_backup_and_a_restore_without_room_say_what_could_not_be_written(evening: tuple[Path, str, bytes]) -> None:
    file, _, _ = evening
    with Store.open(file) as store, no_room():
        with pytest.raises(DiskFull) as refused:
            write_backup(store, file.with_name("saved.db"))
        assert refused.value.message.args["where"] == str(file.with_name("saved.db"))
        with pytest.raises(DiskFull) as refused, open_backup_copy(file):
            pass
    assert refused.value.message.id == "database-no-room-to-copy"
    assert not file.with_name("saved.db").exists()


def test_on_a_full_disk_one_can_still_look(evening: tuple[Path, str, bytes]) -> None:
    file, table, exported = evening
    with no_room():
        look(file, table, exported)
    with Store.open(file) as store:
        TableService(store, ENGINES).give(table, Life("life", -1, "red"))


def test_beside_somebody_who_may_write_one_sees_what_they_write(evening: tuple[Path, str, bytes]) -> None:
    file, table, _ = evening
    with Store.open(file) as mine:
        house = TableService(mine, ENGINES)
        house.give(table, Life("life", -1, "red"))
        for beside in file.parent.iterdir():
            beside.chmod(0o644)
        with not_writable(file.parent), Store.open(file) as theirs:
            assert TableService(theirs, ENGINES).open(table).state.value("life", "red") == 46


def test_what_only_the_log_holds_is_never_passed_over_in_silence(evening: tuple[Path, str, bytes]) -> None:
    """After a crash the newest inputs are in the write-ahead log alone, which cannot be read in a locked folder."""
    file, table, _ = evening
    folder = file.parent
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA wal_autocheckpoint = 0")
        raw.execute("UPDATE tables SET name = 'Saturday'")
        raw.commit()
        log = (folder / "evening.db-wal").read_bytes()
        whole = file.read_bytes()
    file.write_bytes(whole)
    (folder / "evening.db-wal").write_bytes(log)
    for path in folder.iterdir():
        path.chmod(0o644)
    with not_writable(folder):
        try:
            with Store.open(file) as store:
                assert store.read(table).name == "Saturday"
        except Refused as refused:
            assert isinstance(refused, NotWritable)


def test_a_column_that_damage_has_renamed_is_said_to_be_damage(evening: tuple[Path, str, bytes]) -> None:
    file, _, _ = evening
    data, column = file.read_bytes(), b"\tname VARCHAR NOT NULL, \n\torigin"
    assert data.count(column) == 1
    file.write_bytes(data.replace(column, column.replace(b"name", b"nama")))
    with Store.open(file) as store, pytest.raises(Damaged):
        TableService(store, ENGINES)
