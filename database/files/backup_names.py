"""The names of backups beside a database: which are there, which are unfinished, and which name is still unused."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from database.errors import NotWritable
from database.files.unfinished_files import delete_unfinished_files, is_unfinished_file, list_unfinished_files

_DAILY = "daily"


def daily_backup_name(file: Path, day: date) -> Path:
    """What the backup of a day is called."""
    return file.with_name(f"{file.stem}.{_DAILY}-{day.isoformat()}{file.suffix}")


def find_unused_backup_name(file: Path, kind: str, today: Callable[[], date] = date.today) -> Path:
    """A name beside the database that nothing has yet: `companion.backup-0004-2026-05-01.db`, then `…-2.db`."""
    stem = f"{file.stem}.{kind}-{today().isoformat()}"
    for number in range(1, 10_000):
        target = file.with_name(f"{stem}{f'-{number}' if number > 1 else ''}{file.suffix}")
        if not target.exists():
            return target
    raise NotWritable("database-not-writable", where=str(file.parent))


def list_daily_backups(file: Path) -> list[Path]:
    """The daily backups of a database, oldest first."""
    return sorted(file.parent.glob(f"{file.stem}.{_DAILY}-????-??-??{file.suffix}"))


def list_all_backups(file: Path) -> list[Path]:
    """Every backup beside a database: daily ones, and those made before a migration or a restore."""
    kinds = (_DAILY, "backup", "before-restore")
    found = [path for kind in kinds for path in file.parent.glob(f"{file.stem}.{kind}-*{file.suffix}")]
    return sorted(path for path in found if not is_unfinished_file(path))


def delete_unfinished_backups(file: Path) -> list[Path]:
    """Delete unfinished backups beside a database whose processes were stopped; what was deleted."""
    return delete_unfinished_files(file.parent, f"{file.stem}.")


def list_unfinished_backups(file: Path) -> list[Path]:
    """The unfinished backups beside a database."""
    return list_unfinished_files(file.parent, f"{file.stem}.")
