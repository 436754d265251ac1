"""Processes that are alive within milliseconds: a server imports everything once, and each one is forked from it."""

from __future__ import annotations

import multiprocessing
from multiprocessing.context import ForkServerContext

# There is one fork server a test run, and it takes this list when it starts: all who fork must agree on it.
_IMPORTED = [
    "alembic.command",
    "companion.cli.root",
    "companion.cli.handlers.backups",
    "companion.games.tracker.game",
    "companion.tables.files.import_file",
    "companion.tables.table_service",
    "database.store",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "tests.tables.small_score_sheet",
    "tests.faults.backup_victims",
    "tests.faults.input_victim",
]


def forking() -> ForkServerContext:
    """Where to get processes from."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_IMPORTED)
    return context
