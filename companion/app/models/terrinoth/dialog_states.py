"""The dialogs over a quest, and what has been typed in them so far."""

from __future__ import annotations

from dataclasses import dataclass

from companion.app.models.table_model import MenuDialog
from companion.app.models.terrinoth.card_drafts import CardDraft


@dataclass(frozen=True, slots=True)
class HeroDialog:
    """One hero: the cards, and ways to put things right."""

    seat: str


@dataclass(frozen=True, slots=True)
class EnemyDialog:
    """One enemy, named as acts name it: its card, and ways to put things right."""

    ref: str


@dataclass(frozen=True, slots=True)
class LocationDialog:
    """The location and the danger track: what they say, and ways to put things right."""


@dataclass(frozen=True, slots=True)
class DrawnCardDialog:
    """Which real card was drawn? Typed letters narrow what is known; any other title is a new card."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class CardEditorDialog:
    """A card being typed."""

    draft: CardDraft


@dataclass(frozen=True, slots=True)
class UnfinishedCardsDialog:
    """Every card of the quest that is not wholly typed, to be typed in a quiet moment."""


OpenDialog = (
    HeroDialog
    | EnemyDialog
    | LocationDialog
    | DrawnCardDialog
    | CardEditorDialog
    | UnfinishedCardsDialog
    | MenuDialog
    | None
)
