"""`companion replay`: a report or the file of a table, played input by input."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
It ends with 0 where every input is taken, 1 where one makes the game fail, 2 where one is refused. Nothing is stored.

[bold]Example[/bold]

companion table report last problem.json --without-names

companion replay problem.json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "replay", rich_help_panel="Tables", epilog=EXAMPLE)(replay_report_or_table_file)


def replay_report_or_table_file(
    context: CommandContext,
    file: Annotated[
        str, typer.Argument(metavar="FILE", show_default=False, help="A report or a table; - for standard input.")
    ],
) -> CommandResult:
    """Play a report or an exported table to its error, or say that it plays through."""
    from companion.cli.handlers.table import problem_reports

    return problem_reports.replay_report_or_table_file(context, file)
