"""What undo and the history cost at each kind of table, as a ratio to a tap on a score sheet in the same run.

The app runs in this process with its real session and a line that packs every message, so this is the server's part:
rules, disk, drawing, comparing and packing. Milliseconds are those of the processor, so that a busy machine counts
less; the browser's part grows with the bytes. Each table has as many inputs as a long evening, and nearly as many since
the last multiple of 64 as there can be, for that is where a kernel that replays has most to do.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from companion.app.screen_router import make_flet_main
from companion.games.engines import ENGINES
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.device_actions import DESKTOP, PHONE, has, press, surface
from tests.bench.long_tables import TABLES
from tests.in_process_device import Device

INPUTS, LONG = 125, 300
UNDONE = 8
"""So many inputs are taken back one after the other."""
ROUNDS = 5
REFERENCE = "score sheet"
TAPS = {
    "score sheet": "ana-life-minus",
    "Heroes III evening": "main-pip-1",
    "Heroes III combat": "die-0",
    "Terrinoth": "answer-yes",
    "Hero Realms": "ana-plus",
}
"""A plain tap that is an input of the game, at each table."""


Press = tuple[float, int]
"""Milliseconds of the processor, and bytes sent to the device."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a press costs. Where different inputs were measured: the one in the middle, and the costliest."""

    ms: float
    sent: int
    most: float

    @classmethod
    def of(cls, *inputs: list[Press]) -> Cost:
        """Sum up the presses for each input; of those for one input the median counts, for some are disturbed."""
        times = [statistics.median(ms for ms, _ in presses) for presses in inputs]
        sent = statistics.median(sent for presses in inputs for _, sent in presses)
        return cls(statistics.median(times), int(sent), max(times))


def run() -> Iterator[tuple[str, str]]:
    """Measure every table on a desktop and on a phone; each line a name and a figure."""
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "evening.db") as store:
        house = TableService(store, ENGINES)
        _ = house.library  # read once, before anything is measured
        tables = {name: (lay(house, INPUTS), lay(house, LONG)) for name, lay in TABLES.items()}
        for screen, size in (("desktop", DESKTOP), ("phone", PHONE)):
            for name, (table, longer) in tables.items():
                # Measured anew beside each table: how fast the machine is changes in the meantime.
                with Bench(house, tables[REFERENCE][0], size) as reference:
                    tap = reference.taps(TAPS[REFERENCE]).ms
                for what, cost in costs(house, table, longer, size, TAPS[name]):
                    yield f"{name}, {screen}: {what}", spoken(cost, tap)


def costs(house: TableService, table: str, longer: str, size: tuple[int, int], tap: str) -> Iterator[tuple[str, Cost]]:
    """Everything that is measured at one kind of table."""
    with Bench(house, table, size) as bench:
        yield "tap", bench.taps(tap)
        yield "undo", bench.undos()
        yield "open the history", bench.histories()
    with Bench(house, longer, size) as bench:
        yield f"read all of {len(house.open(longer).steps)} steps", bench.whole_history()


def spoken(cost: Cost, tap: float) -> str:
    """A cost beside that of a tap on a score sheet."""
    return f"{cost.ms / tap:6.1f} taps, {cost.ms:7.1f} ms (at most {cost.most:7.1f}), {cost.sent:9,} bytes"


class Bench:
    """A device at a table, and what presses on it cost."""

    def __init__(self, house: TableService, table: str, size: tuple[int, int]) -> None:
        self.house, self.table = house, table
        self.device = Device(make_flet_main(house), route=f"/table/{table}", size=size)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.device.close()

    def taps(self, name: str) -> Cost:
        """A plain tap, taken back before the next one; the first one warms up."""
        found = []
        for _ in range(ROUNDS + 1):
            found.append(self.cost(name))
            self.house.undo(self.table)
            self.device.settle()
        return Cost.of(found[1:])

    def undos(self) -> Cost:
        """Undo of the newest inputs, all brought back before they are undone again; the first round warms up."""
        rounds: list[list[Press]] = []
        for _ in range(ROUNDS + 1):
            before = len(self.house.open(self.table).steps)
            rounds.append([self.cost("undo") for _ in range(UNDONE)])
            while len(self.house.open(self.table).steps) < before:
                self.house.redo(self.table)
            self.device.settle()
        return Cost.of(*map(list, zip(*rounds[1:], strict=True)))

    def histories(self) -> Cost:
        """Opening the history; the first time warms up."""
        found = []
        for _ in range(ROUNDS + 1):
            found.append(self.open_history())
            self.leave_history()
        return Cost.of(found[1:])

    def whole_history(self) -> Cost:
        """The history opened and read back to the first step, page by page, in all."""
        presses = [self.open_history()]
        while has(self.device, "older"):
            presses.append(self.cost("older"))
        self.leave_history()
        return Cost.of([(sum(ms for ms, _ in presses), sum(sent for _, sent in presses))])

    def open_history(self) -> Press:
        """Open the history, on a phone from the menu."""
        if has(self.device, "history"):
            return self.cost("history")
        press(self.device, "menu")
        return self.cost("open-history")

    def leave_history(self) -> None:
        """Back to the table."""
        press(self.device, "back")
        while has(self.device, "close-sheet"):
            press(self.device, "close-sheet")

    def cost(self, name: str) -> Press:
        """What one press costs until everything has come to rest. Finding the thing to press is not counted."""
        finger, sent = surface(self.device, name), self.device.line.bytes_down
        begun = time.process_time()
        self.device.fire(finger, "click")
        return (time.process_time() - begun) * 1000, self.device.line.bytes_down - sent


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:52} {figure}", flush=True)
