"""Packing: the packs of this device as a person looks through them and writes in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from companion.app.models.files import copy, pick, save
from companion.app.models.guest import Guest
from companion.app.watch import Model
from companion.kernel.words import Text
from companion.library.packs import Correction, Note, Pack
from companion.tables.packs import Shelved, file_name

OWN = "our-table"
"""The pack that is made when somebody writes a house rule or corrects a figure and there is none yet."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A note or house rule being written. `old` is the id it had, if it is being changed."""

    game: str
    kind: Literal["note", "house"] = "house"
    title: str = ""
    body: str = ""
    old: str = ""

    @property
    def ready(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self.title.strip() and self.body.strip())


@dataclass(frozen=True, slots=True)
class Correcting:
    """A figure of a card being corrected."""

    card: str
    figure: str
    value: int
    why: str = ""


class Packing(Model):
    """Watch `shelf`, `writing`, `correcting`, `text`."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.shelf: list[Shelved] = []
        self.writing: Writing | None = None
        self.correcting: Correcting | None = None
        self.asked = ""
        self.text = ""
        self.refresh()

    def refresh(self) -> None:
        """Look at the shelf again, and let the library know."""
        self.shelf = self.guest.house.packs.everything()
        self.guest.house.library.refresh()
        self.changed()

    def find(self, pack_id: str) -> Shelved | None:
        """A pack on the shelf."""
        return next((shelved for shelved in self.shelf if shelved.id == pack_id), None)

    def name(self, pack: Pack) -> str:
        """What a pack is called."""
        return pack.name if isinstance(pack.name, str) else self.guest.words.name(pack.name)

    # --- whole packs ----------------------------------------------------------------------------

    async def switch(self, pack_id: str) -> None:
        """Switch a pack on or off."""
        shelved = self.find(pack_id)
        if shelved is not None:
            await self._do(partial(self.guest.house.packs.switch, pack_id, not shelved.active))

    async def remove(self, pack_id: str) -> None:
        """Take a pack off the shelf. The screen has asked before."""
        self.asked = ""
        await self._do(partial(self.guest.house.packs.remove, pack_id))
        self.guest.device.back("/packs")

    def ask(self, pack_id: str) -> None:
        """Ask whether a pack is really to go; nothing takes the question back."""
        self.asked = pack_id
        self.changed()

    async def choose(self) -> None:
        """Choose a file and bring it in."""
        picked = await pick(self.guest, ["yaml", "yml", "json"])
        if picked is not None:
            await self._bring(picked[1].decode("utf-8-sig", errors="replace"), picked[0])

    def paste(self, text: str) -> None:
        """Keep the text that was pasted."""
        self.text = text

    async def bring_in(self) -> None:
        """Bring in the pasted text."""
        await self._bring(self.text, self.guest.words("pack-pasted"))

    async def send(self, pack_id: str) -> None:
        """Save the file of a pack."""
        text = self.guest.house.packs.text(pack_id)
        saved = await save(self.guest, file_name(pack_id, text), text.encode())
        if saved is not None:
            self.guest.device.tell(self.guest.words("export-saved", place=saved))

    async def copy(self, pack_id: str) -> None:
        """Copy the file of a pack as text."""
        if await copy(self.guest, self.guest.house.packs.text(pack_id)):
            self.guest.device.tell(self.guest.words("pack-copied"))

    # --- writing in a pack ----------------------------------------------------------------------

    def write(self, writing: Writing | None) -> None:
        """Begin to write a rule, go on, or leave it with None."""
        self.writing = writing
        self.changed()

    async def keep_rule(self, pack_id: str = OWN) -> None:
        """Keep the rule that was written."""
        writing = self.writing
        if writing is None or not writing.ready:
            return
        pack = self._own(pack_id)
        taken = {note.id for note in pack.rules if note.id != writing.old}
        # A printed rule keeps its id: links and reasons lead to it.
        mine, printed = f"{writing.game}.", self.guest.house.packs.known.entries
        taken |= {entry.removeprefix(mine) for entry in printed if entry.startswith(mine)}
        note = Note(
            writing.game, writing.old or fresh_id(writing.title, taken), writing.title, writing.body, writing.kind
        )
        rest = tuple(old for old in pack.rules if old.id != writing.old)
        if await self._do(partial(self.guest.house.packs.keep, replace(pack, rules=(*rest, note)))):
            self.write(None)

    async def drop_rule(self, pack_id: str, note_id: str) -> None:
        """Take a rule out of a pack."""
        pack = self._own(pack_id)
        rest = tuple(note for note in pack.rules if note.id != note_id)
        await self._do(partial(self.guest.house.packs.keep, replace(pack, rules=rest)))

    def correct(self, correcting: Correcting | None) -> None:
        """Begin to correct a figure, go on, or leave it with None."""
        self.correcting = correcting
        self.changed()

    async def keep_correction(self, pack_id: str = OWN) -> None:
        """Keep the corrected figure."""
        made = self.correcting
        if made is None:
            return
        pack = self._own(pack_id)
        rest = tuple(c for c in pack.corrections if (c.card, c.figure) != (made.card, made.figure))
        new = Correction(made.card, made.figure, made.value, made.why)
        if await self._do(partial(self.guest.house.packs.keep, replace(pack, corrections=(*rest, new)))):
            self.correct(None)

    async def drop_correction(self, pack_id: str, correction: Correction) -> None:
        """Let the printed figure count again."""
        pack = self._own(pack_id)
        rest = tuple(c for c in pack.corrections if c != correction)
        await self._do(partial(self.guest.house.packs.keep, replace(pack, corrections=rest)))

    # --- how it works ---------------------------------------------------------------------------

    def _own(self, pack_id: str) -> Pack:
        shelved = self.find(pack_id)
        if shelved is not None and shelved.pack is not None:
            return shelved.pack
        name: Text | str = self.guest.words("pack-own")
        return Pack(1, pack_id, name, language=self.guest.language)

    async def _bring(self, text: str, name: str) -> None:
        brought = await self.guest.ask(partial(self.guest.house.packs.bring, text, name))
        self.refresh()
        if brought is not None:
            pack, replaced = brought
            said = "pack-replaced" if replaced else "pack-brought"
            self.guest.device.tell(self.guest.words(said, name=self.name(pack)))
            self.guest.device.back("/packs")

    async def _do(self, act: Callable[[], None]) -> bool:
        def run() -> bool:
            act()
            return True

        done = await self.guest.ask(run)
        self.refresh()
        return done is not None


def fresh_id(title: str, taken: set[str]) -> str:
    """An id made of a title, in letters that every file can hold."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().casefold()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "rule"
    names = (base if n == 1 else f"{base}-{n}" for n in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)
