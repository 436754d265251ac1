"""The cards of every game, for the library. A game with cards has a module `catalogue.py` with a function `cards`."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

from companion.library.cards import CardEntry


def all_cards() -> Iterator[CardEntry]:
    """Every card of every game, game by game."""
    home = Path(__file__).parent
    # Packaged for a phone, the source may be gone and only compiled files remain.
    for folder in sorted({file.parent.name for file in home.glob("*/catalogue.py*")}):
        yield from importlib.import_module(f"{__package__}.{folder}.catalogue").cards()
