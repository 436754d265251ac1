"""What home costs with 3 tables and with 3,000: opening it, searching in it, and a tap while four devices show it.

Opening and searching are measured in processes of their own, each of which has opened nothing before: reading the
content and importing the engines is part of what a person waits for.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from companion.app.models.table_list import FIRST_PAGE_SIZE
from companion.app.screen_router import make_flet_main
from companion.games.engines import ENGINES
from companion.games.tracker import acts
from companion.library.translations import load_message_catalogue
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.device_actions import create_table, has, write
from tests.bench.bench_database import timed
from tests.golden.make_saves import unpack
from tests.in_process_device import Device

FEW, MANY = 3, 3_000
DEVICES = 4
TAPS = 10
ROUNDS = 3
TARGET = 0.5
SPECIMEN = "75cdd0c"
"""An evening with tables of every engine, of which the many are copies."""
FIRST = "The one changed last"


def run(few: int = FEW, many: int = MANY) -> list[tuple[str, str]]:
    """Measure both in the same run; each line a name and a figure."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small, large = folder / "few.db", folder / "many.db"
        fill(small, few, folder)
        fill(large, many, folder)
        opens = {file: opened(file) for file in (small, large)}
        taps = {file: tapped(file) for file in (small, large)}
    drawn, complete, found, next_key = opens[large]
    return [
        (f"home opens with {few:,} tables", f"{opens[small][0]:.3f} s"),
        (
            f"home opens with {many:,} tables",
            f"{drawn:.3f} s (target {TARGET} s), {drawn / opens[small][0]:.1f} times as long",
        ),
        (f"every line complete with {few:,} tables", f"{opens[small][1]:.3f} s"),
        (
            f"every line complete with {many:,} tables",
            f"{complete:.3f} s, {complete / opens[small][1]:.1f} times as long",
        ),
        (f"searching {many:,} tables, first key", f"{found:.3f} s"),
        (f"searching {many:,} tables, next key", f"{next_key:.3f} s"),
        (f"a tap, {DEVICES} devices at home, {few:,} tables", f"{taps[small] * 1000:.1f} ms"),
        (
            f"a tap, {DEVICES} devices at home, {many:,} tables",
            f"{taps[large] * 1000:.1f} ms, {taps[large] / taps[small]:.2f} times as long",
        ),
    ]


def fill(file: Path, count: int, folder: Path) -> None:
    """Tables of every engine, with their journals; the first one is the one changed last."""
    saved = folder / "specimen"
    if not saved.exists():
        unpack(SPECIMEN, saved)
    with Store.open(saved / "evening.db") as old, Store.open(file) as store:
        kept = [(old.read(record.id), old.journal(record.id)) for record in old.tables()]
        for number in range(count - 1):
            record, lines = kept[number % len(kept)]
            assert record.snapshot is not None
            name = f"{record.name} {number}"
            store.create(record.setup, name, record.snapshot, at=number + 1, lines=lines, ended=record.ended)
        house = TableService(store, ENGINES)
        house.rename(create_table(house, "hero-realms", "free-for-all", "Ana", "Ben"), FIRST)


def opened(file: Path) -> tuple[float, ...]:
    """The best of several processes: seconds until home is drawn, until every line is complete, and of two keys."""
    command = [sys.executable, "-m", "tests.bench.bench_home", str(file)]
    found = [json.loads(subprocess.check_output(command)) for _ in range(ROUNDS)]
    return tuple(min(figures) for figures in zip(*found, strict=True))


def open_once(file: Path) -> tuple[float, ...]:
    """The same, once, in this process."""
    # The server has the words at hand before the first device comes.
    load_message_catalogue("en")
    begun = time.perf_counter()
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        with Device(make_flet_main(house)) as ann:
            assert any(FIRST in said for said in ann.texts())
            drawn = time.perf_counter() - begun
            page = store.page(FIRST_PAGE_SIZE)
            ann.wait_until(lambda: all(house.faces.known(record) for record in page), "every line to be complete")
            ann.settle()
            complete = time.perf_counter() - begun
            if not has(ann, "home-find"):
                return drawn, complete, 0.0, 0.0
            return drawn, complete, *(timed(partial(_searched, ann, typed)) for typed in ("the", "the one"))


def _searched(ann: Device, typed: str) -> None:
    write(ann, "home-find", typed)
    ann.sees("found")


def tapped(file: Path) -> float:
    """The seconds of a tap until every device at home shows it."""
    with Store.open(file) as store, ExitStack() as stack:
        house = TableService(store, ENGINES)
        first = Device(make_flet_main(house))
        stack.enter_context(first)
        for _ in range(DEVICES - 1):
            stack.enter_context(Device(make_flet_main(house), beside=first))
        table = house.list()[0].id
        house.open(table)
        page = store.page(FIRST_PAGE_SIZE)
        first.wait_until(lambda: all(house.faces.known(record) for record in page), "every line to be complete")

        def tap(times: int) -> None:
            for _ in range(times):
                house.give(table, acts.Next("turn"))
                first.settle()

        tap(1)
        return timed(lambda: tap(TAPS)) / TAPS


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(open_once(Path(sys.argv[1]))))
    else:
        for name, figure in run():
            print(f"{name:44} {figure}")
