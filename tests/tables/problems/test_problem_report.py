"""Reports: one file with the table, the versions and the error, which plays to the same error again."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion import __version__
from companion.games.engines import ENGINES as ALL_ENGINES
from companion.games.tracker import acts
from companion.tables.files.file_format import BadFile, parse_table_file
from companion.tables.files.file_replay import replay_file
from companion.tables.problems.problem_report import Problem, make_report, parse_report
from companion.tables.table_service import TableService
from database.records import Player
from database.store import Store
from tests.app.hero_realms import sample_tables as hero_table
from tests.app.terrinoth import sample_quest as quest_table
from tests.failing_rule import BREAKS, break_rule
from tests.tables.small_score_sheet import ENGINES, small_setup


def report_of(house: TableService, table: str = "", **more: Any) -> dict[str, Any]:
    """The report as data."""
    found: dict[str, Any] = json.loads(make_report(house, table, **more))
    return found


def fails(house: TableService, table: str) -> None:
    """Somebody leaves the table, which fails."""
    with pytest.raises(LookupError):
        house.give(table, BREAKS, "device-phone")


def test_a_failed_input_changes_nothing_and_is_in_the_report_with_its_error(
    house: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.give(table, acts.Change("life", -3, "red"))
    break_rule(monkeypatch)
    fails(house, table)
    assert house.open(table).state.value("life", "red") == 47
    house.give(table, acts.Change("life", -1, "red"))
    found = report_of(house, table)
    assert found["app"] == found["versions"]["companion"] == __version__
    assert all(found["versions"][name] for name in ("python", "flet", "platform"))
    assert len(found["table"]["journal"]) == 2
    (problem,) = found["problems"]
    assert problem["error"].endswith("LookupError: no chair for red")
    assert "Traceback" in problem["error"]
    assert (problem["entry"]["n"], problem["entry"]["act"]) == (2, {"act": "out", "seat": "red"})


def test_a_report_plays_to_the_same_error_and_through_once_it_is_mended(
    house: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.give(table, acts.Change("life", -3, "red"))
    with monkeypatch.context() as broken:
        break_rule(broken)
        fails(house, table)
        house.give(table, acts.Change("life", -1, "red"))
        found = parse_report(make_report(house, table))
        assert found.failing is not None
        played = replay_file(ENGINES, found.contents, found.failing.entry)
        assert (played.outcome, played.played, played.last_line) == ("failed", 1, "LookupError: no chair for red")
        assert played.entry == found.failing.entry
    mended = replay_file(ENGINES, found.contents, found.failing.entry)
    assert (mended.outcome, mended.played) == ("through", 2)
    assert mended.state == found.contents.state


def test_another_process_reports_what_failed_here(
    house: TableService, other: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_rule(monkeypatch)
    fails(house, table)
    failure = other.failure(table)
    assert failure is not None
    assert failure == house.failure(table)
    assert other.failure(other.begin(small_setup("Ana", "Ben"), "")) is None, "it was at another table"


def test_a_repair_that_fails_when_it_is_looked_at_is_remembered_too(
    house: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.give(table, acts.Change("life", -3, "red"))
    break_rule(monkeypatch)
    with pytest.raises(LookupError):
        house.preview(table, 1, BREAKS)
    found = parse_report(make_report(house, table))
    assert found.failing is not None
    played = replay_file(ENGINES, found.contents, found.failing.entry)
    assert (played.outcome, played.played) == ("failed", 1)


def test_a_refusal_is_no_failure(house: TableService, table: str) -> None:
    with pytest.raises(Exception, match="below-limit"):
        house.give(table, acts.Change("gold", -3, "red"))
    assert house.failure(table) is None
    assert report_of(house, table)["problems"] == []


def test_the_same_error_shown_by_a_device_is_told_once(
    house: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_rule(monkeypatch)
    fails(house, table)
    again = Problem("Traceback of the screen\nLookupError: no chair for red", 5)
    other = Problem("Traceback\nKeyError: 'look'", 6)
    found = report_of(house, table, problems=[again, other])
    assert [problem["error"].rpartition("\n")[2] for problem in found["problems"]] == [
        "LookupError: no chair for red",
        "KeyError: 'look'",
    ]


def test_a_report_apart_from_any_table_has_versions_and_the_error(house: TableService) -> None:
    found = report_of(house, problems=[Problem("Traceback\nKeyError: 'look'", 6)])
    assert found["table"] is None
    assert found["versions"]["companion"] == __version__
    assert found["problems"][0]["error"].endswith("KeyError: 'look'")
    with pytest.raises(BadFile, match="report-no-table"):
        parse_report(json.dumps(found).encode())


# --- tables that cannot be opened ----------------------------------------------------------------


def damage(file: Path, statement: str) -> None:
    """Change the database behind the app's back; its triggers would not allow it."""
    with closing(sqlite3.connect(file)) as raw:
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute(statement)
        raw.commit()


def reopened(file: Path) -> TableService:
    return TableService(Store.open(file), ENGINES)


def test_a_table_that_its_game_no_longer_plays_is_reported_as_it_is_stored(
    house: TableService, table: str, file: Path
) -> None:
    house.give(table, acts.Change("life", -3, "red"))
    house.give(table, acts.Change("life", -1, "red"))
    damage(file, """UPDATE journal SET act = '{"act":"dance"}' WHERE seq = 1""")
    damage(file, "DELETE FROM snapshots")
    found = report_of(reopened(file), table)
    assert [entry["act"]["act"] for entry in found["table"]["journal"]] == ["dance", "change"]
    assert "Unplayable" in found["problems"][0]["error"]
    played = replay_file(ENGINES, parse_report(json.dumps(found).encode()).contents)
    assert (played.outcome, played.played) == ("refused", 0)
    assert played.entry is not None
    assert played.entry.n == 1


