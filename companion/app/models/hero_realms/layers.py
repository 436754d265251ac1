"""The sheets that open over a table of Hero Realms, and what has been typed on them so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.app.kit.pad import Entry


@dataclass(frozen=True, slots=True)
class SlotOpen:
    """Choosing the card in a market slot: typed letters and a faction narrow what is still possible."""

    slot: int
    typed: str = ""
    faction: str = ""


@dataclass(frozen=True, slots=True)
class LifeOpen:
    """The number pad for somebody's life: a hit, a gain, or the right number."""

    seat: str
    entry: Entry = field(default_factory=Entry)


@dataclass(frozen=True, slots=True)
class SeatOpen:
    """Everything before one seat, and what can be done about it."""

    seat: str


@dataclass(frozen=True, slots=True)
class ChampionOpen:
    """One champion in play (named as acts name it), and what can happen to it."""

    seat: str
    champion: str


@dataclass(frozen=True, slots=True)
class LayOpen:
    """Choosing the champion that the person on turn lays down, or one that lies before this seat after all."""

    seat: str
    typed: str = ""


@dataclass(frozen=True, slots=True)
class DeedsOpen:
    """What else the person on turn can do: skills, hoard items, borrowing, making somebody discard."""


@dataclass(frozen=True, slots=True)
class StepsOpen:
    """What the app did in its last turn."""


@dataclass(frozen=True, slots=True)
class MenuOpen:
    """The menu of the table."""


Layer = SlotOpen | LifeOpen | SeatOpen | ChampionOpen | LayOpen | DeedsOpen | StepsOpen | MenuOpen | None
