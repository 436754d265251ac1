"""The map: places with what they do, tiles with their seven fields, and the Pandora cards. heroes3 7 and 11."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.games.heroes3.adventure.content.map_file_schemas import (
    GuardDef,
    PandoraDef,
    PandoraFile,
    PlaceDef,
    PlaceFile,
    TileDef,
    TileFile,
)
from companion.games.heroes3.adventure.content.triggered_effect_loading import (
    TimedEffect,
    load_content_file,
    parse_triggered_effects,
)
from companion.kernel.messages import Text
from companion.kernel.refusals import Unknown
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent, Mistake

POSITIONS = ("nw", "ne", "w", "c", "e", "sw", "se")
OUTER = tuple(position for position in POSITIONS if position != "c")
BLOCKED = "blocked"
SYMBOLS = {"resource-symbol": "resource", "treasure-symbol": "treasure"}
"""Symbols that are printed with a number of dice, of which one is taken."""
_FIELD = re.compile(r"([a-z-]+)(?:\(([a-z0-9-]+)\))?(?: (I|II|III|IV|V|VI|VII))?")


@dataclass(frozen=True, slots=True, eq=False)
class MapPlace:
    """A place of the map or a creature bank: its category, what it does, and what only the table can do."""

    id: str
    name: Text
    category: str
    box: str
    deeds: tuple[TimedEffect, ...]
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
class TileField:
    """One field of a tile: the place, what stands in brackets (a faction, a number of dice), the level of its guard."""

    place: str
    detail: str = ""
    guard: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class MapTile:
    """A map tile, with its id upright; `doubts` are what nobody could check."""

    id: str
    kind: str
    layer: str
    terrain: str
    box: str
    fields: Mapping[str, TileField]
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
    deeds: tuple[TimedEffect, ...]
    tell: Text
    box: str = ""
    ours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class MapContent:
    """The whole map by id."""

    by_id: Mapping[str, MapPlace]
    tiles: Mapping[str, MapTile]
    pandora: Mapping[str, PandoraCard]
    tile_kinds: Mapping[str, Text]
    terrains: Mapping[str, Text]

    def place(self, place: str) -> MapPlace:
        """The place with this id, or `Unknown`."""
        if place not in self.by_id:
            raise Unknown("h3e-no-place", found=place)
        return self.by_id[place]


@functools.cache
def get_map_content() -> MapContent:
    """The map of the content folder in use."""
    return load_map_content(content_folder() / "heroes3")


def load_map_content(folder: Path) -> MapContent:
    """The map of a folder, or `BadContent`."""
    written = load_content_file(PlaceFile, folder / "map_locations.yaml")
    tiles = load_content_file(TileFile, folder / "map_tiles.yaml")
    pandora = load_content_file(PandoraFile, folder / "pandora.yaml")
    return MapContent(
        {place.id: _place(place) for place in written.places},
        {tile.id: _tile(tile) for tile in tiles.tiles},
        {card.id: _pandora(card) for card in pandora.pandora},
        tiles.kinds,
        tiles.terrains,
    )


def _place(written: PlaceDef) -> MapPlace:
    return MapPlace(
        written.id,
        written.name,
        written.category,
        written.box,
        parse_triggered_effects(written.deeds),
        written.tell,
        written.shared,
        written.token,
        written.sea,
        written.bank,
        written.ours,
        written.guard,
    )


def _tile(written: TileDef) -> MapTile:
    return MapTile(
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


def _field(tile: str, position: str, text: str) -> TileField:
    found = _FIELD.fullmatch(text)
    if found is None:
        expected = "a place, brackets if it has any, and the level of its guard"
        raise BadContent([Mistake("map_tiles.yaml", 1, f"{tile}.{position}", repr(text), expected)])
    return TileField(found[1], found[2] or "", found[3] or "")


def _pandora(written: PandoraDef) -> PandoraCard:
    return PandoraCard(
        written.id,
        written.name,
        written.kind,
        parse_triggered_effects(written.deeds),
        written.tell,
        written.box,
        written.ours,
    )
