"""A table: a pure function of its setup and the journal of what was entered.

    state = replay(setup, journal)

`Table.enter` takes one journal entry and changes the table, or raises `Refused` and changes nothing. The journal
holds four kinds of entries: an act given, undo, redo, and repair of one step in the middle of the history. Acts given
and repairs are *operations*; undo and redo move a pointer over them, and a new operation cuts off what was undone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from companion.kernel.acts import Act
from companion.kernel.events import Event, silent
from companion.kernel.game import Game, S, Setup
from companion.kernel.journal import Entry, Step
from companion.kernel.questions import Question
from companion.kernel.refusals import NotNow, Refused, Unknown

CHECKPOINT_EVERY = 64


@dataclass(frozen=True, slots=True)
class Preview(Generic[S]):
    """What a repair would lead to: the position, the whole history, and the steps that became impossible."""

    state: S
    steps: tuple[Step, ...]
    impossible: tuple[Step, ...]


class Table(Generic[S]):
    """A running table. Build it from setup and journal, or `resume` it from a snapshot."""

    def __init__(self, game: Game[S], setup: Setup, journal: Iterable[Entry] = ()) -> None:
        self.game = game
        self.setup = setup
        self.opening: list[Event] = []
        self.state: S = game.start(setup, self.opening.append)
        self.length = 0
        self._history: _History[S] | None = _History(self.state)
        self._load: Callable[[], Iterable[Entry]] | None = None
        self._unread: list[Entry] = []
        for entry in journal:
            self.enter(entry)

    @classmethod
    def resume(
        cls, game: Game[S], setup: Setup, state: S, length: int, load: Callable[[], Iterable[Entry]]
    ) -> Table[S]:
        """A table as it stood after `length` entries. The journal is read only when its history is asked for."""
        table = cls(game, setup)
        table.state = state
        table.length = length
        table._history = None
        table._load = load
        return table

    # --- entering -----------------------------------------------------------------------------

    def enter(self, entry: Entry) -> list[Event]:
        """Take one journal entry; the events it led to. Raises `Refused`, and then nothing has changed."""
        if entry.kind == "give":
            return self._give(entry)
        history = self.history
        if entry.kind == "undo":
            history.move(-entry.count)
        elif entry.kind == "redo":
            history.move(entry.count)
        else:
            repaired = self.preview(entry.step, entry.act, entry.count).steps
            history.operate(_Operation(self.length + 1, entry), repaired)
        self.length += 1
        self.state = history.state_after(len(history.steps), self.game)
        return []

    def give(self, act: Act, who: str = "", at: int = 0, burst: str = "") -> list[Event]:
        """Give an act."""
        return self.enter(Entry("give", act, who=who, at=at, burst=burst))

    def undo(self, count: int = 1) -> None:
        """Take back the last operations."""
        self.enter(Entry("undo", count=count))

    def redo(self, count: int = 1) -> None:
        """Bring back what was undone last."""
        self.enter(Entry("redo", count=count))

    def repair(self, step: int, act: Act | None, count: int = 1) -> None:
        """Put another act in the place of a step, or remove it with None, and let everything after it follow.

        With `count`, that many steps from this one on (a burst of taps) are replaced by the one act.
        """
        self.enter(Entry("repair", act, step=step, count=count))

    def preview(self, step: int, act: Act | None, count: int = 1) -> Preview[S]:
        """What a repair would lead to; changes nothing. The new act itself must be possible."""
        history = self.history
        steps = [old.copy() for old in history.steps]
        index = next((n for n, old in enumerate(steps) if old.number == step and not old.removed), None)
        if index is None or not 1 <= count <= len(steps) - index:
            raise Unknown("repair-no-step", step=step)
        for n in range(index, index + count):
            steps[n] = _mended(steps[n], act if n == index else None, self.length + 1)
        state = history.state_after(index, self.game)
        if act is not None:
            state = _applied(self.game, state, act)
        state = _replay(self.game, state, steps[index + count :])
        was_aside = {old.number for old in history.steps if old.aside is not None}
        impossible = tuple(s for s in steps if s.aside is not None and s.number not in was_aside)
        return Preview(state, tuple(steps), impossible)

    # --- looking ------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What play waits for."""
        return self.game.question(self.state)

    @property
    def history(self) -> _History[S]:
        """Operations, steps and positions; read from the journal on first use after `resume`."""
        if self._history is None:
            assert self._load is not None
            twin = Table(self.game, self.setup, self._load())
            for entry in self._unread:
                twin.enter(entry)
            self._history, self._unread = twin._history, []
        assert self._history is not None
        return self._history

    @property
    def steps(self) -> Sequence[Step]:
        """The history as people see it, oldest first, with removed and impossible steps in their place."""
        return self.history.steps

    @property
    def can_undo(self) -> int:
        """How many operations can be undone."""
        return self.history.position

    @property
    def can_redo(self) -> int:
        """How many operations can be brought back."""
        return len(self.history.operations) - self.history.position

    def last_burst(self, forward: bool = False) -> int:
        """How many operations the next undo (or redo) should take at once: a burst of taps is one step to people."""
        return self.history.burst_length(forward)

    def told(self, last: int | None = None) -> Iterable[tuple[Step, list[Event]]]:
        """Every step, or the last few, with the events it led to, told anew."""
        begin = 0 if last is None else max(0, len(self.steps) - last)
        state = self.history.state_after(begin, self.game)
        for step in self.steps[begin:]:
            events: list[Event] = []
            if step.in_force:
                self.game.apply(state, step.act, events.append)
            yield step, events

    def _give(self, entry: Entry) -> list[Event]:
        events: list[Event] = []
        state = self.state.copy()
        self.game.apply(state, entry.act, events.append)
        self.state = state
        self.length += 1
        if self._history is None:
            self._unread.append(entry)
        else:
            self._history.operate(_Operation(self.length, entry), None)
            self._history.keep(state)
        return events


