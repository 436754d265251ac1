"""`companion odds`: should I take this fight? Simulated odds of a field, exact odds of a duel."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

EXAMPLE = """
A unit is written FACTION:NAME/SIDE, such as castle:Marksmen/pack or neutral:Medusas, in any language.

[bold]Examples[/bold]

companion odds heroes3 --mine "castle:Marksmen/pack,castle:Crusaders/few" --level IV --difficulty hard --fights 1000

companion odds heroes3 --mine "castle:Griffins/few" --level II --plus castle:Griffins/pack --without castle:Griffins/few

companion odds heroes3 --duel "castle:Crusaders/few" "necropolis:Zombies/pack" --json

companion odds heroes3 --table > duels.csv
"""


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "odds", rich_help_panel="Rules and odds", epilog=EXAMPLE)(show_odds)


def show_odds(
    context: CommandContext,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as heroes3.")],
    mine: Annotated[
        str, typer.Option("--mine", metavar="UNITS", help="Your units that fight, up to five, with commas between.")
    ] = "",
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help="The level of the field, I to VII.")] = "",
    difficulty: Annotated[
        str, typer.Option("--difficulty", metavar="D", help="easy, normal, hard or impossible.")
    ] = "normal",
    against: Annotated[
        str, typer.Option("--against", metavar="UNITS", help="The enemy's units, where they are known already.")
    ] = "",
    hero: Annotated[int, typer.Option("--hero", metavar="N", min=1, max=7, help="The level of your hero.")] = 1,
    movement: Annotated[
        int, typer.Option("--movement", metavar="N", min=0, help="Movement points for further combat rounds.")
    ] = 3,
    policy: Annotated[
        str, typer.Option("--policy", metavar="WAY", help="How your units play: sensible, cautious or reckless.")
    ] = "sensible",
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="UNIT", help="What if this unit stayed away? Repeatable.")
    ] = None,
    plus: Annotated[
        list[str] | None, typer.Option("--plus", metavar="UNIT", help="What if this unit came, too? Repeatable.")
    ] = None,
    fights: Annotated[int, typer.Option("--fights", metavar="F", min=1, help="How many fights.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same result.")] = 1,
    duel: Annotated[
        tuple[str, str],
        typer.Option("--duel", metavar="FIRST SECOND", help="Exact odds of two units against each other."),
    ] = ("", ""),
    adjacent: Annotated[
        bool, typer.Option("--adjacent", metavar="", help="In a duel: they are neighbours from the start.")
    ] = False,
    table: Annotated[
        bool, typer.Option("--table", metavar="", help="The exact duel of every unit against every unit, as CSV.")
    ] = False,
) -> CommandResult:
    """Tell how a fight will go: simulated for a field, exact for a duel."""
    from companion.cli.handlers.game_commands import run_game_command

    return run_game_command(context, "odds", game, {
        "mine": mine, "level": level, "difficulty": difficulty, "against": against, "hero": hero, "movement": movement,
        "policy": policy, "without": tuple(without or ()), "plus": tuple(plus or ()), "fights": fights, "seed": seed,
        "duel": duel, "adjacent": adjacent, "table": table,
    })  # fmt: skip
