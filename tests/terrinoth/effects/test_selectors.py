"""Every selector and filter means whom it says: one row a case, and none without a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.position_file_runner import TerrinothPositionRunner
from tests.terrinoth.effects.effect_rows import CY_LEADS, SHADOWS, Row, holds, named, words
from tests.terrinoth.sample_tables import do, probing, set_up, using


def who(word: str, table: Callable[[], TerrinothPositionRunner], expect: dict[str, Any], *answers: str) -> Row:
    return Row("selector", word, table, expect, answers)


SELECTORS = [
    who("active", lambda: using("wound(active, 1)", **CY_LEADS), {"ana": {"wounds": 1}, "cy": {"wounds": 0}}),
    who("leader", lambda: using("wound(leader, 1)", **CY_LEADS), {"ana": {"wounds": 0}, "cy": {"wounds": 1}}),
    who("next", lambda: using("wound(next, 1)", heroes={"bo": {"fallen": True}}), {"cy": {"wounds": 1}}),
    who(
        "engaged",
        lambda: set_up(
            {"ana": {"engaged": ["delta"]}, "bo": {"engaged": ["alpha"]}},
            {"alpha": {"on": {"threat": "wound(engaged, 1)"}}},
        ),
        {"ana": {"wounds": 0}, "bo": {"wounds": 1}},
        "choose explore",
        "roll blank blank / threat",
    ),
    who(
        "owner",
        lambda: set_up(
            {"cy": {"conditions": ["cursed"]}},
            phase="travel",
            cards={"conditions": [{"id": "cursed", "title": "Cursed", "on": {"phase(travel)": "wound(owner, 1)"}}]},
        ),
        {"ana": {"wounds": 0}, "cy": {"wounds": 1}},
    ),
    who(
        "target",
        lambda: set_up({"ana": {"cards": {"aid": "aid(0); wound(target, 1)"}}}),
        {"di": {"wounds": 1}, "ana": {"wounds": 0}},
        "choose aid",
        "choose di",
    ),
    who(
        "target",
        lambda: set_up({"ana": {"engaged": ["gamma", "alpha"], "cards": {"attack": "attack(0); wound(target, 1)"}}}),
        {"gamma": {"wounds": 1}, "alpha": {"wounds": 0}},
        "choose attack",
        "choose gamma",
        "roll / blank blank",
    ),
    who(
        "it",
        lambda: using("each hero.other { wound(it, 1) }"),
        {"ana": {"wounds": 0}, "bo": {"wounds": 1}, "di": {"wounds": 1}},
    ),
    who(
        "it",
        lambda: using("each enemy.each[trait=Beast] { wound(it, 1) }", **SHADOWS),
        {"delta": {"wounds": 1}, "alpha": {"wounds": 0}},
    ),
    who(
        "hero.each",
        lambda: using("wound(hero.each, 1)", heroes={"cy": {"fallen": True}}),
        {"ana": {"wounds": 1}, "bo": {"wounds": 1}, "cy": {"wounds": 0}, "di": {"wounds": 1}},
    ),
    who(
        "hero.other",
        lambda: using("wound(hero.other, 1)"),
        {"ana": {"wounds": 0}, "bo": {"wounds": 1}, "di": {"wounds": 1}},
    ),
    who(
        "hero.pick",
        lambda: using("wound(hero.pick, 1)", **CY_LEADS),
        {"bo": {"wounds": 1}, "di": {"wounds": 0}},
        "choose bo",
    ),
    who(
        "hero.most",
        lambda: using("wound(hero.most(wounds), 1)", heroes={"cy": {"wounds": 3}}),
        {"cy": {"wounds": 4}, "ana": {"wounds": 0}},
    ),
    who("hero.most", lambda: using("wound(hero.most(tokens), 1)", heroes={"di": {"tokens": 3}}), {"di": {"wounds": 1}}),
    who(
        "hero.most",
        lambda: using("wound(hero.most(engaged), 1)", heroes={"bo": {"engaged": ["alpha"]}}),
        {"bo": {"wounds": 1}},
    ),
    who(
        "hero.least",
        lambda: using("token(hero.least(tokens), 1)", heroes={n: {"tokens": 2} for n in ("ana", "bo", "di")}),
        {"cy": {"tokens": 1}},
    ),
    who(
        "self",
        lambda: probing("wound(self, 1)", shadows=("probe", "alpha")),
        {"probe": {"wounds": 1}, "alpha": {"wounds": 0}},
    ),
    who(
        "nemesis",
        lambda: using("wound(nemesis, 1)", shadows=("nem", "alpha")),
        {"nem": {"wounds": 1}, "alpha": {"wounds": 0}},
    ),
    who(
        "enemy.each",
        lambda: using("wound(enemy.each, 1)", lair="nem", **SHADOWS),
        {"alpha": {"wounds": 1}, "delta": {"wounds": 1}, "nem": {"wounds": 0}},
    ),
    who(
        "enemy.pick",
        lambda: using("wound(enemy.pick, 1)", **SHADOWS),
        {"delta": {"wounds": 1}, "alpha": {"wounds": 0}},
        "choose delta",
    ),
    who(
        "enemy.hardest",
        lambda: using("wound(enemy.hardest, 1)", shadows=("gamma", "delta", "alpha")),
        {"delta": {"wounds": 1}},
    ),
    who(
        "enemy.easiest",
        lambda: using("wound(enemy.easiest, 1)", shadows=("gamma", "delta", "alpha")),
        {"alpha": {"wounds": 1}},
    ),
]


def hit(demand: str, *expected: str) -> Row:
    """Whom a filter means: gamma with Ana, delta exhausted with Bo, wounded alpha and facedown probe in the shadows."""

    def table() -> TerrinothPositionRunner:
        board = set_up(
            {"ana": {"engaged": ["gamma"]}, "bo": {"engaged": [{"card": "delta", "exhausted": True}]}},
            {
                "alpha": {
                    "health": 9,
                    "keywords": {"count": f"each enemy.each[{demand}] {{ progress(1); wound(it, 1) }}"},
                    "bar": ["count"],
                },
                "probe": {"role": "minion", "level": "formidable", "attack": 0, "health": 9, "resistance": 0},
            },
            shadows=({"card": "alpha", "wounds": 1}, {"card": "probe", "facedown": True}),
            lair="nem",
            phase="enemies",
            turn="cy",
            leader="bo",
        )
        do(board, "choose alpha")
        return board

    hits = {name: {"wounds": (name in expected) + (name == "alpha")} for name in ("gamma", "delta", "alpha")}
    facedown = {"probe": {"wounds": 1}} if "probe" in expected else {"facedown": {"wounds": 0}}
    word = demand.replace("not ", "").split(",")[0].partition("=")[0]
    return Row("filter", word, table, hits | facedown)


FILTERS = [
    hit("trait=Goblin", "gamma", "alpha"),
    hit("not trait=Goblin", "delta", "probe"),
    hit("trait=same", "gamma", "alpha"),
    hit("title=Delta", "delta"),
    hit("title=same", "alpha"),
    hit("role=chieftain", "gamma"),
    hit("level=challenging", "delta"),
    hit("level=formidable"),
    hit("engaged=leader", "delta"),
    hit("engaged=any", "gamma", "delta"),
    hit("engaged=active"),
    hit("zone=shadows", "alpha", "probe"),
    hit("zone=engaged", "gamma", "delta"),
    hit("zone=play", "gamma", "delta", "alpha", "probe"),
    hit("ready", "gamma", "alpha", "probe"),
    hit("exhausted", "delta"),
    hit("facedown", "probe"),
    hit("wounded", "alpha"),
    hit("self", "alpha"),
    hit("not self", "gamma", "delta", "probe"),
    hit("ready, trait=Goblin, not self", "gamma"),
]


def cards(demand: str, *expected: str) -> Row:
    """Which of Ana's activation cards a filter means: attack is advanced, rest and aid are exhausted."""
    table = lambda: using(  # noqa: E731
        f"wound(active, count(active.act[{demand}])); exhaust(active.act[{demand}], 4)",
        heroes={"ana": {"archetype": "warrior", "exhausted": ["rest", "aid"], "health": 20}},
    )
    ready = [action for action in ("attack", "explore") if action not in expected]
    return Row("card filter", demand.replace("not ", ""), table, {"ana": {"wounds": len(expected), "ready": ready}})


CARD_FILTERS = [
    cards("attack", "attack"),
    cards("explore", "explore"),
    cards("rest", "rest"),
    cards("aid", "aid"),
    cards("ready", "attack", "explore"),
    cards("exhausted", "rest", "aid"),
    cards("basic", "attack", "explore", "rest", "aid"),
    cards("advanced"),
    cards("not rest", "attack", "explore", "aid"),
]


ROWS = SELECTORS + FILTERS + CARD_FILTERS


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_word_does_what_it_says(row: Row) -> None:
    assert holds(row) == []


def test_no_word_is_without_a_test() -> None:
    assert words(ROWS, "selector") == v.HEROES | v.ENEMIES
    assert words(ROWS, "filter") == {*v.ENEMY_FILTERS, *v.ENEMY_FLAGS}
    assert words(ROWS, "card filter") == v.CARD_FLAGS
