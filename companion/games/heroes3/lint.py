"""Checks the cards of Heroes III: counts that must add up, names, whole tables, and that every word is used."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.games.heroes3.adventure import lint as adventure_lint
from companion.games.heroes3.cards import hero_cards as card_book
from companion.games.heroes3.cards import unit_cards as unit_book
from companion.games.heroes3.cards.card_effect_vocabulary import CARD_WORDS, TESTS
from companion.games.heroes3.cards.hero_cards import Cards, iter_effect_words
from companion.games.heroes3.cards.unit_ability_vocabulary import WORDS
from companion.games.heroes3.cards.unit_cards import FACTIONS, TIERS, Side, Units
from companion.kernel.messages import LANGUAGES, Text
from companion.library.content_reader import BadContent

FOLDER = "heroes3"
LEVELS = ("I", "II", "III", "IV", "V", "VI", "VII")
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
RESOURCES = {"gold", "materials", "valuables"}


def problems(content: Path) -> list[str]:
    """Everything wrong with the cards in a content folder; nothing if it has none."""
    folder = content / FOLDER
    if not any((folder / name).exists() for name in (*unit_book.FILES, *card_book.FILES)):
        return []
    try:
        units, cards = unit_book.load_units_from(folder), card_book.load_cards_from(folder)
        around = list(adventure_lint.find_content_problems(folder, units, cards))
    except BadContent as bad:
        return [f"{FOLDER}/{mistake}" for mistake in bad.mistakes]
    found = [*_unit_counts(units), *_card_counts(cards), *_tables(cards), *_units(units), *_names(units, cards)]
    found += [*_references(units, cards), *_words(units, cards), *around]
    return [f"{FOLDER}: {problem}" for problem in found]


def _facts(*facts: tuple[str, object, object]) -> Iterator[str]:
    yield from (f"{what}: found {found}, expected {wanted}" for what, found, wanted in facts if found != wanted)


# --- counts --------------------------------------------------------------------------------------


def _unit_counts(units: Units) -> Iterator[str]:
    """What the boxes hold: heroes3 6, 8 and 11. Ten factions have seven units; the Manticores were printed twice."""
    groups = Counter(side.group for side in units.sides)
    creatures = {group: {side.creature for side in units.sides if side.group == group} for group in FACTIONS}
    neutrals = {tier: len(units.neutrals(tier)) for tier in TIERS[1:]}
    guards = [side for side in units.sides if side.side == "bank"]
    yield from _facts(
        ("factions", tuple(units.file.units), FACTIONS),
        ("units of a faction", {group: len(found) for group, found in creatures.items()}, dict.fromkeys(FACTIONS, 7)),
        ("sides of faction units", sum(groups[group] for group in FACTIONS), 142),
        # The printed neutral Gold Dragons are azure (see neutrals.yaml).
        ("neutral units", neutrals, {"bronze": 36, "silver": 28, "gold": 21, "azure": 8}),
        ("sides of summoned units", groups["summoned"], 8),
        ("kinds of guards in creature banks", len(guards), 19),
        ("guards of a creature bank", {len(bank.guards) for bank in units.banks.values()}, {4}),
        ("creature banks", len(units.banks), 12),
        ("stacked guards", units.banks_file.stacked, dict(zip(DIFFICULTIES, (1, 2, 3, 4), strict=True))),
        ("Walls and Gates", (units.siege.walls.pieces, units.siege.gate.pieces), (3, 1)),
        ("sides in all", len(units.sides), 263),
    )


def _card_counts(cards: Cards) -> Iterator[str]:
    kinds = Counter(card.kind for card in cards.by_id.values())
    levels = Counter(card.level for card in cards.of_kind("artifact"))
    heroes = Counter(card.faction for card in cards.of_kind("specialty"))
    yield from _facts(
        ("cards", dict(kinds), {"statistic": 4, "ability": 32, "spell": 59, "artifact": 90, "specialty": 192}),
        ("artifacts by level", dict(levels), {"minor": 33, "major": 35, "relic": 22}),
        ("factions with heroes", set(heroes), set(FACTIONS)),
        ("war machines", len(cards.machines), 5),
        ("AI cards", Counter(card.type for card in cards.ai.values()), {"might": 4, "magic": 2, "skill": 2}),
    )


def _tables(cards: Cards) -> Iterator[str]:
    """Every level and every difficulty is there, and an army fits on the board: heroes3 8 and 13.4."""
    fields = cards.difficulty.fields
    yield from _facts(("field levels", tuple(fields), LEVELS))
    for level, row in fields.items():
        yield from _facts((f"difficulties of level {level}", tuple(row), DIFFICULTIES))
        sizes = [sum(army.values()) for army in row.values()]
        if sizes != sorted(sizes) or not all(1 <= size <= 5 for size in sizes):
            yield f"level {level}: armies of {sizes} units"
        for army in row.values():
            yield from (f"level {level}: there is no tier {tier!r}" for tier in army.keys() - set(TIERS[1:]))
    for card in cards.ai.values():
        yield from _facts((f"difficulties of {card.id}", tuple(card.amount), DIFFICULTIES))


# --- each card for itself ------------------------------------------------------------------------


def _units(units: Units) -> Iterator[str]:
    """Figures that make sense: a Pack is never weaker than its Few, and what is bought has a price."""
    for key, count in Counter(side.key for side in units.sides).items():
        if count > 1:
            yield f"the card {key} is there twice"
    for side in units.sides:
        if side.below >= 0 and _weaker(side, units.sides[side.below]):
            yield f"{side.key}: weaker than its Few side"
        if min(side.attack, side.health, side.initiative) < 1 or side.defense < 0:
            yield f"{side.key}: figures {side.attack}/{side.defense}/{side.health}/{side.initiative}"
        bought = side.group in FACTIONS or side.group == "neutral"
        if bought != bool(side.cost) or side.cost.keys() - RESOURCES:
            yield f"{side.key}: costs {dict(side.cost)}"
        words = [(ability.trigger, ability.word) for ability in side.abilities]
        if len(words) != len(set(words)):
            yield f"{side.key}: the same ability twice"


def _weaker(pack: Side, few: Side) -> bool:
    better = ("attack", "defense", "health", "initiative")
    return any(getattr(pack, figure) < getattr(few, figure) for figure in better)


def _names(units: Units, cards: Cards) -> Iterator[str]:
    """Everything has a name in four languages."""
    named: list[tuple[str, Text]] = [(side.key, side.name) for side in units.sides]
    named += [(group, entry.name) for group, entry in units.file.groups.items()]
    for words in (units.file.tiers, units.file.sides, units.file.boxes, cards.difficulty.difficulties):
        named += list(words.items())
    named += [(bank.id, bank.name) for bank in units.banks.values()]
    named += [(piece.id, piece.name) for piece in (units.siege.walls, units.siege.gate)]
    named += [(card.id, card.name) for card in cards.by_id.values()]
    named += [(machine.id, machine.name) for machine in cards.machines.values()]
    named += [(card_id, entry.name) for card_id, entry in cards.ai.items()]
    named += [(horde_id, horde.name) for horde_id, horde in cards.hordes.items()]
    for where, name in named:
        missing = [language for language in LANGUAGES if not name.get(language, "").strip()]
        if missing:
            yield f"{where}: no name in {', '.join(missing)}"
        if extra := sorted(set(name) - set(LANGUAGES)):
            yield f"{where}: unknown language {', '.join(extra)}"


def _references(units: Units, cards: Cards) -> Iterator[str]:
    """Boxes, creatures and hordes that are named exist."""
    creatures = {side.creature for side in units.sides}
    boxes = [(side.key, side.boxes) for side in units.sides]
    boxes += [(card.id, card.boxes) for card in cards.by_id.values()]
    boxes += [(machine.id, machine.boxes) for machine in cards.machines.values()]
    for where, listed in boxes:
        yield from (f"{where}: there is no box {box!r}" for box in listed if box not in units.file.boxes)
    wanted: list[tuple[str, Iterable[str]]] = [(side.key, _named(side)) for side in units.sides]
    wanted += [(card.id, play.double - {"ranged"}) for card in cards.by_id.values() for play in card.plays]
    wanted += [(horde.id, {horde.creature}) for horde in cards.hordes.values()]
    for where, spoken_of in wanted:
        yield from (f"{where}: there is no unit {creature!r}" for creature in sorted(set(spoken_of) - creatures))
    for card in cards.by_id.values():
        hordes = {do.args[0] for play in card.plays for do in iter_effect_words(play.effect) if do.word == "horde"}
        yield from (f"{card.id}: there is no horde {horde!r}" for horde in hordes - cards.hordes.keys())


def _named(side: Side) -> set[str]:
    """The creatures that the abilities of a side speak of."""
    speaking = [ability for ability in side.abilities if ability.word in ("attack-against", "summon")]
    return {str(ability.args[-1]) for ability in speaking}


# --- words ---------------------------------------------------------------------------------------


def _words(units: Units, cards: Cards) -> Iterator[str]:
    """Words of the two vocabularies that no card uses."""
    on_units = {ability.word for side in units.sides for ability in side.abilities}
    plays = [play for card in cards.by_id.values() for play in card.plays]
    plays += [machine.play for machine in cards.machines.values()]
    on_cards = {do.word for play in plays for do in iter_effect_words(play.effect)}
    asked = set(re.findall(r"if\(([a-z-]+)\)", " ".join(play.text for play in plays)))
    yield from _unused("unit", WORDS, on_units)
    yield from _unused("card", CARD_WORDS, on_cards)
    yield from _unused("card", TESTS, asked)


def _unused(what: str, words: Iterable[str], used: set[str]) -> Iterator[str]:
    yield from (f"no {what} uses the word {word}" for word in sorted(set(words) - used))
