"""What games know about packs: how each checks the group of a pack that is its own.

A game whose engine reads cards from packs has a module `packing.py` with `check(section)`, which gives the faults of
the group named after the game. Nothing has to be registered.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from pathlib import Path

from companion.games.catalogues import all_cards
from companion.games.shelf import boxes
from companion.kernel.plain import Fault
from companion.library.packs import Known, Pack
from companion.library.places import content_folder
from companion.library.rules import load

Check = Callable[[Mapping[str, object]], Iterable[Fault]]


def known() -> Known:
    """Everything that a pack may speak about, printed things only: a pack never depends on another one."""
    return Known(
        games=frozenset(box.id for box in boxes() if not box.own),
        cards={card.id: card for card in all_cards()},
        entries=frozenset(entry.id for entry in load(content_folder()).entries),
        sections=sections(),
    )


def sections() -> dict[str, Check]:
    """How each game checks its own group of a pack."""
    home, groups = Path(__file__).parent, {field.name for field in fields(Pack)}
    found = sorted({file.parent.name for file in home.glob("*/packing.py*")} & groups)
    return {name: importlib.import_module(f"{__package__}.{name}.packing").check for name in found}
