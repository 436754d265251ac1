"""Files that are written whole or not at all, and copies of SQLite databases made so."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from database.errors import DiskFailing, DiskFull, NotWritable, translate_driver_errors
from database.files.unfinished_files import temporary_path_beside


def write_file_atomically(target: Path, write: Callable[[Path], None]) -> None:
    """Let `write` make a file under another name, bring it to the disk, and only then give it its own name."""
    with temporary_path_beside(target) as path:
        try:
            write(path)
            _sync(path)
            path.replace(target)
            _sync(target.parent)
        except (OSError, NotWritable) as error:
            raise NotWritable("database-not-writable", where=str(target)) from error
        except (DiskFull, DiskFailing) as error:
            raise DiskFull("database-no-room", where=str(target)) from error


def copy_database_file(file: Path, target: Path) -> None:
    """Copy an SQLite database, also while others write to it."""

    def write(path: Path) -> None:
        with translate_driver_errors(str(file)), closing(sqlite3.connect(file)) as source:
            copy_open_database(source, path)

    write_file_atomically(target, write)


def copy_open_database(source: sqlite3.Connection, path: Path) -> None:
    """Copy what an open connection to SQLite sees into one file."""
    with closing(sqlite3.connect(path)) as copy:
        source.backup(copy)
        # A backup is one file: without write-ahead logging nothing of it lies beside it.
        copy.execute("PRAGMA journal_mode = DELETE")


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return  # Windows opens no folders.
    handle = os.open(path, os.O_RDONLY if os.name != "nt" or path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
