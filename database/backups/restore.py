"""Restoring: what a backup holds, what would become of each table, and the backup in the place of everything."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import delete, event, update

from companion.kernel.refusals import Malformed
from database.backups.row_copy import copy_all_rows
from database.errors import Damaged, DatabaseTrouble, DiskFull
from database.files.atomic_writes import write_file_atomically
from database.location import DatabaseLocation
from database.migrate import read_stored_version
from database.read_and_write_transactions import DatabaseAccess
from database.row_models import JOURNAL, PACKS, PLAYERS, SETTINGS, SNAPSHOTS, TABLES
from database.sql_engine import make_engine
from database.store import Store


@dataclass(frozen=True, slots=True)
class RestoreDifference:
    """What a restore would do: ids and names of the tables that come, go, change and stay."""

    come: tuple[tuple[str, str], ...]
    go: tuple[tuple[str, str], ...]
    change: tuple[tuple[str, str], ...]
    stay: tuple[tuple[str, str], ...]


@contextmanager
def open_backup_copy(file: Path) -> Iterator[Store]:
    """A backup, opened as a copy: the file itself is not changed, not even to bring it up to date."""
    with _copied(file) as copy, _opened(copy, file) as store:
        yield store


@contextmanager
def _copied(file: Path) -> Iterator[Path]:
    """A copy of a database for as long as it is looked at, with its log where it has one."""
    try:
        file.open("rb").close()
    except OSError as error:
        raise Malformed("cli-file-unreadable", file=str(file)) from error
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="companion-"))
            copy = Path(folder) / "copy.db"
            for ending in ("", "-wal"):
                if (beside := file.with_name(file.name + ending)).exists():
                    shutil.copyfile(beside, copy.with_name(copy.name + ending))
        except OSError as error:
            raise DiskFull("database-no-room-to-copy", where=str(file)) from error
        yield copy


def _opened(copy: Path, file: Path) -> Store:
    """The copy, opened; what is wrong with it is said of the file that people know."""
    place = DatabaseLocation.find(copy)
    try:
        engine = make_engine(place)
        version = read_stored_version(place, engine)
        engine.dispose()
        if not version:
            raise Damaged("database-damaged", where=str(file))
        return Store.open(copy)
    except DatabaseTrouble as trouble:
        raise _said_of(file, trouble) from trouble


def _said_of(file: Path, trouble: DatabaseTrouble) -> DatabaseTrouble:
    """What is wrong with a copy, said of the file that people know."""
    return type(trouble)(trouble.message.id, **{**trouble.message.args, "where": str(file)})


@contextmanager
def open_damaged_copy(file: Path) -> Iterator[Store]:
    """A copy of a damaged file that cannot be opened as it should: only to read what can still be read."""
    with _copied(file) as copy:
        place = DatabaseLocation.find(copy)
        engine = make_engine(place)
        # So SQLite reads a file that is shorter than its header says. First of all: other settings read the file.
        event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA writable_schema = ON"), insert=True)
        try:
            with Store(DatabaseAccess(place, engine)) as store:
                yield store
        except DatabaseTrouble as trouble:
            if trouble.message.args.get("where") != str(place):
                raise
            raise _said_of(file, trouble) from trouble


def compare_with_backup(here: Store, backup: Store) -> RestoreDifference:
    """What would become of each table here if the backup took the place of everything."""
    now = {record.id: record for record in here.tables(archived=None)}
    then = {record.id: record for record in backup.tables(archived=None)}
    both = [(table, record.name) for table, record in then.items() if table in now]
    same = {table for table, _ in both if _signs(now[table]) == _signs(then[table])}
    return RestoreDifference(
        tuple((table, record.name) for table, record in then.items() if table not in now),
        tuple((table, record.name) for table, record in now.items() if table not in then),
        tuple(each for each in both if each[0] not in same),
        tuple(each for each in both if each[0] in same),
    )


def restore_backup(here: Store, backup: Store) -> int:
    """Put the backup in the place of everything that is here, all or nothing; how many rows could not be taken."""
    with backup.reading() as source, here.writing_everything_at_once() as into:
        # The journal lets itself be deleted only with its table.
        into.execute(update(TABLES).values(doomed=True))
        for table in (JOURNAL, SNAPSHOTS, TABLES, PLAYERS, SETTINGS, PACKS):
            into.execute(delete(table))
        return copy_all_rows(source, into)


def salvage_into_file(store: Store, target: Path) -> tuple[int, int]:
    """Write what can be read into a new database; how many tables are in it, and how many rows are not."""
    counts = [0, 0]

    def write(path: Path) -> None:
        with Store.open(path) as copy:
            with store.reading() as source, copy.writing_everything_at_once() as into:
                counts[1] = copy_all_rows(source, into)
            counts[0] = len(copy.heads())
        with closing(sqlite3.connect(path)) as raw:
            raw.execute("PRAGMA journal_mode = DELETE")

    write_file_atomically(target, write)
    return counts[0], counts[1]


def _signs(record: Any) -> tuple[object, ...]:
    return record.length, record.name, record.archived, record.changed, record.setup
