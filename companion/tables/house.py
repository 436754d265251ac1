"""The house: all the tables in it, running. Whoever wants to change a table asks the house.

The way of one input: take the database's write lock, catch up with what other processes wrote meanwhile, let the game
accept or refuse, write journal and snapshot in the same transaction, commit, and only then show and publish it.
"""

from __future__ import annotations

import builtins
import logging
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.refusals import Overtaken, Refused, Unknown
from companion.kernel.table import Preview, Table
from companion.tables.hub import Change, Hub
from companion.tables.lines import line_of
from companion.tables.live import LiveTable
from companion.tables.opening import AnyGame, Unplayable
from database.records import Head, Line, Snapshot, TableRecord
from database.store import Store

if TYPE_CHECKING:
    from companion.library.asking import Library
    from companion.tables.packs import PackShelf

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """The running tables of one process. Any thread may use it."""

    def __init__(self, store: Store, engines: Mapping[str, AnyGame], clock: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.engines = engines
        self.hub = Hub()
        self.clock = clock
        self._lock = threading.Lock()
        self._live: dict[str, LiveTable] = {}
        self._known: dict[str, Head] = store.heads()

    @cached_property
    def packs(self) -> PackShelf:
        """The packs on this device."""
        from companion.tables.packs import PackShelf

        return PackShelf(self.store)

    @cached_property
    def library(self) -> Library:
        """The rules and cards of all games, with the packs of this device. All devices read the same books."""
        from companion.games.catalogues import all_cards
        from companion.library.asking import Library
        from companion.library.places import content_folder

        return Library(content_folder(), all_cards, self.packs.active)

    # --- the tables ---------------------------------------------------------------------------

    def begin(self, setup: Setup, name: str) -> str:
        """Set up a new table; its id. It plays with the corrections of the packs that are switched on now."""
        setup = replace(setup, corrections=setup.corrections or self.packs.corrected(setup.game))
        game = self.engine(setup.engine)
        table = Table(game, setup)
        opening = Snapshot(0, game.freeze(table.state))
        with self._lock:
            table_id = self.store.create(setup, name, opening, at=self.clock(), ended=table.state.ended)
            self._known[table_id] = Head(0, name, False)
        self.hub.publish(Change(table_id, "begin", 0, events=tuple(table.opening)))
        return table_id

    def list(self, archived: bool | None = False) -> builtins.list[TableRecord]:
        """The tables, the one changed last first: those in use, the archived ones, or (None) all."""
        return self.store.tables(archived)

    def open(self, table_id: str) -> LiveTable:
        """A running table. Everybody who opens it gets the same one."""
        with self._lock:
            live = self._live.get(table_id)
        if live is not None:
            return live
        # Outside the lock, for a long journal may take a second; if two come at once, the first one counts.
        record = self.store.read(table_id)
        live = LiveTable(self.store, self.engine(record.setup.engine), record)
        with self._lock:
            return self._live.setdefault(table_id, live)

    def rename(self, table_id: str, name: str) -> None:
        """Give a table another name."""
        with self._lock:
            self.store.rename(table_id, name)
            head = self._know(table_id, name=name)
        self.hub.publish(Change(table_id, "rename", head.length))

    def archive(self, table_id: str, archived: bool = True) -> None:
        """Put a table away, or take it back out."""
        with self._lock:
            self.store.archive(table_id, archived)
            head = self._know(table_id, archived=archived)
        self.hub.publish(Change(table_id, "archive", head.length))

    def destroy(self, table_id: str) -> None:
        """Delete a table for good. Ask first."""
        with self._lock:
            self.store.destroy(table_id)
            self._known.pop(table_id, None)
            self._live.pop(table_id, None)
        self.hub.publish(Change(table_id, "destroy", 0))

    def engine(self, name: str) -> AnyGame:
        """The engine of this name."""
        if name not in self.engines:
            raise Unknown("engine-unknown", engine=name, options=", ".join(sorted(self.engines)))
        return self.engines[name]

    # --- inputs -------------------------------------------------------------------------------
    # `expects` is the length of the journal that the caller saw. Undo, redo, jump and repair are about the table as
    # somebody saw it; if it has moved on since, they are refused with `Overtaken`. An act is welcome at any time;
    # only where it means "from here" (the next turn, pressed in two windows at once) `only_at` makes it as strict.

    def give(
        self,
        table_id: str,
        act: Act,
        who: str = "",
        burst: str = "",
        *,
        why: Reason | None = None,
        only_at: int | None = None,
    ) -> Change:
        """Give an act; an automatic player says why."""
        entry = Entry("give", act, who=who, at=self.clock(), burst=burst, why=why)
        return self._write(table_id, lambda table: entry, only_at)

    def undo(self, table_id: str, who: str = "", expects: int | None = None) -> Change:
        """Take back the last step; a burst of taps is one step."""

        def last(table: Table[Any]) -> Entry:
            return Entry("undo", count=table.history.reach(1, forward=False), who=who, at=self.clock())

        return self._write(table_id, last, expects, with_history=True)

    def redo(self, table_id: str, who: str = "", expects: int | None = None) -> Change:
        """Bring back what was undone last; a burst of taps is one step."""

        def next_one(table: Table[Any]) -> Entry:
            return Entry("redo", count=table.history.reach(1, forward=True), who=who, at=self.clock())

        return self._write(table_id, next_one, expects, with_history=True)

    def jump(self, table_id: str, to: int, who: str = "", expects: int | None = None) -> Change:
        """Undo or redo until step number `to` is the last one in force; 0 is the beginning."""

        def there(table: Table[Any]) -> Entry:
            by = table.history.distance(to)
            return Entry("undo" if by < 0 else "redo", count=abs(by), who=who, at=self.clock())

        return self._write(table_id, there, expects, with_history=True)

    def repair(
        self, table_id: str, step: int, act: Act | None, who: str = "", expects: int | None = None, count: int = 1
    ) -> Change:
        """Put another act in the place of a step (or of `count` steps from it on), or remove it with None."""
        entry = Entry("repair", act, step=step, count=count, who=who, at=self.clock())
        return self._write(table_id, lambda table: entry, expects, with_history=True)

    def preview(self, table_id: str, step: int, act: Act | None, count: int = 1) -> Preview[Any]:
        """What a repair would lead to; changes nothing."""
        return self.open(table_id).preview(step, act, count)

    # --- noticing others ----------------------------------------------------------------------

    def look_around(self) -> None:
        """Take in what other processes have changed, and publish it."""
        with self._lock:
            changes, moved = self._differences(self.store.heads())
        for change in changes:
            self.hub.post(change)
        for live in moved:
            try:
                self.catch_up(live)
            except Unplayable:
                # A newer version of the app may write what this one does not know. The other tables go on.
                log.warning("cannot follow table %s any more", live.id, exc_info=True)
        self.hub.deliver()

    def catch_up(self, live: LiveTable) -> None:
        """Take in what other processes wrote to a running table."""
        with live.lock:
            for change in live.catch_up(self.store.journal(live.id, after=live.table.length)):
                self.hub.post(change)
        self.hub.deliver()

    # --- how it works -------------------------------------------------------------------------

    def _write(
        self,
        table_id: str,
        make: Callable[[Table[Any]], Entry],
        expects: int | None,
        with_history: bool = False,
    ) -> Change:
        live = self.open(table_id)
        try:
            with live.lock:
                if with_history:
                    # Before the write lock is taken: other processes should not wait while a long journal is read.
                    _ = live.table.history
                change = self._enter(live, make, expects)
                self.hub.post(change)
                return change
        finally:
            self.hub.deliver()

    def _enter(self, live: LiveTable, make: Callable[[Table[Any]], Entry], expects: int | None) -> Change:
        try:
            with self.store.writing(live.id) as writing:
                for change in live.catch_up(writing.entries_since(live.table.length)):
                    self.hub.post(change)
                if expects is not None and expects != writing.length:
                    raise overtaken(writing.entries_since(expects))
                entry = make(live.table)
                events = live.table.enter(entry)
                shown = live.ahead(entry)
                line = line_of(entry, live.game.codec)
                writing.append([line], live.snapshot(shown), at=entry.at, ended=shown.state.ended)
        except BaseException as error:
            # A refusal by the game changes nothing. Whatever else happens, only the disk counts.
            if not isinstance(error, Refused) or live.table.length != live.length:
                live.forget()
            raise
        live.shown = shown
        return Change(live.id, entry.kind, shown.length, entry.who, tuple(events), entry)

    def _know(self, table_id: str, **changed: Any) -> Head:
        head = self._known.get(table_id) or self.store.read(table_id).head
        self._known[table_id] = replace(head, **changed)
        return self._known[table_id]

    def _differences(self, heads: dict[str, Head]) -> tuple[builtins.list[Change], builtins.list[LiveTable]]:
        changes, moved = [], []
        for table_id, head in heads.items():
            before, live = self._known.get(table_id), self._live.get(table_id)
            if live is not None and head.length > live.length:
                moved.append(live)
            if before is None:
                changes.append(Change(table_id, "begin", head.length, elsewhere=True))
                continue
            if live is None and head.length != before.length:
                changes.append(Change(table_id, "extend", head.length, elsewhere=True))
            if head.name != before.name:
                changes.append(Change(table_id, "rename", head.length, elsewhere=True))
            if head.archived != before.archived:
                changes.append(Change(table_id, "archive", head.length, elsewhere=True))
        for table_id in self._known.keys() - heads.keys():
            self._live.pop(table_id, None)
            changes.append(Change(table_id, "destroy", 0, elsewhere=True))
        self._known = heads
        return changes, moved


def overtaken(since: builtins.list[Line]) -> Overtaken:
    """The refusal that says who did what meanwhile."""
    last = since[-1] if since else None
    if last is None or not last.who:
        return Overtaken("table-overtaken", count=len(since), kind=last.kind if last else "give")
    return Overtaken("table-overtaken-by", who=last.who, count=len(since), kind=last.kind)
