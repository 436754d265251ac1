"""The AI hero's turn on the map: what it does next, in order and with reasons. heroes3 13.5."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.combat.bots.ai_hero_map_turn import Spot, Step, Surroundings, plan_map_turn
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import Malformed
from companion.library.translations import load_message_catalogue


def told(where: Surroundings) -> list[tuple[str, int, int]]:
    return [(step.what, step.cost, step.left) for step in plan_map_turn(where)]


def test_a_hero_on_the_same_tile_is_attacked_before_anything_else() -> None:
    where = Surroundings(heroes=(Spot("Tarnum", 2),), flaggables=(Spot("Gold Mine", 1),), town=3)
    assert told(where) == [("move", 2, 1), ("attack", 0, 1)]
    reason = plan_map_turn(where)[0].reason
    assert reason.rule == "heroes3 13.5"
    assert len(reason.rejected) == 2


def test_all_movement_goes_towards_a_hero_that_is_too_far_away() -> None:
    assert told(Surroundings(heroes=(Spot("Tarnum", 5),))) == [("move", 3, 0), ("end", 0, 0)]


def test_the_closest_mine_is_flagged_and_then_it_looks_again() -> None:
    where = Surroundings(flaggables=(Spot("Settlement", 2), Spot("Gold Mine", 1)), town=9)
    assert told(where) == [("move", 1, 2), ("flag", 0, 2), ("look", 0, 2)]
    assert load_message_catalogue("en").say(plan_map_turn(where)[1].message).startswith("Flag Gold Mine")


def test_equally_close_mines_are_the_players_choice() -> None:
    where = Surroundings(flaggables=(Spot("Settlement", 2), Spot("Gold Mine", 2), Spot("Ore Pit", 3)))
    (step,) = plan_map_turn(where)
    assert (step.what, step.options) == ("choose", ("Settlement", "Gold Mine"))
    assert len(step.reason.rejected) == 1


def test_otherwise_it_goes_towards_the_town_field_by_field() -> None:
    assert told(Surroundings(town=9)) == [("move", 1, 2), ("look", 0, 2)]
    assert told(Surroundings(town=2)) == [("move", 2, 1), ("besiege", 0, 1)]
    assert told(Surroundings(town=0)) == [("besiege", 0, 3)]


def test_a_tile_on_the_way_is_revealed_for_one_movement_point() -> None:
    assert told(Surroundings(town=9, unknown=0)) == [("reveal", 1, 2), ("look", 0, 2)]
    assert told(Surroundings(movement=2, town=9, unknown=1)) == [("move", 1, 1), ("reveal", 1, 0), ("end", 0, 0)]
    assert told(Surroundings(movement=1, town=9, unknown=1)) == [("move", 1, 0), ("end", 0, 0)]


def test_without_movement_the_turn_is_over() -> None:
    assert told(Surroundings(movement=0, heroes=(Spot("Tarnum", 1),))) == [("end", 0, 0)]


def test_negative_distances_are_refused() -> None:
    with pytest.raises(Malformed, match="h3c-map-negative"):
        plan_map_turn(Surroundings(flaggables=(Spot("Gold Mine", -1),)))


spots = st.lists(
    st.builds(Spot, st.sampled_from(["Gold Mine", "Settlement", "Ore Pit"]), st.integers(0, 6)), max_size=3
)
surroundings = st.builds(
    Surroundings, st.integers(0, 4), spots.map(tuple), spots.map(tuple), st.integers(-1, 9), st.integers(-1, 4)
)


@settings(max_examples=100, deadline=None)
@given(surroundings)
def test_every_plan_spends_at_most_its_movement_and_can_be_told(where: Surroundings) -> None:
    plan: tuple[Step, ...] = plan_map_turn(where)
    left = where.movement
    for step in plan:
        left -= step.cost
        assert step.left == left >= 0
        for language in LANGUAGES:
            words = load_message_catalogue(language)
            assert words.say(step.message)
            assert all(words.say(passed) for passed in step.reason.rejected)
    assert plan[-1].what in ("choose", "attack", "besiege", "look", "end")
