"""One table while it is being written to: the journal line, the snapshot and the length go in together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select, update

from companion.kernel.refusals import Unknown
from database.reading import read_lines
from database.records import Line, Snapshot
from database.rows import JOURNAL, SNAPSHOTS, TABLES
from database.texts import storable

# Built once: putting a statement together takes longer than running it.
_TABLE: BindParameter[str] = bindparam("table")
# On PostgreSQL this locks the table's row; on SQLite the whole file is locked already.
_TAKE = select(TABLES.c.length).where(TABLES.c.id == _TABLE, ~TABLES.c.doomed).with_for_update()
_GROW = (
    update(TABLES)
    .where(TABLES.c.id == _TABLE)
    .values(length=bindparam("new_length"), ended=bindparam("has_ended"), changed=bindparam("now"))
)
_KEEP = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == _TABLE)
    .values({column: bindparam(f"new_{column.key}") for column in SNAPSHOTS.c if column.key != "table_id"})
)
_WRITE = JOURNAL.insert()


class Writing:
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
        return read_lines(self._connection, self.table_id, after=length) if length < self.length else []

    def append(self, lines: Sequence[Line], snapshot: Snapshot, *, at: int, ended: bool = False) -> None:
        """Write lines at the end of the journal, and the position they lead to."""
        add_lines(self._connection, self.table_id, self.length, lines)
        self.length += len(lines)
        if snapshot.seq != self.length:
            raise ValueError(f"a snapshot after {snapshot.seq} lines does not belong to {self.length} lines")
        self._connection.execute(
            _GROW, {"table": self.table_id, "new_length": self.length, "has_ended": ended, "now": at}
        )
        kept = {f"new_{name}": value for name, value in snapshot_columns(snapshot).items()}
        self._connection.execute(_KEEP, {"table": self.table_id, **kept})


def add_lines(connection: Connection, table_id: str, length: int, lines: Sequence[Line]) -> None:
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
            "who": storable(line.who),
            "at": line.at,
            "burst": storable(line.burst),
            "why": dict(line.why) if line.why is not None else None,
        }
        for seq, line in enumerate(lines, length + 1)
    ]
    connection.execute(_WRITE, rows)


def snapshot_columns(snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot as a row."""
    return {
        "seq": snapshot.seq,
        "state": dict(snapshot.state),
        "undoable": snapshot.undoable,
        "redoable": snapshot.redoable,
    }
