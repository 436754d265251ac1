"""Combats of an adventure, played out with one policy for both sides."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat import acts as combat_acts
from companion.games.heroes3.combat.bots.ai_decisions import is_ai_to_decide, possible_ai_acts
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.questions import DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.table import Table


def play_out(table: Table[CombatState, Any]) -> CombatState:
    """The same hand plays both sides: every unit as the AI rules have it."""
    for _ in range(400):
        if table.state.ended:
            break
        table.give(decide_any(table.state))
    return table.state


def decide_any(state: CombatState) -> Any:
    """What the hand does next: places, rolls, answers, or plays the unit as the AI rules have it."""
    asked = state.ask
    if isinstance(asked, PlacementQuestion):
        waiting = [fighter for fighter in state.fighters if fighter.side == asked.side and fighter.cell < 0]
        rows = ("2", "1") if asked.side == 0 else ("4", "5")
        free = [f"{column}{row}" for row in rows for column in "ABCD" if state.at(BY_NAME[f"{column}{row}"]) is None]
        return combat_acts.Place(waiting[0].kind.key, free[0]) if waiting else combat_acts.Ready()
    if isinstance(asked, DiceQuestion):
        return combat_acts.Roll()
    if asked is not None and not is_ai_to_decide(state):
        return combat_acts.Choose(answer_options(state)[0])
    return possible_ai_acts(state)[0]
