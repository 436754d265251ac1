"""`companion rules`: a question to the rules, answered in short."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.options import command

EXAMPLE = """
Typos, missing accents and words of another language are forgiven; an id such as hero-realms.guard
shows that entry, and so does a paragraph as refusals name it: "hero_realms 6.2".

[bold]Examples[/bold]

companion rules "guard turned sideways"

companion rules guardian --game hero-realms --lang es --json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    command(root, "rules", rich_help_panel="Rules and odds", epilog=EXAMPLE)(rules)


def rules(
    desk: Desk,
    query: Annotated[list[str], typer.Argument(metavar="QUERY", help="What you want to know, in any words.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only the rules of one game.")] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="How many answers at most.")] = 5,
) -> Answer:
    """Look something up in the rules."""
    from companion.cli.work import lookup

    return lookup.rules(desk, " ".join(query), game, limit)
