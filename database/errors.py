"""What can go wrong with a database, each as a refusal of its own, and how errors of the drivers become these."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from companion.kernel.refusals import Refused

log = logging.getLogger(__name__)


class DatabaseTrouble(Refused):
    """The database cannot be used right now; whatever it holds has been left alone."""


class Newer(DatabaseTrouble):
    """A newer version of the app made this database."""


class Damaged(DatabaseTrouble):
    """The file is not a database any more, or parts of it cannot be read."""


class Foreign(DatabaseTrouble):
    """A database, but another program's."""


class Busy(DatabaseTrouble):
    """Another program keeps the database locked."""


class NotWritable(DatabaseTrouble):
    """The folder or the file may not be written."""


class DiskFull(DatabaseTrouble):
    """There is no room left; the last input was not taken."""


class DiskFailing(DatabaseTrouble):
    """The disk reported an error while reading or writing."""


class Unreachable(DatabaseTrouble):
    """The database server does not answer, or does not let us in."""


@contextmanager
def translate_driver_errors(where: str) -> Iterator[None]:
    """Turn the drivers' errors into `DatabaseTrouble`; what is not the database's fault passes through."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, PoolTimeout) as error:
        trouble = _trouble(error, where)
        if trouble is None:
            raise
        # People are told in a sentence; which error of the driver it was, the log knows.
        log.warning("the database cannot be used: %s", trouble.message.id, exc_info=error)
        raise trouble from error
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        # Only what this app wrote is read as JSON or as the name of a table here, and it wrote it whole.
        raise Damaged("database-damaged", where=where) from error


# --- which error means what ---------------------------------------------------------------------

_SQLITE: dict[int, tuple[type[DatabaseTrouble], str]] = {
    sqlite3.SQLITE_FULL: (DiskFull, "database-disk-full"),
    sqlite3.SQLITE_BUSY: (Busy, "database-busy"),
    sqlite3.SQLITE_LOCKED: (Busy, "database-busy"),
    sqlite3.SQLITE_READONLY: (NotWritable, "database-not-writable"),
    sqlite3.SQLITE_CANTOPEN: (NotWritable, "database-not-writable"),
    sqlite3.SQLITE_PERM: (NotWritable, "database-not-writable"),
    sqlite3.SQLITE_AUTH: (NotWritable, "database-not-writable"),
    sqlite3.SQLITE_CORRUPT: (Damaged, "database-damaged"),
    sqlite3.SQLITE_NOTADB: (Damaged, "database-damaged"),
    sqlite3.SQLITE_IOERR: (DiskFailing, "database-disk-failing"),
}
# The first characters of PostgreSQL's SQLSTATE codes, longest first.
_POSTGRES: tuple[tuple[str, type[DatabaseTrouble], str], ...] = (
    ("53100", DiskFull, "database-disk-full"),
    ("55P03", Busy, "database-busy"),
    ("40P01", Busy, "database-busy"),
    ("25006", NotWritable, "database-not-writable"),
    ("42501", NotWritable, "database-not-writable"),
    ("58", DiskFailing, "database-disk-failing"),
    ("XX00", Damaged, "database-damaged"),
    ("08", Unreachable, "database-unreachable"),
    ("28", Unreachable, "database-unreachable"),
    ("3D", Unreachable, "database-unreachable"),
    ("53", Unreachable, "database-unreachable"),
    ("57P", Unreachable, "database-unreachable"),
)


UNDECODABLE_TEXT_ERROR = "Could not decode"
"""Found by SQLite's driver itself, which has no code for it: a text that is none."""
_DAMAGE = (
    UNDECODABLE_TEXT_ERROR,
    # These come with the code of a mistyped statement, but the statements are fixed, and the version is the right one:
    # the header or the description of the tables was written over.
    "unsupported file format",
    "no such table",
    "no such column",
)


def _trouble(error: Exception, where: str) -> DatabaseTrouble | None:
    if isinstance(error, PoolTimeout):
        return Busy("database-busy", where=where)
    orig = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(orig, sqlite3.Error):
        if str(orig).startswith(_DAMAGE):
            return Damaged("database-damaged", where=where)
        # The lower eight bits are the kind of error; the upper ones tell variants of it apart.
        kind, words = _SQLITE.get(getattr(orig, "sqlite_errorcode", 0) & 0xFF, (None, ""))
        return kind(words, where=where) if kind is not None else None
    return _postgres_trouble(orig, where)


def _postgres_trouble(orig: BaseException | None, where: str) -> DatabaseTrouble | None:
    state: str | None = getattr(orig, "sqlstate", None)
    for begins, kind, words in _POSTGRES:
        if state is not None and state.startswith(begins):
            return kind(words, where=where)
    if state is None and str(orig).startswith("invalid connection option"):
        return Unreachable("database-unknown-address", where=where)
    # A server that cannot be reached at all has no code to give.
    if state is None and type(orig).__name__ in ("OperationalError", "ConnectionTimeout"):
        return Unreachable("database-unreachable", where=where)
    return None