@pytest.mark.parametrize(
    "statement",
    [
        """UPDATE tables SET setup = '{"seed": "many", "who": "Ana"}'""",
        """UPDATE tables SET setup = '{"half a setup of Ana'""",
        """UPDATE journal SET act = '{"half an act of Ana'""",
        """UPDATE journal SET kind = 'Ana dances'""",
    ],
)
def test_a_table_that_cannot_be_read_at_all_is_reported_by_its_rows(
    house: TableService, table: str, file: Path, statement: str
) -> None:
    house.give(table, acts.Change("life", -3, "red"))
    damage(file, "DELETE FROM snapshots")
    damage(file, statement)
    house = reopened(file)
    found = report_of(house, table)
    assert found["table"] is None
    assert "Ana" in json.dumps(found["rows"])
    assert found["rows"]["tables"][0]["id"] == table
    assert found["problems"]
    house.store.people.remember([Player("Ana", 0)], 1)
    nameless = report_of(house, table, names=False)
    assert "Ana" not in json.dumps(nameless), "nobody knows where names are in it"
    assert nameless["names"] == "left-out"
    row, line = nameless["rows"]["tables"][0], nameless["rows"]["journal"][0]
    assert (row["id"], row["engine"], row["length"], line["seq"]) == (table, "tracker", 1, 1)
    assert {"left_out"} == row["setup"].keys() == row["name"].keys() == line["act"].keys()


# --- without names --------------------------------------------------------------------------------


@pytest.fixture
def whole_house(file: Path) -> Iterator[TableService]:
    """A house with every engine."""
    with Store.open(file) as store:
        yield TableService(store, ALL_ENGINES)


def nameless(house: TableService, table: str, *names: str) -> dict[str, Any]:
    """The report without names, which has none of them, and plays as the one with names does."""
    whole, without = report_of(house, table), report_of(house, table, names=False)
    text = json.dumps(without, ensure_ascii=False)
    found = [name for name in names if re.search(rf"(?<!\w){name}(?!\w)", text, re.IGNORECASE)]
    assert found == []
    assert without["names"] == "left-out"
    assert "Player 1" in text
    one, other = (
        replay_file(house.engines, parse_report(json.dumps(each).encode()).contents) for each in (whole, without)
    )
    assert (one.outcome, one.played) == (other.outcome, other.played) == ("through", len(whole["table"]["journal"]))
    assert other.state == without["table"]["state"]
    return without


def test_a_score_sheet_without_names(house: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.begin(small_setup("Ana", "Ben"), "Friday at Ana's")
    house.store.people.remember([Player("Grandma", 0), Player("Ana", 1)], 1)
    for act in (
        acts.Change("life", -3, "ana"),
        acts.Note("ANA dances with ben, and Grandma looks on"),
        acts.Rename("ben", "Benjamin"),
        acts.Rename("ben", "Benno"),
        acts.Next("turn"),
    ):
        house.give(table, act)
    break_rule(monkeypatch)
    with pytest.raises(LookupError):
        house.give(table, acts.Out("ana"))
    found = nameless(house, table, "ana", "ben", "grandma", "benjamin", "benno")
    assert [seat["name"] for seat in found["table"]["setup"]["body"]["seats"]] == ["Player 1", "Player 2"]
    (problem,) = found["problems"]
    assert problem["error"].endswith("LookupError: no chair for player-1")
    assert problem["entry"]["act"] == {"act": "out", "seat": "player-1"}
    again = parse_report(json.dumps(found).encode())
    assert again.failing is not None
    assert replay_file(ENGINES, again.contents, again.failing.entry).last_line == "LookupError: no chair for player-1"


@pytest.mark.parametrize("names", [("Gold", "Life"), ("Red", "Table"), ("Player", "Name"), ("d6", "A")])
def test_players_called_like_something_of_the_game_still_play(house: TableService, names: tuple[str, str]) -> None:
    table = house.begin(small_setup(*names), "")
    house.give(table, acts.Change("life", -3, names[0].lower()))
    house.give(table, acts.Next("turn"))
    found = report_of(house, table, names=False)
    contents = parse_report(json.dumps(found).encode()).contents
    assert replay_file(ENGINES, contents).outcome == "through"
    called = [seat["name"] for seat in found["table"]["setup"]["body"]["seats"]]
    assert not set(called) & set(names)


def test_an_evening_of_hero_realms_without_names(whole_house: TableService) -> None:
    table = hero_table.begin(whole_house, hero_table.party())
    nameless(whole_house, table, "ana", "ben")


def test_a_quest_without_names(whole_house: TableService) -> None:
    table = quest_table.begin(whole_house)
    for _ in range(12):
        quest_table.answer(whole_house, table)
    nameless(whole_house, table, "mira", "oskar")


# --- bad files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"format_version": 99},
        {"problems": "many"},
        {"names": "perhaps"},
        {"table": {"format": "something else"}},
        {"problems": [{"error": 5}]},
        {"unknown": 1},
    ],
)
def test_a_report_that_is_none_is_refused(house: TableService, table: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadFile):
        parse_report(json.dumps(report_of(house, table) | change).encode())


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"format": "companion-table"}'])
def test_what_is_neither_a_report_nor_a_table_is_refused(data: bytes) -> None:
    with pytest.raises(BadFile):
        parse_report(data)


def test_the_table_in_a_report_can_be_brought_in(house: TableService, table: str) -> None:
    house.give(table, acts.Change("life", -3, "red"))
    contents = parse_table_file(json.dumps(report_of(house, table)["table"]).encode())
    assert contents.table.id == table
    assert replay_file(ENGINES, contents).state == contents.state
