"""The units as the engine uses them: every side of every card, numbered, with its abilities read."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from companion.games.heroes3.cards.unit_ability_vocabulary import TRIGGERS, VOCABULARY, WORDS
from companion.games.heroes3.cards.unit_file_schema import (
    BankFile,
    Language,
    NeutralFile,
    SideDef,
    SiegeFile,
    SummonedFile,
    UnitDef,
    UnitFile,
)
from companion.kernel.building_blocks.effect_parser import BadEffect, Do, parse_effect_text
from companion.kernel.game import CorrectedFigure
from companion.kernel.messages import Text
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent, Mistake, read_content_file

FACTIONS = (
    "castle", "dungeon", "necropolis", "rampart", "tower", "fortress", "inferno", "stronghold", "cove", "conflux",
)  # fmt: skip
TIERS = ("none", "bronze", "silver", "gold", "azure")
"""The tiers upwards. Guards of creature banks and the Arrow Tower have none."""
FILES = ("units.yaml", "neutrals.yaml", "summoned.yaml", "banks.yaml", "siege.yaml")
NAVAL = "naval-battles"

# --- as the engine uses them ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    """A word of the vocabulary under its trigger; numbers among its arguments are numbers."""

    trigger: str
    word: str
    args: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One side of one card, numbered.

    `key` is what people type: `castle:griffins/pack`, `neutral:griffins`, `bank-crypt:wraiths`, `siege:arrow-tower`.
    `creature` is the kind of being, the same on a faction's card, a neutral one and a guard. `below` is the number of
    the side that a Pack flips to and `above` that of the Pack of a Few; -1 means that there is none.
    """

    index: int
    key: str
    group: str
    unit: str
    creature: str
    side: str
    name: Text
    tier: str
    attack: int
    defense: int
    health: int
    initiative: int
    type: str
    cost: Mapping[str, int]
    boxes: tuple[str, ...]
    certainty: str
    effects: Mapping[str, str]
    abilities: tuple[Ability, ...]
    below: int = -1
    above: int = -1

    def __repr__(self) -> str:
        return f"Side({self.key})"


class Units:
    """Every side by number and by key, and the decks they are drawn from."""

    def __init__(
        self, units: UnitFile, neutrals: NeutralFile, summoned: SummonedFile, banks: BankFile, siege: SiegeFile
    ) -> None:
        self.file, self.banks_file, self.siege = units, banks, siege
        self.sides: list[Side] = []
        self.also = {unit.id: unit.also for definitions in units.units.values() for unit in definitions}
        self._names = _names(units, neutrals)
        self.ours = _ours(units, neutrals, siege)
        for faction, definitions in units.units.items():
            for unit in definitions:
                self._add_two(faction, unit, units.groups[faction].box)
        for tier, singles in neutrals.neutrals.items():
            for single in singles:
                self._add("neutral", single.id, "neutral", tier, single.card, single.boxes)
        for unit in summoned.summoned:
            self._add_two("summoned", unit, "")
        for bank in banks.banks:
            for guard, card in bank.cards.items():
                self._add(f"bank-{bank.id}", guard, "bank", "none", card, (NAVAL,))
        tower = siege.tower
        self._names[tower.id] = tower.name
        self.tower = self._add("siege", tower.id, "siege", "none", tower.card, tower.boxes)
        self.by_key = {side.key: side for side in self.sides}
        self.banks = {bank.id: bank for bank in banks.banks}

    def neutrals(self, tier: str, boxes: frozenset[str] | None = None) -> list[Side]:
        """The neutral cards of a tier, one of each; `boxes` limits them to the boxes on the table."""
        return [
            side
            for side in self.sides
            if side.group == "neutral" and side.tier == tier and (boxes is None or not boxes.isdisjoint(side.boxes))
        ]

    def guards(self, bank: str) -> list[Side]:
        """The four guards of a creature bank, in the order of the corners."""
        return [self.by_key[f"bank-{bank}:{guard}"] for guard in self.banks[bank].guards]

    def group_name(self, group: str) -> Text:
        """What a faction, the neutral cards or a creature bank is called."""
        if group in self.file.groups:
            return self.file.groups[group].name
        return self.banks[group.removeprefix("bank-")].name

    def _add_two(self, group: str, unit: UnitDef, box: str) -> None:
        number, creature, boxes = len(self.sides), unit.creature or unit.id, unit.boxes or (box,)
        few = self._add(group, unit.id, "few", unit.tier, unit.few, boxes, creature)
        pack = self._add(group, unit.id, "pack", unit.tier, unit.pack, boxes, creature)
        self.sides[number:] = [replace(few, above=pack.index), replace(pack, below=few.index)]

    def _add(
        self, group: str, unit: str, side: str, tier: str, card: SideDef, boxes: tuple[str, ...], creature: str = ""
    ) -> Side:
        creature = creature or unit
        effects = {trigger: text for trigger in TRIGGERS if (text := getattr(card, trigger))}
        added = Side(
            index=len(self.sides),
            key=f"{group}:{unit}/{side}" if side in ("few", "pack") else f"{group}:{unit}",
            group=group,
            unit=unit,
            creature=creature,
            side=side,
            name=self._names.get(unit) or self._names[creature],
            tier=tier,
            attack=card.attack,
            defense=card.defense,
            health=card.health,
            initiative=card.initiative,
            type=card.type,
            cost=card.cost,
            boxes=boxes,
            certainty=card.certainty,
            effects=effects,
            abilities=tuple(ability for trigger, text in effects.items() for ability in parse_abilities(trigger, text)),
        )
        self.sides.append(added)
        return added


