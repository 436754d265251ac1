"""An input that crashed a game. It is in no journal, because it was not accepted; problem reports include it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from companion.kernel.game import AnyGame
from companion.kernel.journal import Entry, Kind
from companion.kernel.plain_data import BadShape, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.log_file import error_text
from companion.tables.journal_lines import entry_to_line
from database.records import Line
from database.store import Store

log = logging.getLogger(__name__)

FAILURE_SETTING = "failure"
"""The last one is also kept among the settings: a terminal reports what went wrong in another process."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What was entered after how many lines of the journal, when, and the error with its traceback.

    `line` is None where the error came before there was an input.
    """

    after: int
    at: int
    error: str
    line: Line | None = None


@dataclass(frozen=True, slots=True)
class _KeptLine:
    kind: Kind
    act: dict[str, object] | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    at: int = 0
    burst: str = ""
    why: dict[str, object] | None = None
    format: int = 0
    rules: int = 0
    state: dict[str, object] | None = None


@dataclass(frozen=True, slots=True)
class _Kept:
    table: str
    after: int
    at: int
    error: str
    line: _KeptLine | None = None


def build_failure_record(error: Exception, entry: Entry | None, game: AnyGame, after: int, at: int) -> Failure:
    """The record of an error and the input that led to it."""
    return Failure(after, at, error_text(error), _line(entry, game))


def store_failure(store: Store, table_id: str, failure: Failure) -> None:
    """Store the failure for other processes and for after a restart, if the database can be written."""
    try:
        store.settings.put(FAILURE_SETTING, {"table": table_id, **to_plain(failure)})
    except (Refused, TypeError, ValueError):
        log.warning("the failed input of table %s could not be kept", table_id, exc_info=True)


def load_failure(store: Store, table_id: str) -> Failure | None:
    """The failed input that was kept, if it is of this table."""
    try:
        kept = from_plain(_Kept, store.settings.get(FAILURE_SETTING))
    except (Refused, BadShape):
        return None
    if kept.table != table_id:
        return None
    return Failure(kept.after, kept.at, kept.error, _read(kept.line))


def _line(entry: Entry | None, game: AnyGame) -> Line | None:
    try:
        return entry_to_line(entry, game) if entry is not None else None
    except Exception:
        # An act that cannot even be written may be what went wrong.
        return None


def _read(line: _KeptLine | None) -> Line | None:
    if line is None:
        return None
    rest = line.who, line.at, line.burst, line.why, line.format, line.rules, line.state
    return Line(line.kind, line.act, line.count, line.step, *rest)
