"""SIGKILL at any moment: every acknowledged input is there afterwards, nothing is damaged, and the table goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.tables.table_service import TableService
from database.store import Store
from tests.faults.input_victim import WAYS, write_once
from tests.faults.killing import Victims, check_length
from tests.tables.small_score_sheet import ENGINES

KILLS = 220


def test_every_acknowledged_input_survives_sigkill(tmp_path: Path) -> None:
    victims = Victims(tmp_path / "evening.db", random.Random())
    for _ in range(KILLS):
        victims.kill_one()
    victims.check_everything()
    # If hardly anybody had lived long enough to be acknowledged, nothing would have been shown.
    assert sum(victims.promised.values()) > 2 * KILLS
    assert len(victims.promised) > len(victims.tables)


@pytest.mark.parametrize("way", WAYS)
def test_a_victim_writes_in_every_way(tmp_path: Path, way: str) -> None:
    victims = Victims(tmp_path / "evening.db", random.Random(1))
    with Store.open(victims.where) as store:
        house = TableService(store, ENGINES)
        table, before = victims.tables[0], set(store.heads())
        write_once(house, table, "give", random.Random(1))
        if way == "redo":
            write_once(house, table, "undo", random.Random(1))
        written, length = write_once(house, table, way, random.Random(1))
        assert (written not in before) == (way in ("begin", "import"))
        check_length(house, written, length)


def test_an_input_that_was_acknowledged_and_is_gone_is_noticed(tmp_path: Path) -> None:
    victims = Victims(tmp_path / "evening.db", random.Random(1))
    victims.promised[victims.tables[2]] = 1
    with pytest.raises(AssertionError, match="0 inputs, 1 were acknowledged"):
        victims.check_everything()
    victims.promised = {"nosuchid": 0}
    with pytest.raises(AssertionError, match="are gone"):
        victims.check_everything()
