"""The documents that search covers: entries of the rules and cards, for a reader of one language.

Titles and terms count in all four languages, because people at one table own boxes in several; running text counts in
the reader's own, where it can be shown and marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.kernel.messages import LANGUAGES, Text, Words, text_in_language
from companion.library.card_entries import CardEntry, Label, card_kind_text, card_summary_text, label_text
from companion.library.rulebook import Entry
from companion.library.text_links import strip_links

DocumentKind: TypeAlias = Literal["rules", "cards"]
TITLE, TERM, SORT, TEXT, ASIDE = 10.0, 7.0, 3.0, 2.0, 1.2
"""How much a word counts in a title, a term, what sort of card it is, the text, and examples or steps."""
ABROAD = 0.8
"""The same in another language than the reader's."""


@dataclass(frozen=True, slots=True)
class Field:
    """A text that can be found. A `name` stands for the whole document; text only speaks about it."""

    text: str
    weight: float
    name: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """One thing to find, with what is shown of it."""

    id: str
    what: DocumentKind
    kind: str
    game: str
    title: str
    text: str
    fields: tuple[Field, ...]
    facets: tuple[tuple[str, str], ...] = ()


def documents_from_entries(entries: Iterable[Entry], language: str) -> Iterator[Document]:
    """The entries of the rules."""
    for entry in entries:
        body = strip_links(text_in_language(entry.body, language))
        aside = [*entry.steps, *entry.examples] + ([entry.uncertain] if entry.uncertain else [])
        # What the table says of a word goes before what the print says of it.
        term_weight = TITLE if entry.kind == "house" else TERM
        fields = [
            *_names(entry.title, language, TITLE),
            *(
                Field(term, term_weight * _home(own, language), name=True)
                for own in LANGUAGES
                for term in entry.terms.get(own, ())
            ),
            Field(body, TEXT),
            *(Field(strip_links(text_in_language(text, language)), ASIDE) for text in aside),
        ]
        yield Document(
            entry.id, "rules", entry.kind, entry.game, text_in_language(entry.title, language), body, tuple(fields)
        )


def documents_from_cards(cards: Iterable[CardEntry], words: Words) -> Iterator[Document]:
    """The cards."""
    tell = _remembering()
    for card in cards:
        text = card_summary_text(card, words, tell)
        sorts = [tell(card.type_name, words), *(tell(facet.name, words) for facet in card.facets)]
        fields = [
            *_names(card.name, words.language, TITLE),
            *(Field(term, TERM, name=True) for term in card.terms),
            *(Field(sort, SORT) for sort in sorts),
            Field(text, TEXT),
        ]
        facets = (("type", card.type), *((facet.id, facet.value) for facet in card.facets))
        yield Document(
            card.id,
            "cards",
            card_kind_text(card, words, tell),
            card.game,
            words.name(card.name),
            text,
            tuple(fields),
            facets,
        )


def _remembering() -> Callable[[Label, Words], str]:
    """Translates labels, each only once: hundreds of cards share a faction, a box and the names of their figures."""
    said: dict[int, tuple[Label, str]] = {}

    def tell(label: Label, words: Words) -> str:
        # By identity, for a label cannot be a key; it is kept so that no other one takes its place.
        if id(label) not in said:
            said[id(label)] = (label, label_text(label, words))
        return said[id(label)][1]

    return tell


def _names(title: Text, language: str, weight: float) -> Iterator[Field]:
    # What reads the same in several languages is one name.
    named = {wording: weight * _home(own, language) for own, wording in title.items()}
    if language in title:
        named[title[language]] = weight
    yield from (Field(wording, counts, name=True) for wording, counts in named.items())


def _home(language: str, reader: str) -> float:
    return 1.0 if language == reader else ABROAD
