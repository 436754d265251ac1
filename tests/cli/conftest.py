"""The command in-process, with a database of its own for every test."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from companion.cli import main
from companion.data_location import DATABASE_FILE_NAME


@dataclass(frozen=True, slots=True)
class Said:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The answer for programs."""
        return json.loads(self.out)


Run: TypeAlias = Callable[..., Said]


@pytest.fixture
def data(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder with an empty database, and make it the place of the data."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(empty_database, folder / DATABASE_FILE_NAME)
    for name in ("COMPANION_DATABASE", "COMPANION_DEBUG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COMPANION_DATA", str(folder))
    return folder


@pytest.fixture
def run(data: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Give the command: `run("table", "list")`."""

    def call(*argv: str) -> Said:
        code = main(list(argv))
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


@pytest.fixture
def table(run: Run) -> str:
    """Give the id of a table of Hero Realms for Red and Blue, with Red to begin."""
    made = run("table", "new", "--game", "hero-realms", "--players", "Red,Blue", "--first", "red", "--json")
    return str(made.json["id"])
