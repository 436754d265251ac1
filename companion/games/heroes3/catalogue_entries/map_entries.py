"""Places, creature banks and tiles of the map of Heroes III for the library. heroes3 7 and 11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.heroes3.adventure.content.map_content import (
    BLOCKED,
    POSITIONS,
    SYMBOLS,
    MapContent,
    MapPlace,
    MapTile,
    TileField,
    get_map_content,
)
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.catalogue_entries.entry_labels_and_filters import (
    GAME,
    card_type_name,
    describe_triggered_effects,
    game_box_facets,
    list_triggered_effect_doubts,
    make_facet,
    message_to_sentence,
    rule_entry_ids,
)
from companion.kernel.messages import Argument, Message, Words, message, same_text_in_all_languages
from companion.library.card_entries import CardEntry, Facet, Label, RelatedCards

EMPTY = "empty"
_EXPLAINED = {
    "artifact-symbol": "symbols", "resource-symbol": "symbols", "treasure-symbol": "symbols", "pandoras-box": "pandora",
    "shrine-of-magic-gesture": "shrines", "shrine-of-magic-incantation": "shrines", "magic-spring": "spring-and-hut",
    "witch-hut": "spring-and-hut", "mine-gold": "mine", "mine-materials": "mine", "mine-valuables": "mine",
    "scholar": "scholar-star-axis", "star-axis": "scholar-star-axis", "cyclops-stockpile": "cyclops-field",
    "subterranean-gate": "teleports", "monolith-one-way": "teleports", "monolith-two-way": "teleports",
    "whirlpool": "teleports", "faerie-ring": "rampart-tower-places", "empty": "empty-field", "blocked": "blocked",
    **{place: place for place in (
        "warriors-tomb", "tree-of-knowledge", "redwood-observatory", "town", "settlement", "stables", "sanctuary",
        "trading-post", "war-machine-factory", "tavern", "market-of-time", "hill-fort", "random-town", "spell-scroll",
        "elemental-conflux", "grave",
    )},
}  # fmt: skip
"""The entry of the rules that explains a place besides its category."""


def build_map_entries() -> Iterator[CardEntry]:
    """Every place and creature bank, then every tile."""
    book = get_map_content()
    yield from (build_place_entry(place) for place in book.by_id.values())
    yield from (build_tile_entry(tile, book) for tile in book.tiles.values())


def tile_entry_id(tile: str) -> str:
    """The id of a tile's entry: the newer tiles have a # before their number."""
    return f"{GAME}.tile-{tile.lower().replace('#', 'hash-')}"


# --- places --------------------------------------------------------------------------------------


def build_place_entry(place: MapPlace) -> CardEntry:
    """A place: what a visit or a flag brings, and who guards a bank."""
    return CardEntry(
        id=f"{GAME}.place-{place.id}",
        type="place",
        type_name=card_type_name("place"),
        name=place.name,
        facets=tuple(_place_facets(place)),
        lines=partial(_place_lines, place),
        ours=place.ours,
        see=rule_entry_ids(*_place_explained(place)),
        leads_to=tuple(_guards(place)),
        uncertain=list_triggered_effect_doubts(place.deeds),
    )


def _place_facets(place: MapPlace) -> Iterator[Facet]:
    yield make_facet("kind", "bank" if place.bank else place.category)
    yield from game_box_facets([place.box])
    yield make_facet("certainty", "disputed" if list_triggered_effect_doubts(place.deeds) else "undisputed")


def _place_explained(place: MapPlace) -> Iterator[str]:
    if place.id in _EXPLAINED:
        yield _EXPLAINED[place.id]
    if place.bank:
        yield "creature-bank"
    if place.category != "none":
        yield place.category
    if place.sea:
        yield "sea-fields"
    yield "field"


