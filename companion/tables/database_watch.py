"""Notices what other processes write to the same database, such as `companion table do`."""

from __future__ import annotations

import logging
import threading
from datetime import date

from companion.kernel.refusals import Refused
from companion.tables.table_service import TableService
from database.backups.backup_files import write_daily_backup_if_due

log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 0.4
"""Seconds between two looks: short enough to feel live, long enough to cost nothing."""


class DatabaseWatch:
    """Polls the database for the table service in a thread of its own, and makes the daily backup there."""

    def __init__(self, service: TableService, every: float = SECONDS_BETWEEN_LOOKS) -> None:
        self._house = service
        self._every = every
        self._enough = threading.Event()
        self._thread: threading.Thread | None = None
        self._backed_up: date | None = None

    def start(self) -> None:
        """Start the thread."""
        if self._thread is None:
            self._enough.clear()
            self._thread = threading.Thread(target=self._run, name="companion-watch", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop the thread; returns when it has ended."""
        self._enough.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()
        self._thread = None

    def _run(self) -> None:
        detector = self._house.store.open_change_detector()
        missed = False
        try:
            while not self._enough.wait(self._every):
                try:
                    self._back_up()
                    if detector.has_changed() or missed:
                        missed = True
                        self._house.take_in_outside_changes()
                        missed = False
                except Exception:
                    # The database is away for a moment (locked, the disk full). What was missed is seen next time.
                    log.warning("could not look for changes by other processes", exc_info=True)
        finally:
            detector.close()

    def _back_up(self) -> None:
        """Once a day of use. What keeps it from being written (a full disk) is told in the log and tried tomorrow."""
        today = date.today()
        if self._backed_up == today:
            return
        self._backed_up = today
        try:
            write_daily_backup_if_due(self._house.store)
        except Refused:
            log.warning("no backup today", exc_info=True)
