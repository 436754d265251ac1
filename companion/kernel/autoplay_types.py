"""Automatic play: what a game decides for seats that no player plays. `companion.tables.autoplay` carries it out.

player = engine.autoplay(lambda share: None)
if player.acts_on(state):
player.decide(state)       # an act with its reason, a choice for the table, or nothing
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.messages import Message

S_contra = TypeVar("S_contra", contravariant=True)

OnProgress: TypeAlias = Callable[[float], None]
"""Told how much of its time a player has spent thinking, from 0 to 1, on the thread that thinks."""


@dataclass(frozen=True, slots=True)
class AutoAct:
    """What is done without asking anybody, and why.

    `headline` tells it in one sentence, with what the table moves for it; events whose messages are among `covered`
    would only repeat it. Acts in a row of the same `group` are one step, told and undone together; "" stands alone.
    """

    act: Act
    reason: Reason
    seat: str = ""
    headline: Message | None = None
    covered: frozenset[str] = frozenset()
    group: str = ""


@dataclass(frozen=True, slots=True)
class TableChoice:
    """Where the rules leave an automatic decision to the table: why, and each option as a line to type and in words."""

    reason: Reason
    options: tuple[tuple[str, Message], ...]


class AutoPlayer(Protocol[S_contra]):
    """Decides for all seats of one table that no player plays. It may remember the turn it is in."""

    def acts_on(self, state: S_contra) -> bool:
        """Whether a seat that no player plays is to act or to answer; must be quick."""

    def decide(self, state: S_contra) -> AutoAct | TableChoice | None:
        """What is done now. It may take seconds. None where players have to act after all."""

    def hurry(self) -> None:
        """Think no further, and take the best so far; from any thread."""
