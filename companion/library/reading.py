"""Reading content files: YAML in, checked dataclasses out, each mistake told with file, line, field and expectation.

Only plain YAML is read: no tags, no anchors, no dates. Words like `no` and `on` stay words, so nobody's content turns
into a truth value by accident; write `true` and `false`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import yaml

from companion.kernel.plain import BadShape, Fault, from_plain, in_english, spell_path
from companion.kernel.words import Argument

T = TypeVar("T")
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong in a content file."""

    file: str
    line: int
    field: str
    found: Argument
    expected: Argument

    def __str__(self) -> str:
        found, expected = in_english(self.found), in_english(self.expected)
        return f"{self.file}:{self.line}: {self.field}: found {found}, expected {expected}"


class BadContent(ValueError):
    """A content file that cannot be used; lists every mistake in it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = tuple(mistakes)


def read_file(kind: type[T], file: Path) -> T:
    """The content of a file as a `kind`, or `BadContent` with every mistake in it."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent([Mistake(file.name, 1, "the whole file", str(error), "a readable UTF-8 file")]) from error
    return read_text(kind, text, file.name)


def read_text(kind: type[T], text: str, name: str, check: Callable[[T], Sequence[Fault]] | None = None) -> T:
    """The content of a text as a `kind`; `name` stands for the file in error messages.

    `check` looks for what a shape alone cannot tell, such as links that lead nowhere.
    """
    data, lines = _parse(text, name)
    try:
        found = from_plain(kind, data)
        if check is not None and (faults := check(found)):
            raise BadShape(faults)
    except BadShape as bad:
        raise BadContent([_located(fault, lines, name) for fault in bad.faults]) from bad
    return found


def _located(fault: Fault, lines: dict[tuple[str | int, ...], int], name: str) -> Mistake:
    path = fault.path
    # A field that is missing has no line of its own: point to the nearest thing around it.
    while path not in lines and path:
        path = path[:-1]
    return Mistake(name, lines.get(path, 1), spell_path(fault.path), fault.found, fault.expected)


def _parse(text: str, name: str) -> tuple[Any, dict[tuple[str | int, ...], int]]:
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        problem = getattr(error, "problem", None) or str(error)
        raise BadContent([Mistake(name, line, "the text", str(problem), "readable YAML")]) from error
    lines: dict[tuple[str | int, ...], int] = {}
    if root is None:
        raise BadContent([Mistake(name, 1, "the whole file", "nothing", "content")])
    return _value(root, (), lines, name), lines


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
            raise BadContent([Mistake(name, line, spell_path(path), "a group as a key", "a word")])
        if key.value in fields:
            where = spell_path((*path, key.value))
            raise BadContent([Mistake(name, line, where, "the same field twice", "each field once")])
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
    return int(value) if re.fullmatch(r"[+-]?\d+", value) else value
