"""What people type: `castle:Marksmen/pack`, `neutral:Jabalíes`, `Lightning Bolt`, `Catherine IV`; in any language.

Of a unit, the faction and the side may be left out where only one card fits. A name that is not known is refused with
the nearest ones, and a name that fits several cards with these.
"""

from __future__ import annotations

import difflib
import functools
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TypeVar

from companion.games.heroes3.cards.hero_cards import Card, load_cards
from companion.games.heroes3.cards.unit_cards import Side, Units, load_units
from companion.kernel.messages import LANGUAGES, Text, text_in_language
from companion.kernel.refusals import Unknown

SUGGESTIONS = 5


def require_unit_side(typed: str) -> Side:
    """The side of a unit that somebody means, or `Unknown` with those that come nearest."""
    group, name, side = _parts(typed)
    fitting = [found for found in _units().names.get(name, ()) if _in_group(found, group) and _on_side(found, side)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Unknown("heroes3-unclear-unit", found=typed, options=[unit_name_for_typing(found) for found in fitting])
    # Cards of the faction and side that were meant come first.
    near = sorted(
        _nearest(name, _units().names), key=lambda found: (not _in_group(found, group)) + (not _on_side(found, side))
    )
    raise Unknown(
        "heroes3-unknown-unit", found=typed, options=[unit_name_for_typing(found) for found in near[:SUGGESTIONS]]
    )


def require_card_by_name(typed: str) -> Card:
    """The card of a hero that somebody means, by its name or id; Specialties by hero and level."""
    fitting = _cards().get(normalize_name(typed), ())
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Unknown("heroes3-unclear-card", found=typed, options=[card.id for card in fitting])
    near = _nearest(normalize_name(typed), _cards())
    raise Unknown("heroes3-unknown-card", found=typed, options=[card_name(card) for card in near[:SUGGESTIONS]])


def unit_name_for_typing(side: Side) -> Text:
    """A side as people would type it, with its name in their language."""
    _, _, tail = side.key.partition("/")
    return {
        language: f"{side.group}:{text_in_language(side.name, language)}{'/' if tail else ''}{tail}"
        for language in LANGUAGES
    }


def card_name(card: Card) -> Text:
    """What a card is called; a Specialty by its hero and level, for its name alone would not tell it from others."""
    return dict.fromkeys(LANGUAGES, f"{card.hero} {card.level}") if card.kind == "specialty" else card.name


def normalize_name(text: str) -> str:
    """A text without case, accents and punctuation, for comparing names."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[a-z0-9]+", "".join(c for c in letters if not unicodedata.combining(c))))


# --- how it works --------------------------------------------------------------------------------


class _Index:
    """Every way to write a unit, a group or a side."""

    def __init__(self, book: Units) -> None:
        self.names: dict[str, list[Side]] = {}
        for side in book.sides:
            also = map(normalize_name, book.also.get(side.creature, ()))
            for written in {normalize_name(side.unit), *_written(side.name), *also}:
                self.names.setdefault(written, []).append(side)
        self.groups: dict[str, set[str]] = {}
        for group in dict.fromkeys(side.group for side in book.sides):
            for written in {
                normalize_name(group),
                normalize_name(group.removeprefix("bank-")),
                *_written(book.group_name(group)),
            }:
                self.groups.setdefault(written, set()).add(group)
        self.sides = {"neutral": "neutral", "bank": "bank", "siege": "siege"}
        for side_id, name in book.file.sides.items():
            self.sides |= dict.fromkeys([side_id, *_written(name)], side_id)


@functools.cache
def _units() -> _Index:
    return _Index(load_units())


@functools.cache
def _cards() -> Mapping[str, Sequence[Card]]:
    found: dict[str, list[Card]] = {}
    for card in load_cards().by_id.values():
        for written in {normalize_name(card.id), *_written(card_name(card))}:
            found.setdefault(written, []).append(card)
    return found


def _written(name: Text) -> set[str]:
    return {normalize_name(wording) for wording in name.values()}


def _parts(typed: str) -> tuple[str, str, str]:
    group, colon, rest = typed.partition(":")
    name, _, side = (rest if colon else group).partition("/")
    return (normalize_name(group) if colon else "", normalize_name(name), normalize_name(side))


def _in_group(side: Side, group: str) -> bool:
    return not group or side.group in _units().groups.get(group, ())


def _on_side(side: Side, wanted: str) -> bool:
    return not wanted or side.side == _units().sides.get(wanted)


T = TypeVar("T")


def _nearest(name: str, names: Mapping[str, Sequence[T]]) -> list[T]:
    """What is called nearly so, the nearest first; something in any case."""
    near = difflib.get_close_matches(name, names, SUGGESTIONS, 0.5) or difflib.get_close_matches(name, names, 1, 0)
    return list(dict.fromkeys(match for written in near for match in names[written]))
