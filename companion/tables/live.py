"""One running table, shared by all its windows: what anybody sees of it is what is on disk."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.kernel.acts import Act
from companion.kernel.events import Event
from companion.kernel.game import Setup
from companion.kernel.journal import Entry, Step
from companion.kernel.questions import Question
from companion.kernel.table import Preview, Table
from companion.tables.hub import Change
from companion.tables.lines import entry_of
from companion.tables.opening import AnyGame, playing, table_from
from database.records import Line, Snapshot, TableRecord
from database.store import Store


@dataclass(frozen=True, slots=True)
class Shown:
    """What everybody sees at one moment. All of it belongs together."""

    state: Any
    length: int
    can_undo: int
    can_redo: int


class LiveTable:
    """A table in memory. Look at it from any thread; only the house writes to it.

    `shown` and its parts change together with the disk, never before it, and cost nothing to look at. `steps`,
    `undone`, `told` and `preview` need the whole journal, which is read on first use.
    """

    def __init__(self, store: Store, game: AnyGame, record: TableRecord) -> None:
        self.id = record.id
        self.setup: Setup = record.setup
        self.game = game
        self.lock = threading.RLock()
        self._store = store
        self._table: Table[Any] | None = table_from(store, game, record)
        self.shown = self._reach(self._table, record.snapshot)

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
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
            return tuple(Step(n, e.act, e.who, e.at, e.burst, why=e.why) for n, e in entries if e.kind == "give")

    def told(self, last: int | None = None) -> list[tuple[Step, list[Event]]]:
        """Every step, or the last few, with the events it led to, told anew."""
        with self.lock:
            return list(self.table.told(last))

    def preview(self, step: int, act: Act | None, count: int = 1) -> Preview[Any]:
        """What a repair would lead to; changes nothing."""
        with self.lock:
            return self.table.preview(step, act, count)

    # --- for the house, which holds the lock --------------------------------------------------

    @property
    def table(self) -> Table[Any]:
        """The table itself. While an input is being written it is ahead of the disk: hold the lock."""
        if self._table is None:
            record = self._store.read(self.id)
            self._table = table_from(self._store, self.game, record)
            self.shown = self._reach(self._table, record.snapshot)
        return self._table

    def catch_up(self, lines: Iterable[Line]) -> list[Change]:
        """Take what others have written already, and show it."""
        changes = []
        for line in lines:
            with playing(self.id, self.table.length + 1):
                entry = entry_of(line, self.game.codec)
                events = self.table.enter(entry)
            self.shown = self.ahead(entry)
            changes.append(Change(self.id, entry.kind, self.length, entry.who, tuple(events), entry, elsewhere=True))
        return changes

    def ahead(self, entry: Entry) -> Shown:
        """What to show once this entry, which the table in memory has taken, is on disk."""
        undo, redo = self.shown.can_undo, self.shown.can_redo
        if entry.kind == "undo":
            undo, redo = undo - entry.count, redo + entry.count
        elif entry.kind == "redo":
            undo, redo = undo + entry.count, redo - entry.count
        else:
            undo, redo = undo + 1, 0
        return Shown(self.table.state, self.table.length, undo, redo)

    def snapshot(self, shown: Shown) -> Snapshot:
        """What is shown, as the database keeps it."""
        return Snapshot(shown.length, self.game.freeze(shown.state), shown.can_undo, shown.can_redo)

    def forget(self) -> None:
        """Drop the table in memory because it went where the disk did not; the next use reads the disk again."""
        self._table = None

    def _reach(self, table: Table[Any], snapshot: Snapshot | None) -> Shown:
        if snapshot is not None and snapshot.seq == table.length:
            return Shown(table.state, table.length, snapshot.undoable, snapshot.redoable)
        return Shown(table.state, table.length, table.can_undo, table.can_redo)
