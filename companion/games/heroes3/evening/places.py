"""The map: places with what they do, tiles with their seven fields, and the Pandora cards. heroes3 7 and 11."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.games.heroes3.evening.deeds import Deed, deeds, load
from companion.games.heroes3.evening.map_files import (
    GuardDef,
    PandoraDef,
    PandoraFile,
    PlaceDef,
    PlaceFile,
    TileDef,
    TileFile,
)
from companion.kernel.refusals import Unknown
from companion.kernel.words import Text
from companion.library.places import content_folder
from companion.library.reading import BadContent, Mistake

POSITIONS = ("nw", "ne", "w", "c", "e", "sw", "se")
OUTER = tuple(position for position in POSITIONS if position != "c")
BLOCKED = "blocked"
SYMBOLS = {"resource-symbol": "resource", "treasure-symbol": "treasure"}
"""Symbols that are printed with a number of dice, of which one is taken."""
_FIELD = re.compile(r"([a-z-]+)(?:\(([a-z0-9-]+)\))?(?: (I|II|III|IV|V|VI|VII))?")


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A place of the map or a creature bank: its category, what it does, and what only the table can do."""

    id: str
    name: Text
    category: str
    box: str
    deeds: tuple[Deed, ...]
    tell: Text
    shared: bool = False
    token: bool = False
    sea: bool = False
    bank: str = ""
    ours: tuple[str, ...] = ()
    guard: GuardDef | None = None

    def __repr__(self) -> str:
        return f"Place({self.id})"


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a tile: the place, what stands in brackets (a faction, a number of dice), the level of its guard."""

    place: str
    detail: str = ""
    guard: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A map tile, with its id upright; `doubts` are what nobody could check."""

    id: str
    kind: str
    layer: str
    terrain: str
    box: str
    fields: Mapping[str, Field]
    edges: frozenset[str]
    land: frozenset[str]
    checked: bool
    corrected: frozenset[str]
    doubts: frozenset[str]

    @property
    def open_outwards(self) -> frozenset[str] | None:
        """The outer fields from which the tile can be left; None where its edges are not known."""
        if "edges" in self.doubts:
            return None
        return frozenset(at for at in OUTER if self.fields[at].place != BLOCKED) - self.edges


@dataclass(frozen=True, slots=True, eq=False)
class PandoraCard:
    """A Pandora's Box card; `kind` is once, instant or permanent."""

    id: str
    name: Text
    kind: str
    deeds: tuple[Deed, ...]
    tell: Text
    box: str = ""
    ours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Places:
    """The whole map by id."""

    by_id: Mapping[str, Place]
    tiles: Mapping[str, Tile]
    pandora: Mapping[str, PandoraCard]
    tile_kinds: Mapping[str, Text]
    terrains: Mapping[str, Text]

    def place(self, place: str) -> Place:
        """The place with this id, or `Unknown`."""
        if place not in self.by_id:
            raise Unknown("h3e-no-place", found=place)
        return self.by_id[place]


@functools.cache
def places() -> Places:
    """The map of the content folder in use."""
    return load_places(content_folder() / "heroes3")


def load_places(folder: Path) -> Places:
    """The map of a folder, or `BadContent`."""
    written = load(PlaceFile, folder / "map_locations.yaml")
    tiles = load(TileFile, folder / "map_tiles.yaml")
    pandora = load(PandoraFile, folder / "pandora.yaml")
    return Places(
        {place.id: _place(place) for place in written.places},
        {tile.id: _tile(tile) for tile in tiles.tiles},
        {card.id: _pandora(card) for card in pandora.pandora},
        tiles.kinds,
        tiles.terrains,
    )


def _place(written: PlaceDef) -> Place:
    return Place(
        written.id, written.name, written.category, written.box, deeds(written.deeds), written.tell, written.shared,
        written.token, written.sea, written.bank, written.ours, written.guard,
    )  # fmt: skip


def _tile(written: TileDef) -> Tile:
    return Tile(
        written.id,
        written.kind,
        written.layer,
        written.terrain,
        written.box,
        {position: _field(written.id, position, getattr(written, position)) for position in POSITIONS},
        frozenset(written.edges),
        frozenset(written.land),
        written.checked == "picture",
        frozenset(written.corrected),
        frozenset(written.doubts),
    )


def _field(tile: str, position: str, text: str) -> Field:
    found = _FIELD.fullmatch(text)
    if found is None:
        expected = "a place, brackets if it has any, and the level of its guard"
        raise BadContent([Mistake("map_tiles.yaml", 1, f"{tile}.{position}", repr(text), expected)])
    return Field(found[1], found[2] or "", found[3] or "")


def _pandora(written: PandoraDef) -> PandoraCard:
    return PandoraCard(
        written.id, written.name, written.kind, deeds(written.deeds), written.tell, written.box, written.ours
    )
