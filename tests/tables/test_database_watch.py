"""The watch: what another process writes appears here by itself."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.tracker.acts import Change as Life
from companion.tables.change_bus import Change
from companion.tables.database_watch import DatabaseWatch
from companion.tables.table_service import TableService
from database.files.backup_names import list_daily_backups
from database.store import Store
from tests.tables.small_score_sheet import small_setup


@pytest.fixture
def news(house: TableService) -> Iterator[queue.Queue[Change]]:
    """What the house hears while it is being watched."""
    heard: queue.Queue[Change] = queue.Queue()
    house.hub.listen(None, heard.put)
    watch = DatabaseWatch(house, every=0.01)
    watch.start()
    yield heard
    watch.stop()


def test_what_others_do_is_published_with_its_events(
    house: TableService, other: TableService, table: str, news: queue.Queue[Change]
) -> None:
    house.open(table)
    other.give(table, Life("life", -3, "red"), who="Ann")
    heard = news.get(timeout=20)
    assert (heard.kind, heard.length, heard.who, heard.elsewhere) == ("give", 1, "Ann", True)
    assert [event.message.id for event in heard.events] == ["counter-down"]
    assert house.open(table).state.value("life", "red") == 47
    other.undo(table, who="Bob")
    assert news.get(timeout=20).kind == "undo"
    assert house.open(table).state.value("life", "red") == 50


def test_other_tables_are_noticed_too(
    house: TableService, other: TableService, table: str, news: queue.Queue[Change]
) -> None:
    other.give(table, Life("life", -3, "red"))
    assert news.get(timeout=20) == Change(table, "extend", 1, elsewhere=True)
    second = other.begin(small_setup(), "Second")
    assert news.get(timeout=20) == Change(second, "begin", 0, elsewhere=True)
    other.rename(second, "Other")
    assert news.get(timeout=20) == Change(second, "rename", 0, elsewhere=True)
    other.archive(second)
    assert news.get(timeout=20) == Change(second, "archive", 0, elsewhere=True)
    other.destroy(second)
    assert news.get(timeout=20) == Change(second, "destroy", 0, elsewhere=True)


def test_what_this_house_does_itself_is_heard_only_once(
    house: TableService, table: str, news: queue.Queue[Change]
) -> None:
    own = house.begin(small_setup(), "Own")
    for _ in range(20):
        house.give(table, Life("life", -1, "red"))
    house.rename(own, "Renamed")
    heard = [news.get(timeout=20) for _ in range(22)]
    with pytest.raises(queue.Empty):
        news.get(timeout=0.1)
    assert not any(each.elsewhere for each in heard)


def test_a_watch_stops_cleanly_and_can_start_again(house: TableService, other: TableService, table: str) -> None:
    watch = DatabaseWatch(house, every=0.01)
    watch.start()
    watch.start()
    assert sum(thread.name == "companion-watch" for thread in threading.enumerate()) == 1
    watch.stop()
    watch.stop()
    assert not any(thread.name == "companion-watch" for thread in threading.enumerate())
    other.give(table, Life("life", -1, "red"))
    heard: queue.Queue[Change] = queue.Queue()
    house.hub.listen(None, heard.put)
    watch.start()
    assert heard.get(timeout=20).kind == "extend"
    watch.stop()


def test_a_watch_goes_on_after_trouble(
    house: TableService, other: TableService, table: str, news: queue.Queue[Change], monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = threading.Event()
    heads = house.store.heads

    def fail_once() -> object:
        if not failed.is_set():
            failed.set()
            raise RuntimeError("the disk hiccups")
        return heads()

    monkeypatch.setattr(house.store, "heads", fail_once)
    other.give(table, Life("life", -1, "red"))
    assert news.get(timeout=20).kind == "extend"
    assert failed.is_set()


def test_a_day_of_use_leaves_a_backup(
    house: TableService, other: TableService, file: Path, table: str, news: queue.Queue[Change]
) -> None:
    other.rename(table, "Saturday")
    assert news.get(timeout=20).kind == "rename"
    # The backup comes before the first look around.
    (made,) = list_daily_backups(file)
    with Store.open(made) as backup:
        assert list(backup.heads()) == [table]
