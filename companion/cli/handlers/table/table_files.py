"""Exports and imports tables as one readable file each."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_lookup import require_table_id
from companion.cli.output import render, table_json
from companion.cli.results import CommandResult
from companion.kernel.refusals import Malformed, NotNow, Unknown
from companion.library.content_reader import BadContent, Mistake, not_a_text_mistake
from companion.tables.files.export_file import export_table, suggested_file_name
from companion.tables.files.file_format import MAX_FILE_BYTES
from companion.tables.files.import_file import import_table
from companion.tables.problems.unreadable_tables import export_raw_rows, raw_rows_file_name
from companion.tables.table_loader import Unplayable
from database.errors import Damaged

_PIPE = "-"


def export_table_file(context: CommandContext, typed: str, file: Path | None, force: bool) -> CommandResult | None:
    """Write a table to a file, or to the standard output, where the file itself is the answer."""
    table = require_table_id(context, typed)
    trouble = ""
    try:
        data, name = export_table(context.house, table), suggested_file_name(context.store.read(table))
    except (Unplayable, Unknown, Damaged) as refused:
        # What cannot be opened can still be kept, as it is.
        trouble = context.words.say(refused.message)
        data, name = export_raw_rows(context.store, table), raw_rows_file_name(context.store, table)
    if file is None or str(file) == _PIPE:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return None
    target = resolve_target_path(file, name)
    write_file_atomically(target, data, force)
    plain = {"id": table, "file": str(target), "bytes": len(data), "trouble": trouble or None}
    said = [context.words("cli-rows-written" if trouble else "cli-exported", file=str(target))]
    return CommandResult(plain, lambda: [render.safe_text(line) for line in [*said, *[trouble] * bool(trouble)]])


def import_table_file(context: CommandContext, file: str) -> CommandResult:
    """Bring in a file whole, or refuse it whole."""
    data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1) if file == _PIPE else read_file_bytes(Path(file))
    brought = import_table(context.house, data)
    record = context.store.read(brought.id)
    plain = {
        "id": brought.id,
        "outcome": brought.outcome,
        "new": brought.new,
        "differs": brought.differs,
        "length": brought.length,
        "name": record.name,
        "game": record.setup.game,
    }

    def draw() -> list[RenderableType]:
        words = context.words
        name = record.name or table_json.table_to_json(record, words)["title"]
        lines = [words(f"import-{brought.outcome}", name=name, length=brought.length)]
        lines += [words("import-differs")] if brought.differs else []
        return [render.safe_text(f"{brought.id}  {line}" if n == 0 else line) for n, line in enumerate(lines)]

    return CommandResult(plain, draw)


def read_file_bytes(file: Path) -> bytes:
    """What is in a file; no more than a table may have."""
    try:
        with file.open("rb") as opened:
            # One byte more than is allowed is enough to see that it is too large.
            return opened.read(MAX_FILE_BYTES + 1)
    except FileNotFoundError as error:
        raise Malformed("cli-file-missing", file=str(file)) from error
    except IsADirectoryError as error:
        raise Malformed("cli-file-folder", file=str(file)) from error
    except (OSError, ValueError) as error:
        raise Malformed("cli-file-unreadable", file=str(file)) from error


def read_text_file(file: Path) -> str:
    """What a file says, or `BadContent` where it is no text."""
    try:
        return read_file_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadContent([not_a_text_mistake(file.name)]) from error


def describe_file_mistake(context: CommandContext, mistake: Mistake) -> str:
    """A mistake in a file, in the reader's language."""
    return context.words(
        "pack-mistake",
        file=mistake.file,
        line=mistake.line,
        field=mistake.field,
        found=mistake.found,
        expected=mistake.expected,
    )


def resolve_target_path(file: Path, name: str) -> Path:
    """Where a file is written: the place that was named, or under a name of ours in the folder that was."""
    try:
        return file / name if file.is_dir() else file
    except (OSError, ValueError) as error:
        # A name that is too long for the disk cannot even be looked for.
        raise NotNow("cli-file-unwritable", file=str(file)) from error


def check_can_write(file: Path, force: bool) -> None:
    """Refuse a folder, a name that no disk takes, and without `force` a file that is there."""
    try:
        is_folder, is_there = file.is_dir(), file.exists()
    except (OSError, ValueError) as error:
        raise NotNow("cli-file-unwritable", file=str(file)) from error
    if is_folder:
        raise Malformed("cli-file-folder", file=str(file))
    if is_there and not force:
        raise NotNow("cli-file-exists", file=str(file))


def write_file_atomically(target: Path, data: bytes, force: bool) -> None:
    """Write it beside its place first: a full disk must not leave half a file under the right name."""
    try:
        if target.exists() and not force:
            raise NotNow("cli-file-exists", file=str(target))
        # A link stays a link: the file that it leads to is replaced.
        place = target.resolve()
    except (OSError, ValueError, RuntimeError) as error:
        raise NotNow("cli-file-unwritable", file=str(target)) from error
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        if target.exists() and not target.is_file():
            # A pipe or a device is written to, never replaced.
            target.write_bytes(data)
            return
        beside.write_bytes(data)
        beside.replace(place)
    except (OSError, ValueError) as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise NotNow("cli-file-unwritable", file=str(target)) from error
