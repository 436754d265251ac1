"""The rules for AI units once more, slowly and without the engine's help: what the bot is compared with. heroes3 13.

Spaces are names such as B4, ways are found by plain search, and every rule is written out as the reference states it.
"""

from __future__ import annotations

from collections import deque

from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name

ORDERS = {
    "bronze": ["bronze", "silver", "gold", "azure", "none"],
    "silver": ["silver", "bronze", "gold", "azure", "none"],
    "gold": ["gold", "silver", "bronze", "azure", "none"],
    "azure": ["azure", "gold", "silver", "bronze", "none"],
}
ALL = [f"{column}{row}" for row in "12345" for column in "ABCD"]
TOWER = "tower"


def tier(fighter: Fighter) -> str:
    """The tier that counts."""
    if space_name(fighter.cell) == TOWER:
        return "silver"
    return ["bronze", "silver", "gold", "azure", "none"][fighter.kind.tier]


def beside(space: str) -> list[str]:
    """The spaces one step away."""
    if space == TOWER:
        return []
    column, row = "ABCD".index(space[0]), int(space[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{'ABCD'[c]}{r}" for c, r in near if 0 <= c < 4 and 1 <= r <= 5]


def straight(one: str, other: str) -> int:
    """Steps with nothing between."""
    return abs("ABCD".index(one[0]) - "ABCD".index(other[0])) + abs(int(one[1]) - int(other[1]))


def blocked(state: CombatState, side: int) -> set[str]:
    """Every card, Wall and Gate; the Gate is open to those who defend the town."""
    found = {space_name(fighter.cell) for fighter in state.fighters if fighter.cell >= 0}
    found |= {ALL[n] for n in range(20) if state.walls >> n & 1}
    town = 1 if state.fight.attacker == "mine" else 0
    if state.gate >= 0 and side != town:
        found.add(ALL[state.gate])
    return found


def steps(state: CombatState, fighter: Fighter) -> dict[str, int]:
    """How many steps every space is away for a unit that could go on for ever."""
    here, closed = space_name(fighter.cell), blocked(state, fighter.side)
    if fighter.kind.flying or "teleport" in fighter.kind.always:
        return {space: straight(here, space) for space in ALL if space == here or space not in closed}
    found, edge = {here: 0}, deque([here])
    while edge:
        space = edge.popleft()
        for near in beside(space):
            if near not in closed and near not in found:
                found[near] = found[space] + 1
                edge.append(near)
    return found


def held(state: CombatState, fighter: Fighter) -> bool:
    """Whether somebody beside it keeps it from moving."""
    near = beside(space_name(fighter.cell))
    others = [o for o in state.fighters if o.side != fighter.side and space_name(o.cell) in near and o.cell >= 0]
    return any("root" in other.kind.always for other in others)


def classes(fighter: Fighter, targets: list[Fighter]) -> list[list[Fighter]]:
    """The targets in classes, the first one being the one that counts."""
    if tier(fighter) == "none":
        return [targets]
    order = ORDERS[tier(fighter)]
    by_tier = [[target for target in targets if tier(target) == wanted] for wanted in order]
    if not fighter.kind.ranged:
        return by_tier
    return [[t for t in group if t.kind.ranged] for group in by_tier] + [
        [t for t in group if not t.kind.ranged] for group in by_tier
    ]


def expected(state: CombatState) -> set[str]:
    """The lines that the rules leave to the active AI unit in a combat without cards."""
    fighter = state.actor
    enemies = [other for other in state.fighters if other.side != fighter.side and other.cell >= 0]
    if fighter.kind.ranged:
        return _shots(fighter, enemies)
    limit = 0 if held(state, fighter) else 20 if "teleport" in fighter.kind.always else 3
    ways = steps(state, fighter)
    spots = {e.n: [s for s in beside(space_name(e.cell)) if ways.get(s, 99) <= limit] for e in enemies}
    for group in classes(fighter, [enemy for enemy in enemies if spots[enemy.n]]):
        if group:
            return _blows(fighter, group, ways, spots)
    return _without_target(state, fighter, enemies, ways, limit)


def _shots(fighter: Fighter, enemies: list[Fighter]) -> set[str]:
    here = space_name(fighter.cell)
    near = [enemy for enemy in enemies if space_name(enemy.cell) in beside(here)]
    group = next(found for found in classes(fighter, near or enemies) if found)
    if here == TOWER:
        least = min(enemy.health - enemy.damage for enemy in group)
        return {f"attack {space_name(e.cell)}" for e in group if e.health - e.damage == least}
    on_board = [straight(here, space_name(e.cell)) for e in group if space_name(e.cell) != TOWER]
    least = min(on_board, default=0)
    return {
        f"attack {space_name(e.cell)}"
        for e in group
        if space_name(e.cell) == TOWER or straight(here, space_name(e.cell)) == least
    }


def _blows(fighter: Fighter, group: list[Fighter], ways: dict[str, int], spots: dict[int, list[str]]) -> set[str]:
    nearest = {enemy.n: min(ways[spot] for spot in spots[enemy.n]) for enemy in group}
    found = set()
    for enemy in group:
        if nearest[enemy.n] != min(nearest.values()):
            continue
        for spot in spots[enemy.n]:
            if ways[spot] == nearest[enemy.n]:
                start = "" if spot == space_name(fighter.cell) else f" from {spot}"
                found.add(f"attack {space_name(enemy.cell)}{start}")
    return found


def _without_target(
    state: CombatState, fighter: Fighter, enemies: list[Fighter], ways: dict[str, int], limit: int
) -> set[str]:
    town = 1 if state.fight.attacker == "mine" else 0
    walls = [ALL[n] for n in range(20) if state.walls >> n & 1]
    standing = bool(walls) or state.gate >= 0
    if walls and fighter.side != town:
        reached = {wall: [s for s in beside(wall) if ways.get(s, 99) <= limit] for wall in walls}
        near = min((ways[s] for spots in reached.values() for s in spots), default=None)
        if near is not None:
            here = space_name(fighter.cell)
            return {
                f"attack {wall}" + ("" if spot == here else f" from {spot}")
                for wall, spots in reached.items()
                for spot in spots
                if ways[spot] == near
            }
    on_foot = [enemy for enemy in enemies if any(s in ways for s in beside(space_name(enemy.cell)))]
    first = next((group for group in classes(fighter, on_foot) if group), [])
    if limit and first and (moves := _approach(state, fighter, first, ways, limit)):
        return moves
    if walls and fighter.side != town and limit:
        return {"to a wall"}
    if standing and fighter.side == town and state.may_defend:
        return {"defend"}
    return {"nearer or done"}


def _approach(state: CombatState, fighter: Fighter, group: list[Fighter], ways: dict[str, int], limit: int) -> set[str]:
    """The moves towards each of the closest; which of them is left to the player."""
    away = {e.n: min(ways[s] for s in beside(space_name(e.cell)) if s in ways) for e in group}
    near = min(away.values())
    found: set[str] = set()
    for enemy in group:
        goals = {s for s in beside(space_name(enemy.cell)) if ways.get(s) == near}
        on_way = {
            s
            for s in ways
            if 0 < ways[s] <= limit and any(_from(state, fighter, s, g) == near - ways[s] for g in goals)
        }
        last = max((ways[s] for s in on_way), default=0)
        found |= {f"move {s}" for s in on_way if ways[s] == last}
    return found


def _from(state: CombatState, fighter: Fighter, start: str, goal: str) -> int:
    if fighter.kind.flying or "teleport" in fighter.kind.always:
        return straight(start, goal)
    closed = blocked(state, fighter.side) - {space_name(fighter.cell)}
    found, edge = {start: 0}, deque([start])
    while edge:
        space = edge.popleft()
        for step in beside(space):
            if step not in closed and step not in found:
                found[step] = found[space] + 1
                edge.append(step)
    return found.get(goal, 99)
