"""Position files of any game, and the table they are played at (docs/positions.md).

An engine that plays position files has a module `position_file_runner.py` beside its `engine_registration.py`, with
`POSITION_FILE`, what its files hold (a `PositionFile` with the engine's own groups), and `build_runner`, which makes
the table of a file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from companion.kernel.acts import Act
from companion.kernel.events import Event
from companion.kernel.game import AnyAct, AnyState, Game, S, apply_to_copy
from companion.kernel.plain_data import BadShape, Plain, data_path_text, from_plain
from companion.kernel.refusals import Malformed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PositionAct:
    """An act with something about it: that it is refused, that a chair does it by itself, or a look in between."""

    do: str = ""
    refused: str = ""
    let: str = ""
    turns: int = 1
    expect: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionFile:
    """What every position file may hold."""

    game: str
    mode: str = ""
    engine: str = ""
    about: str = ""
    source: str = ""
    seed: int = 1
    first: str = ""
    settings: dict[str, object] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    acts: tuple[str | PositionAct, ...] = ()
    expect: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class BotDecision:
    """What an automated chair decided."""

    act: Act
    line: str
    event: Event


class PositionRunner(ABC, Generic[S]):
    """A table of one engine."""

    def __init__(self, game: Game[S, AnyAct], state: S) -> None:
        self.game, self.state = game, state

    @abstractmethod
    def read(self, line: str) -> Act:
        """The act that a line stands for."""

    def give(self, act: Act) -> list[Event]:
        """Do it on a copy, so that a refusal changes nothing."""
        events: list[Event] = []
        self.state = apply_to_copy(self.game, self.state, act, events.append)
        return events

    def begin(self, lines: Iterable[str]) -> None:
        """Do what happened before the position is looked at."""
        for line in lines:
            self.give(self.read(line))

    @abstractmethod
    def let(self, level: str, turns: int) -> list[tuple[BotDecision, list[Event]]]:
        """Let an automated chair act for so many turns."""

    @abstractmethod
    def shown(self) -> dict[str, Plain]:
        """The position as people read it."""


AnyPositionRunner: TypeAlias = PositionRunner[AnyState]
"""Some runner."""


def parse_engine_settings(kind: type[T], written: Mapping[str, object], refusal: str) -> T:
    """The settings of an engine as a position writes them; `refusal` is what the engine says of a bad one."""
    try:
        return from_plain(kind, written)
    except BadShape as bad:
        fault = bad.faults[0]
        where = data_path_text(("settings", *fault.path))
        raise Malformed(refusal, field=where, found=fault.found, expected=fault.expected) from bad
