"""Cards as the library shows them, whatever game they are of.

Each game package may have a module `catalogue.py` with a function `cards()` that gives its `CardEntry`s. What a card
does is told by its `lines`, made from the data that the engine runs, so the words cannot disagree with the play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.kernel.messages import Message, Text, Words

Label: TypeAlias = Message | Text
"""A word on screen: a message of the catalogues, or a name in every language."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number on a card: its cost, its defense. Where a pack corrects it: what is printed, and which pack says so.

    A card with two sides has a figure for each: `short` is the name that both have in common, `side` the side.
    """

    id: str
    name: Label
    value: int | str
    printed: int | str | None = None
    by: Text = field(default_factory=dict)
    short: Label = field(default_factory=dict)
    side: Label = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Facet:
    """A filter for cards: `faction`, `cost`, `tier` or `box`, the value of this card and what it is called."""

    id: str
    value: str
    name: Label


@dataclass(frozen=True, slots=True)
class RelatedCards:
    """Other cards that belong to a card, by their ids; `name` says how: its Specialties, the units it lets recruit."""

    name: Label
    cards: tuple[str, ...]


_SORTS = ("faction", "tier", "kind", "school", "level", "box")
"""Facets that say what sort of card it is."""


def _nothing(words: Words) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card.

    `id` begins with the game: `hero-realms.fire-gem`. `lines` says in a language what the card does, a sentence each.
    `terms` are other names to find it by. `ours` lists the languages in which the name is our own translation. `see`
    are entries of the rules that explain it, `used_in` says where it belongs: the starting deck, a boss's deck, a
    character. `leads_to` are the cards that belong to it; those learn where they are used from that. `note` is a remark
    on the card as a whole, `uncertain` is what nobody could check or what sources disagree about.
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
    leads_to: tuple[RelatedCards, ...] = ()
    note: Label = field(default_factory=dict)
    uncertain: tuple[Label, ...] = ()
    terms: tuple[str, ...] = ()
    pack: Text = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The id of the game it belongs to."""
        return self.id.partition(".")[0]

    def facet(self, facet_id: str) -> str:
        """Its value of a facet, or nothing."""
        return next((facet.value for facet in self.facets if facet.id == facet_id), "")


def label_text(label: Label, words: Words) -> str:
    """A label in a language."""
    return words.say(label) if isinstance(label, Message) else words.name(label)


def card_summary_text(card: CardEntry, words: Words, tell: Callable[[Label, Words], str] = label_text) -> str:
    """A card in one line: what it belongs to, its figures, and what it does."""
    return " · ".join([*_figures(card, words, tell), *(line.removesuffix(".") for line in card.lines(words))])


def _figures(card: CardEntry, words: Words, tell: Callable[[Label, Words], str]) -> list[str]:
    """The figures in short; those of two sides beside each other: Attack 2 / 3."""
    found: dict[str, list[str]] = {}
    for figure in card.figures:
        found.setdefault(tell(figure.short or figure.name, words), []).append(str(figure.value))
    return [f"{name} {' / '.join(values)}" for name, values in found.items()]


def group_card_values_by_side(
    card: CardEntry,
) -> tuple[tuple[Label, ...], tuple[tuple[Label, tuple[Figure | None, ...]], ...]]:
    """The figures of a card with two sides as a table: the sides, then each name with its figure on every side.

    A card with one side has no such table.
    """
    sides: dict[str, Label] = {}
    rows: dict[str, tuple[Label, dict[str, Figure]]] = {}
    for figure in card.figures:
        if figure.side:
            sides[repr(figure.side)] = figure.side
            rows.setdefault(repr(figure.short), (figure.short, {}))[1][repr(figure.side)] = figure
    return tuple(sides.values()), tuple(
        (name, tuple(found.get(side) for side in sides)) for name, found in rows.values()
    )


def build_backlinks(cards: Iterable[CardEntry]) -> dict[str, tuple[str, ...]]:
    """Where cards are used: by id, the ids of the cards that lead to them."""
    found: dict[str, dict[str, None]] = {}
    for card in cards:
        for group in card.leads_to:
            for other in group.cards:
                found.setdefault(other, {})[card.id] = None
    return {card: tuple(others) for card, others in found.items()}


def card_kind_text(card: CardEntry, words: Words, tell: Callable[[Label, Words], str] = label_text) -> str:
    """What sort of card it is, for the small line above its name."""
    sorts = [tell(facet.name, words) for facet in card.facets if facet.id in _SORTS]
    # A faction and its box may have the same name.
    return ", ".join(dict.fromkeys([tell(card.type_name, words), *sorts]))
