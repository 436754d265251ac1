"""What has been chosen for a combat of Heroes III so far, and how it is remembered for the next one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.heroes3.combat.model.setup_data import Difficulty, Settings

KEPT = "last-heroes3-combat"
"""Where the last set-up is kept: the same army fights again with one tap."""
Kind = Literal["neutral", "bank", "ai-hero", "heroes"]
Where = Literal["land", "sea", "their-town", "my-town"]
TOWNS = ("their-town", "my-town")
"""Where a combat is a siege."""
Drawing = Literal["app", "table", "known"]
"""Who draws the neutral cards: the app, the table one by one, or they are known and typed now."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything chosen so far. Units are keys such as `castle:griffins/pack`."""

    kind: Kind = "neutral"
    level: str = "I"
    difficulty: Difficulty = "normal"
    bank: str = "crypt"
    where: Where = "land"
    attacker: Literal["mine", "theirs"] = "mine"
    faction: str = "castle"
    mine: tuple[str, ...] = ()
    hero_level: int = 1
    movement: int = 3
    main: bool = True
    others: int = 0
    machines: tuple[str, ...] = ()
    drawing: Drawing = "app"
    their_faction: str = "necropolis"
    theirs: tuple[str, ...] = ()
    their_level: int = 1
    their_main: bool = True
    might: int = 4
    magic: int = 2
    skill: int = 0
    spells: tuple[str, ...] = ("magic-arrow",)


@dataclass(frozen=True, slots=True)
class Kept:
    """A set-up as it is remembered, with the table it was for."""

    draft: Draft = field(default_factory=Draft)
    settings: Settings = field(default_factory=Settings)
    table: str = ""
