"""Seeded randomness that gives the same numbers on every platform and every Python version.

Python's own `random` makes no such promise for its methods. This is PCG-XSH-RR 64/32 (O'Neill 2014): 64 bits of
state that live in the game state, so that undo takes luck back as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1


@dataclass(slots=True)
class Luck:
    """A stream of random numbers. The whole state is one number."""

    state: int

    @classmethod
    def from_seed(cls, seed: int) -> Luck:
        """A fresh stream; any whole number is a seed."""
        luck = cls((seed * 2 + 1) & _MASK)
        luck.state = (luck.state * _MULTIPLIER + _INCREMENT) & _MASK
        luck.word()
        return luck

    def word(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK
        mixed = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((mixed >> turn) | (mixed << (-turn & 31))) & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`; every one equally likely."""
        if not 0 < limit <= 1 << 32:
            raise ValueError(f"limit must be from 1 to 2**32, not {limit}")
        # Words from the incomplete last round would favour small numbers: throw them away.
        fair = (1 << 32) - (1 << 32) % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Bring a list in random order, in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Luck:
        """A stream that goes on from the same place on its own."""
        return Luck(self.state)
