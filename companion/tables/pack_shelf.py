"""The packs on this device: imported, written here, switched on and off, exported."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from functools import cached_property

from companion.games.pack_checks import load_known_content, load_pack_sections
from companion.kernel.game import CorrectedFigure
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Refused, Unknown
from companion.kernel.save_format_upgrades import MadeByNewer
from companion.library.content_reader import BadContent, Mistake
from companion.library.packs import KnownContent, Pack, PackConflict, find_pack_conflicts, pack_to_text, parse_pack
from database.store import Store

log = logging.getLogger(__name__)


class BadPack(Refused):
    """A pack that is refused whole for all its `mistakes`; the message tells the first, or how many are `listed`."""

    def __init__(self, mistakes: tuple[Mistake, ...], listed: bool = False) -> None:
        first, count = mistakes[0], len(mistakes)
        if listed:
            super().__init__("pack-mistakes", count=count)
        else:
            super().__init__(
                "pack-bad",
                file=first.file,
                line=first.line,
                field=first.field,
                found=first.found,
                expected=first.expected,
                count=count,
            )
        self.mistakes = mistakes


@dataclass(frozen=True, slots=True)
class ShelvedPack:
    """A pack on the shelf. `pack` is None where this version of the app cannot read it any more; `trouble` says why."""

    id: str
    active: bool
    pack: Pack | None
    trouble: Message | None = None


class PackShelf:
    """The packs of one device. Any thread may use it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._read: dict[str, tuple[str, ShelvedPack]] = {}

    @cached_property
    def known(self) -> KnownContent:
        """What packs may speak about; read once, when the first pack is looked at."""
        return load_known_content()

    def everything(self) -> list[ShelvedPack]:
        """All packs in the order in which they are applied."""
        return [self._shelved(record.id, record.text, record.active) for record in self._store.packs.everything()]

    def active(self) -> tuple[Pack, ...]:
        """The packs that are switched on."""
        return tuple(s.pack for s in self.everything() if s.active and s.pack is not None)

    def corrected(self, game: str) -> tuple[CorrectedFigure, ...]:
        """The figures that a new table of a game plays instead of the printed ones; the later pack counts."""
        said = {(c.card, c.figure): c.value for pack in self.active() for c in pack.corrections}
        return tuple(CorrectedFigure(*of, value) for of, value in said.items() if of[0].startswith(f"{game}."))

    def conflicts(self) -> list[PackConflict]:
        """Where packs that are switched on contradict each other."""
        return find_pack_conflicts(self.active())

    def check(self, text: str, name: str) -> Pack:
        """The pack in a text, or `BadPack` or `MadeByNewer`; nothing is kept."""
        try:
            return parse_pack(text, name, self.known)
        except BadContent as bad:
            raise BadPack(bad.mistakes) from bad

    def bring(self, text: str, name: str) -> tuple[Pack, bool]:
        """Keep the pack in a text, exactly as it is written; and whether it replaced one with the same id."""
        pack = self.check(text, name)
        replaced = any(record.id == pack.id for record in self._store.packs.everything())
        self._store.packs.put(pack.id, text)
        return pack, replaced

    def keep(self, pack: Pack) -> None:
        """Keep a pack that was written here."""
        self.bring(pack_to_text(pack), pack.id)

    def text(self, pack_id: str) -> str:
        """The file of a pack."""
        for record in self._store.packs.everything():
            if record.id == pack_id:
                return record.text
        raise Unknown("pack-unknown", pack=pack_id)

    def switch(self, pack_id: str, active: bool) -> None:
        """Switch a pack on or off."""
        self._store.packs.switch(pack_id, active)

    def remove(self, pack_id: str) -> None:
        """Take a pack off the shelf."""
        self._store.packs.remove(pack_id)

    def _shelved(self, pack_id: str, text: str, active: bool) -> ShelvedPack:
        with self._lock:
            kept = self._read.get(pack_id)
            if kept is None or kept[0] != text or kept[1].active != active:
                kept = text, self._opened(pack_id, text, active)
                self._read[pack_id] = kept
            return kept[1]

    def _opened(self, pack_id: str, text: str, active: bool) -> ShelvedPack:
        try:
            return ShelvedPack(pack_id, active, self.check(text, pack_id))
        except (BadPack, MadeByNewer) as bad:
            # It was good when it came: the content it speaks about has changed since, or a newer version was here.
            log.warning("pack %s cannot be read any more", pack_id)
            return ShelvedPack(pack_id, active, None, bad.message)


def pack_file_name(pack_id: str, text: str) -> str:
    """How the file of a pack is best called."""
    return f"{pack_id}.pack.{'json' if text.lstrip().startswith('{') else 'yaml'}"


def pack_summary_message(pack: Pack) -> Message:
    """What is in a pack, in one line."""
    common = message("pack-holds", rules=len(pack.rules), corrections=len(pack.corrections), cards=len(pack.cards))
    for game, section in load_pack_sections().items():
        if pack.sections.get(game):
            common = message("pack-holds-more", common=common, more=section.holds)
    return common
