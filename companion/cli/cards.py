"""`companion cards` and `companion card`: cards with their figures and what they do."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.options import command

EXAMPLE = """
[bold]Examples[/bold]

companion cards "stun champion" --game hero-realms

companion cards --type champion --where faction=guild --where cost=5

companion card hero-realms.fire-gem
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    command(root, "cards", rich_help_panel="Rules and odds", epilog=EXAMPLE)(cards)
    command(root, "card", rich_help_panel="Rules and odds")(card)


def cards(
    desk: Desk,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="QUERY", help="A name or what it does; all cards without it.")
    ] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only the cards of one game.")] = "",
    type_: Annotated[str, typer.Option("--type", metavar="TYPE", help="Only one type, such as champion.")] = "",
    where: Annotated[
        list[str] | None,
        typer.Option("--where", metavar="WHAT=VALUE", help="Only with a faction, cost, tier or box: faction=guild."),
    ] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="How many cards at most.")] = 20,
) -> Answer:
    """Find cards by name, by what they do, or by filters."""
    from companion.cli.work import lookup

    return lookup.cards(desk, " ".join(query or []), lookup.Sieve(game, type_, tuple(where or ())), limit)


def card(
    desk: Desk,
    card_id: Annotated[str, typer.Argument(metavar="ID", help="The id of a card, or its name.")],
) -> Answer:
    """Show one card."""
    from companion.cli.work import lookup

    return lookup.card(desk, card_id)
