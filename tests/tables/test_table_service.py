"""Running tables: inputs, undo, jump, repair, and what happens when somebody else was faster."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from companion.games.tracker.acts import Change as Life
from companion.games.tracker.acts import Finish, Next, Rolling
from companion.kernel.events import Reason
from companion.kernel.game import Setup
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit, NotNow, Overtaken, Refused, Unknown
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from companion.tables.change_bus import Change
from companion.tables.history_text import ReasonText, describe_history
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_loader import Unplayable
from companion.tables.table_service import TableService
from database.errors import Busy, DiskFull
from database.store import Store
from tests.tables.small_score_sheet import ENGINES, small_setup


def life(house: TableService, table: str, seat: str = "red") -> int:
    """What everybody sees."""
    value: int = house.open(table).state.value("life", seat)
    return value


def replayed(house: TableService, table: str) -> object:
    """The position that the journal on disk leads to."""
    entries = [line_to_entry(line, ENGINES["tracker"]) for line in house.store.journal(table)]
    return Table(ENGINES["tracker"], house.store.read(table).setup, entries).state


# --- inputs -------------------------------------------------------------------------------------


def test_an_accepted_input_is_on_disk_and_says_what_happened(house: TableService, table: str) -> None:
    change = house.give(table, Life("life", -3, "red"), who="Ann", burst="b1")
    assert (change.table, change.kind, change.length, change.who) == (table, "give", 1, "Ann")
    assert [told.message.id for told in change.events] == ["counter-down"]
    assert life(house, table) == 47
    (line,) = house.store.journal(table)
    assert line.act == {"act": "change", "counter": "life", "by": -3, "seat": "red"}
    assert (line.who, line.burst) == ("Ann", "b1")
    assert house.store.read(table).length == 1


def test_a_refused_input_changes_nothing(house: TableService, table: str) -> None:
    house.give(table, Life("life", -3, "red"))
    with pytest.raises(BeyondLimit):
        house.give(table, Life("life", -99, "red"))
    with pytest.raises(Unknown):
        house.give(table, Life("life", -1, "nobody"))
    assert life(house, table) == 47
    assert house.store.read(table).length == 1
    assert house.give(table, Life("life", -1, "red")).length == 2


def test_undo_takes_a_burst_of_taps_as_one_step(house: TableService, table: str) -> None:
    house.give(table, Life("life", -1, "blue"))
    for _ in range(3):
        house.give(table, Life("life", -1, "red"), burst="b1")
    assert house.undo(table).length == 5
    assert (life(house, table), life(house, table, "blue")) == (50, 49)
    assert (house.open(table).can_undo, house.open(table).can_redo) == (1, 3)
    house.redo(table)
    assert life(house, table) == 47
    house.undo(table)
    house.undo(table)
    with pytest.raises(NotNow):
        house.undo(table)
    assert house.open(table).can_undo == 0


def test_luck_is_the_same_again_after_undo_and_redo(house: TableService, table: str) -> None:
    house.give(table, Rolling("d6", 5))
    rolled = house.open(table).state.roll
    house.undo(table)
    house.redo(table)
    assert house.open(table).state.roll == rolled


def test_jump_goes_to_any_step_of_the_history_and_back(house: TableService, table: str) -> None:
    for _ in range(5):
        house.give(table, Life("life", -1, "red"))
    house.jump(table, 2)
    assert life(house, table) == 48
    assert [step.number for step in house.open(table).undone] == [3, 4, 5]
    house.jump(table, 4)
    assert life(house, table) == 46
    house.jump(table, 0)
    assert life(house, table) == 50
    with pytest.raises(NotNow):
        house.jump(table, 0)
    with pytest.raises(Unknown):
        house.jump(table, 99)
    house.jump(table, 5)
    assert life(house, table) == 45


def test_repair_changes_a_step_in_the_middle_and_preview_shows_it_first(house: TableService, table: str) -> None:
    house.give(table, Life("life", -30, "red"))
    house.give(table, Life("life", -20, "red"))
    preview = house.preview(table, 1, Life("life", -40, "red"))
    assert [step.number for step in preview.impossible] == [2]
    assert (life(house, table), house.store.read(table).length) == (0, 2)
    house.repair(table, 1, Life("life", -3, "red"), who="Ann")
    assert life(house, table) == 27
    house.repair(table, 2, None)
    assert life(house, table) == 47
    house.undo(table)
    assert life(house, table) == 27
    assert replayed(house, table) == house.open(table).state


def test_the_list_knows_when_a_table_has_ended(house: TableService, table: str) -> None:
    house.give(table, Finish(("red",)))
    assert [record.ended for record in house.list()] == [True]
    house.undo(table)
    assert [record.ended for record in house.list()] == [False]


def test_a_setup_that_no_engine_plays_is_refused(house: TableService) -> None:
    with pytest.raises(Unknown):
        house.begin(Setup("chess", "chess-engine", 1, {}), "Chess")
    assert house.list() == []


# --- opening ------------------------------------------------------------------------------------


def test_a_table_opens_from_its_snapshot_without_reading_the_journal(
    house: TableService, other: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        house.give(table, Life("life", -1, "red"), burst="b")
    house.undo(table)
    read: list[int] = []
    journal = Store.journal

    def counted(self: Store, table_id: str, after: int = 0, upto: int | None = None) -> object:
        found = journal(self, table_id, after, upto)
        read.append(len(found))
        return found

    monkeypatch.setattr(Store, "journal", counted)
    live = other.open(table)
    assert live.state == house.open(table).state
    assert (live.length, live.can_undo, live.can_redo) == (4, 0, 3)
    other.give(table, Life("gold", 2, "blue"))
    assert sum(read) == 0
    assert (live.length, live.can_undo, live.can_redo) == (5, 1, 0)
    assert [step.number for step in live.steps] == [5]
    assert sum(read) == 4


@pytest.mark.parametrize("state", ["{oops", "null", "{}", '{"values": 3}', "DELETE"])
def test_a_snapshot_that_cannot_be_read_is_replaced_by_replay(
    house: TableService, other: TableService, file: Path, table: str, state: str
) -> None:
    house.give(table, Life("life", -3, "red"))
    with closing(sqlite3.connect(file)) as raw, raw:
        if state == "DELETE":
            raw.execute("DELETE FROM snapshots")
        else:
            raw.execute("UPDATE snapshots SET state = ?", (state,))
    live = other.open(table)
    assert live.state == house.open(table).state
    assert (live.length, live.can_undo, live.can_redo) == (1, 1, 0)


def test_a_journal_this_version_cannot_play_is_said_with_its_line(house: TableService, file: Path, table: str) -> None:
    house.give(table, Life("life", -3, "red"))
    with closing(sqlite3.connect(file)) as raw, raw:
        values = """(?, 2, 'give', '{"act": "fly"}', 1, 0, '', 5, '', NULL, 1, 0, NULL)"""
        raw.execute(f"INSERT INTO journal VALUES {values}", (table,))
        raw.execute("UPDATE tables SET length = 2")
    with pytest.raises(Unplayable) as refused:
        house.give(table, Life("life", -3, "red"))
    assert refused.value.message.args["line"] == 2
    assert life(house, table) == 47


def test_the_same_table_is_shared_by_everybody_who_opens_it(house: TableService, table: str) -> None:
    assert house.open(table) is house.open(table)
    with pytest.raises(Unknown):
        house.open("nowhere2")


# --- two windows at once ------------------------------------------------------------------------


def test_two_processes_both_succeed_and_each_sees_the_other(
    house: TableService, other: TableService, table: str
) -> None:
    house.open(table)
    other.open(table)
    heard: list[Change] = []
    other.hub.listen(table, heard.append)
    house.give(table, Life("life", -3, "red"), who="Ann")
    change = other.give(table, Life("life", -4, "red"), who="Bob")
    assert change.length == 2
    assert life(other, table) == 43
    assert [(each.who, each.length, each.elsewhere) for each in heard] == [("Ann", 1, True), ("Bob", 2, False)]
    house.undo(table)
    assert life(house, table) == 47


UNDOS: list[Callable[[TableService, str, int], Change]] = [
    lambda house, table, seen: house.undo(table, expects=seen),
    lambda house, table, seen: house.redo(table, expects=seen),
    lambda house, table, seen: house.jump(table, 0, expects=seen),
    lambda house, table, seen: house.repair(table, 1, None, expects=seen),
    lambda house, table, seen: house.give(table, Next("turn"), only_at=seen),
]


@pytest.mark.parametrize("attempt", UNDOS)
def test_who_was_overtaken_is_told_by_whom_and_changes_nothing(
    house: TableService, other: TableService, table: str, attempt: Callable[[TableService, str, int], Change]
) -> None:
    house.give(table, Life("life", -1, "red"), who="Ann")
    seen = house.open(table).length
    other.give(table, Life("life", -2, "red"), who="Bob")
    other.undo(table, who="Bob")
    heard: list[Change] = []
    house.hub.listen(None, heard.append)
    with pytest.raises(Overtaken) as refused:
        attempt(house, table, seen)
    assert refused.value.message.id == "table-overtaken-by"
    assert refused.value.message.args == {"who": "Bob", "count": 2, "kind": "undo"}
    assert house.store.read(table).length == 3
    # What overtook us is shown at once.
    assert [each.kind for each in heard] == ["give", "undo"]
    assert house.open(table).length == 3


def test_who_was_not_overtaken_succeeds(house: TableService, table: str) -> None:
    house.give(table, Life("life", -1, "red"))
    house.give(table, Next("turn"), only_at=1)
    house.undo(table, expects=2)
    house.redo(table, expects=3)
    assert house.open(table).length == 4


def test_a_table_destroyed_elsewhere_is_gone_here(house: TableService, other: TableService, table: str) -> None:
    house.open(table)
    other.destroy(table)
    with pytest.raises(Unknown):
        house.give(table, Life("life", -1, "red"))


# --- trouble with the disk ----------------------------------------------------------------------


def limit_pages(house: TableService, pages: int) -> None:
    """Let SQLite believe that the disk ends here."""

    def limit(raw: sqlite3.Connection, _record: object, _proxy: object) -> None:
        raw.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(house.store._link.engine, "checkout", limit)


def give_until_full(house: TableService, table: str) -> int:
    """Fill the disk; the length of the journal that was acknowledged last."""
    length = 0
    try:
        while length < 5000:
            length = house.give(table, Life("gold", 1, "red"), who="a name as long as a line " * 8).length
    except DiskFull:
        return length
    raise AssertionError("the disk did not fill up")


def test_a_full_disk_refuses_the_input_and_loses_nothing(house: TableService, file: Path, table: str) -> None:
    house.give(table, Life("life", -3, "red"))
    with house.store._link.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    limit_pages(house, pages + 2)
    heard: list[Change] = []
    house.hub.listen(table, heard.append)
    given = give_until_full(house, table)
    assert len(heard) == given - 1
    assert house.open(table).length == given
    assert house.store.read(table).length == given
    assert house.open(table).state.value("gold", "red") == given - 1
    with pytest.raises(DiskFull):
        house.undo(table, who="x" * 9000)
    assert house.open(table).state.value("gold", "red") == given - 1
    # Somebody made room: play goes on in the same process.
    limit_pages(house, 1_000_000)
    assert house.give(table, Life("gold", 1, "red")).length == given + 1
    assert house.open(table).state == replayed(house, table)
    assert house.store.faults() == []


def test_a_lock_that_stays_refuses_the_input_and_loses_nothing(file: Path, house: TableService, table: str) -> None:
    with Store.open(file, patience=0.1) as store:
        hasty = TableService(store, ENGINES)
        hasty.open(table)
        with closing(sqlite3.connect(file, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            with pytest.raises(Busy):
                hasty.give(table, Life("life", -3, "red"))
            assert life(hasty, table) == 50
            blocker.execute("ROLLBACK")
        assert hasty.give(table, Life("life", -3, "red")).length == 1


def test_an_error_in_the_middle_of_writing_leaves_memory_where_the_disk_is(
    house: TableService, table: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    house.give(table, Life("life", -3, "red"))

    def fail(self: object, *args: object, **more: object) -> None:
        raise MemoryError

    monkeypatch.setattr("database.table_writer.TableWriter.append", fail)
    with pytest.raises(MemoryError):
        house.give(table, Life("life", -3, "red"))
    assert life(house, table) == 47
    with pytest.raises(MemoryError):
        house.undo(table)
    monkeypatch.undo()
    assert house.undo(table).length == 2
    assert life(house, table) == 50


def test_every_refusal_of_the_house_is_one_kind_of_exception() -> None:
    assert issubclass(Unplayable, Refused)
    assert issubclass(DiskFull, Refused)


# --- the tables of the house --------------------------------------------------------------------


def test_rename_archive_and_destroy_are_published(house: TableService, table: str) -> None:
    heard: list[Change] = []
    house.hub.listen(None, heard.append)
    house.rename(table, "Saturday")
    house.archive(table)
    assert house.list() == []
    house.archive(table, False)
    assert [record.name for record in house.list()] == ["Saturday"]
    house.destroy(table)
    second = house.begin(small_setup("Ann", "Bob", "Cleo"), "Three")
    assert [(each.kind, each.table) for each in heard] == [
        ("rename", table),
        ("archive", table),
        ("archive", table),
        ("destroy", table),
        ("begin", second),
    ]
    assert [record.id for record in house.list(archived=None)] == [second]


def test_what_an_automatic_player_says_is_kept_with_its_act(house: TableService, table: str) -> None:
    reason = Reason("hero_realms 9.3", message("round-begins", round=3), (message("round-now", round=2),))
    house.give(table, Life("life", -3, "red"), why=reason)
    again = TableService(house.store, ENGINES)
    assert [step.why for step in again.open(table).steps] == [reason]
    told = describe_history(again.open(table), load_message_catalogue("en"))[0].because
    assert told == ReasonText(
        "hero_realms 9.3",
        load_message_catalogue("en")("round-begins", round=3),
        (load_message_catalogue("en")("round-now", round=2),),
    )


def test_a_repaired_step_no_longer_says_why(house: TableService, table: str) -> None:
    house.give(table, Life("life", -3, "red"), why=Reason("hero_realms 9.3"))
    house.repair(table, 1, Life("life", -1, "red"))
    assert [step.why for step in house.open(table).steps] == [None]
    house.undo(table)
    assert [step.why for step in house.open(table).steps] == [Reason("hero_realms 9.3")]
