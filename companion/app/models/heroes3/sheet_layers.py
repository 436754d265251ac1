"""The sheets that open over an evening of Heroes III, and what has been typed or put in them so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.app.models.heroes3.sheet_side import SideLayer

Section = Literal["now", "town", "army", "hero", "cards", "map"]
"""The parts of a player's sheet, of which a phone shows one at a time."""
SECTIONS: tuple[Section, ...] = ("now", "town", "army", "hero", "cards", "map")


@dataclass(frozen=True, slots=True)
class MatterOpen:
    """Something open, to be settled: `typed` narrows the cards to choose from."""

    matter: int
    typed: str = ""


@dataclass(frozen=True, slots=True)
class PurseOpen:
    """The resources of a player: put right, traded, given away."""

    seat: str


@dataclass(frozen=True, slots=True)
class IncomeOpen:
    """Where the income of a player comes from."""

    seat: str


@dataclass(frozen=True, slots=True)
class TradeOpen:
    """Trading by the table: what is given for what, how often, and what one would like to have."""

    seat: str
    give: str = "gold"
    get: str = "materials"
    times: int = 1


@dataclass(frozen=True, slots=True)
class GiveOpen:
    """Resources for somebody else."""

    seat: str
    to: str = ""
    gold: int = 0
    materials: int = 0
    valuables: int = 0


@dataclass(frozen=True, slots=True)
class BuildingOpen:
    """A building of a town: what it costs and brings."""

    seat: str
    building: str


@dataclass(frozen=True, slots=True)
class MusterOpen:
    """The basket of units to recruit and to reinforce."""

    seat: str
    recruit: tuple[str, ...] = ()
    reinforce: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UnitOpen:
    """A unit of the army, by its place in the unit deck."""

    seat: str
    place: int


@dataclass(frozen=True, slots=True)
class AddUnitOpen:
    """A unit that joins the army by hand."""

    seat: str
    typed: str = ""


@dataclass(frozen=True, slots=True)
class AddCardOpen:
    """A card that comes to the deck, found by letters and kind."""

    seat: str
    typed: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class CardOpen:
    """A card that a player owns."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class HeroOpen:
    """The hero's numbers, to be put right."""

    seat: str


@dataclass(frozen=True, slots=True)
class MoraleOpen:
    """Morale: gained, or spent."""

    seat: str


@dataclass(frozen=True, slots=True)
class FlagOpen:
    """A flagged field, by its place in the list."""

    seat: str
    place: int


@dataclass(frozen=True, slots=True)
class TokensOpen:
    """The tokens of a player, to be put right."""

    seat: str


@dataclass(frozen=True, slots=True)
class FinishOpen:
    """Who has won, and who is out."""

    winners: tuple[str, ...] = ()
    now: bool = False


@dataclass(frozen=True, slots=True)
class MenuOpen:
    """The menu of the table."""


Layer = (
    MatterOpen | PurseOpen | IncomeOpen | TradeOpen | GiveOpen | BuildingOpen | MusterOpen | UnitOpen | AddUnitOpen
    | AddCardOpen | CardOpen | HeroOpen | MoraleOpen | FlagOpen | TokensOpen | FinishOpen | MenuOpen | SideLayer | None
)  # fmt: skip
