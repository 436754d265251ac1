"""The sheets that open over a quest, and what has been typed on them so far."""

from __future__ import annotations

from dataclasses import dataclass

from companion.app.models.terrinoth.drafts import CardDraft


@dataclass(frozen=True, slots=True)
class HeroOpen:
    """One hero: the cards, and ways to put things right."""

    seat: str


@dataclass(frozen=True, slots=True)
class EnemyOpen:
    """One enemy, named as acts name it: its card, and ways to put things right."""

    ref: str


@dataclass(frozen=True, slots=True)
class PlaceOpen:
    """The location and the danger track: what they say, and ways to put things right."""


@dataclass(frozen=True, slots=True)
class DrawnOpen:
    """Which real card was drawn? Typed letters narrow what is known; any other title is a new card."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class CardOpen:
    """A card being typed."""

    draft: CardDraft


@dataclass(frozen=True, slots=True)
class CardsOpen:
    """Every card of the quest that is not wholly typed, to be typed in a quiet moment."""


@dataclass(frozen=True, slots=True)
class MenuOpen:
    """The menu of the table."""


Layer = HeroOpen | EnemyOpen | PlaceOpen | DrawnOpen | CardOpen | CardsOpen | MenuOpen | None
