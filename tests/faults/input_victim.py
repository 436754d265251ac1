"""The victim: a process that gives inputs to a table as fast as the disk takes them, until it is killed.

What is acknowledged goes through the pipe only after the house has returned, that is, after the commit.
"""

from __future__ import annotations

import json
import random
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from companion.games.tracker.acts import Change, Next, Rolling
from companion.kernel.refusals import Refused
from companion.tables.files.export_file import export_table
from companion.tables.files.import_file import import_table
from companion.tables.table_service import TableService
from database.store import Store
from database.table_ids import make_table_id
from tests.tables.small_score_sheet import ENGINES, small_setup

WAYS = ("give", "undo", "redo", "repair", "begin", "import")
_OFTEN = (20, 3, 2, 3, 1, 1)


def stream(where: Path | str, table: str, seed: int, acknowledged: Connection) -> None:
    """Write for ever, and say after each time which table is how long now."""
    chance = random.Random(seed)
    with Store.open(where) as store:
        house = TableService(store, ENGINES)
        while True:
            way = chance.choices(WAYS, _OFTEN)[0]
            # Nothing to undo yet, or a repair that cannot be: the next one will be another.
            with suppress(Refused):
                acknowledged.send(write_once(house, table, way, chance))


def write_once(house: TableService, table: str, way: str, chance: random.Random) -> tuple[str, int]:
    """Write in one of the ways; the table that was written, and the length that is safe now."""
    if way == "begin":
        return house.begin(small_setup(seed=chance.randrange(1000)), "Another"), 0
    if way == "import":
        brought = import_table(house, _as_another_table(export_table(house, table)))
        return brought.id, brought.length
    if way == "undo":
        return table, house.undo(table, who="victim").length
    if way == "redo":
        return table, house.redo(table, who="victim").length
    if way == "repair":
        step = chance.randint(1, max(1, house.open(table).length))
        return table, house.repair(table, step, _act(chance), who="victim").length
    return table, house.give(table, _act(chance), who="victim").length


def _act(chance: random.Random) -> Change | Next | Rolling:
    dice = chance.random()
    if dice < 0.1:
        return Next("turn")
    if dice < 0.2:
        return Rolling("d6", 2)
    return Change("gold", chance.randint(1, 3), chance.choice(["red", "blue"]))


def _as_another_table(exported: bytes) -> bytes:
    plain = json.loads(exported)
    plain["table"]["id"] = make_table_id()
    return json.dumps(plain).encode()
