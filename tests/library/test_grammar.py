"""Sentences put together from parts read like sentences: no *de el*, *à le*, *di il*, no word twice, no *1 cartas*."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from tests.library.bad_joins import broken
from tests.library.filled_messages import said
from tests.library.sample_questions import library
from tests.library.test_all_cards import shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_say_is_joined_as_the_language_joins(language: str) -> None:
    words = load_message_catalogue(language)
    said = ((card.id, line) for card in library().cards.values() for line in shown(card, words))
    assert not [(card, wrong) for card, line in said if (wrong := broken(line, language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_rules_say_is_joined_as_the_language_joins(language: str) -> None:
    assert not [(entry, wrong) for entry, text in _rules(language) if (wrong := broken(text, language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_app_says_is_joined_as_the_language_joins(language: str) -> None:
    assert not [(message, wrong) for message, text in said(language) if (wrong := broken(text, language))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [10**15, 10**30, -(10**400)])
def test_a_number_of_any_size_can_be_said(language: str, number: int) -> None:
    """People type what they like: a number that is too large to be written with care is written as it is."""
    assert str(number) in load_message_catalogue(language)("h3s-no-matter", found=number)


def _rules(language: str) -> Iterator[tuple[str, str]]:
    for entry in library().rules.entries:
        for text in (entry.title, entry.body, entry.uncertain, *entry.examples, *entry.steps):
            if text:
                yield entry.id, text[language]


@pytest.mark.parametrize(
    ("language", "message", "filled", "said"),
    [
        ("es", "h3e-and", {"first": "Gem", "second": "Ivor"}, "Gem e Ivor"),
        ("es", "h3e-and", {"first": "nieve", "second": "hielo"}, "nieve y hielo"),
        ("es", "h3e-either", {"first": "Ogros", "second": "Orcos"}, "Ogros u Orcos"),
        ("fr", "h3s-turn", {"name": "Ana"}, "Tour d'Ana"),
        ("fr", "h3s-turn", {"name": "Ben"}, "Tour de Ben"),
        ("fr", "h3a-attack-from", {"space": "A1"}, "Attaquer de A1"),
        ("it", "now-turn", {"name": "Ana"}, "Tocca ad Ana"),
        ("it", "now-turn", {"name": "Ben"}, "Tocca a Ben"),
    ],
)
def test_small_words_fit_the_name_behind_them(language: str, message: str, filled: dict[str, str], said: str) -> None:
    assert load_message_catalogue(language)(message, **filled) == said


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
        ("es", "quedan 1 cartas"),
        ("es", "Qué carta?"),
        ("fr", "0 dégâts"),
        ("fr", "Santé: 5"),
        ("it", "1 danni"),
        ("it", "l'appli lo ricorda"),
        ("en", "two  spaces"),
    ],
)
def test_a_broken_join_is_found(language: str, text: str) -> None:
    assert broken(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "los niveles I y II, y hielo; Ana: ¿1 más o menos?"),
        ("fr", "au lieu de le garder, prenez-la en main, vous vous reposez 1 fois : « oui » ?"),
        ("it", "il suo turno e dell'eroe, di [Lich](lich)"),
    ],
)
def test_what_people_write_is_not_called_broken(language: str, text: str) -> None:
    assert not broken(text, language)
