"""A table done the straightforward way: every repair replays everything at once and keeps the whole history.

It costs the square of the number of entries and cannot be misread: what `companion.kernel.table` is compared with.
"""

from __future__ import annotations

from dataclasses import replace

from companion.kernel.events import ignore_event
from companion.kernel.game import Setup
from companion.kernel.journal import Entry, Step, entry_to_step
from companion.kernel.refusals import NotNow, Refused, Unknown
from tests.kernel.tally import SETUP, Tally, TallyState


class StraightTable:
    """A table of the tally game. Each operation makes a history, with the rules that it is replayed by."""

    def __init__(self, game: Tally | None = None, setup: Setup = SETUP) -> None:
        self.game = game or Tally()
        self.setup = setup
        self.versions: list[list[Step]] = [[]]
        self.rules_of: list[int] = [setup.rules or 0]
        self.position = 0
        self.length = 0
        self.asked = 0

    @property
    def rules(self) -> int:
        """The version of the rules that the steps are replayed by."""
        return self.rules_of[self.position]

    @property
    def steps(self) -> list[Step]:
        """The history as people see it."""
        return self.versions[self.position]

    @property
    def state(self) -> TallyState:
        """The position."""
        return self._state_after(self.steps)

    @property
    def can_undo(self) -> int:
        """How many operations can be undone."""
        return self.position

    @property
    def can_redo(self) -> int:
        """How many operations can be brought back."""
        return len(self.versions) - 1 - self.position

    def enter(self, entry: Entry) -> None:
        """Take an entry, or raise `Refused` and change nothing."""
        if entry.kind == "undo":
            self._move(-entry.count)
        elif entry.kind == "redo":
            self._move(entry.count)
        elif entry.kind == "keep":
            if entry.rules <= max(self.rules, self.asked):
                raise NotNow("rules-nothing-new")
            self.asked = entry.rules
        else:
            rules, steps = self.rules, self._after(entry)
            self.versions[self.position + 1 :] = [steps]
            self.rules_of[self.position + 1 :] = [entry.rules if entry.kind == "take" else rules]
            self.position += 1
        self.length += 1

    def _after(self, entry: Entry) -> list[Step]:
        if entry.kind == "take":
            return self._taken(entry)
        return self._given(entry) if entry.kind == "give" else self._repaired(entry)

    def _taken(self, entry: Entry) -> list[Step]:
        if entry.rules <= self.rules:
            raise NotNow("rules-nothing-new")
        steps = [step.copy() for step in self.steps]
        before, self.rules_of[self.position] = self.rules, entry.rules
        for n, step in enumerate(steps):
            if not step.removed:
                step.aside = None
                step.aside = self._refusal(steps[:n], step)
        self.rules_of[self.position] = before
        return steps

    def _move(self, by: int) -> None:
        if by == 0 or not 0 <= self.position + by < len(self.versions):
            raise NotNow("undo-nothing")
        self.position += by

    def _given(self, entry: Entry) -> list[Step]:
        self.game.apply(self.state, self.game.codec.own(entry.given), ignore_event)
        return [*self.steps, entry_to_step(self.length + 1, entry)]

    def _repaired(self, entry: Entry) -> list[Step]:
        steps = [step.copy() for step in self.steps]
        found = [n for n, step in enumerate(steps) if step.number == entry.step and not step.removed]
        if not found or not 1 <= entry.count <= len(steps) - found[0]:
            raise Unknown("repair-no-step")
        at, by = found[0], self.length + 1
        if entry.act is not None:
            self.game.apply(self._state_after(steps[:at]), entry.act, ignore_event)
        for n in range(at, at + entry.count):
            steps[n] = replace(steps[n], removed=True, aside=None, repaired_by=by)
        if entry.act is not None:
            steps[at] = replace(steps[at], act=entry.act, removed=False, why=None)
        for n in range(at + entry.count, len(steps)):
            if not steps[n].removed:
                steps[n].aside = self._refusal(steps[:n], steps[n])
        return steps

    def _refusal(self, before: list[Step], step: Step) -> Refused | None:
        try:
            self.game.apply(self._state_after(before), step.act, ignore_event)
        except Refused as refused:
            return refused
        return None

    def _state_after(self, steps: list[Step]) -> TallyState:
        state = self.game.start(replace(self.setup, rules=self.rules), ignore_event)
        for step in steps:
            if step.in_force:
                self.game.apply(state, step.act, ignore_event)
        return state
