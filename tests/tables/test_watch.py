"""The watch: what another process writes appears here by itself."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator

import pytest

from companion.games.tracker.acts import Change as Life
from companion.tables.house import House
from companion.tables.hub import Change
from companion.tables.watch import Watch
from tests.tables.sheets import small_setup


@pytest.fixture
def news(house: House) -> Iterator[queue.Queue[Change]]:
    """What the house hears while it is being watched."""
    heard: queue.Queue[Change] = queue.Queue()
    house.hub.listen(None, heard.put)
    watch = Watch(house, every=0.01)
    watch.start()
    yield heard
    watch.stop()


def test_what_others_do_is_published_with_its_events(
    house: House, other: House, table: str, news: queue.Queue[Change]
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


def test_other_tables_are_noticed_too(house: House, other: House, table: str, news: queue.Queue[Change]) -> None:
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


def test_what_this_house_does_itself_is_heard_only_once(house: House, table: str, news: queue.Queue[Change]) -> None:
    own = house.begin(small_setup(), "Own")
    for _ in range(20):
        house.give(table, Life("life", -1, "red"))
    house.rename(own, "Renamed")
    heard = [news.get(timeout=20) for _ in range(22)]
    with pytest.raises(queue.Empty):
        news.get(timeout=0.1)
    assert not any(each.elsewhere for each in heard)


def test_a_watch_stops_cleanly_and_can_start_again(house: House, other: House, table: str) -> None:
    watch = Watch(house, every=0.01)
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
    house: House, other: House, table: str, news: queue.Queue[Change], monkeypatch: pytest.MonkeyPatch
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
