"""Many hands at one table: threads of one process, and processes on one database."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from companion.games.tracker.acts import Change as Life
from companion.kernel.table import Table
from companion.tables.change_bus import Change
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_service import TableService
from database.store import Store
from tests.tables.forked_processes import forking
from tests.tables.small_score_sheet import ENGINES, small_setup

EACH = 30


def tap(house: TableService, table: str, who: str, seat: str) -> None:
    """One point after the other, with an undo now and then."""
    for number in range(EACH):
        house.give(table, Life("gold", 1, seat), who=who)
        if number % 10 == 9:
            house.undo(table, who=who)


def check(house: TableService, table: str, hands: int) -> None:
    """Every input of everybody is there, and leads to what is shown."""
    lines = house.store.journal(table)
    assert len(lines) == hands * (EACH + EACH // 10)
    for hand in range(hands):
        assert sum(line.kind == "give" and line.who == f"hand {hand}" for line in lines) == EACH
    live = house.open(table)
    house.catch_up(live)
    entries = [line_to_entry(line, live.game) for line in lines]
    assert Table(ENGINES["tracker"], live.setup, entries).state == live.state
    assert live.length == len(lines)


def test_threads_at_one_table_lose_nothing_and_everybody_hears_everything_in_order(
    house: TableService, table: str
) -> None:
    heard: list[Change] = []
    house.hub.listen(table, heard.append)
    threads = [
        threading.Thread(target=tap, args=(house, table, f"hand {hand}", ("red", "blue")[hand % 2]))
        for hand in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    house.hub.deliver()
    check(house, table, 4)
    assert [change.length for change in heard] == list(range(1, len(heard) + 1))
    assert len(heard) == house.open(table).length


def test_threads_at_different_tables_do_not_disturb_each_other(house: TableService) -> None:
    tables = [house.begin(small_setup(), f"Table {n}") for n in range(3)]
    threads = [threading.Thread(target=tap, args=(house, table, "hand 0", "red")) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for table in tables:
        check(house, table, 1)


def _tap_in_a_process(file: str, table: str, who: str, seat: str) -> None:
    with Store.open(file, patience=30) as store:
        tap(TableService(store, ENGINES), table, who, seat)


@pytest.mark.slow
def test_processes_at_one_table_lose_nothing(house: TableService, file: Path, table: str) -> None:
    context = forking()
    processes = [
        context.Process(target=_tap_in_a_process, args=(str(file), table, f"hand {hand}", ("red", "blue")[hand % 2]))
        for hand in range(3)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join(120)
    assert [process.exitcode for process in processes] == [0, 0, 0]
    check(house, table, 3)
    assert house.store.faults() == []


@pytest.mark.slow
def test_threads_on_a_server_lose_nothing(postgres_url: str) -> None:
    with Store.open(postgres_url) as first, Store.open(postgres_url) as second:
        houses = [TableService(first, ENGINES), TableService(second, ENGINES)]
        table = houses[0].begin(small_setup(), "Friday")
        threads = [
            threading.Thread(target=tap, args=(house, table, f"hand {hand}", "red"))
            for hand, house in enumerate(houses)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for house in houses:
            check(house, table, 2)
