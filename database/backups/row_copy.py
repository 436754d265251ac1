"""All rows of one database into another, whichever kind each of them is: what is damaged is left out and counted."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Sequence
from typing import Any

from sqlalchemy import JSON, Boolean, Connection, Integer, Table
from sqlalchemy.exc import DBAPIError

from database.row_models import JOURNAL, PACKS, PLAYERS, SETTINGS, SNAPSHOTS, TABLES
from database.row_reader import UNREADABLE
from database.tolerant_reader import allow_invalid_text, can_retry_row_by_row, select_columns_as_text_sql

# Parents before children.
ALL_TABLES = (TABLES, JOURNAL, SNAPSHOTS, PLAYERS, SETTINGS, PACKS)
_AT_ONCE = 500
_GIVE_UP = 2_000
"""Numbers of rows without a row, one after the other, that count as the end."""


def copy_all_rows(source: Connection, into: Connection) -> int:
    """Copy every row of every table; how many were left out, because nothing can be made of them."""
    left_out, lengths = 0, dict[str, int]()
    for table in ALL_TABLES:
        fitting, lost = _fitting(source, table, lengths)
        if table is TABLES:
            lengths = {row["id"]: row["length"] for row in fitting}
        elif table is JOURNAL:
            # On pages that are gone rows cannot be counted, but each table knows how many lines it had.
            lost = max(lost, sum(lengths.values()) - len(fitting))
        left_out += lost
        insert = table.insert()
        for n in range(0, len(fitting), _AT_ONCE):
            into.execute(insert, fitting[n : n + _AT_ONCE])
    return left_out


def _fitting(source: Connection, table: Table, tables: Container[str]) -> tuple[list[dict[str, Any]], int]:
    """The rows that can be taken, and how many cannot. What belongs to a table is taken only with one of these."""
    rows, lost = [], 0
    for values in _stored(source, table):
        row = _read(table, values) if values is not None else None
        if row is None or ("table_id" in row and row["table_id"] not in tables):
            lost += 1
            continue
        rows.append(row)
    return rows, lost


def _stored(source: Connection, table: Table) -> list[Sequence[Any] | None]:
    """All rows as they are stored; None for each that the file cannot give any more."""
    columns = select_columns_as_text_sql(source, table, [column.name for column in table.c])
    order = ", ".join(f'"{column.name}"' for column in table.primary_key)
    with allow_invalid_text(source):
        try:
            sql = f"SELECT {columns} FROM {table.name} ORDER BY {order}"
            return [tuple(row) for row in source.exec_driver_sql(sql)]
        except DBAPIError as error:
            if source.dialect.name != "sqlite" or (table is TABLES and not can_retry_row_by_row(error)):
                raise
            if not can_retry_row_by_row(error):
                return [None]  # Its name or one of its columns was written over: nothing of it can be asked for.
            return list(_one_by_one(source, f"SELECT {columns} FROM {table.name} WHERE rowid = ?"))


def _one_by_one(source: Connection, sql: str) -> Iterator[Sequence[Any] | None]:
    """The rows of a table whose file is damaged, by their numbers, until there are none for long."""
    number, missing, unreadable = 0, 0, 0
    while missing < _GIVE_UP:
        number += 1
        try:
            row = source.exec_driver_sql(sql, (number,)).one_or_none()
        except DBAPIError:
            row, unreadable = None, unreadable + 1
        missing = missing + 1 if row is None else 0
        if row is not None:
            yield from [None] * unreadable
            yield tuple(row)
            unreadable = 0
    if unreadable:
        # Behind the last row that can be read every number fails: how many rows there were, nobody knows.
        yield None


def _read(table: Table, values: Sequence[Any]) -> dict[str, Any] | None:
    """A stored row as values for any database, or None where one of them is damaged."""
    row: dict[str, Any] = {}
    for column, value in zip(table.c, values, strict=True):
        try:
            row[column.name] = _value(column.type, value, bool(column.nullable))
        except (*UNREADABLE, TypeError):
            return None
    return row


def _value(kind: object, value: Any, nullable: bool) -> Any:
    if value is None:
        if not nullable:
            raise ValueError("nothing where something belongs")
        return None
    if isinstance(kind, JSON):
        return json.loads(value)
    if isinstance(kind, Boolean):
        return bool(value)
    if isinstance(kind, Integer):
        return int(value)
    value.encode()  # Halves of characters are no text to a database.
    return value
