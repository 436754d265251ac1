"""Deeds: what a building, place or card does, when, with its effect read; and reading the files they are written in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Literal, TypeVar

from companion.games.heroes3.evening.sheet_words import SHEET_VOCABULARY
from companion.kernel.effects import BadEffect, Effect, parse
from companion.kernel.words import Text
from companion.library.reading import BadContent, Mistake, read_file

When = Literal[
    "always", "built", "resource-round", "astrologers-round", "each-round", "start-of-turn", "own-turn", "once-a-turn",
    "end-of-turn", "combat", "hero-combat", "after-siege", "after-win", "guards", "visit", "held", "flag", "first-flag",
    "later-flag", "per-stacked-guard", "now", "this-round", "two-rounds", "until-next-astrologers", "until-replaced",
    "next-resource-round", "next-round", "first-combat", "not-stated",
]  # fmt: skip
"""When something happens or how long it holds; docs/heroes3_evening_data.md says of each when it begins and ends."""


@dataclass(frozen=True, slots=True)
class DeedDef:
    """As it is written: `disputed` says what sources disagree about, or what nobody could check."""

    when: When
    does: str
    disputed: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """Something that happens, with its effect read."""

    when: When
    text: str
    effect: Effect
    disputed: Text


def deeds(written: tuple[DeedDef, ...]) -> tuple[Deed, ...]:
    """The deeds of an entry, in the order they are written."""
    return tuple(Deed(deed.when, deed.does, parse(deed.does, SHEET_VOCABULARY), deed.disputed) for deed in written)


F = TypeVar("F")


def load(kind: type[F], file: Path) -> F:
    """A file of the evening with every effect checked, or `BadContent` with all mistakes."""
    found = read_file(kind, file)
    check_effects(file, [deed.does for deed in deeds_in(found)])
    return found


def check_effects(file: Path, texts: Iterable[str]) -> None:
    """Raise `BadContent` with every effect that cannot be read."""
    mistakes = [mistake for text in texts for mistake in _mistakes(file, text)]
    if mistakes:
        raise BadContent(mistakes)


def deeds_in(value: object) -> Iterator[DeedDef]:
    """Every deed that is written anywhere in a file."""
    if isinstance(value, DeedDef):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from deeds_in(item)
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from deeds_in(item)
    elif is_dataclass(value):
        for entry in fields(value):
            yield from deeds_in(getattr(value, entry.name))


def _mistakes(file: Path, text: str) -> Iterator[Mistake]:
    try:
        parse(text, SHEET_VOCABULARY)
    except BadEffect as bad:
        lines = file.read_text(encoding="utf-8").splitlines()
        line = next((number for number, line in enumerate(lines, 1) if text in line), 1)
        yield Mistake(file.name, line, f"does, column {bad.column}", bad.found, bad.expected)
