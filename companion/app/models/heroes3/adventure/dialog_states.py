"""The dialogs over a table of the map part of Heroes III, and what has been typed in them so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import MapOrCombatDialog
from companion.app.models.table_model import MenuDialog

Section = Literal["now", "town", "army", "hero", "cards", "map"]
"""The parts of a player's sheet, of which a phone shows one at a time."""
SECTIONS: tuple[Section, ...] = ("now", "town", "army", "hero", "cards", "map")


@dataclass(frozen=True, slots=True)
class PendingQuestionDialog:
    """An open question: `typed` narrows the cards to choose from."""

    question: int
    typed: str = ""


@dataclass(frozen=True, slots=True)
class PlayerDialog:
    """A dialog about the sheet of a player."""

    seat: str


class ResourcesDialog(PlayerDialog):
    """The resources of a player: put right, traded, given away."""


class IncomeDialog(PlayerDialog):
    """Where the income of a player comes from."""


class HeroDialog(PlayerDialog):
    """The hero's numbers, to be put right."""


class MoraleDialog(PlayerDialog):
    """Morale: gained, or spent."""


class TokensDialog(PlayerDialog):
    """The tokens of a player, to be put right."""


@dataclass(frozen=True, slots=True)
class TradeDialog(PlayerDialog):
    """Trading by the table: what is given for what, how often, and what one would like to have."""

    give: str = "gold"
    get: str = "materials"
    times: int = 1


@dataclass(frozen=True, slots=True)
class GiveResourcesDialog(PlayerDialog):
    """Resources for somebody else."""

    to: str = ""
    gold: int = 0
    materials: int = 0
    valuables: int = 0


@dataclass(frozen=True, slots=True)
class BuildingDialog(PlayerDialog):
    """A building of a town: what it costs and brings."""

    building: str


@dataclass(frozen=True, slots=True)
class RecruitDialog(PlayerDialog):
    """The basket of units to recruit and to reinforce."""

    recruit: tuple[str, ...] = ()
    reinforce: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UnitDialog(PlayerDialog):
    """A unit of the army, by its place in the unit deck."""

    place: int


@dataclass(frozen=True, slots=True)
class AddUnitDialog(PlayerDialog):
    """A unit that joins the army by hand."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class AddCardDialog(PlayerDialog):
    """A card that comes to the deck, found by letters and kind."""

    typed: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class CardDialog(PlayerDialog):
    """A card that a player owns."""

    card: str


@dataclass(frozen=True, slots=True)
class FlaggedFieldDialog(PlayerDialog):
    """A flagged field, by its place in the list."""

    place: int


@dataclass(frozen=True, slots=True)
class FinishGameDialog:
    """Who has won, and who is out."""

    winners: tuple[str, ...] = ()
    now: bool = False


OpenDialog = (
    PendingQuestionDialog
    | ResourcesDialog
    | IncomeDialog
    | TradeDialog
    | GiveResourcesDialog
    | BuildingDialog
    | RecruitDialog
    | UnitDialog
    | AddUnitDialog
    | AddCardDialog
    | CardDialog
    | HeroDialog
    | MoraleDialog
    | FlaggedFieldDialog
    | TokensDialog
    | FinishGameDialog
    | MenuDialog
    | MapOrCombatDialog
    | None
)
