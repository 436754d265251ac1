"""An evening: one table of the score sheet as one device sees it."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass, field
from typing import Literal

from companion.app.kit.pad import Entry
from companion.app.models.guest import Guest
from companion.app.models.sitting import Movable, Numbered, Sitting
from companion.games.tracker import acts
from companion.games.tracker.sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.kernel.acts import Act
from companion.kernel.limits import Limits
from companion.tables.house import now_ms

BURST = 1.6
"""Seconds within which taps on one number belong together: shown as one change, undone as one step."""


@dataclass(frozen=True, slots=True)
class PadOpen:
    """The number pad, open for one counter."""

    counter: str
    seat: str
    entry: Entry = field(default_factory=Entry)


@dataclass(frozen=True, slots=True)
class SeatOpen:
    """The whole sheet of one seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class SpacesOpen:
    """The editor of a meter's spaces, with what has been tapped so far."""

    meter: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceOpen:
    """The dice tray; typed faces of real dice gather in `typed`."""

    die: str
    count: int = 1
    typed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishOpen:
    """Who has won? Asked before the table ends by hand."""

    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextOpen:
    """A line of text being typed: a note, or a seat's new name."""

    what: Literal["note", "rename"]
    seat: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class MenuOpen:
    """The menu of the table."""


@dataclass(frozen=True, slots=True)
class PartsOpen:
    """What belongs to the table as a whole, for the layout that has no room for it."""


Layer = PartsOpen | PadOpen | SeatOpen | SpacesOpen | DiceOpen | FinishOpen | TextOpen | MenuOpen | None


