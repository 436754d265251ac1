"""The group `terrinoth:` of a general pack (docs/packs.md): a pack of Terrinoth without its head."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.games.terrinoth.cards.pack import pack_from_plain
from companion.kernel.messages import message
from companion.kernel.plain_data import BadShape, Fault
from companion.library.packs import PackSection


def find_section_faults(section: Mapping[str, object]) -> Iterable[Fault]:
    """Everything wrong with the cards of Terrinoth in a pack."""
    try:
        # The name is that of the pack around the group.
        pack_from_plain({"name": "pack", **section})
    except BadShape as bad:
        return bad.faults
    return ()


SECTION = PackSection(message("th-pack-cards"), find_section_faults)
