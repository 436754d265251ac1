"""The units and cards of Heroes III for the library: names, figures, what to sift them by, and what they do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from companion.games.heroes3 import catalogue_calendar, catalogue_map, catalogue_scenarios, catalogue_town
from companion.games.heroes3.card_files import AiCardDef
from companion.games.heroes3.cards import Card, Machine
from companion.games.heroes3.cards import cards as all_cards
from companion.games.heroes3.catalogue_labels import (
    GAME,
    boxes,
    facet,
    faction,
    figure_name,
    in_gold,
    note,
    price_name,
    type_name,
)  # fmt: skip
from companion.games.heroes3.units import Ability, Side, Units, units
from companion.games.heroes3.wording import unit_lines
from companion.games.heroes3.wording_cards import ai_lines, card_lines, machine_lines
from companion.kernel.words import LANGUAGES, Text, message, pick, same_everywhere
from companion.library.cards import CardEntry, Facet, Figure, Label

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
    yield from _units(units())
    yield from (_card(card) for card in found.by_id.values())
    yield from (_machine(machine) for machine in found.machines.values())
    yield from (_ai_card(card) for card in found.ai.values())
    for sheet in (catalogue_town, catalogue_map, catalogue_calendar, catalogue_scenarios):
        yield from sheet.cards()


def explained_by(ability: Ability) -> str:
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
        type_name=type_name("unit"),
        name=side.name,
        figures=tuple(_unit_figures(sides, book)),
        facets=tuple(_unit_facets(side, group, certainty, book)),
        lines=partial(unit_lines, sides),
        ours=book.ours.get(side.name["en"], ()),
        see=tuple(f"{GAME}.{entry}" for entry in _unit_explained(sides, group)),
        used_in=tuple(_unit_used(side, book)),
        note=note(certainty),
        terms=tuple(book.also.get(side.creature, ())),
    )


def _unit_figures(sides: list[Side], book: Units) -> Iterator[Figure]:
    """Few and Pack beside each other, and what recruiting and reinforcing costs."""
    for figure in _FIGURES:
        for side in sides:
            value = int(getattr(side, figure))
            if len(sides) == 1:
                yield Figure(figure, figure_name(figure), value)
            else:
                which = book.file.sides[side.side]
                name = message("h3w-figure-side", figure=figure_name(figure), side=which)
                yield Figure(f"{figure}-{side.side}", name, value, short=figure_name(figure), side=which)
    for resource in ("gold", "valuables"):
        for side in sides:
            if resource in side.cost:
                name = message("h3w-cost", side=side.side, resource=resource)
                which = book.file.sides[side.side] if len(sides) > 1 else {}
                yield Figure(
                    f"{resource}-{side.side}", name, side.cost[resource], short=price_name(resource), side=which
                )


def _unit_facets(side: Side, group: str, certainty: str, book: Units) -> Iterator[Facet]:
    yield Facet("faction", group, _BANKS) if group == "bank" else faction(group)
    if side.tier in book.file.tiers:
        yield Facet("tier", side.tier, book.file.tiers[side.tier])
    if "gold" in side.cost:
        yield in_gold(side.cost["gold"])
    yield facet("moves", side.type)
    yield from boxes(side.boxes)
    yield facet("certainty", certainty)


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
        yield from (same_everywhere(hero) for hero in _heroes().get(side.creature, ()))


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
        type_name=type_name(card.kind),
        name=_specialty_name(card) if card.kind == "specialty" else card.name,
        facets=tuple(_card_facets(card, certainty)),
        lines=partial(card_lines, card),
        ours=card.ours,
        see=tuple(f"{GAME}.{entry}" for entry in _card_explained(card)),
        note=note(certainty),
        terms=(f"{card.hero} {card.level}",) if card.hero else (),
    )


def _specialty_name(card: Card) -> Text:
    """By hero and level, as people look for it, then as it is called."""
    return {language: f"{card.hero} {card.level}: {pick(card.name, language)}" for language in LANGUAGES}


def _card_facets(card: Card, certainty: str) -> Iterator[Facet]:
    if card.faction:
        yield faction(card.faction)
    if card.school:
        yield facet("school", card.school)
    if card.level:
        yield facet("level", card.level)
    yield from boxes(card.boxes)
    if certainty:
        yield facet("certainty", certainty)


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
        type_name=type_name("war-machine"),
        name=machine.name,
        figures=tuple(Figure(where, figure_name(where), price) for where, price in prices.items()),
        facets=tuple(boxes(machine.boxes)),
        lines=partial(machine_lines, machine),
        ours=machine.ours,
        see=tuple(f"{GAME}.{entry}" for entry in ("war-machine", "war-machine-factory", "permanent")),
        note=note("single"),
    )


def _ai_card(card: AiCardDef) -> CardEntry:
    # Two cards of each name differ only in their numbers.
    copy = card.id[-1].upper()
    return CardEntry(
        id=f"{GAME}.ai-{card.id}",
        type="ai-card",
        type_name=type_name("ai-card"),
        name={language: f"{pick(card.name, language)} ({copy})" for language in LANGUAGES},
        facets=(facet("level", card.type),),
        lines=partial(ai_lines, card),
        ours=card.ours,
        see=tuple(f"{GAME}.{entry}" for entry in ("ai-cards", "ai-card-values", "ai-deck")),
        note=note("single"),
    )
