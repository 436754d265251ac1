"""Town buildings and heroes of Heroes III for the library, from the data that the sheet reckons with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.heroes3.cards import cards as all_cards
from companion.games.heroes3.catalogue_labels import (
    GAME,
    boxes,
    deed_lines,
    doubts_of,
    facet,
    faction,
    figure_name,
    in_gold,
    note,
    price,
    rules,
    sentence,
    specialty_name,
    type_name,
)  # fmt: skip
from companion.games.heroes3.evening.heroes import MAGIC_ARROW, MAGIC_ARROWS, STATISTICS, HeroBoard, heroes
from companion.games.heroes3.evening.towns import DWELLINGS, Building, Town, towns
from companion.games.heroes3.units import units
from companion.kernel.words import LANGUAGES, Argument, Words, message, pick
from companion.library.cards import CardEntry, Facet, Figure, Group

_BUILDINGS = {
    "city-hall": ("city-hall", "building"),
    "citadel": ("citadel", "reinforce", "siege"),
    "mage-guild": ("mage-guild", "spell-book-token"),
    "dwelling": ("dwelling", "recruit"),
    "special": ("building", "town-board"),
}
"""The entries of the rules that explain a kind of building."""
_SPECIALTIES = ("I", "IV", "VI")


def cards() -> Iterator[CardEntry]:
    """Every building of every town, then every hero."""
    for town in towns().values():
        yield from (building_card(town, building) for building in town.buildings.values())
    yield from (hero_card(hero) for hero in heroes().values())


# --- buildings -----------------------------------------------------------------------------------


def building_card(town: Town, building: Building) -> CardEntry:
    """A building: its price, what it brings, and the units that a dwelling lets recruit."""
    return CardEntry(
        id=f"{GAME}.building-{town.faction}-{building.id}",
        type="building",
        type_name=type_name("building"),
        name=building.name,
        figures=tuple(price(building.cost)),
        facets=tuple(_building_facets(building)),
        lines=partial(_building_lines, town, building),
        ours=building.ours,
        see=rules(*_BUILDINGS[building.kind]),
        leads_to=tuple(_recruited(building)),
        note=note("single"),
        uncertain=doubts_of(building.deeds),
        terms=tuple(_with_town(building)),
    )


def _building_facets(building: Building) -> Iterator[Facet]:
    yield faction(building.faction)
    yield facet("kind", building.kind)
    if building.tier:
        yield Facet("tier", building.tier, units().file.tiers[building.tier])
    yield in_gold(building.cost.gold)


def _building_lines(town: Town, building: Building, words: Words) -> Sequence[str]:
    lines = deed_lines(building.deeds, building.tell, words)
    place = DWELLINGS.index(building.tier) if building.tier else 0
    if place:
        # heroes3 6: dwellings are built in order.
        first = town.dwelling(DWELLINGS[place - 1])
        lines.append(words.say(message("h3l-built-after", first=first.name)))
    return lines


def _recruited(building: Building) -> Iterator[Group]:
    """The units whose tier the dwelling is for."""
    fitting = [
        f"{GAME}.{side.group}-{side.unit}"
        for side in units().sides
        if (side.group, side.tier) == (building.faction, building.tier) and side.side != "pack"
    ]
    if fitting:
        yield Group(message("h3l-lets-recruit"), tuple(fitting))


def _with_town(building: Building) -> Iterator[str]:
    """As people ask for it: Castle City Hall. Ten towns have one."""
    town = units().group_name(building.faction)
    yield from dict.fromkeys(f"{pick(town, language)} {pick(building.name, language)}" for language in LANGUAGES)


# --- heroes --------------------------------------------------------------------------------------


def hero_card(hero: HeroBoard) -> CardEntry:
    """A hero: the numbers of Statistic cards, the starting deck, and the cards of its own."""
    return CardEntry(
        id=f"{GAME}.hero-{hero.id}",
        type="hero",
        type_name=type_name("hero"),
        name=hero.name,
        figures=tuple(
            Figure(statistic, figure_name(statistic), count)
            for statistic, count in zip(STATISTICS, hero.statistics, strict=True)
        ),
        facets=(faction(hero.faction), facet("kind", hero.type), *boxes([hero.box])),
        lines=partial(_hero_lines, hero),
        see=rules("hero", "starting-deck", "specialty", "level-table"),
        leads_to=(
            Group(message("h3l-starting-ability"), (f"{GAME}.ability-{hero.ability}",)),
            Group(
                message("h3l-specialties"),
                tuple(f"{GAME}.specialty-{hero.specialty(level)}" for level in _SPECIALTIES),
            ),
        ),
        note=note("single"),
    )


def _hero_lines(hero: HeroBoard, words: Words) -> Sequence[str]:
    deck = [(card, count) for card, count in zip(STATISTICS, hero.statistics, strict=True) if count]
    deck += [(MAGIC_ARROW, MAGIC_ARROWS[hero.type]), (hero.ability, 1)]
    found = all_cards().by_id
    counted: list[Argument] = [message("h3l-copies", count=count, card=found[card].name) for card, count in deck]
    counted.append(specialty_name(hero.specialty("I")))
    lines = [message("h3l-hero", path=hero.type, profession=hero.profession, faction=units().group_name(hero.faction))]
    lines.append(message("h3l-starting-deck", cards=counted))
    return [sentence(line, words) for line in lines]
