"""The pieces that games are built from: luck, piles, limits, seating, timers, plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.acts import Codec, act_name_in_data
from companion.kernel.building_blocks.counter_limits import Limits, crossed_thresholds, find_reached_rung
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seating import Seating
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.building_blocks.timers import Timer
from companion.kernel.plain_data import BadShape, contains_all_data, data_path_text, from_plain, to_plain
from companion.kernel.refusals import Malformed, Unknown
from companion.library.translations import load_message_catalogue

# --- luck ----------------------------------------------------------------------------------------


def test_luck_gives_the_same_numbers_for_ever() -> None:
    # Written down once: a change here would change every table ever saved.
    luck = Luck.from_seed(1)
    assert [luck.below(6) for _ in range(12)] == LUCK_OF_SEED_1
    cards = list("abcdefgh")
    luck.shuffle(cards)
    assert "".join(cards) == SHUFFLE_OF_SEED_1


LUCK_OF_SEED_1 = [3, 4, 0, 3, 4, 3, 2, 0, 4, 2, 4, 5]
SHUFFLE_OF_SEED_1 = "bhcgeadf"


@given(st.integers(), st.integers(1, 1000))
def test_luck_stays_below_its_limit_whatever_the_seed(seed: int, limit: int) -> None:
    luck = Luck.from_seed(seed)
    assert all(0 <= luck.below(limit) < limit for _ in range(20))


def test_luck_is_fair_enough_for_a_die() -> None:
    luck = Luck.from_seed(2026)
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.below(6)] += 1
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand fair dice.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


@given(st.lists(st.integers()), st.integers())
def test_shuffling_keeps_every_card(cards: list[int], seed: int) -> None:
    shuffled = cards.copy()
    Luck.from_seed(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


# --- piles ---------------------------------------------------------------------------------------


def test_an_empty_pile_is_made_anew_from_its_discards_only_when_a_card_is_needed() -> None:
    pile = Pile(["a"], ["b", "c"])
    luck = Luck.from_seed(3)
    assert pile.draw(luck) == "a"
    assert (len(pile), pile.discards) == (0, ["b", "c"])
    assert pile.draw(luck) in ("b", "c")
    assert pile.discards == []


def test_nothing_is_drawn_when_pile_and_discards_are_empty() -> None:
    assert Pile().draw(Luck.from_seed(3)) is None


def test_the_table_can_name_the_card_it_drew_and_is_refused_a_card_that_is_not_there() -> None:
    pile = Pile(["a", "b"])
    assert pile.take("a") == "a"
    with pytest.raises(Unknown):
        pile.take("a")


@given(st.lists(st.sampled_from("dutp"), max_size=40), st.integers())
def test_a_pile_keeps_every_card_whatever_happens_to_it(script: list[str], seed: int) -> None:
    luck, pile, hand = Luck.from_seed(seed), Pile(list("abcdef")), list[str]()
    for what in script:
        if what == "d" and (card := pile.draw(luck)) is not None:
            hand.append(card)
        elif what == "u" and hand:
            pile.discard(hand.pop())
        elif what == "t" and hand:
            pile.put_on_top(hand.pop())
        elif what == "p" and hand:
            pile.put_under(hand.pop())
    assert sorted(pile.cards + pile.discards + hand) == list("abcdef")


# --- limits, seating, timers ---------------------------------------------------------------------


def test_limits_clamp() -> None:
    assert [Limits(0, 5).clamp(value) for value in (-3, 0, 5, 6)] == [0, 0, 5, 5]
    assert Limits(None, None).clamp(-99) == -99


def test_thresholds_are_met_in_order_both_ways() -> None:
    assert crossed_thresholds(0, 7, [2, 5, 9]) == [2, 5]
    assert crossed_thresholds(7, 1, [2, 5, 9]) == [5, 2]


def test_a_rung_is_the_highest_one_reached() -> None:
    levels = [(0, "I"), (2, "II"), (4, "III")]
    assert [find_reached_rung(xp, levels) for xp in (0, 1, 2, 5)] == ["I", "I", "II", "III"]


def test_neighbours_skip_those_who_are_out() -> None:
    ring = Seating(("a", "b", "c", "d"))
    assert ring.left_of("a", ["a", "c", "d"]) == "c"
    assert ring.right_of("a", ["a", "b", "c"]) == "c"
    assert ring.left_of("a", ["a"]) is None


def test_seats_in_two_rows_face_each_other() -> None:
    rows = Seating(("a1", "ae", "a3", "b3", "be", "b1"))
    assert [rows.facing(seat) for seat in ("a1", "ae", "a3")] == ["b1", "be", "b3"]


def test_a_timer_counts_only_while_it_runs() -> None:
    timer = Timer()
    timer.start(1000)
    timer.start(2000)
    assert timer.shows(4000) == 3000
    timer.pause(5000)
    assert timer.shows(9000) == 4000
    timer.start(10_000)
    timer.pause(9_000)
    assert timer.shows(0) == 4000, "a clock that was set back takes no time away"


# --- plain data ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gem:
    """A shape for these tests."""

    name: str
    cost: int = 0
    kind: Literal["ruby", "pearl"] = "ruby"
    tags: tuple[str, ...] = ()
    inside: dict[str, int] = field(default_factory=dict)
    twin: Gem | None = None


@pytest.mark.parametrize(
    ("part", "covered"),
    [
        ({}, True),
        ({"n": 1}, True),
        ({"n": True}, False),
        ({"in": {"a": 0}}, True),
        ({"in": {"c": 0}}, False),
        ({"list": [{}, 2]}, True),
        ({"list": [{}]}, False),
    ],
)
def test_data_covers_what_says_less(part: dict[str, object], covered: bool) -> None:
    assert contains_all_data({"n": 1, "in": {"a": 0, "b": 0}, "list": [{"a": 1}, 2]}, part) is covered


def test_plain_data_leaves_defaults_out_and_comes_back_the_same() -> None:
    gem = Gem("a", 2, tags=("x",), twin=Gem("b"))
    plain = to_plain(gem)
    assert plain == {"name": "a", "cost": 2, "tags": ["x"], "twin": {"name": "b"}}
    assert from_plain(Gem, plain) == gem


@pytest.mark.parametrize(
    ("data", "where", "expected"),
    [
        ({}, "name", "this field to be there"),
        ({"name": 3}, "name", "a text"),
        ({"name": "a", "cost": True}, "cost", "a whole number"),
        ({"name": "a", "cost": "2"}, "cost", "a whole number"),
        ({"name": "a", "kind": "opal"}, "kind", "one of ruby, pearl"),
        ({"name": "a", "tags": "x"}, "tags", "a list"),
        ({"name": "a", "tags": ["x", 1]}, "tags[1]", "a text"),
        ({"name": "a", "inside": {"x": None}}, "inside.x", "a whole number"),
        ({"name": "a", "twin": {"name": "b", "cost": "z"}}, "twin.cost", "a whole number"),
        ({"name": "a", "colour": 1}, "colour", "one of name, cost, kind, tags, inside, twin"),
        ([], "", "a group of fields"),
    ],
)
def test_bad_data_is_refused_with_place_and_expectation(data: object, where: str, expected: str) -> None:
    with pytest.raises(BadShape) as caught:
        from_plain(Gem, data)
    fault = caught.value.faults[0]
    assert (data_path_text(fault.path), load_message_catalogue("en").spoken(fault.expected)) == (where, expected)


def test_every_fault_is_told_not_only_the_first() -> None:
    with pytest.raises(BadShape) as caught:
        from_plain(Gem, {"cost": "x", "kind": 1})
    assert [data_path_text(f.path) for f in caught.value.faults] == ["name", "cost", "kind"]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(anything)
def test_no_data_whatsoever_breaks_the_codec(data: object) -> None:
    codec = Codec([Gem])
    with pytest.raises(Malformed):
        codec.read(data)
    if isinstance(data, dict):
        try:
            codec.read({"act": "gem", **data})
        except Malformed as refused:
            assert refused.message.id in ("act-bad-field", "act-unknown")


def test_acts_are_named_as_people_would_write_them() -> None:
    assert act_name_in_data(type("NextTurn", (), {})) == "next-turn"
