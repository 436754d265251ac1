"""Automatic play in the terminal: a Dragon's turn, a combat of Heroes III, an enemy phase of Terrinoth."""

from __future__ import annotations

from typing import Any

import pytest

from companion.kernel.messages import LANGUAGES
from tests.cli.conftest import Run

DRAGON = (
    "table", "new", "--game", "hero-realms", "--way", "hero-realms", "--players", "Ana", "--seed", "3",
    "--choose", "market=app", "--choose", "ana.character=cleric",
)  # fmt: skip
COMBAT = ("table", "new", "--game", "heroes3", "--way", "combat", "--players", "Ana", "--seed", "0",
          "--choose", "units=castle:griffins/few", "--choose", "level=IV")  # fmt: skip
QUEST = ("table", "new", "--game", "terrinoth", "--way", "terrinoth", "--players", "Ana,Ben", "--seed", "2",
         "--choose", "dice=app")  # fmt: skip


def _answer(run: Run, shown: dict[str, Any]) -> Any:
    """What people do: the first thing that is open to them."""
    if shown["choice"] is not None:
        line = shown["choice"]["options"][0]["line"]
    else:
        line = next(option["id"] for option in shown["question"]["options"] if option["legal"])
    done = run("table", "do", "last", line, "--json")
    return (done if done.code == 0 else run("table", "do", "last", f"choose {line}", "--json")).json


# --- the Dragon's turn ---------------------------------------------------------------------------


def test_the_dragons_turn_is_played_with_its_reasons(run: Run) -> None:
    assert run(*DRAGON).code == 0
    ended = run("table", "do", "last", "attack dragon 4", "end")
    assert "companion table next" in ended.out.splitlines()[-1], "people learn how it goes on"
    first = run("table", "next", "last", "--json").json
    assert len(first["steps"]) == 1
    assert first["more"]
    assert first["question"] is None, "what the Dragon is asked is not for people"
    rest = run("table", "auto", "last", "--json").json
    steps = first["steps"] + rest["steps"]
    assert len(steps) > 3
    assert all(step["seat"] == "dragon" and step["reason"]["why"] and step["text"] for step in steps)
    assert steps[-1]["acts"][-1]["act"] == "end"
    assert not rest["more"]
    assert rest["question"]["seat"] == "ana"
    assert run("table", "log", "last", "--json").json["steps"][-1]["who"] == "chair"
    shown = run("table", "show", "last").out.splitlines()
    assert "Dragon: life 46" in shown
    assert any(line.startswith("Market: ") and "Recruit" not in line for line in shown), "it was bought"


def test_a_step_says_in_every_language_what_to_move_and_why(run: Run) -> None:
    run(*DRAGON)
    run("table", "do", "last", "end")
    said = set()
    for language in LANGUAGES:
        step = run("table", "next", "last", "--lang", language)
        assert step.code == 0
        assert any(line.startswith("  ") for line in step.out.splitlines()), "the reason"
        said.add(step.out)
        run("table", "undo", "last")
    assert len(said) == len(LANGUAGES)


def test_no_more_steps_than_wanted(run: Run) -> None:
    run(*DRAGON)
    run("table", "do", "last", "end")
    assert len(run("table", "auto", "last", "--steps", "2", "--json").json["steps"]) == 2


def test_where_a_person_must_act_next_is_refused_and_auto_does_nothing(run: Run) -> None:
    run(*DRAGON)
    refused = run("table", "next", "last", "--json")
    assert refused.code == 2
    assert refused.json["error"]["kind"] == "NotNow"
    assert "Ana" in refused.json["error"]["message"]
    assert run("table", "auto", "last", "--json").json["steps"] == []
    run("table", "new", "--game", "score-sheet", "--players", "2")
    assert run("table", "next", "last").code == 2


# --- Heroes III ----------------------------------------------------------------------------------


def test_a_combat_is_fought_to_its_end(run: Run) -> None:
    assert run(*COMBAT).code == 0
    assert run("table", "do", "last", "place castle:griffins/few B2", "ready").code == 0
    steps, choices, shown = list[Any](), 0, dict[str, Any]()
    for _ in range(60):
        shown = run("table", "auto", "last", "--json").json
        steps += shown["steps"]
        if shown["ended"]:
            break
        choices += shown["choice"] is not None
        _answer(run, shown)
    assert shown["ended"]
    assert choices, "the rules leave some choices of neutral units to the table"
    assert any(act["act"] == "attack" for step in steps for act in step["acts"])
    assert all(step["reason"]["rule"].startswith("heroes3 13") and step["reason"]["why"] for step in steps)


