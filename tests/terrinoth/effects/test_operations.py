"""Every operation and statement does what it says: one row a case, and none without a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.position_file_runner import TerrinothPositionRunner
from tests.terrinoth.effects.effect_rows import CY_LEADS, SHADOWS, Row, holds, named, words
from tests.terrinoth.sample_tables import probing, set_up, using


def op(word: str, table: Callable[[], TerrinothPositionRunner], expect: dict[str, Any], *answers: str) -> Row:
    return Row("operation", word, table, expect, answers)


LEARNED = {
    "activation": [
        {
            "id": "better",
            "title": "Better",
            "archetype": "warrior",
            "hero_class": "knight",
            "action": "attack",
            "does": "attack(3)",
        }
    ]
}
FINDS = [{"id": f"find-{n}", "title": f"Find {n}", "kind": "item"} for n in (1, 2, 3)]

OPERATIONS = [
    op("advance", lambda: probing("advance", shadows=("probe",)), {"ana": {"engaged": ["probe"], "wounds": 0}}),
    op("retreat", lambda: probing("retreat", heroes={"ana": {"engaged": ["probe"]}}), {"shadows": ["probe"]}),
    op("damage", lambda: probing("damage", heroes={"ana": {"engaged": ["probe"]}}), {"ana": {"wounds": 2}}),
    op("wound", lambda: using("wound(active, 2)"), {"ana": {"wounds": 2}, "bo": {"wounds": 0}}),
    op("wound", lambda: using("wound(enemy.each, 1)", shadows=("gamma",)), {"gamma": {"wounds": 1}}),
    op("wound", lambda: using("wound(enemy.each, 2)", shadows=("alpha",)), {"shadows": [], "discard": ["alpha"]}),
    op("recover", lambda: using("recover(active, 2)", heroes={"ana": {"wounds": 3}}), {"ana": {"wounds": 1}}),
    op("recover", lambda: using("recover(active, 5)", heroes={"ana": {"wounds": 3}}), {"ana": {"wounds": 0}}),
    op(
        "recover",
        lambda: probing("recover(self, 2)", shadows=({"card": "probe", "wounds": 3},)),
        {"probe": {"wounds": 1}},
    ),
    op("engage", lambda: using("engage(enemy.pick, next)", **SHADOWS), {"bo": {"engaged": ["delta"]}}, "choose delta"),
    op(
        "toShadows",
        lambda: using("toShadows(enemy.each)", heroes={"bo": {"engaged": ["alpha"]}}),
        {"bo": {"engaged": []}, "alpha": {"zone": "shadows", "facedown": False}},
    ),
    op(
        "toShadows",
        lambda: using("toShadows(enemy.each, face=down)", heroes={"bo": {"engaged": ["alpha"]}}),
        {"facedown": {"zone": "shadows"}},
    ),
    op(
        "spawn",
        lambda: using("spawn(2)", deck=("alpha", "delta", "gamma")),
        {"ana": {"engaged": ["alpha"]}, "bo": {"engaged": ["delta"]}, "deck": ["gamma"]},
    ),
    op("spawn", lambda: using("spawn(1, to=shadows, face=down)", deck=("alpha",)), {"shadows": ["facedown"]}),
    op(
        "spawn",
        lambda: using("spawn(1, to=engaged(hero.other))", deck=("alpha", "alpha", "alpha")),
        {"ana": {"engaged": []}, "bo": {"engaged_count": 1}, "di": {"engaged_count": 1}},
    ),
    op("spawn", lambda: using("spawn(1, to=shadows, from=lair)", lair="nem"), {"lair": [], "shadows": ["nem"]}),
    op(
        "spawn",
        lambda: using("spawn(1, from=discard, filter=[trait=Goblin])", discard=("delta", "gamma")),
        {"ana": {"engaged": ["gamma"]}, "discard": ["delta"]},
    ),
    op(
        "spawn",
        lambda: using("spawn(1, filter=[trait=Goblin])", deck=("delta", "gamma")),
        {"ana": {"engaged": ["gamma"]}, "deck": ["delta"]},
    ),
    op(
        "reveal",
        lambda: using("reveal(enemy.each)", shadows=({"card": "alpha", "facedown": True},)),
        {"alpha": {"zone": "shadows", "facedown": False}},
    ),
    op(
        "activate",
        lambda: using("activate(enemy.each, by=next)", shadows=("delta",)),
        {"bo": {"wounds": 2}, "delta": {"exhausted": True}},
    ),
    op(
        "exhaust",
        lambda: using("exhaust(enemy.each)", **SHADOWS),
        {"alpha": {"exhausted": True}, "delta": {"exhausted": True}},
    ),
    op(
        "exhaust",
        lambda: using("exhaust(next.act, 2)"),
        {"bo": {"ready": ["explore", "aid"]}},
        "choose attack",
        "choose rest",
    ),
    op(
        "ready",
        lambda: using("ready(enemy.each)", shadows=({"card": "alpha", "exhausted": True},)),
        {"alpha": {"exhausted": False}},
    ),
    op(
        "ready",
        lambda: using("ready(active.act, 1)", heroes={"ana": {"exhausted": ["attack", "rest"]}}),
        {"ana": {"exhausted": ["attack"]}},
        "choose rest",
    ),
    op(
        "ready",
        lambda: using("ready(next.act)", heroes={"bo": {"exhausted": ["attack", "rest", "aid"]}}),
        {"bo": {"exhausted": []}},
    ),
    op("give", lambda: using("give(poisoned, next)"), {"bo": {"conditions": ["poisoned"]}, "ana": {"conditions": []}}),
    op(
        "give",
        lambda: using("give(poisoned)", heroes={"ana": {"conditions": ["poisoned"]}}),
        {"ana": {"conditions": ["poisoned"]}},
    ),
    op(
        "cure",
        lambda: using("cure(poisoned)", heroes={"ana": {"conditions": ["poisoned", "focused"]}}),
        {"ana": {"conditions": ["focused"]}},
    ),
    op("token", lambda: using("token(next, 2)", heroes={"bo": {"tokens": 2}}), {"bo": {"tokens": 4}}),
    op("token", lambda: using("token(next, 2)", heroes={"bo": {"tokens": 4}}), {"bo": {"tokens": 5}}),
    op("token", lambda: using("token(next, -3)", heroes={"bo": {"tokens": 2}}), {"bo": {"tokens": 0}}),
    op("progress", lambda: using("progress(2)", progress=1), {"progress": 3}),
    op("progress", lambda: using("progress(-2)", progress=1), {"progress": 0}),
    op(
        "peril",
        lambda: using("peril(1)", track=("start", "green"), on={"peril(green)": "progress(4)"}),
        {"peril": 1, "progress": 4},
    ),
    op(
        "peril",
        lambda: using("peril(1, resolve=no)", track=("start", "green"), on={"peril(green)": "progress(4)"}),
        {"peril": 1, "progress": 0},
    ),
    op(
        "peril",
        lambda: using("peril(-1)", track=("start", "green"), peril=1, on={"peril(green)": "progress(4)"}),
        {"peril": 0, "progress": 0},
    ),
    op(
        "draw",
        lambda: using(
            "draw(exploration, 2, keep=1, rest=bottom)", more_items=FINDS, exploration=("find-1", "find-2", "find-3")
        ),
        {"ana": {"items": ["find-2"]}, "exploration": ["find-3", "find-1"]},
        "choose find-2",
    ),
    op(
        "draw",
        lambda: using(
            "draw(exploration, 2, keep=1, rest=choice)", more_items=FINDS, exploration=("find-1", "find-2", "find-3")
        ),
        {"ana": {"items": ["find-2"]}, "exploration_top": "find-1"},
        "choose find-2",
        "choose top",
    ),
    op(
        "draw",
        lambda: using("draw(exploration, 2, keep=0)", more_items=FINDS, exploration=("find-1", "find-2")),
        {"ana": {"items": []}, "exploration_discard": ["thing", "find-1", "find-2"]},
    ),
    op("discard", lambda: using("discard(enemy.each)", **SHADOWS), {"shadows": [], "discard": ["alpha", "delta"]}),
    op(
        "discard",
        lambda: using("discard(next.item)", heroes={"bo": {"items": ["find-1", "find-2"]}}, more_items=FINDS),
        {"bo": {"items": ["find-1"]}},
        "choose find-2",
    ),
    op(
        "upgrade",
        lambda: using(
            "upgrade(active)", heroes={"ana": {"archetype": "warrior", "exhausted": ["attack"]}}, cards=LEARNED
        ),
        {
            "ana": {
                "class": "knight",
                "exhausted": ["attack"],
                "cards": ["better", "ana-explore", "ana-rest", "ana-aid"],
            }
        },
        "choose better",
    ),
    op(
        "attack",
        lambda: using("attack(2)", heroes={"ana": {"engaged": ["gamma"]}}),
        {"gamma": {"wounds": 1}, "ana": {"wounds": 2}},
        "roll success success / counterattack",
    ),
    op(
        "attack",
        lambda: using("attack(3, ranged=yes)", shadows=("gamma",)),
        {"gamma": {"wounds": 2}},
        "roll success success success",
    ),
    op("explore", lambda: using("explore(2)"), {"progress": 2}, "roll success success"),
    op("rest", lambda: using("rest(1)", heroes={"ana": {"wounds": 3}}), {"ana": {"wounds": 2}}, "roll success"),
    op("aid", lambda: using("aid(1)"), {"cy": {"tokens": 1}}, "choose cy", "roll success"),
    op(
        "reroll",
        lambda: set_up({"ana": {"on": {"roll": "reroll(1, die=hero)"}}}),
        {"progress": 2},
        "choose explore",
        "roll success blank",
        "choose hero-2",
        "roll success",
    ),
    op("leader", lambda: using("leader(next)"), {"leader": "bo"}),
    op("win", lambda: using("win"), {"outcome": "won", "question": None}),
    op("lose", lambda: using("lose"), {"outcome": "lost", "question": None}),
]

STATEMENTS = [
    Row("statement", "may", lambda: using("may progress(2)"), {"progress": 2}, ("choose yes",)),
    Row("statement", "may", lambda: using("may progress(2)"), {"progress": 0}, ("choose no",)),
    Row("statement", "if", lambda: using("if progress = 0 { progress(3) }"), {"progress": 3}),
    Row("statement", "each", lambda: using("each hero.each { progress(1) }"), {"progress": 4}),
    Row(
        "statement",
        "choose",
        lambda: using("choose { progress(1) | token(active, 1) }"),
        {"ana": {"tokens": 1}, "progress": 0},
        ("choose 2",),
    ),
    Row(
        "statement",
        "choose",
        lambda: using("choose by leader { progress(1) | progress(2) }", **CY_LEADS),
        {"asked": "cy"},
    ),
    Row("statement", "choose", lambda: using("choose { token(active, -1) | progress(2) }"), {"progress": 2}),
    Row(
        "statement",
        "pay",
        lambda: using("pay token(active, -2) { progress(3) }", heroes={"ana": {"tokens": 2}}),
        {"progress": 3, "ana": {"tokens": 0}},
        ("choose yes",),
    ),
    Row(
        "statement",
        "pay",
        lambda: using("pay token(active, -2) { progress(3) }", heroes={"ana": {"tokens": 1}}),
        {"progress": 0, "ana": {"tokens": 1}, "question": "activation"},
    ),
    Row(
        "statement",
        "pay",
        lambda: using(
            "pay exhaust(active.act, 2) { progress(3) }", heroes={"ana": {"exhausted": ["attack", "rest", "aid"]}}
        ),
        {"progress": 0, "question": "activation"},
    ),
    Row(
        "statement",
        "manual",
        lambda: using('manual "Sing a song"'),
        {"progress": 0, "question": "activation"},
        ("choose done",),
    ),
]


ROWS = OPERATIONS + STATEMENTS


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_word_does_what_it_says(row: Row) -> None:
    assert holds(row) == []


def test_no_word_is_without_a_test() -> None:
    assert words(ROWS, "operation") == set(v.OPERATIONS)
    assert words(ROWS, "statement") == {"may", "if", "each", "choose", "pay", "manual"}
