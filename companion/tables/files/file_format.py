"""A table as one readable file: its shape, how it is written, and how it is checked when it is read.

The file holds everything: the setup with all its names in every language, each journal entry with who and when, and
the position it leads to, so that whoever reads it can check that their replay leads there, too.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.kernel.game import ContentStamp, CorrectedFigure
from companion.kernel.journal import Kind
from companion.kernel.messages import Message, message
from companion.kernel.plain_data import (
    BadShape,
    DataPath,
    Fault,
    Plain,
    data_path_argument,
    describe_found_value,
    from_plain,
    to_plain,
)
from companion.kernel.refusals import Refused
from companion.kernel.save_format_upgrades import MadeByNewer, SaveFormat
from companion.tables import size_limits

FORMAT = "companion-table"
FORMAT_VERSION = 4
"""1 had no reasons in the journal, 2 did not say in which format the engine had written, 3 not by which rules."""
MAX_FILE_BYTES = size_limits.MAX_BYTES

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
    """How it began. `format` is the engine's save format, in which setup, acts and positions are written.

    `rules` is the version of the rules that it began with.
    """

    game: str
    engine: str
    content: ContentStamp
    seed: int
    body: dict[str, object]
    corrections: tuple[CorrectedFigure, ...] = ()
    format: int = 0
    rules: int = 0


@dataclass(frozen=True, slots=True)
class FileEntry:
    """One entry of the journal. `when` says `at` (milliseconds since 1970) for people; only `at` counts."""

    n: int
    kind: Kind
    act: dict[str, object] | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    when: str = ""
    at: int = 0
    burst: str = ""
    why: dict[str, object] | None = None
    rules: int = 0
    state: dict[str, object] | None = None


@dataclass(frozen=True, slots=True)
class FileContents:
    """Everything in the file, in the order it is written.

    `undecided`: by today's rules the journal leads elsewhere than to `state`, and the table has not chosen yet.
    """

    format: str
    format_version: int
    app: str
    table: FileTable
    setup: FileSetup
    journal: tuple[FileEntry, ...]
    undecided: bool = False
    state: dict[str, object] = field(default_factory=dict)
    checksum: str = ""


def serialize_table_file(contents: FileContents) -> bytes:
    """The file: fields on lines of their own, one line a journal entry."""
    plain = to_plain(contents)
    # The last two are always there.
    plain |= {"state": plain.pop("state", {}), "checksum": plain.pop("checksum", "")}
    try:
        return _spell_out(plain, ascii_only=False).encode()
    except UnicodeEncodeError:
        # Half a character in somebody's note cannot be written as itself.
        return _spell_out(plain, ascii_only=True).encode()


def parse_table_file(data: bytes) -> FileContents:
    """The contents of a file, or `BadFile` with the place, what was found there and what was expected."""
    plain = _parse(data)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        found = describe_found_value(plain.get("format")) if isinstance(plain, dict) else describe_found_value(plain)
        raise BadFile("import-not-a-table", found=found, expected=FORMAT)
    version = plain.get("format_version")
    if isinstance(version, int) and version > FORMAT_VERSION:
        raise BadFile("import-newer", found=version, newest=FORMAT_VERSION, app=describe_found_value(plain.get("app")))
    if (beyond := size_limits.find_exceeded_limit(plain)) is not None:
        raise BadFile(beyond.id, **beyond.args)
    try:
        contents = from_plain(FileContents, plain)
    except BadShape as bad:
        raise bad_field_refusal(bad.faults[0]) from bad
    _check(contents)
    return contents


def upgrade_file_contents(contents: FileContents, today: SaveFormat) -> FileContents:
    """The file with its setup and journal in today's format; its position, and the number of its format, stay."""
    written = contents.setup.format
    try:
        body = dict(today.setup(contents.setup.body, written))
    except MadeByNewer as newer:
        raise BadFile("import-newer", found=written, newest=today.number, app=contents.app) from newer
    journal = tuple(upgrade_file_entry(entry, written, today) for entry in contents.journal)
    return replace(contents, setup=replace(contents.setup, body=body), journal=journal)


