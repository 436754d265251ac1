"""Attacks on what is kept: torn databases, damaged files, clocks that jump, disks without room."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.games.engines import ENGINES
from companion.games.tracker.acts import Change as Life
from companion.games.tracker.acts import Note
from companion.kernel.plain_data import contains_all_data, to_plain
from companion.kernel.refusals import Refused
from companion.tables.files.export_file import export_table
from companion.tables.files.file_format import compute_state_checksum, parse_table_file
from companion.tables.files.import_file import ImportResult, import_table
from companion.tables.problems.table_checkup import check_all_tables
from companion.tables.problems.unreadable_tables import export_raw_rows, inspect_unreadable_table
from companion.tables.table_service import TableService
from database.backups.backup_files import write_backup
from database.backups.restore import open_backup_copy, salvage_into_file
from database.store import Store
from tests.faults.killing import check_length, check_replay, replayed
from tests.full_disk import little_room, small_disk
from tests.tables.files.costly_files import BOMBS, bomb
from tests.tables.small_score_sheet import small_setup
from tests.torture import random_damage
from tests.torture.attacks_on_inputs import WORDS
from tests.torture.evenings import saved_files
from tests.torture.figures import Figures

_LONG = 300
"""A journal of so many inputs is long enough."""


def databases(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """A database with torn bytes opens, or is refused in a sentence; with a torn log it has lost its newest alone."""
    sound, log, journal = _database_and_log(folder)
    torn, torn_log = folder / "torn.db", folder / "torn.db-wal"
    while True:
        for path in folder.glob("torn.db*"):
            path.unlink()
        if chance.random() < 0.5:
            torn.write_bytes(sound)
            torn_log.write_bytes(random_damage.torn(log, chance))
            with figures.one("a torn log", may_refuse=False), Store.open(torn) as store:
                house = TableService(store, ENGINES)
                for record in house.list():
                    length = house.open(record.id).length
                    assert store.journal(record.id) == journal[:length], "another history than there was"
                    check_replay(house, record.id)
                    house.give(record.id, Note("on we go"))
        else:
            with Store.open(folder / "whole.db") as store:
                whole = store.file
            assert whole is not None
            torn.write_bytes(random_damage.torn(whole.read_bytes(), chance))
            with figures.one("a torn database"), Store.open(torn, patience=0.1) as store:
                _look_through(store, folder, chance)
        yield


def _database_and_log(folder: Path) -> tuple[bytes, bytes, list[Any]]:
    """A database while it is open, with its newest inputs in the log alone; its journal. `whole.db` has them all."""
    file = folder / "whole.db"
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        table = house.begin(small_setup(), "Friday")
        for n in range(60):
            house.give(table, Life("gold", 1 + n % 5, "red"))
        return file.read_bytes(), file.with_name("whole.db-wal").read_bytes(), store.journal(table)


def _look_through(store: Store, folder: Path, chance: random.Random) -> None:
    """Everything that looks at a house, damaged as it may be."""
    house = TableService(store, ENGINES)
    for record in house.list():
        try:
            _ = house.open(record.id).steps
            export_table(house, record.id)
        except Refused:
            inspect_unreadable_table(store, record.id)
            json.loads(export_raw_rows(store, record.id))
    if chance.random() < 0.2:
        store.faults()
        check_all_tables(house)
        target = folder / "salvaged.db"
        salvage_into_file(store, target)
        with Store.open(target) as salvaged:
            assert not salvaged.faults(), "what was salvaged is damaged"


def imports(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """Files of every engine with damaged bytes and fields, and bombs: refused whole, or sound."""
    with Store.open(folder / "imports.db") as store:
        house = TableService(store, ENGINES)
        files = [_evening(house, chance), *saved_files(folder)]
        while True:
            before = set(store.heads())
            file, brought = _damaged_file(chance.choice(files), chance), None
            with figures.one("a file brought in"):
                brought = import_table(house, file)
            if brought is not None:
                # What was taken must be sound: from here on a refusal is a loss.
                with figures.look("a table that was brought in"):
                    _check_brought(TableService(store, ENGINES), brought, file)
            for table in set(store.heads()) - before:
                house.destroy(table)
            yield


def _check_brought(house: TableService, brought: ImportResult, file: bytes) -> None:
    contents, live = parse_table_file(file), house.open(brought.id)
    if brought.new:
        check_length(house, brought.id, len(contents.journal))
    _ = live.steps
    if live.undecided:
        # As from another version, whose rules led elsewhere: it is shown as the file has it, and the table chooses.
        # Fields that the file leaves out have their defaults. Where it cannot be shown so, what is possible counts.
        shown = contains_all_data(to_plain(live.game.freeze(live.state)), contents.state)
        assert shown or live.state == replayed(house, brought.id, lenient=True).state
    else:
        check_replay(house, brought.id)
    assert import_table(house, export_table(house, brought.id)).outcome == "same"


def clocks(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """A clock that jumps: the list follows the order of changes all the same."""
    with Store.open(folder / "clocks.db") as store:
        while True:
            now = chance.randrange(1, 4_000_000_000_000)
            house = TableService(store, ENGINES, clock=lambda now=now: now)  # type: ignore[misc]
            tables = [record.id for record in house.list()] or [house.begin(small_setup(), "") for _ in range(5)]
            for table in chance.sample(tables, 2):
                with figures.one(f"the time {now}", may_refuse=False):
                    house.give(table, Note("x"))
                    assert house.list()[0].id == table, "the table changed last is not the first one"
            yield


def full_disks(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """A disk without room: an input is kept or refused, a backup is whole or not there, all can be looked at."""
    with small_disk(folder / "disk", kilobytes=2_000) as disk:
        file, saved = disk / "full.db", disk / "saved.db"
        while True:
            with Store.open(file) as store:
                table, promised = TableService(store, ENGINES).begin(small_setup(), "Friday"), 0
            while promised < _LONG:
                with figures.one("inputs on a full disk"), little_room(disk, chance), Store.open(file) as store:
                    house = TableService(store, ENGINES)
                    assert house.open(table).length >= promised
                    for _ in range(chance.randint(1, 8)):
                        promised = house.give(table, Note("x" * chance.randrange(400))).length
                    if chance.random() < 0.3:
                        write_backup(store, saved)
                with figures.look("a look after a full disk"):
                    _check_disk(file, saved, table, promised)
                yield
            file.unlink()


def _check_disk(file: Path, saved: Path, table: str, promised: int) -> None:
    with Store.open(file) as store:
        check_length(TableService(store, ENGINES), table, promised)
        assert not store.faults()
    if saved.exists():
        with open_backup_copy(saved) as backup:
            assert not backup.faults()
            assert table in backup.heads()
        saved.unlink()
    assert not list(file.parent.glob("*unfinished*"))


# --- what they work on --------------------------------------------------------------------------


def _evening(house: TableService, chance: random.Random) -> bytes:
    table = house.begin(small_setup(), "Friday")
    for n in range(12):
        house.give(table, Life("gold", n + 1, chance.choice(["red", "blue"])), who="Ann", burst="b" if n % 2 else "")
    house.undo(table)
    house.repair(table, 2, Life("gold", 9, "red"))
    house.give(table, Note("a \N{DRAGON} came"))
    return export_table(house, table)


def _damaged_file(data: bytes, chance: random.Random) -> bytes:
    how = chance.random()
    if how < 0.03:
        return random_damage.torn(bomb(chance.choice(BOMBS)(chance.randint(120, 160))), chance)
    if how < 0.5:
        return random_damage.torn(data, chance)
    broken = random_damage.damaged(json.loads(data), chance, WORDS)
    if chance.random() < 0.5 and isinstance(broken, dict):
        # As from another version, so that a position that follows from the damage is not what stops it.
        broken["app"], broken["checksum"] = "0.0.1", compute_state_checksum(broken.get("state"))
    return json.dumps(broken).encode()
