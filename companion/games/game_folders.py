"""The folders of the games, and which of them have a module of some name: that is how everything of a game is found.

Nothing has to be registered. What a game offers beyond its engine lies in its folder under a name that is agreed on:
`catalogue.py`, `pack_checks.py`, `position_file_runner.py`, `commands/simulate.py` and so on.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import companion.games


def find_packages_with(module: str, *, nested: bool = False) -> tuple[str, ...]:
    """The packages below `companion.games` that have this module (`engine`, `commands.odds`), imported by nobody yet.

    With `nested` also packages inside the folder of a game, such as `heroes3.combat`.
    """
    *folders, name = module.split(".")
    below = "/".join([*folders, name])
    found: set[str] = set()
    for home in map(Path, companion.games.__path__):
        # Packaged for a phone, the source may be gone and only compiled files remain.
        for file in home.glob(f"{'**' if nested else '*'}/{below}.py*"):
            parts = file.parent.relative_to(home).parts[: -len(folders) or None]
            if parts and "__pycache__" not in parts:
                found.add(".".join(parts))
    return tuple(sorted(found))


def import_game_module(package: str, module: str) -> ModuleType:
    """A module of a game's package; ask `find_packages_with` first."""
    return importlib.import_module(f"{companion.games.__name__}.{package}.{module}")
