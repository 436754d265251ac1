"""Automatic play at the table of one device: it makes the step that somebody here asked for, on a thread of its own.

What is decided and given, `companion.tables.autoplay` knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from companion.app.models.table_model import AnyTableModel
from companion.kernel.autoplay_types import OnProgress, TableChoice
from companion.tables.autoplay import Autoplay
from companion.tables.live_table import TableSnapshot


class AutomaticPlay:
    """Plays the seats of one table that nobody plays, one step at a time."""

    def __init__(self, model: AnyTableModel, on_progress: OnProgress = lambda share: None) -> None:
        self._model = model
        self._auto = Autoplay(model.session.service, model.id, on_progress)
        self.running = False
        """Whether a step of this device is under way."""

    # --- looking ------------------------------------------------------------------------------

    def acts_at(self, shown: TableSnapshot) -> bool:
        """Whether the app has something to decide at the table as it is shown."""
        return self._auto.acts_at(shown)

    @property
    def acts_now(self) -> bool:
        """Whether it has in the position that this device shows."""
        return self.acts_at(self._model.shown)

    @property
    def choice(self) -> TableChoice | None:
        """The choice that the rules leave to the table, where the last step met one."""
        return self._auto.choice

    # --- stepping -----------------------------------------------------------------------------

    async def step(self, burst: str = "") -> bool:
        """Do the next thing: one act that the table must know of, or several alike. False where nothing was done.

        Steps of the same `burst` are undone as one.
        """
        if self.running or not self.acts_now:  # a second, hasty press
            return False
        self.running = True
        self._model.changed()
        try:
            return await self._carry_out(burst)
        finally:
            self.running = False
            self._model.catch_up()

    async def _carry_out(self, burst: str) -> bool:
        seen = self._model.length
        return await self._model.session.ask(partial(self._auto.next, burst, only_at=seen)) is not None

    async def step_while(self, wanted: Callable[[], bool]) -> None:
        """Step until people have to act, or no more is wanted."""
        while await self.step() and self.acts_now and wanted():
            await asyncio.sleep(0)

    # --- cutting short ------------------------------------------------------------------------

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
