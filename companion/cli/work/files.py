"""Tables out of the house and in, as one readable file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint, shape
from companion.cli.work.finding import find
from companion.kernel.refusals import Malformed, NotNow
from companion.library.reading import BadContent, Mistake, no_text
from companion.tables.bring import import_table
from companion.tables.export import export_table, suggested_name
from companion.tables.exported import LIMIT

_PIPE = "-"


def export(desk: Desk, typed: str, file: Path | None, force: bool) -> Answer | None:
    """Write a table to a file, or to the standard output, where the file itself is the answer."""
    table = find(desk, typed)
    data = export_table(desk.house, table)
    if file is None or str(file) == _PIPE:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return None
    target = file / suggested_name(desk.store.read(table)) if file.is_dir() else file
    write_bytes(target, data, force)
    plain = {"id": table, "file": str(target), "bytes": len(data)}
    return Answer(plain, lambda: [paint.text(desk.words("cli-exported", file=str(target)))])


def import_(desk: Desk, file: str) -> Answer:
    """Bring in a file whole, or refuse it whole."""
    data = sys.stdin.buffer.read(LIMIT + 1) if file == _PIPE else read_bytes(Path(file))
    brought = import_table(desk.house, data)
    record = desk.store.read(brought.id)
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
        words = desk.words
        name = record.name or shape.record(record, words)["title"]
        lines = [words(f"import-{brought.outcome}", name=name, length=brought.length)]
        lines += [words("import-differs")] if brought.differs else []
        return [paint.text(f"{brought.id}  {line}" if n == 0 else line) for n, line in enumerate(lines)]

    return Answer(plain, draw)


def read_bytes(file: Path) -> bytes:
    """What is in a file; no more than a table may have."""
    try:
        with file.open("rb") as opened:
            # One byte more than is allowed is enough to see that it is too large.
            return opened.read(LIMIT + 1)
    except FileNotFoundError as error:
        raise Malformed("cli-file-missing", file=str(file)) from error
    except IsADirectoryError as error:
        raise Malformed("cli-file-folder", file=str(file)) from error
    except (OSError, ValueError) as error:
        raise Malformed("cli-file-unreadable", file=str(file)) from error


def text_in(file: Path) -> str:
    """What a file says, or `BadContent` where it is no text."""
    try:
        return read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadContent([no_text(file.name)]) from error


def mistake_in_words(desk: Desk, mistake: Mistake) -> str:
    """A mistake in a file, in the reader's language."""
    return desk.words(
        "pack-mistake", file=mistake.file, line=mistake.line, field=mistake.field, found=mistake.found,
        expected=mistake.expected,
    )  # fmt: skip


def write_bytes(target: Path, data: bytes, force: bool) -> None:
    """Write it beside its place first: a full disk must not leave half a file under the right name."""
    if target.exists() and not force:
        raise NotNow("cli-file-exists", file=str(target))
    # A link stays a link: the file that it leads to is replaced.
    place = target.resolve()
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        if target.exists() and not target.is_file():
            # A pipe or a device is written to, never replaced.
            target.write_bytes(data)
            return
        beside.write_bytes(data)
        beside.replace(place)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise NotNow("cli-file-unwritable", file=str(target)) from error
