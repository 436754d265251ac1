"""The dialogs over a table of Hero Realms, and what has been typed in them so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.app.kit.dialogs.number_pad import PadEntry
from companion.app.models.table_model import MenuDialog


@dataclass(frozen=True, slots=True)
class MarketSlotDialog:
    """Choosing the card in a market slot: typed letters and a faction narrow what is still possible."""

    slot: int
    typed: str = ""
    faction: str = ""


@dataclass(frozen=True, slots=True)
class LifeDialog:
    """The number pad for somebody's life: a hit, a gain, or the right number."""

    seat: str
    entry: PadEntry = field(default_factory=PadEntry)


@dataclass(frozen=True, slots=True)
class SeatDialog:
    """Everything before one seat, and what can be done about it."""

    seat: str


@dataclass(frozen=True, slots=True)
class ChampionDialog:
    """One champion in play (named as acts name it), and what can happen to it."""

    seat: str
    champion: str


@dataclass(frozen=True, slots=True)
class ChampionChoiceDialog:
    """Choosing the champion that the player on turn plays, or one that is in play before this seat after all."""

    seat: str
    typed: str = ""


@dataclass(frozen=True, slots=True)
class PlayerActionsDialog:
    """What else the player on turn can do: skills, hoard items, borrowing, making somebody discard."""


@dataclass(frozen=True, slots=True)
class BotStepsDialog:
    """What the app did in its last turn."""


OpenDialog = (
    MarketSlotDialog
    | LifeDialog
    | SeatDialog
    | ChampionDialog
    | ChampionChoiceDialog
    | PlayerActionsDialog
    | BotStepsDialog
    | MenuDialog
    | None
)
