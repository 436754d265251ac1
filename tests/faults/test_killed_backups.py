"""SIGKILL while a backup is written: never half of one under its own name, and what is left is cleared away."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from database.backups.backup_files import write_backup
from database.backups.restore import open_backup_copy
from database.files.backup_names import list_all_backups, list_unfinished_backups
from database.store import Store
from tests.database.plain_journals import begin
from tests.database.test_opening import make_version_one
from tests.faults.backup_victims import before_migration, by_command, daily, saved_by_command
from tests.tables.forked_processes import forking

KILLS, MOST = 12, 200
MEGABYTES = 4


def _house(file: Path) -> None:
    """A house that takes a moment to copy."""
    with Store.open(file) as store:
        begin(store)
        store.packs.put("long", "x" * MEGABYTES * 1_000_000)


def _old_house(file: Path) -> None:
    make_version_one(file)
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE snapshots SET state = ?", (json.dumps({"long": "x" * MEGABYTES * 1_000_000}),))


def _kill(work: Callable[[Path], None], file: Path, chance: random.Random) -> None:
    """Kill a process while it writes, or a moment before or after that."""
    victim = forking().Process(target=work, args=(file,), daemon=True)
    victim.start()
    while victim.is_alive() and not list(file.parent.glob("*.unfinished-*")):
        time.sleep(0.0005)
    time.sleep(chance.choice([0, chance.uniform(0, 0.005), chance.uniform(0, 0.03)]))
    victim.kill()
    victim.join()


def _backups(file: Path) -> int:
    """How many backups there are, all of them whole."""
    found = [*list_all_backups(file), *(path for path in (saved_by_command(file),) if path.exists())]
    for backup in found:
        with open_backup_copy(backup) as store:
            assert store.faults() == []
            assert len(store.heads()) == 1
    return len(found)


@pytest.mark.parametrize(("work", "make"), [(by_command, _house), (daily, _house), (before_migration, _old_house)])
def test_a_killed_backup_is_whole_or_not_there(
    work: Callable[[Path], None], make: Callable[[Path], None], tmp_path: Path
) -> None:
    chance, left = random.Random(), 0
    made = tmp_path / "made.db"
    make(made)
    for number in range(MOST):
        # If nobody had been killed while writing, nothing would have been shown.
        if number >= KILLS and left:
            break
        file = tmp_path / str(number) / "evening.db"
        file.parent.mkdir()
        shutil.copy(made, file)
        _kill(work, file, chance)
        left += len(list(file.parent.glob("*.unfinished-*")))
        done = _backups(file)
        work(file)
        assert not list(file.parent.glob("*unfinished*"))
        # A database that was killed between its backup and its migration gets another backup.
        assert _backups(file) >= max(done, 1)
    assert left, "nobody was killed while writing"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house; its file has no ending, so that every name that begins like it might be taken for its backup."""
    file = tmp_path / "evening"
    with Store.open(file) as store:
        begin(store)
    return file


def _dead() -> int:
    """The number of a process that has ended."""
    return int(subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], stdout=subprocess.PIPE).stdout)


def _left_by(file: Path, number: int) -> list[Path]:
    left = [file.with_name(f"evening.daily-2026-05-01.unfinished-{number}{beside}") for beside in ("", "-journal")]
    for path in left:
        path.write_bytes(b"half")
    return left


@pytest.mark.parametrize("number", [_dead(), os.getpid(), 10**30], ids=["dead", "own", "no-process"])
def test_what_a_stopped_process_left_is_cleared_away_at_the_next_start(house: Path, number: int) -> None:
    left = _left_by(house, number)
    assert list_unfinished_backups(house) == left
    assert list_all_backups(house) == []
    with Store.open(house) as store:
        assert store.cleared == left
    assert list_unfinished_backups(house) == []


def test_what_another_process_is_writing_stays_and_is_not_offered(house: Path) -> None:
    left = _left_by(house, os.getppid())
    with Store.open(house) as store:
        assert store.cleared == []
    assert list_unfinished_backups(house) == left
    assert list_all_backups(house) == []


def test_what_was_left_elsewhere_is_cleared_away_by_the_next_backup_there(house: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    (folder / f"saved.db.unfinished-{_dead()}").write_bytes(b"half")
    (folder / f"other.db.unfinished-{_dead()}").write_bytes(b"not ours to judge")
    with Store.open(house) as store:
        write_backup(store, folder / "saved.db")
    assert sorted(path.name for path in folder.iterdir() if "other" not in path.name) == ["saved.db"]
    assert len(list(folder.iterdir())) == 2
