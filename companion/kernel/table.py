"""A table: a pure function of its setup and the journal of what was entered.

    state = replay(setup, journal)

`Table.enter` takes one journal entry and changes the table, or raises `Refused` and changes nothing. The journal holds
acts given, undo, redo, repair of one step in the middle of the history, and what people chose when a rule was
corrected: take it, or keep the table as it was. Acts given, repairs and rules that were taken are *operations*; undo
and redo move a pointer over them, and a new operation cuts off what was undone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Generic, TypeAlias

from companion.kernel.acts import A, Act
from companion.kernel.events import Event, Reason
from companion.kernel.game import AnyAct, AnyState, Game, S, Setup, apply_to_copy
from companion.kernel.history import EntryBroken, History
from companion.kernel.journal import Entry, Step
from companion.kernel.messages import message
from companion.kernel.question_types import Question
from companion.kernel.refusals import EntryRefused, NotNow, Refused, Unknown
from companion.kernel.rules_preview import Preview, RulesPreview, replay_by_rules


class Table(Generic[S, A]):
    """A running table. Build it from setup and journal, or `resume` it from a snapshot."""

    def __init__(self, game: Game[S, A], setup: Setup, journal: Iterable[Entry] = ()) -> None:
        self.game = game
        self.setup = setup if setup.rules is not None else replace(setup, rules=game.rules.number)
        game.rules.check(self.setup.rules or 0)
        self.opening: list[Event] = []
        if setup.corrections:
            self.opening.append(Event(message("table-corrected", count=len(setup.corrections)), tone="remind"))
        self.state: S = game.start(self.setup, self.opening.append)
        self.length = 0
        self._rules, self._asked = self.setup.rules or 0, 0
        self._history: History[S, A] | None = History(game, self.setup, self.state)
        self._load: Callable[[], Iterable[Entry]] | None = None
        self._unread: list[Entry] = []
        self.load(journal)

    @classmethod
    def resume(
        cls,
        game: Game[S, A],
        setup: Setup,
        state: S,
        length: int,
        load: Callable[[], Iterable[Entry]],
        rules: int | None = None,
        asked: int = 0,
    ) -> Table[S, A]:
        """A table as it stood after `length` entries, by which `rules`, and about which ones it was `asked`.

        The journal is read only when its history is asked for.
        """
        table = cls(game, setup)
        table._rules, table._asked = rules if rules is not None else table._rules, asked
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
        if entry.kind == "repair":
            repaired = self.preview(entry.step, entry.act, entry.count)
            history.repair(self.length + 1, entry, repaired.steps)
            self.state = repaired.state
        elif entry.kind in ("undo", "redo"):
            self.state = history.move(-entry.count if entry.kind == "undo" else entry.count)
        else:
            self._choose(entry, history)
        self.length += 1
        return []

    def load(self, entries: Iterable[Entry], lenient: bool = False) -> None:
        """Take many entries at once, with an effort in proportion to how many they are.

        Only what is in force at the end is replayed, once. Where the entries were accepted one by one, it leads to the
        same steps and the same position. An act in force that cannot have been accepted, because nothing before it was
        repaired since, raises `EntryRefused`; what was undone and cut off is not looked at.

        With `lenient` an act that is not possible by the rules of now is set aside and refuses nothing.
        """
        history, begun = self.history, self.length
        for entry in entries:
            number = self.length + 1
            try:
                history.record(number, entry)
            except Refused as refused:
                raise EntryRefused(number, refused) from refused
            except Exception as error:
                raise EntryBroken(number) from error
            self.length = number
        if self.length > begun:
            self.state = history.settle(lenient)

    def give(self, act: A, who: str = "", at: int = 0, burst: str = "", why: Reason | None = None) -> list[Event]:
        """Give an act; an automatic player says why."""
        return self.enter(Entry("give", act, who=who, at=at, burst=burst, why=why))

    def undo(self, count: int = 1) -> None:
        """Take back the last operations."""
        self.enter(Entry("undo", count=count))

    def redo(self, count: int = 1) -> None:
        """Bring back what was undone last."""
        self.enter(Entry("redo", count=count))

    def repair(self, step: int, act: A | None, count: int = 1) -> None:
        """Put another act in the place of a step, or remove it with None, and let everything after it follow.

        With `count`, that many steps from this one on (a burst of taps) are replaced by the one act.
        """
        self.enter(Entry("repair", act, step=step, count=count))

    def preview(self, step: int, act: Act | None, count: int = 1) -> Preview[S]:
        """What a repair would lead to; changes nothing. The new act itself must be possible."""
        history = self.history
        index = history.index(step)
        old = history.steps[index:]
        if not old or old[0].number != step or old[0].removed or not 1 <= count <= len(old):
            raise Unknown("repair-no-step", step=step)
        if old[0].closed:
            raise NotNow("repair-undecided" if self.undecided else "repair-closed", step=step)
        mended = [_mended(old[n], act if n == 0 else None, self.length + 1) for n in range(count)]
        later = [each.copy() for each in old[count:]]
        state = history.state_after(index)
        if act is not None:
            state = apply_to_copy(self.game, state, self.game.codec.own(act))
        state = _replay(self.game, state, later)
        history.work += 1 + len(old)
        impossible = tuple(s for s, was in zip(later, old[count:], strict=True) if s.aside and not was.aside)
        return Preview(state, (*history.steps[:index], *mended, *later), impossible)

    # --- rules that were corrected ------------------------------------------------------------

    @property
    def rules(self) -> int:
        """The version of the rules that the table is played by."""
        return self._history.rules if self._history is not None else self._rules

    @property
    def asked(self) -> int:
        """The newest version of the rules that people chose not to take."""
        return self._history.asked if self._history is not None else self._asked

    @property
    def undecided(self) -> bool:
        """Whether the journal does not lead to this position, and nobody has chosen yet. Reads no journal."""
        return self._history is not None and self._history.undecided

    def preview_rules(self, version: int | None = None) -> RulesPreview[S]:
        """What a version of the rules, or the newest one, would lead to; changes nothing."""
        return replay_by_rules(
            self.history, self.game, self.state, self.game.rules.number if version is None else version
        )

    def take_rules(self, version: int | None = None) -> None:
        """Replay everything by a version of the rules, or the newest one. Undo brings the old ones back."""
        self.enter(Entry("take", rules=self.game.rules.number if version is None else version))

    def keep_rules(self) -> None:
        """Keep the table as it was, whatever has been corrected until now."""
        self.enter(self.keeping())

    def keeping(self) -> Entry:
        """The entry that keeps the table as it was: with the position, where the journal does not lead to it."""
        state = self.game.freeze(self.state) if self.undecided else None
        return Entry("keep", rules=self.game.rules.number, state=state)

    # --- looking ------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What play waits for."""
        return self.game.question(self.state)

    @property
    def history(self) -> History[S, A]:
        """Operations, steps and positions; read from the journal on first use after `resume`.

        Where the journal leads elsewhere, or is not possible any more, what is shown stays, and the table is
        `undecided`.
        """
        if self._history is None:
            assert self._load is not None
            entries, possible = [*self._load(), *self._unread], True
            try:
                twin = Table(self.game, self.setup, entries)
            except EntryRefused:
                # It was possible when it was entered: a rule has changed that no correction tells of.
                twin, possible = Table(self.game, self.setup), False
                twin.load(entries, lenient=True)
            if not possible or self.game.freeze(twin.state) != self.game.freeze(self.state):
                twin.history.hold(self.length, self.state)
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
        return self.history.position - self.history.floor

    @property
    def can_redo(self) -> int:
        """How many operations can be brought back."""
        return len(self.history.operations) - self.history.position

    def told(self, last: int | None = None) -> Iterable[tuple[Step, list[Event]]]:
        """Every step, or the last few, with the events it led to, told anew."""
        begin = 0 if last is None else max(0, len(self.steps) - last)
        state = self.history.state_after(begin)
        for step in self.steps[begin:]:
            events: list[Event] = []
            if step.in_force:
                self.game.apply(state, self.game.codec.own(step.act), events.append)
            yield step, events

    def _choose(self, entry: Entry, history: History[S, A]) -> None:
        """Take, keep or renew the rules. The first two only where there is something to choose."""
        newest = max(self.rules, self.asked) if entry.kind == "keep" else self.rules
        if entry.rules <= newest and entry.state is None and not (entry.kind == "take" and history.kept):
            raise NotNow("rules-nothing-new")
        if entry.kind == "take" and self.undecided:
            # Without it in the journal, undo could not bring back what was shown.
            raise NotNow("rules-keep-first")
        if entry.kind == "keep" and entry.state is None:
            history.record(self.length + 1, entry)
        else:
            self.state = history.choose(self.length + 1, entry)

    def _give(self, entry: Entry) -> list[Event]:
        events: list[Event] = []
        self.state = apply_to_copy(self.game, self.state, self.game.codec.own(entry.given), events.append)
        self.length += 1
        if self._history is None:
            self._unread.append(entry)
        else:
            self._history.give(self.length, entry, self.state)
        return events


AnyTable: TypeAlias = Table[AnyState, AnyAct]
"""A table of some game."""


def _mended(step: Step, act: Act | None, repaired_by: int) -> Step:
    if act is None:
        return replace(step, removed=True, aside=None, repaired_by=repaired_by)
    # The table put another act there: what the bot said for the old one no longer holds.
    return replace(step, act=act, removed=False, aside=None, repaired_by=repaired_by, why=None)


def _replay(game: Game[S, A], state: S, steps: Iterable[Step]) -> S:
    """Apply steps one by one; those that are impossible now are set aside with the refusal, never dropped."""
    for step in steps:
        if step.removed:
            continue
        try:
            state = apply_to_copy(game, state, game.codec.own(step.act))
        except Refused as refused:
            step.aside = refused
        else:
            step.aside = None
    return state
