"""Units and cards in the library: all of them, each once, with links that lead somewhere, and found as people type."""

from __future__ import annotations

import functools
import logging
from collections import Counter

import pytest

from companion.games.card_catalogues import load_all_cards
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import LANGUAGES
from companion.library.card_entries import CardEntry, card_kind_text, card_summary_text, label_text
from companion.library.content_location import content_folder
from companion.library.library_facade import Library
from companion.library.packs import Correction, Pack, apply_packs_to_cards
from companion.library.translations import load_message_catalogue


@functools.cache
def library() -> Library:
    """The books of this content folder."""
    return Library(content_folder(), load_all_cards)


def entries() -> list[CardEntry]:
    """Everything of this game."""
    return [card for card in library().cards.values() if card.game == "heroes3"]


def entry(short: str) -> CardEntry:
    """The card with this id, written without the game."""
    return library().cards[f"heroes3.{short}"]


def figures(card: CardEntry) -> dict[str, int | str]:
    """The figures of a card by id."""
    return {figure.id: figure.value for figure in card.figures}


# --- all of them ---------------------------------------------------------------------------------


def test_every_unit_and_every_card_is_there_once() -> None:
    ids = [card.id for card in load_all_cards() if card.game == "heroes3"]
    assert len(ids) == len(set(ids))
    counts = Counter(card.type for card in entries())
    assert counts["unit"] == _cards_with_a_front()
    assert {kind: counts[kind] for kind in ("unit", "specialty", "artifact", "spell", "ability", "statistic")} == {
        "unit": 188, "specialty": 192, "artifact": 90, "spell": 59, "ability": 32, "statistic": 4,
    }  # fmt: skip
    assert (counts["war-machine"], counts["ai-card"]) == (len(load_cards().machines), len(load_cards().ai)) == (5, 8)


def _cards_with_a_front() -> int:
    return sum(side.below < 0 for side in load_units().sides)


def test_units_are_sorted_into_factions_neutrals_summoned_guards_and_the_tower() -> None:
    groups = Counter(card.facet("faction") for card in entries() if card.type == "unit")
    assert groups["castle"] == 7
    assert {group: groups[group] for group in ("neutral", "summoned", "bank", "siege")} == {
        "neutral": 93,
        "summoned": 4,
        "bank": 19,
        "siege": 1,
    }


def test_no_card_has_the_id_of_a_rule() -> None:
    assert not {card.id for card in entries()} & {rule.id for rule in library().rules.entries}


def test_every_link_leads_to_a_rule() -> None:
    assert all(card.see for card in entries())
    lost = {see for card in entries() for see in card.see if library().rules.entry(see) is None}
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_page_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = load_message_catalogue(language)
    with caplog.at_level(logging.ERROR):
        for card in entries():
            labels = [card.type_name, *(facet.name for facet in card.facets), *(one.name for one in card.figures)]
            told_all = [label_text(label, words) for label in [*labels, *card.used_in]]
            assert all(told_all), card.id
            assert words.name(card.name), card.id
            assert card_kind_text(card, words), card.id
            assert card_summary_text(card, words), card.id
        for facet in {facet.id for card in entries() for facet in card.facets}:
            assert words.has(f"facet-{facet}"), facet
    assert not caplog.records


# --- what is on a page ---------------------------------------------------------------------------


def test_few_and_pack_stand_side_by_side() -> None:
    marksmen, sides = entry("castle-marksmen"), load_units().by_key
    few, pack = sides["castle:marksmen/few"], sides["castle:marksmen/pack"]
    assert figures(marksmen) == {
        "attack-few": few.attack, "attack-pack": pack.attack, "defense-few": few.defense,
        "defense-pack": pack.defense, "health-few": few.health, "health-pack": pack.health,
        "initiative-few": few.initiative, "initiative-pack": pack.initiative, "gold-few": few.cost["gold"],
        "gold-pack": pack.cost["gold"],
    }  # fmt: skip
    begun = f"Attack {few.attack} / {pack.attack} · Defense {few.defense} / {pack.defense} · "
    assert card_summary_text(marksmen, load_message_catalogue("en")).startswith(begun)


