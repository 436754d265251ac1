"""Names that a package offers and imports only when somebody first uses one of them.

A game's package offers a few functions to programs that use it as a library. Importing its engine for them at once
would make every screen and command that only wants one small module of the game wait for all of it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection


def make_lazy_getattr(package: str, module: str, names: Collection[str]) -> Callable[[str], object]:
    """A `__getattr__` for a package: these names are found in that module of it."""

    def find(name: str) -> object:
        if name in names:
            return getattr(importlib.import_module(f"{package}.{module}"), name)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return find
