"""Cards in the library: everything in the content, in four languages, with filters and the rules behind them."""

from __future__ import annotations

import pytest

from companion.games.hero_realms.card_data.card_definitions import FACTIONS, get_card_book
from companion.games.hero_realms.text.effect_text import describe_card
from companion.kernel.messages import LANGUAGES
from companion.library.card_entries import card_kind_text, card_summary_text, label_text
from companion.library.translations import load_message_catalogue
from tests.library.sample_questions import library


def test_every_card_of_hero_realms_is_in_the_library() -> None:
    ours = {card.id for card in library().cards.values() if card.game == "hero-realms"}
    assert ours == {f"hero-realms.{card.id}" for card in get_card_book().cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_card_are_those_made_from_its_effects(language: str) -> None:
    words = load_message_catalogue(language)
    for card in get_card_book().cards:
        entry = library().cards[f"hero-realms.{card.id}"]
        assert list(entry.lines(words)) == describe_card(card, words)
        assert all(line and "{" not in line for line in entry.lines(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_a_card_is_written_in_every_language(language: str) -> None:
    words = load_message_catalogue(language)
    for card in library().cards.values():
        labels = [card.type_name, *(figure.name for figure in card.figures), *(facet.name for facet in card.facets)]
        # A message that nobody wrote is shown by its id.
        assert not [said for label in labels if (said := label_text(label, words)).startswith("card-") or not said]


def test_a_card_leads_to_rules_that_exist() -> None:
    for card in library().cards.values():
        assert [see for see in card.see if library().rules.entry(see) is None] == []
    assert library().cards["hero-realms.arkus-imperial-dragon"].see == (
        "hero-realms.guard",
        "hero-realms.champion",
        "hero-realms.expend",
        "hero-realms.ally",
    )


def test_a_card_can_be_sifted_by_faction_cost_and_box() -> None:
    arkus = library().cards["hero-realms.arkus-imperial-dragon"]
    assert {facet.id: facet.value for facet in arkus.facets} == {"faction": "imperial", "cost": "8", "box": "base"}
    assert (arkus.facet("cost"), arkus.facet("tier")) == ("8", "")
    for faction in FACTIONS[1:]:
        assert library().browse("en", "cards", "hero-realms", {"faction": faction, "box": "base"})


def test_a_card_is_told_in_a_line() -> None:
    words = load_message_catalogue("es")
    gem = library().cards["hero-realms.fire-gem"]
    assert card_kind_text(gem, words) == "Objeto, Caja básica"
    assert card_summary_text(gem, words).startswith("Coste 2 · Copias 16 · ")
    assert not any(". ·" in card_summary_text(card, words) for card in library().cards.values())


def test_a_card_says_where_it_is_used() -> None:
    words = load_message_catalogue("en")
    ruby = [label_text(place, words) for place in library().cards["hero-realms.ruby"].used_in]
    assert ruby[0] == "Starting deck: 1"
    assert "Thief: 2" in ruby
    assert "Dragon: 1, from 2 heroes on" in ruby
    assert "Lich: 2" in ruby
    assert library().cards["hero-realms.arkus-imperial-dragon"].used_in == ()


SAID_BY_THE_WORDS = {"follower", "guardians-shield", "ring-of-wishes"}
"""Cards whose words say already what the data note about them, or about which there is nothing to say."""


def test_what_the_data_note_about_a_card_is_told_to_the_reader() -> None:
    for card in get_card_book().cards:
        entry = library().cards[f"hero-realms.{card.id}"]
        if card.definition.note and card.id not in SAID_BY_THE_WORDS:
            assert entry.note or entry.uncertain or entry.terms, card.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "count"), [("corruption", "20"), ("corruption-flipped", "30")])
def test_the_powers_of_the_lich_say_from_when_they_work(card: str, count: str, language: str) -> None:
    words = load_message_catalogue(language)
    assert count in label_text(library().cards[f"hero-realms.{card}"].note, words)


@pytest.mark.parametrize("card", ["cunning-blow", "orb-of-death", "revenant", "infernal-wealth"])
def test_stuns_without_a_target_say_that_no_text_confirms_them(card: str) -> None:
    doubts = [
        label_text(doubt, load_message_catalogue("en")) for doubt in library().cards[f"hero-realms.{card}"].uncertain
    ]
    assert any("guards do not protect" in doubt for doubt in doubts)


def test_a_card_is_found_by_another_name_it_is_known_by() -> None:
    for asked, card in [("serrer les rangs", "close-ranks"), ("lys el oculto", "lys-the-unseen")]:
        assert library().find(asked, "es", "cards", limit=1)[0].id == f"hero-realms.{card}"


def test_the_jars_have_the_italian_name_of_the_boss_sheet_everywhere() -> None:
    words = load_message_catalogue("it")
    void = library().cards["hero-realms.void"]
    assert card_kind_text(void, words).startswith("Giara di Anime")
    assert void.lines(words)[0] == "Giara di Anime, salute 50"
    assert library().rules.entry("hero-realms.soul-jar").title["it"] == "Giara di Anime"  # type: ignore[union-attr]
