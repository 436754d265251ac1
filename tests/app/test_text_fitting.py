"""Names that stand in a narrow space: never smaller than people can read, and never cut off."""

from __future__ import annotations

import flet as ft
import pytest

from companion.app.kit.controls.chips import segmented_choice
from companion.app.kit.text.text_fitting import SMALLEST_SIZE, estimate_text_width, fit_text
from companion.app.theme import LOOKS
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import LANGUAGES

SPACE_OF_A_PHONE = 72.0
"""Points that a card on the board of a phone has for the name of its unit."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_can_be_read_on_the_board_of_a_phone(language: str) -> None:
    for side in load_units().sides:
        name = fit_text(side.name[language], SPACE_OF_A_PHONE, largest=13)
        assert SMALLEST_SIZE <= name.size <= 13
        assert name.lines <= 3
        assert max(estimate_text_width(line) * name.size for line in name.text.split("\n")) <= SPACE_OF_A_PHONE


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Elves", "Elves"),
        ("Evil Eyes", "Evil Eyes"),
        ("Storm Elementals", "Storm\nElementals"),
        ("Oiseaux-Tonnerre", "Oiseaux-\nTonnerre"),
        ("Sharpshooters", "Sharp-\nshooters"),
        ("Hallebardiers", "Halle-\nbardiers"),
        ("Elementali dell'Energia", "Elementali\ndell'Ener-\ngia"),
    ],
)
def test_a_word_that_is_too_wide_goes_on_after_a_hyphen(name: str, shown: str) -> None:
    assert fit_text(name, SPACE_OF_A_PHONE, largest=13).text == shown


def test_a_short_name_is_not_larger_than_it_may_be() -> None:
    assert fit_text("Elves", 400, largest=13).size == 13


@pytest.mark.parametrize(
    ("screen", "texts", "side_by_side"),
    [
        (390, ["English", "Español", "Français", "Italiano"], True),
        (390, ["Resource die", "Treasure die", "Attack die"], False),
        (1440, ["Dé d'attaque", "Dé de ressources", "Dé de trésor"], True),
        (1440, ["Attack (Few)", "Attack (Pack)", "Defense (Few)", "Defense (Pack)", "Health (Few)"], False),
    ],
)
def test_options_stand_side_by_side_only_where_none_is_cut_off(
    screen: float, texts: list[str], side_by_side: bool
) -> None:
    options = [(text, text) for text in texts]
    shown = segmented_choice(LOOKS["dark"].sized(screen), options, texts[0], lambda _: None, name="option")
    assert isinstance(shown, ft.Semantics)
    # A segmented choice is one box; tags are a row that goes on in the next line.
    assert isinstance(shown.content, ft.Container if side_by_side else ft.Row)
