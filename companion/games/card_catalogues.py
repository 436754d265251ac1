"""The cards of every game, for the library. A game with cards has a module `catalogue.py` with a function `cards`."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.game_folders import find_packages_with, import_game_module
from companion.library.card_entries import CardEntry


def load_all_cards() -> Iterator[CardEntry]:
    """Every card of every game, game by game."""
    for package in find_packages_with("catalogue"):
        yield from import_game_module(package, "catalogue").cards()
