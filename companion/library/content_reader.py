"""Reading content files: YAML in, checked dataclasses out, each mistake told with file, line, field and expectation.

Only plain YAML is read: no tags, no anchors, no dates. Words like `no` and `on` stay words, so nobody's content turns
into a truth value by accident; write `true` and `false`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import yaml

from companion.kernel.messages import Argument, message
from companion.kernel.plain_data import BadShape, Fault, data_path_argument, from_plain
from companion.library.translations import load_message_catalogue

T = TypeVar("T")
DEEPEST = 60
"""Lists and groups within one another; no card needs a tenth of it."""
_NUMBER = re.compile("[+-]?[0-9]{1,18}")
"""More digits than anything at a table has; Python itself refuses to read thousands of them."""
_PAIR = re.compile(r"(?<!\\)((?:\\\\)*)\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong in a content file."""

    file: str
    line: int
    field: Argument
    found: Argument
    expected: Argument

    def __str__(self) -> str:
        field, found, expected = map(load_message_catalogue("en").spoken, (self.field, self.found, self.expected))
        return f"{self.file}:{self.line}: {field}: found {found}, expected {expected}"


class BadContent(ValueError):
    """A content file that cannot be used; lists every mistake in it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = tuple(mistakes)


def read_content_file(kind: type[T], file: Path) -> T:
    """The content of one of our own files as a `kind`, or `BadContent` with every mistake in it."""
    return _read(partial(from_plain, kind), read_file_as_text(file), file.name)


def read_file_as_text(file: Path) -> str:
    """What a file says, or `BadContent` where it is no text."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadContent([not_a_text_mistake(file.name)]) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise BadContent(
            [whole_file_mistake(file.name, message("found-unreadable", why=why), message("expected-utf8"))]
        ) from error


def not_a_text_mistake(name: str) -> Mistake:
    """The mistake of a file that is no text at all."""
    return whole_file_mistake(name, message("found-no-text"), message("expected-utf8"))


def whole_file_mistake(name: str, found: Argument, expected: Argument) -> Mistake:
    """A mistake of a whole file."""
    return Mistake(name, 1, message("mistake-whole-file"), found, expected)


def parse_content_text(kind: type[T], text: str, name: str) -> T:
    """The content of anybody's text as a `kind`; `name` stands for the file in error messages."""
    return parse_content_text_with(partial(from_plain, kind), text, name)


def parse_content_text_with(read: Callable[[Any], T], text: str, name: str) -> T:
    """What `read` makes of the plain data in anybody's text; the places in its `BadShape` become lines of the file."""
    text = _joined(text)
    _check_depth(text, name)
    return _read(read, text, name)


def _joined(text: str) -> str:
    """JSON spells a sign beyond the first 65,536, such as an emoji, in two halves; YAML knows only the whole."""
    if not text.lstrip().startswith("{"):
        return text
    return _PAIR.sub(lambda pair: pair[1] + bytes.fromhex(pair[2] + pair[3]).decode("utf-16-be"), text)


def _read(read: Callable[[Any], T], text: str, name: str) -> T:
    data, lines = _parse(text, name)
    try:
        return read(data)
    except BadShape as bad:
        raise BadContent([_located(fault, lines, name) for fault in bad.faults]) from bad


def _located(fault: Fault, lines: dict[tuple[str | int, ...], int], name: str) -> Mistake:
    path = fault.path
    # A field that is missing has no line of its own: point to the nearest thing around it.
    while path not in lines and path:
        path = path[:-1]
    return Mistake(name, lines.get(path, 1), data_path_argument(fault.path), fault.found, fault.expected)


def _parse(text: str, name: str) -> tuple[Any, dict[tuple[str | int, ...], int]]:
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.YAMLError as error:
        raise BadContent([_no_yaml(error, text, name)]) from error
    lines: dict[tuple[str | int, ...], int] = {}
    if root is None:
        raise BadContent([whole_file_mistake(name, message("shape-nothing"), message("expected-content"))])
    return _value(root, (), lines, name), lines


def _check_depth(text: str, name: str) -> None:
    """Refuse what the parser would lose itself in: it builds lists in lists by calling itself, and aliases multiply."""
    depth = 0
    try:
        for event in yaml.parse(text, Loader=_Loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST or isinstance(event, yaml.AliasEvent):
                found = message("found-endless" if depth > DEEPEST else "found-alias")
                line, expected = event.start_mark.line + 1, message("expected-depth", most=DEEPEST)
                raise BadContent([Mistake(name, line, message("mistake-text"), found, expected)])
    except yaml.YAMLError as error:
        raise BadContent([_no_yaml(error, text, name)]) from error


def _no_yaml(error: yaml.YAMLError, text: str, name: str) -> Mistake:
    if isinstance(error, yaml.reader.ReaderError):
        # A sign that no text has; the parser counts bytes up to it.
        line, problem = text.encode()[: error.position].count(b"\n") + 1, error.reason
    else:
        mark = getattr(error, "problem_mark", None)
        line, problem = mark.line + 1 if mark is not None else 1, getattr(error, "problem", None) or str(error)
        written = text.splitlines()[line - 1 : line]
        if any("\t" in at[: len(at) - len(at.lstrip())] for at in written):
            return Mistake(name, line, message("mistake-text"), message("found-tab"), message("expected-spaces"))
    found = message("found-no-yaml", problem=problem)
    return Mistake(name, line, message("mistake-text"), found, message("expected-yaml"))


def _value(node: Any, path: tuple[str | int, ...], lines: dict[tuple[str | int, ...], int], name: str) -> Any:
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        return _scalar(node)
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, (*path, n), lines, name) for n, item in enumerate(node.value)]
    fields: dict[str, Any] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            found = message("found-group-as-name")
            raise BadContent([Mistake(name, line, data_path_argument(path), found, message("expected-word"))])
        if key.value in fields:
            where = data_path_argument((*path, key.value))
            raise BadContent([Mistake(name, line, where, message("found-twice"), message("expected-once"))])
        fields[key.value] = _value(value, (*path, key.value), lines, name)
    return fields


def _scalar(node: yaml.ScalarNode) -> Any:
    value = node.value
    # A plain word has the style "" in the C loader and None in the Python one; quoted ones stay words.
    if node.style:
        return value
    if value in ("true", "false"):
        return value == "true"
    if value in ("", "null", "~"):
        return None
    return int(value) if _NUMBER.fullmatch(value) else value
