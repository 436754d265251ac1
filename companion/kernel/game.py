"""What a game must offer. One folder under `companion/games/` a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from companion.kernel.acts import A, Codec
from companion.kernel.events import Tell, ignore_event
from companion.kernel.plain_data import Plain
from companion.kernel.question_types import Question
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table begins: which box, which engine plays it, the seed of its luck, and the engine's own set-up.

    `corrections` are those of the packs that were switched on when the table was set up. `rules` is the version of the
    engine's rules that it began with; None is the newest one.
    """

    game: str
    engine: str
    seed: int
    body: Mapping[str, object] = field(repr=False)
    content: ContentStamp = field(default_factory=lambda: ContentStamp())
    corrections: tuple[CorrectedFigure, ...] = ()
    rules: int | None = None


@dataclass(frozen=True, slots=True)
class ContentStamp:
    """Which content a table was set up with."""

    version: str = ""
    hash: str = ""


@dataclass(frozen=True, slots=True)
class CorrectedFigure:
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


class Game(Protocol[S, A]):
    """The rules of one engine. It stops at every decision and every chance, and never calls a clock or a disk."""

    @property
    def codec(self) -> Codec[A]:
        """Writes and reads this game's acts."""

    @property
    def save_format(self) -> SaveFormat:
        """The format that setups, acts and positions are saved in, and how older ones become it."""

    @property
    def rules(self) -> Rules:
        """The rules with everything that was ever corrected in them."""

    def start(self, setup: Setup, tell: Tell) -> S:
        """The opening position."""

    def question(self, state: S) -> Question | None:
        """The decision or chance that play waits for, if any."""

    def apply(self, state: S, act: A, tell: Tell) -> None:
        """Change the position by an act and tell what happened, or raise `Refused`."""

    def merged(self, acts: Sequence[A]) -> A | None:
        """One act that does what a burst of taps did together, for showing the history; None where there is none."""

    def freeze(self, state: S) -> dict[str, Plain]:
        """The position as plain data, for a snapshot."""

    def thaw(self, setup: Setup, data: object) -> S:
        """The position that a snapshot holds."""


# Tables of all games lie side by side, and what holds them does not know which game is whose. It hands a position only
# to the game that it came from, and has the game's codec check every act; mypy cannot follow that, so these two are
# the only places that say so, and everything else is named by them.
AnyState: TypeAlias = Any
"""A position of some game; whoever knows which game says so where the position is taken."""
AnyAct: TypeAlias = Any
"""An act of some game; whoever does not care which takes an `Act`."""
AnyGame: TypeAlias = Game[AnyState, AnyAct]
"""Some game, by whose rules only its own positions and acts go."""


def apply_to_copy(game: Game[S, A], state: S, act: A, tell: Tell = ignore_event) -> S:
    """The position after an act. The one before stays as it was, also where the act is refused with `Refused`."""
    after = state.copy()
    game.apply(after, act, tell)
    return after
