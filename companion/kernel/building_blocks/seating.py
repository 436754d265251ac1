"""Who sits where: neighbours, teams and opposite seats, counted over those still in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seating:
    """Seats in clockwise order; the next one in the list sits to the left."""

    order: tuple[str, ...]

    def left_of(self, seat: str, living: Sequence[str]) -> str | None:
        """The next living neighbour clockwise, or None if nobody else lives."""
        return self._neighbour(seat, living, 1)

    def right_of(self, seat: str, living: Sequence[str]) -> str | None:
        """The next living neighbour counter-clockwise, or None if nobody else lives."""
        return self._neighbour(seat, living, -1)

    def facing(self, seat: str) -> str:
        """The seat straight across, when two equal rows face each other."""
        return self.order[len(self.order) - 1 - self.order.index(seat)]

    def _neighbour(self, seat: str, living: Sequence[str], step: int) -> str | None:
        count = len(self.order)
        start = self.order.index(seat)
        for distance in range(1, count):
            other = self.order[(start + step * distance) % count]
            if other in living:
                return other
        return None
