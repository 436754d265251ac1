"""The way out: a table as one readable file."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from companion import __version__
from companion.tables.exported import (
    FORMAT,
    FORMAT_VERSION,
    FileContents,
    FileEntry,
    FileSetup,
    FileTable,
    checksum,
    write_file,
)
from companion.tables.house import House
from database.records import Line, TableRecord


def export_table(house: House, table_id: str) -> bytes:
    """Everything about a table. Exporting twice gives the same bytes unless the table has changed."""
    live = house.open(table_id)
    house.catch_up(live)
    shown = live.shown
    record = house.store.read(table_id)
    lines = house.store.journal(table_id, upto=shown.length)
    state = live.game.freeze(shown.state)
    setup = record.setup
    return write_file(
        FileContents(
            FORMAT,
            FORMAT_VERSION,
            __version__,
            # Its first id: a copy that comes home must be known as what it is.
            FileTable(record.origin, record.name, record.created),
            FileSetup(setup.game, setup.engine, setup.content, setup.seed, dict(setup.body), setup.corrections),
            tuple(file_entry(number, line) for number, line in enumerate(lines, 1)),
            state,
            checksum(state),
        )
    )


def suggested_name(record: TableRecord) -> str:
    """A name for the file that every system accepts: `Friday-qt3n3qzd.companion.json`."""
    name = re.sub(r"[^\w]+", "-", record.name).strip("-")[:60] or "table"
    return f"{name}-{record.id}.companion.json"


def file_entry(number: int, line: Line) -> FileEntry:
    """A journal line as the file shows it."""
    when = datetime.fromtimestamp(line.at / 1000, UTC).isoformat(timespec="milliseconds") if line.at else ""
    act = dict(line.act) if line.act is not None else None
    why = dict(line.why) if line.why is not None else None
    return FileEntry(number, line.kind, act, line.count, line.step, line.who, when, line.at, line.burst, why)
