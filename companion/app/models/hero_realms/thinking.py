"""The app thinking at a table: on a thread of its own, watched, cut short, and dropped when the table goes on.

The device that pressed "Next" thinks. A step is given only if the journal is as long as it was when the thought began,
so two devices never both step.
"""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.games.hero_realms import acts
from companion.games.hero_realms.chairs import Player, seated
from companion.games.hero_realms.legend import AT_THE_TABLE, Legend
from companion.games.hero_realms.legend_search import Progress
from companion.games.hero_realms.turn_steps import Step, next_step
from companion.games.hero_realms.view import View

if TYPE_CHECKING:
    from companion.app.models.hero_realms.evening import HeroEvening

_GLANCE = 0.2
"""Seconds between two looks at how far the thought has come."""
_PREPARING = (acts.Play, acts.Expend, acts.Ally)


@dataclass(slots=True)
class Thought:
    """A thought under way: about which table, since when, and how much of its time is spent."""

    at: int
    seat: str
    long: bool
    began: float
    share: float = 0.0

    def heard(self, progress: Progress) -> None:
        """Called from the thinking thread."""
        self.share = progress.share

    @property
    def seconds(self) -> float:
        """Seconds since it began, as they are shown."""
        return round(time.monotonic() - self.began, 1)


class Thinking:
    """Decides for the empty chairs of one table, one step at a time."""

    def __init__(self, evening: HeroEvening) -> None:
        self._evening = evening
        self.now: Thought | None = None
        self._player: Player | None = None
        self._player_of: tuple[int, int] = (-1, -1)
        self._ahead: tuple[int, Step] | None = None
        self._busy = False
        self.idle_at = -1
        """The journal's length at which the app had nothing left to do in a turn it shares with people."""

    # --- stepping -----------------------------------------------------------------------------

    async def step(self) -> bool:
        """Do the next thing: one act that the table must know of, or several cards alike that only prepare it."""
        if self._busy:  # a second, hasty press
            return False
        self._busy = True
        try:
            return await self._step()
        finally:
            self._busy = False

    async def _step(self) -> bool:
        burst, last = uuid.uuid4().hex[:8], None
        while (decided := await self._decide()) is not None:
            at, step = decided
            prepares = _only_prepares(step)
            if last is not None and not (prepares and type(step.act) is type(last.act)):
                # It begins a step of its own: kept for the next time somebody presses "Next".
                self._ahead = decided
                return True
            if not await self._evening.give_step(step, burst, at):
                return False
            last = step
            if not prepares:
                return True
        return last is not None

    async def all(self) -> None:
        """Step until the table is asked something, or the turn is over."""
        turn = self._evening.state.turns
        while await self.step():
            if not self._evening.app_acts or self._evening.state.turns != turn:
                return

    def hurry(self) -> None:
        """Think no further: the best so far is taken."""
        if isinstance(self._player, Legend):
            self._player.stop()

    def drop(self) -> None:
        """The thought is of no use any more."""
        if self.now is not None:
            self.now.at = -1
            self.hurry()
        self._ahead, self._player_of = None, (-1, -1)

    def check(self) -> None:
        """Drop the thought if it is about a table that has gone on."""
        if self.now is not None and self.now.at not in (-1, self._evening.length):
            self.drop()

    # --- how it works -------------------------------------------------------------------------

    async def _decide(self) -> tuple[int, Step] | None:
        """What the app does now; None where that is not its to say, or the table went on meanwhile."""
        evening = self._evening
        at, state = evening.length, evening.state.copy()
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == at:
            return ahead
        if not evening.app_acts:
            return None
        seat = View(state).seats[0]
        place = state.table.places[seat]
        thought = self.now = Thought(at, place.id, place.level == "legend", time.monotonic())
        player = self._sit(seat)
        watching = asyncio.get_running_loop().create_task(self._watch())
        try:
            step = await asyncio.to_thread(next_step, state, player)
        finally:
            watching.cancel()
            self.now = None
            evening.changed()
        if thought.at != at or evening.length != at:
            return None
        if step is None:
            self.idle_at = at
            evening.changed()
        return (at, step) if step is not None else None

    def _sit(self, seat: int) -> Player:
        """The player of a chair; the same one for a whole turn, because its time is counted by the turn."""
        state = self._evening.state
        if self._player is None or self._player_of != (state.turns, seat):
            self._player_of = (state.turns, seat)
            self._player = seated(state, seat, self._heard)
        return self._player

    def _heard(self, progress: Progress) -> None:
        if (thought := self.now) is not None:
            thought.heard(progress)

    async def _watch(self) -> None:
        while True:
            self._evening.changed()
            await asyncio.sleep(_GLANCE)


def _only_prepares(step: Step) -> bool:
    """Whether a step brings the app gold, combat or cards and concerns nobody else."""
    return isinstance(step.act, _PREPARING) and all(event.seat == step.seat for event in step.events)


THINKING_TIME = AT_THE_TABLE.seconds
"""Seconds a turn that Legend may think."""
