"""The table service: opens, changes and stores all tables. Whoever wants to change a table calls it.

The way of one input: take the database's write lock, catch up with what other processes wrote meanwhile, let the game
accept or refuse, write journal and snapshot in the same transaction, commit, and only then show and publish it.
"""

from __future__ import annotations

import builtins
import logging
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.game import AnyGame, Setup, State
from companion.kernel.journal import Entry
from companion.kernel.messages import Message
from companion.kernel.refusals import Overtaken, Refused, Unknown
from companion.kernel.rules_preview import Preview
from companion.kernel.table import AnyTable, Table
from companion.tables.change_bus import Change, ChangeBus
from companion.tables.crashing_input import Failure, build_failure_record, load_failure, store_failure
from companion.tables.journal_lines import entry_to_line
from companion.tables.live_table import LiveTable
from companion.tables.size_limits import check_table_name
from companion.tables.table_loader import Unplayable
from database.errors import Damaged
from database.records import Head, Line, Snapshot, TableRecord
from database.store import Store

if TYPE_CHECKING:
    from companion.library.library_facade import Library
    from companion.tables.pack_shelf import PackShelf
    from companion.tables.table_list_entries import TableOverviews
    from companion.tables.table_search import TableSearch

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableService:
    """The running tables of one process. Any thread may use it."""

    def __init__(self, store: Store, engines: Mapping[str, AnyGame], clock: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.engines = engines
        self.hub = ChangeBus()
        self.clock = clock
        self._lock = threading.Lock()
        self._live: dict[str, LiveTable] = {}
        self._known: dict[str, Head] = store.heads()
        self._stamping = threading.Lock()
        self._latest = 0
        self._see_times(self._known)

    @cached_property
    def importing(self) -> ThreadPoolExecutor:
        """The thread on which files are imported, one after the other: never those that handle taps."""
        return ThreadPoolExecutor(max_workers=1, thread_name_prefix="import")

    @cached_property
    def packs(self) -> PackShelf:
        """The packs on this device."""
        from companion.tables.pack_shelf import PackShelf

        return PackShelf(self.store)

    @cached_property
    def library(self) -> Library:
        """The rules and cards of all games, with the packs of this device. All devices read the same books."""
        from companion.games.card_catalogues import load_all_cards
        from companion.library.content_location import content_folder
        from companion.library.library_facade import Library

        return Library(content_folder(), load_all_cards, self.packs.active)

    @cached_property
    def faces(self) -> TableOverviews:
        """The overviews of tables for lists."""
        from companion.tables.table_list_entries import TableOverviews

        return TableOverviews(self)

    @cached_property
    def search(self) -> TableSearch:
        """The way to find a table by what people know of it."""
        from companion.tables.table_search import TableSearch

        return TableSearch(self.store)

    def stamp(self, at: int | None = None) -> int:
        """The time to keep for a change at a table: by the clock, but always after the change before it.

        The table changed last is the one people mean by `last`, also when the clock has been set back since.
        """
        with self._stamping:
            self._latest = max(self.clock() if at is None else at, self._latest + 1)
            return self._latest

    # --- the tables ---------------------------------------------------------------------------

    def begin(self, setup: Setup, name: str) -> str:
        """Set up a new table; its id. It plays by today's rules, with the corrections of the packs that are on now."""
        check_table_name(name)
        game = self.engine(setup.engine)
        corrected = setup.corrections or self.packs.corrected(setup.game)
        setup = replace(setup, corrections=corrected, rules=game.rules.number)
        table = Table(game, setup)
        opening = Snapshot(0, game.freeze(table.state), format=game.save_format.number, rules=table.rules)
        with self._lock:
            table_id = self.store.create(setup, name, opening, at=self.stamp(), ended=table.state.ended)
            self._known[table_id] = Head(0, name, False)
        self.hub.publish(Change(table_id, "begin", 0, events=tuple(table.opening)))
        return table_id

    def list(self, archived: bool | None = False) -> builtins.list[TableRecord]:
        """The tables, the one changed last first: those in use, the archived ones, or (None) all."""
        return self.store.tables(archived)

    def open(self, table_id: str) -> LiveTable:
        """A running table. Everybody who opens it gets the same one."""
        # Outside the lock, for a long journal may take a second; if two come at once, the first one counts.
        live = self.glance(table_id)
        with self._lock:
            return self._live.setdefault(table_id, live)

    def running(self, table_id: str) -> LiveTable | None:
        """A table that somebody has opened; None for any other."""
        with self._lock:
            return self._live.get(table_id)

    def glance(self, table_id: str) -> LiveTable:
        """A table to look at once: the running one, or one that is read from disk and not kept in memory."""
        live = self.running(table_id)
        if live is not None:
            return live
        record = self.store.read(table_id)
        return LiveTable(self.store, self.engine(record.setup.engine), record)

    def trouble(self, table_id: str) -> Message | None:
        """Why a table cannot be opened; None where it can."""
        try:
            self.glance(table_id)
        except Refused as refused:
            return refused.message
        return None

    def rename(self, table_id: str, name: str) -> None:
        """Give a table another name."""
        check_table_name(name)
        with self._lock:
            self.store.rename(table_id, name)
            head = self._know(table_id, lambda head: replace(head, name=name))
        self.hub.publish(Change(table_id, "rename", head.length))

    def archive(self, table_id: str, archived: bool = True) -> None:
        """Put a table away, or take it back out."""
        with self._lock:
            self.store.archive(table_id, archived)
            head = self._know(table_id, lambda head: replace(head, archived=archived))
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
        return self.write(table_id, lambda table: entry, only_at)

    def undo(self, table_id: str, who: str = "", expects: int | None = None) -> Change:
        """Take back the last step; a burst of taps is one step."""

        def last(table: AnyTable) -> Entry:
            return Entry("undo", count=table.history.reach(1, forward=False), who=who, at=self.clock())

        return self.write(table_id, last, expects, with_history=True)

    def redo(self, table_id: str, who: str = "", expects: int | None = None) -> Change:
        """Bring back what was undone last; a burst of taps is one step."""

        def next_one(table: AnyTable) -> Entry:
            return Entry("redo", count=table.history.reach(1, forward=True), who=who, at=self.clock())

        return self.write(table_id, next_one, expects, with_history=True)

    def jump(self, table_id: str, to: int, who: str = "", expects: int | None = None) -> Change:
        """Undo or redo until step number `to` is the last one in force; 0 is the beginning."""

        def there(table: AnyTable) -> Entry:
            by = table.history.distance(to)
            return Entry("undo" if by < 0 else "redo", count=abs(by), who=who, at=self.clock())

        return self.write(table_id, there, expects, with_history=True)

    def repair(
        self, table_id: str, step: int, act: Act | None, who: str = "", expects: int | None = None, count: int = 1
    ) -> Change:
        """Put another act in the place of a step (or of `count` steps from it on), or remove it with None."""
        entry = Entry("repair", act, step=step, count=count, who=who, at=self.clock())
        return self.write(table_id, lambda table: entry, expects, with_history=True)

    def preview(self, table_id: str, step: int, act: Act | None, count: int = 1) -> Preview[State]:
        """What a repair would lead to; changes nothing."""
        live = self.open(table_id)
        try:
            return live.preview(step, act, count)
        except Refused:
            raise
        except Exception as error:
            self._remember(live, Entry("repair", act, step=step, count=count, at=self.clock()), error)
            raise

    def write(
        self, table_id: str, make: Callable[[AnyTable], Entry], expects: int | None, with_history: bool = False
    ) -> Change:
        """Enter what `make` makes of the table as it stands, and tell everybody."""
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

    def failure(self, table_id: str) -> Failure | None:
        """The last input at this table that made its game fail, if there was one."""
        live = self.running(table_id)
        return (live.failure if live is not None else None) or load_failure(self.store, table_id)

    # --- noticing others ----------------------------------------------------------------------

    def take_in_outside_changes(self) -> None:
        """Take in what other processes have changed, and publish it."""
        with self._lock:
            changes, moved = self._differences(self.store.heads())
        for change in changes:
            self.hub.post(change)
        for live in moved:
            try:
                self.catch_up(live)
            except (Unplayable, Damaged):
                # A newer version of the app may write what this one does not know, and a journal may be damaged. The
                # other tables go on.
                log.warning("cannot follow table %s any more", live.id, exc_info=True)
        self.hub.deliver()

    def catch_up(self, live: LiveTable) -> None:
        """Take in what other processes wrote to a running table."""
        with live.lock:
            for change in self._taken_in(live, self.store.journal(live.id, after=max(0, live.table.length - 1))):
                self.hub.post(change)
        self.hub.deliver()

    # --- how it works -------------------------------------------------------------------------

    def _enter(self, live: LiveTable, make: Callable[[AnyTable], Entry], expects: int | None) -> Change:
        entry: Entry | None = None
        try:
            with self.store.writing(live.id) as writing:
                for change in self._taken_in(live, writing.entries_since(max(0, live.table.length - 1))):
                    self.hub.post(change)
                if expects is not None and expects != writing.length:
                    raise overtaken_refusal(writing.entries_since(expects))
                entry = make(live.table)
                events = live.table.enter(entry)
                shown = live.ahead(entry)
                line = entry_to_line(entry, live.game)
                writing.append([line], live.snapshot(shown), at=self.stamp(entry.at), ended=shown.state.ended)
        except BaseException as error:
            # A refusal by the game changes nothing. Whatever else happens, only the disk counts.
            if not isinstance(error, Refused) or live.table.length != live.length:
                live.forget()
            if isinstance(error, Exception) and not isinstance(error, Refused):
                self._remember(live, entry, error)
            raise
        live.shown, live.last = shown, line
        return Change(live.id, entry.kind, shown.length, entry.who, tuple(events), entry)

    def _remember(self, live: LiveTable, entry: Entry | None, error: Exception) -> None:
        """Keep an input that made the game fail: it is in no journal, and without it nobody can see what happened."""
        live.failure = build_failure_record(error, entry, live.game, live.length, self.clock())
        store_failure(self.store, live.id, live.failure)

    def _taken_in(self, live: LiveTable, lines: builtins.list[Line]) -> builtins.list[Change]:
        """Take in what other processes wrote after the newest line that a running table knows.

        Where that line is another one now, the table was deleted and brought in again: what is in memory is of the old
        one, and nothing of it may be written.
        """
        if live.table.length == 0 or (lines and live.knows(lines[0])):
            return live.catch_up(lines[min(1, live.table.length) :])
        return live.reload_from_disk()

    def _see_times(self, heads: Mapping[str, Head]) -> None:
        with self._stamping:
            self._latest = max([self._latest, *(head.changed for head in heads.values())])

    def _know(self, table_id: str, change: Callable[[Head], Head]) -> Head:
        head = self._known.get(table_id) or self.store.read(table_id).head
        self._known[table_id] = change(head)
        return self._known[table_id]

    def _differences(self, heads: dict[str, Head]) -> tuple[builtins.list[Change], builtins.list[LiveTable]]:
        self._see_times(heads)
        changes, moved = [], []
        for table_id, head in heads.items():
            before, live = self._known.get(table_id), self._live.get(table_id)
            touched = before is None or head.changed != before.changed
            if live is not None and (head.length != live.length or touched):
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


def overtaken_refusal(since: builtins.list[Line]) -> Overtaken:
    """The refusal that says who did what meanwhile."""
    last = since[-1] if since else None
    if last is None or not last.who:
        return Overtaken("table-overtaken", count=len(since), kind=last.kind if last else "give")
    return Overtaken("table-overtaken-by", who=last.who, count=len(since), kind=last.kind)
