"""Journals in plain form, for tests of the store without any game."""

from __future__ import annotations

from companion.kernel.game import ContentStamp, Setup
from database.records import Line, Snapshot
from database.store import Store

SETUP = Setup("hero-realms", "tally", 7, {"seats": ["red", "blue"]}, ContentStamp("1.2", "abc"), rules=2)


def line(number: int, who: str = "Ann") -> Line:
    """A line that can be told from the others."""
    return Line("give", {"act": "add", "by": number}, who=who, at=1000 + number, burst=f"b{number}")


def begin(store: Store, name: str = "Friday") -> str:
    """A table with an empty journal."""
    return store.create(SETUP, name, Snapshot(0, {"total": 0}), at=1000)


def write(store: Store, table_id: str, *numbers: int) -> None:
    """Write lines one by one, as inputs come."""
    for number in numbers:
        with store.writing(table_id) as writing:
            snapshot = Snapshot(writing.length + 1, {"total": number}, undoable=writing.length + 1)
            writing.append([line(number)], snapshot, at=1000 + number)
