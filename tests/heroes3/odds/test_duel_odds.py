"""Exact duels: the solver against the engine itself, against a second reading by hand, and in its own right."""

from __future__ import annotations

import dataclasses
import math
import random
from collections.abc import Hashable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.unit_types import UnitType, all_unit_types, require_unit_type
from companion.games.heroes3.odds.duel_activation import DuelActivations, DuelUnit
from companion.games.heroes3.odds.duel_odds import compute_duel_odds
from companion.games.heroes3.odds.duel_table import compute_duel_table, list_duelists
from companion.games.heroes3.odds.markov_chain import MarkovChain
from companion.kernel.building_blocks.confidence_interval import wilson_interval
from tests.heroes3.odds.engine_duels import Dist, activation_on_the_board, facing, fought_out

EVERYBODY = list_duelists()
EXCHANGES = DuelActivations()


@st.composite
def in_a_duel(draw: st.DrawFn) -> DuelUnit:
    """A unit in any state that a duel can bring it into."""
    kind = draw(st.sampled_from(EVERYBODY))
    return DuelUnit(
        kind,
        damage=draw(st.integers(0, kind.health - 1)),
        flipped=kind.side == "few" and draw(st.booleans()),
        paralysed=draw(st.sampled_from([False] * 9 + [True])),
        poison=draw(st.integers(0, 2)),
        corrosion=draw(st.integers(0, 2)),
        weak=draw(st.sampled_from([0, 0, 1])),
        reborn="rebirth" in kind.always and draw(st.booleans()),
    )


@settings(max_examples=400, deadline=None)
@given(in_a_duel(), in_a_duel(), st.booleans())
def test_every_activation_turns_out_exactly_as_on_the_engine(active: DuelUnit, other: DuelUnit, adjacent: bool) -> None:
    wanted = activation_on_the_board(active, other, adjacent)
    found: Dist = {}
    for (one, two, near), chance in EXCHANGES.activation(active, other, adjacent).items():
        key = (one, two, near or one is None or two is None)
        found[key] = found.get(key, 0.0) + chance
    for key in {*wanted, *found}:
        assert found.get(key, 0.0) == pytest.approx(wanted.get(key, 0.0), abs=1e-4)


@pytest.mark.slow
def test_two_hundred_random_pairs_agree_with_simulated_duels() -> None:
    """Of two hundred intervals of 95 % about ten miss by chance; twice as many would mean that something is wrong."""
    luck, fights, missed = random.Random(4), 150, []
    for _ in range(200):
        one, two = luck.choice(EVERYBODY), luck.choice(EVERYBODY)
        exact = compute_duel_odds(one, two)
        start = facing(one.key, two.key)
        ends = [fought_out(start, luck.getrandbits(48)) for _ in range(fights)]
        low, high = wilson_interval(ends.count("first"), fights)
        if not low - 1e-9 <= exact.first <= high + 1e-9:
            missed.append((one.key, two.key, ends.count("first"), exact.first))
        for end, chance in (("first", exact.first), ("second", exact.second)):
            # All two hundred together stay within 95 %: each one may be 3.9 standard deviations off.
            allowed = 3.9 * math.sqrt(chance * (1 - chance) / fights) + 1 / fights
            assert abs(ends.count(end) / fights - chance) <= allowed, (one.key, two.key, end)
    assert len(missed) < 20, missed


# --- a second reading by hand --------------------------------------------------------------------

PLAIN = [k for k in EVERYBODY if not (k.attacking or k.retaliating or k.activation or k.ranged) and k.few is None]


class ByHand:
    """The chance of the first of two plain units on foot: attack, die, Defense, retaliation, round after round."""

    def __init__(self, one: UnitType, two: UnitType) -> None:
        self.pair = (one, two)
        self.order = (0, 1) if one.initiative >= two.initiative else (1, 0)
        self.known: dict[tuple[int, int], Fraction] = {}

    def wins(self, left: tuple[int, int]) -> Fraction:
        """The chance that the second one falls; that of coming back to the same state is divided out."""
        if left not in self.known:
            ends = self.after_round(left)
            stay = ends.pop(left, Fraction(0))
            total = sum((chance * self.worth(end) for end, chance in ends.items()), Fraction(0))
            self.known[left] = total / (1 - stay)
        return self.known[left]

    def worth(self, left: tuple[int, int]) -> Fraction:
        return Fraction(left[1] == 0) if 0 in left else self.wins(left)

    def after_round(self, left: tuple[int, int]) -> dict[tuple[int, int], Fraction]:
        found = {left: Fraction(1)}
        for who in self.order:
            after: dict[tuple[int, int], Fraction] = {}
            for health, chance in found.items():
                for end in self.acting(health, who):
                    after[end] = after.get(end, Fraction(0)) + chance / 9
            found = after
        return found

    def acting(self, health: tuple[int, int], who: int) -> list[tuple[int, int]]:
        """Nine equally likely ends: each die of the attack with each die of the retaliation."""
        return [self.exchange(health, who, hit, back) for hit in (-1, 0, 1) for back in (-1, 0, 1)]

    def exchange(self, health: tuple[int, int], who: int, die: int, back: int) -> tuple[int, int]:
        if 0 in health:
            return health
        left = [health[0], health[1]]
        left[1 - who] = max(0, left[1 - who] - self.damage(who, die))
        if left[1 - who]:
            left[who] = max(0, left[who] - self.damage(1 - who, back))
        return left[0], left[1]

    def damage(self, who: int, die: int) -> int:
        return max(0, self.pair[who].attack + die - self.pair[1 - who].defense)


