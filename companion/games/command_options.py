"""The options of a command as games declare them, each its own; the command line is made of all of them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

OptionValue: TypeAlias = str | int | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option that a game knows, typed as `--name`, with `-` for `_`.

    `default` counts where nobody typed it, and tells what it takes: a text, a number from `least` to `most`, a switch
    (False), two texts (`("", "")`), or texts as often as one likes (`()`). `metavar` stands for that in the help, which
    is English like all help of the command line. What is `positional` is a text that has to stand behind the game.
    """

    name: str
    help: str
    default: OptionValue = ""
    metavar: str = ""
    least: int | None = None
    most: int | None = None
    positional: bool = False

    @property
    def typed(self) -> str:
        """The option as it is typed."""
        return f"--{self.name.replace('_', '-')}"


def merge_options(by_game: Mapping[str, Sequence[CommandOption]], game: str = "") -> list[CommandOption]:
    """Every option that some game knows, once, in an order that fits the order of each.

    Where games mean different things by a name, `game` is right. Only it is asked what has to be typed; without one all
    are, for the help.
    """
    merged: list[CommandOption] = []
    for options in by_game.values():
        place = len(merged)
        for option in reversed(options):
            known = next((n for n, other in enumerate(merged) if other.name == option.name), None)
            if known is None:
                merged.insert(place, option)
            else:
                merged[known], place = _told_together(merged[known], option), known
    own = {option.name: option for option in by_game.get(game, ())}
    return [
        replace(own.get(option.name, option), help=option.help)
        for option in merged
        if option.name in own or not (game in by_game and option.positional)
    ]


def _told_together(one: CommandOption, other: CommandOption) -> CommandOption:
    return one if other.help in one.help else replace(one, help=f"{one.help} {other.help}")
