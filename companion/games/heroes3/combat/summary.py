"""A combat as lines: what happens now, and every unit with its space and its damage."""

from __future__ import annotations

from companion.games.heroes3.combat.model.board import NOWHERE
from companion.games.heroes3.combat.model.events import side_name_message, unit_label
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.messages import Message, message


def current_status_message(state: CombatState) -> Message:
    """Who acts, what phase it is, or how it ended."""
    if state.ended:
        return message("h3-over", outcome=state.outcome)
    if state.active >= 0:
        return message("h3-acts", unit=unit_label(state.actor))
    return message("h3-now", phase=state.phase)


def summary_lines(state: CombatState) -> list[Message]:
    """What stands on the board, and what is still to be placed."""
    found = [current_status_message(state)]
    for side in (0, 1):
        found += [
            message("h3-line-unit", side=side_name_message(side), unit=unit_label(f), damage=f.damage, health=f.health)
            for f in state.fighters
            if f.side == side and f.alive and (f.cell != NOWHERE or state.phase == "place")
        ]
    return found
