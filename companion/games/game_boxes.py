"""The boxes on the shelf: every game that `content/` describes, and the stamp of the content as a whole."""

from __future__ import annotations

import functools
import hashlib

from companion import __version__
from companion.games.tracker.setup.game_box import Box
from companion.kernel.game import ContentStamp
from companion.kernel.refusals import Unknown
from companion.library.content_location import content_folder
from companion.library.content_reader import read_content_file


@functools.cache
def load_boxes() -> tuple[Box, ...]:
    """All games, in the order of the shelf. A new game is a new folder with a `box.yaml` in it."""
    found = [read_content_file(Box, file) for file in sorted(content_folder().glob("*/box.yaml"))]
    return tuple(sorted(found, key=lambda box: box.order))


def load_box(game: str) -> Box:
    """The box with this id, or a refusal that lists those there are."""
    for candidate in load_boxes():
        if candidate.id == game:
            return candidate
    raise Unknown("unknown-game", found=game, options=[b.id for b in load_boxes()])


@functools.cache
def compute_content_stamp() -> ContentStamp:
    """The version of the content and a hash over every file that tables are made from."""
    digest = hashlib.sha256()
    folder = content_folder()
    for file in sorted(folder.glob("*/*.yaml")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return ContentStamp(__version__, digest.hexdigest()[:16])
