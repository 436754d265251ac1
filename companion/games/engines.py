"""The engines: every way of play that has rules of its own, found by its name and imported when it is first needed.

The name of an engine is its folder here: `hero-realms` is `hero_realms/`, `heroes3.combat` is `heroes3/combat/`. A
folder with an `engine.py` that holds `ENGINE` is an engine; nothing has to be registered anywhere.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.kernel.acts import Act
from companion.kernel.game import Game, Setup
from companion.kernel.words import Message, Text


@dataclass(frozen=True, slots=True)
class Face:
    """A table as a list of tables shows it: what is played, who of flesh and blood plays it, what happens now."""

    title: Text
    mode: Text | Message
    people: tuple[tuple[str | Text, int], ...]
    now: Message


@dataclass(frozen=True, slots=True)
class Order:
    """A table as it is ordered in a terminal: who sits at it, and what was chosen, by seat or ("") for everybody.

    Seats are places in `people`. `first` is who begins; empty leaves it to chance.
    """

    people: tuple[str, ...]
    mode: str = ""
    choices: Mapping[tuple[str, str], str] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    first: str = ""
    title: str = ""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Engine:
    """The rules, a table in one glance, and how lines typed in a terminal are read (with the time, for clocks).

    Where a terminal can set a table up, `lay` does it; `standing` is the position as lines.
    """

    game: Game[Any]
    face: Callable[[Any], Face]
    read_line: Callable[[Any, str, int], Act]
    examples: Callable[[Any], list[str]]
    lay: Callable[[Order], Setup] | None = None
    standing: Callable[[Any], list[Message]] | None = None


class Engines(Mapping[str, Game[Any]]):
    """The rules of every engine by its name. Looking which there are imports none of them."""

    def __getitem__(self, name: str) -> Game[Any]:
        return engine(name).game

    def __iter__(self) -> Iterator[str]:
        return iter(_names())

    def __len__(self) -> int:
        return len(_names())

    def __contains__(self, name: object) -> bool:
        return name in _names()


ENGINES = Engines()


@functools.cache
def engine(name: str) -> Engine:
    """The engine of this name; `KeyError` where there is none."""
    if name not in _names():
        raise KeyError(name)
    module = importlib.import_module(f"{__package__}.{name.replace('-', '_')}.engine")
    found: Engine = module.ENGINE
    return found


@functools.cache
def _names() -> tuple[str, ...]:
    home = Path(__file__).parent
    # Packaged for a phone, the source may be gone and only compiled files remain.
    folders = {file.parent.relative_to(home) for file in home.rglob("engine.py*")}
    return tuple(sorted(".".join(folder.parts).replace("_", "-") for folder in folders if folder.name != "__pycache__"))
