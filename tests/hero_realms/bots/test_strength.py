"""Strength in small: matches with fixed seeds, far from the line. The real figures: docs/hero_realms_strength.md."""

from __future__ import annotations

from companion.games.hero_realms.bots.bot_factory import create_bot
from companion.games.hero_realms.commands.bot_matches import Match, PlayerFactory, play_match
from companion.kernel.building_blocks.seeded_random import Luck


def level(name: str) -> PlayerFactory:
    """Makes players of a level."""

    def make(luck: Luck) -> object:
        return create_bot(name, luck)

    return make  # type: ignore[return-value]


def test_knight_beats_squire() -> None:
    assert play_match(level("knight"), level("squire"), 120, 2).share > 0.6


def test_squire_beats_chance() -> None:
    assert play_match(level("squire"), level("random"), 40, 2).share > 0.95


def test_a_player_is_even_with_itself() -> None:
    # Swapped seats with the same luck: whatever the first game gives, the second takes back.
    match = play_match(level("knight"), level("knight"), 20, 2)
    assert match.share == 0.5
    assert match.pairs == [1.0] * 10


def test_the_interval_comes_from_the_pairs() -> None:
    match = Match(pairs=[2.0, 1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0])
    low, high = match.interval
    assert match.share == 0.625
    assert 0 < low < 0.625 < high < 1
    assert Match(pairs=[1.0] * 8).interval == (0.5, 0.5)
    assert Match(pairs=[2.0] * 200).interval[0] < 1
    assert Match(pairs=[1.0]).interval == (0.0, 1.0)
