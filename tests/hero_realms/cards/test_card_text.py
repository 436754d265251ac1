"""Cards in words: every card in every language, put together from the very effects that are played."""

from __future__ import annotations

import dataclasses
import logging
import re

import pytest

from companion.games.hero_realms.card_data.card_definitions import Card, CardDef, get_card_book, list_card_effects
from companion.games.hero_realms.card_data.effect_vocabulary import COUNTS, VOCABULARY
from companion.games.hero_realms.text import effect_text
from companion.games.hero_realms.text.effect_text import describe_card, describe_effect
from companion.kernel.building_blocks.effect_parser import NUMBER, BadEffect, WordShape, parse_effect_text
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue


def said(text: str, language: str = "en") -> str:
    """An effect in words."""
    return describe_effect(parse_effect_text(text, VOCABULARY), load_message_catalogue(language))


def card(card_id: str, language: str = "en") -> list[str]:
    """The lines of a card."""
    return describe_card(get_card_book().by_id[card_id], load_message_catalogue(language))


def _written(word: str, shape: WordShape) -> list[str]:
    """A word of the vocabulary in every way it can be written."""
    if shape.plus:
        return [f"{word}+2", *(f"{word}+1*count({count})" for count in sorted(COUNTS)), f"{word}+1*party"]
    if shape.amount:
        spans = [f"{word} 0..3", f"{word} 1..3"] if shape.span else []
        return [f"{word} 1", f"{word} 3", *(f"{word} {amount}" for amount in sorted(shape.amounts)), *spans]
    found = [word]
    for n, wanted in enumerate(shape.args):
        options = ["1", "3"] if wanted == NUMBER else sorted(wanted)
        found = [f"{before}{',' if n else '('}{option}" for before in found for option in options]
    return [f"{text})" for text in found] if shape.args else found


EVERY_WORD = [text for word, shape in VOCABULARY.words.items() for text in _written(word, shape)]
EVERY_TEST = [
    f"{text} >= {least}" if shape.amount else text
    for word, shape in VOCABULARY.tests.items()
    for text in _written(word, dataclasses.replace(shape, amount=False))
    for least in ((1, 4) if shape.amount else (0,))
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for one in get_card_book().cards:
            lines = describe_card(one, load_message_catalogue(language))
            assert len(lines) >= max(1, len(list(list_card_effects(one.definition))))
            for line in lines:
                assert line[0].isupper(), line
                assert not {"{", "hrc-"} & set(line.split()), line
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_test_of_the_vocabulary_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        told = [said(text, language) for text in EVERY_WORD]
        told += [said(f"if({text}){{draw 1}}", language) for text in EVERY_TEST]
    assert not caplog.records
    # Each says something of its own: no branch of a message stands in for another.
    assert len(set(told)) == len(told)


def test_no_word_is_left_out() -> None:
    assert {*effect_text._WORDS, *effect_text._POOLS} == set(VOCABULARY.words)
    assert {text.partition(" ")[0].partition("(")[0] for text in EVERY_TEST} == set(VOCABULARY.tests)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_number_in_an_effect_gives_other_words(language: str) -> None:
    effects = [
        text for one in get_card_book().cards for _, text in list_card_effects(one.definition) if re.search(r"\d", text)
    ]
    changed = 0
    for text in effects:
        other = re.sub(r"\d+", lambda number: str(int(number[0]) + 1), text)
        try:
            parse_effect_text(other, VOCABULARY)
        except BadEffect:
            # Some numbers are 1 on every card there is.
            continue
        changed += 1
        assert said(other, language) != said(text, language), text
    assert changed > 100


def test_a_card_changed_in_the_data_reads_otherwise() -> None:
    definition = dataclasses.replace(_definition("arkus-imperial-dragon"), defense=9, guard=False, expend="combat+7")
    lines = describe_card(Card(0, definition, {}, ()), load_message_catalogue("en"))
    assert lines == ["Defense 9", "Expend: gain 7 combat.", "Imperial ally: gain 6 health."]


def _definition(card_id: str) -> CardDef:
    return get_card_book().by_id[card_id].definition


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        ("command", ["Gain 2 gold, 3 combat and 4 health. Draw a card."]),
        ("street-thug", ["Defense 4", "Expend: gain 1 gold or 2 combat."]),
        (
            "recruit",
            [
                "Gain 2 gold and 3 health, plus 1 health for each champion you have in play.",
                "Imperial ally: gain 1 gold.",
            ],
        ),
        ("rampage", ["Gain 6 combat. You may draw up to 2 cards. If you do, discard as many cards."]),
        (
            "cunning-blow",
            [
                "Gain 3 combat, or stun any champion.",
                "Sacrifice: you are no longer taunted. You cannot be taunted until the end of your next turn.",
            ],
        ),
        ("wall-of-bones", ["Guard, defense 8"]),
        ("void", ["Soul jar, health 50", "Expend: each opponent loses 3 health."]),
        ("shoulder-bash", ["Expend and pay 2 gold: gain 2 combat."]),
        (
            "heist",
            [
                "Sacrifice, not before your turn 3: this turn you may acquire a card with a printed cost from an "
                "opponent's discard pile for the usual cost."
            ],
        ),
        (
            "ring-of-wishes",
            [
                "Skill check 7",
                "Stays expended once used, until it is stolen.",
                "Expend: search your deck or your discard pile for a card and put it into your hand; "
                "if you searched your deck, shuffle it.",
            ],
        ),
        (
            "prayer-beads",
            ["If you have at least 2 champions in play, gain 2 gold and 5 health; if not, gain 2 gold or 5 health."],
        ),
    ],
)
def test_cards_read_like_cards(card_id: str, lines: list[str]) -> None:
    assert card(card_id) == lines


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "draw a card.", "draw 2 cards."),
        ("es", "roba una carta.", "roba 2 cartas."),
        ("fr", "piochez une carte.", "piochez 2 cartes."),
        ("it", "pesca una carta.", "pesca 2 carte."),
    ],
)
def test_one_is_not_many(language: str, one: str, more: str) -> None:
    assert said("draw 1", language) == one
    assert said("draw 2", language) == more


def test_editions_have_their_own_terms() -> None:
    assert card("hit-job", "es")[1] == "Aliado Cofrade: derriba al campeón objetivo."
    assert card("rally-the-troops", "fr")[1] == "Allié Empire : mobilisez un champion."
    assert card("rally-the-troops", "it")[1] == "Alleato Imperiale: rendi pronto un campione."
