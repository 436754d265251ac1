"""Tables as a list shows them: each is opened once for it, and not again until something happens there."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from typing import Protocol, TypeAlias

from companion.games.engines import TableOverview, load_engine
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Refused
from companion.tables.live_table import LiveTable
from database.records import TableRecord

log = logging.getLogger(__name__)

KEPT = 500
"""So many are remembered; whoever scrolls through more of them looks at some anew."""

OverviewOrMessage: TypeAlias = "TableOverview | Message"
"""A table in one glance, or why it cannot be opened."""


class OpensTables(Protocol):
    """Who can open a table to look at it."""

    def running(self, table_id: str) -> LiveTable | None:
        """A table that somebody has opened; None for any other."""

    def glance(self, table_id: str) -> LiveTable:
        """A table to look at once. Raises `Refused` where it cannot be opened."""


class TableOverviews:
    """The overviews of all tables, one object for all devices. Any thread may use it."""

    def __init__(self, tables: OpensTables) -> None:
        self._tables = tables
        self._lock = threading.Lock()
        self._seen: OrderedDict[tuple[str, int, int], OverviewOrMessage] = OrderedDict()

    def known(self, record: TableRecord) -> OverviewOrMessage | None:
        """What a table shows, where that is known without opening it."""
        if record.trouble is not None:
            return record.trouble
        live = self._tables.running(record.id)
        if live is not None:
            return _face(live)
        with self._lock:
            return self._seen.get(_key(record))

    def look(self, record: TableRecord) -> OverviewOrMessage:
        """What a table shows. It is opened where need be, which may take a moment, and closed again."""
        seen = self.known(record)
        if seen is None:
            seen = self._opened(record.id)
            with self._lock:
                self._seen[_key(record)] = seen
                while len(self._seen) > KEPT:
                    self._seen.popitem(last=False)
        return seen

    def _opened(self, table_id: str) -> OverviewOrMessage:
        try:
            return _face(self._tables.glance(table_id))
        except Refused as refused:
            return refused.message
        except Exception:
            # Whatever is wrong with one table, the others are listed.
            log.exception("table %s cannot be looked at", table_id)
            return _does_not_fit(table_id)


def _key(record: TableRecord) -> tuple[str, int, int]:
    return record.id, record.changed, record.length


def _face(live: LiveTable) -> OverviewOrMessage:
    try:
        return load_engine(live.setup.engine).face(live.state)
    except Exception:
        log.exception("table %s cannot be shown in a list", live.id)
        return _does_not_fit(live.id)


def _does_not_fit(table_id: str) -> Message:
    return message("table-does-not-fit", table=table_id, line=0)
