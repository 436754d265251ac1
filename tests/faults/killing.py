"""Killing processes that write, and looking at what they leave behind as the app would after a crash."""

from __future__ import annotations

import random
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from companion.games.tracker.acts import Note
from companion.kernel.table import Table
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_service import TableService
from database.store import Store
from tests.faults.input_victim import stream
from tests.tables.forked_processes import forking
from tests.tables.small_score_sheet import ENGINES, small_setup

PATIENCE = 60


class Victims:
    """Some tables of a database, and what was promised to those who wrote there."""

    def __init__(self, where: Path | str, chance: random.Random) -> None:
        self.where = where
        self._chance = chance
        self.promised: dict[str, int] = {}
        with Store.open(where) as store:
            house = TableService(store, ENGINES)
            self.tables = [house.begin(small_setup(seed=n), f"Table {n}") for n in range(4)]
        self.promised = dict.fromkeys(self.tables, 0)

    def kill_one(self) -> None:
        """Kill a process that writes, and check that everything it was told to be safe is there."""
        table = self._chance.choice(self.tables)
        told = kill_one(self.where, table, self._chance)
        for written, length in told.items():
            self.promised[written] = max(self.promised.get(written, 0), length)
        with Store.open(self.where) as store:
            house = TableService(store, ENGINES)
            for written in {table, *told}:
                check_length(house, written, self.promised[written])
            # What is left behind must not only be there: play goes on.
            self.promised[table] = house.give(table, Note("on we go")).length

    def check_everything(self) -> None:
        """A thorough look: the whole database, and every table that was promised to anybody."""
        with Store.open(self.where) as store:
            faults = store.faults()
            assert not faults, faults
            house = TableService(store, ENGINES)
            missing = set(self.promised) - set(store.heads())
            assert not missing, f"tables that were acknowledged are gone: {missing}"
            for table, length in self.promised.items():
                check_length(house, table, length)
                check_replay(house, table)


def kill_one(where: Path | str, table: str, chance: random.Random) -> dict[str, int]:
    """Start a process that writes and kill it; the length of each table that it was told to be safe."""
    context = forking()
    mine, theirs = context.Pipe(duplex=False)
    victim = context.Process(target=stream, args=(where, table, chance.randrange(10**9), theirs), daemon=True)
    victim.start()
    theirs.close()
    told: dict[str, int] = {}
    with mine:
        if chance.random() < 0.25:
            # In its first moments: while it opens the database, or takes over what the one before left behind.
            time.sleep(chance.uniform(0, 0.05))
        else:
            # Somewhere inside an input. Counted in inputs, so that a slow machine gets as far as a fast one.
            for _ in range(chance.randint(1, 4)):
                assert mine.poll(PATIENCE), "the victim does not get on"
                told.update([mine.recv()])
            time.sleep(chance.uniform(0, 0.005))
        victim.kill()
        victim.join()
        assert victim.exitcode == -signal.SIGKILL, "the victim died by itself"
        return {**told, **_still_in(mine)}


def _still_in(pipe: Connection) -> dict[str, int]:
    """What else had come through the pipe before the end."""
    told: dict[str, int] = {}
    try:
        while True:
            told.update([pipe.recv()])
    except (EOFError, OSError):
        return told


def check_length(house: TableService, table: str, promised: int) -> None:
    """Everything that was acknowledged is there, with the position that belongs to it."""
    live = house.open(table)
    record = house.store.read(table)
    assert record.length == live.length >= promised, f"{live.length} inputs, {promised} were acknowledged"
    assert record.snapshot is not None
    assert record.snapshot.seq == live.length
    assert len(house.store.journal(table)) == live.length


def check_replay(house: TableService, table: str) -> None:
    """The journal leads to the position."""
    live, again = house.open(table), replayed(house, table)
    assert again.state == live.state
    assert (again.can_undo, again.can_redo) == (live.can_undo, live.can_redo)


def replayed(house: TableService, table: str, lenient: bool = False) -> Table[Any, Any]:
    """The table that its journal leads to; with `lenient`, what is impossible in it is set aside."""
    live = house.open(table)
    again = Table(live.game, live.setup)
    again.load([line_to_entry(line, live.game) for line in house.store.journal(table)], lenient=lenient)
    return again
