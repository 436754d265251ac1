"""The set-up draft of a quest: the quest, the heroes, the settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.terrinoth.setup_data import Settings

BOX = ""
"""Instead of a quest's id: a quest of the box that is typed now."""
LEAST, MOST = 2, 4
HERO_FACES = ("success", "critical", "shield", "blank")
ENEMY_FACES = ("counterattack", "threat", "blank")
SIDES = 6


@dataclass(frozen=True, slots=True)
class Seat:
    """A hero in the set-up: who plays it, and which one it is."""

    name: str
    archetype: str
    hero: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything that is chosen at set-up, except the seats' own."""

    quest: str = BOX
    title: str = ""
    nemesis: str = ""
    track: tuple[str, ...] = ("start",)
    seats: tuple[Seat, ...] = ()
    solo: bool = False
    leader: int = 0
    settings: Settings = field(default_factory=Settings)
