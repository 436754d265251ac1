"""Tokens that cards put on spaces: burning spaces and obstacles. heroes3 4.

A token is `(space, what, amount, until, side)`; obstacles also block the space.
"""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.unit_damage_and_healing import damage_unit
from companion.games.heroes3.combat.model.board import BIT, reachable_on_foot_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.state import EMPTY, CombatState, Fighter
from companion.games.heroes3.combat.reach_and_legal_acts import free_space_mask
from companion.kernel.messages import message

FIRE, OBSTACLE = "fire-wall", "obstacle"


def burn_on_entering_space(state: CombatState, fighter: Fighter, came: int, tell: OptionalTell) -> None:
    """A unit that stops on a burning space is hurt; one on foot also where no way leads round it."""
    burning = {token[0]: token[2] for token in state.ground if token[1] == FIRE}
    if not burning:
        return
    harm = burning.get(fighter.cell, 0)
    if not harm and not fighter.kind.flying:
        cool = (free_space_mask(state, fighter.side) | BIT[came] | BIT[fighter.cell]) & ~sum(
            BIT[space] for space in burning
        )
        if not reachable_on_foot_mask(came, cool, fighter.kind.steps) & BIT[fighter.cell]:
            harm = min(burning.values())
    if harm:
        apply_burn_damage(state, fighter, harm, tell)


def apply_burn_damage(state: CombatState, fighter: Fighter, harm: int, tell: OptionalTell) -> None:
    """Damage from a burning space."""
    if tell is not None:
        emit_event(tell, fighter.side, "4", message("h3-burns", unit=unit_label(fighter), amount=harm), "harm")
    damage_unit(state, fighter, harm, tell)


def burn_at_activation_start(state: CombatState, fighter: Fighter, tell: OptionalTell) -> None:
    """A unit that begins its activation on a burning space is hurt."""
    for space, what, amount, _, _ in state.ground:
        if what == FIRE and space == fighter.cell:
            apply_burn_damage(state, fighter, amount, tell)


def put_space_token(state: CombatState, space: int, what: str, amount: int, until: int, side: int) -> None:
    """Put a token on a space."""
    state.ground = (*state.ground, (space, what, amount, until, side))
    if what == OBSTACLE:
        state.taken |= BIT[space]


def remove_space_tokens(state: CombatState, space: int) -> None:
    """Take every token off a space."""
    blocked = any(token[0] == space and token[1] == OBSTACLE for token in state.ground)
    state.ground = tuple(token for token in state.ground if token[0] != space)
    if blocked and state.board[space] == EMPTY:
        state.taken &= ~BIT[space]


def remove_expired_tokens(state: CombatState) -> None:
    """Take off what lasted until the round that is over."""
    for token in state.ground:
        if token[3] and token[3] < state.round:
            remove_space_tokens(state, token[0])
