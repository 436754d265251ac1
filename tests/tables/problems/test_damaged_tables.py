"""A damaged table stays in the list, says why, keeps no other table away, and can be saved as it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.games.tracker.acts import Change
from companion.kernel.refusals import Refused
from companion.tables.files.export_file import export_table
from companion.tables.files.import_file import import_table
from companion.tables.problems.unreadable_tables import export_raw_rows, inspect_unreadable_table, raw_rows_file_name
from companion.tables.table_service import TableService
from database.errors import Damaged
from database.store import Store
from tests.tables.problems.damage import GAP, NO_TEXT, SETUP, SNAPSHOT, UNOPENABLE, damage
from tests.tables.small_score_sheet import ENGINES, small_setup


@pytest.fixture
def sound(house: TableService, table: str) -> str:
    """Another table, set up after the one that will be damaged."""
    house.give(table, Change("life", -1, "red"))
    house.give(table, Change("life", -2, "red"))
    return house.begin(small_setup(), "Saturday")


@pytest.mark.parametrize("what", UNOPENABLE)
def test_damage_keeps_no_other_table_away(file: Path, table: str, sound: str, what: str) -> None:
    damage(file, UNOPENABLE[what], table)
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        assert {record.id for record in house.list()} == {table, sound}
        assert set(store.heads()) == {table, sound}
        with pytest.raises(Refused):
            house.open(table)
        house.give(sound, Change("life", -1, "red"))
        house.take_in_outside_changes()
        assert [record.trouble for record in house.list() if record.id == sound] == [None]


@pytest.mark.parametrize("what", ["setup", "no text", "shape"])
def test_a_row_that_cannot_be_read_says_so_in_the_list(file: Path, table: str, sound: str, what: str) -> None:
    damage(file, UNOPENABLE[what], table)
    with Store.open(file) as store:
        (record,) = [record for record in store.tables() if record.id == table]
    assert record.trouble is not None
    assert record.trouble.id == "database-setup-damaged"
    assert (record.setup.game, record.setup.engine, record.length) == ("hero-realms", "tracker", 2)


def test_odd_bytes_in_a_name_are_shown_as_question_marks_and_saved_as_they_are(
    file: Path, table: str, sound: str
) -> None:
    damage(file, NO_TEXT, table)
    with Store.open(file) as store:
        assert [record.name for record in store.tables() if record.id == table] == ["A\ufffdB"]
        saved = json.loads(export_raw_rows(store, table))
    assert saved["table"]["name"] == {"base64": "Qf9C"}


def test_a_page_of_the_file_that_is_gone_takes_one_table_with_it(file: Path, house: TableService) -> None:
    names = tuple(f"Player {number}" for number in range(40))
    tables = [house.begin(small_setup(*names), f"Table {number}") for number in range(3)]
    house.store.close()
    data = bytearray(file.read_bytes())
    # The long setup of a table continues on pages of its own; the last of them is not in any other row.
    at = data.find(b'"name":"Player 39"')
    assert at > 0
    data[at - at % 4096 : at - at % 4096 + 4096] = b"\xa5" * 4096
    file.write_bytes(data)
    with Store.open(file) as store:
        found = store.tables()
        assert {record.id for record in found} == set(tables)
        assert sum(record.trouble is not None for record in found) == 1


def test_everything_stored_of_a_table_goes_into_its_file(
    house: TableService, file: Path, table: str, sound: str
) -> None:
    damage(file, SETUP, table)
    saved = json.loads(export_raw_rows(house.store, table))
    assert saved["table"]["setup"] == "{oops"
    assert [json.loads(line["act"])["by"] for line in saved["journal"]] == [-1, -2]
    assert saved["snapshot"]["seq"] == 2
    assert raw_rows_file_name(house.store, table) == f"Friday-{table}.rows.json"


def test_a_look_at_a_damaged_table_tells_what_can_be_read(
    house: TableService, file: Path, table: str, sound: str
) -> None:
    damage(file, GAP, table)
    found = inspect_unreadable_table(house.store, table)
    assert (found.name, found.game, found.length) == ("Friday", "hero-realms", 2)
    assert len(found.lines) == 1
    assert found.lines[0].startswith("1 give {")
    assert found.trouble is not None
    assert found.trouble.args == {"table": table, "line": 2}


def test_a_snapshot_that_cannot_be_read_costs_nothing_but_time(file: Path, table: str, sound: str) -> None:
    damage(file, SNAPSHOT, table)
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        assert house.list()[0].trouble is None
        assert house.open(table).state.value("life", "red") == 47


def test_a_last_line_that_is_lost_is_noticed_by_the_replay(file: Path, table: str, sound: str) -> None:
    damage(file, f"{GAP};{SNAPSHOT}", table)
    with Store.open(file) as store, pytest.raises(Damaged) as refused:
        TableService(store, ENGINES).open(table)
    assert refused.value.message.args["line"] == 2


def test_the_file_of_a_table_that_is_damaged_here_comes_in_beside_it(
    house: TableService, file: Path, table: str, sound: str
) -> None:
    data = export_table(house, table)
    damage(file, GAP, table)
    brought = import_table(house, data)
    assert (brought.outcome, brought.id != table) == ("copy", True)
    assert house.open(brought.id).state.value("life", "red") == 47


def test_damage_noticed_while_looking_around_stops_nobody(
    house: TableService, other: TableService, file: Path, table: str, sound: str
) -> None:
    house.open(table)
    house.open(sound)
    other.give(table, Change("life", -1, "red"))
    other.give(table, Change("life", -1, "red"))
    other.give(sound, Change("life", -5, "red"))
    damage(file, GAP.replace("seq = 2", "seq = 3"), table)
    house.take_in_outside_changes()
    assert house.open(sound).state.value("life", "red") == 45
