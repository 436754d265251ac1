"""The units and cards of Heroes III for the library: names, figures, filters, and what they do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from companion.games.heroes3.cards.card_file_schema import AiCardDef
from companion.games.heroes3.cards.hero_cards import Card, Machine
from companion.games.heroes3.cards.hero_cards import load_cards as all_cards
from companion.games.heroes3.cards.unit_cards import Ability, Side, Units, load_units
from companion.games.heroes3.catalogue_entries.building_and_hero_entries import build_building_and_hero_entries
from companion.games.heroes3.catalogue_entries.entry_labels_and_filters import (
    GAME,
    card_type_name,
    certainty_note,
    faction_facet,
    game_box_facets,
    gold_price_facet,
    make_facet,
    price_resource_name,
    stat_name,
)
from companion.games.heroes3.catalogue_entries.event_card_entries import build_event_card_entries
from companion.games.heroes3.catalogue_entries.map_entries import build_map_entries
from companion.games.heroes3.catalogue_entries.scenario_and_optional_rule_entries import (
    build_scenario_and_option_entries,
)
from companion.games.heroes3.text.card_text import describe_ai_card, describe_card, describe_war_machine
from companion.games.heroes3.text.unit_ability_text import describe_unit_abilities
from companion.kernel.messages import LANGUAGES, Text, message, same_text_in_all_languages, text_in_language
from companion.library.card_entries import CardEntry, Facet, Figure, Label

_BANKS = message("h3w-banks")
_FIGURES = ("attack", "defense", "health", "initiative")
_GROUPS = {"neutral": "neutral-unit", "summoned": "summoned-unit", "siege": "arrow-tower", "bank": "creature-bank"}
"""The entry of the rules that explains a group of units; that of a faction's is another."""
_TRIGGERS = {
    "activation": "ability-activation", "attacking": "ability-attack", "instead": "ability-instead",
    "always": "ability-passive", "retaliating": "ability-retaliation", "map": "ability-map",
}  # fmt: skip
"""The entry of the rules that explains when an ability works."""
_WORDS = {
    "elemental-damage": "elemental-damage", "paralyze": "paralysis", "immune-paralysis": "paralysis",
    "no-retaliation": "retaliation", "unlimited-retaliation": "retaliation", "no-penalty": "combat-penalty",
    "reroll": "reroll", "may-reroll": "reroll", "spell-power": "power", "destroy-siege": "siege",
    "defense-token": "defend", "poison": "poison", "weaken": "unit-tokens", "corrode": "unit-tokens",
    "immune-spells": "immunity", "immune-school": "immunity", "immune-ongoing": "immunity",
}  # fmt: skip
"""The entry that explains what an ability speaks of."""
_CARDS = {
    "statistic": ("statistic-card", "basic-expert"),
    "ability": ("ability-card", "basic-expert"),
    "spell": ("spell", "power", "spell-limit"),
    "artifact": ("artifact",),
    "specialty": ("specialty",),
}
"""The entries that explain a kind of card."""
_PLAYED = {"instant": "instant", "ongoing": "ongoing", "permanent": "permanent"}


def cards() -> Iterable[CardEntry]:
    """Every unit and every card of the game, then what is on its boards, tiles and in its books."""
    found = all_cards()
    yield from _units(load_units())
    yield from (_card(card) for card in found.by_id.values())
    yield from (_machine(machine) for machine in found.machines.values())
    yield from (_ai_card(card) for card in found.ai.values())
    yield from build_building_and_hero_entries()
    yield from build_map_entries()
    yield from build_event_card_entries()
    yield from build_scenario_and_option_entries()


def rule_entry_for_ability(ability: Ability) -> str:
    """The entry of the rules about an ability: what it speaks of, or else when it works."""
    return _WORDS.get(ability.word) or _TRIGGERS[ability.trigger]


# --- units ---------------------------------------------------------------------------------------


def _units(book: Units) -> Iterator[CardEntry]:
    for side in book.sides:
        if side.side != "pack":
            yield _unit([side, book.sides[side.above]] if side.above >= 0 else [side], book)


def _unit(sides: list[Side], book: Units) -> CardEntry:
    side = sides[0]
    group = "bank" if side.group.startswith("bank-") else side.group
    certainty = min((one.certainty for one in sides), key=("single", "printed", "agreed").index)
    return CardEntry(
        id=f"{GAME}.{side.group}-{side.unit}",
        type="unit",
        type_name=card_type_name("unit"),
        name=side.name,
        figures=tuple(_unit_figures(sides, book)),
        facets=tuple(_unit_facets(side, group, certainty, book)),
        lines=partial(describe_unit_abilities, sides),
        ours=book.ours.get(side.name["en"], ()),
        see=tuple(f"{GAME}.{entry}" for entry in _unit_explained(sides, group)),
        used_in=tuple(_unit_used(side, book)),
        note=certainty_note(certainty),
        terms=tuple(book.also.get(side.creature, ())),
    )


