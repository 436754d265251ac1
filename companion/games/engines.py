"""The engines: every way of play that has rules of its own, found by its name and imported when it is first needed.

The name of an engine is its folder here: `hero-realms` is `hero_realms/`, `heroes3.combat` is `heroes3/combat/`. A
folder with an `engine_registration.py` that holds `ENGINE` is an engine; no list elsewhere has to know it. The name
stands in every saved table, so a folder that was renamed says which name it had: `NAME` in its `saved_name.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias

from companion.games.cli_setup import CliSetupOrder
from companion.games.game_folders import find_packages_with, import_game_module
from companion.kernel.acts import A, Act
from companion.kernel.autoplay_types import AutoPlayer, OnProgress
from companion.kernel.game import AnyAct, AnyGame, AnyState, Game, S, Setup
from companion.kernel.messages import Message, Text


@dataclass(frozen=True, slots=True)
class TableOverview:
    """A table as a list of tables shows it: what is played, by which human players, what happens now."""

    title: Text
    mode: Text | Message
    people: tuple[tuple[str | Text, int], ...]
    now: Message


@dataclass(frozen=True, slots=True)
class Engine(Generic[S, A]):
    """An engine: its rules, a table in one line, how lines typed in a terminal are read (with the time, for clocks).

    Where a terminal can set a table up, `lay` builds the set-up; `standing` is the position as lines. `autoplay` makes
    the bot for all seats that no player plays, a new one for each device that watches a table.
    """

    game: Game[S, A]
    face: Callable[[S], TableOverview]
    read_line: Callable[[S, str, int], Act]
    examples: Callable[[S], list[str]]
    lay: Callable[[CliSetupOrder], Setup] | None = None
    standing: Callable[[S], list[Message]] | None = None
    autoplay: Callable[[OnProgress], AutoPlayer[S]] | None = None


AnyEngine: TypeAlias = Engine[AnyState, AnyAct]
"""Some engine."""


class EngineRegistry(Mapping[str, AnyGame]):
    """The rules of every engine by its name. Looking which there are imports none of them."""

    def __getitem__(self, name: str) -> AnyGame:
        return load_engine(name).game

    def __iter__(self) -> Iterator[str]:
        return iter(_names())

    def __len__(self) -> int:
        return len(_names())

    def __contains__(self, name: object) -> bool:
        return name in _names()


ENGINES = EngineRegistry()


@functools.cache
def load_engine(name: str) -> AnyEngine:
    """The engine of this name; `KeyError` where there is none."""
    if name not in _names():
        raise KeyError(name)
    found: AnyEngine = import_game_module(engine_package(name), "engine_registration").ENGINE
    return found


def engine_package(name: str) -> str:
    """The package of an engine below `companion.games`, and of its screens below `companion.app.screens`."""
    return _renamed().get(name, name.replace("-", "_"))


def engine_name_of_package(package: str) -> str:
    """The name of the engine in a package below `companion.games`."""
    return next((name for name, renamed in _renamed().items() if renamed == package), package.replace("_", "-"))


@functools.cache
def _renamed() -> dict[str, str]:
    """Engines by the name that is in saved tables, and the package they are in now."""
    found = find_packages_with("saved_name", nested=True)
    return {import_game_module(package, "saved_name").NAME: package for package in found}


@functools.cache
def _names() -> tuple[str, ...]:
    return tuple(sorted(map(engine_name_of_package, find_packages_with("engine_registration", nested=True))))
