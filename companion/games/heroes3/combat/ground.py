"""What cards lay on spaces: burning spaces and obstacles. heroes3 4.

A token is `(space, what, amount, until, side)`; obstacles also block the space.
"""

from __future__ import annotations

from companion.games.heroes3.combat.board import BIT, walk
from companion.games.heroes3.combat.harm import deal
from companion.games.heroes3.combat.legal import free_for
from companion.games.heroes3.combat.state import EMPTY, CombatState, Fighter
from companion.games.heroes3.combat.telling import Told, note, unit
from companion.kernel.words import message

FIRE, OBSTACLE = "fire-wall", "obstacle"


def enter_space(state: CombatState, fighter: Fighter, came: int, tell: Told) -> None:
    """A unit that stops on a burning space is hurt; one on foot also where no way leads round it."""
    burning = {token[0]: token[2] for token in state.ground if token[1] == FIRE}
    if not burning:
        return
    harm = burning.get(fighter.cell, 0)
    if not harm and not fighter.kind.flying:
        cool = (free_for(state, fighter.side) | BIT[came] | BIT[fighter.cell]) & ~sum(BIT[space] for space in burning)
        if not walk(came, cool, fighter.kind.steps) & BIT[fighter.cell]:
            harm = min(burning.values())
    if harm:
        burn(state, fighter, harm, tell)


def burn(state: CombatState, fighter: Fighter, harm: int, tell: Told) -> None:
    """Damage from a burning space."""
    if tell is not None:
        note(tell, fighter.side, "4", message("h3-burns", unit=unit(fighter), amount=harm), "harm")
    deal(state, fighter, harm, tell)


def begin_on_space(state: CombatState, fighter: Fighter, tell: Told) -> None:
    """A unit that begins its activation on a burning space is hurt."""
    for space, what, amount, _, _ in state.ground:
        if what == FIRE and space == fighter.cell:
            burn(state, fighter, amount, tell)


def lay(state: CombatState, space: int, what: str, amount: int, until: int, side: int) -> None:
    """Lay a token on a space."""
    state.ground = (*state.ground, (space, what, amount, until, side))
    if what == OBSTACLE:
        state.taken |= BIT[space]


def lift(state: CombatState, space: int) -> None:
    """Take every token off a space."""
    blocked = any(token[0] == space and token[1] == OBSTACLE for token in state.ground)
    state.ground = tuple(token for token in state.ground if token[0] != space)
    if blocked and state.board[space] == EMPTY:
        state.taken &= ~BIT[space]


def clear_old(state: CombatState) -> None:
    """Take off what lasted until the round that is over."""
    for token in state.ground:
        if token[3] and token[3] < state.round:
            lift(state, token[0])
