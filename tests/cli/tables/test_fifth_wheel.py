"""A game that is two folders, in the terminal: set up, played by typed lines and by its bot, simulated, checked."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.pack_checks import load_known_content
from companion.kernel.messages import LANGUAGES
from companion.library.packs import pack_to_text, parse_pack
from companion.tables.table_service import TableService
from database.store import Store
from tests.cli.conftest import Run
from tests.games.fifth_wheel import GAMES, game_added

ROADS = {
    "en": "0 cards, roads of Fifth Wheel",
    "es": "0 cartas, caminos de Quinta rueda",
    "fr": "0 carte, des routes de Cinquième roue",
    "it": "0 carte, strade di Quinta ruota",
}
"""The end of what a pack with roads holds, in every language."""
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


def test_its_own_option_is_one_of_the_command_and_of_no_other_game(run: Run) -> None:
    told = run("simulate", "fifth-wheel", "--games", "4", "--goal", "9", "--json").json
    assert told["goal"] == 9
    assert run("simulate", "fifth-wheel", "--games", "4", "--json").json["goal"] == 50
    assert run("simulate", "fifth-wheel", "--goal", "501").code == 2
    helped = run("simulate", "--help").out
    assert "How many miles a race goes." in helped
    assert "companion simulate fifth-wheel --seats 3 --goal 30" in helped
    refused = run("simulate", "hero-realms", "--goal", "9", "--json").json["error"]
    assert refused["id"] == "simulate-not-its-option"
    assert "--goal" in refused["message"]


def test_roads_of_its_own_are_kept_in_a_pack(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "our-roads.yaml"
    file.write_text("pack: 1\nid: ours\nname: Ours\nfifth-wheel:\n  roads: {Sunday drive: 12}\n", encoding="utf-8")
    assert run("pack", "import", str(file)).code == 0
    for language, holds in ROADS.items():
        assert holds in run("pack", "list", "--lang", language).out
    (kept,) = run("pack", "list", "--json").json["packs"]
    assert (kept["fifth-wheel"], kept["terrinoth"]) == (True, False)
    assert run("pack", "export", "ours").out == file.read_text("utf-8")
    with Store.open(data / DATABASE_FILE_NAME) as store:
        (pack,) = TableService(store, ENGINES).packs.active()
    assert pack.sections == {"fifth-wheel": {"roads": {"Sunday drive": 12}}}
    assert parse_pack(pack_to_text(pack), "again.json", load_known_content()) == pack


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ("{Moon: 238900}", "fifth-wheel.roads.Moon"),
        ("{Moon: far}", "fifth-wheel.roads.Moon"),
        ("3", "fifth-wheel.roads"),
    ],
)
def test_roads_that_cannot_be_are_told_with_their_line(run: Run, tmp_path: Path, wrong: str, field: str) -> None:
    file = tmp_path / "moon.yaml"
    file.write_text(f"pack: 1\nid: ours\nname: Ours\nfifth-wheel:\n  roads: {wrong}\n", encoding="utf-8")
    (mistake,) = run("pack", "check", str(file), "--json").json["mistakes"]
    assert (mistake["line"], mistake["field"]) == (5, field)


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
