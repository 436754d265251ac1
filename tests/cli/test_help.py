"""What the command says about itself, and how quickly."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion import __version__
from companion.cli.root import root
from tests.cli.conftest import Run

COMMANDS = [
    "new", "list", "show", "do", "undo", "redo", "log", "repair", "rules", "export", "report", "import", "rename",
    "archive", "delete",
]  # fmt: skip


def test_help_shows_groups_and_examples(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert "companion table new --game hero-realms" in said.out
    assert all(word in said.out for word in ("serve", "table", "games", "--data", "--lang", "Everywhere"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_table_command_has_help_and_takes_json(run: Run, command: str) -> None:
    said = run("table", command, "--help")
    assert said.code == 0
    assert "--json" in said.out
    assert "--data" in said.out


def test_the_help_of_do_explains_the_lines(run: Run) -> None:
    assert "life red -3" in run("table", "do", "--help").out


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"companion {__version__}\n"


def test_an_unknown_command_is_refused_with_a_hint(run: Run) -> None:
    said = run("table", "dance")
    assert (said.code, said.out) == (2, "")
    assert "dance" in said.err
    assert "--help" in said.err


def test_a_missing_option_is_told_as_json_when_asked_for(run: Run) -> None:
    said = run("table", "new", "--json")
    assert said.code == 2
    assert said.json["error"]["kind"] == "Usage"
    assert "--game" in said.json["error"]["message"]


def test_help_and_version_load_no_large_library() -> None:
    heavy = ("flet", "sqlmodel", "sqlalchemy", "alembic", "uvicorn", "yaml")
    code = (
        "import sys; from companion.cli import main; main(['--version']); main(['--help']); main(['table', '--help']);"
        f"print('loaded', [name for name in {heavy} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.endswith("loaded []\n")


def test_every_command_is_registered_under_a_heading() -> None:
    groups = {group.typer_instance.info.name for group in root.registered_groups if group.typer_instance}
    assert groups == {"table", "pack"}
    assert [command.name for command in root.registered_commands] == [
        "serve",
        "backup",
        "restore",
        "doctor",
        "games",
        "rules",
        "cards",
        "card",
        "play",
        "simulate",
        "odds",
        "tables",
        "replay",
    ]
