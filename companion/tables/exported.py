"""A table as one readable file: its shape, how it is written, and how it is checked when it is read.

The file holds everything: the setup with all its names in every language, each journal entry with who and when, and
the position it leads to, so that whoever reads it can check that their replay leads there, too.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from dataclasses import dataclass, field
from typing import Any, Literal

from companion.kernel.game import ContentStamp, Corrected
from companion.kernel.plain import BadShape, Fault, Path, from_plain, place_of, spell, to_plain
from companion.kernel.refusals import Refused
from companion.kernel.words import Message, message

FORMAT = "companion-table"
FORMAT_VERSION = 2
"""1 had no reasons in the journal."""
LIMIT = 50_000_000
"""Bytes. A long evening makes a file of about one million."""

LONGEST_NAME = 200
_LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999."""


class BadFile(Refused):
    """A file that is not imported, not even in parts; the message says where it is wrong and what was expected."""


@dataclass(frozen=True, slots=True)
class FileTable:
    """Which table it is. `created` is in milliseconds since 1970."""

    id: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class FileSetup:
    """How it began."""

    game: str
    engine: str
    content: ContentStamp
    seed: int
    body: dict[str, object]
    corrections: tuple[Corrected, ...] = ()


@dataclass(frozen=True, slots=True)
class FileEntry:
    """One entry of the journal. `when` says `at` (milliseconds since 1970) for people; only `at` counts."""

    n: int
    kind: Literal["give", "undo", "redo", "repair"]
    act: dict[str, object] | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    when: str = ""
    at: int = 0
    burst: str = ""
    why: dict[str, object] | None = None


@dataclass(frozen=True, slots=True)
class FileContents:
    """Everything in the file, in the order it is written."""

    format: str
    format_version: int
    app: str
    table: FileTable
    setup: FileSetup
    journal: tuple[FileEntry, ...]
    state: dict[str, object] = field(default_factory=dict)
    checksum: str = ""


def write_file(contents: FileContents) -> bytes:
    """The file: fields on lines of their own, one line a journal entry."""
    plain = {"state": {}, **to_plain(contents)}
    order = ["format", "format_version", "app", "table", "setup", "journal", "state", "checksum"]
    try:
        return _spell_out({key: plain[key] for key in order}, ascii_only=False).encode()
    except UnicodeEncodeError:
        # Half a character in somebody's note cannot be written as itself.
        return _spell_out({key: plain[key] for key in order}, ascii_only=True).encode()


def read_file(data: bytes) -> FileContents:
    """The contents of a file, or `BadFile` with the place, what was found there and what was expected."""
    plain = _parse(data)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        found = spell(plain.get("format")) if isinstance(plain, dict) else spell(plain)
        raise BadFile("import-not-a-table", found=found, expected=FORMAT)
    version = plain.get("format_version")
    if isinstance(version, int) and version > FORMAT_VERSION:
        raise BadFile("import-newer", found=version, newest=FORMAT_VERSION, app=spell(plain.get("app")))
    try:
        contents = from_plain(FileContents, plain)
    except BadShape as bad:
        raise bad_field(bad.faults[0]) from bad
    _check(contents)
    return contents


def checksum(state: object) -> str:
    """A short proof of a position: the same for equal positions on every machine."""
    plain = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(plain.encode()).hexdigest()


def bad_field(fault: Fault) -> BadFile:
    """The refusal for one field."""
    return BadFile("import-bad-field", place=place_of(fault.path), found=fault.found, expected=fault.expected)


# --- how it works -------------------------------------------------------------------------------


def _spell_out(plain: dict[str, Any], ascii_only: bool) -> str:
    fields = []
    for key, value in plain.items():
        if key == "journal" and value:
            lines = (json.dumps(entry, ensure_ascii=ascii_only) for entry in value)
            text = "[\n    " + ",\n    ".join(lines) + "\n  ]"
        else:
            text = json.dumps(value, indent=2, ensure_ascii=ascii_only).replace("\n", "\n  ")
        fields.append(f'  "{key}": {text}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _parse(data: bytes) -> Any:
    if len(data) > LIMIT:
        raise BadFile("import-too-large", found=len(data) // 1_000_000, limit=LIMIT // 1_000_000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile("import-not-text", line=line, found=f"0x{data[error.start]:02x}") from error
    try:
        return json.loads(text, parse_constant=_refuse_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        found = spell(text[error.pos : error.pos + 20])
        raise BadFile("import-bad-json", line=error.lineno, column=error.colno, found=found) from error
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits, and lists in lists in lists without end.
        raise BadFile("import-unreadable") from error


def _refuse_number(name: str) -> float:
    raise ValueError(f"{name} is not a number")


def _finite(digits: str) -> float:
    value = float(digits)
    return value if math.isfinite(value) else _refuse_number(digits)


def _check(contents: FileContents) -> None:
    table = contents.table
    if not re.fullmatch("[a-z0-9]{4,32}", table.id):
        raise _bad(("table", "id"), table.id, message("expected-table-id"))
    if len(table.name) > LONGEST_NAME:
        raise _bad(("table", "name"), table.name, message("expected-at-most-letters", most=LONGEST_NAME))
    _check_time(table.created, ("table", "created"))
    _check_text(table.name, ("table", "name"))
    for n, entry in enumerate(contents.journal):
        _check_entry(entry, n + 1, ("journal", n))


def _check_entry(entry: FileEntry, number: int, path: Path) -> None:
    if entry.n != number:
        raise _bad((*path, "n"), entry.n, message("expected-number", number=number))
    # Undo, redo and repair are about entries before this one.
    if not 1 <= entry.count <= number:
        raise _bad((*path, "count"), entry.count, message("expected-between", low=1, high=number))
    if not 0 <= entry.step < number:
        raise _bad((*path, "step"), entry.step, message("expected-between", low=0, high=number - 1))
    if entry.kind == "give" and entry.act is None:
        raise _bad((*path, "act"), None, message("expected-act"))
    if entry.kind in ("undo", "redo") and entry.act is not None:
        raise _bad((*path, "act"), entry.act, message("expected-no-act"))
    _check_time(entry.at, (*path, "at"))
    _check_text(entry.who, (*path, "who"))
    _check_text(entry.burst, (*path, "burst"))


def _check_time(at: int, path: Path) -> None:
    if not 0 <= at <= _LATEST:
        raise _bad(path, at, message("expected-milliseconds"))


def _check_text(text: str, path: Path) -> None:
    if "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise _bad(path, text, message("expected-whole-letters"))


def _bad(path: Path, found: object, expected: Message) -> BadFile:
    return BadFile("import-bad-field", place=place_of(path), found=spell(found), expected=expected)