def test_the_choice_of_the_table_is_shown_as_lines(run: Run) -> None:
    run(*COMBAT)
    run("table", "do", "last", "place castle:griffins/few B2", "ready", "choose neutral:vampires")
    assert "your side: Griffins (B2), damage 0 of 4" in run("table", "show", "last").out.splitlines()
    shown = run("table", "auto", "last")
    assert shown.code == 0
    assert "  attack B2 from A2: Attack Griffins (B2) from A2" in shown.out.splitlines()
    assert run("table", "next", "last").code == 2, "and nothing goes on by itself before it is made"


# --- Terrinoth -----------------------------------------------------------------------------------


def test_an_enemy_phase_is_played(run: Run) -> None:
    assert run(*QUEST).code == 0
    assert any(line.startswith("Ana: wounds 0 of ") for line in run("table", "show", "last").out.splitlines())
    told, steps = list[str](), list[Any]()
    for _ in range(60):
        shown = run("table", "auto", "last", "--json").json
        steps += shown["steps"]
        told += [event["id"] for step in shown["steps"] for event in step["events"]]
        if "th-all-ready" in told:
            break
        told += [event["id"] for event in _answer(run, shown)["events"]]
    assert told.index("th-enemies-phase") < told.index("th-enemy-activates") < told.index("th-all-ready")
    assert steps
    assert all(step["reason"]["rule"] == "terrinoth E2" for step in steps)
    assert all("only enemy" in step["reason"]["why"] for step in steps)


# --- setting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "body"),
    [
        (("hero-realms", "hero-realms", "Ana,Ben"), {"mode": "dragon", "boss_played_by": "app", "market": "table"}),
        (("hero-realms", "hero-realms", "Ana,Ben", "level=legend", "boss-level=squire"), {"boss_level": "squire"}),
        (("hero-realms", "hero-realms", "Ana,Ben", "mode:free-for-all"), {"mode": "free-for-all"}),
        (("hero-realms", "hero-realms", "Ana,Ben", "mode:boss-vs-boss"), {"mode": "boss-vs-boss"}),
        (("hero-realms", "hero-realms", "Ana,Ben", "party-seating=ring"), {"settings": {"party_seating": "ring"}}),
        (("heroes3", "combat", "Ana"), {}),
        (("heroes3", "combat", "Ana", "mode:ai-hero", "where=their-town", "spells=curse"), {}),
        (("heroes3", "combat", "Ana", "mode:bank"), {}),
        (("heroes3", "combat", "Ana", "mode:heroes", "where=sea", "distance=straight"), {}),
        (("terrinoth", "terrinoth", "Ana"), {"quest": "midwinter-orchard"}),
        (("terrinoth", "terrinoth", "Ana,Ben,Cleo,Dan", "cleo.archetype=mage", "nefarious=on"), {}),
    ],
)
def test_every_engine_is_set_up(run: Run, wanted: tuple[str, ...], body: dict[str, Any]) -> None:
    game, way, players, *more = wanted
    options = [part for text in more for part in _option(text)]
    made = run("table", "new", "--game", game, "--way", way, "--players", players, *options, "--json")
    assert made.code == 0, made.out
    exported = run("table", "export", "last", "--json").json["setup"]["body"]
    assert {key: exported.get(key) for key in body} == body


def _option(text: str) -> tuple[str, str]:
    return ("--mode", text.removeprefix("mode:")) if text.startswith("mode:") else ("--choose", text)


@pytest.mark.parametrize(
    "wanted",
    [
        ("hero-realms", "hero-realms", "Ana", "--choose", "colour=red"),
        ("hero-realms", "hero-realms", "Ana", "--choose", "level=wizard"),
        ("hero-realms", "hero-realms", "Ana", "--choose", "defeated-can-be-healed=perhaps"),
        ("hero-realms", "hero-realms", "Ana,ana"),
        ("hero-realms", "hero-realms", "Dragon"),
        ("heroes3", "combat", "Ana", "--mode", "chess"),
        ("heroes3", "combat", "Ana", "--choose", "units=castle:dwarves"),
        ("heroes3", "combat", "Ana", "--number", "gold=3"),
        ("terrinoth", "terrinoth", "Ana", "--choose", "quest=chess"),
        ("terrinoth", "terrinoth", "Ana,Ben", "--choose", "archetype=mage"),
    ],
)
def test_what_cannot_be_set_up_is_refused_and_leaves_nothing(run: Run, wanted: tuple[str, ...]) -> None:
    game, way, players, *more = wanted
    made = run("table", "new", "--game", game, "--way", way, "--players", players, *more, "--json")
    assert made.code == 2, made.out
    assert made.json["error"]["message"]
    assert run("table", "list", "--all", "--json").json["tables"] == []
