"""The check of every table: whether its rows can be read, its journal played, and its position follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.messages import Message, message
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_loader import load_setup, raise_errors_as_unplayable
from companion.tables.table_service import TableService


@dataclass(frozen=True, slots=True)
class TableProblem:
    """What is wrong with a table."""

    table: str
    name: str
    message: Message


def check_all_tables(service: TableService) -> list[TableProblem]:
    """Replay every journal and compare; what is wrong, the table changed last first."""
    return [
        TableProblem(record.id, record.name, trouble)
        for record in service.list(archived=None)
        if (trouble := record.trouble or _trouble(service, record.id)) is not None
    ]


def _trouble(service: TableService, table_id: str) -> Message | None:
    try:
        record = service.store.read(table_id)
        game = service.engine(record.setup.engine)
        damaged = service.store.remains(table_id).trouble
        if damaged is not None:
            return damaged
        with raise_errors_as_unplayable(service.store, table_id, 0):
            entries = [line_to_entry(line, game) for line in service.store.journal(table_id)]
            table = Table(game, load_setup(service.store, game, record), entries)
    except Refused as refused:
        return refused.message
    if record.snapshot is None:
        return message("doctor-snapshot-unreadable", table=table_id)
    comparable = record.snapshot.seq == table.length and record.snapshot.format == game.save_format.number
    if comparable and dict(record.snapshot.state) != game.freeze(table.state):
        return message("doctor-snapshot-differs", table=table_id)
    return None
