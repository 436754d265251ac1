"""The cards of our own adventures for the library. The publisher's cards are not public; the owner types them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.terrinoth.book import Book
from companion.games.terrinoth.cards import NUMBERS, Card
from companion.games.terrinoth.pack import Pack
from companion.games.terrinoth.shipped import adventures
from companion.games.terrinoth.wording import card_lines
from companion.kernel.words import Text, Words, message, same_everywhere
from companion.library.cards import CardEntry, Facet, Figure
from companion.library.words import capital

GAME = "terrinoth"
_SEE = {
    "heroes": ("hero", "archetype"),
    "activation": ("activation-card", "class"),
    "enemies": ("enemy", "effect-bar"),
    "locations": ("location",),
    "exploration": ("exploration-cards",),
    "conditions": ("condition",),
    "quests": ("quest-sheet",),
}
"""The entries of the rules that explain a kind of card."""


def cards() -> Iterator[CardEntry]:
    """Every card of every adventure that comes with the app."""
    for pack in adventures():
        book = Book(pack)
        for kind, _, definition in pack.cards():
            yield _entry(pack, book, kind, book.cards[definition.id])


def _entry(pack: Pack, book: Book, kind: str, card: Card) -> CardEntry:
    return CardEntry(
        id=f"{GAME}.{kind}-{card.id}",
        type=kind,
        type_name=message(f"card-type-{kind}"),
        name=_text(card.definition.title),
        figures=tuple(_figures(kind, card)),
        facets=tuple(_facets(pack, card)),
        lines=partial(_lines, book, card),
        see=tuple(f"{GAME}.{entry}" for entry in _SEE[kind]),
    )


def _figures(kind: str, card: Card) -> Iterator[Figure]:
    for name in NUMBERS.get(kind, ()):
        value = card.number(name)
        if value is not None:
            yield Figure(name, message(f"th-field-{name.replace('_', '-')}"), value)


def _facets(pack: Pack, card: Card) -> Iterator[Facet]:
    yield Facet("box", pack.id, _text(pack.name))
    for trait in getattr(card.definition, "traits", ()):
        yield Facet("trait", trait, _text(pack.words.get(trait, trait)))


def _lines(book: Book, card: Card, words: Words) -> Sequence[str]:
    return [capital(words.say(line)) for line in card_lines(card, book.word)]


def _text(title: str | Text) -> Text:
    return same_everywhere(title) if isinstance(title, str) else title
