"""The driver that the app plays: it drives until a stage is worth keeping."""

from __future__ import annotations

from companion.kernel.autoplay_types import AutoAct, OnProgress
from companion.kernel.events import Reason
from companion.kernel.messages import message

from .game import Camp, Drive, RaceState

WORTH_KEEPING = 20
"""At 20 miles one more roll loses as much (a sixth of 20) as it brings (20 miles over six faces)."""


class WagonBot:
    """Plays every driver of the app."""

    def __init__(self, on_progress: OnProgress) -> None:
        """Nothing here takes time."""

    def acts_on(self, state: RaceState) -> bool:
        """Whether the app's driver is on turn."""
        return not state.ended and state.driver.app

    def decide(self, state: RaceState) -> AutoAct:
        """Camp with enough miles for the goal, or for this stage; else drive."""
        missing = state.race.goal - state.miles[state.turn]
        enough = min(WORTH_KEEPING, missing)
        if state.stage >= enough:
            why = message("fw-why-camp", stage=state.stage, enough=enough)
            return AutoAct(Camp(), Reason("fifth_wheel 8", why, (message("fw-drive"),)), state.driver.id)
        why = message("fw-why-drive", stage=state.stage, enough=enough)
        rejected = (message("fw-camp", stage=state.stage),) if state.stage else ()
        return AutoAct(Drive(), Reason("fifth_wheel 7", why, rejected), state.driver.id)

    def hurry(self) -> None:
        """Nothing is thought about."""
