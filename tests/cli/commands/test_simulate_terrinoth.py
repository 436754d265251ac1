"""`companion simulate terrinoth`: figures that add up, the same with the same seed, and clear refusals."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

QUEST = ("simulate", "terrinoth", "--quest", "midwinter-orchard")


def test_the_figures_of_a_quest_add_up(run: Run) -> None:
    said = run(*QUEST, "--heroes", "2", "--games", "4", "--seed", "3", "--json")
    assert said.code == 0
    told = said.json
    assert (told["quest"], told["heroes"], told["level"], told["games"]) == ("midwinter-orchard", 2, "party", 4)
    assert sum(told["fallen"].values()) == 4
    party = told["winners"]["party"]
    assert party["share"] == party["wins"] / 4
    assert party["low"] <= party["share"] <= party["high"]
    assert told["rounds"]["least"] <= told["rounds"]["mean"] <= told["rounds"]["most"] <= 20


def test_the_same_seed_gives_the_same_result(run: Run) -> None:
    def told(seed: str) -> tuple[object, ...]:
        found = run(*QUEST, "--games", "3", "--seed", seed, "--json").json
        return found["winners"], found["rounds"], found["fallen"], found["acts"]

    assert told("5") == told("5")
    assert told("5") != told("6")


def test_who_plays_alone_runs_two_heroes(run: Run) -> None:
    alone, two = (run(*QUEST, "--heroes", n, "--games", "2", "--json").json for n in "12")
    assert (alone["heroes"], two["heroes"]) == (1, 2)
    assert (alone["winners"], alone["acts"]) == (two["winners"], two["acts"])


@pytest.mark.parametrize(
    ("language", "title", "rounds"),
    [
        ("en", "The Midwinter Orchard", "Rounds:"),
        ("es", "El huerto del solsticio", "Rondas:"),
        ("fr", "Le verger du solstice", "Manches :"),
        ("it", "Il frutteto del solstizio", "Round:"),
    ],
)
def test_people_read_it_in_their_language(run: Run, language: str, title: str, rounds: str) -> None:
    said = run("simulate", "terrinoth", "--level", "random", "--games", "2", "--lang", language)
    assert said.code == 0
    assert title in said.out.splitlines()[0], "without --quest it is the first one"
    assert rounds in said.out


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["--quest", "the-moon"], "th-no-quest"),
        (["--heroes", "5"], "th-bad-seats"),
        (["--heroes", "-1"], "th-bad-seats"),
        (["--level", "squire"], "th-no-level"),
        (["--boss", "dragon"], "simulate-not-its-option"),
        (["--mode", "emperor"], "simulate-not-its-option"),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, argv: list[str], says: str) -> None:
    said = run("simulate", "terrinoth", *argv, "--json")
    assert said.code == 2
    assert said.json["error"]["id"] == says


def test_an_option_of_another_game_is_refused_with_those_there_are(run: Run) -> None:
    said = run("simulate", "hero-realms", "--quest", "midwinter-orchard", "--json")
    assert said.json["error"]["id"] == "simulate-not-its-option"
    assert "--boss" in said.json["error"]["message"]
