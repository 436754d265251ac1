"""What a game must offer. One folder under `companion/games/` a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from companion.kernel.acts import Act, Codec
from companion.kernel.events import Tell
from companion.kernel.questions import Question


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table begins: which box, which engine plays it, the seed of its luck, and the engine's own set-up.

    `corrections` are those of the packs that were switched on when the table was set up.
    """

    game: str
    engine: str
    seed: int
    body: Mapping[str, object]
    content: ContentStamp = field(default_factory=lambda: ContentStamp())
    corrections: tuple[Corrected, ...] = ()


@dataclass(frozen=True, slots=True)
class ContentStamp:
    """Which content a table was set up with."""

    version: str = ""
    hash: str = ""


@dataclass(frozen=True, slots=True)
class Corrected:
    """A figure of a card that this table plays instead of the printed one; the card by its id in the library."""

    card: str
    figure: str
    value: int


class State(Protocol):
    """A position. Plain slotted data; nothing in it knows of screens, disks or time."""

    @property
    def ended(self) -> bool:
        """Whether play is over."""

    def copy(self: S) -> S:
        """A position of its own that is equal to this one."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of one engine. It stops at every decision and every chance, and never calls a clock or a disk."""

    @property
    def codec(self) -> Codec:
        """Writes and reads this game's acts."""

    def start(self, setup: Setup, tell: Tell) -> S:
        """The opening position."""

    def question(self, state: S) -> Question | None:
        """The decision or chance that play waits for, if any."""

    def apply(self, state: S, act: Act, tell: Tell) -> None:
        """Change the position by an act and tell what happened, or raise `Refused`."""

    def merged(self, acts: Sequence[Act]) -> Act | None:
        """One act that does what a burst of taps did together, for telling the history; None where there is none."""

    def freeze(self, state: S) -> dict[str, Any]:
        """The position as plain data, for a snapshot."""

    def thaw(self, setup: Setup, data: object) -> S:
        """The position that a snapshot holds."""
