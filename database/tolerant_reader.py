"""Reads damaged rows as far as possible: they come back with a note on what is wrong, and hide no other row.

The usual readers (`row_reader.py`) refuse a damaged row, because nobody should play on with half of it. A list of
tables, a file that saves the remains and `companion doctor` want every row that is there.
"""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.exc import DBAPIError

from companion.kernel.game import ContentStamp, Setup
from companion.kernel.messages import Message, message
from companion.kernel.plain_data import BadShape, from_plain
from database.records import Head, TableRecord
from database.row_models import JOURNAL, SNAPSHOTS, TABLES
from database.row_reader import KINDS, UNREADABLE, StoredSetup, is_valid_table_row

_LIGHT = tuple(column.name for column in TABLES.c if column.name != "setup")


def read_all_tables(
    connection: Connection, archived: bool | None = None, origin: str | None = None
) -> list[TableRecord]:
    """All tables, the one changed last first. What is wrong with one stands in its `trouble`."""
    with allow_invalid_text(connection):
        records = [_record(row) for row in _rows(connection, (*_LIGHT, "setup"), origin)]
    chosen = [record for record in records if archived is None or record.archived == archived]
    return sorted(chosen, key=lambda record: (-record.changed, record.id))


def read_tables_listed_first(connection: Connection, most: int) -> list[TableRecord]:
    """The tables in use that are seen first: those in play, then those that are over, the one changed last first.

    Reads whole rows of that many tables only, however many there are.
    """
    names = (*_LIGHT, "setup")
    in_use = f"{_unset(connection, 'doomed')} AND {_unset(connection, 'archived')}"
    rest = f"FROM tables WHERE {in_use} ORDER BY ended, changed DESC, id LIMIT {most:d}"
    with allow_invalid_text(connection):
        try:
            rows = connection.exec_driver_sql(f"SELECT {_columns(TABLES, names)} {rest}").all()
        except DBAPIError as error:
            if not can_retry_row_by_row(error):
                raise
            ids = connection.exec_driver_sql(f"SELECT id {rest}").scalars().all()
            return [_record(_one_row(connection, names, table_id)) for table_id in ids]
    return [_record(dict(zip(names, row, strict=True))) for row in rows]


def read_table_record(connection: Connection, table_id: str) -> TableRecord | None:
    """One table as lists show it, or None where there is none."""
    with allow_invalid_text(connection):
        return _one_record(connection, table_id)


def read_journal_lengths_and_names(connection: Connection) -> dict[str, Head]:
    """How long each journal is, with name and whereabouts."""
    with allow_invalid_text(connection):
        rows = _rows(connection, ("id", "length", "name", "archived", "changed", "ended"))
    return {_text(row["id"]): _head(row) for row in rows}


def _head(row: Mapping[str, Any]) -> Head:
    length, changed = _int(row["length"]), _int(row["changed"])
    return Head(length, _text(row["name"]), _flag(row["archived"]), changed, _flag(row["ended"]))


def find_journal_damage(connection: Connection, table_id: str) -> Message | None:
    """The first line of a journal that is missing or cannot be read."""
    rows = read_raw_journal_rows(connection, table_id)
    for expected, row in enumerate(rows, 1):
        readable = row.get("seq") == expected and row.get("kind") in KINDS
        if not readable or not all(_is_json(row.get(name)) for name in ("act", "why", "state")):
            return message("database-journal-damaged", table=table_id, line=expected)
    if len(rows) < _length(connection, table_id):
        return message("database-journal-damaged", table=table_id, line=len(rows) + 1)
    return None


def read_raw_rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    """Every row of a table of the database as it is stored."""
    return _raw(connection, table)


def read_raw_table_row(connection: Connection, table_id: str) -> dict[str, Any]:
    """The row of a table as it is stored, empty where there is none."""
    return next(iter(_raw(connection, TABLES, table_id, "id")), {})


def read_raw_snapshot_row(connection: Connection, table_id: str) -> dict[str, Any]:
    """The row of its newest position as it is stored, empty where there is none."""
    return next(iter(_raw(connection, SNAPSHOTS, table_id, "table_id")), {})


