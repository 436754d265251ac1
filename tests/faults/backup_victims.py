"""The victims of `test_killed_backups.py`: each makes a backup in one of the ways there are."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from datetime import date
from pathlib import Path

from companion.cli import main
from database.backups.backup_files import write_daily_backup_if_due
from database.store import Store


def by_command(file: Path) -> None:
    """`companion backup FILE`."""
    with redirect_stdout(io.StringIO()):
        main(["--database", str(file), "backup", str(saved_by_command(file)), "--force"])


def saved_by_command(file: Path) -> Path:
    """Where `by_command` puts it."""
    return file.with_name("saved.db")


def daily(file: Path) -> None:
    """The one of today."""
    with Store.open(file) as store:
        write_daily_backup_if_due(store, lambda: date(2026, 5, 1))


def before_migration(file: Path) -> None:
    """The one that is made when a database of an older version is opened."""
    Store.open(file).close()
