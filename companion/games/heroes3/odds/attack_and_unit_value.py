"""What an attack is worth, roughly: for policies that play people's units in simulations. No rule is decided here."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from companion.games.heroes3.combat.attacks.attack_dice import dice_counting_rule
from companion.games.heroes3.combat.model.attack_modes import BACK, OWN
from companion.games.heroes3.combat.model.board import BIT, NEAR
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.combat.reach_and_legal_acts import is_shielded_by_wall

Faces = tuple[tuple[int, float], ...]
DICE: dict[str, Faces] = {
    "one": ((-1, 1 / 3), (0, 1 / 3), (1, 1 / 3)),
    "lower": ((-1, 5 / 9), (0, 3 / 9), (1, 1 / 9)),
    "higher": ((-1, 1 / 9), (0, 3 / 9), (1, 5 / 9)),
    "sum": ((-2, 1 / 9), (-1, 2 / 9), (0, 3 / 9), (1, 2 / 9), (2, 1 / 9)),
}
"""How likely each result is, by the dice that count."""


class ExpectedAttack(NamedTuple):
    """What an attack is expected to do: damage, the chance that the target is gone, and damage that comes back."""

    damage: float
    kills: float
    back: float


@cache
def total_card_health(kind: UnitType) -> int:
    """All the health of a card from the side that lies up."""
    return kind.health + (kind.few.health if kind.few is not None else 0)


@cache
def rate_unit(kind: UnitType) -> float:
    """How much it matters that a unit is there: it hits hard, lasts, is fast, can shoot."""
    return (
        kind.attack * 1.5
        + kind.defense
        + total_card_health(kind) * 0.5
        + kind.initiative * 0.2
        + (2.0 if kind.ranged else 0.0)
    )


def total_health_left(fighter: Fighter) -> int:
    """The health left of a unit, both sides of its card counted."""
    return fighter.left + (fighter.kind.few.health if fighter.kind.few is not None else 0)


def estimate_attack(state: CombatState, attacker: Fighter, target: Fighter, adjacent: bool) -> ExpectedAttack:
    """What an attack is expected to do from a space next to the target, or from afar."""
    faces, cover = DICE["one"], 0
    if attacker.kind.ranged:
        cover = int(is_shielded_by_wall(state, attacker, target))
    if attacker.kind.ranged or "two-dice" in attacker.kind.attacking:
        faces = DICE[dice_counting_rule(state, attacker, target, OWN)]
    damage, kills = _hits(attacker, target, faces, cover)
    again = attacker.kind.attacking.get("attack-again")
    if again is not None and (again[0] == "any" or not adjacent):
        damage, kills = damage * 2, min(1.0, kills * 2)
    if not adjacent or not _strikes_back(attacker, target):
        return ExpectedAttack(damage, kills, 0.0)
    hindered = target.kind.ranged or "hinder-retaliation" in attacker.kind.attacking
    back, _ = _hits(target, attacker, DICE[dice_counting_rule(state, target, attacker, BACK) if hindered else "one"])
    return ExpectedAttack(damage, kills, back * (1 - kills))


def _strikes_back(attacker: Fighter, target: Fighter) -> bool:
    if "no-retaliation" in attacker.kind.attacking:
        return False
    return not target.retaliated or "unlimited-retaliation" in target.kind.retaliating


def _hits(attacker: Fighter, target: Fighter, faces: Faces, cover: int = 0) -> tuple[float, float]:
    powers = attacker.kind.attacking
    defense = 0 if "elemental-damage" in powers or "ignore-defense" in powers else target.defense + target.guard
    strength = attacker.attack + attacker.attack_once - defense - cover
    needed, damage, kills = total_health_left(target), 0.0, 0.0
    for face, chance in faces:
        hit = strength + face
        if hit > 0:
            damage += chance * hit
            if hit >= needed:
                kills += chance
    return damage, kills


def rate_attack_gain(target: Fighter, blow: ExpectedAttack) -> float:
    """What an attack wins: part of the target's worth by damage, more for taking it off, most before it has acted."""
    needed = total_health_left(target)
    share = blow.damage / needed if blow.damage < needed else 1.0
    return rate_unit(target.kind) * (share * 0.6 + blow.kills * (0.9 if target.acted else 1.2))


def rate_retaliation_loss(attacker: Fighter, blow: ExpectedAttack) -> float:
    """What the retaliation costs."""
    if not blow.back:
        return 0.0
    share = blow.back / total_health_left(attacker)
    return rate_unit(attacker.kind) * (share if share < 1.0 else 1.0) * 0.8


def occupied_space_masks(state: CombatState, side: int) -> tuple[int, int]:
    """Where the units of a side stand, and where those of them that are ranged, as sets of spaces."""
    everybody = ranged = 0
    for fighter in state.fighters:
        if fighter.side == side and fighter.cell >= 0:
            everybody |= BIT[fighter.cell]
            if fighter.kind.ranged:
                ranged |= BIT[fighter.cell]
    return everybody, ranged


def count_adjacent_enemies(state: CombatState, side: int, space: int) -> int:
    """How many enemies of a side stand next to a space."""
    return (NEAR[space] & occupied_space_masks(state, 1 - side)[0]).bit_count()


def rate_side_strength(state: CombatState, side: int) -> float:
    """How strong a side still is: what it can take times what it can deal."""
    taking = dealing = 0.0
    for fighter in state.units(side):
        taking += total_health_left(fighter) * (1 + 0.35 * fighter.defense)
        dealing += fighter.attack
    return math.sqrt(taking * dealing)
