"""The history of a table: the operations in force, the steps that follow from them, and positions along the way.

A repair changes which act stands at a step, and corrected rules change what an act leads to. Which steps are set aside
by that follows from the acts that stand and the rules alone, so nothing is kept for each of them: the steps are worked
out from the operations, and replayed once, when somebody looks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Generic

from companion.kernel.acts import A
from companion.kernel.events import ignore_event
from companion.kernel.game import Game, S, Setup
from companion.kernel.journal import Entry, Step, entry_to_step
from companion.kernel.position_cache import PositionCache
from companion.kernel.refusals import EntryRefused, NotNow, Refused, Unknown
from companion.kernel.steps_in_force import StepsInForce


class EntryBroken(Exception):
    """A game failed at an entry of a journal that was read as a whole; the cause says how."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the game failed at entry {number}")
        self.number = number


@dataclass(frozen=True, slots=True)
class Operation:
    """An act given, a repair, or corrected rules taken: what undo and redo move over.

    A position that was kept as it was is one, too, but nothing moves over it.
    """

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class ReplayStart:
    """Where the replay begins: at the set-up, or at a position that was kept. Entry `since` chose the rules."""

    rules: int
    since: int = 0
    kept: Operation | None = None


class History(Generic[S, A]):
    """Everything in force at a table, with positions along the way.

    `asked` is the newest version of the rules that people chose not to take. `undecided` says that the steps lead to
    another position than the one that was shown, so that it had to be kept until somebody chooses. `work` counts what
    was done so far: acts applied, and operations gone through to work out the steps.
    """

    def __init__(self, game: Game[S, A], setup: Setup, start: S) -> None:
        self._game = game
        self._setup = setup
        self.operations: list[Operation] = []
        self.position = 0
        self.floor = 0
        self.steps: list[Step] = []
        self.asked = 0
        self.undecided = False
        self.work = 0
        # By the entry that took the rules, or 0: the version that they were renewed to later, and by which entry.
        self._renewed: dict[int, tuple[int, int]] = {}
        self._beginning = ReplayStart(_version(setup))
        self.positions = PositionCache(start)

    @property
    def rules(self) -> int:
        """The version of the rules that the steps are replayed by."""
        return self._beginning.rules

    @property
    def kept(self) -> bool:
        """Whether the steps begin at a position that was kept as it was."""
        return self._beginning.kept is not None

    # --- operations ---------------------------------------------------------------------------

    def give(self, number: int, entry: Entry, state: S) -> None:
        """Add an act that the game has accepted, with the position after it, and cut off what was undone before."""
        self._add(Operation(number, entry))
        self.steps.append(_step(self.operations[-1]))
        self.work += 1
        self.positions.keep(len(self.steps), state, len(self.steps))

    def repair(self, number: int, entry: Entry, steps: Sequence[Step]) -> None:
        """Add a repair that is possible, with the steps after it, and cut off what was undone before."""
        self.positions.forget_after(self.index(entry.step))
        self._add(Operation(number, entry))
        self.steps = list(steps)

    def choose(self, number: int, entry: Entry) -> S:
        """Take or renew the rules, or keep a position; the position then. Where that fails, nothing has changed."""
        with self._unless_it_fails():
            self.record(number, entry)
            state, self.steps = self._settled(self.position, 0)
        self.undecided = False
        return state

    def move(self, by: int) -> S:
        """Undo (negative) or redo operations; the position then. Where that fails, nothing has changed."""
        target = self._target(by)
        crossed = self.operations[min(self.position, target) : max(self.position, target)]
        gone = sum(operation.entry.kind == "give" for operation in crossed) if by < 0 else 0
        # Nothing changes before the first step that one of the repairs was about. Other rules change everything.
        changed = [
            self.index(operation.entry.step) if operation.entry.kind == "repair" else 0
            for operation in crossed
            if operation.entry.kind != "give"
        ]
        known = min([len(self.steps) - gone, *changed])
        if changed:
            state, self.steps = self._settled(target, known)
        else:
            state = self._moved(crossed if by > 0 else [], known)
        self.position = target
        return state

    def hold(self, number: int, state: S) -> None:
        """Keep a position that the steps do not lead to, until somebody chooses. No journal knows of that."""
        entry = Entry("keep", rules=self.asked, state=self._game.freeze(state))
        self.choose(number, entry)
        self.undecided = True

    # --- a whole journal at once --------------------------------------------------------------

    def record(self, number: int, entry: Entry) -> None:
        """Take an entry without asking the game. `settle` has to follow after the last one."""
        if entry.kind in ("undo", "redo"):
            self.position = self._target(-entry.count if entry.kind == "undo" else entry.count)
        elif entry.kind in ("give", "repair"):
            self._add(Operation(number, entry))
        else:
            self._record_choice(number, entry)

    def settle(self, lenient: bool = False) -> S:
        """Work out the steps after `record`; the position.

        An act that must have been possible when it was entered, and is not, raises `EntryRefused`. With `lenient` it is
        set aside, too.
        """
        state, self.steps = self._settled(self.position, 0, lenient)
        return state

    # --- positions ----------------------------------------------------------------------------

    def state_after(self, count: int) -> S:
        """The position after the first `count` steps, as a copy that the caller may change.

        Before a position that was kept there is none; then it is that one.
        """
        begin, state = self.positions.nearest(count)
        for n in range(begin, count):
            if self.steps[n].in_force:
                self._game.apply(state, self._game.codec.own(self.steps[n].act), ignore_event)
                self.work += 1
            self.positions.keep(n + 1, state, len(self.steps))
        return state

    def replay_by_current_rules(self, count: int) -> S:
        """The position after the first `count` steps as the rules of now have it, to tell of steps that are closed."""
        state = self.start(self.rules)
        for step in self.steps[:count]:
            after = state.copy()
            try:
                self._game.apply(after, self._game.codec.own(step.act), ignore_event)
            except Refused:
                continue
            state = state if step.removed else after
        return state

    def start(self, rules: int) -> S:
        """The opening position by a version of the rules."""
        return self._game.start(replace(self._setup, rules=rules), ignore_event)

    def index(self, number: int) -> int:
        """Where the step of this number stands, or would stand."""
        return bisect_left(self.steps, number, key=lambda step: step.number)

    # --- looking ------------------------------------------------------------------------------

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
        run = self.undone if forward else self.done[self.floor :][::-1]
        bursts = [len(list(group)) for _, group in groupby(run, lambda o: o.entry.burst or o.number)]
        if not 1 <= steps <= len(bursts):
            raise self._nothing_to_move(forward, len(bursts))
        return sum(bursts[:steps])

    def distance(self, to: int) -> int:
        """How many operations to undo (negative) or redo until number `to` is the last one in force; 0 is the start."""
        places = {number: n for n, number in enumerate([0, *(operation.number for operation in self.operations)])}
        if to not in places:
            raise Unknown("jump-no-step", step=to)
        by = places[to] - self.position
        if by == 0:
            raise NotNow("jump-already-there", step=to)
        return by

    # --- how it works -------------------------------------------------------------------------

    def _add(self, operation: Operation) -> None:
        del self.operations[self.position :]
        self.operations.append(operation)
        self.position += 1

    def _record_choice(self, number: int, entry: Entry) -> None:
        self._game.rules.check(entry.rules)
        if entry.kind == "take":
            self._add(Operation(number, entry))
        elif entry.kind == "renew":
            self._renewed[self._chosen_at(self.position)[0]] = entry.rules, number
        else:
            self.asked = max(self.asked, entry.rules)
            if entry.state is not None:
                self._add(Operation(number, entry))
                self.floor = self.position

    @contextmanager
    def _unless_it_fails(self) -> Iterator[None]:
        """Put everything back that `record` changes."""
        before = self.operations.copy(), self.position, self.floor, self.asked, self._renewed.copy()
        try:
            yield
        except BaseException:
            self.operations, self.position, self.floor, self.asked, self._renewed = before
            raise

    def _target(self, by: int) -> int:
        if by < 0 and -by > self.position - self.floor:
            raise self._nothing_to_move(False, self.position - self.floor)
        if by > 0 and by > len(self.operations) - self.position:
            raise self._nothing_to_move(True, len(self.operations) - self.position)
        if by == 0:
            raise NotNow("undo-zero")
        return self.position + by

    def _nothing_to_move(self, forward: bool, possible: int) -> NotNow:
        if forward or not self.floor:
            return NotNow("redo-nothing" if forward else "undo-nothing", possible=possible)
        return NotNow("undo-undecided" if self.undecided else "undo-closed")

    def _moved(self, again: Sequence[Operation], known: int) -> S:
        """Keep the first `known` steps, and bring back acts after them."""
        del self.steps[known:]
        self.steps += [_step(operation) for operation in again]
        self.positions.forget_after(known)
        try:
            return self.state_after(len(self.steps))
        except BaseException:
            del self.steps[known:]
            self.positions.forget_after(known)
            raise

    def _settled(self, position: int, known: int, lenient: bool = False) -> tuple[S, list[Step]]:
        """The position and the steps after so many operations; the first `known` steps are as they are now."""
        self.work += position
        now = StepsInForce([(operation.number, operation.entry) for operation in self.operations[:position]])
        beginning = self._beginning_at(position)
        if beginning == self._beginning:
            positions, known = self.positions, max(known, self.positions.first)
            now.steps[:known] = self.steps[:known]
            positions.forget_after(known)
            state = self.state_after(known)
        else:
            positions, known = self._opened(beginning, now.closed), now.closed
            _, state = positions.nearest(known)
        try:
            for n in range(known, len(now.steps)):
                certain = not lenient and now.certain(n, beginning.since)
                state = self._replayed(now, n, state, certain)
                positions.keep(n + 1, state, len(now.steps))
        except BaseException:
            positions.forget_after(known)
            raise
        self.positions, self._beginning = positions, beginning
        return state, now.steps

    def _beginning_at(self, position: int) -> ReplayStart:
        """Where the replay of so many operations begins, and by which rules."""
        _, rules, since = self._chosen_at(position)
        chosen = (each for each in reversed(self.operations[:position]) if each.entry.kind in ("take", "keep"))
        last = next(chosen, None)
        return ReplayStart(rules, since, last if last is not None and last.entry.kind == "keep" else None)

    def _chosen_at(self, position: int) -> tuple[int, int, int]:
        """The entry that took the rules, or 0; the version of them since, and the entry that chose that."""
        done = reversed(self.operations[:position])
        taken = next((operation for operation in done if operation.entry.kind == "take"), None)
        number, rules = (taken.number, taken.entry.rules) if taken is not None else (0, _version(self._setup))
        return number, *self._renewed.get(number, (rules, number))

    def _opened(self, beginning: ReplayStart, closed: int) -> PositionCache[S]:
        if beginning.kept is None:
            return PositionCache(self.start(beginning.rules))
        setup = replace(self._setup, rules=beginning.rules)
        try:
            return PositionCache(self._game.thaw(setup, beginning.kept.entry.state), closed)
        except Exception as error:
            raise EntryBroken(beginning.kept.number) from error

    def _replayed(self, now: StepsInForce, n: int, state: S, certain: bool) -> S:
        """The position after a step; one that is impossible now is set aside with the refusal, never dropped."""
        step = now.steps[n]
        if step.removed:
            return state
        # A refusal may leave a position half changed. Where it ends the replay anyway, nothing is lost by that.
        after = state if certain else state.copy()
        self.work += 1
        try:
            self._game.apply(after, self._game.codec.own(step.act), ignore_event)
        except Refused as refused:
            if certain:
                raise EntryRefused(now.brought[n], refused) from refused
            step.aside = refused
            return state
        except Exception as error:
            raise EntryBroken(now.brought[n]) from error
        return after


def _step(operation: Operation) -> Step:
    return entry_to_step(operation.number, operation.entry)


def _version(setup: Setup) -> int:
    assert setup.rules is not None, "a table gives its setup the version that it begins with"
    return setup.rules
