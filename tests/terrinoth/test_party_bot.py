"""Heroes that play themselves: what a sensible party does in plain situations."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.terrinoth.bots.party_bot import PartyBot, create_bot
from companion.games.terrinoth.rules.player_view import PlayerView
from companion.games.terrinoth.text.line_parser import write_line
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.refusals import Unknown
from tests.terrinoth.sample_tables import do, set_up

POTION = {"exploration": [{"id": "potion", "title": "Potion", "kind": "item", "on": {"use": "recover(active, 3)"}}]}


def decided(*before: str, **position: Any) -> str:
    """What the party does after these lines."""
    board = set_up(**position)
    do(board, *before)
    return write_line(board.state, PartyBot().pick(PlayerView(board.state)))


def test_with_nobody_around_it_explores() -> None:
    assert decided() == "choose explore"


def test_an_explored_location_is_not_explored_further() -> None:
    assert decided(progress=5) != "choose explore"


def test_who_is_about_to_fall_rests() -> None:
    assert decided(heroes={"ana": {"wounds": 8, "engaged": ["gamma"]}}) == "choose rest"


def test_an_enemy_that_strikes_hard_is_attacked() -> None:
    assert decided(heroes={"ana": {"engaged": [{"card": "delta", "wounds": 3}]}}) == "choose attack"


def test_the_enemy_that_can_be_finished_is_the_target() -> None:
    heroes = {"ana": {"engaged": ["gamma", {"card": "delta", "wounds": 3}]}}
    assert decided("choose attack", heroes=heroes) == "choose delta"


def test_tokens_are_spent_where_they_win_something() -> None:
    assert decided("choose explore", heroes={"ana": {"tokens": 4}}) == "choose 2"
    assert decided("choose explore", heroes={"ana": {"tokens": 4}}, progress=4) == "choose 1"
    assert decided("choose rest", heroes={"ana": {"tokens": 4}}) == "choose 0"


def test_a_potion_waits_until_somebody_is_hurt() -> None:
    assert decided(heroes={"ana": {"items": ["potion"]}}, cards=POTION) == "choose explore"
    assert decided(heroes={"ana": {"items": ["potion"], "wounds": 4}}, cards=POTION) == "choose use:potion"


def test_who_has_an_enemy_fetches_no_second_one() -> None:
    cards = {"attack": "may engage(enemy.pick, active); attack(2)"}
    assert (
        decided("choose attack", heroes={"ana": {"cards": cards, "engaged": ["gamma"]}}, shadows=("delta",))
        == "choose no"
    )
    assert decided("choose attack", heroes={"ana": {"cards": cards}}, shadows=("delta",)) == "choose yes"


def test_of_two_evils_it_takes_the_lesser() -> None:
    worse = {"gamma": {"bar": ["cut"], "keywords": {"cut": "choose { wound(active, 2) | token(active, -1) }"}}}
    heroes = {"ana": {"tokens": 1, "engaged": ["gamma"]}}
    assert decided("choose gamma", heroes=heroes, enemies=worse, phase="enemies") == "choose 2"


def test_a_player_nobody_knows_is_refused() -> None:
    with pytest.raises(Unknown):
        create_bot("genius", Luck.from_seed(1))