# --- the history: operations, the steps that follow from them, and positions along the way ------


@dataclass(frozen=True, slots=True)
class _Operation:
    number: int
    entry: Entry
    # The steps before a repair: what its undo goes back to.
    before: tuple[Step, ...] | None = None
    after: tuple[Step, ...] | None = None


class _History(Generic[S]):
    """Everything in force at a table, with the position kept every `CHECKPOINT_EVERY` steps."""

    def __init__(self, start: S) -> None:
        self.operations: list[_Operation] = []
        self.position = 0
        self.steps: list[Step] = []
        self._kept: dict[int, S] = {0: start.copy()}

    def operate(self, operation: _Operation, repaired: tuple[Step, ...] | None) -> None:
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

    def burst_length(self, forward: bool) -> int:
        """How many neighbouring operations belong to the burst at the pointer."""
        run = self.operations[self.position :] if forward else self.operations[: self.position][::-1]
        if not run or not run[0].entry.burst:
            return min(1, len(run))
        count = 0
        for operation in run:
            if operation.entry.burst != run[0].entry.burst:
                break
            count += 1
        return count

    def _forward(self, operation: _Operation) -> None:
        if operation.after is not None:
            self.steps = list(operation.after)
            self._forget_from(0)
            return
        entry = operation.entry
        self.steps.append(Step(operation.number, entry.act, entry.who, entry.at, entry.burst))

    def _back(self, operation: _Operation) -> None:
        if operation.before is not None:
            self.steps = list(operation.before)
            self._forget_from(0)
            return
        self.steps.pop()
        self._forget_from(len(self.steps))

    def _forget_from(self, count: int) -> None:
        for n in [n for n in self._kept if n > count]:
            del self._kept[n]


def _mended(step: Step, act: Act | None, repaired_by: int) -> Step:
    if act is None:
        return replace(step, removed=True, aside=None, repaired_by=repaired_by)
    return replace(step, act=act, removed=False, aside=None, repaired_by=repaired_by)


def _applied(game: Game[S], state: S, act: Act) -> S:
    after = state.copy()
    game.apply(after, act, silent)
    return after


def _replay(game: Game[S], state: S, steps: Iterable[Step]) -> S:
    """Apply steps one by one; those that are impossible now are set aside with the refusal, never dropped."""
    for step in steps:
        if step.removed:
            continue
        try:
            state = _applied(game, state, step.act)
        except Refused as refused:
            step.aside = refused
        else:
            step.aside = None
    return state
