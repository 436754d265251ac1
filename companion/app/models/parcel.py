"""A table on its way out or in as a file."""

from __future__ import annotations

from functools import partial

from companion.app.models.files import copy, pick, save
from companion.app.models.guest import Guest
from companion.app.watch import Model
from companion.tables.bring import import_table
from companion.tables.export import export_table, suggested_name


class Parcel(Model):
    """Watch `saved`."""

    def __init__(self, guest: Guest, table: str = "") -> None:
        self.guest = guest
        self.table = table
        self.saved = ""
        self.text = ""
        self.data = export_table(guest.house, table) if table else b""

    @property
    def size(self) -> int:
        """How large the file is, in kilobytes."""
        return max(1, len(self.data) // 1024)

    async def save(self) -> None:
        """Save the file; a browser downloads it."""
        name = suggested_name(self.guest.house.store.read(self.table))
        self.saved = await save(self.guest, name, self.data) or ""
        self.changed()

    async def copy(self) -> None:
        """Copy the text of the file."""
        if await copy(self.guest, self.data.decode("utf-8")):
            self.guest.device.tell(self.guest.words("export-copied"))

    async def choose(self) -> None:
        """Choose a file and bring it in."""
        picked = await pick(self.guest, ["json"])
        if picked is not None:
            await self._bring(picked[1])

    def paste(self, text: str) -> None:
        """Keep the text that was pasted."""
        self.text = text

    async def bring_in(self) -> None:
        """Bring in the pasted text."""
        await self._bring(self.text.encode("utf-8"))

    async def _bring(self, data: bytes) -> None:
        brought = await self.guest.ask(partial(import_table, self.guest.house, data))
        if brought is not None:
            words = self.guest.words
            self.guest.device.tell(" ".join(words.say(message) for message in brought.messages))
            self.guest.device.go(f"/table/{brought.id}")
