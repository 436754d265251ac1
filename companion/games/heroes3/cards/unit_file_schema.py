"""The unit cards as they are written in `content/heroes3/`: units, neutrals, summoned, banks and siege."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.kernel.messages import Text

Tier = Literal["bronze", "silver", "gold", "azure"]
Type = Literal["ground", "flying", "ranged"]
Certainty = Literal["agreed", "printed", "single"]
Language = Literal["en", "es", "fr", "it"]
"""In `ours`: a language in which a name is our own translation."""


@dataclass(frozen=True, slots=True)
class SideDef:
    """One side of a card: its figures, and its abilities under their triggers."""

    attack: int
    defense: int
    health: int
    initiative: int
    type: Type
    cost: dict[str, int] = field(default_factory=dict)
    certainty: Certainty = "agreed"
    activation: str = ""
    attacking: str = ""
    instead: str = ""
    always: str = ""
    retaliating: str = ""
    map: str = ""


@dataclass(frozen=True, slots=True)
class UnitDef:
    """A card with two sides. Without a name it is called like its creature; `also` are other names to look for."""

    id: str
    tier: Tier
    few: SideDef
    pack: SideDef
    name: Text = field(default_factory=dict)
    ours: tuple[Language, ...] = ()
    also: tuple[str, ...] = ()
    creature: str = ""
    boxes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SingleDef:
    """A card with one side: a neutral unit, or the Arrow Tower."""

    id: str
    card: SideDef
    boxes: tuple[str, ...]
    name: Text = field(default_factory=dict)
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class GroupDef:
    """A faction, or the neutral, summoned or siege cards; `box` is where its cards are unless they say otherwise."""

    name: Text
    box: str = ""


@dataclass(frozen=True, slots=True)
class UnitFile:
    """units.yaml: the factions, and the words for groups, tiers, sides and boxes."""

    source: str
    groups: dict[str, GroupDef]
    tiers: dict[str, Text]
    sides: dict[str, Text]
    boxes: dict[str, Text]
    units: dict[str, tuple[UnitDef, ...]]


@dataclass(frozen=True, slots=True)
class NeutralFile:
    """neutrals.yaml: the neutral cards by tier."""

    source: str
    neutrals: dict[str, tuple[SingleDef, ...]]


@dataclass(frozen=True, slots=True)
class SummonedFile:
    """summoned.yaml."""

    source: str
    summoned: tuple[UnitDef, ...]


@dataclass(frozen=True, slots=True)
class BankDef:
    """A creature bank: its four guards in the order of the corners, and the card of each kind of guard."""

    id: str
    name: Text
    level: str
    guards: tuple[str, ...]
    cards: dict[str, SideDef]
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class BankFile:
    """banks.yaml: the banks, how many guards are stacked by difficulty, and what a Stack token may give."""

    source: str
    stacked: dict[str, int]
    tokens: tuple[dict[str, int], ...]
    banks: tuple[BankDef, ...]


@dataclass(frozen=True, slots=True)
class PieceDef:
    """Walls or the Gate: how many there are."""

    id: str
    name: Text
    pieces: int
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class SiegeFile:
    """siege.yaml."""

    source: str
    tower: SingleDef
    walls: PieceDef
    gate: PieceDef
