"""Where a database is: a file of SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from database.errors import NotWritable, Unreachable


@dataclass(frozen=True, slots=True)
class DatabaseLocation:
    """One of the two: `file` is None for a server."""

    url: URL
    file: Path | None

    @classmethod
    def find(cls, where: str | Path) -> DatabaseLocation:
        """The place that a path or an address means."""
        if isinstance(where, Path) or "://" not in where:
            return cls._of_file(Path(where))
        try:
            url = make_url(where)
        except (ArgumentError, ValueError) as error:
            # A port that is no number, for instance.
            raise Unreachable("database-unknown-address", where=_without_password(where)) from error
        backend = url.get_backend_name()
        if backend == "sqlite" and url.database and not url.query:
            return cls._of_file(Path(url.database))
        if backend not in ("postgresql", "postgres"):
            raise Unreachable("database-unknown-address", where=str(url))
        return cls(url.set(drivername="postgresql+psycopg"), None)

    @classmethod
    def _of_file(cls, path: Path) -> DatabaseLocation:
        if path.name == ":memory:" or str(path).startswith("file:"):
            # To SQLite these mean something else than a file of that name; tables are kept in files.
            raise Unreachable("database-unknown-address", where=str(path))
        if "\x00" in str(path):
            raise NotWritable("database-not-writable", where=str(path).replace("\x00", " "))
        path = path.expanduser().absolute()
        return cls(URL.create("sqlite", database=str(path)), path)

    def prepare(self) -> None:
        """Make the folder that the file will be in."""
        if self.file is None:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotWritable("database-not-writable", where=str(self)) from error

    def __str__(self) -> str:
        return str(self.file) if self.file is not None else self.url.render_as_string(hide_password=True)


def _without_password(address: str) -> str:
    """An address that could not be taken apart, without what may be a password in it."""
    return re.sub(r"(://[^:/@]*):.*@", r"\1:***@", address)
