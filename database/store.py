"""The store: everything this device remembers. Open it once a process; any thread may use it.

    with Store.open("companion.db") as store:
        table = store.create(setup, "Friday", Snapshot(0, state), at=now)
        with store.writing(table) as writing:
            writing.append([line], Snapshot(1, state), at=now)

What can go wrong is in `errors.py`; every public method raises these, or `Unknown` for a table that is not here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, delete, update
from sqlalchemy.exc import IntegrityError

from companion import __version__
from companion.kernel.game import Setup
from companion.kernel.messages import Message, message
from companion.kernel.plain_data import to_plain
from companion.kernel.refusals import Refused, Unknown
from database.change_detector import ChangeDetector
from database.errors import Damaged, DatabaseTrouble, DiskFailing, DiskFull, NotWritable, translate_driver_errors
from database.files.backup_names import delete_unfinished_backups
from database.location import DatabaseLocation
from database.migrate import migrate_database, read_stored_version, read_version_with_engine
from database.read_and_write_transactions import DatabaseAccess
from database.records import Head, Line, Remains, Snapshot, TableRecord
from database.remembered_players import RememberedPlayers
from database.row_models import JOURNAL, SNAPSHOTS, TABLES
from database.row_reader import StoredSetup, find_table_row, read_journal_lines, read_snapshot, row_to_record
from database.schema_versions import NEWEST
from database.settings import Settings
from database.sql_engine import LOCK_TIMEOUT_SECONDS, enable_write_ahead_log, make_engine, make_read_only_engines
from database.stored_packs import StoredPacks
from database.table_ids import make_table_id
from database.table_writer import TableWriter, insert_journal_lines, snapshot_to_row
from database.text_validation import require_storable_text
from database.tolerant_reader import (
    find_journal_damage,
    read_all_tables,
    read_journal_lengths_and_names,
    read_raw_journal_rows,
    read_raw_snapshot_row,
    read_raw_table_row,
    read_table_record,
    read_tables_listed_first,
)


class Taken(Refused):
    """A table of this id is here already."""


class Store:
    """An open database at its newest version."""

    def __init__(self, link: DatabaseAccess, backup: Path | None = None) -> None:
        self._link = link
        self.backup = backup
        """The copy of the old database that was made when this one was migrated on opening."""
        self.cleared: list[Path] = []
        """Unfinished backups, left by processes that were stopped, that were deleted on opening."""
        self.people = RememberedPlayers(link)
        self.settings = Settings(link)
        self.packs = StoredPacks(link)

    @classmethod
    def open(cls, where: str | Path, patience: float = LOCK_TIMEOUT_SECONDS) -> Store:
        """Open the file or the server's database, make it if there is none, bring it to the newest version.

        Raises a `DatabaseTrouble` and leaves everything alone where that is not possible. A file of the newest version
        that cannot be written can still be looked at: then only what would write raises.
        """
        place = DatabaseLocation.find(where)
        engine = make_engine(place, patience)
        try:
            place.prepare()
            version = read_stored_version(place, engine, patience)
            if place.file is not None:
                enable_write_ahead_log(engine, str(place), patience)
            backup = migrate_database(place, engine) if version != NEWEST else None
        except (NotWritable, DiskFull, DiskFailing):
            engine.dispose()
            if (looking := _only_to_look(place, patience)) is None:
                raise
            return cls(looking)
        except BaseException:
            engine.dispose()
            raise
        store = cls(DatabaseAccess(place, engine, patience), backup)
        if place.file is not None:
            store.cleared = delete_unfinished_backups(place.file)
        return store

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
        """Keep a new table with its position, all or nothing; its id. Raises `Taken` for an id that is in use.

        The setup is in the same format as the position.
        """
        with _taken(table_id), self._link.writing() as connection:
            chosen = table_id or _free_id(connection)
            row = {
                "id": require_storable_text(chosen),
                "name": require_storable_text(name),
                "origin": require_storable_text(origin or chosen),
                "length": len(lines),
                "ended": ended,
                "archived": False,
                "doomed": False,
                "created": at if created is None else created,
                "changed": at,
                "app": __version__,
                "format": opening.format,
                **_setup_columns(setup),
            }
            connection.execute(TABLES.insert(), row)
            insert_journal_lines(connection, chosen, 0, lines)
            connection.execute(SNAPSHOTS.insert(), {"table_id": chosen, **snapshot_to_row(opening)})
        return chosen

    def tables(self, archived: bool | None = False) -> list[TableRecord]:
        """The tables, the one changed last first: those in use, the archived ones, or (None) all.

        A damaged row does not keep the others away: what is wrong with it stands in `trouble`.
        """
        with self._link.reading() as connection:
            return read_all_tables(connection, archived)

    def page(self, most: int) -> list[TableRecord]:
        """The first of the tables in use: those in play, then those that are over, each the one changed last first."""
        with self._link.reading() as connection:
            return read_tables_listed_first(connection, most)

    def listed(self, table_id: str) -> TableRecord | None:
        """One table as `tables` lists it, or None where there is none."""
        with self._link.reading() as connection:
            return read_table_record(connection, table_id)

    def read(self, table_id: str) -> TableRecord:
        """One table with its newest position."""
        with self._link.reading() as connection:
            row = find_table_row(connection, table_id)
            if row is None:
                raise Unknown("table-unknown", table=table_id)
            return row_to_record(row, read_snapshot(connection, table_id))

    def copies_of(self, origin: str) -> list[TableRecord]:
        """The table that was set up under this id, and what was imported beside it, oldest first."""
        with self._link.reading() as connection:
            return sorted(read_all_tables(connection, origin=origin), key=lambda found: found.created)

    def rename(self, table_id: str, name: str) -> None:
        """Give a table another name."""
        self._change(table_id, name=require_storable_text(name))

    def archive(self, table_id: str, archived: bool = True) -> None:
        """Put a table away, or take it back out."""
        self._change(table_id, archived=archived)

    def destroy(self, table_id: str) -> None:
        """Delete a table with its journal, for good."""
        with self._link.writing() as connection:
            TableWriter(connection, table_id)
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(doomed=True))
            connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == table_id))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    # --- the journal --------------------------------------------------------------------------

    def journal(self, table_id: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """The journal of a table, without its first `after` lines and without those beyond `upto`."""
        with self._link.reading() as connection:
            return read_journal_lines(connection, table_id, after, upto)

    def remains(self, table_id: str) -> Remains:
        """Everything that is stored of a table, as it is stored, readable or not. `Unknown` where there is nothing."""
        with self._link.reading() as connection:
            row = read_raw_table_row(connection, table_id)
            if not row:
                raise Unknown("table-unknown", table=table_id)
            trouble = find_journal_damage(connection, table_id)
            return Remains(
                row, read_raw_journal_rows(connection, table_id), read_raw_snapshot_row(connection, table_id), trouble
            )

    def line(self, table_id: str, seq: int) -> Line | None:
        """One line of a journal; None where it has fewer."""
        with self._link.reading() as connection:
            return next(iter(read_journal_lines(connection, table_id, seq - 1, seq)), None)

    @contextmanager
    def writing(self, table_id: str) -> Iterator[TableWriter]:
        """A transaction on one table: committed at the end of the block, rolled back by any exception."""
        with self._link.writing() as connection:
            yield TableWriter(connection, table_id)

    # --- noticing others ----------------------------------------------------------------------

    def heads(self) -> dict[str, Head]:
        """How long each journal is, with name and whereabouts: enough to see what others have changed."""
        with self._link.reading() as connection:
            return read_journal_lengths_and_names(connection)

    def open_change_detector(self) -> ChangeDetector:
        """A cheap first look before asking for `heads`."""
        return ChangeDetector(self._link)

    # --- the whole ----------------------------------------------------------------------------

    @property
    def file(self) -> Path | None:
        """The file of SQLite; None for a server."""
        return self._link.place.file

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one moment of everything."""
        with self._link.reading() as connection:
            yield connection

    @contextmanager
    def writing_everything_at_once(self) -> Iterator[Connection]:
        """A transaction on everything: committed at the end of the block, rolled back by any exception."""
        with self._link.writing() as connection:
            yield connection

    @property
    def where(self) -> str:
        """The file or address, without a password."""
        return str(self._link.place)

    def compact(self) -> tuple[int, int]:
        """Give unused room back to the disk; how many bytes it took before, and takes now (0 for a server)."""
        file = self._link.place.file
        before = file.stat().st_size if file is not None else 0
        with translate_driver_errors(self.where):
            # Outside any transaction: the bare connection begins none.
            raw: Any = self._link.engine.raw_connection()
            try:
                if file is None:
                    raw.driver_connection.autocommit = True
                for statement in ("VACUUM",) if file is None else ("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
                    raw.cursor().execute(statement)
            finally:
                # Not back into the pool, where others would find it without transactions.
                raw.invalidate()
        return before, file.stat().st_size if file is not None else 0

    def faults(self) -> list[Message]:
        """What a thorough check of an SQLite file finds; nothing where it is sound. Takes seconds on a large one."""
        if self._link.place.file is None:
            return []
        try:
            with self._link.reading() as connection:
                found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
                if found != ["ok"]:
                    return [message("doctor-fault", said=said) for said in found]
                astray = connection.exec_driver_sql("PRAGMA foreign_key_check")
                return [message("doctor-fault-astray", rows=str(row[0])) for row in astray]
        except Damaged:
            # Some damage keeps even the check from getting through.
            return [message("doctor-fault-everywhere")]

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _change(self, table_id: str, **values: object) -> None:
        with self._link.writing() as connection:
            TableWriter(connection, table_id)
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))


def _only_to_look(place: DatabaseLocation, patience: float) -> DatabaseAccess | None:
    """A way to read a file in a folder that may not be written, or on a full disk; None where that fails, too."""
    for engine in make_read_only_engines(place, patience):
        try:
            if read_version_with_engine(place, engine) == NEWEST:
                return DatabaseAccess(place, engine, patience)
        except (DatabaseTrouble, OSError):
            pass
        engine.dispose()
    return None


@contextmanager
def _taken(table_id: str | None) -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Taken("table-taken", table=table_id or "") from error


def _free_id(connection: Connection) -> str:
    while find_table_row(connection, table_id := make_table_id()) is not None:
        pass
    return table_id


def _setup_columns(setup: Setup) -> dict[str, Any]:
    return {
        "game": require_storable_text(setup.game),
        "engine": require_storable_text(setup.engine),
        "content_version": require_storable_text(setup.content.version),
        "content_hash": require_storable_text(setup.content.hash),
        "setup": to_plain(StoredSetup(setup.seed, dict(to_plain(setup.body)), setup.corrections, setup.rules or 0)),
    }
