"""What a unit can reach and hit. Plain functions on a position; nothing here changes anything. heroes3 9 and 11.

Spaces are numbers and sets of spaces bit masks, see `model/board.py`.
"""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import SUMMONED
from companion.games.heroes3.combat.model.board import (
    ALL,
    BACKLINE,
    BESIDE,
    BIT,
    COLUMNS,
    DISTANCE,
    MIDDLE_ROW,
    NEAR,
    ROW,
    SPACES,
    WITHIN,
    count_steps_on_foot,
    reachable_on_foot_mask,
    spaces_in_mask,
)
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name

FAR = 99
"""The number of steps where there is no way."""


def besieged_side(state: CombatState) -> int:
    """The side behind the Walls: whoever did not start the combat. heroes3 8 and 11."""
    return 1 if state.fight.attacker == "mine" else 0


def free_space_mask(state: CombatState, side: int) -> int:
    """The spaces a unit of this side may stop on: nothing stands there, or only its own Gate. heroes3 11."""
    free = ALL & ~state.taken
    gate = state.gate
    if gate >= 0 and state.board[gate] < 0 and side == besieged_side(state):
        free |= BIT[gate]
    return free


def step_limit(state: CombatState, fighter: Fighter) -> int:
    """How many steps a unit may go in its activation."""
    if (state.rooted and state.active == fighter.n) or fighter.cell == BESIDE:
        return 0
    return fighter.kind.steps


def reachable_space_mask(state: CombatState, fighter: Fighter) -> int:
    """Where a unit may end its move, the space it stands on included."""
    cell = fighter.cell
    if cell >= SPACES:
        return 0
    limit = step_limit(state, fighter)
    if not limit:
        return BIT[cell]
    free = free_space_mask(state, fighter.side)
    kind = fighter.kind
    if kind.always and "teleport" in kind.always:
        return free | BIT[cell]
    if kind.flying:
        return WITHIN[cell][min(limit, 7)] & free | BIT[cell]
    return reachable_on_foot_mask(cell, free, limit)


def count_steps_to_spaces(state: CombatState, fighter: Fighter) -> list[int]:
    """How many steps each space is away for a unit, however far; `FAR` where it cannot stop or never gets."""
    free = free_space_mask(state, fighter.side)
    cell = fighter.cell
    if fighter.kind.flying:
        row = DISTANCE[cell]
        return [row[n] if n == cell or free >> n & 1 else FAR for n in range(SPACES)]
    return count_steps_on_foot(cell, free)


def enemies_next_to(state: CombatState, side: int, space: int) -> list[Fighter]:
    """The enemies of a side next to a space."""
    found, board, fighters = [], state.board, state.fighters
    for near in spaces_in_mask(NEAR[space]):
        n = board[near]
        if n >= 0 and fighters[n].side != side:
            found.append(fighters[n])
    return found


def shootable_targets(state: CombatState, fighter: Fighter) -> list[Fighter]:
    """Whom a ranged unit may attack from where it stands: a neighbour if it has one, anybody otherwise. heroes3 9."""
    if fighter.effects and fighter.has("berserk"):
        return [target for target, _ in _nearest(state, fighter, BIT[fighter.cell])]
    if fighter.cell < SPACES:
        near = enemies_next_to(state, fighter.side, fighter.cell)
        if near:
            return near
    side = fighter.side
    return [other for other in state.fighters if other.side != side and other.cell >= 0]


def attackable_targets(state: CombatState, fighter: Fighter) -> list[tuple[Fighter, int]]:
    """Every enemy a unit can attack in this activation, with the spaces it can attack from."""
    if fighter.effects and fighter.has("no-attack"):
        return []
    if fighter.kind.ranged:
        here = BIT[fighter.cell]
        return [(target, here) for target in shootable_targets(state, fighter)]
    reached = (
        reachable_space_mask(state, fighter) if not (state.moved and state.active == fighter.n) else BIT[fighter.cell]
    )
    if fighter.effects and fighter.has("berserk"):
        return _nearest(state, fighter, reached)
    side, found = fighter.side, []
    for target in state.fighters:
        if target.side != side and 0 <= target.cell < SPACES:
            near = NEAR[target.cell] & reached
            if near:
                found.append((target, near))
    return found


def _nearest(state: CombatState, fighter: Fighter, reached: int) -> list[tuple[Fighter, int]]:
    """Whom a berserk unit must attack: the nearest of all units, friend or foe. heroes3 4."""
    others = [other for other in state.fighters if 0 <= other.cell < SPACES and other is not fighter]
    if not fighter.kind.ranged:
        others = [other for other in others if NEAR[other.cell] & reached]
    if not others or fighter.cell >= SPACES:
        return []
    row = DISTANCE[fighter.cell]
    best = min(row[other.cell] for other in others)
    here = BIT[fighter.cell]
    return [
        (other, here if fighter.kind.ranged else NEAR[other.cell] & reached)
        for other in others
        if row[other.cell] == best
    ]


def breakable_siege_pieces(state: CombatState, fighter: Fighter) -> list[tuple[int, int]]:
    """Every Wall, and the Gate, that a unit can destroy now, with the spaces it can do it from. heroes3 11."""
    if fighter.kind.ranged or not (state.walls or state.gate >= 0):
        return []
    if fighter.effects and (fighter.has("no-attack") or fighter.has("berserk")):
        return []
    reached = reachable_space_mask(state, fighter) if not state.moved else BIT[fighter.cell]
    pieces = state.walls | (BIT[state.gate] if state.gate >= 0 and state.board[state.gate] < 0 else 0)
    return [(piece, NEAR[piece] & reached) for piece in spaces_in_mask(pieces) if NEAR[piece] & reached]


