"""The history of a table: the operations in force, the steps that follow from them, and positions along the way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Generic

from companion.kernel.events import silent
from companion.kernel.game import Game, S
from companion.kernel.journal import Entry, Step
from companion.kernel.refusals import NotNow, Unknown

CHECKPOINT_EVERY = 64


@dataclass(frozen=True, slots=True)
class Operation:
    """An act given or a repair: what undo and redo move over. A repair knows the steps before and after it."""

    number: int
    entry: Entry
    before: tuple[Step, ...] | None = None
    after: tuple[Step, ...] | None = None


class History(Generic[S]):
    """Everything in force at a table, with the position kept every `CHECKPOINT_EVERY` steps."""

    def __init__(self, start: S) -> None:
        self.operations: list[Operation] = []
        self.position = 0
        self.steps: list[Step] = []
        self._kept: dict[int, S] = {0: start.copy()}

    def operate(self, operation: Operation, repaired: tuple[Step, ...] | None) -> None:
        """Add an operation and cut off what was undone before it."""
        del self.operations[self.position :]
        if repaired is not None:
            operation = replace(operation, before=tuple(self.steps), after=repaired)
        self.operations.append(operation)
        self._forward(operation)
        self.position += 1

    def move(self, by: int) -> None:
        """Undo (negative) or redo operations."""
        if by < 0 and -by > self.position:
            raise NotNow("undo-nothing", possible=self.position)
        if by > 0 and by > len(self.operations) - self.position:
            raise NotNow("redo-nothing", possible=len(self.operations) - self.position)
        if by == 0:
            raise NotNow("undo-zero")
        for _ in range(-by):
            self.position -= 1
            self._back(self.operations[self.position])
        for _ in range(by):
            self._forward(self.operations[self.position])
            self.position += 1

    def keep(self, state: S) -> None:
        """Keep the position after the newest step, once in a while."""
        if len(self.steps) % CHECKPOINT_EVERY == 0:
            self._kept[len(self.steps)] = state.copy()

    def state_after(self, count: int, game: Game[S]) -> S:
        """The position after the first `count` steps."""
        nearest = max(n for n in self._kept if n <= count)
        state = self._kept[nearest].copy()
        for n in range(nearest, count):
            if self.steps[n].in_force:
                game.apply(state, self.steps[n].act, silent)
            if (n + 1) % CHECKPOINT_EVERY == 0:
                self._kept[n + 1] = state.copy()
        return state

    @property
    def done(self) -> list[Operation]:
        """The operations in force, oldest first."""
        return self.operations[: self.position]

    @property
    def undone(self) -> list[Operation]:
        """The operations that redo would bring back, nearest first."""
        return self.operations[self.position :]

    def reach(self, steps: int, forward: bool) -> int:
        """How many operations so many steps are: a burst of taps is one step to people."""
        run = self.undone if forward else self.done[::-1]
        bursts = [len(list(group)) for _, group in groupby(run, lambda o: o.entry.burst or o.number)]
        if not 1 <= steps <= len(bursts):
            raise NotNow("redo-nothing" if forward else "undo-nothing", possible=len(bursts))
        return sum(bursts[:steps])

    def distance(self, to: int) -> int:
        """How many operations to undo (negative) or redo until number `to` is the last one in force; 0 is the start."""
        numbers = [0, *(operation.number for operation in self.operations)]
        if to not in numbers:
            raise Unknown("jump-no-step", step=to)
        by = numbers.index(to) - self.position
        if by == 0:
            raise NotNow("jump-already-there", step=to)
        return by

    def _forward(self, operation: Operation) -> None:
        if operation.after is not None:
            self.steps = list(operation.after)
            self._forget_from(0)
            return
        entry = operation.entry
        self.steps.append(Step(operation.number, entry.act, entry.who, entry.at, entry.burst, why=entry.why))

    def _back(self, operation: Operation) -> None:
        if operation.before is not None:
            self.steps = list(operation.before)
            self._forget_from(0)
            return
        self.steps.pop()
        self._forget_from(len(self.steps))

    def _forget_from(self, count: int) -> None:
        for n in [n for n in self._kept if n > count]:
            del self._kept[n]
