"""The cards of our own adventures for the library. The publisher's cards are not public; the owner types them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.terrinoth.cards.card_book import CardBook
from companion.games.terrinoth.cards.card_text import card_text_lines
from companion.games.terrinoth.cards.card_types import PRINTED_NUMBERS, Card
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.kernel.messages import Text, Words, message, same_text_in_all_languages
from companion.library.card_entries import CardEntry, Facet, Figure
from companion.library.translations import capitalize_first_letter

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
    for pack in load_shipped_packs():
        book = CardBook(pack)
        for kind, _, definition in pack.cards():
            yield _entry(pack, book, kind, book.cards[definition.id])


def _entry(pack: Pack, book: CardBook, kind: str, card: Card) -> CardEntry:
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
    for name in PRINTED_NUMBERS.get(kind, ()):
        value = card.number(name)
        if value is not None:
            yield Figure(name, message(f"th-field-{name.replace('_', '-')}"), value)


def _facets(pack: Pack, card: Card) -> Iterator[Facet]:
    yield Facet("box", pack.id, _text(pack.name))
    for trait in getattr(card.definition, "traits", ()):
        yield Facet("trait", trait, _text(pack.words.get(trait, trait)))


def _lines(book: CardBook, card: Card, words: Words) -> Sequence[str]:
    return [capitalize_first_letter(words.say(line)) for line in card_text_lines(card, book.word)]


def _text(title: str | Text) -> Text:
    return same_text_in_all_languages(title) if isinstance(title, str) else title
