"""Where the data lives: by option before or behind the command, by environment, or on a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME, data_folder, database_address
from tests.cli.conftest import Run


def test_the_option_works_on_either_side_of_the_command(run: Run, table: str, tmp_path: Path) -> None:
    other = tmp_path / "other place"
    assert run("--data", str(other), "table", "list", "--json").json == {"tables": []}
    assert run("table", "list", "--data", str(other), "--json").json == {"tables": []}
    assert (other / DATABASE_FILE_NAME).exists()
    assert len(run("table", "list", "--json").json["tables"]) == 1


def test_what_is_nearer_to_the_command_counts(run: Run, table: str, data: Path, tmp_path: Path) -> None:
    listed = run("--data", str(tmp_path / "other"), "table", "list", "--data", str(data), "--json")
    assert len(listed.json["tables"]) == 1
    assert not (tmp_path / "other").exists()


def test_a_typed_place_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "env"))
    assert database_address() == tmp_path / "env" / DATABASE_FILE_NAME
    assert database_address(tmp_path / "typed") == tmp_path / "typed" / DATABASE_FILE_NAME
    monkeypatch.setenv("COMPANION_DATABASE", "postgresql://env/table")
    assert database_address() == "postgresql://env/table"
    assert database_address(tmp_path / "typed") == tmp_path / "typed" / DATABASE_FILE_NAME
    assert database_address(tmp_path, "postgresql://typed/table") == "postgresql://typed/table"


def test_without_any_wish_it_is_the_platforms_own_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COMPANION_DATA", raising=False)
    assert data_folder().is_absolute()
    assert "companion" in str(data_folder())


def test_a_folder_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = run("table", "list", "--data", str(tmp_path / "file" / "data"), "--json")
    assert (said.code, said.json["error"]["kind"]) == (3, "NotWritable")


@pytest.mark.slow
def test_a_postgres_address_works_too(run: Run, postgres_url: str) -> None:
    made = run("table", "new", "--game", "hero-realms", "--players", "Red,Blue", "--database", postgres_url, "--json")
    assert made.code == 0, made
    done = run("table", "do", "last", "life", "red", "-3", "--database", postgres_url, "--json")
    assert done.json["length"] == 1
    assert run("table", "list", "--json").json == {"tables": []}
