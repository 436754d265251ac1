"""Units ready for combat: one `UnitType` for each side of each card, its abilities by the moment they work at."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from copy import copy

from companion.games.heroes3.cards.find_unit_or_card_by_name import require_unit_side
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import Side, load_units, side_with_corrections
from companion.kernel.game import CorrectedFigure

TIERS = ("bronze", "silver", "gold", "azure")
NO_TIER = -1
"""The tier of guards and of the Arrow Tower."""
TOWER_KEY = "siege:arrow-tower"
AFTER_ATTACK = (
    "draw-card", "extra-damage", "death-stare", "paralyze", "poison", "corrode", "weaken", "dispel", "attack-behind",
    "attack-beside", "damage-beside-target", "damage-another-neighbour", "frighten", "heal-self", "enemy-discards",
    "ask-table",
)  # fmt: skip
"""What abilities do after an attack and before the target strikes back, in this order. The rules give none."""
Args = tuple[int | str, ...]
Abilities = Mapping[str, Args]
"""Abilities that work at a moment: each word with its arguments."""


class UnitType:
    """One side of a unit card. All units of a kind share it; nothing in it ever changes.

    `attacking` are the abilities of its first attack in its own activation, `retaliating` those of striking back; both
    contain what works `always`. `few` is what a Pack turns to, `pack` what Few can become, `plain` the same side
    without its abilities and `able` the one with them. heroes3 6.
    """

    __slots__ = (
        "able", "activation", "after", "always", "attack", "attacking", "creature", "defense", "faction", "few",
        "flying", "ground", "health", "initiative", "instead", "key", "name", "pack", "plain", "ranged", "retaliating",
        "side", "steps", "tier",
    )  # fmt: skip

    def __init__(self, side: Side, able: bool = True) -> None:
        self.key, self.name, self.side = side.key + ("" if able else "-"), side.name, side.side
        self.faction, self.creature = side.group, side.creature
        self.tier = TIERS.index(side.tier) if side.tier in TIERS else NO_TIER
        self.attack, self.defense = side.attack, side.defense
        self.health, self.initiative = side.health, side.initiative
        self.ground, self.flying, self.ranged = (side.type == name for name in ("ground", "flying", "ranged"))
        # Ground and flying units go three steps, ranged units one: heroes3 9.
        self.steps = 1 if self.ranged else 3
        read: dict[str, dict[str, Args]] = {}
        for ability in side.abilities if able else ():
            read.setdefault(ability.trigger, {})[ability.word] = ability.args
        self.always: Abilities = read.get("always", {})
        self.activation: Abilities = read.get("activation", {})
        self.instead: Abilities = read.get("instead", {})
        self.attacking: Abilities = {**self.always, **read.get("attacking", {})}
        self.retaliating: Abilities = {**self.always, **read.get("retaliating", {})}
        # By the way of attacking (see `attack_modes.py`), the last one first: this is how steps are laid on each other.
        self.after: tuple[tuple[str, ...], ...] = tuple(
            tuple(word for word in reversed(AFTER_ATTACK) if word in powers)
            for powers in (self.attacking, self.retaliating, self.always, {})
        )
        self.few: UnitType | None = None
        self.pack: UnitType | None = None
        self.plain: UnitType = self
        self.able: UnitType = self

    def __repr__(self) -> str:
        return f"Kind({self.key})"


def all_unit_types(corrections: tuple[CorrectedFigure, ...] = ()) -> dict[str, UnitType]:
    """Every side of every card by its key, and the same without abilities under the key with a dash."""
    return _kinds(corrections)


@functools.cache
def _kinds(corrections: tuple[CorrectedFigure, ...]) -> dict[str, UnitType]:
    sides = [side_with_corrections(side, corrections) for side in load_units().sides]
    with_powers = [UnitType(side) for side in sides]
    without = [UnitType(side, able=False) for side in sides]
    for n, side in enumerate(sides):
        with_powers[n].plain = without[n].plain = without[n]
        with_powers[n].able = without[n].able = with_powers[n]
        for row in (with_powers, without):
            row[n].few = row[side.below] if side.below >= 0 else None
            row[n].pack = row[side.above] if side.above >= 0 else None
    return {kind.key: kind for kind in (*with_powers, *without)}


def unit_type_by_key(key: str, corrections: tuple[CorrectedFigure, ...] = ()) -> UnitType:
    """A unit type by its exact key; a Specialty card that lies on the unit stands behind a plus."""
    below, plus, horde = key.rpartition("+")
    if not plus:
        return all_unit_types(corrections)[key]
    laid = unit_type_with_horde_card(unit_type_by_key(below, corrections), horde)
    assert laid is not None
    return laid


@functools.cache
def unit_type_with_horde_card(below: UnitType, horde: str) -> UnitType | None:
    """A unit with a Specialty card on it that gives it other figures; None where the card does not fit the unit."""
    card = load_cards().hordes[horde]
    side = "horde" if "+" in below.key else below.side
    if below.creature != card.creature or side not in card.sides:
        return None
    laid = copy(below)
    laid.key, laid.name, laid.few, laid.pack = f"{below.key}+{horde}", card.name, below, None
    laid.attack, laid.defense, laid.health, laid.initiative = card.attack, card.defense, card.health, card.initiative
    laid.plain = laid.able = laid
    return laid


def require_unit_type(typed: str, corrections: tuple[CorrectedFigure, ...] = ()) -> UnitType:
    """A unit as people type it, or a refusal with the nearest names."""
    known = all_unit_types(corrections)
    found = known.get(typed)
    return found if found is not None else known[require_unit_side(typed).key]
