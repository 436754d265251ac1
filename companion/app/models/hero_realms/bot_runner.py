"""Runs the bots of a table on a thread of its own; a thought can be cut short, and is dropped when the table goes on.

The device that pressed "Next" thinks. What is decided and given, `companion.tables.autoplay` knows.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from companion.app.models.table_model import AnyTableModel
from companion.games.hero_realms.bots.legend import AT_THE_TABLE
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import HeroState
from companion.tables.autoplay import Autoplay
from companion.tables.live_table_view import TableSnapshot

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


class BotRunner:
    """Plays the bots of one table, one step at a time."""

    def __init__(self, model: AnyTableModel) -> None:
        self._model = model
        self._auto = Autoplay(model.session.service, model.id, self._heard)
        self.now: ThinkingProgress | None = None

    @property
    def long(self) -> bool:
        """Whether a thought is under way that takes longer than a blink."""
        return self.now is not None and self.now.long

    def acts_at(self, shown: TableSnapshot) -> bool:
        """Whether the app has something to decide at the table as it is shown."""
        return self._auto.acts_at(shown)

    async def step(self) -> bool:
        """Do the next thing: one act that the table must know of, or several cards alike that only prepare it."""
        model, state = self._model, self._state
        if self.now is not None or not self.acts_at(model.shown):  # a second, hasty press
            return False
        place = state.table.places[SeatView(state).seats[0]]
        self.now = ThinkingProgress(place.id, place.level == "legend", time.monotonic())
        watching = asyncio.get_running_loop().create_task(self._watch())
        try:
            return await model.session.ask(self._auto.next) is not None
        finally:
            watching.cancel()
            self.now = None
            model.catch_up()

    async def all(self) -> None:
        """Step until the table is asked something, or the turn is over."""
        turn = self._state.turns
        while await self.step():
            if not self.acts_at(self._model.shown) or self._state.turns != turn:
                return

    def hurry(self) -> None:
        """Think no further: the best so far is taken."""
        self._auto.hurry()

    def drop(self) -> None:
        """Drop the thought under way."""
        self._auto.stop()

    def check(self) -> None:
        """Drop the thought if it is about a table that has gone on."""
        if self._auto.outdated:
            self._auto.stop()

    # --- how it works -------------------------------------------------------------------------

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
