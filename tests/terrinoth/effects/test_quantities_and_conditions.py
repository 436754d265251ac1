"""Every quantity and condition comes to what it says: one row a case, and none without a row."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.terrinoth.effects import effect_vocabulary as v
from tests.terrinoth.effects.effect_rows import CY_LEADS, SHADOWS, Row, holds, named, words
from tests.terrinoth.sample_tables import probing, set_up, using


def number(word: str, text: str, expected: int, *answers: str, **position: Any) -> Row:
    table = lambda: using(f"progress({text})", **position)  # noqa: E731
    return Row("quantity", word, table, {"progress": expected + int(position.get("progress", 0))}, answers)


def own_number(word: str, expected: int, **probe: Any) -> Row:
    table = lambda: probing(f"progress({word})", probe=probe, shadows=("probe",))  # noqa: E731
    return Row("quantity", word, table, {"progress": expected})


QUANTITIES = [
    own_number("atk", 2),
    own_number("atk", 5, passive=["atk+3"]),
    own_number("res", 0),
    own_number("health", 9),
    number("heroes", "heroes", 3, count=3),
    number("progress", "progress", 4, progress=4),
    number("round", "round", 1),
    number("X", "X", 7, "choose 7"),
    number("?", "? + 1", 3, "choose 2"),
    number("all", "count(active.act) - 1", 3),
    Row(
        "quantity",
        "successes",
        lambda: set_up({"ana": {"cards": {"explore": "explore(2); progress(successes * 10)"}}}),
        {"progress": 11},
        ("choose explore", "roll success blank"),
    ),
    number("count", "count(enemy.each[zone=shadows]) * 2", 4, **SHADOWS),
    number("count", "count(hero.other)", 3),
    number("count", "count(next.item)", 0),
    number(
        "wounds",
        "wounds(next) + wounds(enemy.each)",
        5,
        heroes={"bo": {"wounds": 3}},
        shadows=({"card": "gamma", "wounds": 2},),
    ),
    number("tokens", "tokens(hero.each)", 4, heroes={"bo": {"tokens": 3}, "di": {"tokens": 1}}),
    number("sum", "1 + 2 * 3 - (4 - 2)", 5),
]


def holding(word: str, text: str, expected: bool, **position: Any) -> Row:
    table = lambda: using(f"if {text} {{ progress(2) }} else {{ progress(1) }}", **position)  # noqa: E731
    return Row("condition", word, table, {"progress": int(position.get("progress", 0)) + (2 if expected else 1)})


def both(word: str, text: str, yes: dict[str, Any], no: dict[str, Any]) -> list[Row]:
    return [holding(word, text, True, **yes), holding(word, text, False, **no)]


TESTS = [
    *both("inLair", "inLair(nemesis)", {"lair": "nem"}, {"shadows": ("nem",)}),
    *both("defeated", "defeated(nemesis)", {"nemesis_defeated": True}, {"lair": "nem"}),
    *both("defeated", "defeated(hero.other)", {"heroes": {n: {"fallen": True} for n in ("bo", "cy", "di")}}, {}),
    *both("explored", "explored(active)", {"progress": 5}, {"progress": 4}),
    *both("explored", "explored(final)", {"progress": 5}, {"progress": 5, "locations": ("place",)}),
    *both("zone", "zone(nemesis)=shadows", {"shadows": ("nem",)}, {"lair": "nem"}),
    *both(
        "has",
        "has(next, poisoned)",
        {"heroes": {"bo": {"conditions": ["poisoned"]}}},
        {"heroes": {"cy": {"conditions": ["poisoned"]}}},
    ),
    *both("leading", "leading(active)", {}, CY_LEADS),
    *both("=", "progress = 3", {"progress": 3}, {"progress": 2}),
    *both("!=", "progress != 3", {"progress": 2}, {"progress": 3}),
    *both("<", "progress < 3", {"progress": 2}, {"progress": 3}),
    *both(">", "progress > 3", {"progress": 4}, {"progress": 3}),
    *both("<=", "progress <= 3", {"progress": 3}, {"progress": 4}),
    *both(">=", "progress >= 3", {"progress": 3}, {"progress": 2}),
    *both("and", "progress > 1 and progress < 3", {"progress": 2}, {"progress": 3}),
    *both("or", "progress < 1 or progress > 3", {"progress": 4}, {"progress": 3}),
    *both("not", "not (progress = 1 or progress = 2)", {"progress": 3}, {"progress": 2}),
]


ROWS = QUANTITIES + TESTS


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_word_does_what_it_says(row: Row) -> None:
    assert holds(row) == []


def test_no_word_is_without_a_test() -> None:
    assert words(ROWS, "quantity") == {*v.QUANTITIES, *v.MEASURED, "sum"}
    assert words(ROWS, "condition") == {*v.TESTS, *v.COMPARISONS, "and", "or", "not"}
