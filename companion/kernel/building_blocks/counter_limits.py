"""Counters with limits, meters with thresholds, and the numbers that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Limits:
    """The lowest and highest value a counter may take; None means there is none."""

    low: int | None = 0
    high: int | None = None

    def clamp(self, value: int) -> int:
        """The nearest value that is allowed."""
        if self.low is not None:
            value = max(value, self.low)
        return value if self.high is None else min(value, self.high)


def crossed_thresholds(before: int, after: int, thresholds: Sequence[int]) -> list[int]:
    """The thresholds reached on the way, in the order they were met; going up meets them at, going down below."""
    if after >= before:
        return sorted(t for t in thresholds if before < t <= after)
    return sorted((t for t in thresholds if after < t <= before), reverse=True)


def find_reached_rung(value: int, rungs: Sequence[tuple[int, T]]) -> T:
    """What stands at the highest rung a value has reached: (5, [(0, "I"), (2, "II"), (4, "III")]) is "III"."""
    reached = rungs[0][1]
    for at, what in rungs:
        if value >= at:
            reached = what
    return reached
