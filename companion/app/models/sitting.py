"""Sitting at a table: one table of any engine as one device sees it, following every change wherever it was made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.app.models.guest import Guest
from companion.app.watch import Model
from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.words import Message, Text
from companion.tables.hub import Change


@dataclass(frozen=True, slots=True)
class Numbered:
    """The number in an act: what it counts, and how it is written."""

    name: Text | Message
    shown: str


@dataclass(frozen=True, slots=True)
class Movable:
    """A seat that an act could have been about, and whether it was.

    `means` is the word of the game that its name, held, opens: the character, or the kind of seat.
    """

    seat: str
    name: Text | str
    chosen: bool
    means: Text | str = ""


CHAIR = "chair"
"""Who did it, in the history, where the app itself decided."""


class Sitting(Model):
    """Watch `length` or what the state shows; change the table by giving acts. Games add what they need."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.id = table
        # Taps come faster than the disk answers; each must see what the one before it did.
        self._one_by_one = asyncio.Lock()
        self.live = guest.house.open(table)
        self.name = guest.house.store.read(table).name
        self.shown = self.live.shown
        self._stop = guest.house.hub.listen(table, self._hear)

    def close(self) -> None:
        """Stop following the table; the table itself goes on."""
        self._stop()

    # --- following the table ------------------------------------------------------------------

    def _hear(self, change: Change) -> None:
        # Called on whatever thread changed the table; everything else happens on this device's own.
        self.guest.device.deliver(partial(self.take, change))

    def take(self, change: Change) -> None:
        """Show what happened at the table, whoever did it."""
        if change.kind == "rename":
            self.name = self.guest.house.store.read(self.id).name
        self.catch_up(counting=change.kind == "give")

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` is False where it jumped instead of going on."""
        self.shown = self.live.shown
        self.changed()

    # --- giving -------------------------------------------------------------------------------

    async def give(
        self, act: Act, burst: str = "", *, why: Reason | None = None, only_at: int | None = None, who: str = ""
    ) -> bool:
        """Give an act; a refusal is shown and changes nothing. True if it was accepted."""
        house, guest = self.guest.house, self.guest
        async with self._one_by_one:
            give = partial(house.give, self.id, act, who=who or guest.who, burst=burst, why=why, only_at=only_at)
            done = await guest.ask(give)
            self.catch_up()
        return done is not None

    async def settled(self) -> None:
        """Wait until the acts that this device has on their way are entered."""
        async with self._one_by_one:
            return

    async def undo(self) -> None:
        """Take back the last step."""
        await self._move(self.guest.house.undo)

    async def redo(self) -> None:
        """Bring back the step undone last."""
        await self._move(self.guest.house.redo)

    async def _move(self, move: Callable[..., Change]) -> None:
        async with self._one_by_one:
            await self.guest.ask(partial(move, self.id, who=self.guest.who, expects=self.length))
            self.catch_up(counting=False)

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position everybody sees."""
        return self.shown.state

    @property
    def length(self) -> int:
        """How long the journal is: grows with everything that happens."""
        return self.shown.length

    # --- putting steps right: a game says what of its acts can be changed ---------------------

    def number_of(self, act: Act) -> Numbered | None:
        """The number in an act that people may have got wrong; None where there is none."""
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same act with its number changed; None where that cannot be."""
        return None

    def movable(self, act: Act) -> list[Movable]:
        """The seats that an act could have been about."""
        return []

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same act, but somebody else's."""
        return None
