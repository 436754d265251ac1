"""Runs the bots of a table, and tells how far a long thought has come. The device that pressed "Next" thinks."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from companion.app.models.automatic_play import AutomaticPlay
from companion.app.models.table_model import AnyTableModel
from companion.games.hero_realms.bots.legend import AT_THE_TABLE
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import HeroState

_GLANCE = 0.2
"""Seconds between two looks at how far the thought has come."""
THINKING_TIME = AT_THE_TABLE.seconds
"""Seconds a turn that Legend may think."""


@dataclass(slots=True)
class ThinkingProgress:
    """A thought under way: whose, whether it takes long, since when, and how much of its time is spent."""

    seat: str
    long: bool
    began: float
    share: float = 0.0

    @property
    def seconds(self) -> float:
        """Seconds since it began, as they are shown."""
        return round(time.monotonic() - self.began, 1)


class BotRunner(AutomaticPlay):
    """Plays the bots of one table, one step at a time."""

    def __init__(self, model: AnyTableModel) -> None:
        super().__init__(model, self._heard)
        self.now: ThinkingProgress | None = None

    @property
    def long(self) -> bool:
        """Whether a thought is under way that takes longer than a blink."""
        return self.now is not None and self.now.long

    async def all(self) -> None:
        """Step until the table is asked something, or the turn is over."""
        turn = self._state.turns
        await self.step_while(lambda: self._state.turns == turn)

    # --- how it works -------------------------------------------------------------------------

    async def _carry_out(self, burst: str) -> bool:
        place = self._state.table.places[SeatView(self._state).seats[0]]
        self.now = ThinkingProgress(place.id, place.level == "legend", time.monotonic())
        watching = asyncio.get_running_loop().create_task(self._watch())
        try:
            return await super()._carry_out(burst)
        finally:
            watching.cancel()
            self.now = None

    @property
    def _state(self) -> HeroState:
        state: HeroState = self._model.state
        return state

    def _heard(self, share: float) -> None:
        # Called on the thread that thinks.
        if (thought := self.now) is not None:
            thought.share = share

    async def _watch(self) -> None:
        while True:
            self._model.changed()
            await asyncio.sleep(_GLANCE)
