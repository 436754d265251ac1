"""One table of any engine as one device sees it, following every change wherever it was made."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from companion.app.models.corrected_rules_choice import RuleCorrectionsModel
from companion.app.models.device_session import DeviceSession
from companion.app.reactivity import Model
from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.messages import Message, Text
from companion.kernel.refusals import Refused
from companion.tables.change_bus import Change

S = TypeVar("S")
D = TypeVar("D")

BURST_SECONDS = 1.6
"""Seconds within which taps on one number belong together: shown as one change, undone as one step."""


@dataclass(frozen=True, slots=True)
class EditableNumber:
    """The number in an act: what it counts, and how it is written."""

    name: Text | Message
    shown: str


@dataclass(frozen=True, slots=True)
class SeatOption:
    """A seat that an act could have been about, and whether it was.

    `means` is the word of the game that its name, held, opens: the character, or the kind of seat.
    """

    seat: str
    name: Text | str
    chosen: bool
    means: Text | str = ""


@dataclass(frozen=True, slots=True)
class MenuDialog:
    """The menu of the table."""


class TableModel(Model, Generic[S, D]):
    """Watch `length`, `dialog` or what the state shows; change the table by giving acts. Games add what they need.

    `S` is the state of the game, `D` one of the dialogs that open over its table.
    """

    def __init__(self, session: DeviceSession, table: str) -> None:
        self.session = session
        self.id = table
        # Taps come faster than the disk answers; each must see what the one before it did.
        self._one_by_one = asyncio.Lock()
        self.live = session.service.open(table)
        self.name = session.service.store.read(table).name
        self.shown = self.live.shown
        self.dialog: D | None = None
        self._burst = ("", "", 0.0)
        self.ruling = RuleCorrectionsModel(self)
        self._stop = session.service.hub.listen(table, self._hear)

    def close(self) -> None:
        """Stop following the table; the table itself goes on."""
        self._stop()

    # --- following the table ------------------------------------------------------------------

    def _hear(self, change: Change) -> None:
        # Called on whatever thread changed the table; everything else happens on this device's own.
        self.session.device.deliver(partial(self.take, change))

    def take(self, change: Change) -> None:
        """Show what happened at the table, whoever did it."""
        if change.kind == "rename":
            self.name = self.session.service.store.read(self.id).name
        self.catch_up(counting=change.kind == "give")

    def changed(self) -> None:
        """Let every watching part look again, and whether a rule was corrected."""
        super().changed()
        self.ruling.check()

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` is False where it jumped instead of going on."""
        self.shown = self.live.shown
        self.changed()

    # --- giving -------------------------------------------------------------------------------

    async def give(
        self, act: Act, burst: str = "", *, why: Reason | None = None, only_at: int | None = None, who: str = ""
    ) -> bool:
        """Give an act; a refusal is shown and changes nothing. True if it was accepted."""
        service, session = self.session.service, self.session
        done = False
        async with self._one_by_one:
            give = partial(service.give, self.id, act, who=who or session.who, burst=burst, why=why, only_at=only_at)
            try:
                await asyncio.to_thread(give)
                done = True
            except Refused as refused:
                self.tell_refusal(act, refused, burst)
            self.catch_up()
        return done

    def tell_refusal(self, act: Act, refused: Refused, burst: str) -> None:
        """Say why an act was not accepted."""
        self.session.device.refuse(self.session.why(refused.message))

    async def settled(self) -> None:
        """Wait until the acts that this device has on their way are entered."""
        async with self._one_by_one:
            return

    async def undo(self) -> None:
        """Take back the last step."""
        await self._move(self.session.service.undo)

    async def redo(self) -> None:
        """Bring back the step undone last."""
        await self._move(self.session.service.redo)

    async def _move(self, move: Callable[..., Change]) -> None:
        async with self._one_by_one:
            await self.session.ask(partial(move, self.id, who=self.session.who, expects=self.length))
            self.catch_up(counting=False)

    def burst_for(self, what: str) -> str:
        """The burst that a tap belongs to: taps on the same thing that follow quickly are one step to undo."""
        known, burst, at = self._burst
        now = time.monotonic()
        if known != what or now - at > BURST_SECONDS:
            burst = uuid.uuid4().hex[:8]
        self._burst = what, burst, now
        return burst

    # --- dialogs over the table ---------------------------------------------------------------

    def show(self, dialog: D | None) -> None:
        """Open a dialog over the table, change the one that is open, or close it with None."""
        self.dialog = dialog
        self.changed()

    @property
    def top_dialog(self) -> object | None:
        """The dialog that is seen: the one that is open, unless a game lays something over it."""
        return self.dialog

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The position everybody sees."""
        state: S = self.shown.state
        return state

    @property
    def length(self) -> int:
        """How long the journal is: grows with everything that happens."""
        return self.shown.length

    # --- putting steps right: a game says what of its acts can be changed ---------------------

    def number_of(self, act: Act) -> EditableNumber | None:
        """The number in an act that people may have got wrong; None where there is none."""
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same act with its number changed; None where that cannot be."""
        return None

    def movable(self, act: Act) -> list[SeatOption]:
        """The seats that an act could have been about."""
        return []

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same act, but somebody else's."""
        return None


AnyTableModel = TableModel[Any, Any]
"""A table of whatever game."""
