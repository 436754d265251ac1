"""Fast acts for simulations: the active unit acts by numbers instead of names, and no events are reported.

Nothing is checked: whoever calls these has looked at `legal_acts.py` and knows that the act is legal.
"""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import queue_attack
from companion.games.heroes3.combat.flow.space_tokens import burn_on_entering_space
from companion.games.heroes3.combat.model.pending_steps import run_pending_steps
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.steps import END_ACTIVATION, STAY_AFTER_ATTACK


def move_and_attack(state: CombatState, target: int, at: int) -> None:
    """The active unit goes to a space, which may be its own, attacks a unit, and takes no step after it."""
    fighter = state.fighters[state.active]
    if at != fighter.cell:
        _go(state, at)
    state.struck = True
    state.todo.append(STAY_AFTER_ATTACK)
    if fighter.alive:
        queue_attack(state, fighter, state.fighters[target])
    run_pending_steps(state, None)


def move_and_end(state: CombatState, to: int) -> None:
    """The active unit goes to a space, which may be its own, and its activation is over."""
    if to != state.fighters[state.active].cell:
        _go(state, to)
    state.todo.insert(0, END_ACTIVATION)
    run_pending_steps(state, None)


def take_defense_token(state: CombatState) -> None:
    """The active unit takes a Defense token."""
    state.fighters[state.active].defending = True
    state.todo.append(END_ACTIVATION)
    run_pending_steps(state, None)


def _go(state: CombatState, to: int) -> None:
    fighter = state.fighters[state.active]
    came = fighter.cell
    state.put(fighter, to)
    state.moved = True
    if state.ground:
        burn_on_entering_space(state, fighter, came, None)
