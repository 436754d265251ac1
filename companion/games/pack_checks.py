"""What games know about packs: the group of a pack that is a game's own, and how the game checks it.

A game whose engine reads something from packs has a module `pack_checks.py` with `SECTION`, a `PackSection`: what the
group named after the game holds, and its faults. Nothing has to be registered.
"""

from __future__ import annotations

from companion.games.card_catalogues import load_all_cards
from companion.games.game_boxes import load_boxes
from companion.games.game_folders import find_packages_with, import_game_module
from companion.library.content_location import content_folder
from companion.library.packs import KnownContent, PackSection
from companion.library.rulebook import load_rulebook


def load_known_content() -> KnownContent:
    """Everything that a pack may speak about, printed things only: a pack never depends on another one."""
    return KnownContent(
        games=frozenset(box.id for box in load_boxes() if not box.own),
        cards={card.id: card for card in load_all_cards()},
        entries=frozenset(entry.id for entry in load_rulebook(content_folder()).entries),
        sections=load_pack_sections(),
    )


def load_pack_sections() -> dict[str, PackSection]:
    """The groups of packs that belong to games, by the game."""
    found = find_packages_with("pack_checks")
    return {package.replace("_", "-"): import_game_module(package, "pack_checks").SECTION for package in found}
