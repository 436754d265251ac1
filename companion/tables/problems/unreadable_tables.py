"""What is left of a table that cannot be opened: a look at it, and a file with everything that is stored of it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from companion import __version__
from companion.kernel.messages import Message
from database.store import Store

FORMAT = "companion-rows"
FORMAT_VERSION = 1


@dataclass(frozen=True, slots=True)
class TableInspection:
    """What can be read of a table without opening it. Times are milliseconds since 1970, 0 where unknown."""

    id: str
    name: str
    game: str
    engine: str
    created: int
    changed: int
    length: int
    lines: tuple[str, ...]
    trouble: Message | None


def inspect_unreadable_table(store: Store, table_id: str, trouble: Message | None = None) -> TableInspection:
    """The table as far as it can be read; its journal as lines of text."""
    remains = store.remains(table_id)
    row = remains.table
    return TableInspection(
        table_id,
        _text(row.get("name")),
        _text(row.get("game")),
        _text(row.get("engine")),
        _number(row.get("created")),
        _number(row.get("changed")),
        _number(row.get("length")),
        tuple(_line(line) for line in remains.journal),
        trouble or remains.trouble,
    )


def export_raw_rows(store: Store, table_id: str) -> bytes:
    """Everything that is stored of a table as one file: readable or not, nothing is left out and nothing is mended."""
    remains = store.remains(table_id)
    plain = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "app": __version__,
        "table": dict(remains.table),
        "snapshot": dict(remains.snapshot),
        "journal": [dict(line) for line in remains.journal],
    }
    return (json.dumps(plain, indent=1, ensure_ascii=False) + "\n").encode()


def raw_rows_file_name(store: Store, table_id: str) -> str:
    """A name for that file which every system accepts: `Friday-qt3n3qzd.rows.json`."""
    name = re.sub(r"[^\w]+", "-", _text(store.remains(table_id).table.get("name"))).strip("-")[:60] or "table"
    return f"{name}-{table_id}.rows.json"


def _line(line: Mapping[str, object]) -> str:
    """One line of a journal: its number, what it does, to what, and who did it."""
    number = line.get("seq")
    if "kind" not in line:
        return f"{number} ?"
    count = f"×{line['count']}" if line.get("kind") in ("undo", "redo") else ""
    step = f"#{line['step']}" if line.get("kind") == "repair" else ""
    parts = (number, line["kind"], count, step, line.get("act"), line.get("who"))
    return " ".join(_text(part) for part in parts if part not in (None, ""))


def _text(value: object) -> str:
    return "?" if isinstance(value, dict) else "" if value is None else str(value)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
