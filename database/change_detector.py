"""A cheap check whether another connection has written to the database."""

from __future__ import annotations

from sqlalchemy import PoolProxiedConnection

from database.errors import translate_driver_errors
from database.read_and_write_transactions import DatabaseAccess


class ChangeDetector:
    """Ask it again and again. Keeps a connection of its own: SQLite counts what *other* connections change."""

    def __init__(self, link: DatabaseAccess) -> None:
        self._link = link
        self._raw: PoolProxiedConnection | None = None
        self._seen: int | None = None

    def has_changed(self) -> bool:
        """Whether something may have been written since the last time; the first time it is always so."""
        if self._link.place.file is None:
            return True
        with translate_driver_errors(str(self._link.place)):
            if self._raw is None:
                # The bare connection: inside a transaction the answer would stay the same for ever.
                self._raw = self._link.engine.raw_connection()
            cursor = self._raw.cursor()
            cursor.execute("PRAGMA data_version")
            (now,) = cursor.fetchone() or (None,)
            cursor.close()
        stirred = now is None or now != self._seen
        self._seen = now
        return bool(stirred)

    def close(self) -> None:
        """Let the connection go."""
        if self._raw is not None:
            self._raw.close()
            self._raw = None
