"""How words on the command line become lines, and which table they are for."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from companion.cli.handlers.table.play_typed_lines_and_undo import split_arguments_into_lines
from companion.data_location import DATABASE_FILE_NAME
from database.store import Store
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        (["life", "red", "-3"], ["life red -3"]),
        (["life red -3"], ["life red -3"]),
        (["life red -3", "round next"], ["life red -3", "round next"]),
        (["draw", "life red -3"], ["draw", "life red -3"]),
        (["note", "well played"], ["note well played"]),
        (["rename", "red", "Big Red"], ["rename red Big Red"]),
        ([], []),
        ([" "], []),
    ],
)
def test_an_argument_with_a_space_is_a_whole_line(typed: list[str], lines: list[str]) -> None:
    assert split_arguments_into_lines(typed) == lines


def test_a_minus_is_no_option(run: Run, table: str) -> None:
    assert run("table", "do", table, "life", "red", "-3", "--json").json["length"] == 1
    assert run("table", "do", "--json", table, "life", "red", "-30").json["length"] == 2
    assert run("table", "repair", table, "1", "life", "red", "-4").code == 0
    assert run("table", "show", table, "--json").json["seats"][0]["counters"]["life"] == 16


def test_lines_come_from_the_standard_input(run: Run, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("# a comment\nlife red -3\n\nturn next\n"))
    assert [each["line"] for each in run("table", "do", table, "--stdin", "--json").json["accepted"]] == [
        "life red -3",
        "turn next",
    ]


def test_a_table_is_found_by_its_beginning_or_as_the_last_one(run: Run, table: str) -> None:
    assert run("table", "show", table[:5].upper(), "--json").json["id"] == table
    assert run("table", "show", "last", "--json").json["id"] == table


def test_a_beginning_that_fits_two_tables_is_refused(run: Run, table: str, data: Path) -> None:
    with Store.open(data / DATABASE_FILE_NAME) as store:
        record = store.read(table)
        assert record.snapshot is not None
        for twin in ("twin1111", "twin2222"):
            store.create(record.setup, "", record.snapshot, at=1, table_id=twin)
    said = run("table", "show", "twin", "--json")
    assert (said.code, said.json["error"]["id"]) == (2, "cli-table-ambiguous")
    assert "twin1111 and twin2222" in said.json["error"]["message"]
    assert run("table", "show", "twin1", "--json").json["id"] == "twin1111"


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Red: Life −3, now 47"), ("es", "Vida"), ("fr", "Santé"), ("it", "Salute")]
)
def test_sentences_are_in_the_language_asked_for(run: Run, table: str, language: str, sentence: str) -> None:
    assert sentence in run("table", "do", table, "life", "red", "-3", "--lang", language).out


def test_the_language_is_the_flag_then_the_setting_then_the_system(
    run: Run, table: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Life" in run("table", "show", table).out
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Salute" in run("table", "show", table).out
    with Store.open(data / DATABASE_FILE_NAME) as store:
        store.settings.put("language", "es")
    assert "Vida" in run("table", "show", table).out
    assert "Santé" in run("--lang", "fr", "table", "show", table).out
