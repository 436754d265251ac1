"""Which act stands at which step after a list of operations, worked out without asking the game.

However many repairs there are and however much each of them covers, every step is touched a few times only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.kernel.journal import Entry, Step, entry_to_step
from companion.kernel.refusals import EntryRefused, NotNow, Unknown


class StepsInForce:
    """The steps after some operations, without what the game says to them: nothing is set aside yet.

    `brought` holds for every step the number of the entry that its act came with. The first `closed` steps are part of
    a position that was kept as it was.
    """

    def __init__(self, operations: Sequence[tuple[int, Entry]]) -> None:
        self.steps: list[Step] = []
        self.brought: list[int] = []
        self.closed = 0
        self._at: dict[int, int] = {}
        self._repairs: list[tuple[int, int, int]] = []
        left = _Left(sum(entry.kind == "give" for _, entry in operations))
        for number, entry in operations:
            if entry.kind == "give":
                self._at[number] = len(self.steps)
                self.steps.append(entry_to_step(number, entry))
                self.brought.append(number)
            elif entry.kind == "repair":
                self._repair(number, entry, left)
            else:
                # What was kept closes everything before it; rules that were taken replay all of it.
                self.closed = len(self.steps) if entry.kind == "keep" else 0
        for step in self.steps[: self.closed]:
            step.closed = True
        self._mark_repaired()
        self._last_before = self._last_repair_before_each()

    def certain(self, n: int, since: int) -> bool:
        """Whether nothing before a step was repaired after its act was entered: then it was possible just here.

        `since` is the entry from which on the rules were those of now.
        """
        return self.brought[n] > max(self._last_before[n], since)

    def _repair(self, number: int, entry: Entry, left: _Left) -> None:
        first = self._at.get(entry.step)
        if first is None or self.steps[first].removed or not 1 <= entry.count <= len(self.steps) - first:
            raise EntryRefused(number, Unknown("repair-no-step", step=entry.step))
        if first < self.closed:
            raise EntryRefused(number, NotNow("repair-closed", step=entry.step))
        if entry.act is not None:
            self.steps[first].act, self.steps[first].why = entry.act, None
            self.brought[first] = number
        # Once removed, a step is never put back by a later repair.
        for n in left.take(first + (entry.act is not None), first + entry.count):
            self.steps[n].removed = True
        self._repairs.append((number, first, entry.count))

    def _mark_repaired(self) -> None:
        left = _Left(len(self.steps))
        for number, first, count in reversed(self._repairs):
            for n in left.take(first, first + count):
                self.steps[n].repaired_by = number

    def _last_repair_before_each(self) -> list[int]:
        at = {first: number for number, first, _ in self._repairs}
        last, found = 0, []
        for n in range(len(self.steps)):
            found.append(last)
            last = max(last, at.get(n, 0))
        return found


class _Left:
    """The indices of a row that are not taken yet."""

    def __init__(self, size: int) -> None:
        self._next = list(range(size + 1))

    def take(self, low: int, high: int) -> Iterator[int]:
        """Each place from `low` on and below `high` that is still free; it is taken then."""
        n = self._free_from(low)
        while n < high:
            self._next[n] = n + 1
            yield n
            n = self._free_from(n + 1)

    def _free_from(self, n: int) -> int:
        free = n
        while self._next[free] != free:
            free = self._next[free]
        while self._next[n] != n:
            self._next[n], n = free, self._next[n]
        return free