def side_with_corrections(side: Side, corrections: tuple[CorrectedFigure, ...]) -> Side:
    """A side with the figures that a table plays instead of the printed ones (docs/packs.md)."""
    # `attack` on a card with one side, `attack-few` and `attack-pack` on one with two: as the library names them.
    ending = f"-{side.side}" if side.above >= 0 or side.below >= 0 else ""
    own = {c.figure: c.value for c in corrections if c.card == f"heroes3.{side.group}-{side.unit}"}
    if not own:
        return side
    return replace(
        side,
        attack=own.get(f"attack{ending}", side.attack),
        defense=own.get(f"defense{ending}", side.defense),
        health=own.get(f"health{ending}", side.health),
        initiative=own.get(f"initiative{ending}", side.initiative),
        cost={resource: own.get(f"{resource}-{side.side}", amount) for resource, amount in side.cost.items()},
    )


def parse_abilities(trigger: str, text: str) -> Iterator[Ability]:
    """The abilities written under a trigger, or `BadEffect`."""
    for step in parse_effect_text(text, VOCABULARY):
        if not isinstance(step, Do) or trigger not in WORDS[step.word].triggers:
            raise BadEffect(1, repr(text), f"words that may stand under {trigger}")
        yield Ability(trigger, step.word, tuple(int(arg) if arg.isdecimal() else arg for arg in step.args))


# --- loading -------------------------------------------------------------------------------------


def load_units_from(folder: Path) -> Units:
    """The units of a folder, or `BadContent` with every mistake in the first bad file."""
    units = read_content_file(UnitFile, folder / "units.yaml")
    neutrals = read_content_file(NeutralFile, folder / "neutrals.yaml")
    summoned = read_content_file(SummonedFile, folder / "summoned.yaml")
    banks, siege = (
        read_content_file(BankFile, folder / "banks.yaml"),
        read_content_file(SiegeFile, folder / "siege.yaml"),
    )
    cards = {
        "units.yaml": [pair for unit in sum(units.units.values(), ()) for pair in _sides(unit)],
        "neutrals.yaml": [(one.id, one.card) for singles in neutrals.neutrals.values() for one in singles],
        "summoned.yaml": [pair for unit in summoned.summoned for pair in _sides(unit)],
        "banks.yaml": [(f"{bank.id} {guard}", card) for bank in banks.banks for guard, card in bank.cards.items()],
        "siege.yaml": [(siege.tower.id, siege.tower.card)],
    }
    mistakes = [mistake for name, found in cards.items() for mistake in _bad_abilities(folder / name, found)]
    mistakes += _nameless(_names(units, neutrals), units, summoned, banks)
    if mistakes:
        raise BadContent(mistakes)
    return Units(units, neutrals, summoned, banks, siege)


@functools.cache
def load_units() -> Units:
    """The units of the content folder in use."""
    return load_units_from(content_folder() / "heroes3")


def _sides(unit: UnitDef) -> list[tuple[str, SideDef]]:
    return [(f"{unit.id} few", unit.few), (f"{unit.id} pack", unit.pack)]


def _names(units: UnitFile, neutrals: NeutralFile) -> dict[str, Text]:
    """Every name that a creature has, wherever it is given."""
    named = {unit.id: unit.name for definitions in units.units.values() for unit in definitions}
    named |= {single.id: single.name for singles in neutrals.neutrals.values() for single in singles if single.name}
    return {creature: name for creature, name in named.items() if name}


def _ours(units: UnitFile, neutrals: NeutralFile, siege: SiegeFile) -> dict[str, tuple[Language, ...]]:
    """The languages in which a name is our own translation, by the English name."""
    named = [(unit.name, unit.ours) for definitions in units.units.values() for unit in definitions]
    named += [(single.name, single.ours) for singles in neutrals.neutrals.values() for single in singles]
    return {name["en"]: ours for name, ours in [*named, (siege.tower.name, siege.tower.ours)] if name}


def _nameless(names: dict[str, Text], units: UnitFile, summoned: SummonedFile, banks: BankFile) -> list[Mistake]:
    wanted = [("units.yaml", unit.creature or unit.id) for part in units.units.values() for unit in part]
    wanted += [("summoned.yaml", unit.id) for unit in summoned.summoned]
    wanted += [("banks.yaml", guard) for bank in banks.banks for guard in (*bank.guards, *bank.cards)]
    return [Mistake(file, 1, "id", repr(who), "a unit with a name") for file, who in wanted if who not in names]


def _bad_abilities(file: Path, cards: list[tuple[str, SideDef]]) -> Iterator[Mistake]:
    for where, card in cards:
        for trigger in TRIGGERS:
            text = getattr(card, trigger)
            try:
                list(parse_abilities(trigger, text) if text else ())
            except BadEffect as bad:
                yield Mistake(
                    file.name,
                    _line_with(file, text),
                    f"{where}, {trigger}, column {bad.column}",
                    bad.found,
                    bad.expected,
                )


def _line_with(file: Path, text: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if text in line), 1)
