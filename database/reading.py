"""Rows of the database as records."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from companion.kernel.game import ContentStamp, Corrected, Setup
from companion.kernel.plain import BadShape, from_plain
from database.records import Line, Snapshot, TableRecord
from database.rows import JOURNAL, SNAPSHOTS, TABLES
from database.troubles import Damaged


@dataclass(frozen=True, slots=True)
class StoredSetup:
    """What of a setup has no column of its own."""

    seed: int
    body: dict[str, object]
    corrections: tuple[Corrected, ...] = ()


def read_lines(connection: Connection, table_id: str, after: int = 0, upto: int | None = None) -> list[Line]:
    """The journal of a table, without its first `after` lines and without those beyond `upto`."""
    columns = JOURNAL.c
    query = (
        select(
            columns.seq,
            columns.kind,
            columns.act,
            columns.count,
            columns.step,
            columns.who,
            columns.at,
            columns.burst,
            columns.why,
        )
        .where(columns.table_id == table_id, columns.seq > after)
        .order_by(columns.seq)
    )
    if upto is not None:
        query = query.where(columns.seq <= upto)
    lines = []
    for expected, (seq, *rest) in enumerate(connection.execute(query), after + 1):
        if seq != expected or rest[0] not in ("give", "undo", "redo", "repair"):
            raise Damaged("database-journal-damaged", table=table_id, line=expected)
        lines.append(Line(*rest))
    return lines


def read_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The newest position of a table, or None where it cannot be read: the journal leads to it as well."""
    columns = SNAPSHOTS.c
    query = select(columns.seq, columns.state, columns.undoable, columns.redoable)
    try:
        row = connection.execute(query.where(columns.table_id == table_id)).one_or_none()
    except json.JSONDecodeError:
        return None
    return Snapshot(*row) if row is not None and isinstance(row.state, dict) else None


def record(row: Row[Any], snapshot: Snapshot | None = None) -> TableRecord:
    """A row of `tables` as a record."""
    try:
        stored = from_plain(StoredSetup, row.setup)
    except BadShape as bad:
        raise Damaged("database-setup-damaged", table=row.id) from bad
    stamp = ContentStamp(row.content_version, row.content_hash)
    return TableRecord(
        id=row.id,
        name=row.name,
        setup=Setup(row.game, row.engine, stored.seed, stored.body, stamp, stored.corrections),
        origin=row.origin,
        length=row.length,
        ended=row.ended,
        archived=row.archived,
        created=row.created,
        changed=row.changed,
        snapshot=snapshot,
    )


def find(connection: Connection, table_id: str) -> Row[Any] | None:
    """The row of a table."""
    return connection.execute(select(TABLES).where(TABLES.c.id == table_id, ~TABLES.c.doomed)).one_or_none()
