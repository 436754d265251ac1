"""`companion simulate`: many games by automated chairs, and who wins them."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
[bold]Examples[/bold]

companion simulate hero-realms --games 400 --seed 7

companion simulate hero-realms --boss dragon --party 3 --level squire --games 100 --json

companion simulate hero-realms --boss lich,lich --level knight,squire

companion simulate terrinoth --quest midwinter-orchard --heroes 3 --games 100 --json
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "simulate", rich_help_panel="Rules and odds", epilog=EXAMPLE)(simulate_games)


def simulate_games(
    context: CommandContext,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as hero-realms.")],
    mode: Annotated[
        str, typer.Option("--mode", metavar="MODE", help="A mode; two players all against all otherwise.")
    ] = "",
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", help="How many seats, where the mode leaves it open.")
    ] = 0,
    boss: Annotated[
        str,
        typer.Option(
            "--boss",
            metavar="BOSS",
            help="dragon or lich, against a party; two of them against each other: dragon,dragon.",
        ),
    ] = "",
    party: Annotated[int, typer.Option("--party", metavar="N", help="The size of the party, 1 to 5.")] = 0,
    quest: Annotated[
        str, typer.Option("--quest", metavar="ID", help="A quest of Terrinoth; the first one otherwise.")
    ] = "",
    heroes: Annotated[
        int, typer.Option("--heroes", metavar="N", help="Its heroes, 1 to 4; 1 is a player alone, who runs two.")
    ] = 0,
    level: Annotated[
        str,
        typer.Option(
            "--level",
            metavar="LEVEL",
            help="random, squire, knight or legend; one for all, or one a side: squire,knight."
            " Terrinoth: random or party.",
        ),
    ] = "",
    games: Annotated[int, typer.Option("--games", metavar="G", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same result.")] = 1,
) -> CommandResult:
    """Play many games and count who wins, with a confidence interval."""
    from companion.cli.handlers.game_commands import run_game_command

    return run_game_command(context, "simulate", game, {
        "mode": mode, "seats": seats, "boss": boss, "party": party, "quest": quest, "heroes": heroes, "level": level,
        "games": games, "seed": seed,
    })  # fmt: skip
