"""Sentences put together from parts read like sentences: no *de el*, *à le*, *di il*, no word twice, no bare sign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.kernel.words import LANGUAGES
from companion.library.words import catalogue
from tests.library.asked import library
from tests.library.grammar import broken
from tests.library.test_all_cards import shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_say_is_joined_as_the_language_joins(language: str) -> None:
    words = catalogue(language)
    said = ((card.id, line) for card in library().cards.values() for line in shown(card, words))
    assert not [(card, wrong) for card, line in said if (wrong := broken(line, language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_rules_say_is_joined_as_the_language_joins(language: str) -> None:
    assert not [(entry, wrong) for entry, text in _rules(language) if (wrong := broken(text, language))]


def _rules(language: str) -> Iterator[tuple[str, str]]:
    for entry in library().rules.entries:
        for text in (entry.title, entry.body, entry.uncertain, *entry.examples, *entry.steps):
            if text:
                yield entry.id, text[language]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a enemy"),
        ("es", "el ataque de el héroe"),
        ("es", "padre y hijo"),
        ("es", "preparado/a"),
        ("fr", "la vie de le héros"),
        ("fr", "chaque carte de activation"),
        ("fr", "épuisé(e)"),
        ("it", "la carta di il bersaglio"),
        ("it", "il scudo"),
        ("en", "number of enemies ≥ 2"),
        ("fr", "le héros héros actif"),
        ("es", "roba una carta.."),
    ],
)
def test_a_broken_join_is_found(language: str, text: str) -> None:
    assert broken(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "los niveles I y II, y hielo"),
        ("fr", "au lieu de le garder, prenez-la en main, vous vous reposez"),
        ("it", "il suo turno e dell'eroe, di [Lich](lich)"),
    ],
)
def test_what_people_write_is_not_called_broken(language: str, text: str) -> None:
    assert not broken(text, language)
