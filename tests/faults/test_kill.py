"""SIGKILL at any moment: every acknowledged input is there afterwards, nothing is damaged, and the table opens."""

from __future__ import annotations

import multiprocessing
import random
import time
from multiprocessing.connection import Connection
from pathlib import Path

from companion.kernel.table import Table
from companion.tables.house import House
from companion.tables.lines import entry_of
from database.store import Store
from tests.faults.streamer import stream
from tests.tables.sheets import ENGINES, small_setup

KILLS = 220
LONGEST_LIFE = 0.12
"""Seconds. Some victims die while they still open the database, others after dozens of inputs."""


def last_acknowledged(pipe: Connection) -> int:
    """The greatest length that the victim was told to be safe."""
    last = 0
    try:
        while True:
            last = pipe.recv()
    except (EOFError, OSError):
        return last


def test_every_acknowledged_input_survives_sigkill(tmp_path: Path) -> None:
    file = tmp_path / "evening.db"
    chance = random.Random()
    context = multiprocessing.get_context("forkserver")
    # The server imports everything once and forks from there: a victim is alive within milliseconds.
    context.set_forkserver_preload(["tests.faults.streamer"])
    with Store.open(file) as store:
        tables = [House(store, ENGINES).begin(small_setup(seed=n), f"Table {n}") for n in range(4)]
    promised = dict.fromkeys(tables, 0)
    killed = answered = 0
    while killed < KILLS:
        table = tables[killed % len(tables)]
        mine, theirs = context.Pipe(duplex=False)
        victim = context.Process(target=stream, args=(file, table, chance.randrange(10**9), theirs), daemon=True)
        victim.start()
        theirs.close()
        time.sleep(chance.uniform(0, LONGEST_LIFE))
        assert victim.is_alive(), "the victim died by itself"
        victim.kill()
        victim.join()
        killed += 1
        last = last_acknowledged(mine)
        mine.close()
        answered += last > 0
        promised[table] = max(promised[table], last)
        check_what_was_promised(file, table, promised[table], thoroughly=killed % 20 == 0)
    # If hardly anybody lived long enough to be acknowledged, nothing has been shown.
    assert answered > KILLS / 4
    with Store.open(file) as store:
        assert store.faults() == []
    for table in tables:
        check_what_was_promised(file, table, promised[table], thoroughly=True)


def check_what_was_promised(file: Path, table: str, promised: int, thoroughly: bool) -> None:
    """Look at the table as the app would after the crash."""
    with Store.open(file) as store:
        live = House(store, ENGINES).open(table)
        lines = store.journal(table)
        assert len(lines) == live.length >= promised
        snapshot = store.read(table).snapshot
        assert snapshot is not None
        assert snapshot.seq == len(lines)
        if thoroughly:
            entries = [entry_of(line, live.game.codec) for line in lines]
            replayed = Table(ENGINES["tracker"], live.setup, entries)
            assert replayed.state == live.state
            assert (replayed.can_undo, replayed.can_redo) == (live.can_undo, live.can_redo)
