"""Questions people ask at the table: the right entry is among the first three."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.kernel.messages import LANGUAGES
from tests.library.sample_questions import Asked, all_questions, library

RIGHT = 0.95
"""So many of the questions must be answered, in each language."""
FIRST = 3
LEAST, LEAST_IN_A_GAME = 30, 8
"""So many questions in each language, and of these so many about each of the three games."""


def answered(asked: Asked) -> bool:
    game = "" if asked.question.anywhere else asked.game
    hits = library().find(asked.question.ask, asked.language, "rules", game, limit=FIRST)
    return bool({hit.id for hit in hits} & set(asked.wanted))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_entry_is_among_the_first_three(language: str) -> None:
    asked = [one for one in all_questions() if one.language == language]
    missed = [one for one in asked if not answered(one)]
    told = "\n".join(f"{one.question.ask!r} does not find {', '.join(one.wanted)}" for one in missed)
    assert len(missed) <= (1 - RIGHT) * len(asked), told


def test_there_are_questions_in_every_language_about_entries_that_exist() -> None:
    asked = list(all_questions())
    counts = Counter(one.language for one in asked)
    assert set(counts) == set(LANGUAGES)
    assert max(counts.values()) - min(counts.values()) <= 6, counts
    unknown = {entry for one in asked for entry in one.wanted if library().rules.entry(entry) is None}
    assert not unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_questions_about_each_game(language: str) -> None:
    counts = Counter(one.game for one in all_questions() if one.language == language)
    assert sum(counts.values()) >= LEAST
    assert set(counts) == {"hero-realms", "heroes3", "terrinoth"}
    assert min(counts.values()) >= LEAST_IN_A_GAME, counts
