"""Timed effects ("deeds" in the files): what a building, place or card does and when; and loading these files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Literal, TypeVar

from companion.games.heroes3.adventure.content.effect_vocabulary import ADVENTURE_VOCABULARY
from companion.kernel.building_blocks.effect_parser import BadEffect, Effect, parse_effect_text
from companion.kernel.messages import Text
from companion.library.content_reader import BadContent, Mistake, read_content_file

When = Literal[
    "always", "built", "resource-round", "astrologers-round", "each-round", "start-of-turn", "own-turn", "once-a-turn",
    "end-of-turn", "combat", "hero-combat", "after-siege", "after-win", "guards", "visit", "held", "flag", "first-flag",
    "later-flag", "per-stacked-guard", "now", "this-round", "two-rounds", "until-next-astrologers", "until-replaced",
    "next-resource-round", "next-round", "first-combat", "not-stated",
]  # fmt: skip
"""When something happens or how long it holds; docs/heroes3_adventure_data.md says of each when it begins and ends."""


@dataclass(frozen=True, slots=True)
class TimedEffectDef:
    """A timed effect as the file has it: `disputed` says what sources disagree about, or what nobody could check."""

    when: When
    does: str
    disputed: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class TimedEffect:
    """What a building, place or card does at a certain moment, with its effect parsed."""

    when: When
    text: str
    effect: Effect
    disputed: Text


def parse_triggered_effects(written: tuple[TimedEffectDef, ...]) -> tuple[TimedEffect, ...]:
    """The timed effects of an entry, in the order they are written."""
    return tuple(
        TimedEffect(deed.when, deed.does, parse_effect_text(deed.does, ADVENTURE_VOCABULARY), deed.disputed)
        for deed in written
    )


F = TypeVar("F")


def load_content_file(kind: type[F], file: Path) -> F:
    """A content file of the map part with every effect checked, or `BadContent` with all mistakes."""
    found = read_content_file(kind, file)
    check_effects(file, [deed.does for deed in iter_triggered_effects(found)])
    return found


def check_effects(file: Path, texts: Iterable[str]) -> None:
    """Raise `BadContent` with every effect that cannot be read."""
    mistakes = [mistake for text in texts for mistake in _mistakes(file, text)]
    if mistakes:
        raise BadContent(mistakes)


def iter_triggered_effects(value: object) -> Iterator[TimedEffectDef]:
    """Every timed effect that is written anywhere in a file."""
    if isinstance(value, TimedEffectDef):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from iter_triggered_effects(item)
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from iter_triggered_effects(item)
    elif is_dataclass(value):
        for entry in fields(value):
            yield from iter_triggered_effects(getattr(value, entry.name))


def _mistakes(file: Path, text: str) -> Iterator[Mistake]:
    try:
        parse_effect_text(text, ADVENTURE_VOCABULARY)
    except BadEffect as bad:
        lines = file.read_text(encoding="utf-8").splitlines()
        line = next((number for number, line in enumerate(lines, 1) if text in line), 1)
        yield Mistake(file.name, line, f"does, column {bad.column}", bad.found, bad.expected)
