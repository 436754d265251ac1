"""What games know about packs: how each checks the group of a pack that is its own.

A game whose engine reads cards from packs has a module `pack_checks.py` with `find_section_faults`, which gives
the faults of the group named after the game. Nothing has to be registered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields

from companion.games.card_catalogues import load_all_cards
from companion.games.game_boxes import load_boxes
from companion.games.game_folders import find_packages_with, import_game_module
from companion.kernel.plain_data import Fault
from companion.library.content_location import content_folder
from companion.library.packs import KnownContent, Pack
from companion.library.rulebook import load_rulebook

PackCheck = Callable[[Mapping[str, object]], Iterable[Fault]]


def load_known_content() -> KnownContent:
    """Everything that a pack may speak about, printed things only: a pack never depends on another one."""
    return KnownContent(
        games=frozenset(box.id for box in load_boxes() if not box.own),
        cards={card.id: card for card in load_all_cards()},
        entries=frozenset(entry.id for entry in load_rulebook(content_folder()).entries),
        sections=load_pack_checks(),
    )


def load_pack_checks() -> dict[str, PackCheck]:
    """How each game checks its own group of a pack."""
    groups = {field.name for field in fields(Pack)}
    found = [package for package in find_packages_with("pack_checks") if package in groups]
    return {package: import_game_module(package, "pack_checks").find_section_faults for package in found}