def _unit_figures(sides: list[Side], book: Units) -> Iterator[Figure]:
    """Few and Pack beside each other, and what recruiting and reinforcing costs."""
    for figure in _FIGURES:
        for side in sides:
            value = int(getattr(side, figure))
            if len(sides) == 1:
                yield Figure(figure, stat_name(figure), value)
            else:
                which = book.file.sides[side.side]
                name = message("h3w-figure-side", figure=stat_name(figure), side=which)
                yield Figure(f"{figure}-{side.side}", name, value, short=stat_name(figure), side=which)
    for resource in ("gold", "valuables"):
        for side in sides:
            if resource in side.cost:
                name = message("h3w-cost", side=side.side, resource=resource)
                which = book.file.sides[side.side] if len(sides) > 1 else {}
                yield Figure(
                    f"{resource}-{side.side}",
                    name,
                    side.cost[resource],
                    short=price_resource_name(resource),
                    side=which,
                )


def _unit_facets(side: Side, group: str, certainty: str, book: Units) -> Iterator[Facet]:
    yield Facet("faction", group, _BANKS) if group == "bank" else faction_facet(group)
    if side.tier in book.file.tiers:
        yield Facet("tier", side.tier, book.file.tiers[side.tier])
    if "gold" in side.cost:
        yield gold_price_facet(side.cost["gold"])
    yield make_facet("moves", side.type)
    yield from game_box_facets(side.boxes)
    yield make_facet("certainty", certainty)


def _unit_explained(sides: list[Side], group: str) -> Iterator[str]:
    yield _GROUPS.get(group, "few-pack")
    if any(side.type == "ranged" for side in sides):
        yield "ranged-attack"
    abilities = [ability for side in sides for ability in side.abilities]
    used = {ability.trigger for ability in abilities}
    yield from (entry for trigger, entry in _TRIGGERS.items() if trigger in used)
    yield from dict.fromkeys(_WORDS[ability.word] for ability in abilities if ability.word in _WORDS)


def _unit_used(side: Side, book: Units) -> Iterator[Label]:
    """The neutral deck, the creature bank, and the heroes whose Specialty counts double for the unit."""
    if side.group == "neutral":
        yield message("h3w-in-neutrals", tier=side.tier)
    elif side.group.startswith("bank-"):
        yield book.group_name(side.group)
    else:
        yield from (same_text_in_all_languages(hero) for hero in _heroes().get(side.creature, ()))


def _heroes() -> Mapping[str, list[str]]:
    """The heroes whose Specialty names a creature, by the creature."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for card in all_cards().of_kind("specialty"):
        for play in card.plays:
            for creature in sorted(play.double):
                found[creature][card.hero] = None
    return {creature: list(heroes) for creature, heroes in found.items()}


# --- cards of heroes -----------------------------------------------------------------------------


def _card(card: Card) -> CardEntry:
    certainty = "" if card.kind == "artifact" else card.certainty
    return CardEntry(
        id=f"{GAME}.{card.kind}-{card.id}",
        type=card.kind,
        type_name=card_type_name(card.kind),
        name=_specialty_name(card) if card.kind == "specialty" else card.name,
        facets=tuple(_card_facets(card, certainty)),
        lines=partial(describe_card, card),
        ours=card.ours,
        see=tuple(f"{GAME}.{entry}" for entry in _card_explained(card)),
        note=certainty_note(certainty),
        terms=(f"{card.hero} {card.level}",) if card.hero else (),
    )


def _specialty_name(card: Card) -> Text:
    """By hero and level, as people look for it, then as it is called."""
    return {language: f"{card.hero} {card.level}: {text_in_language(card.name, language)}" for language in LANGUAGES}


def _card_facets(card: Card, certainty: str) -> Iterator[Facet]:
    if card.faction:
        yield faction_facet(card.faction)
    if card.school:
        yield make_facet("school", card.school)
    if card.level:
        yield make_facet("level", card.level)
    yield from game_box_facets(card.boxes)
    if certainty:
        yield make_facet("certainty", certainty)


def _card_explained(card: Card) -> Iterator[str]:
    yield from _CARDS[card.kind]
    if card.id in ("knowledge", "magic-arrow"):
        yield card.id
    used = {play.when for play in card.plays}
    yield from (entry for when, entry in _PLAYED.items() if when in used)
    if used & {"activation", "map"}:
        yield "effect-types"


# --- war machines and AI cards -------------------------------------------------------------------


def _machine(machine: Machine) -> CardEntry:
    prices = {"factory": machine.factory, "trading-post": machine.trading_post}
    return CardEntry(
        id=f"{GAME}.machine-{machine.id}",
        type="war-machine",
        type_name=card_type_name("war-machine"),
        name=machine.name,
        figures=tuple(Figure(where, stat_name(where), price) for where, price in prices.items()),
        facets=tuple(game_box_facets(machine.boxes)),
        lines=partial(describe_war_machine, machine),
        ours=machine.ours,
        see=tuple(f"{GAME}.{entry}" for entry in ("war-machine", "war-machine-factory", "permanent")),
        note=certainty_note("single"),
    )


def _ai_card(card: AiCardDef) -> CardEntry:
    # Two cards of each name differ only in their numbers.
    copy = card.id[-1].upper()
    return CardEntry(
        id=f"{GAME}.ai-{card.id}",
        type="ai-card",
        type_name=card_type_name("ai-card"),
        name={language: f"{text_in_language(card.name, language)} ({copy})" for language in LANGUAGES},
        facets=(make_facet("level", card.type),),
        lines=partial(describe_ai_card, card),
        ours=card.ours,
        see=tuple(f"{GAME}.{entry}" for entry in ("ai-cards", "ai-card-values", "ai-deck")),
        note=certainty_note("single"),
    )
