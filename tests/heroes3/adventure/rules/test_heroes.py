"""Heroes: levels, experience, starting decks and morale. heroes3 2 and 3."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id, require_hero
from companion.games.heroes3.adventure.rules import hero_levels, morale
from companion.games.heroes3.adventure.rules.morale import MoraleGain
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import FACTIONS
from companion.kernel.refusals import BeyondLimit, Unknown

# --- levels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("experience", "level", "hand", "expert", "search", "specialty"),
    [
        (0, "I", 4, 0, 0, "I"),
        (2, "II", 4, 1, 2, ""),
        (4, "III", 5, 1, 2, ""),
        (6, "IV", 5, 2, 0, "IV"),
        (8, "V", 6, 2, 2, ""),
        (10, "VI", 6, 3, 0, "VI"),
        (12, "VII", 7, 3, 2, ""),
    ],
)
def test_the_table_of_levels(experience: int, level: str, hand: int, expert: int, search: int, specialty: str) -> None:
    for within in (experience, experience + 1):
        found = hero_levels.level_for_experience(within)
        assert (found.level, found.hand, found.expert) == (level, hand, expert)
        assert (found.search, found.specialty) == (search, specialty)


def test_two_experience_make_a_level_and_more_than_seven_levels_are_lost() -> None:
    assert hero_levels.experience_after_gain(0, 1) == (1, ())
    assert [level.level for level in hero_levels.experience_after_gain(1, 1)[1]] == ["II"]
    after, reached = hero_levels.experience_after_gain(11, 5)
    assert (after, [level.level for level in reached]) == (12, ["VII"])
    assert hero_levels.experience_after_gain(12, 2) == (12, ())


def test_several_levels_at_once_come_in_order() -> None:
    # Beating an azure unit leads to level VII at once: heroes3 10.
    after, reached = hero_levels.experience_after_gain(3, hero_levels.max_experience())
    assert after == 12
    assert [level.level for level in reached] == ["III", "IV", "V", "VI", "VII"]


def test_experience_is_never_below_nothing() -> None:
    with pytest.raises(BeyondLimit):
        hero_levels.experience_after_gain(3, -1)
    with pytest.raises(BeyondLimit):
        hero_levels.level_for_experience(-1)


def test_movement_and_price_of_heroes() -> None:
    table = hero_levels.level_table()
    assert (table.main_movement, table.secondary_movement, table.secondary_cost) == (3, 2, 10)


# --- starting decks -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "deck"),
    [
        (
            "catherine",
            [
                "attack",
                "attack",
                "defense",
                "defense",
                "power",
                "knowledge",
                "magic-arrow",
                "leadership",
                "catherine-i",
            ],
        ),
        (
            "alamar",
            ["power", "power", "power", "knowledge", "knowledge", "magic-arrow", "magic-arrow", "wisdom", "alamar-i"],
        ),
        (
            "crag-hack",
            ["attack", "attack", "attack", "attack", "power", "knowledge", "magic-arrow", "offense", "crag-hack-i"],
        ),
        (
            "luna",
            [
                "power",
                "power",
                "knowledge",
                "knowledge",
                "knowledge",
                "magic-arrow",
                "magic-arrow",
                "basic-fire-magic",
                "luna-i",
            ],
        ),
        (
            "lord-haart-necropolis",
            [
                "attack",
                "defense",
                "defense",
                "power",
                "power",
                "knowledge",
                "magic-arrow",
                "necromancy",
                "lord-haart-necropolis-i",
            ],
        ),
    ],
)
def test_starting_decks_as_they_are_printed(who: str, deck: list[str]) -> None:
    assert list(require_hero(who).starting_deck()) == deck


@pytest.mark.parametrize("who", sorted(heroes_by_id()))
def test_every_starting_deck_has_nine_cards_that_exist(who: str) -> None:
    found = require_hero(who)
    kinds = Counter(load_cards().by_id[card].kind for card in found.starting_deck())
    might = found.type == "might"
    assert kinds == {"statistic": 6 if might else 5, "spell": 1 if might else 2, "ability": 1, "specialty": 1}
    assert load_cards().by_id[found.specialty("I")].faction == found.faction


def test_every_faction_has_heroes_of_both_types() -> None:
    assert Counter(one.faction for one in heroes_by_id().values()).total() == 64
    assert {(one.faction, one.type) for one in heroes_by_id().values()} == {
        (faction, type_) for faction in FACTIONS for type_ in ("might", "magic")
    }
    with pytest.raises(Unknown):
        require_hero("gandalf")


# --- morale ---------------------------------------------------------------------------------------


def test_gaining_morale_step_by_step() -> None:
    assert morale.morale_after_gaining_token("none", "positive", "castle") == MoraleGain("positive")
    assert morale.morale_after_gaining_token("positive", "positive", "castle") == MoraleGain(
        "positive", spend_first=True
    )
    assert morale.morale_after_gaining_token("negative", "positive", "castle") == MoraleGain("none")
    assert morale.morale_after_gaining_token("none", "negative", "castle") == MoraleGain("negative")
    assert morale.morale_after_gaining_token("positive", "negative", "castle") == MoraleGain("none")
    assert morale.morale_after_gaining_token("negative", "negative", "castle") == MoraleGain(
        "negative", discard_hand=True
    )


def test_necropolis_ignores_morale() -> None:
    assert morale.morale_after_gaining_token("none", "negative", "necropolis") == MoraleGain("none")
    assert morale.morale_after_gaining_token("none", "positive", "necropolis") == MoraleGain("none")
