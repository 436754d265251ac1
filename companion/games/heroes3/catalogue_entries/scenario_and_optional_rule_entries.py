"""Scenarios and optional rules of Heroes III for the library. heroes3 12."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from companion.games.heroes3.adventure.content.file_schemas import AiDef, OptionalRuleDef, ScenarioDef, StartDef
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id
from companion.games.heroes3.adventure.content.scenarios import ScenarioContent, get_scenario_content
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.cards.hero_cards import load_cards as all_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.catalogue_entries.entry_labels_and_filters import (
    GAME,
    card_type_name,
    describe_purse,
    faction_facet,
    game_box_facets,
    make_facet,
    message_to_sentence,
    rule_entry_ids,
    specialty_card_name,
)
from companion.kernel.messages import Argument, Message, Words, message
from companion.library.card_entries import CardEntry, Facet, Label, RelatedCards

_TRANSLATED = ("es", "fr", "it")
"""Titles of scenarios are known in English only."""
_VARIANTS = {"harder": "variants-harder", "easier": "variants-easier", "variant": "variants-other"}


def build_scenario_and_option_entries() -> Iterator[CardEntry]:
    """Every scenario, then every optional rule."""
    book = get_scenario_content()
    yield from (build_scenario_entry(scenario, book) for scenario in book.by_id.values())
    yield from (build_optional_rule_entry(rule) for rule in book.rules.values())


# --- scenarios -----------------------------------------------------------------------------------


def build_scenario_entry(scenario: ScenarioDef, book: ScenarioContent) -> CardEntry:
    """What is known of a scenario; a fan-made one has its start and its AI hero."""
    return CardEntry(
        id=f"{GAME}.scenario-{scenario.id}",
        type="scenario",
        type_name=card_type_name("scenario"),
        name=scenario.name,
        facets=tuple(_facets(scenario, book)),
        lines=partial(_lines, scenario, book),
        ours=_TRANSLATED,
        see=rule_entry_ids("scenario", *([scenario.mode] if scenario.mode != "unknown" else ["modes"]), "scenario-end"),
        leads_to=tuple(_leads(scenario)),
        note={} if scenario.id in book.fan_made else message("h3l-names-only"),
        uncertain=tuple(_doubts(scenario)),
    )


def _facets(scenario: ScenarioDef, book: ScenarioContent) -> Iterator[Facet]:
    yield Facet("kind", scenario.mode, book.modes[scenario.mode])
    yield make_facet("origin", "fan-made" if scenario.id in book.fan_made else "official")
    yield from (faction_facet(side) for side in scenario.factions)
    yield from game_box_facets([scenario.box])


def _lines(scenario: ScenarioDef, book: ScenarioContent, words: Words) -> Sequence[str]:
    return [message_to_sentence(line, words) for line in _said(scenario, book)]


def _said(scenario: ScenarioDef, book: ScenarioContent) -> Iterator[Message]:
    yield message("h3l-scenario", origin="fan-made" if scenario.id in book.fan_made else "official")
    if scenario.players:
        least, most = scenario.players[0], scenario.players[-1]
        yield message("h3l-players", least=least, most=most, range="no" if least == most else "yes")
    if scenario.campaign:
        yield message("h3l-campaign", campaign=book.campaigns[scenario.campaign], number=scenario.number)
    for told, people in (("h3l-own-heroes", scenario.heroes), ("h3l-enemy-heroes", scenario.enemies)):
        if people:
            yield message(told, heroes=[heroes_by_id()[hero].name for hero in people])
    if scenario.start is not None:
        yield from _start(scenario.start)
    if scenario.ai is not None:
        yield from _ai(scenario.ai)


def _start(start: StartDef) -> Iterator[Message]:
    own = Purse.of({str(resource): amount for resource, amount in start.resources.items()})
    carried = ("yes" if own else "only") if start.carried else "no"
    yield message("h3l-start-purse", purse=describe_purse(own), carried=carried)
    income = Purse.of({str(resource): amount for resource, amount in start.income.items()})
    yield message("h3l-start-income", purse=describe_purse(income))
    if start.units:
        yield message("h3l-start-units", units=[_unit(unit) for unit in start.units])
    if start.buildings:
        yield message("h3l-start-buildings", buildings=[message("h3l-built", kind=kind) for kind in start.buildings])


def _ai(ai: AiDef) -> Iterator[Message]:
    if ai.army:
        yield message("h3l-ai-army", units=[_unit(unit) for unit in ai.army])
    if ai.deck:
        counted: list[Argument] = [
            message("h3l-counted", count=count, card=_level(kind)) for kind, count in ai.deck.items()
        ]
        yield message("h3l-ai-deck", cards=counted)
    if ai.spells:
        found = all_cards().by_id
        spells: list[Argument] = [
            message("h3l-counted", count=count, card=found[spell].name) for spell, count in ai.spells.items()
        ]
        yield message("h3l-ai-spells", cards=spells)
    if ai.skills:
        yield message("h3l-ai-skills", cards=[specialty_card_name(card) for card in ai.skills])


def _level(kind: str) -> Message:
    return message("h3w-facet-level", value=kind)


def _unit(written: str) -> Message:
    """`castle:marksmen/few`, or a tier of which the player picks a unit: `bronze/pack`."""
    unit, _, side = written.partition("/")
    shown = load_units().file.sides[side]
    if ":" not in unit:
        return message("h3l-any-unit", tier=unit, side=shown)
    return message("h3l-unit", unit=load_units().by_key[written].name, side=shown)


def _leads(scenario: ScenarioDef) -> Iterator[RelatedCards]:
    people = [f"{GAME}.hero-{hero}" for hero in (*scenario.heroes, *scenario.enemies)]
    begin = _known_units(scenario.start.units if scenario.start else ())
    army = _known_units(scenario.ai.army if scenario.ai else ())
    for name, found in (("h3l-group-heroes", people), ("h3l-group-start", begin), ("h3l-group-army", army)):
        if found:
            yield RelatedCards(message(name), tuple(found))


def _known_units(written: Iterable[str]) -> list[str]:
    fitting = [one.partition("/")[0].replace(":", "-") for one in written if ":" in one]
    return [f"{GAME}.{unit}" for unit in dict.fromkeys(fitting)]


def _doubts(scenario: ScenarioDef) -> Iterator[Label]:
    if not scenario.players:
        yield message("h3l-players-unknown")
    if scenario.assumed:
        yield message("h3l-assumed", heroes=[heroes_by_id()[hero].name for hero in scenario.assumed])
    if scenario.ai is not None and scenario.ai.elsewhere:
        yield message("h3l-elsewhere", parts=[message("h3l-ai-part", part=part) for part in scenario.ai.elsewhere])


# --- optional rules ------------------------------------------------------------------------------


def build_optional_rule_entry(rule: OptionalRuleDef) -> CardEntry:
    """An optional rule: whether it makes the game harder, easier or only different."""
    return CardEntry(
        id=f"{GAME}.optional-{rule.id}",
        type="optional-rule",
        type_name=card_type_name("optional-rule"),
        name=rule.name,
        facets=(make_facet("kind", rule.effect),),
        lines=partial(_rule_lines, rule),
        ours=rule.ours,
        see=rule_entry_ids("variants", _VARIANTS[rule.effect]),
    )


def _rule_lines(rule: OptionalRuleDef, words: Words) -> Sequence[str]:
    told = [words.name(rule.tell)] if rule.tell else []
    return [words.say(message("h3l-optional", effect=rule.effect)), *told]
