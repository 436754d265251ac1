"""`companion play`: a position written by hand, played act by act."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
The file is YAML: the game, what lies where, the acts, and what is expected (docs/positions.md). Nothing is stored.

[bold]Example[/bold]

companion play my-position.yaml --json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "play", rich_help_panel="Rules and odds", epilog=EXAMPLE)(play_position_file)


def play_position_file(
    context: CommandContext, file: Annotated[Path, typer.Argument(metavar="FILE", help="A position file.")]
) -> CommandResult:
    """Play a position file: what happens, what is refused and why, and the position it leads to."""
    from companion.cli.handlers import run_position_file

    return run_position_file.run_position_file(context, file)
