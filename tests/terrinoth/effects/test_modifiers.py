"""Every passive modifier changes what it says: one row a case, and none without a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.position_file_runner import TerrinothPositionRunner
from tests.terrinoth.effects.effect_rows import Row, holds, named, words
from tests.terrinoth.sample_tables import set_up, using


def mod(word: str, table: Callable[[], TerrinothPositionRunner], expect: dict[str, Any], *answers: str) -> Row:
    return Row("modifier", word, table, expect, answers)


def passive(*texts: str, name: str = "gamma") -> dict[str, dict[str, Any]]:
    return {name: {"passive": list(texts)}}


MODIFIERS = [
    mod(
        "atk",
        lambda: set_up({"ana": {"engaged": ["gamma"]}}, passive("atk+1"), phase="enemies"),
        {"ana": {"wounds": 3}},
        "choose gamma",
    ),
    mod(
        "atk",
        lambda: set_up({"ana": {"engaged": ["gamma"]}}, passive("atk+1 while progress > 0"), phase="enemies"),
        {"ana": {"wounds": 2}},
        "choose gamma",
    ),
    mod(
        "atk",
        lambda: set_up(
            {"ana": {"engaged": ["gamma"]}},
            passive("atk+1 for enemy.each[trait=Goblin]", name="alpha"),
            phase="enemies",
            shadows=({"card": "alpha", "exhausted": True},),
        ),
        {"ana": {"wounds": 3}},
        "choose gamma",
    ),
    mod(
        "atk",
        lambda: set_up({"ana": {"engaged": ["gamma"]}}, passive=("atk+2",), phase="enemies"),
        {"ana": {"wounds": 4}},
        "choose gamma",
    ),
    mod(
        "res",
        lambda: set_up({"ana": {"engaged": ["gamma"], "cards": {"attack": "attack(3)"}}}, passive("res+1")),
        {"gamma": {"wounds": 1}},
        "choose attack",
        "roll success success success / blank",
    ),
    mod(
        "health",
        lambda: using("wound(enemy.each, 5)", enemies=passive("health+1"), shadows=("gamma",)),
        {"gamma": {"wounds": 5}},
    ),
    mod(
        "health",
        lambda: using("wound(active, 11)", heroes={"ana": {"passive": ["health+2"]}}),
        {"ana": {"wounds": 11, "fallen": False}},
    ),
    mod("dice", lambda: set_up({"ana": {"passive": ["dice+1"]}}), {"dice": [3, 0]}, "choose explore"),
    mod("dice", lambda: set_up({"ana": {"passive": ["dice(attack)+1"]}}), {"dice": [2, 0]}, "choose explore"),
    mod("dice", lambda: set_up({"ana": {"passive": ["dice(explore)-1"]}}), {"dice": [1, 0]}, "choose explore"),
    mod(
        "spawnRed",
        lambda: set_up(
            passive=("spawnRed+2",), phase="travel", progress=5, locations=("place",), deck=("alpha", "alpha", "alpha")
        ),
        {"ana": {"engaged_count": 1}, "bo": {"engaged_count": 1}, "cy": {"engaged_count": 0}},
        "choose yes",
        "choose ana",
    ),
    mod(
        "spawnBlack",
        lambda: set_up(
            passive=("spawnBlack+2",),
            phase="travel",
            progress=5,
            locations=("place",),
            deck=("alpha", "alpha", "alpha"),
        ),
        {"shadows_count": 2},
        "choose yes",
        "choose ana",
    ),
    mod(
        "limit",
        lambda: using(
            "engage(enemy.each[zone=shadows], active)",
            shadows=("delta",),
            heroes={"ana": {"passive": ["limit(engaged)=2"], "engaged": ["alpha", "gamma"]}},
        ),
        {"ana": {"engaged_count": 2, "wounds": 2}, "delta": {"zone": "shadows"}},
    ),
    mod(
        "firstWoundTo",
        lambda: using(
            "wound(nemesis, 2)",
            enemies=passive("firstWoundTo(enemy.pick[trait=Goblin])", name="nem"),
            shadows=("nem", "alpha", "gamma"),
        ),
        {"nem": {"wounds": 1}, "gamma": {"wounds": 1}, "alpha": {"wounds": 0}},
        "choose gamma",
    ),
    mod(
        "firstWoundTo",
        lambda: using(
            "wound(nemesis, 2)",
            enemies=passive("firstWoundTo(enemy.pick[trait=Goblin])", name="nem"),
            shadows=("nem", "delta"),
        ),
        {"nem": {"wounds": 2}, "delta": {"wounds": 0}},
    ),
    mod(
        "rerollBlank",
        lambda: set_up({"ana": {"engaged": ["gamma"]}}, passive("rerollBlank(enemy)")),
        {"ana": {"wounds": 2}},
        "choose explore",
        "roll blank blank / blank",
        "roll / counterattack",
    ),
    mod(
        "rerollBlank",
        lambda: set_up({"ana": {"passive": ["rerollBlank(hero)"]}}),
        {"progress": 2},
        "choose explore",
        "roll blank success",
        "roll success",
    ),
]


def banned(op_: str, table: Callable[[], TerrinothPositionRunner], expect: dict[str, Any], *answers: str) -> Row:
    return Row("cannot", op_, table, expect, answers)


def cannot(word: str, name: str = "gamma", by: str = "") -> dict[str, dict[str, Any]]:
    return passive(f"cannot({word}){by}", name=name)


def hero_cannot(word: str, **more: Any) -> dict[str, dict[str, Any]]:
    return {"ana": {"passive": [f"cannot({word})"], **more}}


BANS = [
    banned(
        "exhaust",
        lambda: using("exhaust(enemy.each)", enemies=cannot("exhaust", by=" by hero"), shadows=("gamma",)),
        {"gamma": {"exhausted": False}},
    ),
    banned(
        "exhaust",
        lambda: using("exhaust(enemy.each)", enemies=cannot("exhaust", by=" by enemy"), shadows=("gamma",)),
        {"gamma": {"exhausted": True}},
    ),
    banned(
        "ready",
        lambda: using("ready(enemy.each)", enemies=cannot("ready"), shadows=({"card": "gamma", "exhausted": True},)),
        {"gamma": {"exhausted": True}},
    ),
    banned(
        "ready",
        lambda: using("ready(active.act)", heroes=hero_cannot("ready", exhausted=["rest"])),
        {"ana": {"exhausted": ["rest"]}},
    ),
    banned(
        "toShadows",
        lambda: using("toShadows(enemy.each)", enemies=cannot("toShadows"), heroes={"bo": {"engaged": ["gamma"]}}),
        {"bo": {"engaged": ["gamma"]}},
    ),
    banned(
        "engage",
        lambda: using("engage(enemy.each, active)", enemies=cannot("engage"), shadows=("gamma",)),
        {"shadows": ["gamma"]},
    ),
    banned(
        "wound",
        lambda: using("wound(enemy.each, 2)", enemies=cannot("wound"), shadows=("gamma", "delta")),
        {"gamma": {"wounds": 0}, "delta": {"wounds": 2}},
    ),
    banned("wound", lambda: using("wound(active, 2)", heroes=hero_cannot("wound")), {"ana": {"wounds": 0}}),
    banned(
        "recover", lambda: using("recover(active, 2)", heroes=hero_cannot("recover", wounds=4)), {"ana": {"wounds": 4}}
    ),
    banned("token", lambda: using("token(active, 2)", heroes=hero_cannot("token")), {"ana": {"tokens": 0}}),
    banned(
        "advance",
        lambda: set_up(enemies=cannot("advance"), shadows=("gamma",), phase="enemies"),
        {"shadows": ["gamma"], "ana": {"wounds": 2}},
        "choose gamma",
    ),
    banned(
        "retreat",
        lambda: set_up(
            {"ana": {"engaged": ["gamma"]}},
            {"gamma": {"bar": ["retreat"], "passive": ["cannot(retreat)"]}},
            phase="enemies",
        ),
        {"ana": {"engaged": ["gamma"]}},
        "choose gamma",
    ),
    banned(
        "damage",
        lambda: set_up({"ana": {"engaged": ["gamma"]}}, cannot("damage"), phase="enemies"),
        {"ana": {"wounds": 0}},
        "choose gamma",
    ),
    banned(
        "counterattack",
        lambda: set_up({"ana": {"engaged": ["gamma", "alpha"]}}, cannot("counterattack")),
        {"ana": {"wounds": 1}},
        "choose explore",
        "roll blank blank / counterattack counterattack",
    ),
    banned(
        "activate",
        lambda: set_up({"ana": {"engaged": ["gamma"]}}, cannot("activate"), phase="enemies"),
        {"ana": {"wounds": 0}, "round": 2},
        "choose gamma",
    ),
    *(
        banned(
            action,
            partial(set_up, hero_cannot(action)),
            {"illegal": [f"choose {action}"], "question": "activation"},
        )
        for action in v.ACTIONS
    ),
]


ROWS = MODIFIERS + BANS


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_word_does_what_it_says(row: Row) -> None:
    assert holds(row) == []


def test_no_word_is_without_a_test() -> None:
    assert words(ROWS, "modifier") == v.MODIFIERS - {"cannot"}
    assert words(ROWS, "cannot") == v.BANNED