def test_a_card_with_one_side_has_plain_figures() -> None:
    assert figures(entry("siege-arrow-tower")) == {"attack": 4, "defense": 2, "health": 3, "initiative": 9}


def test_a_pack_can_correct_one_side_of_a_unit() -> None:
    fixed = Pack(1, "mine", "Mine", corrections=(Correction("heroes3.castle-marksmen", "attack-pack", 9),))
    card = apply_packs_to_cards(entries(), [fixed])["heroes3.castle-marksmen"]
    assert figures(card)["attack-pack"] == 9
    assert "Attack 2 / 9 · " in card_summary_text(card, load_message_catalogue("en"))


def test_a_unit_says_where_it_is_met() -> None:
    words = load_message_catalogue("en")
    used = {
        short: [label_text(place, words) for place in entry(short).used_in]
        for short in ("neutral-griffins", "bank-crypt-wraiths", "castle-crusaders")
    }
    assert used == {
        "neutral-griffins": ["Neutral deck: bronze"],
        "bank-crypt-wraiths": ["Crypt"],
        "castle-crusaders": ["Catherine"],
    }


def test_figures_from_one_source_are_marked_and_can_be_sifted() -> None:
    tower, griffins = entry("siege-arrow-tower"), entry("castle-griffins")
    assert (
        label_text(tower.note, load_message_catalogue("en"))
        == "Only one source has these figures; check them against your card."
    )
    assert (tower.facet("certainty"), griffins.facet("certainty")) == ("single", "agreed")
    assert not griffins.note
    sifted = library().browse("en", "cards", "heroes3", {"type": "unit", "certainty": "single"})
    assert len(sifted) == len({(side.group, side.unit) for side in load_units().sides if side.certainty == "single"})


def test_names_of_our_own_are_marked() -> None:
    assert entry("castle-griffins").ours == ("it",)
    assert entry("neutral-griffins").ours == ("it",)
    assert entry("spell-slow").ours == ("es", "fr", "it")
    assert entry("machine-catapult").ours == ("es", "fr", "it")


def test_spells_are_sifted_by_school_and_level() -> None:
    found = library().browse("en", "cards", "heroes3", {"school": "fire", "level": "expert"})
    assert "heroes3.spell-fireball" in [document.id for document in found]
    assert len(found) == sum((card.school, card.level) == ("fire", "expert") for card in load_cards().by_id.values())


# --- found as people type ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "asked", "wanted"),
    [
        ("en", "marksmen", "castle-marksmen"),
        ("en", "marksman", "castle-marksmen"),
        ("en", "black dragon", "dungeon-black-dragons"),
        ("en", "arrow tower", "siege-arrow-tower"),
        ("en", "catherine iv", "specialty-catherine-iv"),
        ("en", "lightening bolt", "spell-lightning-bolt"),
        ("en", "titans gladius", "artifact-titans-gladius"),
        ("en", "first aid tent", "machine-first-aid-tent"),
        ("es", "tiradores", "neutral-sharpshooters"),
        ("es", "ballesteros", "castle-marksmen"),
        ("es", "flecha magica", "spell-magic-arrow"),
        ("es", "arcangeles", "castle-archangels"),
        ("es", "balista", "machine-ballista"),
        ("fr", "arbaletriers", "castle-marksmen"),
        ("fr", "fleche magique", "spell-magic-arrow"),
        ("fr", "boule de feu", "spell-fireball"),
        ("it", "tiratori", "castle-marksmen"),
        ("it", "freccia magica", "spell-magic-arrow"),
        ("it", "tattica", "ability-tactics"),
        ("it", "griffins", "castle-griffins"),
    ],
)
def test_a_card_is_among_the_first_three(language: str, asked: str, wanted: str) -> None:
    hits = library().find(asked, language, what="cards", limit=3)
    assert f"heroes3.{wanted}" in [hit.id for hit in hits]


def test_a_faction_unit_goes_before_neutrals_and_guards_of_the_same_name() -> None:
    hits = library().find("black dragons", "en", what="cards", limit=3)
    assert [hit.id.partition(".")[2] for hit in hits] == [
        "dungeon-black-dragons",
        "neutral-black-dragons",
        "bank-dragon-utopia-black-dragons",
    ]
