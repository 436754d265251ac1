"""`companion play`: a position written by hand, played act by act."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.options import command

EXAMPLE = """
The file is YAML: the game, what lies where, the acts, and what is expected (docs/positions.md). Nothing is stored.

[bold]Example[/bold]

companion play my-position.yaml --json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    command(root, "play", rich_help_panel="Rules and odds", epilog=EXAMPLE)(play)


def play(
    desk: Desk,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position file.")],
) -> Answer:
    """Play a position file: what happens, what is refused and why, and the position it leads to."""
    from companion.cli.work import position

    return position.play(desk, file)
