"""Rows of the database as records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import DBAPIError

from companion.kernel.game import ContentStamp, CorrectedFigure, Setup
from companion.kernel.journal import Kind
from companion.kernel.plain_data import BadShape, from_plain
from database.errors import UNDECODABLE_TEXT_ERROR, Damaged
from database.records import Line, Snapshot, TableRecord
from database.row_models import JOURNAL, SNAPSHOTS, TABLES

UNREADABLE = (ValueError, RecursionError)
"""What the columns with JSON in them raise where it is none, or where its lists go deeper than anybody's."""
_TIMES = range(-62_135_596_800_000, 253_402_300_800_000)
"""The milliseconds that have a date."""

KINDS: tuple[str, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class StoredSetup:
    """What of a setup has no column of its own."""

    seed: int
    body: dict[str, object]
    corrections: tuple[CorrectedFigure, ...] = ()
    rules: int = 0


def read_journal_lines(connection: Connection, table_id: str, after: int = 0, upto: int | None = None) -> list[Line]:
    """The journal of a table, without its first `after` lines and without those beyond `upto`, which must be there."""
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
            columns.format,
            columns.rules,
            columns.state,
        )
        .where(columns.table_id == table_id, columns.seq > after)
        .order_by(columns.seq)
    )
    if upto is not None:
        query = query.where(columns.seq <= upto)
    lines: list[Line] = []
    try:
        for expected, (seq, *rest) in enumerate(connection.execute(query), after + 1):
            if seq != expected or not _is_line(rest):
                raise _damaged_line(table_id, expected)
            lines.append(Line(*rest))
    except UNREADABLE as error:
        raise _damaged_line(table_id, after + len(lines) + 1) from error
    if upto is not None and after + len(lines) < upto:
        raise _damaged_line(table_id, after + len(lines) + 1)
    return lines


def _damaged_line(table_id: str, line: int) -> Damaged:
    return Damaged("database-journal-damaged", table=table_id, line=line)


def _is_line(columns: Sequence[Any]) -> bool:
    """Whether these are the columns of a line of a journal. SQLite keeps whatever damage leaves in them."""
    kind, act, count, step, who, at, burst, why, written, rules, state = columns
    return (
        kind in KINDS
        and (isinstance(act, dict) or (act is None and kind != "give"))
        and isinstance(why, dict | None)
        and isinstance(state, dict | None)
        and all(is_whole_number(number) for number in (count, step, written, rules))
        and all(isinstance(text, str) for text in (who, burst))
        and is_whole_number(at, _TIMES)
    )


def is_whole_number(value: object, within: range = range(2**63)) -> bool:
    """Whether a column holds a whole number, as all of ours do; by default one that counts something."""
    return isinstance(value, int) and value in within


def read_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The newest position of a table, or None where it cannot be read: the journal leads to it as well."""
    columns = SNAPSHOTS.c
    query = select(
        columns.seq, columns.state, columns.undoable, columns.redoable, columns.format, columns.rules, columns.asked
    )
    try:
        row = connection.execute(query.where(columns.table_id == table_id)).one_or_none()
    except UNREADABLE:
        return None
    except DBAPIError as error:
        if not str(error.orig).startswith(UNDECODABLE_TEXT_ERROR):
            raise
        return None
    if row is None or not isinstance(row.state, dict):
        return None
    counted = (row.seq, row.undoable, row.redoable, row.format, row.rules, row.asked)
    return Snapshot(*row) if all(is_whole_number(number) for number in counted) else None


def row_to_record(row: Row[Any], snapshot: Snapshot | None = None) -> TableRecord:
    """A row of `tables` as a record."""
    if not is_valid_table_row(row._asdict()):
        raise Damaged("database-row-damaged", table=row.id)
    try:
        stored = from_plain(StoredSetup, row.setup)
    except BadShape as bad:
        raise Damaged("database-setup-damaged", table=row.id) from bad
    stamp = ContentStamp(row.content_version, row.content_hash)
    return TableRecord(
        id=row.id,
        name=row.name,
        setup=Setup(row.game, row.engine, stored.seed, stored.body, stamp, stored.corrections, stored.rules),
        origin=row.origin,
        length=row.length,
        ended=row.ended,
        archived=row.archived,
        created=row.created,
        changed=row.changed,
        format=row.format,
        app=row.app,
        snapshot=snapshot,
    )


def is_valid_table_row(row: Mapping[str, Any]) -> bool:
    """Whether every column of a row of `tables` but its setup holds what it should."""
    texts = (row[name] for name in ("id", "game", "engine", "name", "origin", "content_version", "content_hash", "app"))
    return (
        all(isinstance(text, str) for text in texts)
        and all(is_whole_number(row[name]) for name in ("length", "format"))
        and all(is_whole_number(row[name], _TIMES) for name in ("created", "changed"))
        and all(row[name] in (False, True) for name in ("ended", "archived", "doomed"))
    )


def find_table_row(connection: Connection, table_id: str) -> Row[Any] | None:
    """The row of a table."""
    try:
        return connection.execute(select(TABLES).where(TABLES.c.id == table_id, ~TABLES.c.doomed)).one_or_none()
    except UNREADABLE as error:
        raise Damaged("database-setup-damaged", table=table_id) from error
