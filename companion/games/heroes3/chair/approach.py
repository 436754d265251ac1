"""Where an AI unit goes when it cannot attack anybody: towards its first target, to a Wall, or nowhere. heroes3 13."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.heroes3.chair.conventions import Conventions
from companion.games.heroes3.chair.targets import rank, step_counts
from companion.games.heroes3.combat.board import BIT, DISTANCE, NEAR, SPACES, spaces, steps_on_foot
from companion.games.heroes3.combat.legal import FAR, besieged, breakable, free_for, step_limit
from companion.games.heroes3.combat.state import CombatState, Fighter


class Way(NamedTuple):
    """A target out of reach, the spaces at which a move towards it may end, and how many steps away it is."""

    target: Fighter
    spaces: tuple[int, ...]
    steps: int


def ways(state: CombatState, fighter: Fighter, how: Conventions) -> list[Way]:
    """The moves towards the first target by priority, then the closest, to which there is a way. heroes3 13.2, G3."""
    limit = step_limit(state, fighter)
    if not limit or how.out_of_reach == "stay":
        return []
    steps = step_counts(state, fighter)
    best: list[tuple[Fighter, int]] = []
    first, closest = 99, 0
    for target in state.units(1 - fighter.side):
        away = min((steps[space] for space in spaces(NEAR[target.cell])), default=FAR)
        place = rank(fighter, target)
        if away >= FAR or (place, away) > (first, closest):
            continue
        if (place, away) < (first, closest):
            first, closest, best = place, away, []
        best.append((target, away))
    found = [Way(target, _stops(state, fighter, NEAR[target.cell], away, limit, steps), away) for target, away in best]
    return [way for way in found if way.spaces]


def nearer(state: CombatState, fighter: Fighter, how: Conventions) -> list[Way]:
    """Where there is no way to anybody: as near as possible to the first target, if that is nearer than now."""
    limit = step_limit(state, fighter)
    enemies = state.units(1 - fighter.side)
    if not limit or how.out_of_reach == "stay" or not enemies:
        return []
    cell, steps = fighter.cell, step_counts(state, fighter)
    first = min((rank(fighter, enemy), DISTANCE[cell][enemy.cell]) for enemy in enemies)
    found = []
    for target in enemies:
        if (rank(fighter, target), DISTANCE[cell][target.cell]) != first:
            continue
        row = DISTANCE[target.cell]
        open_spaces = [space for space in range(SPACES) if steps[space] <= limit]
        least = min(row[space] for space in open_spaces)
        if least < row[cell]:
            found.append(Way(target, tuple(space for space in open_spaces if row[space] == least), least))
    return found


def _stops(
    state: CombatState, fighter: Fighter, around: int, away: int, limit: int, steps: list[int]
) -> tuple[int, ...]:
    """The last spaces within the limit on any shortest way to the nearest of the spaces around a target."""
    goals = [space for space in spaces(around) if steps[space] == away]
    if fighter.kind.flying or "teleport" in fighter.kind.always:
        back = [DISTANCE[goal] for goal in goals]
    else:
        free = free_for(state, fighter.side) | BIT[fighter.cell]
        back = [tuple(steps_on_foot(goal, free)) for goal in goals]
    on_way = [
        space
        for space in range(SPACES)
        if 0 < steps[space] <= limit and any(row[space] == away - steps[space] for row in back)
    ]
    last = max((steps[space] for space in on_way), default=0)
    return tuple(space for space in on_way if steps[space] == last)


# --- Walls ---------------------------------------------------------------------------------------


class Breach(NamedTuple):
    """A Wall, the spaces to break it from, and how many steps away they are."""

    piece: int
    spaces: tuple[int, ...]
    steps: int


def attacks_walls(state: CombatState, fighter: Fighter) -> bool:
    """Whether this unit stands before Walls: AI units that besiege break them, others never. heroes3 13.3."""
    return bool(state.walls) and fighter.side != besieged(state)


def closest_walls(state: CombatState, fighter: Fighter) -> list[Breach]:
    """The closest Walls that can be broken in this activation. heroes3 13.3."""
    steps = step_counts(state, fighter)
    found = [
        Breach(piece, tuple(spaces(mask)), min(steps[space] for space in spaces(mask)))
        for piece, mask in breakable(state, fighter)
        if state.walls >> piece & 1
    ]
    least = min((breach.steps for breach in found), default=0)
    return [
        breach._replace(spaces=tuple(space for space in breach.spaces if steps[space] == least))
        for breach in found
        if breach.steps == least
    ]


def to_the_wall(state: CombatState, fighter: Fighter) -> tuple[int, ...]:
    """The last spaces within reach on a shortest way to the closest Wall."""
    limit, steps = step_limit(state, fighter), step_counts(state, fighter)
    around = 0
    for piece in spaces(state.walls):
        around |= NEAR[piece]
    away = min((steps[space] for space in spaces(around)), default=FAR)
    if not limit or away >= FAR or not away:
        return ()
    return _stops(state, fighter, around, away, limit, steps)
