"""The packs of this device: shown, switched, imported, and edited by a user."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from companion.app.models.device_session import DeviceSession
from companion.app.models.file_and_clipboard_transfer import copy_to_clipboard, pick_file, save_file
from companion.app.reactivity import Model
from companion.library.packs import Correction, Note, Pack
from companion.tables.pack_shelf import ShelvedPack, pack_file_name

OWN_PACK_ID = "our-table"
"""The pack that is made when somebody writes a house rule or corrects a figure and there is none yet."""


@dataclass(frozen=True, slots=True)
class RuleDraft:
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
class CorrectionDraft:
    """A figure of a card being corrected."""

    card: str
    figure: str
    value: int
    why: str = ""


class PacksModel(Model):
    """Watch `shelf`, `writing`, `correcting`, `text`."""

    def __init__(self, session: DeviceSession) -> None:
        self.session = session
        self.shelf: list[ShelvedPack] = []
        self.writing: RuleDraft | None = None
        self.correcting: CorrectionDraft | None = None
        self.asked = ""
        self.text = ""
        self.refresh()

    def refresh(self) -> None:
        """Look at the shelf again, and let the library know."""
        self.shelf = self.session.service.packs.everything()
        self.session.service.library.refresh()
        self.changed()

    def find(self, pack_id: str) -> ShelvedPack | None:
        """A pack on the shelf."""
        return next((shelved for shelved in self.shelf if shelved.id == pack_id), None)

    def name(self, pack: Pack) -> str:
        """What a pack is called."""
        return pack.name if isinstance(pack.name, str) else self.session.words.name(pack.name)

    # --- whole packs ----------------------------------------------------------------------------

    async def switch(self, pack_id: str) -> None:
        """Switch a pack on or off."""
        shelved = self.find(pack_id)
        if shelved is not None:
            await self._do(partial(self.session.service.packs.switch, pack_id, not shelved.active))

    async def remove(self, pack_id: str) -> None:
        """Take a pack off the shelf. The screen has asked before."""
        self.asked = ""
        await self._do(partial(self.session.service.packs.remove, pack_id))
        self.session.device.back("/packs")

    def ask(self, pack_id: str) -> None:
        """Ask whether a pack is really to go; nothing takes the question back."""
        self.asked = pack_id
        self.changed()

    async def choose(self) -> None:
        """Choose a file and bring it in."""
        picked = await pick_file(self.session, ["yaml", "yml", "json"])
        if picked is not None:
            await self._bring(picked[1].decode("utf-8-sig", errors="replace"), picked[0])

    def paste(self, text: str) -> None:
        """Keep the text that was pasted."""
        self.text = text

    async def bring_in(self) -> None:
        """Bring in the pasted text."""
        await self._bring(self.text, self.session.words("pack-pasted"))

    async def send(self, pack_id: str) -> None:
        """Save the file of a pack."""
        text = self.session.service.packs.text(pack_id)
        saved = await save_file(self.session, pack_file_name(pack_id, text), text.encode())
        if saved is not None:
            self.session.device.tell(self.session.words("export-saved", place=saved))

    async def copy(self, pack_id: str) -> None:
        """Copy the file of a pack as text."""
        if await copy_to_clipboard(self.session, self.session.service.packs.text(pack_id)):
            self.session.device.tell(self.session.words("pack-copied"))

    # --- writing in a pack ----------------------------------------------------------------------

    def write(self, writing: RuleDraft | None) -> None:
        """Begin to write a rule, go on, or leave it with None."""
        self.writing = writing
        self.changed()

    async def keep_rule(self, pack_id: str = OWN_PACK_ID) -> None:
        """Keep the rule that was written."""
        writing = self.writing
        if writing is None or not writing.ready:
            return
        pack = self._own(pack_id)
        taken = {note.id for note in pack.rules if note.id != writing.old}
        # A printed rule keeps its id: links and reasons lead to it.
        mine, printed = f"{writing.game}.", self.session.service.packs.known.entries
        taken |= {entry.removeprefix(mine) for entry in printed if entry.startswith(mine)}
        note_id = writing.old or make_unique_id(writing.title, taken)
        note = Note(writing.game, note_id, writing.title, writing.body, writing.kind)
        rest = tuple(old for old in pack.rules if old.id != writing.old)
        if await self._keep(replace(pack, rules=(*rest, note))):
            self.write(None)

    async def drop_rule(self, pack_id: str, note_id: str) -> None:
        """Take a rule out of a pack."""
        pack = self._own(pack_id)
        rest = tuple(note for note in pack.rules if note.id != note_id)
        await self._keep(replace(pack, rules=rest))

    def correct(self, correcting: CorrectionDraft | None) -> None:
        """Begin to correct a figure, go on, or leave it with None."""
        self.correcting = correcting
        self.changed()

    async def keep_correction(self, pack_id: str = OWN_PACK_ID) -> None:
        """Keep the corrected figure."""
        made = self.correcting
        if made is None:
            return
        pack = self._own(pack_id)
        rest = tuple(c for c in pack.corrections if (c.card, c.figure) != (made.card, made.figure))
        new = Correction(made.card, made.figure, made.value, made.why)
        if await self._keep(replace(pack, corrections=(*rest, new))):
            self.correct(None)

    async def drop_correction(self, pack_id: str, correction: Correction) -> None:
        """Let the printed figure count again."""
        pack = self._own(pack_id)
        rest = tuple(c for c in pack.corrections if c != correction)
        await self._keep(replace(pack, corrections=rest))

    # --- how it works ---------------------------------------------------------------------------

    def _own(self, pack_id: str) -> Pack:
        shelved = self.find(pack_id)
        if shelved is not None and shelved.pack is not None:
            return shelved.pack
        return Pack(1, pack_id, self.session.words("pack-own"), language=self.session.language)

    async def _bring(self, text: str, name: str) -> None:
        brought = await self.session.ask(partial(self.session.service.packs.bring, text, name))
        self.refresh()
        if brought is not None:
            pack, replaced = brought
            said = "pack-replaced" if replaced else "pack-brought"
            self.session.device.tell(self.session.words(said, name=self.name(pack)))
            self.session.device.back("/packs")

    async def _keep(self, pack: Pack) -> bool:
        return await self._do(partial(self.session.service.packs.keep, pack))

    async def _do(self, act: Callable[[], None]) -> bool:
        def run() -> bool:
            act()
            return True

        done = await self.session.ask(run)
        self.refresh()
        return done is not None


def make_unique_id(title: str, taken: set[str]) -> str:
    """An id made of a title, in letters that every file can hold."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().casefold()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "rule"
    names = (base if n == 1 else f"{base}-{n}" for n in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)
