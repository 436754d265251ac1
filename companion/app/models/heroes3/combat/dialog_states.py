"""The dialogs over a combat of Heroes III, and what has been typed in them so far."""

from __future__ import annotations

from dataclasses import dataclass

from companion.app.models.table_model import MenuDialog


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
    targets: tuple[str, ...] = ()
    attack: int = 0
    defense: int = 0
    damage: int = 0


@dataclass(frozen=True, slots=True)
class UnitDialog:
    """One unit: everything about it, and ways to put it right. Named by the space it stands on."""

    space: str


@dataclass(frozen=True, slots=True)
class DrawnCardDialog:
    """Which real neutral card was drawn? Typed letters narrow what is still possible."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class PlayCardDialog:
    """Choosing a card that a hero plays, or a plain bonus; with a draft, how the card chosen is played."""

    typed: str = ""
    kind: str = ""
    draft: CardDraft | None = None


@dataclass(frozen=True, slots=True)
class JoiningUnitDialog:
    """A unit joins by the table's word: which one, and where."""

    space: str
    side: str = "theirs"
    typed: str = ""


@dataclass(frozen=True, slots=True)
class OddsDialog:
    """The odds from here on."""


@dataclass(frozen=True, slots=True)
class UnitListDialog:
    """All units in a list: who acts when, with a link to each unit's dialog."""


OpenDialog = (
    UnitDialog | DrawnCardDialog | PlayCardDialog | JoiningUnitDialog | OddsDialog | UnitListDialog | MenuDialog | None
)
