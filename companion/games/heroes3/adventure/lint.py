"""Checks the content of the map part: counts, names in four languages, references, and that every word is used."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from companion.games.heroes3.adventure.content import (
    adventure_cards,
    heroes_and_starting_decks,
    map_content,
    reference_tables,
    scenarios,
    towns,
)
from companion.games.heroes3.adventure.content.effect_vocabulary import ADVENTURE_TESTS, ADVENTURE_WORDS, RESOURCES
from companion.games.heroes3.adventure.content.map_file_schemas import GuardDef
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.rules import hero_levels, morale, round_calendar
from companion.games.heroes3.cards.hero_cards import Cards
from companion.games.heroes3.cards.unit_cards import FACTIONS, Units
from companion.kernel.building_blocks.effect_parser import Choose, Do, Effect, If, IfDid, May
from companion.kernel.messages import LANGUAGES, Text

FILES = (
    "towns.yaml", "heroes.yaml", "levels.yaml", "map_locations.yaml", "map_tiles.yaml", "pandora.yaml",
    "astrologers.yaml", "events.yaml", "scenarios.yaml", "optional_rules.yaml", "tables.yaml", "morale.yaml",
    "adventure.yaml",
)  # fmt: skip


class AdventureContent:
    """Everything of a folder, read; raises `BadContent`."""

    def __init__(self, folder: Path) -> None:
        self.towns = towns.load_towns(folder)
        self.heroes = heroes_and_starting_decks.load_heroes(folder)
        self.levels = hero_levels.load_levels(folder)
        self.places = map_content.load_map_content(folder)
        self.astrologers = round_calendar.load_astrologers_cards(folder)
        self.events = round_calendar.load_event_cards(folder)
        self.scenarios = scenarios.load_scenario_content(folder)
        self.tables = reference_tables.load_reference_tables(folder)
        self.morale = morale.load_morale(folder)
        self.adventure = adventure_cards.load_adventure_cards(folder)

    def entries(self) -> Iterator[tuple[str, tuple[TimedEffect, ...], Text]]:
        """Every entry with effects: where it stands, its timed effects, and what it tells the table."""
        buildings = (building for town in self.towns.values() for building in town.buildings.values())
        yield from ((building.key, building.deeds, building.tell) for building in buildings)
        mapped: tuple[
            Mapping[
                str,
                map_content.MapPlace
                | map_content.PandoraCard
                | round_calendar.AstrologersCard
                | round_calendar.EventCard,
            ],
            ...,
        ]
        mapped = (self.places.by_id, self.places.pandora, self.astrologers, self.events)
        for part in mapped:
            yield from ((entry.id, entry.deeds, entry.tell) for entry in part.values())
        for difficulty, ways in self.scenarios.bonuses.items():
            yield from ((f"start bonus {difficulty}", (way.deed,), way.tell) for way in ways)


def find_content_problems(folder: Path, units: Units, cards: Cards) -> Iterator[str]:
    """Everything wrong with the map content in a folder; nothing if it has none."""
    if not any((folder / name).exists() for name in FILES):
        return
    content = AdventureContent(folder)
    for check in (_counts, _tells, _words, _prices, _tiles, _names):
        yield from check(content)
    yield from _references(content, units, cards)


def _facts(*facts: tuple[str, object, object]) -> Iterator[str]:
    yield from (f"{what}: found {found}, expected {wanted}" for what, found, wanted in facts if found != wanted)


def _counts(content: AdventureContent) -> Iterator[str]:
    """What the boxes hold: heroes3 1, 3, 6, 7 and 12."""
    kinds = {"city-hall": 1, "citadel": 1, "mage-guild": 1, "dwelling": 3, "special": 2}
    tiles = Counter(tile.kind for tile in content.places.tiles.values())
    scenario = content.scenarios
    yield from _facts(
        ("towns", tuple(content.towns), FACTIONS),
        ("buildings", sum(len(town.buildings) for town in content.towns.values()), 80),
        ("heroes", len(content.heroes), 64),
        ("Adventure cards", Counter(card.kind for card in content.adventure), {"event": 17, "combat": 5}),
        ("levels", len(content.levels.levels), 7),
        ("places", len(content.places.by_id), 72),
        ("tiles", dict(tiles), {"start": 10, "far": 40, "near": 45, "center": 12}),
        ("tiles in all", len(content.places.tiles), 107),
        ("Pandora cards", len(content.places.pandora), 20),
        ("Astrologers cards", len(content.astrologers), 49),
        ("Event cards", len(content.events), 20),
        ("fan-made scenarios", len(scenario.fan_made), 8),
        ("official scenarios", len(scenario.by_id) - len(scenario.fan_made), 32),
        ("optional rules", len(scenario.rules), 14),
        ("lines of the trade table", len(content.tables.rates), 6),
        ("steps of production", set(content.tables.production), set(RESOURCES)),
        (
            "dice",
            {die.id: len(die.faces or die.does) for die in content.tables.dice.values()},
            {"attack": 6, "resource": 6, "treasure": 6},
        ),
        ("start bonuses", [len(ways) for ways in scenario.bonuses.values()], [2, 2, 2, 0]),
    )
    for faction, town in content.towns.items():
        found = Counter(building.kind for building in town.buildings.values())
        tiers = tuple(building.tier for building in town.buildings.values() if building.tier)
        yield from _facts((f"kinds of buildings of {faction}", dict(found), kinds))
        yield from _facts((f"dwellings of {faction}", tiers, towns.DWELLINGS))
    for hero in content.heroes.values():
        yield from _facts((f"starting deck of {hero.id}", len(hero.starting_deck()), 9))


def _tells(content: AdventureContent) -> Iterator[str]:
    """Who asks the table says how, and nobody else does."""
    for where, deeds, tell in content.entries():
        asks = any(do.word == "ask-table" for deed in deeds for do in iter_effect_words(deed.effect))
        if asks != bool(tell):
            yield f"{where}: {'asks the table without telling it what to do' if asks else 'tells what nobody asks'}"


def _words(content: AdventureContent) -> Iterator[str]:
    """Words of the vocabulary that nothing uses."""
    used = {do.word for _, deeds, _ in content.entries() for deed in deeds for do in iter_effect_words(deed.effect)}
    asked = set(re.findall(r"if\(([a-z-]+)", _texts(content)))
    yield from (f"nothing uses the word {word}" for word in sorted(ADVENTURE_WORDS.keys() - used))
    yield from (f"nothing uses the test {test}" for test in sorted(ADVENTURE_TESTS.keys() - asked))


def _texts(content: AdventureContent) -> str:
    """All effects as they are written."""
    return " ".join(deed.text for _, deeds, _ in content.entries() for deed in deeds)


_PRICES = frozenset({
    "pay", "pay-die", "lose", "lose-mp", "discard", "remove", "spend-cube", "sell-artifact", "buy-artifacts",
})  # fmt: skip


def _prices(content: AdventureContent) -> Iterator[str]:
    """Nobody is made to pay: a price is inside `may`, or one of the ways of a `choose`. heroes3 7."""
    for where, deeds, _ in content.entries():
        forced = {do.word for deed in deeds for do in _certain(deed.effect)} & _PRICES
        yield from (f"{where}: {word} is a price, and not optional" for word in sorted(forced))


def _certain(effect: Effect) -> Iterator[Do]:
    """The words of an effect that nobody chooses."""
    for step in effect:
        if isinstance(step, Do):
            yield step
        elif isinstance(step, If):
            yield from (*_certain(step.then), *_certain(step.otherwise))
        elif isinstance(step, IfDid):
            yield from _certain(step.then)


def iter_effect_words(effect: Effect) -> Iterator[Do]:
    """Every word in an effect, those of all branches included."""
    for step in effect:
        if isinstance(step, Do):
            yield step
        elif isinstance(step, Choose):
            for branch in step.branches:
                yield from iter_effect_words(branch)
        elif isinstance(step, May):
            yield from iter_effect_words(step.body)
        elif isinstance(step, IfDid):
            yield from (*iter_effect_words(step.body), *iter_effect_words(step.then))
        elif isinstance(step, If):
            yield from (*iter_effect_words(step.then), *iter_effect_words(step.otherwise))


def _tiles(content: AdventureContent) -> Iterator[str]:
    """Fields name places that exist; start tiles have their Town in the middle."""
    known = content.places.by_id
    for tile in content.places.tiles.values():
        for position, field in tile.fields.items():
            if field.place not in known:
                yield f"tile {tile.id}, {position}: there is no place {field.place!r}"
            if field.place in ("town", "settlement") and field.detail not in FACTIONS:
                yield f"tile {tile.id}, {position}: there is no faction {field.detail!r}"
        if (tile.kind == "start") != (tile.fields["c"].place == "town"):
            yield f"tile {tile.id}: a start tile has a Town in the middle, and no other has"
        if tile.terrain not in content.places.terrains:
            yield f"tile {tile.id}: there is no terrain {tile.terrain!r}"


def _names(content: AdventureContent) -> Iterator[str]:
    """Everything that people read is there in four languages."""
    for where, text in iter_texts(content.__dict__, ""):
        if text and set(text) != set(LANGUAGES):
            yield f"{where}: in {', '.join(sorted(text))} instead of {', '.join(LANGUAGES)}"
        yield from (f"{where}: nothing in {language}" for language, said in text.items() if not said.strip())
    for hero in content.heroes.values():
        if not hero.profession:
            yield f"{hero.id}: no such profession"


def iter_texts(value: object, where: str) -> Iterator[tuple[str, Text]]:
    """Every wording anywhere inside a value, with where it stands."""
    if isinstance(value, Mapping):
        if value and set(value) <= set(LANGUAGES):
            yield where, dict(value)
            return
        for key, item in value.items():
            yield from iter_texts(item, f"{where} {key}".strip())
    elif isinstance(value, tuple | list):
        for number, item in enumerate(value, 1):
            yield from iter_texts(item, f"{where} {number}")
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from iter_texts(getattr(value, field.name), f"{where} {field.name}")


_SIDES = frozenset(f"{tier}/{side}" for tier in towns.DWELLINGS for side in ("few", "pack"))
"""The units of a faction by tier, as Few or Pack."""


def _references(content: AdventureContent, units: Units, cards: Cards) -> Iterator[str]:
    """Cards, units, heroes, banks and boxes that are named exist."""
    for hero in content.heroes.values():
        yield from _unknown(hero.id, "card", (*hero.starting_deck(), hero.specialty("VI")), cards.by_id)
        yield from _unknown(hero.id, "faction", (hero.faction,), FACTIONS)
    asked = set(re.findall(r"if\(hero\(([a-z-]+)\)", _texts(content)))
    yield from _unknown("tests of deeds", "hero", asked, content.heroes)
    for place in content.places.by_id.values():
        guard = place.guard or GuardDef()
        yield from _unknown(place.id, "unit", (f"neutral:{card}" for card in guard.cards), units.by_key)
        yield from _unknown(place.id, "tier and side", guard.faction, _SIDES)
        if bool(place.guard) != any(deed.when == "guards" for deed in place.deeds):
            yield f"{place.id}: guards of its own stand in `guard` and in a deed"
    banks = [place.bank for place in content.places.by_id.values() if place.bank]
    yield from _facts(("creature banks", sorted(banks), sorted(units.banks)))
    boxed: list[tuple[str, str]] = [(hero.id, hero.box) for hero in content.heroes.values()]
    boxed += [(place.id, place.box) for place in content.places.by_id.values()]
    boxed += [(tile.id, tile.box) for tile in content.places.tiles.values()]
    boxed += [(card.id, card.box) for card in content.astrologers.values()]
    boxed += [(event.id, event.box) for event in content.events.values()]
    for where, box in boxed:
        yield from _unknown(where, "box", (box,), units.file.boxes)
    for scenario in content.scenarios.by_id.values():
        yield from _unknown(scenario.id, "faction", scenario.factions, FACTIONS)
        yield from _unknown(scenario.id, "hero", (*scenario.heroes, *scenario.enemies), content.heroes)
        yield from _unknown(scenario.id, "campaign", filter(None, (scenario.campaign,)), content.scenarios.campaigns)
        army = scenario.ai.army if scenario.ai else ()
        start = scenario.start.units if scenario.start else ()
        own = (unit for unit in start if not unit.startswith("bronze/"))
        yield from _unknown(scenario.id, "unit", (*army, *own), units.by_key)
        if scenario.ai:
            yield from _unknown(scenario.id, "card", (*scenario.ai.spells, *scenario.ai.skills), cards.by_id)


def _unknown(where: str, what: str, named: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    there = set(known)
    yield from (f"{where}: there is no {what} {name!r}" for name in named if name not in there)
