"""What holds of every card of every game in every language: words everywhere, and never an id in place of a word."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from companion.kernel.messages import LANGUAGES
from companion.library.card_entries import (
    CardEntry,
    Facet,
    build_backlinks,
    card_kind_text,
    group_card_values_by_side,
    label_text,
)
from companion.library.content_location import content_folder
from companion.library.translations import MessageCatalogue, load_message_catalogue
from tests.library.sample_questions import library

_DASHED = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])")
_NO_WORD = re.compile(r"[{}_\[\]]|\bNone\b|  |\s[.,]|\.\.")
_LATIN_NUMBERS = {"I", "IV", "VI"}


def shown(card: CardEntry, words: MessageCatalogue) -> Iterator[str]:
    """Everything that a reader sees of a card, but for its name."""
    yield card_kind_text(card, words)
    yield from card.lines(words)
    yield from (label_text(facet.name, words) for facet in card.facets)
    for figure in card.figures:
        yield from (label_text(label, words) for label in (figure.name, figure.short, figure.side) if label)
    yield from (label_text(place, words) for place in card.used_in)
    yield from (label_text(group.name, words) for group in card.leads_to)
    yield from (label_text(doubt, words) for doubt in card.uncertain)
    if card.note:
        yield label_text(card.note, words)


@cache
def ids() -> frozenset[str]:
    """Every id of the content that has a dash in it: keys, values and single words of effects."""
    found: set[str] = set()
    for file in [*content_folder().glob("*/*.yaml")]:
        if file.parent.name not in ("rules", "words"):
            found.update(_ids(yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)))
    return frozenset(found)


def _ids(value: object, language: bool = False) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            if isinstance(key, str) and not language:
                yield from _DASHED.findall(key)
            # What is written in a language is for people.
            yield from _ids(item, language=key in LANGUAGES)
    elif isinstance(value, list):
        for item in value:
            yield from _ids(item)
    elif isinstance(value, str) and not language:
        yield from _DASHED.findall(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_shown_in_place_of_a_word(language: str) -> None:
    words = load_message_catalogue(language)
    known = ids() | _messages()
    leaks = [
        (card.id, found)
        for card in library().cards.values()
        for said in shown(card, words)
        for found in _DASHED.findall(said)
        if found in known and found not in _written(language)
    ]
    assert not leaks[:20]


@cache
def _messages() -> frozenset[str]:
    folder = content_folder() / "words" / "en"
    found = (re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M) for file in _files(folder))
    return frozenset(name for names in found for name in names if "-" in name)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


@cache
def _written(language: str) -> frozenset[str]:
    """Dashed words that people write, such as *nord-ouest*: those in what the messages of a language say."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in _files(content_folder() / "words" / language))
    said = re.sub(r"^#.*$|^[a-z][\w-]* =|\[[\w.-]+\]|\$[\w-]+", "", text, flags=re.M)
    return frozenset(_DASHED.findall(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_card_is_there_with_all_it_needs(language: str, caplog: pytest.LogCaptureFixture) -> None:
    # A fresh catalogue, so that nothing is remembered from before: what goes wrong is logged as it is said.
    words = MessageCatalogue(language)
    with caplog.at_level(logging.ERROR):
        for card in library().cards.values():
            said = list(shown(card, words))
            assert all(text.strip() for text in said), card.id
            assert words.name(card.name).strip(), card.id
            bad = [text for text in said if _NO_WORD.search(text)]
            assert not bad, (card.id, bad)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_are_sifted_by_has_words(language: str) -> None:
    words = load_message_catalogue(language)
    for card in library().cards.values():
        for facet in card.facets:
            assert words.has(f"facet-{facet.id}"), facet.id
            assert _worded(facet, label_text(facet.name, words)), (card.id, facet)


def _worded(facet: Facet, said: str) -> bool:
    """Whether a value has a word of its own: a number and a level are what they are."""
    return facet.value in _LATIN_NUMBERS or facet.value.isdecimal() or said != facet.value or said.istitle()


@pytest.mark.parametrize("language", ["es", "fr", "it"])
def test_a_value_is_not_left_in_english(language: str) -> None:
    """Terrinoth's traits are ids in English; the reader of another language sees their names."""
    words = load_message_catalogue(language)
    for card in library().cards.values():
        traits = {facet.value: label_text(facet.name, words) for facet in card.facets if facet.id == "trait"}
        lines = " ".join(card.lines(words))
        for trait in _traits():
            assert not re.search(rf"\b{trait}\b", lines), (card.id, trait)
        assert all(said != value for value, said in traits.items()), card.id


@cache
def _traits() -> frozenset[str]:
    cards = library().cards.values()
    return frozenset(facet.value for card in cards for facet in card.facets if facet.id == "trait")


def test_every_link_leads_to_a_card_and_back() -> None:
    shelf = library().cards
    for card in shelf.values():
        for group in card.leads_to:
            assert group.cards, card.id
            for other in group.cards:
                assert other in shelf, (card.id, other)
                assert card in library().used_by(other)
    assert set(build_backlinks(shelf.values())) <= set(shelf)


def test_figures_of_two_sides_make_a_table() -> None:
    for card in library().cards.values():
        sides, rows = group_card_values_by_side(card)
        assert len(sides) in (0, 2), card.id
        in_rows = [figure for _, figures in rows for figure in figures if figure is not None]
        assert sorted(figure.id for figure in in_rows) == sorted(figure.id for figure in card.figures if figure.side)
