"""A damaged table in a terminal: listed with the reason, shown as far as it can be read, and exported as it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME
from tests.cli.conftest import Run
from tests.tables.problems.damage import GAP, UNOPENABLE, damage


@pytest.fixture
def sound(run: Run, table: str) -> str:
    """Another table; the first one, changed last, will be damaged."""
    made = run("table", "new", "--game", "hero-realms", "--players", "Ana,Ben", "--json")
    assert run("table", "do", table, "life red -3", "life red -2").code == 0
    return str(made.json["id"])


@pytest.mark.parametrize("what", ["setup", "no text", "shape", "engine"])
def test_the_list_tells_what_is_wrong_with_a_table(run: Run, data: Path, table: str, sound: str, what: str) -> None:
    damage(data / DATABASE_FILE_NAME, UNOPENABLE[what], table)
    listed = run("table", "list", "--json")
    assert listed.code == 0
    troubles = {each["id"]: each["trouble"] for each in listed.json["tables"]}
    assert troubles[sound] is None
    assert troubles[table]
    assert troubles[table] in run("table", "list").out


@pytest.mark.parametrize("what", UNOPENABLE)
def test_a_damaged_table_is_shown_as_far_as_it_can_be_read(
    run: Run, data: Path, table: str, sound: str, what: str
) -> None:
    damage(data / DATABASE_FILE_NAME, UNOPENABLE[what], table)
    for command in ("show", "log"):
        shown = run("table", command, table, "--json")
        assert shown.code in (2, 3)
        assert (shown.json["game"], shown.json["length"]) == ("hero-realms", 2)
        assert len(shown.json["journal"]) == 2
        assert shown.json["error"]["message"] == shown.json["trouble"]


def test_last_is_the_last_table_that_can_be_read(run: Run, data: Path, table: str, sound: str) -> None:
    assert run("table", "show", "last", "--json").json["id"] == table
    damage(data / DATABASE_FILE_NAME, UNOPENABLE["setup"], table)
    assert run("table", "show", "last", "--json").json["id"] == sound
    assert run("table", "do", "last", "life ana -1").code == 0


@pytest.mark.parametrize("what", [*UNOPENABLE, "gap"])
def test_a_damaged_table_is_exported_as_it_is(
    run: Run, data: Path, tmp_path: Path, table: str, sound: str, what: str
) -> None:
    damage(data / DATABASE_FILE_NAME, GAP if what == "gap" else UNOPENABLE[what], table)
    written = run("table", "export", table, str(tmp_path), "--json")
    assert written.code == 0
    assert written.json["trouble"]
    saved = json.loads(Path(written.json["file"]).read_text(encoding="utf-8"))
    assert saved["format"] == "companion-rows"
    assert saved["table"]["id"] == table
    assert run("table", "delete", table, "--yes").code == 0
