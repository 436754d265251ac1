"""The Adventure cards of the Battlefield box, to be looked up. heroes3 11."""

from __future__ import annotations

import functools
from pathlib import Path

from companion.games.heroes3.adventure.content.file_schemas import AdventureCardDef, AdventureFile
from companion.library.content_location import content_folder
from companion.library.content_reader import read_content_file


@functools.cache
def adventure_cards() -> tuple[AdventureCardDef, ...]:
    """The cards of the content folder in use."""
    return load_adventure_cards(content_folder() / "heroes3")


def load_adventure_cards(folder: Path) -> tuple[AdventureCardDef, ...]:
    """The cards of a folder, or `BadContent`."""
    return read_content_file(AdventureFile, folder / "adventure.yaml").cards
