"""The looks: every text can be read on everything it may stand on."""

from __future__ import annotations

import flet as ft
import pytest

from companion.app.colour import AA, blend_colours, contrast_ratio
from companion.app.kit.layout.panel import FADED
from companion.app.kit.text.big_number import big_number
from companion.app.theme import LOOKS, Mode, find_low_contrast_pairs


@pytest.mark.parametrize("mode", list(LOOKS))
def test_every_text_reaches_the_contrast_that_reading_needs(mode: Mode) -> None:
    assert find_low_contrast_pairs(LOOKS[mode]) == []


@pytest.mark.parametrize("mode", list(LOOKS))
def test_what_steps_back_can_still_be_read(mode: Mode) -> None:
    look = LOOKS[mode]
    assert contrast_ratio(blend_colours(look.surface, look.ink, FADED), look.surface) >= AA


def test_numbers_beside_each_other_are_of_one_size() -> None:
    def size(value: int, figures: int) -> float:
        stack = big_number(LOOKS["dark"], value, width=96, height=58, figures=figures).content
        assert isinstance(stack, ft.Stack)
        text = stack.controls[0]
        assert isinstance(text, ft.Text)
        assert text.style is not None
        return float(text.style.size or 0)

    assert size(6, 3) == size(158, 3) == size(158, 2) < size(6, 2)
