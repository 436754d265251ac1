"""What is still to be done, one step after the other.

A step is plain data, `(name, ...)`, on the stack `todo`; the last one comes first. A step may put others on the stack,
or a question into `ask`; then everything waits for the answer. So combat can stop at any die and any choice, and a
snapshot holds everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.telling import Told

Carry = Callable[[CombatState, tuple[Any, ...], Told], None]
C = TypeVar("C", bound=Carry)
STEPS: dict[str, Carry] = {}


def step(name: str) -> Callable[[C], C]:
    """Mark a function that carries out the steps of this name."""

    def keep(carry: C) -> C:
        STEPS[name] = carry
        return carry

    return keep


def run(state: CombatState, tell: Told) -> None:
    """Carry out steps until there are none, or something is asked."""
    todo = state.todo
    while todo and state.ask is None:
        now = todo.pop()
        STEPS[now[0]](state, now, tell)
