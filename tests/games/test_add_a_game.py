"""The tutorial is true: its files are those of the game that the tests play, and its commands work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from companion.cli import main
from companion.kernel.messages import LANGUAGES
from tests.games.fifth_wheel import CONTENT, GAMES, game_added

PAGE = (Path(__file__).parents[2] / "docs" / "add_a_game.md").read_text("utf-8")
ROOTS = {"companion/games/": GAMES, "content/": CONTENT}


def written_lines(files: dict[str, str]) -> dict[str, list[str]]:
    """The lines of files, without the empty ones: between two pieces on the page there are none."""
    return {path: [line for line in text.splitlines() if line] for path, text in files.items()}


def titled_blocks() -> dict[str, str]:
    """The files that the page shows, by their path; one that is shown in several pieces is put together."""
    found: dict[str, str] = {}
    for path, text in re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL):
        found[path] = found.get(path, "") + text
    return found


def real_files() -> dict[str, str]:
    """The files of the game; the words of other languages are only spoken of."""
    others = {f"{language}.ftl" for language in LANGUAGES if language != "en"}
    return {
        f"{shown}{file.relative_to(root).as_posix()}": file.read_text("utf-8")
        for shown, root in ROOTS.items()
        for file in sorted((root / "fifth_wheel").rglob("*"))
        if file.suffix in (".py", ".yaml", ".ftl") and file.name not in others
    }


def test_the_page_shows_every_file_as_it_is() -> None:
    shown = {path: text for path, text in titled_blocks().items() if path.startswith(tuple(ROOTS))}
    assert written_lines(shown) == written_lines(real_files())


def test_the_commands_of_the_page_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = [
        shlex.split(line)
        for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]
    assert len(commands) == 8
    for path, text in titled_blocks().items():
        if "/" not in path:
            (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("COMPANION_DATABASE", raising=False)
    (tmp_path / "content").mkdir()
    with game_added(tmp_path / "content"):
        for program, *rest in commands:
            assert program == "companion"
            assert main(rest) == 0, (rest, capsys.readouterr().err)


def test_the_rules_are_as_short_as_the_page_promises() -> None:
    code = [line for line in real_files()["companion/games/fifth_wheel/game.py"].splitlines() if line.strip()]
    assert len(code) < 150
