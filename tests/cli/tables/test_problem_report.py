"""`table report` and `replay`: what went wrong in one file, and the same error again from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.log_file import log_file_path
from tests.cli.conftest import Run
from tests.failing_rule import break_rule
from tests.tables.problems.damage import UNOPENABLE, damage


def test_a_report_plays_to_the_error_that_a_command_ended_with(
    run: Run, table: str, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "problem.json"
    assert run("table", "do", table, "life red -3").code == 0
    with monkeypatch.context() as broken:
        break_rule(broken)
        said = run("table", "do", table, "out red")
        assert said.code == 1
        assert "no chair for red" in log_file_path(data).read_text("utf-8")
        made = run("table", "report", "last", str(file), "--json")
        assert made.json == {"id": table, "file": str(file), "bytes": file.stat().st_size, "names": "kept"}
        played = run("replay", str(file))
        assert played.code == 1
        assert "The game fails at input 2" in played.out
        assert '"out"' in played.out
        assert "LookupError: no chair for red" in played.out
        assert "This is the error that was reported." in played.out
        assert "Traceback" not in played.out
        assert "Traceback" in run("replay", str(file), "--debug").out
        told = run("replay", str(file), "--json")
        assert (told.code, told.json["outcome"], told.json["same"]) == (1, "failed", True)
        assert (told.json["played"], told.json["inputs"]) == (1, 1)
        assert told.json["input"]["act"] == {"act": "out", "seat": "red"}
        assert told.json["traceback"].startswith("Traceback")
    mended = run("replay", str(file))
    assert mended.code == 0
    assert "plays through" in mended.out
    assert "passes here" in mended.out


def test_a_report_without_names_plays_to_the_same_error(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "problem.json"
    made = run(
        "table", "new", "--game", "hero-realms", "--players", "Zorbina,Quillon", "--name", "At Zorbina's", "--json"
    )
    table = made.json["id"]
    run("table", "do", table, "life zorbina -3", "note Quillon is glad")
    break_rule(monkeypatch)
    assert run("table", "do", table, "out quillon").code == 1
    run("table", "report", table, str(file), "--without-names")
    text = file.read_text("utf-8").casefold()
    assert "zorbina" not in text
    assert "quillon" not in text
    assert json.loads(text)["names"] == "left-out"
    played = run("replay", str(file))
    assert played.code == 1
    assert "no chair for player-2" in played.out
    assert "This is the error that was reported." in played.out


def test_an_evening_of_heroes3_is_reported_without_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "problem.json"
    made = run("table", "new", "--game", "heroes3", "--way", "sheet", "--players", "Zorbina,Quillon", "--json")
    run("table", "do", made.json["id"], "next anyway", "zorbina gold -1 anyway")
    run("table", "report", "last", str(file), "--without-names")
    text = file.read_text("utf-8").casefold()
    assert "zorbina" not in text
    assert "quillon" not in text
    assert run("replay", str(file)).code == 0


def test_an_exported_table_plays_through(run: Run, table: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run("table", "do", table, "life red -3", "gold blue +2")
    run("table", "export", table, str(file))
    said = run("replay", str(file))
    assert (said.code, said.err) == (0, "")
    assert "2 inputs" in said.out
    assert run("replay", str(file), "--json").json["same"] is None


def test_an_input_that_is_refused_is_named(run: Run, table: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run("table", "do", table, "life red -3", "gold blue +2")
    run("table", "export", table, str(file))
    file.write_text(file.read_text("utf-8").replace('"by": 2', '"by": -2'), "utf-8")
    said = run("replay", str(file))
    assert said.code == 2
    assert "Input 2 is refused" in said.err
    assert "Gold" in said.err
    assert run("replay", str(file), "--json").json["error"]["id"] == "replay-refused"


def test_a_report_goes_to_a_folder_and_over_no_file(run: Run, table: str, tmp_path: Path) -> None:
    made = run("table", "report", table, str(tmp_path), "--json")
    file = Path(made.json["file"])
    assert file.parent == tmp_path
    assert json.loads(file.read_bytes())["format"] == "companion-report"
    assert run("table", "report", table, str(file)).code == 2
    assert run("table", "report", table, str(file), "--force").code == 0


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "companion-report"}', '{"format": "companion-table"}'])
def test_a_file_that_is_neither_is_refused_in_a_sentence(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "problem.json"
    file.write_text(text)
    said = run("replay", str(file))
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_replay_opens_no_database(run: Run, table: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run("table", "export", table, str(file))
    assert run("replay", str(file), "--data", str(tmp_path / "elsewhere")).code == 0
    assert not (tmp_path / "elsewhere").exists()


def test_a_table_that_cannot_be_opened_is_reported_and_says_what_is_left_out(
    run: Run, table: str, data: Path, tmp_path: Path
) -> None:
    damage(data / DATABASE_FILE_NAME, UNOPENABLE["setup"], table)
    file = tmp_path / "problem.json"
    said = run("table", "report", table, str(file))
    assert (said.code, "everything that is stored of it" in said.out) == (0, True)
    assert "{oops" in file.read_text("utf-8")
    said = run("table", "report", table, str(file), "--without-names", "--force")
    assert (said.code, "are left out" in said.out) == (0, True)
    found = json.loads(file.read_text("utf-8"))
    assert found["rows"]["tables"][0]["setup"] == {"left_out": len("{oops")}
    assert found["problems"]
