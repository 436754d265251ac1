"""A short way in for simulations: the active unit acts by numbers instead of names, and nothing is told.

Nothing is checked: whoever calls these has looked at `legal.py` and knows that the act is legal.
"""

from __future__ import annotations

from companion.games.heroes3.combat.attack import begin_attack
from companion.games.heroes3.combat.ground import enter_space
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.steps import run


def strike(state: CombatState, target: int, at: int) -> None:
    """The active unit goes to a space, which may be its own, attacks a unit, and takes no step after it."""
    fighter = state.fighters[state.active]
    if at != fighter.cell:
        _go(state, at)
    state.struck = True
    state.todo.append(("finish", -1))
    if fighter.alive:
        begin_attack(state, fighter, state.fighters[target])
    run(state, None)


def walk_and_end(state: CombatState, to: int) -> None:
    """The active unit goes to a space, which may be its own, and its activation is over."""
    if to != state.fighters[state.active].cell:
        _go(state, to)
    state.todo.insert(0, ("end",))
    run(state, None)


def guard(state: CombatState) -> None:
    """The active unit takes a Defense token."""
    state.fighters[state.active].defending = True
    state.todo.append(("end",))
    run(state, None)


def _go(state: CombatState, to: int) -> None:
    fighter = state.fighters[state.active]
    came = fighter.cell
    state.put(fighter, to)
    state.moved = True
    if state.ground:
        enter_space(state, fighter, came, None)
