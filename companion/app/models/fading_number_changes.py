"""By how much numbers changed in the last moments: taps that follow each other add up, then it fades."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

from companion.app.models import table_model

K = TypeVar("K", bound=Hashable)

_LONGER = 0.6
"""Seconds for which a change is still shown when no other tap can join it."""


class RunningChanges(Generic[K]):
    """The changes that are shown beside the numbers; `changed` is called when they fade."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.now: dict[K, int] = {}
        self._changed = changed
        self._fading: asyncio.Task[None] | None = None

    def get(self, key: K) -> int:
        """The change of a number that is still adding up."""
        return self.now.get(key, 0)

    def add(self, changes: Iterable[tuple[K, int]]) -> None:
        """Add what changed, and let everything fade when nothing more comes."""
        total = dict(self.now)
        for key, by in changes:
            total[key] = total.get(key, 0) + by
        self.now = {key: by for key, by in total.items() if by}
        self.stop()
        self._fading = asyncio.get_running_loop().create_task(self._fade())

    def clear(self) -> None:
        """Show none of them: the table jumped instead of going on."""
        self.now = {}

    def stop(self) -> None:
        """Let nothing fade any more."""
        if self._fading is not None:
            self._fading.cancel()

    async def _fade(self) -> None:
        await asyncio.sleep(table_model.BURST_SECONDS + _LONGER)
        self.now = {}
        self._changed()
