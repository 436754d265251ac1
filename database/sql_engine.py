"""How the database is reached: connections that are safe against power cuts, and transactions that lock early."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

from database.errors import translate_driver_errors
from database.location import DatabaseLocation

LOCK_TIMEOUT_SECONDS = 5.0
"""How many seconds to wait for somebody else's lock."""

WRITE_OPTIONS = {"companion_writes": True}
"""The execution options of a connection that is going to write."""


def make_engine(place: DatabaseLocation, patience: float = LOCK_TIMEOUT_SECONDS) -> Engine:
    """An engine for the place. It does not connect yet."""
    if place.file is None:
        return _postgres(place, patience)
    engine = create_engine(
        place.url,
        json_serializer=_dumps,
        # An error names the statement, but not what somebody wrote: it goes to the log.
        hide_parameters=True,
        connect_args={"timeout": patience, "check_same_thread": False},
    )
    event.listen(engine, "connect", _sqlite_connect)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def make_read_only_engines(place: DatabaseLocation, patience: float = LOCK_TIMEOUT_SECONDS) -> Iterator[Engine]:
    """Ways to read an SQLite file without writing anything beside it, the better one first."""
    if place.file is None:
        return
    ways = ["mode=ro"]
    log = place.file.with_name(place.file.name + "-wal")
    if not log.exists() or log.stat().st_size == 0:
        # Everything is in the file itself, and nobody can write to it: it may be read as it stands.
        ways.append("mode=ro&immutable=1")
    for way in ways:
        address = f"{place.file.as_uri()}?{way}"
        engine = create_engine(
            "sqlite://",
            poolclass=QueuePool,
            json_serializer=_dumps,
            creator=partial(sqlite3.connect, address, uri=True, timeout=patience, check_same_thread=False),
        )
        event.listen(engine, "connect", _sqlite_connect)
        event.listen(engine, "begin", _sqlite_begin)
        yield engine


def enable_write_ahead_log(engine: Engine, where: str, patience: float = LOCK_TIMEOUT_SECONDS) -> None:
    """Switch an SQLite file to write-ahead logging. It stays so, and readers no longer wait for writers."""
    deadline = time.monotonic() + patience
    with translate_driver_errors(where), engine.connect() as connection:
        raw: Any = connection.connection
        # The switch does not wait for a second program that opens the same new file: ask again ourselves.
        while True:
            try:
                raw.execute("PRAGMA journal_mode = WAL").fetchall()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(0.02)
            else:
                return


def _dumps(value: object) -> str:
    # ASCII, because half a surrogate pair in somebody's note is a text to Python, but not to a database.
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _sqlite_connect(raw: Any, _record: object) -> None:
    # The driver must not begin transactions by itself: it would do so without taking the lock.
    raw.isolation_level = None
    raw.execute("PRAGMA foreign_keys = ON")
    # A commit has reached the disk when it returns, even if the power goes a moment later.
    raw.execute("PRAGMA synchronous = FULL")


def _sqlite_begin(connection: Connection) -> None:
    # A writer locks at once. If it read first, somebody else could write in between, and it would fail at the end.
    writes = connection.get_execution_options().get("companion_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _postgres(place: DatabaseLocation, patience: float) -> Engine:
    return create_engine(
        place.url,
        json_serializer=_dumps,
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": max(2, round(patience)),
            "options": f"-c lock_timeout={int(patience * 1000)} -c synchronous_commit=on",
        },
    )
