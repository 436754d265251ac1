"""Whom an AI unit attacks, and from where. heroes3 13.2.

Every unit has a tier order; the first class of targets that can be attacked in this activation counts, and in it the
closest one. What is still equal then is the table's choice. Nothing here changes anything.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.board import BESIDE, BIT, DISTANCE, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.reach_and_legal_acts import (
    attackable_targets,
    count_steps_to_spaces,
    free_space_mask,
)

SILVER = 1
NOT_RANGED = 5
"""Ranged units look at all ranged targets before the first one that is not: behind five tiers."""
_ORDER = ((0, 1, 2, 3), (1, 0, 2, 3), (2, 1, 0, 3), (3, 2, 1, 0))
"""The tier order of bronze, silver, gold and azure attackers: the own tier, then downwards, then upwards."""
RANK: tuple[tuple[int, ...], ...] = (
    *((*(order.index(tier) for tier in range(4)), 4) for order in _ORDER),
    (0, 0, 0, 0, 0),
)
"""`RANK[attacker's tier][target's tier]`; the last entry of each, also reached by -1, is for units without a tier."""


class TargetOption(NamedTuple):
    """A target, the best spaces to attack it from, and how far away it is."""

    target: Fighter
    spaces: tuple[int, ...]
    distance: int


def effective_tier(fighter: Fighter) -> int:
    """The tier that counts: the Arrow Tower acts and is targeted as a silver unit. heroes3 13.3."""
    return SILVER if fighter.cell == BESIDE else fighter.kind.tier


def target_rank(attacker: Fighter, target: Fighter) -> int:
    """The place of a target's class in the attacker's order; 0 is the first."""
    tier = effective_tier(attacker)
    if tier < 0:
        # Guards of a Creature Bank have no tier: the nearest target, whatever it is.
        return 0
    place = RANK[tier][effective_tier(target)]
    return place if not attacker.kind.ranged or target.kind.ranged else place + NOT_RANGED


def find_best_targets(state: CombatState, fighter: Fighter, how: Conventions) -> list[TargetOption]:
    """The targets that the rules leave: one, or several that the table chooses from; none if nobody can be attacked."""
    possible = attackable_targets(state, fighter)
    if not possible:
        return []
    if fighter.effects and fighter.has("berserk"):
        best, group = 0, possible
    else:
        best, group = NOT_RANGED + NOT_RANGED, []
        for pair in possible:
            place = target_rank(fighter, pair[0])
            if place < best:
                best, group = place, [pair]
            elif place == best:
                group.append(pair)
    if fighter.kind.ranged:
        return _closest_shots(fighter, [target for target, _ in group])
    return _closest_walks(state, fighter, group, how)


def _closest_shots(fighter: Fighter, group: list[Fighter]) -> list[TargetOption]:
    here = (fighter.cell,)
    if fighter.cell == BESIDE:
        # The Arrow Tower has no distance: whoever has the least health left. heroes3 13.3.
        least = min(target.left for target in group)
        return [TargetOption(target, here, 0) for target in group if target.left == least]
    if len(group) == 1:
        target = group[0]
        return [TargetOption(target, here, 0 if target.cell == BESIDE else DISTANCE[fighter.cell][target.cell])]
    row = DISTANCE[fighter.cell]
    away = [row[target.cell] for target in group if target.cell < SPACES]
    least = min(away, default=0)
    # A Tower beside the board is neither near nor far: it ties with the closest.
    return [TargetOption(t, here, least) for t in group if t.cell == BESIDE or row[t.cell] == least]


def _closest_walks(
    state: CombatState, fighter: Fighter, group: list[tuple[Fighter, int]], how: Conventions
) -> list[TargetOption]:
    here = BIT[fighter.cell]
    if len(group) == 1 and group[0][1] & here:
        return [TargetOption(group[0][0], (fighter.cell,), 0)]
    steps = count_walking_steps(state, fighter)
    straight = how.distance == "straight"
    aims: list[TargetOption] = []
    closest = 99
    for target, mask in group:
        options = spaces_in_mask(mask)
        fewest = min([steps[space] for space in options])
        away = DISTANCE[fighter.cell][target.cell] if straight else fewest
        if away > closest:
            continue
        if away < closest:
            closest, aims = away, []
        # Which attack space: the one with the fewest steps. heroes3 13.2, G2.
        nearest = tuple([space for space in options if steps[space] == fewest])
        aims.append(TargetOption(target, nearest if how.attack_space == "ask" else nearest[:1], away))
    return aims


def count_walking_steps(state: CombatState, fighter: Fighter) -> list[int]:
    """How many steps each space is away for a ground or flying unit; 99 where it cannot stop or never gets."""
    if fighter.kind.always and "teleport" in fighter.kind.always:
        free, row = free_space_mask(state, fighter.side) | BIT[fighter.cell], DISTANCE[fighter.cell]
        return [row[space] if free >> space & 1 else 99 for space in range(SPACES)]
    return count_steps_to_spaces(state, fighter)
