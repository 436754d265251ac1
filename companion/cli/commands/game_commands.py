"""`companion simulate`, `odds` and `tables`: the games carry them out, and declare which options they have."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

if TYPE_CHECKING:
    from companion.games.command_options import CommandOption

COMMANDS = {
    "simulate": "Play many games and count who wins, with a confidence interval.",
    "odds": "Tell how a fight will go: simulated for a field, exact for a duel.",
    "tables": "Show a table of the rulebook, or reckon what a trade brings.",
}


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    for name, about in COMMANDS.items():
        root.command(name, cls=_Unread, help=about, rich_help_panel="Rules and odds")(_nothing)


class _Unread(TyperCommand):
    """A command in the list of all. Games are asked for its options when it is called, so that other help is quick."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """What the whole command reads of a command line."""
        command = _build_command(str(self.name), args)
        return command.make_context(info_name, args, parent, **extra)


def _nothing() -> None:
    """Stand in for the function of a command that is not read yet."""


def _build_command(name: str, args: Sequence[str]) -> Any:
    """The command with the options of all games, as the game understands them that is named among the arguments."""
    from companion.games.command_options import merge_options
    from companion.games.game_commands_and_reports import load_game_commands

    games = load_game_commands(name)
    meant = next((arg for arg in args if arg in games), "")
    options = merge_options({game: command.options for game, command in games.items()}, meant)

    def work(context: CommandContext, game: str, **given: Any) -> CommandResult:
        from companion.cli.handlers.game_commands import run_game_command

        repeatable = {option.name for option in options if option.default == ()}
        values = {name: tuple(value or ()) if name in repeatable else value for name, value in given.items()}
        return run_game_command(context, name, game, values)

    such = typer.Argument(metavar="GAME", help=f"Which game, such as {next(iter(games))}.")
    parameters = [_parameter("context", CommandContext), _parameter("game", Annotated[str, such])]
    parameters += [_option_parameter(option) for option in options]
    # `register_command` reads the signature to know the options.
    setattr(work, "__signature__", inspect.Signature(parameters))  # noqa: B010
    notes = [command.notes for command in games.values() if command.notes]
    examples = [line for command in games.values() for line in command.examples]
    epilog = "\n\n".join([*notes, "[bold]Examples[/bold]", *examples])
    alone = typer.Typer(rich_markup_mode="rich", add_completion=False)
    register_command(alone, name, help=COMMANDS[name], epilog=epilog)(work)
    return typer.main.get_command(alone)


def _option_parameter(option: CommandOption) -> inspect.Parameter:
    """An option as Typer reads it from the signature of a command."""
    if option.positional:
        return _parameter(option.name, Annotated[str, typer.Argument(metavar=option.metavar, help=option.help)])
    told = typer.Option(option.typed, metavar=option.metavar, min=option.least, max=option.most, help=option.help)
    if option.default == ():
        return _parameter(option.name, Annotated[list[str] | None, told], None)
    if isinstance(option.default, tuple):
        return _parameter(option.name, Annotated[tuple[str, str], told], option.default)
    return _parameter(option.name, Annotated[type(option.default), told], option.default)


def _parameter(name: str, hint: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)
