"""The sheets that open over a combat of Heroes III, and what has been typed on them so far."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardDraft:
    """A card about to be played: its targets are tapped on the board, one after the other.

    `card` is empty for a plain bonus of `attack`, `defense` and `damage`; then one unit is tapped.
    """

    card: str = ""
    way: str = ""
    power: int = 0
    choice: int = 0
    discarded: int = 0
    side: str = "mine"
    targets: tuple[str, ...] = ()
    attack: int = 0
    defense: int = 0
    damage: int = 0
    until: str = "attack"


@dataclass(frozen=True, slots=True)
class UnitOpen:
    """One unit: everything about it, and ways to put it right. Named by the space it stands on."""

    space: str


@dataclass(frozen=True, slots=True)
class DrawnOpen:
    """Which real neutral card was drawn? Typed letters narrow what is still possible."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class CardsOpen:
    """Choosing a card that a hero plays, or a plain bonus; with a draft, how the card chosen is played."""

    typed: str = ""
    kind: str = ""
    draft: CardDraft | None = None


@dataclass(frozen=True, slots=True)
class JoinOpen:
    """A unit joins by the table's word: which one, and where."""

    space: str
    side: str = "theirs"
    typed: str = ""


@dataclass(frozen=True, slots=True)
class OddsOpen:
    """The odds from here on."""


@dataclass(frozen=True, slots=True)
class UnitsOpen:
    """All units in a list: who acts when, and the way to each of their sheets."""


@dataclass(frozen=True, slots=True)
class MenuOpen:
    """The menu of the table."""


Layer = UnitOpen | DrawnOpen | CardsOpen | JoinOpen | OddsOpen | UnitsOpen | MenuOpen | None
