"""Every trigger sets off what it should and nothing else: one row a case, and none without a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.position_file_runner import TerrinothPositionRunner
from tests.terrinoth.effects.effect_rows import Row, holds, named, words
from tests.terrinoth.sample_tables import set_up, using


def on(trigger: str, table: Callable[[], TerrinothPositionRunner], expect: dict[str, Any], *answers: str) -> Row:
    return Row("trigger", trigger, table, expect, answers)


def reacts(trigger: str, **more: Any) -> dict[str, dict[str, Any]]:
    return {"gamma": {"on": {trigger: "progress(3)"}} | more}


TRIGGERS = [
    on(
        "threat",
        lambda: set_up({"ana": {"engaged": ["alpha"]}}, reacts("threat"), shadows=("gamma",)),
        {"progress": 3},
        "choose explore",
        "roll blank blank / threat",
    ),
    on(
        "threat",
        lambda: set_up(
            {"ana": {"engaged": ["alpha"]}}, reacts("threat"), shadows=({"card": "gamma", "facedown": True},)
        ),
        {"progress": 0},
        "choose explore",
        "roll blank blank / threat",
    ),
    on(
        "counterattack",
        lambda: set_up({"ana": {"engaged": ["gamma", "alpha"]}}, reacts("counterattack")),
        {"progress": 3},
        "choose explore",
        "roll blank blank / counterattack blank",
    ),
    on(
        "counterattack",
        lambda: set_up({"ana": {"engaged": ["gamma", "alpha"]}}, reacts("counterattack")),
        {"progress": 0},
        "choose explore",
        "roll blank blank / blank blank",
    ),
    on(
        "activated",
        lambda: set_up(enemies=reacts("activated"), shadows=("gamma",), phase="enemies"),
        {"progress": 3},
        "choose gamma",
    ),
    on("spawned", lambda: using("spawn(1)", enemies=reacts("spawned"), deck=("gamma",)), {"progress": 3}),
    on(
        "spawned",
        lambda: using("spawn(1, to=shadows, face=down)", enemies=reacts("spawned"), deck=("gamma",)),
        {"progress": 0},
    ),
    on(
        "engaged",
        lambda: using("engage(enemy.each, next)", enemies=reacts("engaged"), shadows=("gamma",)),
        {"progress": 3},
    ),
    on(
        "defeated",
        lambda: using("wound(enemy.each, 5)", enemies=reacts("defeated"), shadows=("gamma",)),
        {"progress": 3},
    ),
    on(
        "defeated",
        lambda: using("wound(enemy.each, 4)", enemies=reacts("defeated"), shadows=("gamma",)),
        {"progress": 0},
    ),
    on(
        "wounded", lambda: using("wound(enemy.each, 1)", enemies=reacts("wounded"), shadows=("gamma",)), {"progress": 3}
    ),
    on(
        "wounded",
        lambda: using("wound(next, 1)", heroes={"bo": {"on": {"wounded": "token(owner, 2)"}}}),
        {"bo": {"tokens": 2}},
    ),
    # An ability that wounds its own hero does not set itself off again.
    on(
        "wounded",
        lambda: using("wound(next, 1)", heroes={"bo": {"on": {"wounded": "wound(owner, 1)"}}}),
        {"bo": {"wounds": 2}},
    ),
    on(
        "roll",
        lambda: set_up({"ana": {"on": {"roll": "token(owner, 2)"}}, "bo": {"on": {"roll": "token(owner, 2)"}}}),
        {"ana": {"tokens": 2}, "bo": {"tokens": 0}},
        "choose explore",
        "roll blank blank",
    ),
    on(
        "start",
        lambda: set_up({"ana": {"on": {"start": "progress(3)"}}, "bo": {"on": {"start": "progress(50)"}}}),
        {"progress": 3},
    ),
    on("phase", lambda: set_up(on={"phase(travel)": "progress(3)"}, phase="travel"), {"progress": 3}),
    on("phase", lambda: set_up(on={"phase(peril)": "progress(3)"}, phase="travel"), {"progress": 0}),
    on("phase", lambda: set_up(on={"phase(peril)": "progress(3)"}, phase="peril"), {"progress": 3}),
    on("phase", lambda: set_up(on={"phase(heroes)": "progress(3)"}, phase="travel"), {"progress": 3}),
    on(
        "phase",
        lambda: set_up(
            {"ana": {"cards": {"explore": "explore(0)"}}}, on={"phase(enemies)": "progress(3)"}, queue=("ana",)
        ),
        {"progress": 3},
        "choose explore",
    ),
    on("endRound", lambda: set_up(on={"endRound": "progress(3)"}, phase="end"), {"progress": 3, "round": 2}),
    on(
        "peril",
        lambda: set_up(on={"peril(green)": "progress(3)"}, track=("start", "green"), phase="peril"),
        {"progress": 3},
    ),
    on(
        "peril",
        lambda: set_up(on={"peril(green)": "progress(3)"}, track=("start", "grey", "green"), phase="peril"),
        {"progress": 0},
    ),
    on(
        "travelTo",
        lambda: set_up(on={"travelTo(final)": "progress(3)"}, phase="travel", progress=5, locations=("place",)),
        {"progress": 3},
        "choose yes",
        "choose ana",
    ),
    on(
        "travelTo",
        lambda: set_up(on={"travelTo(final)": "progress(3)"}, phase="travel", progress=5, locations=("place", "place")),
        {"progress": 0},
        "choose yes",
        "choose ana",
    ),
    on(
        "travelTo",
        lambda: set_up(
            on={"travelTo(Place)": "progress(3)", "travelTo(any)": "token(hero.each, 1)"},
            phase="travel",
            progress=5,
            locations=("place", "place"),
        ),
        {"progress": 3, "bo": {"tokens": 1}},
        "choose yes",
        "choose ana",
        "choose 1",
    ),
    on(
        "use",
        lambda: using("progress(3)"),
        {"progress": 3, "ana": {"items": []}, "question": "activation", "asked": "ana"},
    ),
    on(
        "resolve",
        lambda: using(
            "draw(exploration, 1)",
            exploration=("rain",),
            more_items=[{"id": "rain", "title": "Rain", "kind": "event", "on": {"resolve": "progress(3)"}}],
        ),
        {"progress": 3, "ana": {"items": []}, "exploration_discard": ["thing", "rain"]},
    ),
]


ROWS = TRIGGERS


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_word_does_what_it_says(row: Row) -> None:
    assert holds(row) == []


def test_no_word_is_without_a_test() -> None:
    # `setup` has a game of its own in test_rounds.py: a position is past it.
    assert words(ROWS, "trigger") == set(v.TRIGGERS) - {"setup"}
