"""The database beside the running app: what was really written, whatever the screen shows."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Generic

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.kernel.game import S
from companion.kernel.journal import Step
from companion.tables.table_service import TableService
from database.store import Store

PATIENCE = 20.0
IMPATIENCE = 4.0
"""Seconds after which people press a button again that seems not to have heard them."""


class Book(Generic[S]):
    """The newest table of an evening, or the newest one of an engine, read anew each time."""

    def __init__(self, data: Path, engine: str = "") -> None:
        self.data = data
        self.engine = engine

    def look(self) -> tuple[S, list[Step]]:
        """The position and the steps that led to it."""
        with Store.open(self.data / DATABASE_FILE_NAME) as store:
            house = TableService(store, ENGINES)
            tables = (house.open(record.id) for record in house.list())
            live = next(table for table in tables if self.engine in ("", table.setup.engine))
            return live.state, list(live.steps)

    @property
    def state(self) -> S:
        """The position."""
        return self.look()[0]

    def until(self, true: Callable[[S], bool], what: str, again: Callable[[], object] | None = None) -> S:
        """Wait until the position is so; `what` names it in the failure. `again` is done where nothing happens."""
        begun = nudged = time.monotonic()
        while not true(state := self.state):
            now = time.monotonic()
            assert now < begun + PATIENCE, f"waited {PATIENCE:g} s for {what}"
            if again is not None and now > nudged + IMPATIENCE:
                nudged = now
                again()
            time.sleep(0.1)
        return state
