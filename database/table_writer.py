"""One table while it is being written to: the journal line, the snapshot and the length go in together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select, update
from sqlalchemy.exc import IntegrityError

from companion import __version__
from companion.kernel.refusals import Unknown
from database.errors import Damaged
from database.records import Line, Snapshot
from database.row_models import JOURNAL, SNAPSHOTS, TABLES
from database.row_reader import read_journal_lines
from database.text_validation import require_storable_text

# Built once: putting a statement together takes longer than running it.
_TABLE: BindParameter[str] = bindparam("table")
# On PostgreSQL this locks the table's row; on SQLite the whole file is locked already.
_TAKE = select(TABLES.c.length).where(TABLES.c.id == _TABLE, ~TABLES.c.doomed).with_for_update()
_GROW = (
    update(TABLES)
    .where(TABLES.c.id == _TABLE)
    .values(length=bindparam("new_length"), ended=bindparam("has_ended"), changed=bindparam("now"), app=__version__)
)
_KEEP = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == _TABLE)
    .values({column: bindparam(f"new_{column.key}") for column in SNAPSHOTS.c if column.key != "table_id"})
)
_WRITE = JOURNAL.insert()


class TableWriter:
    """A transaction on one table. Nobody else can write to the table until it ends."""

    def __init__(self, connection: Connection, table_id: str) -> None:
        self.table_id = table_id
        self._connection = connection
        found = connection.scalar(_TAKE, {"table": table_id})
        if found is None:
            raise Unknown("table-unknown", table=table_id)
        self.length: int = found

    def entries_since(self, length: int) -> list[Line]:
        """What was written after the first `length` lines."""
        return read_journal_lines(self._connection, self.table_id, after=length) if length < self.length else []

    def append(self, lines: Sequence[Line], snapshot: Snapshot, *, at: int, ended: bool = False) -> None:
        """Write lines at the end of the journal, and the position they lead to."""
        try:
            insert_journal_lines(self._connection, self.table_id, self.length, lines)
        except IntegrityError as error:
            # There is a line of this number already, which the length of the table knows nothing of.
            raise Damaged("database-journal-damaged", table=self.table_id, line=self.length + 1) from error
        self.length += len(lines)
        if snapshot.seq != self.length:
            raise ValueError(f"a snapshot after {snapshot.seq} lines does not belong to {self.length} lines")
        self._connection.execute(
            _GROW, {"table": self.table_id, "new_length": self.length, "has_ended": ended, "now": at}
        )
        kept = {f"new_{name}": value for name, value in snapshot_to_row(snapshot).items()}
        self._connection.execute(_KEEP, {"table": self.table_id, **kept})


def insert_journal_lines(connection: Connection, table_id: str, length: int, lines: Sequence[Line]) -> None:
    """Write lines after the first `length` ones."""
    if not lines:
        return
    rows = [
        {
            "table_id": table_id,
            "seq": seq,
            "kind": line.kind,
            "act": dict(line.act) if line.act is not None else None,
            "count": line.count,
            "step": line.step,
            "who": require_storable_text(line.who),
            "at": line.at,
            "burst": require_storable_text(line.burst),
            "why": dict(line.why) if line.why is not None else None,
            "format": line.format,
            "rules": line.rules,
            "state": dict(line.state) if line.state is not None else None,
        }
        for seq, line in enumerate(lines, length + 1)
    ]
    connection.execute(_WRITE, rows)


def snapshot_to_row(snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot as a row."""
    return {
        "seq": snapshot.seq,
        "state": dict(snapshot.state),
        "undoable": snapshot.undoable,
        "redoable": snapshot.redoable,
        "format": snapshot.format,
        "rules": snapshot.rules,
        "asked": snapshot.asked,
    }
