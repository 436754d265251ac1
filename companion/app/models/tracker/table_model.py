"""A table of the score sheet as one device sees it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.app.kit.dialogs.number_pad import PadEntry
from companion.app.models.device_session import DeviceSession
from companion.app.models.fading_number_changes import RunningChanges
from companion.app.models.table_model import EditableNumber, MenuDialog, SeatOption, TableModel
from companion.games.tracker import acts
from companion.games.tracker.score_sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.kernel.acts import Act
from companion.kernel.building_blocks.counter_limits import Limits
from companion.tables.table_service import now_ms


@dataclass(frozen=True, slots=True)
class NumberPadDialog:
    """The number pad, open for one counter."""

    counter: str
    seat: str
    entry: PadEntry = field(default_factory=PadEntry)


@dataclass(frozen=True, slots=True)
class SeatDialog:
    """The whole sheet of one seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class MeterSpacesDialog:
    """The editor of a meter's spaces, with what has been tapped so far."""

    meter: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceDialog:
    """The dice tray; typed faces of real dice gather in `typed`."""

    die: str
    count: int = 1
    typed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishGameDialog:
    """Who has won? Asked before the table ends by hand."""

    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextEntryDialog:
    """A line of text being typed: a note, or a seat's new name."""

    what: Literal["note", "rename"]
    seat: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class SharedPanelsDialog:
    """What belongs to the table as a whole, for the layout that has no room for it."""


OpenDialog = (
    SharedPanelsDialog
    | NumberPadDialog
    | SeatDialog
    | MeterSpacesDialog
    | DiceDialog
    | FinishGameDialog
    | TextEntryDialog
    | MenuDialog
    | None
)


class TrackerTableModel(TableModel[SheetState, OpenDialog]):
    """A table of the score sheet. Watch `state`, `running`, `dialog`, `length`; change it by calling."""

    def __init__(self, session: DeviceSession, table: str) -> None:
        super().__init__(session, table)
        self.running: RunningChanges[tuple[str, str]] = RunningChanges(self.changed)
        self._ticking: asyncio.Task[None] | None = None
        self._keep_ticking()

    def close(self) -> None:
        """Stop following the table; the table itself goes on."""
        super().close()
        self.running.stop()
        if self._ticking is not None:
            self._ticking.cancel()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` lets what changed add up on the screen."""
        before, self.shown = self.state, self.live.shown
        if counting:
            self.running.add(
                ((holder, counter), value - before.values.get(holder, {}).get(counter, value))
                for holder, values in self.state.values.items()
                for counter, value in values.items()
            )
        else:
            self.running.clear()
        self._keep_ticking()
        self.changed()

    # --- the clock ----------------------------------------------------------------------------

    def clock_seconds(self) -> int | None:
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
        await self.give(acts.Change(counter, by, seat), self.burst_for(f"{seat}/{counter}"))

    # --- sheets over the table ----------------------------------------------------------------

    async def apply_number_pad(self) -> None:
        """Give what the pad shows. More than there is means all there is."""
        if not isinstance(self.dialog, NumberPadDialog):
            return
        counter, seat, entry = self.dialog.counter, self.dialog.seat, self.dialog.entry
        value = self.value(counter, seat)
        to = self.limits(counter, seat).clamp(entry.result(value))
        self.show(None)
        if entry.way == "set":
            await self.give(acts.Put(counter, entry.amount, seat))
        elif to != value:
            await self.give(acts.Change(counter, to - value, seat))

    # --- looking ------------------------------------------------------------------------------

    def value(self, counter: str, seat: str) -> int:
        """What a counter shows."""
        return self.state.value(counter, seat)

    def limits(self, counter: str, seat: str) -> Limits:
        """The limits of a counter."""
        return self.state.limits(counter, seat)

    def change_of(self, counter: str, seat: str) -> int:
        """The change of a counter that is still adding up."""
        return self.running.get((self.state.sheet.holder(counter, seat), counter))

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

    def number_of(self, act: Act) -> EditableNumber | None:
        """By how much a counter changed, or what it was set to."""
        match act:
            case acts.Change(counter, by):
                return EditableNumber(self.state.sheet.counter(counter).name, f"{by:+d}".replace("-", "−"))
            case acts.Put(counter, to):
                return EditableNumber(self.state.sheet.counter(counter).name, f"= {to}")
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same change by one more or less; a change by nothing is none, so it steps over zero."""
        match act:
            case acts.Change(counter, change, seat):
                return acts.Change(counter, change + by or change + 2 * by, seat)
            case acts.Put(counter, to, seat):
                return acts.Put(counter, to + by, seat)
        return None

    def movable(self, act: Act) -> list[SeatOption]:
        """Everybody who keeps this counter."""
        if not isinstance(act, (acts.Change, acts.Put)):
            return []
        return [
            SeatOption(seat.id, self.state.name(seat.id), seat.id == act.seat, seat.title or seat.kind_name)
            for seat in self.state.sheet.seats
            if self.state.has(act.counter, seat.id)
        ]

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same change, but another seat's."""
        return replace(act, seat=seat) if isinstance(act, (acts.Change, acts.Put)) else None