def read_raw_journal_rows(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """The rows of its journal as they are stored, in order; one that cannot be read at all has its number alone."""
    try:
        return _raw(connection, JOURNAL, table_id, "table_id", order="seq")
    except DBAPIError as error:
        if not can_retry_row_by_row(error):
            raise
        # A page of the file is damaged: the lines on other pages can still be read one by one.
        return [_one_line(connection, table_id, number) for number in range(1, _length(connection, table_id) + 1)]


# --- rows as they are ---------------------------------------------------------------------------


def _raw(
    connection: Connection, table: Table, table_id: str = "", key: str = "", order: str = ""
) -> list[dict[str, Any]]:
    names = [column.name for column in table.c]
    sql = f"SELECT {select_columns_as_text_sql(connection, table, names)} FROM {table.name}"
    sql += (f" WHERE {key} = {_mark(connection)}" if key else "") + (f" ORDER BY {order}" if order else "")
    with allow_invalid_text(connection):
        rows = connection.exec_driver_sql(sql, (table_id,) if key else None).all()
    return [{name: _writable(value) for name, value in zip(names, row, strict=True)} for row in rows]


def _one_line(connection: Connection, table_id: str, number: int) -> dict[str, Any]:
    names = [column.name for column in JOURNAL.c]
    sql = f"SELECT {_columns(JOURNAL, names)} FROM journal WHERE table_id = ? AND seq = ?"
    try:
        with allow_invalid_text(connection):
            row = connection.exec_driver_sql(sql, (table_id, number)).one_or_none()
    except DBAPIError:
        row = None
    if row is None:
        return {"seq": number}
    return {name: _writable(value) for name, value in zip(names, row, strict=True)}


def _length(connection: Connection, table_id: str) -> int:
    sql = f"SELECT length FROM tables WHERE id = {_mark(connection)}"
    return _int(connection.exec_driver_sql(sql, (table_id,)).scalar())


def select_columns_as_text_sql(connection: Connection, table: Table, names: Sequence[str]) -> str:
    """The columns; the server's JSON as the text that it keeps, which SQLite does anyway."""
    if connection.dialect.name == "sqlite":
        return _columns(table, names)
    kinds = {column.name: column.type.__class__.__name__ for column in table.c}
    return ", ".join(f"{_column(table, name)}{'::text' if kinds[name] == 'JSON' else ''}" for name in names)


def can_retry_row_by_row(error: DBAPIError) -> bool:
    """Whether it is of use to try row by row: not on a server, nor where the description of the tables is damaged."""
    orig = error.orig
    return isinstance(orig, sqlite3.Error) and getattr(orig, "sqlite_errorcode", 0) != sqlite3.SQLITE_ERROR


def _columns(table: Table, names: Sequence[str]) -> str:
    return ", ".join(_column(table, name) for name in names)


def _column(table: Table, name: str) -> str:
    # With its table: SQLite takes a quoted name alone for a text where there is no such column.
    return f'{table.name}."{name}"'


def _mark(connection: Connection) -> str:
    return "?" if connection.dialect.name == "sqlite" else "%s"


def _writable(value: object) -> object:
    """A value for a JSON file: what is not text stands there as its bytes."""
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    if isinstance(value, str) and _broken(value):
        return {"base64": base64.b64encode(value.encode(errors="surrogateescape")).decode()}
    return value


def _is_json(value: object) -> bool:
    if value is None:
        return True
    try:
        return isinstance(value, str) and isinstance(json.loads(value), dict | None)
    except UNREADABLE:
        return False


# --- rows as records ----------------------------------------------------------------------------


def _rows(connection: Connection, names: Sequence[str], origin: str | None = None) -> list[dict[str, Any]]:
    columns = _columns(TABLES, names)
    of_origin = f" AND origin = {_mark(connection)}" if origin is not None else ""
    try:
        sql = f"SELECT {columns} FROM tables WHERE {_unset(connection, 'doomed')}{of_origin}"
        found = connection.exec_driver_sql(sql, (origin,) if of_origin else None).all()
    except DBAPIError as error:
        if not can_retry_row_by_row(error) or origin is not None:
            raise
        ids = connection.exec_driver_sql("SELECT id FROM tables").scalars().all()
        return [_one_row(connection, names, table_id) for table_id in ids]
    return [dict(zip(names, row, strict=True)) for row in found]


def _one_row(connection: Connection, names: Sequence[str], table_id: str) -> dict[str, Any]:
    """A row on a page that may be damaged: all of it, or without its long end, or its id alone."""
    for wanted in (names, [name for name in names if name != "setup"]):
        sql = f"SELECT {_columns(TABLES, wanted)} FROM tables WHERE id = ?"
        try:
            row = connection.exec_driver_sql(sql, (table_id,)).one()
        except DBAPIError:
            continue
        return {**dict.fromkeys(names), **dict(zip(wanted, row, strict=True))}
    return {**dict.fromkeys(names), "id": table_id}


def _one_record(connection: Connection, table_id: str) -> TableRecord | None:
    names = (*_LIGHT, "setup")
    try:
        here = f"id = {_mark(connection)} AND {_unset(connection, 'doomed')}"
        sql = f"SELECT {_columns(TABLES, names)} FROM tables WHERE {here}"
        row = connection.exec_driver_sql(sql, (table_id,)).one_or_none()
    except DBAPIError as error:
        if not can_retry_row_by_row(error):
            raise
        return _record(_one_row(connection, names, table_id))
    return _record(dict(zip(names, row, strict=True))) if row is not None else None


def _record(row: dict[str, Any]) -> TableRecord:
    table_id, stored = _text(row["id"]), _stored_setup(row["setup"])
    texts = (row[name] for name in ("game", "engine", "name", "origin", "content_version", "content_hash"))
    trouble: Message | None = None
    if stored is None or not all(isinstance(text, str) and not _broken(text) for text in texts):
        trouble = message("database-setup-damaged", table=table_id)
    elif not is_valid_table_row(row):
        trouble = message("database-row-damaged", table=table_id)
    kept = stored or StoredSetup(0, {})
    stamp = ContentStamp(_text(row["content_version"]), _text(row["content_hash"]))
    game, engine = _text(row["game"]), _text(row["engine"])
    setup = Setup(game, engine, kept.seed, kept.body, stamp, kept.corrections, kept.rules)
    return TableRecord(
        id=table_id,
        name=_text(row["name"]),
        setup=setup,
        origin=_text(row["origin"]),
        length=_int(row["length"]),
        ended=_flag(row["ended"]),
        archived=_flag(row["archived"]),
        created=_int(row["created"]),
        changed=_int(row["changed"]),
        trouble=trouble,
    )


def _stored_setup(value: object) -> StoredSetup | None:
    try:
        # PostgreSQL's driver has read the JSON already.
        return from_plain(StoredSetup, json.loads(value) if isinstance(value, str | bytes) else value)
    except (*UNREADABLE, BadShape):
        return None


def _text(value: object) -> str:
    """A text for people: what is no text in it becomes a question mark."""
    if isinstance(value, bytes):
        value = value.decode(errors="replace")
    return "" if value is None else str(value).encode(errors="surrogateescape").decode(errors="replace")


def _flag(value: object) -> bool:
    """Whether something is set: what is neither set nor unset hides no table."""
    return value in (True, 1)


def _unset(connection: Connection, flag: str) -> str:
    return f"{flag} IS NOT 1" if connection.dialect.name == "sqlite" else f"NOT {flag}"


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def _broken(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)


@contextmanager
def allow_invalid_text(connection: Connection) -> Iterator[None]:
    """Let SQLite's driver hand out texts that are none; their odd bytes become halves of characters."""
    if connection.dialect.name != "sqlite":
        yield
        return
    raw: Any = connection.connection.driver_connection
    usual = raw.text_factory
    raw.text_factory = lambda data: data.decode(errors="surrogateescape")
    try:
        yield
    finally:
        raw.text_factory = usual
