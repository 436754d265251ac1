"""Exports a table as one readable file."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from companion import __version__
from companion.kernel.game import Setup
from companion.tables.files.file_format import (
    FORMAT,
    FORMAT_VERSION,
    FileContents,
    FileEntry,
    FileSetup,
    FileTable,
    compute_state_checksum,
    serialize_table_file,
)
from companion.tables.journal_lines import upgrade_line
from companion.tables.size_limits import MAX_NAME_LETTERS
from companion.tables.table_service import TableService
from database.records import Line, TableRecord


def export_table(service: TableService, table_id: str) -> bytes:
    """Everything about a table, in today's format. Exporting twice gives the same bytes unless the table changed."""
    live = service.open(table_id)
    service.catch_up(live)
    with live.lock:
        # Whether the journal leads to what is shown is known only when it has been read.
        _ = live.table.history
        shown, undecided = live.shown, live.undecided
    record = service.store.read(table_id)
    lines = service.store.journal(table_id, upto=shown.length)
    state = live.game.freeze(shown.state)
    setup, today = live.setup, live.game.save_format
    return serialize_table_file(
        FileContents(
            FORMAT,
            FORMAT_VERSION,
            __version__,
            # Its first id: a copy that comes home must be known as what it is.
            FileTable(record.origin, record.name[:MAX_NAME_LETTERS], record.created),
            setup_to_file_data(setup, today.number),
            tuple(journal_line_to_file_data(number, upgrade_line(line, today)) for number, line in enumerate(lines, 1)),
            undecided,
            dict(state),
            compute_state_checksum(state),
        )
    )


def suggested_file_name(record: TableRecord) -> str:
    """A name for the file that every system accepts: `Friday-qt3n3qzd.companion.json`."""
    name = re.sub(r"[^\w]+", "-", record.name).strip("-")[:60] or "table"
    return f"{name}-{record.id}.companion.json"


def setup_to_file_data(setup: Setup, written: int) -> FileSetup:
    """A setup as the file shows it, written in a save format of its engine."""
    body, rules = dict(setup.body), setup.rules or 0
    return FileSetup(setup.game, setup.engine, setup.content, setup.seed, body, setup.corrections, written, rules)


def journal_line_to_file_data(number: int, line: Line) -> FileEntry:
    """A journal line as the file shows it."""
    when = datetime.fromtimestamp(line.at / 1000, UTC).isoformat(timespec="milliseconds") if line.at else ""
    act = dict(line.act) if line.act is not None else None
    why = dict(line.why) if line.why is not None else None
    state = dict(line.state) if line.state is not None else None
    return FileEntry(
        number, line.kind, act, line.count, line.step, line.who, when, line.at, line.burst, why, line.rules, state
    )
