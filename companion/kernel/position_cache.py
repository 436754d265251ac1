"""Positions along a history: all of the newest ones, few of the older ones."""

from __future__ import annotations

from typing import Generic

from companion.kernel.game import S

CHECKPOINT_EVERY = 64
"""Positions are kept for good after every so many steps: so many acts are replayed at most to reach any other."""
RECENT = 64
"""Positions are kept after each of the newest so many steps: people go back there, and nothing is replayed for it."""


class PositionCache(Generic[S]):
    """What is kept of the positions from `first` steps on; there is none before."""

    def __init__(self, start: S, first: int = 0) -> None:
        self.first = first
        # The position after every 64th step, without gaps from the first one on.
        self.kept: list[S] = [start.copy()]
        self._recent: dict[int, S] = {}

    def nearest(self, count: int) -> tuple[int, S]:
        """The last position that is kept of those after at most `count` steps, and after how many it is."""
        whole = max(0, min((count - self.first) // CHECKPOINT_EVERY, len(self.kept) - 1))
        at = self.first + whole * CHECKPOINT_EVERY
        recent = max((n for n in self._recent if n <= count), default=0)
        if recent > at:
            return recent, self._recent[recent].copy()
        return at, self.kept[whole].copy()

    def keep(self, count: int, state: S, total: int) -> None:
        """Keep the position after `count` of `total` steps, if it is one of the newest or one in 64."""
        if count == self.first + len(self.kept) * CHECKPOINT_EVERY:
            self.kept.append(state.copy())
        if count > total - RECENT:
            self._recent[count] = state.copy()
            self._recent.pop(count - RECENT, None)

    def forget_after(self, count: int) -> None:
        """Drop the positions after more than `count` steps."""
        del self.kept[max(0, count - self.first) // CHECKPOINT_EVERY + 1 :]
        for n in [n for n in self._recent if n > count]:
            del self._recent[n]
