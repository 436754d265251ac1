"""SIGKILL at any moment: every acknowledged input is there afterwards, nothing is damaged, and the table opens."""

from __future__ import annotations

import random
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

from companion.kernel.table import Table
from companion.tables.house import House
from companion.tables.lines import entry_of
from database.store import Store
from tests.faults.streamer import stream
from tests.tables.forks import forking
from tests.tables.sheets import ENGINES, small_setup

KILLS = 220
PATIENCE = 60


def test_every_acknowledged_input_survives_sigkill(tmp_path: Path) -> None:
    file = tmp_path / "evening.db"
    chance = random.Random()
    with Store.open(file) as store:
        tables = [House(store, ENGINES).begin(small_setup(seed=n), f"Table {n}") for n in range(4)]
    promised = dict.fromkeys(tables, 0)
    for kill in range(KILLS):
        table = tables[kill % len(tables)]
        promised[table] = max(promised[table], kill_one(file, table, chance))
        check_what_was_promised(file, table, promised[table], thoroughly=kill % 20 == 0)
    with Store.open(file) as store:
        assert store.faults() == []
    for table in tables:
        check_what_was_promised(file, table, promised[table], thoroughly=True)
    # If hardly anybody had lived long enough to be acknowledged, nothing would have been shown.
    assert sum(promised.values()) > KILLS


def kill_one(file: Path, table: str, chance: random.Random) -> int:
    """Start a victim and kill it; the greatest length that it was told to be safe."""
    context = forking()
    mine, theirs = context.Pipe(duplex=False)
    victim = context.Process(target=stream, args=(file, table, chance.randrange(10**9), theirs), daemon=True)
    victim.start()
    theirs.close()
    last = 0
    if chance.random() < 0.25:
        # In its first moments: while it opens the database, or takes over what the one before left behind.
        time.sleep(chance.uniform(0, 0.05))
    else:
        # Somewhere inside an input. Counted in inputs, so that a slow machine gets as far as a fast one.
        for _ in range(chance.randint(1, 10)):
            assert mine.poll(PATIENCE), "the victim does not get on"
            last = mine.recv()
        time.sleep(chance.uniform(0, 0.005))
    victim.kill()
    victim.join()
    assert victim.exitcode == -signal.SIGKILL, "the victim died by itself"
    with mine:
        return last_acknowledged(mine, last)


def last_acknowledged(pipe: Connection, last: int) -> int:
    """What else had come through the pipe before the end."""
    try:
        while True:
            last = pipe.recv()
    except (EOFError, OSError):
        return last


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
