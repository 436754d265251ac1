"""What cannot be set up is refused with what was wrong and what would be right."""

from __future__ import annotations

import pytest

from companion.games.tracker.setup.game_box import Chosen
from companion.games.tracker.setup.setup_builder import build_setup, require_first_fitting_mode
from companion.kernel.refusals import Refused
from companion.library.translations import load_message_catalogue
from tests.tracker.presets import PEOPLE, every_preset
from tests.tracker.sample_sheets import box_of, refusal

NINE = tuple(f"P{n}" for n in range(9))


@pytest.mark.parametrize(
    ("folder", "chosen", "message"),
    [
        ("hero_realms", Chosen("free-for-all", ()), "players-count"),
        ("hero_realms", Chosen("free-for-all", NINE), "players-count"),
        ("hero_realms", Chosen("free-for-all", ("Ana",)), "players-count"),
        ("hero_realms", Chosen("hydra-2v2", PEOPLE[:3]), "players-count-exact"),
        ("score_sheet", Chosen("free", NINE), "players-count"),
        ("terrinoth", Chosen("quest", PEOPLE[:5]), "players-count"),
        ("heroes3", Chosen("campaign", PEOPLE[:2]), "players-count-exact"),
        ("hero_realms", Chosen("free-for-all", ("Ana", "ána")), "name-taken"),
        ("hero_realms", Chosen("dragon", ("Dragon",), ({"character": "thief"},)), "name-taken"),
        ("hero_realms", Chosen("free-for-all", ("Ana", " ")), "name-bad"),
        ("hero_realms", Chosen("free-for-all", ("Ana", "B\x07n")), "name-bad"),
        ("hero_realms", Chosen("free-for-all", ("Ana", "x" * 25)), "name-bad"),
        ("hero_realms", Chosen("chess", PEOPLE[:2]), "unknown-mode"),
        ("hero_realms", Chosen("free-for-all", PEOPLE[:2], ({"hat": "red"},)), "unknown-choice"),
        ("hero_realms", Chosen("free-for-all", PEOPLE[:2], ({"character": "bard"},)), "unknown-option"),
        ("hero_realms", Chosen("boss-vs-boss", PEOPLE[:2], ({"boss": "troll"},)), "unknown-option"),
        ("hero_realms", Chosen("lich", PEOPLE[:1]), "choice-missing"),
        ("hero_realms", Chosen("free-for-all", PEOPLE[:2], ({}, {}, {})), "choices-too-many"),
        ("heroes3", Chosen("clash", PEOPLE[:2], rules={"moonwalk": True}), "unknown-rule"),
        ("heroes3", Chosen("clash", PEOPLE[:2], numbers={"beer": 2}), "unknown-number"),
        ("heroes3", Chosen("clash", PEOPLE[:2], numbers={"start-gold": -1}), "number-beyond"),
        ("heroes3", Chosen("clash", PEOPLE[:2], numbers={"start-gold": 1000}), "number-beyond"),
        ("terrinoth", Chosen("quest", PEOPLE[:2], seat_numbers=({"mana": 2},)), "unknown-number"),
        ("terrinoth", Chosen("quest", PEOPLE[:2], seat_numbers=({"health": 100},)), "number-beyond"),
        ("terrinoth", Chosen("quest", PEOPLE[:2], spaces={"danger": ("pink",)}), "unknown-space"),
        ("terrinoth", Chosen("quest", PEOPLE[:2], spaces={"fear": ("grey",)}), "unknown-meter"),
        ("terrinoth", Chosen("quest", PEOPLE[:2], spaces={"danger": ("grey",) * 41}), "meter-length"),
        ("heroes3", Chosen("clash", PEOPLE[:2], first="Zed"), "unknown-seat"),
        ("hero_realms", Chosen("dragon", ("Ana",), ({"character": "thief"},), first="Dragon"), "unknown-seat"),
    ],
)
def test_a_bad_set_up_is_refused_in_every_language(folder: str, chosen: Chosen, message: str) -> None:
    with pytest.raises(Refused) as caught:
        build_setup(box_of(folder), chosen, 1)
    assert caught.value.message.id == message
    for language in ("en", "es", "fr", "it"):
        sentence = load_message_catalogue(language).say(caught.value.message)
        assert sentence not in ("", message)
        assert "{" not in sentence


def test_a_party_that_is_too_large_hears_how_many_fit() -> None:
    with pytest.raises(Refused) as caught:
        build_setup(box_of("hero_realms"), Chosen("free-for-all", NINE), 1)
    assert refusal(caught.value) == "Free-for-all takes 2 to 6 people. 9 were named."


def test_the_first_mode_that_fits_is_taken_when_none_is_named() -> None:
    assert require_first_fitting_mode(box_of("hero_realms"), 2) == "free-for-all"
    assert require_first_fitting_mode(box_of("hero_realms"), 1) == "dragon"
    assert require_first_fitting_mode(box_of("heroes3"), 1) == "campaign"
    with pytest.raises(Refused, match="players-count"):
        require_first_fitting_mode(box_of("terrinoth"), 1)


def test_people_may_have_any_names_even_ours() -> None:
    setup = build_setup(box_of("hero_realms"), Chosen("free-for-all", ("table", "team-1", "李", "Ana!", "Ana?")), 1)
    seats = [seat["id"] for seat in setup.body["seats"]]  # type: ignore[attr-defined]
    assert len(set(seats)) == 5
    assert "table" not in seats
    assert "team-1" not in seats


def test_every_preset_can_be_laid() -> None:
    labels = [label for label, _ in every_preset()]
    assert len(labels) == len(set(labels)) > 50