@pytest.mark.parametrize("one", PLAIN, ids=lambda kind: kind.key)
def test_plain_units_agree_with_fractions_worked_out_by_hand(one: UnitType) -> None:
    for two in PLAIN:
        exact = ByHand(one, two).wins((one.health, two.health))
        assert compute_duel_odds(one, two).first == pytest.approx(float(exact), abs=1e-12)


# --- the duel itself -----------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(EVERYBODY), st.sampled_from(EVERYBODY), st.booleans())
def test_chances_add_up_and_the_winner_has_health_left(one: UnitType, two: UnitType, adjacent: bool) -> None:
    found = compute_duel_odds(one, two, adjacent)
    assert found.first + found.second + found.draw == pytest.approx(1.0)
    assert (found.first_left > 0) is (found.first > 0)
    assert found.rounds > 0.999 or found.draw


def test_the_faster_begins_whoever_is_named_first_and_a_tie_goes_to_the_first_named() -> None:
    fast, slow = require_unit_type("castle:griffins/pack"), require_unit_type("necropolis:zombies/few")
    assert compute_duel_odds(fast, slow).first == pytest.approx(compute_duel_odds(slow, fast).second)
    skeletons = require_unit_type("necropolis:skeletons/few")
    twins = compute_duel_odds(skeletons, skeletons)
    assert twins.first > twins.second


def test_a_ranged_unit_is_better_off_at_a_distance() -> None:
    marksmen, crusaders = require_unit_type("castle:marksmen/pack"), require_unit_type("castle:halberdiers/pack")
    assert compute_duel_odds(marksmen, crusaders).first > compute_duel_odds(marksmen, crusaders, adjacent=True).first


def test_units_that_cannot_hurt_each_other_draw() -> None:
    harmless = dataclasses.replace(load_units().by_key["neutral:boars"], attack=0, defense=5)
    one, two = UnitType(harmless), UnitType(harmless)
    found = compute_duel_odds(one, two)
    assert (found.first, found.second, found.draw) == (0.0, 0.0, 1.0)
    assert found.rounds < 0


def test_the_table_has_every_pair_both_ways_and_says_the_same_as_single_duels() -> None:
    some = [
        all_unit_types()[key]
        for key in ("castle:griffins/few", "castle:griffins/pack", "neutral:medusas", "neutral:boars")
    ]
    rows = {(row.first, row.second): row for row in compute_duel_table(some)}
    assert len(rows) == 16
    for (first, second), row in rows.items():
        single = compute_duel_odds(all_unit_types()[first], all_unit_types()[second])
        assert (row.wins, row.loses) == pytest.approx((single.first, single.second))


# --- chains --------------------------------------------------------------------------------------


def test_a_chain_with_circles_is_solved_exactly() -> None:
    """Gambler's ruin with unequal chances, whose solution is known."""
    goal, up = 12, 0.45

    def moves(state: Hashable) -> dict[Hashable, float]:
        assert isinstance(state, int)
        return {state + 1: up, state - 1: 1 - up}

    def ends(state: Hashable) -> tuple[float, ...] | None:
        return (0.0, 0.0) if state == 0 else (1.0, 0.0) if state == goal else None

    chain = MarkovChain(moves, ends, (0.0, 1.0))
    ratio = (1 - up) / up
    for start in range(1, goal):
        won, steps = chain.value(start)
        exact = (1 - ratio**start) / (1 - ratio**goal)
        assert won == pytest.approx(exact, rel=1e-13)
        assert steps == pytest.approx((start - goal * exact) / (1 - 2 * up), rel=1e-12)


def test_a_circle_without_a_way_out_is_worth_nothing() -> None:
    ways: dict[Hashable, dict[Hashable, float]] = {"a": {"b": 0.5, "end": 0.5}, "b": {"c": 1.0}, "c": {"b": 1.0}}
    chain = MarkovChain(lambda state: ways[state], lambda state: (1.0,) if state == "end" else None, (0.0,))
    assert chain.value("a") == (0.5,)
    assert chain.value("c") == (0.0,)
