"""The two ways to talk to the database: reading, and writing with the lock held. Both say clearly what went wrong."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from database.errors import Busy, translate_driver_errors
from database.location import DatabaseLocation
from database.sql_engine import LOCK_TIMEOUT_SECONDS, WRITE_OPTIONS


class DatabaseAccess:
    """An open database."""

    def __init__(self, place: DatabaseLocation, engine: Engine, patience: float = LOCK_TIMEOUT_SECONDS) -> None:
        self.place = place
        self.engine = engine
        self._patience = patience
        # SQLite lets one writer in at a time. Threads queue here, where waiting costs nothing, and not at the file.
        self._pen = threading.Lock() if place.file is not None else None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database."""
        with translate_driver_errors(str(self.place)), self.engine.connect() as connection:
            # Rolled back when it is closed, never committed: where a part of the file is damaged, only that works.
            connection.begin()
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that holds the write lock; it is committed at the end, or rolled back by any exception."""
        if self._pen is not None and not self._pen.acquire(timeout=self._patience):
            raise Busy("database-busy", where=str(self.place))
        try:
            with (
                translate_driver_errors(str(self.place)),
                self.engine.connect().execution_options(**WRITE_OPTIONS) as connection,
                connection.begin(),
            ):
                yield connection
        finally:
            if self._pen is not None:
                self._pen.release()
