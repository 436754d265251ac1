"""What a pack file holds; `pack.py` reads and merges packs, `pack_validation.py` checks them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from companion.games.terrinoth.cards.card_types import (
    CARD_KINDS,
    ActivationCard,
    ConditionCard,
    Definition,
    DiceFaces,
    EnemyCard,
    ExplorationCard,
    HeroCard,
    LocationCard,
    QuestSheet,
    Title,
)


@dataclass(frozen=True, slots=True)
class Pack:
    """The content of a pack file. `ours` marks cards that we invented; `pack` is the version of the format.

    `words` are the names of keywords, traits, classes and colours in the languages of the reader.
    """

    name: Title
    pack: Literal[1] = 1
    id: str = ""
    about: Title = ""
    language: str = ""
    ours: bool = False
    words: dict[str, Title] = field(default_factory=dict)
    dice: DiceFaces = field(default_factory=DiceFaces)
    heroes: tuple[HeroCard, ...] = ()
    activation: tuple[ActivationCard, ...] = ()
    enemies: tuple[EnemyCard, ...] = ()
    locations: tuple[LocationCard, ...] = ()
    exploration: tuple[ExplorationCard, ...] = ()
    conditions: tuple[ConditionCard, ...] = ()
    quests: tuple[QuestSheet, ...] = ()

    def cards(self) -> Iterator[tuple[str, int, Definition]]:
        """Every card: its kind, its place in the list, and itself."""
        for kind in CARD_KINDS:
            for place, definition in enumerate(getattr(self, kind)):
                yield kind, place, definition