def _place_lines(place: MapPlace, words: Words) -> Sequence[str]:
    lines = [message("h3l-category", category=place.category)]
    lines += [message("h3l-place-mark", mark=mark) for mark in ("shared", "token", "sea") if getattr(place, mark)]
    if place.id in SYMBOLS:
        lines.append(message("h3l-place-mark", mark="dice"))
    if place.bank:
        guards = Counter(side.unit for side in load_units().guards(place.bank))
        names = {side.unit: side.name for side in load_units().guards(place.bank)}
        counted: list[Argument] = [message("h3l-copies", count=n, card=names[unit]) for unit, n in guards.items()]
        lines.append(message("h3l-guards", guards=counted, level=load_units().banks[place.bank].level))
    return [
        *(message_to_sentence(line, words) for line in lines),
        *describe_triggered_effects(place.deeds, place.tell, words),
    ]


def _guards(place: MapPlace) -> Iterator[RelatedCards]:
    if place.bank:
        guards = dict.fromkeys(f"{GAME}.{side.group}-{side.unit}" for side in load_units().guards(place.bank))
        yield RelatedCards(message("h3l-guarded-by"), tuple(guards))


# --- tiles ---------------------------------------------------------------------------------------


def build_tile_entry(tile: MapTile, book: MapContent) -> CardEntry:
    """A tile: its seven fields in words, with what nobody could check."""
    there = dict.fromkeys(tile.fields[at].place for at in POSITIONS)
    known = tuple(f"{GAME}.place-{place}" for place in there if place not in (EMPTY, BLOCKED))
    return CardEntry(
        id=tile_entry_id(tile.id),
        type="tile",
        type_name=card_type_name("tile"),
        name=same_text_in_all_languages(tile.id),
        facets=tuple(_tile_facets(tile, book)),
        lines=partial(_tile_lines, tile, book),
        see=rule_entry_ids("map-tile", "field-level", *(["sea-fields"] if tile.layer == "sea" else []), "place-tile"),
        leads_to=(RelatedCards(message("h3l-fields"), known),),
        note=_corrected(tile),
        uncertain=tuple(_tile_doubts(tile)),
        terms=(tile_entry_id(tile.id).partition(".")[2].replace("-", " "),),
    )


def _tile_facets(tile: MapTile, book: MapContent) -> Iterator[Facet]:
    yield Facet("kind", tile.kind, book.tile_kinds[tile.kind])
    yield Facet("terrain", tile.terrain, book.terrains[tile.terrain])
    yield make_facet("layer", tile.layer)
    yield from game_box_facets([tile.box])
    yield make_facet("certainty", "pictured" if tile.checked else "listed")


def _tile_lines(tile: MapTile, book: MapContent, words: Words) -> Sequence[str]:
    lines = [message("h3l-terrain", terrain=book.terrains[tile.terrain], layer=tile.layer)]
    lines += [
        message("h3l-field", at=at, place=_field(tile.fields[at], book), guard=tile.fields[at].guard or "none")
        for at in POSITIONS
    ]
    for shown, where in (("h3l-edges", tile.edges), ("h3l-land", tile.land)):
        if where:
            lines.append(message(shown, where=_spots(where)))
    return [message_to_sentence(line, words) for line in lines]


def _field(field: TileField, book: MapContent) -> Argument:
    place = book.place(field.place).name
    if not field.detail:
        return place
    if field.detail.isdecimal():
        return message("h3l-place-dice", place=place, count=int(field.detail))
    return message("h3l-place-of", place=place, faction=load_units().group_name(field.detail))


def _spots(where: frozenset[str]) -> list[Argument]:
    return [_spot(at) for at in POSITIONS if at in where]


def _spot(at: str) -> Message:
    return message("h3l-at", at=at)


def _corrected(tile: MapTile) -> Label:
    return message("h3l-corrected", where=_spots(tile.corrected)) if tile.corrected else {}


def _tile_doubts(tile: MapTile) -> Iterator[Label]:
    if not tile.checked:
        yield message("h3l-list-only")
    yield from (message("h3l-doubt", doubt=doubt) for doubt in sorted(tile.doubts))
