"""Loads a table from disk into memory: from its snapshot, or where that fails, by replaying its journal."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from companion.kernel.game import AnyGame, Setup
from companion.kernel.journal import Entry
from companion.kernel.plain_data import BadShape, data_path_argument
from companion.kernel.refusals import EntryRefused, Refused
from companion.kernel.save_format_upgrades import MadeByNewer
from companion.kernel.table import AnyTable, Table
from companion.tables.journal_lines import line_to_entry
from database.errors import Damaged
from database.records import Snapshot, TableRecord
from database.store import Store

log = logging.getLogger(__name__)


class Unplayable(Refused):
    """A stored table that this version of its game cannot play: an unreadable setup, or an entry it refuses."""


def load_table(store: Store, game: AnyGame, record: TableRecord) -> AnyTable:
    """The table as the record's snapshot holds it, with anything written since. Nothing on disk is changed."""
    setup, snapshot = load_setup(store, game, record), record.snapshot
    table = _resumed(store, game, record.id, setup, snapshot) if snapshot is not None else None
    if table is None:
        with raise_errors_as_unplayable(store, record.id, 0):
            table = Table(game, setup)
    if table.length < record.length:
        with raise_errors_as_unplayable(store, record.id, 0):
            table.load(_entries(store, game, record.id, after=table.length))
    if table.length < record.length:
        # A journal only grows: lines that were counted and are not there any more are lost.
        raise Damaged("database-journal-damaged", table=record.id, line=table.length + 1)
    return table


def load_setup(store: Store, game: AnyGame, record: TableRecord) -> Setup:
    """The setup of a table in today's format, in whichever it was written."""
    with raise_errors_as_unplayable(store, record.id, 0):
        return replace(record.setup, body=game.save_format.setup(record.setup.body, record.format))


@contextmanager
def raise_errors_as_unplayable(store: Store, table_id: str, line: int) -> Iterator[None]:
    """Say which line of which journal cannot be played; line 0 is the setup."""
    try:
        yield
    except Unplayable:
        raise
    except MadeByNewer as newer:
        # An older version cannot write where a newer one has been: who wrote last is who is meant.
        raise Unplayable("table-newer", table=table_id, app=store.read(table_id).app) from newer
    except Refused as refused:
        line = refused.number if isinstance(refused, EntryRefused) else line
        raise Unplayable("table-unplayable", table=table_id, line=line, reason=refused.message) from refused
    except BadShape as bad:
        fault = bad.faults[0]
        place = data_path_argument(fault.path)
        raise Unplayable(
            "table-setup-unreadable", table=table_id, place=place, found=fault.found, expected=fault.expected
        ) from bad
    except Exception as error:
        # A game trusts what it wrote itself. What an older version wrote, or what the disk damaged, may be anything.
        log.warning("table %s cannot be opened at line %s", table_id, line, exc_info=True)
        raise Unplayable("table-does-not-fit", table=table_id, line=line) from error


def _resumed(store: Store, game: AnyGame, table_id: str, setup: Setup, snapshot: Snapshot) -> AnyTable | None:
    with raise_errors_as_unplayable(store, table_id, 0):
        game.rules.check(snapshot.rules)
        frozen = game.save_format.state(snapshot.state, snapshot.format)
    if frozen is None:
        return None
    try:
        state = game.thaw(replace(setup, rules=snapshot.rules), frozen)
    except (BadShape, Refused, LookupError, TypeError, ValueError, AttributeError):
        # An older version of the game may have frozen its positions in another way. The journal leads there, too.
        log.warning("the snapshot of table %s cannot be read; replaying its journal", table_id, exc_info=True)
        return None

    def load() -> Iterator[Entry]:
        return _entries(store, game, table_id, upto=snapshot.seq)

    with raise_errors_as_unplayable(store, table_id, 0):
        return Table.resume(game, setup, state, snapshot.seq, load, snapshot.rules, snapshot.asked)


def _entries(store: Store, game: AnyGame, table_id: str, after: int = 0, upto: int | None = None) -> Iterator[Entry]:
    for number, line in enumerate(store.journal(table_id, after, upto), after + 1):
        with raise_errors_as_unplayable(store, table_id, number):
            entry = line_to_entry(line, game)
        yield entry
