"""`companion games`: what can be set up, and the words that `companion table new` understands."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.options import command


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    command(root, "games", rich_help_panel="Tables")(games)


def games(
    desk: Desk,
    game: Annotated[str, typer.Argument(metavar="GAME", help="One game, with everything to choose.")] = "",
) -> Answer:
    """List the games, or what can be chosen for one of them."""
    from companion.cli.work import catalogue

    return catalogue.one(desk, game) if game else catalogue.all_of_them(desk)
