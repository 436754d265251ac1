"""Cards as the library shows them, whatever game they are of.

Each game package may have a module `catalogue.py` with a function `cards()` that gives its `CardEntry`s. What a card
does is told by its `lines`, made from the data that the engine runs, so the words cannot disagree with the play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.kernel.words import Message, Text, Words

Label: TypeAlias = Message | Text
"""A word on screen: a message of the catalogues, or a name in every language."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number on a card: its cost, its defense. Where a pack corrects it: what is printed, and which pack says so."""

    id: str
    name: Label
    value: int | str
    printed: int | str | None = None
    by: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Facet:
    """Something to sift cards by: `faction`, `cost`, `tier` or `box`, the value of this card and what it is called."""

    id: str
    value: str
    name: Label


def _nothing(words: Words) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card.

    `id` begins with the game: `hero-realms.fire-gem`. `lines` says in a language what the card does, a sentence each.
    `ours` lists the languages in which the name is our own translation. `see` are entries of the
    rules that explain it, `used_in` says where it belongs: the starting deck, a boss's deck, a character.
    """

    id: str
    type: str
    type_name: Label
    name: Text
    figures: tuple[Figure, ...] = ()
    facets: tuple[Facet, ...] = ()
    lines: Callable[[Words], Sequence[str]] = _nothing
    ours: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    used_in: tuple[Label, ...] = ()
    note: Text = field(default_factory=dict)
    pack: Text = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The id of the game it belongs to."""
        return self.id.partition(".")[0]

    def facet(self, facet_id: str) -> str:
        """Its value of a facet, or nothing."""
        return next((facet.value for facet in self.facets if facet.id == facet_id), "")


def told(label: Label, words: Words) -> str:
    """A label in a language."""
    return words.say(label) if isinstance(label, Message) else words.name(label)


def summary(card: CardEntry, words: Words) -> str:
    """A card in one line: what it belongs to, its figures, and what it does."""
    parts = [f"{told(figure.name, words)} {figure.value}" for figure in card.figures]
    return " · ".join([*parts, *card.lines(words)])


def heading(card: CardEntry, words: Words) -> str:
    """What sort of card it is, for the small line above its name."""
    sorts = [told(facet.name, words) for facet in card.facets if facet.id in ("faction", "tier", "box")]
    return ", ".join([told(card.type_name, words), *sorts])
