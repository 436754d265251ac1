"""What Walls, Gate and Arrow Tower are worth to who besieges a town, roughly. No rule is decided here. heroes3 11."""

from __future__ import annotations

from companion.games.heroes3.combat.model.board import BIT, COLUMNS, HALF, SPACES
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.reach_and_legal_acts import besieged_side, standing_siege_pieces
from companion.games.heroes3.odds.attack_and_unit_value import occupied_space_masks, rate_unit, total_health_left

_ROUND_OF_TOWER, _WAY, _SHELTER = 2.0, 1.0, 0.5
"""What a combat round without the Tower is worth, the first way in, and a target that no Wall covers, to each ranged
unit. Tried on sixty random sieges (docs/heroes3_chair.md)."""
_LONGEST = 8.0
"""No siege is expected to last more combat rounds."""


def is_besieging(state: CombatState, side: int) -> bool:
    """Whether a side stands before Walls or a Gate. Who is besieged never breaks the own ones."""
    return bool(state.walls or state.gate >= 0) and side != besieged_side(state)


def rate_breaches(state: CombatState, side: int) -> dict[int, float]:
    """What breaking each Wall, or the Gate, wins: part of the Tower, a way in, an enemy without cover."""
    pieces = standing_siege_pieces(state, tower=False)
    share = _tower_gain(state, side) / len(pieces)
    (enemies, archers), (_, shooters) = occupied_space_masks(state, 1 - side), occupied_space_masks(state, side)
    if shooters and not archers:
        # They have to come out through the Gate, one by one, while they are shot at.
        return dict.fromkeys(pieces, share)
    if any(fighter.kind.ground for fighter in state.units(side)):
        share += _WAY / (1 + COLUMNS - len(pieces)) ** 2
    bare = _SHELTER * shooters.bit_count()
    return {piece: share + (bare if _behind(piece, side) & enemies else 0.0) for piece in pieces}


def _tower_gain(state: CombatState, side: int) -> float:
    """What it wins that the Arrow Tower falls: every combat round that the fight goes on it shoots first."""
    if state.tower < 0:
        return 0.0
    taking = dealing = 0.0
    for fighter in state.fighters:
        if 0 <= fighter.cell < SPACES:
            if fighter.side == side:
                dealing += fighter.attack
            else:
                taking += total_health_left(fighter) * (1 + 0.35 * fighter.defense)
    return _ROUND_OF_TOWER * min(_LONGEST, taking / max(dealing, 1.0))


def rate_machine_hit(state: CombatState, side: int, space: int) -> float:
    """What 1 damage of a war machine wins on a space: a piece falls, a unit loses some of its worth."""
    target = state.at(space)
    if target is None:
        return rate_breaches(state, side).get(space, 0.0) if is_besieging(state, side) else 0.0
    return rate_unit(target.kind) / total_health_left(target)


def _behind(piece: int, side: int) -> int:
    """The spaces of the town in the column of a piece."""
    return sum(BIT[space] for space in range(piece % COLUMNS, SPACES, COLUMNS)) & HALF[1 - side]
