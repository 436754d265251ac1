"""What is still to be done, one step after the other.

A step is plain data, `(name, ...)`, on the stack `todo`; the last one comes first. A step may put others on the stack,
or a question into `ask`; then everything waits for the answer. So combat can stop at any die and any choice, and a
snapshot holds everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from companion.games.heroes3.combat.model.events import OptionalTell
from companion.games.heroes3.combat.model.state import CombatState

StepHandler = Callable[[CombatState, tuple[Any, ...], OptionalTell], None]
C = TypeVar("C", bound=StepHandler)
STEP_HANDLERS: dict[str, StepHandler] = {}


def register_step_handler(name: str) -> Callable[[C], C]:
    """Register the function that carries out the steps of this name."""

    def keep(carry: C) -> C:
        STEP_HANDLERS[name] = carry
        return carry

    return keep


def run_pending_steps(state: CombatState, tell: OptionalTell) -> None:
    """Carry out steps until there are none, or something is asked."""
    todo = state.todo
    while todo and state.ask is None:
        now = todo.pop()
        STEP_HANDLERS[now[0]](state, now, tell)
