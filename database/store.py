"""The store: everything this device remembers. Open it once a process; any thread may use it.

    with Store.open("evening.db") as store:
        table = store.create(setup, "Friday", Snapshot(0, state), at=now)
        with store.writing(table) as writing:
            writing.append([line], Snapshot(1, state), at=now)

What can go wrong is in `troubles.py`; every public method raises these, or `Unknown` for a table that is not here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from companion.kernel.game import Setup
from companion.kernel.plain import to_plain
from companion.kernel.refusals import Refused, Unknown
from database.engine import PATIENCE, make_engine, use_wal
from database.ids import new_id
from database.link import Link
from database.migrate import migrate, stored_version
from database.packs import Packs
from database.people import People
from database.place import Place
from database.reading import StoredSetup, find, read_lines, read_snapshot, record
from database.records import Head, Line, Snapshot, TableRecord
from database.rows import JOURNAL, SNAPSHOTS, TABLES
from database.settings import Settings
from database.stirring import Stirring
from database.texts import storable
from database.troubles import Damaged
from database.versions import NEWEST
from database.writing import Writing, add_lines, snapshot_columns


class Taken(Refused):
    """A table of this id is here already."""


class Store:
    """An open database at its newest version."""

    def __init__(self, link: Link, backup: Path | None = None) -> None:
        self._link = link
        self.backup = backup
        """The copy of the old database that was made when this one was migrated on opening."""
        self.people = People(link)
        self.settings = Settings(link)
        self.packs = Packs(link)

    @classmethod
    def open(cls, where: str | Path, patience: float = PATIENCE) -> Store:
        """Open the file or the server's database, make it if there is none, bring it to the newest version.

        Raises a `DatabaseTrouble` and leaves everything alone where that is not possible.
        """
        place = Place.find(where)
        place.prepare()
        engine = make_engine(place, patience)
        try:
            version = stored_version(place, engine, patience)
            if place.file is not None:
                use_wal(engine, str(place), patience)
            backup = migrate(place, engine) if version != NEWEST else None
        except BaseException:
            engine.dispose()
            raise
        return cls(Link(place, engine, patience), backup)

    def close(self) -> None:
        """Let all connections go."""
        self._link.engine.dispose()

    # --- tables -------------------------------------------------------------------------------

    def create(
        self,
        setup: Setup,
        name: str,
        opening: Snapshot,
        *,
        at: int,
        lines: Sequence[Line] = (),
        ended: bool = False,
        created: int | None = None,
        table_id: str | None = None,
        origin: str | None = None,
    ) -> str:
        """Keep a new table with its position, all or nothing; its id. Raises `Taken` for an id that is in use."""
        with _taken(table_id), self._link.writing() as connection:
            chosen = table_id or _free_id(connection)
            row = {
                "id": storable(chosen),
                "name": storable(name),
                "origin": storable(origin or chosen),
                "length": len(lines),
                "ended": ended,
                "archived": False,
                "doomed": False,
                "created": at if created is None else created,
                "changed": at,
                **_setup_columns(setup),
            }
            connection.execute(TABLES.insert(), row)
            add_lines(connection, chosen, 0, lines)
            connection.execute(SNAPSHOTS.insert(), {"table_id": chosen, **snapshot_columns(opening)})
        return chosen

    def tables(self, archived: bool | None = False) -> list[TableRecord]:
        """The tables, the one changed last first: those in use, the archived ones, or (None) all."""
        query = select(TABLES).where(~TABLES.c.doomed).order_by(TABLES.c.changed.desc(), TABLES.c.id)
        if archived is not None:
            query = query.where(TABLES.c.archived == archived)
        with self._link.reading() as connection:
            return [record(row) for row in connection.execute(query)]

    def read(self, table_id: str) -> TableRecord:
        """One table with its newest position."""
        with self._link.reading() as connection:
            row = find(connection, table_id)
            if row is None:
                raise Unknown("table-unknown", table=table_id)
            return record(row, read_snapshot(connection, table_id))

    def copies_of(self, origin: str) -> list[TableRecord]:
        """The table that was set up under this id, and what was imported beside it, oldest first."""
        query = select(TABLES).where(TABLES.c.origin == origin, ~TABLES.c.doomed).order_by(TABLES.c.created)
        with self._link.reading() as connection:
            return [record(row) for row in connection.execute(query)]

    def rename(self, table_id: str, name: str) -> None:
        """Give a table another name."""
        self._change(table_id, name=storable(name))

    def archive(self, table_id: str, archived: bool = True) -> None:
        """Put a table away, or take it back out."""
        self._change(table_id, archived=archived)

    def destroy(self, table_id: str) -> None:
        """Delete a table with its journal, for good."""
        with self._link.writing() as connection:
            Writing(connection, table_id)
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(doomed=True))
            connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == table_id))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    # --- the journal --------------------------------------------------------------------------

    def journal(self, table_id: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """The journal of a table, without its first `after` lines and without those beyond `upto`."""
        with self._link.reading() as connection:
            return read_lines(connection, table_id, after, upto)

    @contextmanager
    def writing(self, table_id: str) -> Iterator[Writing]:
        """A transaction on one table: committed at the end of the block, rolled back by any exception."""
        with self._link.writing() as connection:
            yield Writing(connection, table_id)

    # --- noticing others ----------------------------------------------------------------------

    def heads(self) -> dict[str, Head]:
        """How long each journal is, with name and whereabouts: enough to see what others have changed."""
        query = select(TABLES.c.id, TABLES.c.length, TABLES.c.name, TABLES.c.archived).where(~TABLES.c.doomed)
        with self._link.reading() as connection:
            return {row.id: Head(row.length, row.name, row.archived) for row in connection.execute(query)}

    def stirring(self) -> Stirring:
        """A cheap first look before asking for `heads`."""
        return Stirring(self._link)

    # --- the whole ----------------------------------------------------------------------------

    @property
    def where(self) -> str:
        """The file or address, without a password."""
        return str(self._link.place)

    def faults(self) -> list[str]:
        """What a thorough check of an SQLite file finds; nothing where it is sound. Takes seconds on a large one."""
        if self._link.place.file is None:
            return []
        try:
            with self._link.reading() as connection:
                found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
                if found == ["ok"]:
                    astray = connection.exec_driver_sql("PRAGMA foreign_key_check")
                    found = [f"a line of {row[0]} belongs to no table" for row in astray]
        except Damaged as damaged:
            # Some damage keeps even the check from getting through.
            found = [str(damaged)]
        return found

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _change(self, table_id: str, **values: object) -> None:
        with self._link.writing() as connection:
            Writing(connection, table_id)
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))


@contextmanager
def _taken(table_id: str | None) -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Taken("table-taken", table=table_id or "") from error


def _free_id(connection: Connection) -> str:
    while find(connection, table_id := new_id()) is not None:
        pass
    return table_id


def _setup_columns(setup: Setup) -> dict[str, Any]:
    return {
        "game": storable(setup.game),
        "engine": storable(setup.engine),
        "content_version": storable(setup.content.version),
        "content_hash": storable(setup.content.hash),
        "setup": to_plain(StoredSetup(setup.seed, to_plain(setup.body), setup.corrections)),
    }