def has_combat_penalty(state: CombatState, fighter: Fighter, target: Fighter, back: bool = False) -> bool:
    """Whether the combat penalty applies: against a neighbour, or from Backline into Backline. heroes3 9."""
    kind = fighter.kind
    if not kind.ranged or fighter.cell >= SPACES or target.cell >= SPACES:
        # The Arrow Tower has no positional penalties either way: heroes3 11.
        return False
    powers = kind.retaliating if back else kind.attacking
    spared = powers.get("no-penalty") if powers else None
    if spared is not None and spared[0] == "at all":
        return False
    if fighter.effects and fighter.has("no-penalty"):
        return False
    if NEAR[fighter.cell] & BIT[target.cell]:
        return spared is None and (not back or state.layout.settings.penalty_when_retaliating)
    if state.fight.board == "bank":
        # A bank has no Backlines: its units stand in the corners and in the middle (unverified). heroes3 11.
        return False
    side = fighter.side
    return bool(BACKLINE[side] & BIT[fighter.cell] and BACKLINE[1 - side] & BIT[target.cell])


def is_shielded_by_wall(state: CombatState, fighter: Fighter, target: Fighter) -> bool:
    """Whether a standing Wall or Gate takes 1 damage off a ranged attack. heroes3 11."""
    if not (state.walls or state.gate >= 0) or not fighter.kind.ranged or target.side != besieged_side(state):
        return False
    if fighter.cell >= SPACES or target.cell >= SPACES:
        return False
    piece = MIDDLE_ROW * COLUMNS + target.cell % COLUMNS
    if not (state.walls >> piece & 1 or state.gate == piece):
        return False
    inside = ROW[3] | ROW[4] if target.side else ROW[0] | ROW[1]
    outside = ROW[0] | ROW[1] if target.side else ROW[3] | ROW[4]
    return bool(BIT[target.cell] & inside and BIT[fighter.cell] & outside)


# --- everything the active unit may do ------------------------------------------------------------


def legal_acts(state: CombatState) -> list[Act]:
    """Everything the active unit may do; where a question is open, its answers. Cards may always be played besides."""
    if state.ask is not None or state.phase != "fight":
        return []
    fighter = state.actor
    found: list[Act] = [*_attacks(state, fighter), *_breaks(state, fighter)]
    if found and fighter.effects and fighter.has("berserk"):
        return found
    if not state.moved:
        here = BIT[fighter.cell]
        found += [
            acts.Move(space_name(space)) for space in spaces_in_mask(reachable_space_mask(state, fighter) & ~here)
        ]
        found += _instead(state, fighter)
    if state.may_defend and fighter.cell < SPACES:
        found.append(acts.Defend())
    found.append(acts.Done())
    return found


def _attacks(state: CombatState, fighter: Fighter) -> list[Act]:
    if state.moved and fighter.kind.ranged:
        return []
    found: list[Act] = []
    for target, mask in attackable_targets(state, fighter):
        name = space_name(target.cell)
        if fighter.kind.ranged:
            found.append(acts.Attack(name))
        else:
            found += [
                acts.Attack(name, "" if space == fighter.cell else space_name(space)) for space in spaces_in_mask(mask)
            ]
    return found


def _breaks(state: CombatState, fighter: Fighter) -> list[Act]:
    return [
        acts.Attack(space_name(piece), "" if space == fighter.cell else space_name(space))
        for piece, mask in breakable_siege_pieces(state, fighter)
        for space in spaces_in_mask(mask)
    ]


def _instead(state: CombatState, fighter: Fighter) -> list[Act]:
    found: list[Act] = []
    for word, args in fighter.kind.instead.items():
        if word == "weaken":
            found += [acts.Use(space_name(other.cell)) for other in state.fighters if other.cell >= 0]
        elif word == "strengthen":
            grounded = [o for o in state.fighters if o.cell >= 0 and not o.kind.ranged]
            found += [acts.Use(space_name(other.cell)) for other in grounded]
        elif word == "destroy-siege":
            found += [
                acts.Use(space_name(space)) for space in standing_siege_pieces(state, args[0] == "walls or tower")
            ]
        elif word == "summon":
            found += [acts.Use(space_name(space)) for space in summon_spaces(state, fighter)]
        else:
            found.append(acts.Use())
    return found


def standing_siege_pieces(state: CombatState, tower: bool) -> list[int]:
    """The Walls, the Gate and, where it counts, the Arrow Tower."""
    pieces = list(spaces_in_mask(state.walls))
    if state.gate >= 0:
        pieces.append(state.gate)
    if tower and state.tower >= 0:
        pieces.append(BESIDE)
    return pieces


def summon_spaces(state: CombatState, fighter: Fighter) -> list[int]:
    """Where a unit can be summoned to: a free neighbouring space, or the space of Few of it that become a Pack."""
    if fighter.spent & SUMMONED or not state.sides[fighter.side].lost:
        return []
    creature = str(fighter.kind.instead["summon"][0])
    found = list(spaces_in_mask(NEAR[fighter.cell] & free_space_mask(state, fighter.side)))
    few = [o for o in state.units(fighter.side) if o.kind.creature == creature and o.kind.pack is not None]
    return found + [other.cell for other in few]
