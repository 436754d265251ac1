"""What is still to be done, one step after the other.

The steps lie on the stack `todo`; the last one comes first. A step may put others on the stack, or a question into
`ask`; then everything waits for the answer. So combat can stop at any die and any choice, and a snapshot holds
everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

from companion.games.heroes3.combat.model.events import OptionalTell
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.steps import Step

S = TypeVar("S", bound=Step)
StepHandler: TypeAlias = Callable[[CombatState, S, OptionalTell], None]
STEP_HANDLERS: dict[type[Step], StepHandler[Step]] = {}
"""By the class of a step: a dict and no `HandlerTable`, since simulations look here for every step of every fight."""


def register_step_handler(kind: type[S]) -> Callable[[StepHandler[S]], StepHandler[S]]:
    """Register the function that carries out the steps of this class."""

    def keep(carry: StepHandler[S]) -> StepHandler[S]:
        # Whoever looks a handler up by the class of a step gives it that step.
        STEP_HANDLERS[kind] = cast("StepHandler[Step]", carry)
        return carry

    return keep


def run_pending_steps(state: CombatState, tell: OptionalTell) -> None:
    """Carry out steps until there are none, or something is asked."""
    todo = state.todo
    while todo and state.ask is None:
        now = todo.pop()
        STEP_HANDLERS[type(now)](state, now, tell)
