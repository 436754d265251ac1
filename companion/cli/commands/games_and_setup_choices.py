"""`companion games`: what can be set up, and the words that `companion table new` understands."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "games", rich_help_panel="Tables")(list_games_or_setup_choices)


def list_games_or_setup_choices(
    context: CommandContext,
    game: Annotated[str, typer.Argument(metavar="GAME", help="One game, with everything to choose.")] = "",
) -> CommandResult:
    """List the games, or what can be chosen for one of them."""
    from companion.cli.handlers import games_list

    return games_list.show_game(context, game) if game else games_list.list_games(context)
