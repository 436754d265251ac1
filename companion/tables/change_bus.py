"""Publishes changes of tables: the only way from whoever changed a table to every screen that shows it.

It knows no screens and no network: a listener is a function. Changes arrive in the order they were made, one after
the other, whatever thread made them.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.kernel.events import Event
from companion.kernel.journal import Entry, Kind

log = logging.getLogger(__name__)

ChangeKind: TypeAlias = Literal[Kind, "begin", "extend", "rename", "archive", "destroy"]


@dataclass(frozen=True, slots=True)
class Change:
    """Something that happened to a table and is safely on disk.

    `length` is the journal's length now; `entry` is there for every kind of journal entry. `extend` means that
    the journal has grown by more than is told one by one, or that nobody has the table open here. `elsewhere` says that
    another process did it.
    """

    table: str
    kind: ChangeKind
    length: int
    who: str = ""
    events: tuple[Event, ...] = ()
    entry: Entry | None = None
    elsewhere: bool = False


Deliver: TypeAlias = Callable[[Change], None]


class ChangeBus:
    """Brings changes to whoever listens."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._delivering = threading.Lock()
        self._listeners: dict[object, tuple[str | None, Deliver]] = {}
        self._waiting: deque[Change] = deque()

    def listen(self, table: str | None, deliver: Deliver) -> Callable[[], None]:
        """Hear of one table, or of all with None. Returns the function that stops it.

        `deliver` is called from the thread of whoever made the change: it should pass the news on and return.
        """
        key = object()
        with self._lock:
            self._listeners[key] = (table, deliver)

        def stop() -> None:
            with self._lock:
                self._listeners.pop(key, None)

        return stop

    def publish(self, change: Change) -> None:
        """Tell everybody who listens."""
        self.post(change)
        self.deliver()

    def post(self, change: Change) -> None:
        """Put a change in line without delivering yet: for callers that hold a lock."""
        self._waiting.append(change)

    def deliver(self) -> None:
        """Deliver what is in line. If another thread is at it, that one delivers ours too, in order."""
        while self._waiting and self._delivering.acquire(blocking=False):
            try:
                while self._waiting:
                    self._tell(self._waiting.popleft())
            finally:
                self._delivering.release()

    def _tell(self, change: Change) -> None:
        with self._lock:
            listeners = list(self._listeners.items())
        for key, (table, deliver) in listeners:
            if table is not None and table != change.table:
                continue
            try:
                deliver(change)
            except Exception:
                # One broken screen must not keep the news from the others.
                log.exception("a listener of table %s failed and is dropped", change.table)
                with self._lock:
                    self._listeners.pop(key, None)
