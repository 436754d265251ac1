"""Bad input: a sentence that says what was wrong and what would be right, and nothing changed."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.log_file import log_file_path
from tests.cli.conftest import Run

NEW = ["table", "new", "--game", "hero-realms", "--players"]
EVENING = ["table", "new", "--game", "heroes3", "--way", "sheet", "--players", "Ana,Bea"]


def contents(data: Path) -> list[str]:
    """Everything in the database."""
    raw = sqlite3.connect(data / DATABASE_FILE_NAME)
    try:
        return list(raw.iterdump())
    finally:
        raw.close()


REFUSED = [
    (["table", "new", "--game", "chess", "--players", "A,B"], "unknown-game", "hero-realms"),
    ([*NEW, "Red"], "choice-missing", "Cleric"),
    ([*NEW, "Red,Blue", "--mode", "chess"], "unknown-mode", "Free-for-all"),
    ([*NEW, "A,B,C,D,E,F,G"], "players-count", "1 to 6"),
    ([*NEW, "-3"], "players-count", "1 to 6"),
    ([*NEW, "999999"], "players-count", "999999"),
    ([*NEW, "0"], "players-count", "1 to 6"),
    ([*NEW, ""], "players-count", "1 to 6"),
    ([*NEW, "Red,Red"], "name-taken", "Red"),
    ([*NEW, "Red,,Blue"], "name-bad", "1 to"),
    ([*NEW, "Red,Blue", "--choose", "character"], "cli-choose-bad", "red.character=cleric"),
    ([*NEW, "Red,Blue", "--choose", "zed.character=cleric"], "unknown-seat", "Red and Blue"),
    ([*NEW, "Red,Blue", "--choose", "red.hat=cleric"], "unknown-choice", "Character"),
    ([*NEW, "Red,Blue", "--choose", "red.character=pirate"], "unknown-option", "Cleric"),
    ([*NEW, "Red,Blue", "--number", "health=many"], "cli-number-bad", "health=12"),
    ([*NEW, "Red,Blue", "--rule", "magic=maybe"], "cli-rule-bad", "=off"),
    ([*NEW, "Red,Blue", "--first", "zed"], "unknown-seat", "Red and Blue"),
    ([*NEW, "Red,Blue", "--spaces", "peril"], "cli-spaces-bad", "grey"),
    ([*NEW, "Red,Blue", "--counter", "Points"], "cli-own-only", "score-sheet"),
    ([*NEW, "Red,Blue", "--timer", "1"], "timer-beyond", "seconds"),
    ([*NEW, "Red,Blue", "--name", "x" * 81], "name-bad", "80"),
    (["table", "new", "--game", "score-sheet", "--players", "A", "--counter", "a:b"], "cli-counter-bad", "Points:0"),
    (["table", "show", "nosuch"], "cli-table-unknown", "last"),
    (["table", "do", "last"], "cli-no-line", "life red -1"),
    (["table", "do", "last", "life", "zed", "-3"], "unknown-seat", "Red and Blue"),
    (["table", "do", "last", "life", "red", "3"], "line-number", "+2"),
    (["table", "do", "last", "lfe", "red", "-3"], "line-unknown", "life red -1"),
    (["table", "do", "last", "gold", "red", "-1"], "below-limit", "Gold"),
    (["table", "do", "last", "turn", "back"], "line-track", "turn next"),
    (["table", "do", "last", "--nonsense"], "line-unknown", "life red -1"),
    (["table", "undo", "last"], "undo-nothing", "nothing to undo"),
    (["table", "redo", "last", "3"], "redo-nothing", "nothing to redo"),
    (["table", "repair", "last", "7", "--remove"], "repair-no-step", "7"),
    (["table", "repair", "last", "1"], "cli-repair-what", "--remove"),
    (["table", "rename", "last", " "], "name-bad", "1 to"),
    (["table", "delete", "last"], "cli-delete-yes", "--yes"),
    (["table", "import", "/nowhere/evening.json"], "cli-file-missing", "/nowhere/evening.json"),
    (["table", "import", "/"], "cli-file-folder", "folder"),
    (["table", "import", __file__], "import-bad-json", "line 1"),
    (["table", "export", "last", "/nowhere/evening.json"], "cli-file-unwritable", "/nowhere"),
    (["table", "export", "last", "x" * 300], "cli-file-unwritable", "Choose another place"),
    (["table", "export", "last", "/" + "y/" * 3000], "cli-file-unwritable", "Choose another place"),
    (["table", "report", "last", "x" * 300], "cli-file-unwritable", "Choose another place"),
    (["games", "chess"], "unknown-game", "hero-realms"),
    ([*EVENING, "--number", "gold=9999999999"], "cli-number-bad", "gold=9999999999"),
    ([*EVENING, "--number", "ana.gold=9"], "cli-number-table", "ana.gold=9"),
    (["play", "/nowhere/position.yaml"], "cli-file-missing", "/nowhere/position.yaml"),
    (["play", "/"], "cli-file-folder", "folder"),
    (["cards", "--where", "hat=red"], "library-where-bad", "faction=guild"),
]


@pytest.mark.parametrize(("argv", "message", "hint"), REFUSED, ids=[" ".join(r[0])[:60] for r in REFUSED])
def test_a_refusal_says_what_would_be_right_and_changes_nothing(
    run: Run, table: str, data: Path, argv: list[str], message: str, hint: str
) -> None:
    before = contents(data)
    said = run(*argv)
    assert (said.code, said.out) == (2, "")
    assert hint in said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    told = run(*argv, "--json")
    assert (told.code, told.err) == (2, "")
    assert told.json["error"].keys() == {"kind", "id", "message"}
    assert told.json["error"]["id"] == message
    assert hint in told.json["error"]["message"]
    assert contents(data) == before


def test_on_a_terminal_a_long_refusal_breaks_between_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    lines = run("card", "dragon").err.splitlines()
    assert len(lines) > 2
    assert all(len(line) <= 40 or " " not in line for line in lines)
    assert any(line.startswith("heroes3.") for line in lines), "no id is broken at its dashes"


def test_a_table_that_has_ended_takes_no_more_lines(run: Run, table: str) -> None:
    run("table", "do", table, "life red =0")
    said = run("table", "do", table, "life blue -1", "--json")
    assert (said.code, said.json["error"]["kind"]) == (2, "Ended")
    assert run("table", "undo", table).code == 0
    assert run("table", "do", table, "life blue -1").code == 0


def test_without_any_table_it_says_how_to_make_one(run: Run) -> None:
    assert "companion table new" in run("table", "show", "last").err
    assert "companion table new" in run("table", "list").out


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_refusals_are_told_in_every_language(run: Run, table: str, language: str) -> None:
    said = run("table", "do", table, "gold red -1", "--lang", language, "--json").json["error"]
    assert said["kind"] == "BeyondLimit"
    assert "below-limit" not in said["message"]


def test_trouble_with_the_database_has_a_code_of_its_own(run: Run, data: Path) -> None:
    (data / DATABASE_FILE_NAME).write_bytes(b"this is no database at all, whatever its name says" * 50)
    before = (data / DATABASE_FILE_NAME).read_bytes()
    said = run("table", "list", "--json")
    assert (said.code, said.json["error"]["kind"]) == (3, "Damaged")
    assert run("table", "list").err.count("\n") == 1
    assert (data / DATABASE_FILE_NAME).read_bytes() == before


def test_an_address_nobody_understands_is_refused(run: Run) -> None:
    assert run("table", "list", "--database", "mysql://x/y").code == 3


ADDRESSES = [
    "postgresql://ana:hunter2@here:port/db",
    "postgresql://ana:hunter2@[::1/db",
    "postgresql://ana:hun:ter2@here:99x/db",
    "postgresql://127.0.0.1:1/db?colour=red",
    "://",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_malformed_address_is_refused_without_its_password(run: Run, address: str) -> None:
    said = run("table", "list", "--database", address)
    assert (said.code, said.out, said.err.count("\n")) == (3, "", 1)
    assert "is not an address" in said.err
    assert "ter2" not in said.err


def test_a_path_that_cannot_be_is_refused(run: Run) -> None:
    assert run("table", "list", "--database", "a\x00b").code == 3


_PARTY = "quest: {heroes: [{id: ana}, {id: bo}, {id: cy}]}"
POSITIONS = {
    "a number has no parts": (f"game: terrinoth\n{_PARTY}\nexpect: {{round: {{of: 1}}}}", "which has no parts"),
    "a war machine that is none": ("game: heroes3\ncombat: {machines: [zombie], %s}", "zombie"),
    "a gate in no place": ("game: heroes3\ncombat: {siege: {gate: ana}, %s}", "There is no space ana"),
}


@pytest.mark.parametrize(("text", "hint"), POSITIONS.values(), ids=POSITIONS)
def test_an_odd_position_is_refused_in_a_sentence(run: Run, tmp_path: Path, text: str, hint: str) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(text.replace("%s", "mine: {B2: castle:griffins/few}, level: I"))
    said = run("play", str(file))
    assert said.code == 2
    assert hint in said.err


def test_an_unexpected_error_is_one_line_and_shows_more_only_when_asked(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.cli.handlers.table import show_tables

    def fail(*_: object) -> None:
        raise RuntimeError("the cat sat\non the keyboard")

    monkeypatch.setattr(show_tables, "list_tables", fail)
    said = run("table", "list")
    assert (said.code, said.out) == (1, "")
    assert said.err.count("\n") == 1
    assert "RuntimeError: the cat sat" in said.err
    assert run("table", "list", "--json").json["error"]["kind"] == "Unexpected"
    assert "Traceback" in run("table", "list", "--debug").err
    monkeypatch.setenv("COMPANION_DEBUG", "1")
    assert "Traceback" in run("table", "list").err


def test_an_unexpected_error_is_kept_in_the_log_and_the_sentence_says_where(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.cli.handlers.table import show_tables

    def fail(*_: object) -> None:
        raise RuntimeError("at postgresql://ana:hunter2@host/db")

    monkeypatch.setattr(show_tables, "list_tables", fail)
    said = run("table", "list")
    assert said.code == 1
    assert str(log_file_path(data)) in said.err
    assert "hunter2" not in said.err
    kept = log_file_path(data).read_text("utf-8")
    assert "Traceback" in kept
    assert "RuntimeError" in kept
    assert "hunter2" not in kept


def test_without_a_place_for_the_log_the_sentence_names_the_other_way(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.cli.handlers.table import show_tables

    def fail(*_: object) -> None:
        raise RuntimeError("the cat sat")

    log_file_path(data).mkdir()
    monkeypatch.setattr(show_tables, "list_tables", fail)
    said = run("table", "list")
    assert (said.code, said.err.count("\n")) == (1, 1)
    assert "--debug" in said.err


def test_trouble_with_the_database_is_in_the_log_with_what_the_driver_said(run: Run, data: Path) -> None:
    (data / DATABASE_FILE_NAME).write_bytes(b"this is no database at all, whatever its name says" * 50)
    assert run("table", "list").code == 3
    assert "file is not a database" in log_file_path(data).read_text("utf-8")
