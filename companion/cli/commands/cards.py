"""`companion cards` and `companion card`: cards with their figures and what they do."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
[bold]Examples[/bold]

companion cards "stun champion" --game hero-realms

companion cards --type champion --where faction=guild --where cost=5

companion card hero-realms.fire-gem
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "cards", rich_help_panel="Rules and odds", epilog=EXAMPLE)(find_cards)
    register_command(root, "card", rich_help_panel="Rules and odds")(show_card)


def find_cards(
    context: CommandContext,
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
) -> CommandResult:
    """Find cards by name, by what they do, or by filters."""
    from companion.cli.handlers import library_lookup

    return library_lookup.find_cards(
        context, " ".join(query or []), library_lookup.CardFilter(game, type_, tuple(where or ())), limit
    )


def show_card(
    context: CommandContext,
    card_id: Annotated[str, typer.Argument(metavar="ID", help="The id of a card, or its name.")],
) -> CommandResult:
    """Show one card."""
    from companion.cli.handlers import library_lookup

    return library_lookup.show_card(context, card_id)
