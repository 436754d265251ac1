"""Commands that a game carries out itself: `companion simulate`, `odds` and `tables`.

A game that can has a module of that name in its folder `commands/`, with `COMMAND`: which options it knows, and what
gives the report. Nothing has to be registered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TypeAlias

from companion.games.command_options import CommandOption, merge_options
from companion.games.game_folders import find_packages_with, import_game_module
from companion.kernel.building_blocks.confidence_interval import wilson_interval
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import Malformed, Unknown
from companion.library.translations import MessageCatalogue

OnStep: TypeAlias = Callable[[int], None]
"""Told how much of the work is done."""
CommandOptions: TypeAlias = Mapping[str, str | int | tuple[str, ...]]
"""The options of a command by their names, as they were typed; what nobody typed is empty."""


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table of a report: what stands above its columns, and the rows."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class CommandReport:
    """What came of a command: data for programs, and what people read, made only when somebody does."""

    plain: Mapping[str, object]
    draw: Callable[[], Sequence[str | ReportTable]]


@dataclass(frozen=True, slots=True)
class CommandReader:
    """Who reads the report: their language, and how they are shown the progress of so many steps."""

    words: MessageCatalogue
    progress: Callable[[str, int], AbstractContextManager[OnStep]]


@dataclass(frozen=True, slots=True)
class GameCommand:
    """A command as one game carries it out: `run` gets every option of the game by name.

    `examples` are whole command lines, `notes` explain what is typed; both stand below the help of the command.
    """

    run: Callable[[CommandReader, CommandOptions], CommandReport]
    options: Sequence[CommandOption]
    examples: Sequence[str] = ()
    notes: str = ""


def load_game_commands(command: str) -> dict[str, GameCommand]:
    """How each game that knows a command carries it out, by the game."""
    found = find_packages_with(f"commands.{command}")
    return {package.replace("_", "-"): import_game_module(package, f"commands.{command}").COMMAND for package in found}


def run_game_command(command: str, game: str, reader: CommandReader, options: CommandOptions) -> CommandReport:
    """Let a game carry a command out. An option that was typed and is not for this game is refused."""
    games = load_game_commands(command)
    if game not in games:
        raise Unknown(f"{command}-no-game", found=game, options=", ".join(games))
    own = {option.name: option for option in games[game].options}
    for option in merge_options({name: known.options for name, known in games.items()}, game):
        if option.name not in own and options[option.name] != option.default:
            allowed = ", ".join(known.typed for known in own.values())
            raise Malformed("simulate-not-its-option", option=option.typed, game=game, options=allowed)
    return games[game].run(reader, {name: options[name] for name in own})


# --- figures that every game tells alike ---------------------------------------------------------


def win_share_to_json(wins: int, games: int) -> dict[str, Plain]:
    """How often somebody won, with the 95 % interval, for programs."""
    low, high = wilson_interval(wins, games)
    return {"wins": wins, "share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def win_share_text(wins: int, games: int) -> dict[str, str]:
    """The same for people, in per cent."""
    low, high = wilson_interval(wins, games)
    return {"share": f"{100 * wins / games:.1f}", "low": f"{100 * low:.1f}", "high": f"{100 * high:.1f}"}


def game_length_to_json(counts: Sequence[int]) -> dict[str, Plain]:
    """How long games took."""
    return {"mean": round(mean(counts), 2), "least": min(counts), "most": max(counts)}


def mean(numbers: Sequence[int]) -> float:
    """The average; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0