def upgrade_file_entry(entry: FileEntry, written: int, today: SaveFormat) -> FileEntry:
    """An entry with its act, or the position that it kept, in today's format."""
    if entry.act is not None:
        return replace(entry, act=dict(today.act(entry.act, written)))
    if entry.state is not None:
        state = today.state(entry.state, written)
        return replace(entry, state=dict(state) if state is not None else None)
    return entry


def compute_state_checksum(state: object) -> str:
    """A short proof of a position: the same for equal positions on every machine."""
    plain = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(plain.encode()).hexdigest()


def bad_field_refusal(fault: Fault) -> BadFile:
    """The refusal for one field."""
    return BadFile("import-bad-field", place=data_path_argument(fault.path), found=fault.found, expected=fault.expected)


# --- how it works -------------------------------------------------------------------------------


def _spell_out(plain: Mapping[str, Plain], ascii_only: bool) -> str:
    fields = []
    for key, value in plain.items():
        if key == "journal" and isinstance(value, list) and value:
            lines = (json.dumps(entry, ensure_ascii=ascii_only) for entry in value)
            text = "[\n    " + ",\n    ".join(lines) + "\n  ]"
        else:
            text = json.dumps(value, indent=2, ensure_ascii=ascii_only).replace("\n", "\n  ")
        fields.append(f'  "{key}": {text}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _parse(data: bytes) -> object:
    if len(data) > MAX_FILE_BYTES:
        raise BadFile("import-too-large", found=len(data) // 1_000_000, limit=MAX_FILE_BYTES // 1_000_000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile("import-not-text", line=line, found=f"0x{data[error.start]:02x}") from error
    try:
        return json.loads(text, parse_constant=_refuse_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        found = describe_found_value(text[error.pos : error.pos + 20])
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
    _check_time(table.created, ("table", "created"))
    _check_text(table.name, ("table", "name"))
    if contents.setup.format < 0:
        raise _bad(("setup", "format"), contents.setup.format, message("shape-whole-number"))
    if contents.setup.rules < 0:
        raise _bad(("setup", "rules"), contents.setup.rules, message("shape-whole-number"))
    for n, entry in enumerate(contents.journal):
        _check_entry(entry, n + 1, ("journal", n))


def _check_entry(entry: FileEntry, number: int, path: DataPath) -> None:
    if entry.n != number:
        raise _bad((*path, "n"), entry.n, message("expected-number", number=number))
    # Undo, redo and repair are about entries before this one.
    if not 1 <= entry.count <= number:
        raise _bad((*path, "count"), entry.count, message("expected-between", low=1, high=number))
    if not 0 <= entry.step < number:
        raise _bad((*path, "step"), entry.step, message("expected-between", low=0, high=number - 1))
    if entry.kind == "give" and entry.act is None:
        raise _bad((*path, "act"), None, message("expected-act"))
    if entry.kind not in ("give", "repair") and entry.act is not None:
        raise _bad((*path, "act"), entry.act, message("expected-no-act"))
    if entry.rules < 0:
        raise _bad((*path, "rules"), entry.rules, message("shape-whole-number"))
    if entry.kind != "keep" and entry.state is not None:
        raise _bad((*path, "state"), entry.state, message("shape-nothing"))
    _check_time(entry.at, (*path, "at"))
    _check_text(entry.who, (*path, "who"))
    _check_text(entry.burst, (*path, "burst"))


def _check_time(at: int, path: DataPath) -> None:
    if not 0 <= at <= _LATEST:
        raise _bad(path, at, message("expected-milliseconds"))


def _check_text(text: str, path: DataPath) -> None:
    if "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise _bad(path, text, message("expected-whole-letters"))
    if len(text) > size_limits.MAX_NAME_LETTERS:
        raise _bad(path, text, message("expected-at-most-letters", most=size_limits.MAX_NAME_LETTERS))


def _bad(path: DataPath, found: object, expected: Message) -> BadFile:
    return BadFile(
        "import-bad-field", place=data_path_argument(path), found=describe_found_value(found), expected=expected
    )
