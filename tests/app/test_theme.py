"""The looks: every text can be read on everything it may stand on."""

from __future__ import annotations

import pytest

from companion.app.theme import LOOKS, Mode, weak_pairs


@pytest.mark.parametrize("mode", list(LOOKS))
def test_every_text_reaches_the_contrast_that_reading_needs(mode: Mode) -> None:
    assert weak_pairs(LOOKS[mode]) == []
