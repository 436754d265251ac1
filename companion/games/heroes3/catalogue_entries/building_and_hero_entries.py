"""Town buildings and heroes of Heroes III for the library, from the same data that the map part uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.heroes3.adventure.content.heroes_and_starting_decks import (
    MAGIC_ARROW,
    MAGIC_ARROWS,
    STATISTICS,
    HeroBoard,
    heroes_by_id,
)
from companion.games.heroes3.adventure.content.towns import DWELLINGS, Building, Town, towns_by_faction
from companion.games.heroes3.cards.hero_cards import load_cards as all_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.catalogue_entries.entry_labels_and_filters import (
    GAME,
    card_type_name,
    certainty_note,
    describe_triggered_effects,
    faction_facet,
    game_box_facets,
    gold_price_facet,
    list_triggered_effect_doubts,
    make_facet,
    message_to_sentence,
    price_figures,
    rule_entry_ids,
    specialty_card_name,
    stat_name,
)
from companion.kernel.messages import LANGUAGES, Argument, Words, message, text_in_language
from companion.library.card_entries import CardEntry, Facet, Figure, RelatedCards

_BUILDINGS = {
    "city-hall": ("city-hall", "building"),
    "citadel": ("citadel", "reinforce", "siege"),
    "mage-guild": ("mage-guild", "spell-book-token"),
    "dwelling": ("dwelling", "recruit"),
    "special": ("building", "town-board"),
}
"""The entries of the rules that explain a kind of building."""
_SPECIALTIES = ("I", "IV", "VI")


def build_building_and_hero_entries() -> Iterator[CardEntry]:
    """Every building of every town, then every hero."""
    for town in towns_by_faction().values():
        yield from (build_building_entry(town, building) for building in town.buildings.values())
    yield from (build_hero_entry(hero) for hero in heroes_by_id().values())


# --- buildings -----------------------------------------------------------------------------------


def build_building_entry(town: Town, building: Building) -> CardEntry:
    """A building: its price, what it brings, and the units that a dwelling lets recruit."""
    return CardEntry(
        id=f"{GAME}.building-{town.faction}-{building.id}",
        type="building",
        type_name=card_type_name("building"),
        name=building.name,
        figures=tuple(price_figures(building.cost)),
        facets=tuple(_building_facets(building)),
        lines=partial(_building_lines, town, building),
        ours=building.ours,
        see=rule_entry_ids(*_BUILDINGS[building.kind]),
        leads_to=tuple(_recruited(building)),
        note=certainty_note("single"),
        uncertain=list_triggered_effect_doubts(building.deeds),
        terms=tuple(_with_town(building)),
    )


def _building_facets(building: Building) -> Iterator[Facet]:
    yield faction_facet(building.faction)
    yield make_facet("kind", building.kind)
    if building.tier:
        yield Facet("tier", building.tier, load_units().file.tiers[building.tier])
    yield gold_price_facet(building.cost.gold)


def _building_lines(town: Town, building: Building, words: Words) -> Sequence[str]:
    lines = describe_triggered_effects(building.deeds, building.tell, words)
    place = DWELLINGS.index(building.tier) if building.tier else 0
    if place:
        # heroes3 6: dwellings are built in order.
        first = town.dwelling(DWELLINGS[place - 1])
        lines.append(words.say(message("h3l-built-after", first=first.name)))
    return lines


def _recruited(building: Building) -> Iterator[RelatedCards]:
    """The units whose tier the dwelling is for."""
    fitting = [
        f"{GAME}.{side.group}-{side.unit}"
        for side in load_units().sides
        if (side.group, side.tier) == (building.faction, building.tier) and side.side != "pack"
    ]
    if fitting:
        yield RelatedCards(message("h3l-lets-recruit"), tuple(fitting))


def _with_town(building: Building) -> Iterator[str]:
    """As people ask for it: Castle City Hall. Ten towns have one."""
    town = load_units().group_name(building.faction)
    yield from dict.fromkeys(
        f"{text_in_language(town, language)} {text_in_language(building.name, language)}" for language in LANGUAGES
    )


# --- heroes --------------------------------------------------------------------------------------


def build_hero_entry(hero: HeroBoard) -> CardEntry:
    """A hero: the numbers of Statistic cards, the starting deck, and the cards of its own."""
    return CardEntry(
        id=f"{GAME}.hero-{hero.id}",
        type="hero",
        type_name=card_type_name("hero"),
        name=hero.name,
        figures=tuple(
            Figure(statistic, stat_name(statistic), count)
            for statistic, count in zip(STATISTICS, hero.statistics, strict=True)
        ),
        facets=(faction_facet(hero.faction), make_facet("kind", hero.type), *game_box_facets([hero.box])),
        lines=partial(_hero_lines, hero),
        see=rule_entry_ids("hero", "starting-deck", "specialty", "level-table"),
        leads_to=(
            RelatedCards(message("h3l-starting-ability"), (f"{GAME}.ability-{hero.ability}",)),
            RelatedCards(
                message("h3l-specialties"), tuple(f"{GAME}.specialty-{hero.specialty(level)}" for level in _SPECIALTIES)
            ),
        ),
        note=certainty_note("single"),
    )


def _hero_lines(hero: HeroBoard, words: Words) -> Sequence[str]:
    deck = [(card, count) for card, count in zip(STATISTICS, hero.statistics, strict=True) if count]
    deck += [(MAGIC_ARROW, MAGIC_ARROWS[hero.type]), (hero.ability, 1)]
    found = all_cards().by_id
    counted: list[Argument] = [message("h3l-copies", count=count, card=found[card].name) for card, count in deck]
    counted.append(specialty_card_name(hero.specialty("I")))
    lines = [
        message("h3l-hero", path=hero.type, profession=hero.profession, faction=load_units().group_name(hero.faction))
    ]
    lines.append(message("h3l-starting-deck", cards=counted))
    return [message_to_sentence(line, words) for line in lines]
