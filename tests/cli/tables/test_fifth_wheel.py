"""A game that is two folders, in the terminal: set up, played by typed lines and by its bot, simulated, checked."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.kernel.messages import LANGUAGES
from tests.cli.conftest import Run
from tests.games.fifth_wheel import GAMES, game_added

NEW = ("table", "new", "--game", "fifth-wheel", "--way", "fifth-wheel", "--seed", "5")


@pytest.fixture(autouse=True)
def content(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "content"
    folder.mkdir()
    with game_added(folder):
        yield folder


def test_it_is_set_up_and_played_by_typed_lines(run: Run) -> None:
    assert run(*NEW, "--players", "Ana,Ben", "--choose", "goal=12").code == 0
    done = run("table", "do", "last", "drive 6", "drive 5", "camp", "--json").json
    assert done["question"]["seat"] == "ben"
    assert [option["legal"] for option in done["question"]["options"]] == [True, False]
    refused = run("table", "do", "last", "camp")
    assert refused.code == 2
    assert "There is nothing to keep yet" in refused.err
    broken = run("table", "do", "last", "drive 4", "drive 1")
    assert "Ben breaks an axle and loses 4 miles." in broken.out
    assert "Ana arrives first and wins." in run("table", "do", "last", "drive 2", "camp").out
    shown = run("table", "show", "last").out
    assert "Ana: 13 of 12 miles" in shown
    assert run("table", "do", "last", "drive").code == 2
    assert run("table", "undo", "last").code == 0
    assert run("table", "do", "last", "drive 3", "--json").json["ended"] is False


def test_its_bot_plays_to_the_end_with_reasons(run: Run) -> None:
    assert run(*NEW, "--players", "Ana,Ben", "--choose", "played-by=app").code == 0
    first = run("table", "next", "last", "--json").json
    assert len(first["steps"]) == 1
    assert first["steps"][0]["reason"]["why"] == "0 of 20 miles: not worth keeping yet."
    rest = run("table", "auto", "last", "--json").json
    assert not rest["more"]
    assert "arrives first and wins" in run("table", "log", "last").out
    assert any(step["reason"]["rejected"] for step in rest["steps"])


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (("--players", "Ana"), "2 to 6 can race, not 1."),
        (("--players", "Ana,Ben", "--choose", "goal=far"), "from 1 to 500"),
        (("--players", "Ana,Ben", "--choose", "ana.played-by=ghost"), "“person” or “app”"),
        (("--players", "Ana,Ben", "--choose", "horses=2"), "horses"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(run: Run, typed: tuple[str, ...], says: str) -> None:
    said = run(*NEW, *typed)
    assert said.code == 2
    assert says in said.err


def test_it_is_simulated_and_its_figures_add_up(run: Run) -> None:
    told = run("simulate", "fifth-wheel", "--games", "30", "--seats", "3", "--json").json
    assert sum(side["wins"] for side in told["winners"].values()) == 30
    assert told["winners"] == run("simulate", "fifth-wheel", "--games", "30", "--seats", "3", "--json").json["winners"]
    assert "driver-1" in run("simulate", "fifth-wheel", "--games", "3").out
    refused = run("simulate", "fifth-wheel", "--boss", "dragon")
    assert refused.code == 2
    assert "--boss is not for fifth-wheel" in refused.err
    assert "fifth-wheel" in run("simulate", "chess").err


def test_a_position_file_of_it_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.yaml"
    file.write_text(
        """
game: fifth-wheel
source: fifth_wheel 8
miles: {ana: 40, ben: 46}
acts:
  - {do: camp, refused: NotNow}
  - drive 6
  - camp
  - {let: app}
expect: {ana: {miles: 46}}
""",
        encoding="utf-8",
    )
    said = run("play", str(file), "--json")
    assert said.code == 0, said.err
    assert said.json["steps"][-1]["decisions"]
    file.write_text("game: fifth-wheel\nmiles: {ana: 1}\nhorses: 2\n", encoding="utf-8")
    assert "horses" in run("play", str(file)).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, language: str) -> None:
    run(*NEW, "--players", "Ana,Ben")
    said = run("table", "do", "last", "drive 4", "--lang", language).out
    assert "Ana" in said
    assert "fw-" not in said


def test_a_process_of_its_own_finds_it_by_the_environment(content: Path) -> None:
    code = "from companion.games.engines import ENGINES; assert ENGINES['fifth-wheel'] is not None; print(*ENGINES)"
    where = os.environ | {"COMPANION_GAMES": str(GAMES), "COMPANION_CONTENT": str(content)}
    found = subprocess.run([sys.executable, "-c", code], env=where, check=True, capture_output=True, text=True)
    assert "fifth-wheel" in found.stdout.split()
    assert "tracker" in found.stdout.split()
