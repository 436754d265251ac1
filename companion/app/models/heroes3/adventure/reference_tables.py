"""The tables at the back of the rulebook, shown at a table of the map part or in the library."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import ReferenceTablesDialog
from companion.app.reactivity import Model
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules import map_dice
from companion.kernel.building_blocks.seeded_random import Luck

MOST_AMOUNT, MOST_DICE = 60, 5
"""What the scales of trade take, and how many dice are thrown at once."""


class ReferenceTablesHost(Protocol):
    """What shows the tables: a table of the map part, or the library."""

    @property
    def dialog(self) -> object:
        """What is open now."""

    @property
    def show(self) -> Callable[[ReferenceTablesDialog], None]:
        """Show the tables as they are now."""


class ReferenceTablesModel(Model):
    """The tables in the library, without any player's sheet. Watch `dialog`."""

    def __init__(self) -> None:
        self.dialog = ReferenceTablesDialog()

    def show(self, dialog: ReferenceTablesDialog) -> None:
        """Show the tables as they are now."""
        self.dialog = dialog
        self.changed()


def get_current_tables_dialog(shows: ReferenceTablesHost, drawn: ReferenceTablesDialog) -> ReferenceTablesDialog:
    """The tables as they are now: a finger that holds a button calls what was drawn a moment ago."""
    dialog = shows.dialog
    return replace(dialog, page=drawn.page, seat=drawn.seat) if isinstance(dialog, ReferenceTablesDialog) else drawn


def with_changed_trade_amount(
    dialog: ReferenceTablesDialog, side: str, resource: str, by: int
) -> ReferenceTablesDialog:
    """One more or less of a resource on a side of the scales: what one has, or what one wants."""
    now: Purse = getattr(dialog, side)
    amount = min(MOST_AMOUNT, max(0, now.amounts()[resource] + by))
    weighed = Purse.of({**now.amounts(), resource: amount})
    return replace(dialog, have=weighed) if side == "have" else replace(dialog, want=weighed)


def roll_chosen_dice(dialog: ReferenceTablesDialog) -> ReferenceTablesDialog:
    """Throw the dice that are chosen. It is play beside the table: the history does not show it."""
    luck = Luck.from_seed(secrets.randbits(48))
    return replace(dialog, rolled=tuple(map_dice.roll_die(dialog.die, luck) for _ in range(dialog.count)))
