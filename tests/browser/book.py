"""The database beside the running app: what was really written, whatever the screen shows."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Generic

from companion.games.engines import ENGINES
from companion.kernel.game import S
from companion.kernel.journal import Step
from companion.place import FILE
from companion.tables.house import House
from database.store import Store

PATIENCE = 20.0


class Book(Generic[S]):
    """The newest table of an evening, read anew each time."""

    def __init__(self, data: Path) -> None:
        self.data = data

    def look(self) -> tuple[S, list[Step]]:
        """The position and the steps that led to it."""
        with Store.open(self.data / FILE) as store:
            house = House(store, ENGINES)
            live = house.open(house.list()[0].id)
            return live.state, list(live.steps)

    @property
    def state(self) -> S:
        """The position."""
        return self.look()[0]

    def until(self, true: Callable[[S], bool], what: str) -> S:
        """Wait until the position is so; `what` names it in the failure."""
        end = time.monotonic() + PATIENCE
        while not true(state := self.state):
            assert time.monotonic() < end, f"waited {PATIENCE:g} s for {what}"
            time.sleep(0.1)
        return state
