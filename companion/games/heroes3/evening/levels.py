"""Levels: the hand limit, the expert uses and what is due on the way up. heroes3 3."""

from __future__ import annotations

import functools
from pathlib import Path

from companion.games.heroes3.evening.deeds import load
from companion.games.heroes3.evening.files import LevelDef, LevelFile
from companion.kernel.refusals import BeyondLimit
from companion.library.places import content_folder


@functools.cache
def levels() -> LevelFile:
    """The table of the content folder in use."""
    return load_levels(content_folder() / "heroes3")


def load_levels(folder: Path) -> LevelFile:
    """The table of a folder, or `BadContent`."""
    return load(LevelFile, folder / "levels.yaml")


def most_experience() -> int:
    """The experience with which a hero reaches the last level; more is lost."""
    table = levels()
    return table.experience_per_level * (len(table.levels) - 1)


def level_at(experience: int) -> LevelDef:
    """The level that so much experience makes: two for each, seven levels at most."""
    if experience < 0:
        raise BeyondLimit("h3e-negative", found=experience)
    table = levels()
    return table.levels[min(experience // table.experience_per_level, len(table.levels) - 1)]


def gain(experience: int, by: int) -> tuple[int, tuple[LevelDef, ...]]:
    """The experience afterwards, and the levels reached on the way, in order; each brings what is due."""
    if by < 0:
        raise BeyondLimit("h3e-negative", found=by)
    table = levels().levels
    after = min(experience + by, most_experience())
    reached = table[table.index(level_at(experience)) + 1 : table.index(level_at(after)) + 1]
    return after, reached
