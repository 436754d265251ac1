"""Journal entries as lines of the database, and back."""

from __future__ import annotations

import logging

from companion.kernel.acts import Codec
from companion.kernel.events import Reason
from companion.kernel.journal import Entry
from companion.kernel.plain import BadShape
from companion.kernel.reasons import read_reason, write_reason
from database.records import Line

log = logging.getLogger(__name__)


def line_of(entry: Entry, codec: Codec) -> Line:
    """The entry with its act in plain form."""
    act = codec.write(entry.act) if entry.act is not None else None
    why = write_reason(entry.why) if entry.why is not None else None
    return Line(entry.kind, act, entry.count, entry.step, entry.who, entry.at, entry.burst, why)


def entry_of(line: Line, codec: Codec) -> Entry:
    """The entry that a line stands for. Raises `Malformed` where the game does not know the act."""
    act = codec.read(line.act) if line.act is not None else None
    return Entry(line.kind, act, line.count, line.step, line.who, line.at, line.burst, _reason(line))


def _reason(line: Line) -> Reason | None:
    """What was said for the act. Words that cannot be read any more are no reason to lose a table."""
    if line.why is None:
        return None
    try:
        return read_reason(line.why)
    except BadShape:
        log.warning("a reason in the journal cannot be read", exc_info=True)
        return None
