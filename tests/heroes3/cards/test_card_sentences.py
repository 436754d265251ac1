"""What every card of Heroes III says in every language: articles that fit, no full stop too many, nothing left unsaid.

The sentences are put together from parts, so a part that is right alone may be wrong beside another. Each pattern is
shown to find the mistake that it stands for.
"""

from __future__ import annotations

import re

import pytest

from companion.games.heroes3.cards.card_effect_vocabulary import CARD_DEEDS, DICE_DEEDS, MAP_DEEDS
from companion.games.heroes3.cards.hero_cards import iter_effect_words, load_cards
from companion.kernel.messages import LANGUAGES
from companion.library.card_entries import CardEntry
from companion.library.translations import load_message_catalogue
from tests.library.sample_questions import library
from tests.library.test_all_cards import shown

EVERYWHERE = {r"\.\s?[”»]": "“Draw a card.” and recruit one"}
"""A pattern and a mistake that it finds; `tests/library/bad_joins.py` has those that every game can make."""

JOINS = {
    "en": {r"\b[aA]n (?![aeiouAEIOUh8])": "an spell"},
    "es": {
        r"\bun (?:unidad|carta|habilidad|casilla|loseta|ficha|ciudad)\b": "un unidad",
        r"\buna (?:hechizo|artefacto|héroe|dado|cubo|edificio)\b": "una hechizo",
    },
    "fr": {
        r"\bun (?:unité|carte|compétence|case|tuile|ville|capacité)\b": "un unité",
        r"\bune (?:sort|artéfact|héros|dé|cube|bâtiment)\b": "une sort",
    },
    "it": {
        r"\b(?:un|una|la) (?:unità|abilità|altra|esperienza|iniziativa)\b": "una unità",
        r"\blo (?:eroe|artefatto|incantesimo|attacco|avversario|esercito|effetto)\b": "lo eroe",
        r"\bdi (?:oro|argento)\b": "unità di oro",
        r"\bun'(?![aeiouAEIOU])": "un'carta",
    },
}

AS_PRINTED = {
    "en": r"(?:as|what) the card says",
    "es": r"(?:como|lo que) dice la carta",
    "fr": r"(?:comme le|ce que) dit la carte",
    "it": r"(?:come|ciò che) dice la carta",
}
"""What tells a reader nothing: the card is what was looked up."""


def heroes3() -> list[CardEntry]:
    """All cards of the game."""
    return [card for card in library().cards.values() if card.game == "heroes3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_patterns_find_what_they_are_for(language: str) -> None:
    for pattern, mistake in (EVERYWHERE | JOINS[language]).items():
        assert re.search(pattern, mistake), pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_an_article_or_a_full_stop_that_nobody_would_write(language: str) -> None:
    words = load_message_catalogue(language)
    patterns = [re.compile(pattern) for pattern in (*EVERYWHERE, *JOINS[language])]
    wrong = [
        (card.id, found[0], said)
        for card in heroes3()
        for said in shown(card, words)
        for pattern in patterns
        if (found := pattern.search(said))
    ]
    assert not wrong[:20]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_sends_its_reader_to_the_card(language: str) -> None:
    pattern, words = re.compile(AS_PRINTED[language]), load_message_catalogue(language)
    assert not [card.id for card in heroes3() for said in card.lines(words) if pattern.search(said)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    words, english = load_message_catalogue(language), load_message_catalogue("en")
    told = [(card.id, set(card.lines(words)) & set(card.lines(english))) for card in heroes3()]
    assert not [(card, same) for card, same in told if any(re.search(r"[a-z]{3}", line) for line in same)]


def test_every_deed_that_has_a_sentence_is_on_a_card() -> None:
    used = {
        (do.word, do.args[0])
        for card in load_cards().by_id.values()
        for play in card.plays
        for do in iter_effect_words(play.effect)
        if do.word in ("cards", "dice", "map")
    }
    listed = (("cards", CARD_DEEDS), ("dice", DICE_DEEDS), ("map", MAP_DEEDS))
    assert used == {(word, deed) for word, deeds in listed for deed in deeds}


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("spell-earthquake", "1 damage to each unit next to one"),
        ("artifact-mystic-orb-of-mana", "only if your discard pile is empty"),
        ("artifact-diplomats-ring", "reroll one die that was just rolled, or all of them"),
        ("artifact-shackles-of-war", "only as combat starts"),
        ("artifact-ring-of-the-wayfarer", "only as a combat against neutral units starts"),
        ("specialty-zydar-i", "right after casting a spell, draw a card"),
        ("specialty-rion-vi", "remove the paralysis from one of your units"),
        ("specialty-gerwulf-vi", "only as combat starts"),
        ("specialty-tarnum-castle-iv", "only as combat starts"),
        ("specialty-tarnum-rampart-vi", "only as combat starts"),
        ("specialty-tarnum-conflux-vi", "on top of the spell deck or on its discard pile"),
    ],
)
def test_a_card_says_under_which_condition_it_works(card: str, said: str) -> None:
    lines = library().cards[f"heroes3.{card}"].lines(load_message_catalogue("en"))
    assert any(said in line for line in lines), lines
