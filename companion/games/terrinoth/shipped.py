"""The packs that come with the app: adventures of our own, one file each beside the game's box."""

from __future__ import annotations

import functools
from pathlib import Path

from companion.games.terrinoth.pack import Pack, read_pack
from companion.kernel.refusals import Unknown
from companion.library.places import content_folder

FOLDER = "terrinoth"


def files(content: Path) -> list[Path]:
    """The pack files of a content folder; the box is not one of them."""
    return sorted(file for file in (content / FOLDER).glob("*.yaml") if file.name != "box.yaml")


@functools.cache
def adventures() -> tuple[Pack, ...]:
    """Every pack that comes with the app."""
    return tuple(read_pack(file) for file in files(content_folder()))


def adventure(quest: str) -> Pack:
    """The pack that a quest is in, or a refusal that lists the quests there are."""
    for pack in adventures():
        if any(sheet.id == quest for sheet in pack.quests):
            return pack
    raise Unknown("th-no-quest", found=quest, options=", ".join(s.id for pack in adventures() for s in pack.quests))
