"""The watch: notices what other processes write to the same database, such as `companion table do`."""

from __future__ import annotations

import logging
import threading

from companion.tables.house import House

log = logging.getLogger(__name__)

EVERY = 0.4
"""Seconds between two looks: short enough to feel live, long enough to cost nothing."""


class Watch:
    """Looks around for the house in a thread of its own, from `start` to `stop`."""

    def __init__(self, house: House, every: float = EVERY) -> None:
        self._house = house
        self._every = every
        self._enough = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to look around."""
        if self._thread is None:
            self._enough.clear()
            self._thread = threading.Thread(target=self._run, name="companion-watch", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Look around no longer; returns when the thread has ended."""
        self._enough.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()
        self._thread = None

    def _run(self) -> None:
        stirring = self._house.store.stirring()
        missed = False
        try:
            while not self._enough.wait(self._every):
                try:
                    if stirring.stirred() or missed:
                        missed = True
                        self._house.look_around()
                        missed = False
                except Exception:
                    # The database is away for a moment (locked, the disk full). What was missed is seen next time.
                    log.warning("could not look for changes by other processes", exc_info=True)
        finally:
            stirring.close()
