"""How a table comes from disk into memory: from its snapshot, or where that fails, by replaying its journal."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from companion.kernel.game import Game
from companion.kernel.journal import Entry
from companion.kernel.plain import BadShape, place_of
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.tables.lines import entry_of
from database.records import Snapshot, TableRecord
from database.store import Store

log = logging.getLogger(__name__)

AnyGame: TypeAlias = Game[Any]


class Unplayable(Refused):
    """A stored table that this version of its game cannot play: an unreadable setup, or an entry it refuses."""


def table_from(store: Store, game: AnyGame, record: TableRecord) -> Table[Any]:
    """The table as the record's snapshot holds it, with anything written since."""
    snapshot = record.snapshot
    table = _resumed(store, game, record, snapshot) if snapshot is not None else None
    if table is None:
        with playing(record.id, 0):
            table = Table(game, record.setup)
    for line in store.journal(record.id, after=table.length):
        with playing(record.id, table.length + 1):
            table.enter(entry_of(line, game.codec))
    return table


@contextmanager
def playing(table_id: str, line: int) -> Iterator[None]:
    """Say which line of which journal cannot be played; line 0 is the setup."""
    try:
        yield
    except Refused as refused:
        raise Unplayable("table-unplayable", table=table_id, line=line, reason=refused.message) from refused
    except BadShape as bad:
        fault = bad.faults[0]
        place = place_of(fault.path)
        raise Unplayable(
            "table-setup-unreadable", table=table_id, place=place, found=fault.found, expected=fault.expected
        ) from bad


def _resumed(store: Store, game: AnyGame, record: TableRecord, snapshot: Snapshot) -> Table[Any] | None:
    try:
        state = game.thaw(record.setup, snapshot.state)
    except (BadShape, Refused, LookupError, TypeError, ValueError, AttributeError):
        # An older version of the game may have frozen its positions in another way. The journal leads there, too.
        log.warning("the snapshot of table %s cannot be read; replaying its journal", record.id, exc_info=True)
        return None

    def load() -> Iterator[Entry]:
        for number, line in enumerate(store.journal(record.id, upto=snapshot.seq), 1):
            with playing(record.id, number):
                yield entry_of(line, game.codec)

    with playing(record.id, 0):
        return Table.resume(game, record.setup, state, snapshot.seq, load)
