"""The victim: a process that gives inputs to a table as fast as the disk takes them, until it is killed.

Each acknowledged length goes through the pipe only after the house has returned, that is, after the commit.
"""

from __future__ import annotations

import random
from multiprocessing.connection import Connection
from pathlib import Path

from companion.games.tracker.acts import Change, Next, Rolling
from companion.kernel.refusals import NotNow
from companion.tables.house import House
from database.store import Store
from tests.tables.sheets import ENGINES


def stream(file: Path, table: str, seed: int, acknowledged: Connection) -> None:
    """Give inputs for ever."""
    chance = random.Random(seed)
    with Store.open(file) as store:
        house = House(store, ENGINES)
        while True:
            acknowledged.send(_give_something(house, table, chance))


def _give_something(house: House, table: str, chance: random.Random) -> int:
    dice = chance.random()
    if dice < 0.1:
        try:
            return house.undo(table, who="victim").length
        except NotNow:
            pass
    if dice < 0.2:
        return house.give(table, Next("turn"), who="victim").length
    if dice < 0.3:
        return house.give(table, Rolling("d6", 2), who="victim").length
    seat = chance.choice(["red", "blue"])
    return house.give(table, Change("gold", chance.randint(1, 3), seat), who="victim").length