class Evening(Sitting):
    """A table of the score sheet. Watch `state`, `running`, `layer`, `length`; change it by calling."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.layer: Layer = None
        self.running: dict[tuple[str, str], int] = {}
        self._burst = ("", "", 0.0)
        self._ticking: asyncio.Task[None] | None = None
        self._fading: asyncio.Task[None] | None = None
        self._keep_ticking()

    def close(self) -> None:
        """Stop following the table; the table itself goes on."""
        super().close()
        for task in (self._fading, self._ticking):
            if task is not None:
                task.cancel()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` lets what changed add up on the screen."""
        before, self.shown = self.state, self.live.shown
        if counting:
            self._note_changes(before)
        else:
            self.running = {}
        self._keep_ticking()
        self.changed()

    def _note_changes(self, before: SheetState) -> None:
        """Add what changed to the running changes, and let them fade when nothing more comes."""
        for holder, values in self.state.values.items():
            for counter, value in values.items():
                by = value - before.values.get(holder, {}).get(counter, value)
                if by:
                    self.running[holder, counter] = self.running.get((holder, counter), 0) + by
        self.running = {key: by for key, by in self.running.items() if by}
        if self._fading is not None:
            self._fading.cancel()
        self._fading = asyncio.get_running_loop().create_task(self._fade())

    async def _fade(self) -> None:
        await asyncio.sleep(BURST + 0.6)
        self.running = {}
        self.changed()

    # --- the clock ----------------------------------------------------------------------------

    def clock_shows(self) -> int | None:
        """Seconds on the table's clock (left on a countdown, never below 0); None where it never ran."""
        for definition in self.state.sheet.timers:
            timer = self.state.timers[definition.id]
            if timer.running or timer.elapsed:
                passed = timer.shows(now_ms()) // 1000
                return passed if definition.seconds is None else max(0, definition.seconds - passed)
        return None

    async def clock(self, do: Literal["start", "pause", "reset"]) -> None:
        """Start, pause or reset the table's clock."""
        await self.give(acts.Clock(self.state.sheet.timers[0].id, do, now_ms()))

    def _keep_ticking(self) -> None:
        running = any(timer.running for timer in self.state.timers.values())
        if running and (self._ticking is None or self._ticking.done()):
            self._ticking = asyncio.get_running_loop().create_task(self._tick())

    async def _tick(self) -> None:
        while any(timer.running for timer in self.state.timers.values()):
            self.changed()
            await asyncio.sleep(1)

    # --- giving -------------------------------------------------------------------------------

    async def next(self, track: Literal["turn", "phase", "round"]) -> bool:
        """Go on to the next turn, phase or round."""
        # "Next" means from here: pressed in two windows at once, it must not skip somebody's turn.
        # The taps of this device come first: they are part of what it saw.
        await self.settled()
        return await self.give(acts.Next(track), only_at=self.length)

    async def step(self, counter: str, seat: str, by: int) -> None:
        """One tap on plus or minus. Taps in quick succession become one step of the history."""
        await self.give(acts.Change(counter, by, seat), self._burst_for(counter, seat))

    def _burst_for(self, counter: str, seat: str) -> str:
        now = time.monotonic()
        key = f"{seat}/{counter}"
        last_key, burst, at = self._burst
        if key != last_key or now - at > BURST:
            burst = uuid.uuid4().hex[:8]
        self._burst = (key, burst, now)
        return burst

    # --- sheets over the table ----------------------------------------------------------------

    def show(self, layer: Layer) -> None:
        """Open a sheet over the table, change the one that is open, or close it with None."""
        self.layer = layer
        self.changed()

    async def pad_done(self) -> None:
        """Give what the pad shows. More than there is means all there is."""
        open_pad = self.layer
        if not isinstance(open_pad, PadOpen):
            return
        value, limits = self.value(open_pad.counter, open_pad.seat), self.limits(open_pad.counter, open_pad.seat)
        to = limits.clamp(open_pad.entry.result(value))
        self.show(None)
        if open_pad.entry.way == "set":
            await self.give(acts.Put(open_pad.counter, open_pad.entry.amount, open_pad.seat))
        elif to != value:
            await self.give(acts.Change(open_pad.counter, to - value, open_pad.seat))

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> SheetState:
        """The position everybody sees."""
        state: SheetState = self.shown.state
        return state

    def value(self, counter: str, seat: str) -> int:
        """What a counter shows."""
        return self.state.value(counter, seat)

    def limits(self, counter: str, seat: str) -> Limits:
        """The limits of a counter."""
        return self.state.limits(counter, seat)

    def change_of(self, counter: str, seat: str) -> int:
        """The change of a counter that is still adding up."""
        return self.running.get((self.state.sheet.holder(counter, seat), counter), 0)

    def is_on(self, seat: str) -> bool:
        """Whether it is this seat's turn."""
        return bool(self.state.sheet.flow.turns) and seat in self.state.active and not self.state.ended

    def main_counter(self, seat: str) -> CounterDef | None:
        """The counter that fills a seat's panel."""
        kept = self.state.counters_of(seat)
        return next((c for c in kept if c.show == "main"), kept[0] if kept else None)

    def pools(self, seat: str) -> list[CounterDef]:
        """The counters beside the big one."""
        return [c for c in self.state.counters_of(seat) if c.show == "pool"]

    def sides(self, seat: str) -> list[CounterDef]:
        """The smaller counters."""
        return [c for c in self.state.counters_of(seat) if c.show == "side"]

    def table_counters(self) -> list[CounterDef]:
        """The counters of the table as a whole."""
        return self.state.counters_of(TABLE)

    # --- putting steps right ------------------------------------------------------------------

    def number_of(self, act: Act) -> Numbered | None:
        """By how much a counter changed, or what it was set to."""
        match act:
            case acts.Change(counter, by):
                return Numbered(self.state.sheet.counter(counter).name, f"{by:+d}".replace("-", "−"))
            case acts.Put(counter, to):
                return Numbered(self.state.sheet.counter(counter).name, f"= {to}")
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same change by one more or less; a change by nothing is none, so it steps over zero."""
        match act:
            case acts.Change(counter, change, seat):
                return acts.Change(counter, change + by or change + 2 * by, seat)
            case acts.Put(counter, to, seat):
                return acts.Put(counter, to + by, seat)
        return None

    def movable(self, act: Act) -> list[Movable]:
        """Everybody who keeps this counter."""
        if not isinstance(act, (acts.Change, acts.Put)):
            return []
        keepers = [seat for seat in self.state.sheet.seats if self.state.has(act.counter, seat.id)]
        return [
            Movable(seat.id, self.state.name(seat.id), seat.id == act.seat, seat.title or seat.kind_name)
            for seat in keepers
        ]

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same change, but another seat's."""
        match act:
            case acts.Change(counter, by):
                return acts.Change(counter, by, seat)
            case acts.Put(counter, to):
                return acts.Put(counter, to, seat)
        return None
