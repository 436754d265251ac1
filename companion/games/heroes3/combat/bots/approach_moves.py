"""Where an AI unit goes when it cannot attack anybody: towards its first target, to a Wall, or nowhere. heroes3 13."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.heroes3.combat.bots.target_priority import count_walking_steps, target_rank
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.board import BIT, DISTANCE, NEAR, SPACES, count_steps_on_foot, spaces_in_mask
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.reach_and_legal_acts import (
    FAR,
    besieged_side,
    breakable_siege_pieces,
    free_space_mask,
    step_limit,
)


class ApproachMove(NamedTuple):
    """A target out of reach, the spaces at which a move towards it may end, and how many steps away it is."""

    target: Fighter
    spaces: tuple[int, ...]
    steps: int


def find_approach_moves(state: CombatState, fighter: Fighter, how: Conventions) -> list[ApproachMove]:
    """The moves towards the first target by priority, then the closest, to which there is a way. heroes3 13.2, G3."""
    limit = step_limit(state, fighter)
    if not limit or how.out_of_reach == "stay":
        return []
    steps = count_walking_steps(state, fighter)
    best: list[tuple[Fighter, int]] = []
    first, closest = 99, 0
    for target in state.units(1 - fighter.side):
        away = min((steps[space] for space in spaces_in_mask(NEAR[target.cell])), default=FAR)
        place = target_rank(fighter, target)
        if away >= FAR or (place, away) > (first, closest):
            continue
        if (place, away) < (first, closest):
            first, closest, best = place, away, []
        best.append((target, away))
    found = [
        ApproachMove(target, _stops(state, fighter, NEAR[target.cell], away, limit, steps), away)
        for target, away in best
    ]
    return [way for way in found if way.spaces]


def find_moves_without_path(state: CombatState, fighter: Fighter, how: Conventions) -> list[ApproachMove]:
    """Where there is no way to anybody: as near as possible to the first target, if that is nearer than now."""
    limit = step_limit(state, fighter)
    enemies = state.units(1 - fighter.side)
    if not limit or how.out_of_reach == "stay" or not enemies:
        return []
    cell, steps = fighter.cell, count_walking_steps(state, fighter)
    first = min((target_rank(fighter, enemy), DISTANCE[cell][enemy.cell]) for enemy in enemies)
    found = []
    for target in enemies:
        if (target_rank(fighter, target), DISTANCE[cell][target.cell]) != first:
            continue
        row = DISTANCE[target.cell]
        open_spaces = [space for space in range(SPACES) if steps[space] <= limit]
        least = min(row[space] for space in open_spaces)
        if least < row[cell]:
            found.append(ApproachMove(target, tuple(space for space in open_spaces if row[space] == least), least))
    return found


def _stops(
    state: CombatState, fighter: Fighter, around: int, away: int, limit: int, steps: list[int]
) -> tuple[int, ...]:
    """The last spaces within the limit on any shortest way to the nearest of the spaces around a target."""
    goals = [space for space in spaces_in_mask(around) if steps[space] == away]
    if fighter.kind.flying or "teleport" in fighter.kind.always:
        back = [DISTANCE[goal] for goal in goals]
    else:
        free = free_space_mask(state, fighter.side) | BIT[fighter.cell]
        back = [tuple(count_steps_on_foot(goal, free)) for goal in goals]
    on_way = [
        space
        for space in range(SPACES)
        if 0 < steps[space] <= limit and any(row[space] == away - steps[space] for row in back)
    ]
    last = max((steps[space] for space in on_way), default=0)
    return tuple(space for space in on_way if steps[space] == last)


# --- Walls ---------------------------------------------------------------------------------------


class WallBreach(NamedTuple):
    """A Wall, the spaces to break it from, and how many steps away they are."""

    piece: int
    spaces: tuple[int, ...]
    steps: int


def should_attack_walls(state: CombatState, fighter: Fighter) -> bool:
    """Whether this unit stands before Walls: AI units that besiege break them, others never. heroes3 13.3."""
    return bool(state.walls) and fighter.side != besieged_side(state)


def find_closest_walls(state: CombatState, fighter: Fighter) -> list[WallBreach]:
    """The closest Walls that can be broken in this activation. heroes3 13.3."""
    steps = count_walking_steps(state, fighter)
    found = [
        WallBreach(piece, tuple(spaces_in_mask(mask)), min(steps[space] for space in spaces_in_mask(mask)))
        for piece, mask in breakable_siege_pieces(state, fighter)
        if state.walls >> piece & 1
    ]
    least = min((breach.steps for breach in found), default=0)
    return [
        breach._replace(spaces=tuple(space for space in breach.spaces if steps[space] == least))
        for breach in found
        if breach.steps == least
    ]


def spaces_towards_wall(state: CombatState, fighter: Fighter) -> tuple[int, ...]:
    """The last spaces within reach on a shortest way to the closest Wall."""
    limit, steps = step_limit(state, fighter), count_walking_steps(state, fighter)
    around = 0
    for piece in spaces_in_mask(state.walls):
        around |= NEAR[piece]
    away = min((steps[space] for space in spaces_in_mask(around)), default=FAR)
    if not limit or away >= FAR or not away:
        return ()
    return _stops(state, fighter, around, away, limit, steps)
