"""The packs that come with the app: adventures of our own, one file each beside the game's box."""

from __future__ import annotations

import functools
from pathlib import Path

from companion.games.terrinoth.cards.pack import read_pack
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.kernel.refusals import Unknown
from companion.library.content_location import content_folder

FOLDER = "terrinoth"


def list_pack_files(content: Path) -> list[Path]:
    """The pack files of a content folder; the box is not one of them."""
    return sorted(file for file in (content / FOLDER).glob("*.yaml") if file.name != "box.yaml")


@functools.cache
def load_shipped_packs() -> tuple[Pack, ...]:
    """Every pack that comes with the app."""
    return tuple(read_pack(file) for file in list_pack_files(content_folder()))


def require_pack_of_quest(quest: str) -> Pack:
    """The pack that a quest is in, or a refusal that lists the quests there are."""
    for pack in load_shipped_packs():
        if any(sheet.id == quest for sheet in pack.quests):
            return pack
    raise Unknown(
        "th-no-quest", found=quest, options=", ".join(s.id for pack in load_shipped_packs() for s in pack.quests)
    )
