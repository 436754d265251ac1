"""The files of the map as they are written in `content/heroes3/`: places, tiles and Pandora cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.heroes3.adventure.content.file_schemas import EntryDef
from companion.games.heroes3.cards.unit_file_schema import Language
from companion.kernel.messages import Text

Position = Literal["nw", "ne", "w", "c", "e", "sw", "se"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardDef:
    """Guards that are printed with a place, other than those of its level.

    `faction`: so many units of a tier and side (`silver/pack`) of a faction that nobody plays; `walls`: behind Walls
    and Gate, without an Arrow Tower. `cards`: so many of a neutral card in the place of one of the tier `instead`.
    """

    faction: dict[str, int] = field(default_factory=dict)
    walls: bool = False
    cards: dict[str, int] = field(default_factory=dict)
    instead: Literal["", "bronze", "silver", "gold", "azure"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceDef(EntryDef):
    """A place of the map, or a creature bank."""

    category: Literal["visitable", "flaggable", "revisitable", "none"]
    box: str
    shared: bool = False
    token: bool = False
    sea: bool = False
    bank: str = ""
    guard: GuardDef | None = None


@dataclass(frozen=True, slots=True)
class PlaceFile:
    """map_locations.yaml."""

    source: str
    places: tuple[PlaceDef, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDef:
    """A map tile: seven fields, each a place and the level of its guard."""

    id: str
    kind: Literal["start", "far", "near", "center"]
    layer: Literal["surface", "subterranean", "sea"]
    terrain: str
    box: str
    checked: Literal["picture", "list"]
    nw: str
    ne: str
    w: str
    c: str
    e: str
    sw: str
    se: str
    edges: tuple[Position, ...] = ()
    land: tuple[Position, ...] = ()
    corrected: tuple[Position, ...] = ()
    doubts: tuple[Literal["dice", "edges", "land", "blocked", "guards", "terrain", "order"], ...] = ()


@dataclass(frozen=True, slots=True)
class TileFile:
    """map_tiles.yaml."""

    source: str
    kinds: dict[str, Text]
    terrains: dict[str, Text]
    tiles: tuple[TileDef, ...]
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PandoraDef(EntryDef):
    """A Pandora's Box card."""

    box: str
    kind: Literal["once", "instant", "permanent"]


@dataclass(frozen=True, slots=True)
class PandoraFile:
    """pandora.yaml."""

    source: str
    pandora: tuple[PandoraDef, ...]
