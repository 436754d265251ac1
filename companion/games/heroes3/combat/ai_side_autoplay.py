"""The AI side of a combat: neutral units, banks and AI heroes, by the rules for AI units. heroes3 13."""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.line_parser import write_line
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.autoplay_types import AutoAct, OnProgress, TableChoice


class CombatAutoPlayer:
    """Plays the AI side. What it decides follows from the position alone."""

    def __init__(self, on_progress: OnProgress) -> None:
        # Decisions take no noticeable time.
        self._unit, self._steps = (0, -1), 0

    def acts_on(self, state: CombatState) -> bool:
        """Whether an AI unit is to act or to answer."""
        return is_ai_to_decide(state)

    def decide(self, state: CombatState) -> AutoAct | TableChoice:
        """The next act of the AI side, or the choice that its rules leave to the table."""
        decision = decide_ai_act(state)
        if decision.act is None:
            return TableChoice(
                decision.reason, tuple((write_line(choice.act), choice.message) for choice in decision.options)
            )
        return AutoAct(decision.act, decision.reason, group=self._group(state, decision.act))

    def _group(self, state: CombatState, act: Act) -> str:
        """Each decision is a step, with the end of the activation where nothing else is left of it."""
        unit = (state.round, state.active)
        if not (isinstance(act, acts.Done) and unit == self._unit):
            self._steps += 1
        self._unit = unit
        return str(self._steps)

    def hurry(self) -> None:
        """Nothing to do: this bot never thinks for long."""
