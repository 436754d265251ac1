"""The hub: who hears what, in which order, and what a broken listener can spoil."""

from __future__ import annotations

import logging
import threading

import pytest

from companion.tables.change_bus import Change, ChangeBus


def change(table: str = "t", length: int = 1) -> Change:
    """Any change."""
    return Change(table, "give", length)


def test_a_listener_hears_its_own_table_or_all() -> None:
    hub, mine, everything = ChangeBus(), list[Change](), list[Change]()
    hub.listen("t", mine.append)
    hub.listen(None, everything.append)
    hub.publish(change("t"))
    hub.publish(change("u"))
    assert mine == [change("t")]
    assert everything == [change("t"), change("u")]


def test_who_stopped_hears_nothing_more_and_may_stop_twice() -> None:
    hub, heard = ChangeBus(), list[Change]()
    stop = hub.listen(None, heard.append)
    hub.publish(change())
    stop()
    stop()
    hub.publish(change())
    assert len(heard) == 1


def test_the_same_function_may_listen_twice() -> None:
    hub, heard = ChangeBus(), list[Change]()
    stop = hub.listen(None, heard.append)
    hub.listen(None, heard.append)
    hub.publish(change())
    stop()
    hub.publish(change())
    assert len(heard) == 3


def test_a_broken_listener_is_dropped_and_logged_and_the_others_hear_on(caplog: pytest.LogCaptureFixture) -> None:
    hub, heard, tries = ChangeBus(), list[Change](), list[Change]()

    def broken(news: Change) -> None:
        tries.append(news)
        raise RuntimeError("this screen is gone")

    hub.listen(None, broken)
    hub.listen(None, heard.append)
    with caplog.at_level(logging.ERROR):
        hub.publish(change(length=1))
        hub.publish(change(length=2))
    assert (len(tries), len(heard)) == (1, 2)
    assert "this screen is gone" in caplog.text


def test_a_listener_that_publishes_itself_does_not_break_the_order() -> None:
    hub, heard = ChangeBus(), list[int]()

    def answer(news: Change) -> None:
        if news.length == 1:
            hub.publish(change(length=2))

    hub.listen(None, answer)
    hub.listen(None, lambda news: heard.append(news.length))
    hub.publish(change(length=1))
    assert heard == [1, 2]


def test_changes_from_many_threads_all_arrive_one_at_a_time() -> None:
    hub, heard, inside = ChangeBus(), list[Change](), threading.Lock()

    def deliver(news: Change) -> None:
        assert inside.acquire(blocking=False), "two deliveries at once"
        heard.append(news)
        inside.release()

    hub.listen(None, deliver)

    def publish_all(name: str) -> None:
        for n in range(200):
            hub.publish(change(name, n))

    threads = [threading.Thread(target=publish_all, args=(name,)) for name in ("a", "b", "c")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    hub.deliver()
    for name in ("a", "b", "c"):
        assert [news.length for news in heard if news.table == name] == list(range(200))
