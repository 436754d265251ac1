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
from companion.kernel.events import Event, Reason, silent
from companion.kernel.game import Game, S, Setup
from companion.kernel.history import History, Operation
from companion.kernel.journal import Entry, Step
from companion.kernel.questions import Question
from companion.kernel.refusals import Refused, Unknown
from companion.kernel.words import message


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
        if setup.corrections:
            self.opening.append(Event(message("table-corrected", count=len(setup.corrections)), tone="remind"))
        self.state: S = game.start(setup, self.opening.append)
        self.length = 0
        self._history: History[S] | None = History(self.state)
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
            history.operate(Operation(self.length + 1, entry), repaired)
        self.length += 1
        self.state = history.state_after(len(history.steps), self.game)
        return []

    def give(self, act: Act, who: str = "", at: int = 0, burst: str = "", why: Reason | None = None) -> list[Event]:
        """Give an act; an automatic player says why."""
        return self.enter(Entry("give", act, who=who, at=at, burst=burst, why=why))

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
    def history(self) -> History[S]:
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
            self._history.operate(Operation(self.length, entry), None)
            self._history.keep(state)
        return events


def _mended(step: Step, act: Act | None, repaired_by: int) -> Step:
    if act is None:
        return replace(step, removed=True, aside=None, repaired_by=repaired_by)
    # The table put another act there: what the chair said for the old one no longer holds.
    return replace(step, act=act, removed=False, aside=None, repaired_by=repaired_by, why=None)


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
