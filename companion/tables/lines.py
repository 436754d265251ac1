"""Journal entries as lines of the database, and back."""

from __future__ import annotations

from companion.kernel.acts import Codec
from companion.kernel.journal import Entry
from database.records import Line


def line_of(entry: Entry, codec: Codec) -> Line:
    """The entry with its act in plain form."""
    act = codec.write(entry.act) if entry.act is not None else None
    return Line(entry.kind, act, entry.count, entry.step, entry.who, entry.at, entry.burst)


def entry_of(line: Line, codec: Codec) -> Entry:
    """The entry that a line stands for. Raises `Malformed` where the game does not know the act."""
    act = codec.read(line.act) if line.act is not None else None
    return Entry(line.kind, act, line.count, line.step, line.who, line.at, line.burst)
