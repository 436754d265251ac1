"""How the database is reached: connections that are safe against power cuts, and transactions that lock early."""

from __future__ import annotations

import json
import sqlite3
import time
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from database.place import Place
from database.troubles import said_clearly

PATIENCE = 5.0
"""How many seconds to wait for somebody else's lock."""

WRITES = {"companion_writes": True}
"""The execution options of a connection that is going to write."""


def make_engine(place: Place, patience: float = PATIENCE) -> Engine:
    """An engine for the place. It does not connect yet."""
    if place.file is None:
        return _postgres(place, patience)
    engine = create_engine(
        place.url, json_serializer=_dumps, connect_args={"timeout": patience, "check_same_thread": False}
    )
    event.listen(engine, "connect", _sqlite_connect)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def use_wal(engine: Engine, where: str, patience: float = PATIENCE) -> None:
    """Switch an SQLite file to write-ahead logging. It stays so, and readers no longer wait for writers."""
    deadline = time.monotonic() + patience
    with said_clearly(where), engine.connect() as connection:
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


def _postgres(place: Place, patience: float) -> Engine:
    return create_engine(
        place.url,
        json_serializer=_dumps,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": max(2, round(patience)),
            "options": f"-c lock_timeout={int(patience * 1000)} -c synchronous_commit=on",
        },
    )
