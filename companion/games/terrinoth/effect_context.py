"""The context in which an effect is resolved: its card, the active hero, the dice."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.heroes_and_enemies import Enemy


@dataclass(slots=True)
class ActionDice:
    """The dice of one action: what lies there, and what they came to."""

    action: str
    hero: list[str] = field(default_factory=list)
    enemy: list[str] = field(default_factory=list)
    successes: int = 0
    shields: int = 0


@dataclass(slots=True)
class CardMemory:
    """What the lines of one card share: whom its action was aimed at, and its dice."""

    targets: tuple[Enemy, ...] = ()
    aided: int = -1
    dice: ActionDice | None = None


@dataclass(frozen=True, slots=True)
class EffectContext:
    """The card that speaks, the active hero, and whom `self`, `owner` and `it` mean.

    `by` is whose effect it is (`hero`, `enemy`, `quest`): some enemies cannot be moved by heroes.
    """

    card: Card | None
    hero: int
    by: str = "quest"
    enemy: Enemy | None = None
    owner: int = -1
    it: int | Enemy | None = None
    memory: CardMemory = field(default_factory=CardMemory)
