"""Files that are small and cost a great deal where repairs are replayed one by one over the whole history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.games.tracker.acts import Act, Change
from companion.games.tracker.game import TrackerGame
from companion.kernel.events import Tell
from companion.kernel.journal import Entry, Step
from companion.kernel.table import Table
from companion.tables.files.export_file import journal_line_to_file_data, setup_to_file_data
from companion.tables.files.file_format import (
    FORMAT,
    FORMAT_VERSION,
    FileContents,
    FileTable,
    compute_state_checksum,
    serialize_table_file,
)
from companion.tables.journal_lines import entry_to_line
from tests.tables.small_score_sheet import small_setup

AT = 1_780_000_000_000


class CountingTracker(TrackerGame):
    """The score sheet; counts the acts that are applied."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, state: Any, act: Act, tell: Tell) -> None:
        """Count, and play."""
        self.applied += 1
        super().apply(state, act, tell)


def bomb(entries: Iterator[Entry], table_id: str = "bomb2345", app: str = "0.0.1") -> bytes:
    """The file of a table with these entries."""
    game, setup = TrackerGame(), small_setup()
    journal = list(entries)
    table = Table(game, setup, journal)
    state = game.freeze(table.state)
    lines = tuple(journal_line_to_file_data(n, entry_to_line(entry, game)) for n, entry in enumerate(journal, 1))
    return serialize_table_file(
        FileContents(
            FORMAT,
            FORMAT_VERSION,
            app,
            FileTable(table_id, "A bomb", AT),
            setup_to_file_data(setup, game.save_format.number),
            lines,
            state=dict(state),
            checksum=compute_state_checksum(state),
        )
    )


def gold(by: int) -> Change:
    """Red's gold."""
    return Change("gold", by, "red")


def golds(steps: Iterable[Step]) -> Iterator[int]:
    """By how much each step in force changed the gold."""
    for step in steps:
        if step.in_force:
            assert isinstance(step.act, Change)
            yield step.act.by


def many_repairs(size: int) -> Iterator[Entry]:
    """A history, and its first step repaired as often as it is long."""
    for _ in range(size):
        yield Entry("give", gold(1), at=AT)
    for n in range(size):
        yield Entry("repair", gold(1 + n % 3), step=1 + n % 2, at=AT)


def undone_repairs(size: int) -> Iterator[Entry]:
    """A history, some repairs, and these undone and brought back again and again."""
    for _ in range(size):
        yield Entry("give", gold(1), at=AT)
    for n in range(100):
        yield Entry("repair", gold(2 + n % 3), step=1, at=AT)
    for _ in range((size - 100) // 2):
        yield Entry("undo", count=100, at=AT)
        yield Entry("redo", count=100, at=AT)


def steps_set_aside(size: int) -> Iterator[Entry]:
    """Each repair makes half of the later steps impossible, and the next one possible again."""
    yield Entry("give", gold(9), at=AT)
    for n in range(size):
        yield Entry("give", gold(9 if n % 2 else -9), at=AT)
    for n in range(size):
        yield Entry("repair", gold(9 if n % 2 else 8), step=1, at=AT)


def acts_after_repairs(size: int) -> Iterator[Entry]:
    """Repairs of the first step and new acts by turns."""
    for _ in range(size):
        yield Entry("give", gold(1), at=AT)
    for n in range(size // 2):
        yield Entry("repair", gold(1 + n % 3), step=1, at=AT)
        yield Entry("give", gold(1), at=AT)


BOMBS: list[Callable[[int], Iterator[Entry]]] = [many_repairs, undone_repairs, steps_set_aside, acts_after_repairs]
