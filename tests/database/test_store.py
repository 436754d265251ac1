"""What the store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import re
import threading

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from companion.kernel.refusals import Malformed, Unknown
from database.records import Head, Line, Player, Snapshot
from database.store import Store, Taken
from database.table_ids import make_table_id
from tests.database.plain_journals import SETUP, begin, line, write


def test_a_new_table_is_read_back_with_its_setup_and_its_opening_position(store: Store) -> None:
    table = begin(store)
    record = store.read(table)
    assert record.setup == SETUP
    assert (record.name, record.length, record.ended, record.archived) == ("Friday", 0, False, False)
    assert record.snapshot == Snapshot(0, {"total": 0})
    assert (record.created, record.changed, record.origin) == (1000, 1000, table)


def test_an_id_is_short_and_has_no_letters_that_look_alike() -> None:
    ids = {make_table_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(re.fullmatch("[2-9a-hjkmnp-z]{8}", each) for each in ids)


def test_journal_snapshot_and_length_go_in_together(store: Store) -> None:
    table = begin(store)
    write(store, table, 1, 2, 3)
    record = store.read(table)
    assert record.length == 3
    assert record.changed == 1003
    assert record.snapshot == Snapshot(3, {"total": 3}, undoable=3)
    assert store.journal(table) == [line(1), line(2), line(3)]


def test_a_part_of_the_journal_can_be_read(store: Store) -> None:
    table = begin(store)
    write(store, table, 1, 2, 3, 4)
    assert store.journal(table, after=2) == [line(3), line(4)]
    assert store.journal(table, upto=2) == [line(1), line(2)]
    assert store.journal(table, after=1, upto=3) == [line(2), line(3)]


def test_every_kind_of_line_comes_back_as_it_was(store: Store) -> None:
    table = begin(store)
    lines = [
        Line("give", {"act": "note", "text": "ünï\ud800\x00 \N{DRAGON}"}, who="Zoë", at=1, burst="b"),
        Line("undo", count=2, who="Ann", at=2),
        Line("redo", at=1_794_798_282_799),
        Line("repair", None, step=1),
        Line("repair", {"act": "add", "by": 10**30}, step=1),
    ]
    with store.writing(table) as writing:
        writing.append(lines, Snapshot(5, {}), at=2)
    assert store.journal(table) == lines


def test_any_exception_rolls_everything_back(store: Store) -> None:
    table = begin(store)
    write(store, table, 1)

    def write_and_fail() -> None:
        with store.writing(table) as writing:
            writing.append([line(2)], Snapshot(2, {"total": 2}), at=5)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_and_fail()
    assert store.journal(table) == [line(1)]
    assert store.read(table).length == 1
    assert store.read(table).snapshot == Snapshot(1, {"total": 1}, undoable=1)


def test_a_writer_sees_what_others_wrote_since(store: Store) -> None:
    table = begin(store)
    write(store, table, 1, 2)
    with store.writing(table) as writing:
        assert writing.length == 2
        assert writing.entries_since(0) == [line(1), line(2)]
        assert writing.entries_since(2) == []


def test_a_snapshot_that_belongs_to_another_line_is_a_mistake_and_nothing_is_written(store: Store) -> None:
    table = begin(store)
    with pytest.raises(ValueError, match="does not belong"), store.writing(table) as writing:
        writing.append([line(1)], Snapshot(7, {}), at=5)
    assert store.read(table).length == 0


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET who = 'Eve'",
        "DELETE FROM journal",
        "DELETE FROM journal WHERE seq = 2",
        "UPDATE tables SET engine = 'other'",
    ],
)
def test_the_journal_and_the_setup_refuse_to_be_changed(store: Store, statement: str) -> None:
    table = begin(store)
    write(store, table, 1, 2)
    with pytest.raises(DBAPIError, match=r"append-only|never changes"), store._link.engine.begin() as connection:
        connection.execute(text(statement))
    assert store.journal(table) == [line(1), line(2)]


def test_destroying_a_table_on_purpose_takes_its_journal_along_and_no_other(store: Store) -> None:
    table, other = begin(store), begin(store)
    write(store, table, 1, 2)
    write(store, other, 3)
    store.destroy(table)
    with pytest.raises(Unknown):
        store.read(table)
    assert store.journal(table) == []
    assert store.journal(other) == [line(3)]


def test_the_list_shows_the_table_changed_last_first_and_archived_ones_apart(store: Store) -> None:
    old, new, away = begin(store, "Old"), begin(store, "New"), begin(store, "Away")
    write(store, old, 1)
    write(store, new, 2)
    store.archive(away)
    assert [record.name for record in store.tables()] == ["New", "Old"]
    assert [record.name for record in store.tables(archived=True)] == ["Away"]
    assert {record.name for record in store.tables(archived=None)} == {"Old", "New", "Away"}
    store.archive(away, False)
    store.rename(away, "Back")
    assert {record.name for record in store.tables()} == {"Old", "New", "Back"}


def test_heads_tell_what_has_changed(store: Store) -> None:
    table = begin(store)
    assert store.heads() == {table: Head(0, "Friday", False)}
    write(store, table, 1)
    store.rename(table, "Saturday")
    assert store.heads() == {table: Head(1, "Saturday", False)}


def test_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(Unknown):
        store.read("nowhere2")
    with pytest.raises(Unknown), store.writing("nowhere2"):
        pass
    for change in (store.destroy, store.archive, lambda table: store.rename(table, "x")):
        with pytest.raises(Unknown):
            change("nowhere2")


def test_an_id_in_use_is_refused(store: Store) -> None:
    table = begin(store)
    with pytest.raises(Taken):
        store.create(SETUP, "Again", Snapshot(0, {}), at=1, table_id=table)
    assert store.read(table).name == "Friday"


@pytest.mark.parametrize("name", ["zero\x00byte", "half \ud83d"])
def test_a_name_that_no_database_can_keep_is_refused(store: Store, name: str) -> None:
    with pytest.raises(Malformed):
        begin(store, name)
    assert store.tables() == []


def test_two_threads_write_to_one_table_and_no_line_is_lost(store: Store) -> None:
    table = begin(store)
    threads = [
        threading.Thread(target=write, args=(store, table, *range(start, start + 25))) for start in (0, 100, 200)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    numbers = [entry.act["by"] for entry in store.journal(table) if entry.act is not None]
    assert sorted(numbers) == sorted([*range(25), *range(100, 125), *range(200, 225)])
    for start in (0, 100, 200):
        assert [n for n in numbers if start <= n < start + 25] == list(range(start, start + 25))


def test_the_last_players_are_remembered_in_their_order(store: Store) -> None:
    store.people.remember([Player("Ann", 1), Player("Bob", 2)], at=100)
    store.people.remember([Player("Cleo", 3), Player("Ann", 4)], at=200)
    assert store.people.last_group() == [Player("Cleo", 3), Player("Ann", 4)]
    assert store.people.everybody() == [Player("Cleo", 3), Player("Ann", 4), Player("Bob", 2)]
    # The clock was set back: the latest group is still the one that sat down last.
    store.people.remember([Player("Dan")], at=50)
    assert store.people.last_group() == [Player("Dan")]
    store.people.forget("Dan")
    assert store.people.last_group() == [Player("Cleo", 3), Player("Ann", 4)]


def test_nobody_is_remembered_at_first_and_a_name_twice_is_one_person(store: Store) -> None:
    assert store.people.last_group() == []
    store.people.remember([], at=1)
    store.people.remember([Player("Ann", 1), Player("Ann", 2)], at=2)
    assert store.people.everybody() == [Player("Ann", 2)]


def test_settings_keep_any_plain_value(store: Store) -> None:
    assert store.settings.get("language") is None
    assert store.settings.get("language", "en") == "en"
    for value in ("es", True, 3, 1.5, None, ["a"], {"b": {"c": None}}):
        store.settings.put("any", value)
        assert store.settings.get("any", "nothing") == value
    store.settings.put("language", "fr")
    assert store.settings.everything() == {"any": {"b": {"c": None}}, "language": "fr"}
