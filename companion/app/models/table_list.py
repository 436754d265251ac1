"""The list of tables, kept up to date wherever they change, and the search for one of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from companion.app.models.device_session import DeviceSession
from companion.app.reactivity import Model
from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.setup_builder import ENGINE as TRACKER
from companion.kernel.messages import Message
from companion.tables import TableRecord
from companion.tables.change_bus import Change
from companion.tables.table_list_entries import OverviewOrMessage
from companion.tables.table_listing_and_search_text import listing_from_record


@dataclass(frozen=True, slots=True)
class TableListItem:
    """A table as the home screen shows it."""

    id: str
    title: str
    mode: str
    game: str
    engine: str
    colour: str
    icon: str
    people: tuple[tuple[str, int], ...]
    # What happens there now; empty until the table has been looked at.
    now: str
    ended: bool
    changed: int
    # Why it cannot be opened, in a sentence; empty where it can.
    trouble: str = ""


def setup_screen_route(game: str, engine: str) -> str:
    """The address at which such a table is set up."""
    return f"/new/{game}" if engine == TRACKER else f"/new/{game}/{engine}"


FIRST_PAGE_SIZE = 12
"""So many tables are listed at first; each "show more" doubles them. Three screens of a phone, and quickly drawn."""
_GLANCE = 0.1
"""Seconds of looking at tables before what was seen is shown: lines come together rather than one by one."""


class TableListModel(Model):
    """Watch `order`, `more`, `many`, `typed`, `found`, `asked`, and `line(id)`.

    Only a page of tables is read and drawn, however many there are. A line says at once what the row of its table
    says; what happens there now takes opening the table, is found off the screen's thread, and is filled in. Something
    that happens at a table changes its own line and no other; lines keep their places while one looks at them, so that
    none moves away from a finger.
    """

    def __init__(self, session: DeviceSession) -> None:
        self.session = session
        self.language = session.language
        self.asked: TableListItem | None = None
        self.more = False
        self.many = False
        """Whether there are more tables than one page: enough to search among."""
        self.typed = ""
        self.found: int | None = None
        """How many tables fit what was typed; None where nothing was typed, or nothing is known yet."""
        self._most = FIRST_PAGE_SIZE
        self.cleared = 0
        """How often the search was cleared with its button: each time the field begins anew."""
        self._lines: dict[str, TableListItem] = {}
        self._unseen: dict[str, TableRecord] = {}
        self._filling: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self.refresh()
        self._leave: Callable[[], None] = session.service.hub.listen(None, self._hear)

    @property
    def order(self) -> tuple[tuple[str, bool], ...]:
        """The tables in the order of their lines, and whether each is over."""
        return tuple((line.id, line.ended) for line in self._lines.values())

    @property
    def searching(self) -> bool:
        """Whether something is typed to search for."""
        return bool(self.typed.strip())

    def line(self, table: str) -> TableListItem | None:
        """The line of a table; None for one that is not listed any more."""
        return self._lines.get(table)

    def refresh(self) -> None:
        """Read the lines anew, the table changed last first."""
        if self.searching:
            self._reading = asyncio.get_running_loop().create_task(self._read())
            return
        records = self.session.service.store.page(self._most + 1)
        self.many = len(records) > FIRST_PAGE_SIZE
        self._list(records)

    async def show_more(self) -> None:
        """List twice as many tables."""
        self._most *= 2
        await self._read()

    async def type(self, typed: str) -> None:
        """Search while typing; nothing typed lists all tables again."""
        self.typed, self._most = typed, FIRST_PAGE_SIZE
        await self._read()

    async def clear(self) -> None:
        """List all tables again."""
        self.cleared += 1
        await self.type("")

    def close(self) -> None:
        """Follow the tables no longer."""
        self._leave()
        for task in (self._filling, self._reading):
            if task is not None:
                task.cancel()

    def ask(self, line: TableListItem | None) -> None:
        """Open the dialog of a table, or close it."""
        self.asked = line
        self.changed()

    async def destroy(self, line: TableListItem) -> None:
        """Delete a table for good."""
        self.asked = None
        await self.session.ask(partial(self.session.service.destroy, line.id))
        await self._read()

    def again(self, line: TableListItem) -> None:
        """Set the same game up once more."""
        self.asked = None
        self.session.device.go(setup_screen_route(line.game, line.engine))

    # --- reading ------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Read the lines anew: the first ones, or those that fit what was typed."""
        if not self.searching:
            self.found = None
            self.refresh()
            return
        typed, most = self.typed, self._most
        self.changed()
        answer = await self.session.ask(partial(self._search, typed, most))
        # A slower answer to what was typed before is dropped.
        if answer is not None and (typed, most) == (self.typed, self._most):
            records, self.found = answer
            self._list(records)

    def _search(self, typed: str, most: int) -> tuple[list[TableRecord], int]:
        service = self.session.service
        found = service.search.find(typed)
        records = [record for table in found[: most + 1] if (record := service.store.listed(table)) is not None]
        return records, len(found)

    def _list(self, records: list[TableRecord]) -> None:
        self.more = len(records) > self._most
        self._lines, self._unseen = {}, {}
        for record in records[: self._most]:
            self._put(record)
        self.changed()
        self._fill()

    # --- looking at tables --------------------------------------------------------------------

    def _put(self, record: TableRecord) -> None:
        """Write the line of a table with what is known of it; what is not known yet will be looked for."""
        seen = self.session.service.faces.known(record)
        self._lines[record.id] = self._line(record, seen)
        if seen is None:
            self._unseen[record.id] = record

    def _fill(self) -> None:
        """Look at the tables whose lines are not complete, in the background."""
        if self._unseen and (self._filling is None or self._filling.done()):
            self._filling = asyncio.get_running_loop().create_task(self._look_at_all())

    async def _look_at_all(self) -> None:
        while self._unseen:
            for record, seen in await asyncio.to_thread(self._look_at_some, list(self._unseen.values())):
                # Meanwhile the table may have moved on, or be listed no longer.
                if self._unseen.get(record.id) is record:
                    del self._unseen[record.id]
                    self._lines[record.id] = self._line(record, seen)
            self.changed()

    def _look_at_some(self, waiting: Iterable[TableRecord]) -> list[tuple[TableRecord, OverviewOrMessage]]:
        seen: list[tuple[TableRecord, OverviewOrMessage]] = []
        end = time.monotonic() + _GLANCE
        for record in waiting:
            seen.append((record, self.session.service.faces.look(record)))
            if time.monotonic() > end:
                break
        return seen

    # --- following ----------------------------------------------------------------------------

    def _hear(self, change: Change) -> None:
        self.session.device.deliver(partial(self._follow, change.table))

    def _follow(self, table: str) -> None:
        """Bring one line up to date; a table that was not listed is now the one changed last."""
        record = self.session.service.store.listed(table)
        if record is None or record.archived:
            self._drop(table)
        elif table in self._lines:
            self._put(record)
        elif not self.searching:
            self._put_first(record)
        self.changed()
        self._fill()

    def _put_first(self, record: TableRecord) -> None:
        kept = dict([*self._lines.items()][: self._most - 1])
        self.more = self.more or len(kept) < len(self._lines)
        self.many = self.many or len(self._lines) >= FIRST_PAGE_SIZE
        self._lines = {}
        self._put(record)
        self._lines |= kept

    def _drop(self, table: str) -> None:
        self._unseen.pop(table, None)
        if self._lines.pop(table, None) is not None and (self.more or self.searching):
            # There may be one that can take its place.
            self.refresh()

    # --- lines --------------------------------------------------------------------------------

    def _line(self, record: TableRecord, seen: OverviewOrMessage | None) -> TableListItem:
        """A line with what is known: all of it, why the table cannot be opened, or what its row says."""
        setup, words, row = record.setup, self.session.words, listing_from_record(record)
        shelf = next((known for known in load_boxes() if known.id == setup.game), None)
        about = partial(
            TableListItem,
            id=record.id,
            game=setup.game,
            engine=setup.engine,
            colour=shelf.colour if shelf is not None else "slate",
            ended=record.ended,
            changed=record.changed,
        )
        if isinstance(seen, Message):
            # A table that cannot be opened stays in its place and says why.
            game = words.name(shelf.name) if shelf is not None else setup.game
            named, now = record.name or game or record.id, words("home-unopened")
            return about(title=named, mode=game, icon="warning", people=(), now=now, trouble=words.say(seen))
        title, mode, people = row.title, words.name(row.mode), row.people
        if seen is not None:
            title = seen.title
            mode = words.say(seen.mode) if isinstance(seen.mode, Message) else words.name(seen.mode)
            seated = ((name if isinstance(name, str) else words.name(name), colour) for name, colour in seen.people)
            people = tuple(seated) or people
        return about(
            title=record.name or words.name(title),
            mode=mode,
            icon=shelf.icon if shelf is not None else "grid",
            people=people,
            now=words.say(seen.now) if seen is not None else "",
        )
