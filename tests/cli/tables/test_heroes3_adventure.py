"""An adventure of Heroes III from the terminal."""

from __future__ import annotations

from tests.cli.conftest import Run

NEW = (
    "table", "new", "--game", "heroes3", "--way", "sheet", "--players", "Ana,Bea", "--first", "Ana", "--seed", "3",
    "--choose", "ana.faction=castle", "--choose", "bea.faction=necropolis", "--choose", "units=neutral:boars",
    "--choose", "buildings=bronze", "--number", "gold=20", "--rule", "no-start-bonus",
)  # fmt: skip


def test_an_evening_is_set_up_played_and_shown(run: Run) -> None:
    made = run(*NEW, "--json")
    assert made.code == 0, made.err
    assert (made.json["mode"], made.json["players"]) == ("clash", ["Ana", "Bea"])
    assert any("Castle" in line for line in made.json["lines"])
    done = run("table", "do", "last", "next", "ana build mage-guild", "ana muster recruit griffins", "--json")
    assert done.code == 2
    assert done.json["refused"]["number"] == 2
    assert done.json["error"]["kind"] == "TooDear"
    done = run("table", "do", "last", "ana muster recruit griffins", "ana build mage-guild anyway", "--json")
    assert done.code == 0
    assert "h3s-overruled" in [event["id"] for event in done.json["events"]]
    assert all(event["rule"].startswith("heroes3 ") for event in done.json["events"])
    shown = run("table", "show", "last")
    assert "Ana · Castle · Catherine I" in shown.out
    assert "Griffins" in shown.out


def test_a_fight_is_fought_in_lines_and_undone(run: Run) -> None:
    run(*NEW)
    fought = run("table", "do", "last", "next", "ana fight neutral II at windmill", "fought victory experience 2")
    assert fought.code == 0
    assert "level II" in fought.out
    assert "Ana · Castle · Catherine II" in run("table", "show", "last").out
    run("table", "undo", "last")
    assert "neutral units, level II" in run("table", "show", "last").out


def test_a_scenario_is_named(run: Run) -> None:
    made = run(
        "table",
        "new",
        "--game",
        "heroes3",
        "--way",
        "heroes3.sheet",
        "--players",
        "Ana",
        "--choose",
        "scenario=greek-gift",
    )
    assert made.code == 0
    assert "Greek Gift" in made.out
    assert "Greek Gift" in run("table", "list").out


def test_an_evening_in_spanish_is_exported_and_comes_back(run: Run) -> None:
    made = run(*NEW, "--json").json["id"]
    run("table", "do", made, "next")
    shown = run("table", "show", made, "--lang", "es")
    assert "producción" in shown.out
    file = run("table", "export", made).out
    assert "heroes3.sheet" in file


def test_ways_and_modes_that_are_not_there_are_refused(run: Run) -> None:
    made = run("table", "new", "--game", "heroes3", "--way", "chess", "--players", "Ana", "--json")
    assert made.code == 2
    assert "heroes3.combat" in made.json["error"]["message"]
    wrong = run(*NEW, "--mode", "chess", "--json")
    assert wrong.code == 2
    assert "chess" in wrong.json["error"]["message"]
    assert run("table", "list", "--json").json["tables"] == []


def test_the_ways_of_a_game_are_listed(run: Run) -> None:
    ways = [way["engine"] for way in run("games", "heroes3", "--json").json["ways"]]
    assert ways[0] == "heroes3.sheet"
    assert "heroes3.combat" in ways
