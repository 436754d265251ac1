"""Hero levels: the hand limit, the expert uses, and what each level brings. heroes3 3."""

from __future__ import annotations

import functools
from pathlib import Path

from companion.games.heroes3.adventure.content.file_schemas import LevelDef, LevelFile
from companion.games.heroes3.adventure.content.triggered_effect_loading import load_content_file
from companion.kernel.refusals import BeyondLimit
from companion.library.content_location import content_folder


@functools.cache
def level_table() -> LevelFile:
    """The table of the content folder in use."""
    return load_levels(content_folder() / "heroes3")


def load_levels(folder: Path) -> LevelFile:
    """The table of a folder, or `BadContent`."""
    return load_content_file(LevelFile, folder / "levels.yaml")


def max_experience() -> int:
    """The experience with which a hero reaches the last level; more is lost."""
    table = level_table()
    return table.experience_per_level * (len(table.levels) - 1)


def level_for_experience(experience: int) -> LevelDef:
    """The level that so much experience makes: two for each, seven levels at most."""
    if experience < 0:
        raise BeyondLimit("h3e-negative", found=experience)
    table = level_table()
    return table.levels[min(experience // table.experience_per_level, len(table.levels) - 1)]


def experience_after_gain(experience: int, by: int) -> tuple[int, tuple[LevelDef, ...]]:
    """The experience afterwards, and the levels reached on the way, in order; each brings what is due."""
    if by < 0:
        raise BeyondLimit("h3e-negative", found=by)
    table = level_table().levels
    after = min(experience + by, max_experience())
    reached = table[table.index(level_for_experience(experience)) + 1 : table.index(level_for_experience(after)) + 1]
    return after, reached
