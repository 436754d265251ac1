"""Damage as disks and older versions leave it, done to the file behind the app's back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

SETUP = "DROP TRIGGER setup_is_never_changed; UPDATE tables SET setup = '{oops' WHERE id = '{table}'"
NO_TEXT = "UPDATE tables SET content_hash = CAST(x'ff' AS TEXT), name = CAST(x'41ff42' AS TEXT) WHERE id = '{table}'"
ENGINE = "DROP TRIGGER setup_is_never_changed; UPDATE tables SET engine = 'chess' WHERE id = '{table}'"
SHAPE = "DROP TRIGGER setup_is_never_changed; UPDATE tables SET setup = '[]' WHERE id = '{table}'"
GAP = "DROP TRIGGER journal_is_never_shortened; DELETE FROM journal WHERE seq = 2 AND table_id = '{table}'"
SNAPSHOT = "UPDATE snapshots SET state = '{oops' WHERE table_id = '{table}'"
BODY = """
    DROP TRIGGER setup_is_never_changed;
    UPDATE tables SET setup = '{"seed": 1, "body": {"seats": 5}, "corrections": []}' WHERE id = '{table}';
    UPDATE snapshots SET state = '{}' WHERE table_id = '{table}'
"""

UNOPENABLE = {"setup": SETUP, "no text": NO_TEXT, "engine": ENGINE, "shape": SHAPE, "body": BODY}
"""Each keeps a table from being opened."""


def damage(file: Path, statements: str, table: str) -> None:
    """Damage one table."""
    with closing(sqlite3.connect(file)) as raw:
        raw.executescript(statements.replace("{table}", table))
