"""One running table, shared by all its windows: what anybody sees of it is what is on disk."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.kernel.acts import Act
from companion.kernel.events import Event
from companion.kernel.game import AnyGame, AnyState, Setup, State
from companion.kernel.journal import Entry, Step, entry_to_step
from companion.kernel.question_types import Question
from companion.kernel.rules_preview import Preview
from companion.kernel.table import AnyTable
from companion.tables.change_bus import Change
from companion.tables.crashing_input import Failure
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_loader import load_setup, load_table, raise_errors_as_unplayable
from database.records import Line, Snapshot, TableRecord
from database.store import Store

MANY = 20
"""More undos, redos and repairs than people make between two looks of another process."""


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """What everybody sees at one moment. All of it belongs together.

    `rules` is the version of the rules that the table is played by, `asked` the newest one that people chose not to
    take.
    """

    state: AnyState
    length: int
    can_undo: int
    can_redo: int
    rules: int = 0
    asked: int = 0


class LiveTable:
    """A table in memory. Read it from any thread; only the table service writes to it.

    `shown` and its parts change together with the disk, never before it, and cost nothing to look at. `steps`,
    `undone`, `told` and `preview` need the whole journal, which is read on first use.
    """

    def __init__(self, store: Store, game: AnyGame, record: TableRecord) -> None:
        self.id = record.id
        self.setup: Setup = load_setup(store, game, record)
        self.game = game
        self.lock = threading.RLock()
        self.failure: Failure | None = None
        self._store = store
        self._table: AnyTable | None = load_table(store, game, record)
        self.shown = self._reach(self._table, record.snapshot)
        self.last: Line | None = self._newest_line()
        """The newest line of the journal, by which the table on disk is known to be this one."""

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> AnyState:
        """The position."""
        return self.shown.state

    @property
    def length(self) -> int:
        """How many entries the journal has: what `expects` is compared with."""
        return self.shown.length

    @property
    def can_undo(self) -> int:
        """How many operations can be undone."""
        return self.shown.can_undo

    @property
    def can_redo(self) -> int:
        """How many operations can be brought back."""
        return self.shown.can_redo

    @property
    def undecided(self) -> bool:
        """Whether the journal, as far as somebody has read it, leads elsewhere than what is shown."""
        table = self._table
        return table is not None and table.undecided

    @property
    def question(self) -> Question | None:
        """What play waits for."""
        return self.game.question(self.state)

    @property
    def steps(self) -> Sequence[Step]:
        """The history as people see it, oldest first, with removed and impossible steps in their place."""
        with self.lock:
            return tuple(self.table.steps)

    @property
    def undone(self) -> Sequence[Step]:
        """The steps that redo would bring back, nearest first."""
        with self.lock:
            entries = [(operation.number, operation.entry) for operation in self.table.history.undone]
            return tuple(entry_to_step(n, e) for n, e in entries if e.kind == "give")

    def told(self, last: int | None = None) -> list[tuple[Step, list[Event]]]:
        """Every step, or the last few, with the events it led to, told anew."""
        with self.lock:
            return list(self.table.told(last))

    def preview(self, step: int, act: Act | None, count: int = 1) -> Preview[State]:
        """What a repair would lead to; changes nothing."""
        with self.lock:
            return self.table.preview(step, act, count)

    # --- for the table service, which holds the lock ------------------------------------------

    @property
    def table(self) -> AnyTable:
        """The table itself. While an input is being written it is ahead of the disk: hold the lock."""
        if self._table is None:
            record = self._store.read(self.id)
            self._table = load_table(self._store, self.game, record)
            self.shown = self._reach(self._table, record.snapshot)
            self.last = self._newest_line()
        return self._table

    def catch_up(self, lines: Iterable[Line]) -> list[Change]:
        """Take what others have written already, and show it.

        Many undos and repairs at once (a file was brought in) are not played one by one: the disk has the position.
        """
        lines, changes = list(lines), list[Change]()
        if sum(line.kind != "give" for line in lines) > MANY:
            return self.reload_from_disk()
        for line in lines:
            with raise_errors_as_unplayable(self._store, self.id, self.table.length + 1):
                entry = line_to_entry(line, self.game)
                events = self.table.enter(entry)
            self.shown, self.last = self.ahead(entry), line
            changes.append(Change(self.id, entry.kind, self.length, entry.who, tuple(events), entry, elsewhere=True))
        return changes

    def reload_from_disk(self) -> list[Change]:
        """Read the table from disk again, whatever was known of it, and show it."""
        self.forget()
        return [Change(self.id, "extend", self.table.length, elsewhere=True)]

    def knows(self, line: Line) -> bool:
        """Whether this is the newest line that the table in memory has taken."""
        last = self.last
        return last is not None and (line.kind, line.at, line.count, line.step, line.act) == (
            last.kind,
            last.at,
            last.count,
            last.step,
            last.act,
        )

    def ahead(self, entry: Entry) -> TableSnapshot:
        """What to show once this entry, which the table in memory has taken, is on disk."""
        table = self.table
        # An act is taken without reading the journal; everything else has read it.
        given = entry.kind == "give"
        undo, redo = (self.shown.can_undo + 1, 0) if given else (table.can_undo, table.can_redo)
        return TableSnapshot(table.state, table.length, undo, redo, table.rules, table.asked)

    def snapshot(self, shown: TableSnapshot) -> Snapshot:
        """What is shown, as the database keeps it."""
        state, number = self.game.freeze(shown.state), self.game.save_format.number
        return Snapshot(shown.length, state, shown.can_undo, shown.can_redo, number, shown.rules, shown.asked)

    def forget(self) -> None:
        """Drop the table in memory because it went where the disk did not; the next use reads the disk again."""
        self._table = None

    def _newest_line(self) -> Line | None:
        return self._store.line(self.id, self.shown.length) if self.shown.length else None

    def _reach(self, table: AnyTable, snapshot: Snapshot | None) -> TableSnapshot:
        if snapshot is not None and snapshot.seq == table.length:
            undo, redo = snapshot.undoable, snapshot.redoable
        else:
            undo, redo = table.can_undo, table.can_redo
        return TableSnapshot(table.state, table.length, undo, redo, table.rules, table.asked)
