"""The table that a position file is played at. Each engine has a board of its own in a module beside this one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from companion.kernel.acts import Act
from companion.kernel.events import Event
from companion.kernel.game import Game, S
from companion.kernel.plain import BadShape, from_plain, spell_path
from companion.kernel.refusals import Malformed

T = TypeVar("T")


@dataclass(slots=True)
class Decided:
    """What an automated chair decided."""

    act: Act
    line: str
    event: Event


class Board(ABC, Generic[S]):
    """A table of one engine."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game, self.state = game, state

    @abstractmethod
    def read(self, line: str) -> Act:
        """The act that a line stands for."""

    def give(self, act: Act) -> list[Event]:
        """Do it on a copy, so that a refusal changes nothing."""
        events: list[Event] = []
        after = self.state.copy()
        self.game.apply(after, act, events.append)
        self.state = after
        return events

    def begin(self, lines: Iterable[str]) -> None:
        """Do what happened before the position is looked at."""
        for line in lines:
            self.give(self.read(line))

    @abstractmethod
    def let(self, level: str, turns: int) -> list[tuple[Decided, list[Event]]]:
        """Let an automated chair act for so many turns."""

    @abstractmethod
    def shown(self) -> dict[str, Any]:
        """The position as people read it."""


AnyBoard: TypeAlias = Board[Any]


def settings_of(kind: type[T], written: Mapping[str, object], refusal: str) -> T:
    """The settings of an engine as a position writes them; `refusal` is what the engine says of a bad one."""
    try:
        return from_plain(kind, written)
    except BadShape as bad:
        fault = bad.faults[0]
        where = spell_path(("settings", *fault.path))
        raise Malformed(refusal, field=where, found=fault.found, expected=fault.expected) from bad
