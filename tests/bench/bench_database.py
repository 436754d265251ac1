"""How many inputs a second, through the kernel and through the database, and how long a long table takes to open."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from companion.games.tracker.acts import Change
from companion.games.tracker.game import TrackerGame
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.tables.journal_lines import entry_to_line
from companion.tables.table_service import TableService
from database.records import Snapshot
from database.store import Store
from tests.tables.small_score_sheet import ENGINES, small_setup

LONG = 10_000
"""The inputs of a table that nobody would want to lose."""
SNAPSHOT_TARGET = 0.2
REPLAY_TARGET = 2.0


def run(folder: Path | None = None, setup: Setup | None = None) -> list[tuple[str, str]]:
    """Measure everything on one score sheet; each line a name and a figure."""
    setup = setup or small_setup()
    if folder is not None:
        return _run(folder, setup)
    with tempfile.TemporaryDirectory() as made:
        return _run(Path(made), setup)


def tap(number: int, seat: str) -> Change:
    """A point down, a point up: an evening as long as one likes."""
    return Change("life", -1 if number % 2 == 0 else 1, seat)


def inputs_per_second_through_the_kernel(setup: Setup, count: int = 5_000) -> float:
    """Accepted, with history and undo, but nothing on disk."""
    seat = first_seat(setup)
    table = Table(TrackerGame(), setup)
    _ = table.history
    seconds = timed(lambda: [table.give(tap(n, seat)) for n in range(count)])
    return count / seconds


def inputs_per_second_through_the_database(folder: Path, setup: Setup, count: int = 1_000) -> float:
    """Accepted, journal and snapshot on disk with a full sync, and published."""
    seat = first_seat(setup)
    with Store.open(folder / "inputs.db") as store:
        house = TableService(store, ENGINES)
        table = house.begin(setup, "Bench")
        house.give(table, tap(0, seat))
        seconds = timed(lambda: [house.give(table, tap(n, seat)) for n in range(1, count + 1)])
    return count / seconds


def seconds_to_open(folder: Path, setup: Setup, length: int = LONG) -> tuple[float, float]:
    """A long table from its snapshot, and by full replay of its journal; each in a store opened anew."""
    file = folder / "long.db"
    table = _write_long_table(file, setup, length)

    def from_snapshot() -> None:
        with Store.open(file) as store:
            live = TableService(store, ENGINES).open(table)
            assert live.length == length

    def by_replay() -> None:
        with Store.open(file) as store:
            live = TableService(store, ENGINES).open(table)
            assert len(live.steps) == length

    return best_of(5, from_snapshot), best_of(2, by_replay)


def first_seat(setup: Setup) -> str:
    """A seat that has life."""
    table = Table(TrackerGame(), setup)
    return next(seat for seat in table.state.living if table.state.has("life", seat))


def timed(work: Callable[[], object]) -> float:
    """The seconds some work takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def best_of(times: int, work: Callable[[], object]) -> float:
    """The seconds some work takes when nothing disturbs it."""
    return min(timed(work) for _ in range(times))


def _run(folder: Path, setup: Setup) -> list[tuple[str, str]]:
    kernel = inputs_per_second_through_the_kernel(setup)
    database = inputs_per_second_through_the_database(folder, setup)
    snapshot, replay = seconds_to_open(folder, setup)
    return [
        ("inputs per second, kernel", f"{kernel:,.0f}"),
        ("inputs per second, database", f"{database:,.0f}"),
        ("kernel to database", f"{kernel / database:.1f} : 1"),
        (f"open {LONG:,} inputs from the snapshot", f"{snapshot:.3f} s (target {SNAPSHOT_TARGET} s)"),
        (f"open {LONG:,} inputs by full replay", f"{replay:.3f} s (target {REPLAY_TARGET} s)"),
    ]


def _write_long_table(file: Path, setup: Setup, length: int) -> str:
    game, seat = TrackerGame(), first_seat(setup)
    table = Table(game, setup)
    lines = []
    for number in range(length):
        entry = Entry("give", tap(number, seat), who="Ann", at=1_800_000_000_000 + number)
        table.enter(entry)
        lines.append(entry_to_line(entry, game))
    with Store.open(file) as store:
        snapshot = Snapshot(length, game.freeze(table.state), table.can_undo, table.can_redo)
        return store.create(setup, "Long", snapshot, at=1, lines=lines)


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:44} {figure}")
