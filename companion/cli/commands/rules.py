"""`companion rules`: a question to the rules, answered in short."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
Typos, missing accents and words of another language are forgiven; an id such as hero-realms.guard
shows that entry, and so does a paragraph as refusals name it: "hero_realms 6.2".

[bold]Examples[/bold]

companion rules "guard turned sideways"

companion rules guardian --game hero-realms --lang es --json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "rules", rich_help_panel="Rules and odds", epilog=EXAMPLE)(look_up_rules)


def look_up_rules(
    context: CommandContext,
    query: Annotated[list[str], typer.Argument(metavar="QUERY", help="What you want to know, in any words.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only the rules of one game.")] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="How many answers at most.")] = 5,
) -> CommandResult:
    """Look something up in the rules."""
    from companion.cli.handlers import library_lookup

    return library_lookup.look_up_rules(context, " ".join(query), game, limit)
