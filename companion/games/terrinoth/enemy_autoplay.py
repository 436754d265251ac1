"""Activates the enemies of a quest by itself where only one can be next; each acts by its card."""

from __future__ import annotations

from companion.games.terrinoth import acts
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.autoplay_types import AutoAct, OnProgress
from companion.kernel.events import Reason
from companion.kernel.messages import message


class QuestAutoPlayer:
    """Activates the next enemy where the heroes have no choice which. Everything else they answer themselves."""

    def __init__(self, on_progress: OnProgress) -> None:
        """Takes the usual arguments of an auto player and needs none of them."""

    def acts_on(self, state: TerrinothState) -> bool:
        """Whether only one enemy can be activated now: terrinoth E2."""
        return state.ask is not None and state.ask.id == "pick" and len(state.ask.legal) == 1

    def decide(self, state: TerrinothState) -> AutoAct:
        """The activation of that enemy."""
        asked = state.ask
        assert asked is not None
        reason = Reason(asked.rule, message("th-why-only-enemy", name=state.world.table.names[asked.hero]))
        return AutoAct(acts.Choose(asked.legal[0]), reason, state.world.table.ids[asked.hero])

    def hurry(self) -> None:
        """Nothing to do: nothing here thinks for long."""
