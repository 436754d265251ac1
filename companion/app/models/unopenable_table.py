"""A table that cannot be opened: why, what can be read of it, and the ways to keep or delete it."""

from __future__ import annotations

from functools import partial

from companion.app.models.device_session import DeviceSession
from companion.app.models.file_and_clipboard_transfer import save_file
from companion.app.reactivity import Model
from companion.kernel.messages import Message
from companion.tables.problems.unreadable_tables import export_raw_rows, inspect_unreadable_table, raw_rows_file_name

MOST_LINES = 100
"""So many lines of a journal are shown: the latest ones."""


class UnopenableTableModel(Model):
    """Watch `saved` and `asked`. Raises `Unknown` where there is no such table at all."""

    def __init__(self, session: DeviceSession, table: str, trouble: Message) -> None:
        self.session = session
        self.id = table
        self.look = inspect_unreadable_table(session.service.store, table, trouble)
        self.trouble = trouble
        self.saved = ""
        self.asked = False

    @property
    def lines(self) -> tuple[str, ...]:
        """The latest lines of its journal."""
        return self.look.lines[-MOST_LINES:]

    @property
    def earlier(self) -> int:
        """How many lines are before those."""
        return len(self.look.lines) - len(self.lines)

    async def save(self) -> None:
        """Save everything that is stored of it as one file; a browser downloads it."""
        store = self.session.service.store
        data = await self.session.ask(partial(export_raw_rows, store, self.id))
        if data is not None:
            self.saved = await save_file(self.session, raw_rows_file_name(store, self.id), data) or ""
            self.changed()

    def report(self) -> None:
        """Go where one makes a report of it, for whoever can help."""
        self.session.device.go(f"/table/{self.id}/report")

    def ask(self, asked: bool) -> None:
        """Ask whether it should be deleted, or no longer."""
        self.asked = asked
        self.changed()

    async def destroy(self) -> None:
        """Delete it for good."""
        await self.session.ask(partial(self.session.service.destroy, self.id))
        self.session.device.go_instead("/")
