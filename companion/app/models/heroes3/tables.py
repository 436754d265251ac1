"""The tables at the back of the book as one looks at them, at a table of the evening or from the library."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from companion.app.models.heroes3.sheet_side import TablesOpen
from companion.app.watch import Model
from companion.games.heroes3.evening import dice
from companion.games.heroes3.evening.purse import Purse
from companion.kernel.luck import Luck

MOST_AMOUNT, MOST_DICE = 60, 5
"""What the scales of trade take, and how many dice are thrown at once."""


class Shows(Protocol):
    """Whatever the tables lie on: it shows another page of them."""

    @property
    def layer(self) -> object:
        """What is open now."""

    @property
    def show(self) -> Callable[[TablesOpen], None]:
        """Show the tables as they are now."""


class TablesDesk(Model):
    """The tables in the library: nobody's sheet lies beside them. Watch `layer`."""

    def __init__(self) -> None:
        self.layer = TablesOpen()

    def show(self, layer: TablesOpen) -> None:
        """Show the tables as they are now."""
        self.layer = layer
        self.changed()


def now(shows: Shows, drawn: TablesOpen) -> TablesOpen:
    """The tables as they are now: a finger that holds a button calls what was drawn a moment ago."""
    layer = shows.layer
    return replace(layer, page=drawn.page, seat=drawn.seat) if isinstance(layer, TablesOpen) else drawn


def weigh(layer: TablesOpen, side: str, resource: str, by: int) -> TablesOpen:
    """One more or less of a resource on a side of the scales: what one has, or what one wants."""
    now: Purse = getattr(layer, side)
    amount = min(MOST_AMOUNT, max(0, now.amounts()[resource] + by))
    weighed = Purse.of({**now.amounts(), resource: amount})
    return replace(layer, have=weighed) if side == "have" else replace(layer, want=weighed)


def throw(layer: TablesOpen) -> TablesOpen:
    """Throw the dice that are chosen. It is play beside the table: the history does not show it."""
    luck = Luck.from_seed(secrets.randbits(48))
    return replace(layer, rolled=tuple(dice.roll(layer.die, luck) for _ in range(layer.count)))
