"""Backups: the whole database as one SQLite file, whole or not there at all.

A backup is a database of this app like any other, whatever it was made from. So it can be opened, brought up to date,
looked through by `companion doctor`, and restored into SQLite or PostgreSQL.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from database.backups.row_copy import copy_all_rows
from database.files.atomic_writes import copy_open_database, write_file_atomically
from database.files.backup_names import daily_backup_name, list_daily_backups
from database.store import Store

DAILY_BACKUPS_KEPT = 3
"""So many daily backups stay; older ones go."""


def write_backup(store: Store, target: Path) -> None:
    """Write everything in the store to one file; also of one that can only be looked at."""
    write_file_atomically(target, partial(_copy_from_server if store.file is None else _copy_from_file, store))


def _copy_from_file(store: Store, path: Path) -> None:
    with store.reading() as source:
        raw: Any = source.connection.driver_connection
        copy_open_database(raw, path)


def _copy_from_server(store: Store, path: Path) -> None:
    with Store.open(path) as copy, store.reading() as source, copy.writing_everything_at_once() as into:
        copy_all_rows(source, into)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")


def write_daily_backup_if_due(store: Store, today: Callable[[], date] = date.today) -> Path | None:
    """The first time on a day: a backup beside the database, and only the three newest of them stay. SQLite only."""
    file = store.file
    if file is None:
        return None
    target = daily_backup_name(file, today())
    if target.exists():
        return None
    write_backup(store, target)
    for old in list_daily_backups(file)[:-DAILY_BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return target
