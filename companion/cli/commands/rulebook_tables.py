"""`companion tables`: the tables at the back of a rulebook, and a calculator for trade."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
Amounts are written as people say them: "7 gold 2 valuables", in any language. What is wanted is a
resource, amounts, or a building.

[bold]Examples[/bold]

companion tables heroes3 difficulty

companion tables heroes3 buildings --faction castle

companion tables heroes3 trade --have "7 gold 2 valuables"

companion tables heroes3 trade --have "7 gold 2 valuables" --want building

companion tables heroes3 trade --have "9 gold 5 materials" --want castle:citadel --json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "tables", rich_help_panel="Rules and odds", epilog=EXAMPLE)(show_rulebook_table)


def show_rulebook_table(
    context: CommandContext,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as heroes3.")],
    table: Annotated[str, typer.Argument(metavar="TABLE", help="difficulty, trade, dice, levels, ai or buildings.")],
    faction: Annotated[
        str, typer.Option("--faction", metavar="FACTION", help="Only the buildings of this faction.")
    ] = "",
    have: Annotated[str, typer.Option("--have", metavar="AMOUNTS", help="What you have to trade with.")] = "",
    want: Annotated[
        str, typer.Option("--want", metavar="WHAT", help="What you want for it: a resource, amounts, or a building.")
    ] = "",
) -> CommandResult:
    """Show a table of the rulebook, or reckon what a trade brings."""
    from companion.cli.handlers.game_commands import run_game_command

    options = {"table": table, "faction": faction, "have": have, "want": want}
    return run_game_command(context, "tables", game, options)
