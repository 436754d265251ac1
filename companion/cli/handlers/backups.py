"""Writes and restores backups of everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_files import check_can_write
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.data_location import DATABASE_FILE_NAME, data_folder
from companion.kernel.refusals import Malformed
from database.backups.backup_files import write_backup
from database.backups.restore import RestoreDifference, compare_with_backup, open_backup_copy, restore_backup
from database.files.backup_names import find_unused_backup_name

_PARTS = ("come", "go", "change", "stay")


def back_up_everything(context: CommandContext, file: Path, force: bool) -> CommandResult:
    """Write everything to one file."""
    check_can_write(file, force)
    write_backup(context.store, file)
    tables = len(context.store.heads())
    plain = {"file": str(file), "bytes": file.stat().st_size, "tables": tables}
    said = context.words("cli-backup-done", file=str(file), tables=tables)
    return CommandResult(plain, lambda: [render.safe_text(said)])


def preview_or_restore_everything(context: CommandContext, file: Path, yes: bool) -> CommandResult:
    """Say what a backup would change, or put it in the place of everything."""
    if not _is_file(file):
        raise Malformed("cli-file-missing", file=str(file))
    with open_backup_copy(file) as found:
        seen = compare_with_backup(context.store, found)
        plain: dict[str, Any] = {"file": str(file), "restored": yes, **_listed(seen)}
        lines = _drawn(context, seen)
        if yes:
            before = find_unused_backup_name(
                context.store.file or data_folder(context.options.data) / DATABASE_FILE_NAME, "before-restore"
            )
            before.parent.mkdir(parents=True, exist_ok=True)
            write_backup(context.store, before)
            plain |= {"backup": str(before), "left_out": restore_backup(context.store, found)}
            lines.append(context.words("cli-restore-done", file=str(file), backup=str(before)))
            if plain["left_out"]:
                lines.append(context.words("cli-left-out", count=plain["left_out"]))
        else:
            lines.append(context.words("cli-restore-preview"))
    return CommandResult(plain, lambda: [render.safe_text(line) for line in lines])


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:
        return False  # A name that is too long for the disk.


def _listed(seen: RestoreDifference) -> dict[str, Any]:
    return {part: [{"id": table, "name": name} for table, name in getattr(seen, part)] for part in _PARTS}


def _drawn(context: CommandContext, seen: RestoreDifference) -> list[str]:
    lines = []
    for part in _PARTS:
        tables = getattr(seen, part)
        lines.append(context.words(f"cli-restore-{part}", count=len(tables)))
        # What stays as it is need not be read through.
        lines += [f"  {table}  {name}" for table, name in tables if part != "stay"]
    return lines
