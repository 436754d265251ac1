"""Exporting and importing a table as a file."""

from __future__ import annotations

import asyncio

from companion.app.models.device_session import DeviceSession
from companion.app.models.file_and_clipboard_transfer import copy_to_clipboard, pick_file, save_file
from companion.app.reactivity import Model
from companion.kernel.refusals import Refused
from companion.tables.cancellable_progress import Progress
from companion.tables.files.export_file import export_table, suggested_file_name
from companion.tables.files.import_file import ImportResult, import_table

_GLANCE = 0.2
"""Seconds between two looks at how far an import is."""


class TableTransferModel(Model):
    """Watch `saved`, `running` and `percent`."""

    def __init__(self, session: DeviceSession, table: str = "") -> None:
        self.session = session
        self.table = table
        self.saved = ""
        self.text = ""
        self._progress: Progress | None = None
        self.data = export_table(session.service, table) if table else b""

    @property
    def size(self) -> int:
        """How large the file is, in kilobytes."""
        return max(1, len(self.data) // 1024)

    async def save(self) -> None:
        """Save the file; a browser downloads it."""
        name = suggested_file_name(self.session.service.store.read(self.table))
        self.saved = await save_file(self.session, name, self.data) or ""
        self.changed()

    async def copy(self) -> None:
        """Copy the text of the file."""
        if await copy_to_clipboard(self.session, self.data.decode("utf-8")):
            self.session.device.tell(self.session.words("export-copied"))

    async def choose(self) -> None:
        """Choose a file and bring it in."""
        picked = await pick_file(self.session, ["json"])
        if picked is not None:
            await self._bring(picked[1])

    def paste(self, text: str) -> None:
        """Keep the text that was pasted."""
        self.text = text

    async def bring_in(self) -> None:
        """Bring in the pasted text."""
        await self._bring(self.text.encode("utf-8"))

    @property
    def running(self) -> bool:
        """Whether a file is being imported."""
        return self._progress is not None

    @property
    def percent(self) -> int:
        """How far it is."""
        return int(self._progress.share * 100) if self._progress is not None else 0

    def cancel(self) -> None:
        """Stop bringing in the file; nothing of it is kept."""
        if self._progress is not None:
            self._progress.cancel()

    async def _bring(self, data: bytes) -> None:
        if self._progress is not None:
            return
        self._progress = progress = Progress()
        self.changed()
        try:
            brought = await self._brought(data, progress)
        except Refused as refused:
            self.session.device.refuse(self.session.why(refused.message))
            return
        finally:
            self._progress = None
            self.changed()
        words = self.session.words
        self.session.device.tell(" ".join(words.say(message) for message in brought.messages))
        self.session.device.go(f"/table/{brought.id}")

    async def _brought(self, data: bytes, progress: Progress) -> ImportResult:
        """Import on the table service's own thread, and show now and then how far it is."""
        service = self.session.service
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(service.importing, import_table, service, data, progress)
        try:
            while not work.done():
                await asyncio.wait({work}, timeout=_GLANCE)
                self.changed()
            return work.result()
        finally:
            progress.cancel()
