"""Tables of every real preset, through the house and the disk: what is exported comes in again exactly as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.refusals import Refused
from companion.tables.files.export_file import export_table
from companion.tables.files.import_file import import_table
from companion.tables.table_service import TableService
from database.store import Store
from tests.tables.small_score_sheet import ENGINES
from tests.tracker.random_acts import PRESETS, any_entry

Pair = tuple[TableService, TableService]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder: Path = tmp_path_factory.mktemp("presets")
    with Store.open(folder / "here.db") as here, Store.open(folder / "there.db") as there:
        yield TableService(here, ENGINES), TableService(there, ENGINES)


def played(house: TableService, setup: Setup, entries: list[Entry]) -> str:
    """A table where all of this was tried; what is refused changes nothing."""
    table = house.begin(setup, "Friday")
    for entry in entries:
        with suppress(Refused):
            if entry.kind == "give":
                house.give(table, entry.given, who="Ana", burst=entry.burst)
            elif entry.kind == "repair":
                house.repair(table, entry.step, entry.act)
            else:
                (house.undo if entry.kind == "undo" else house.redo)(table)
    return table


def same_table_there(houses: Pair, table: str) -> None:
    here, there = houses
    file = export_table(here, table)
    brought = import_table(there, file)
    mine, theirs = here.open(table), there.open(brought.id)
    assert brought.outcome == "new"
    assert theirs.shown == mine.shown
    assert [(s.act, s.who, s.in_force) for s in theirs.steps] == [(s.act, s.who, s.in_force) for s in mine.steps]
    assert export_table(there, brought.id) == file
    assert import_table(there, file).outcome == "same"


@pytest.mark.parametrize("label", list(PRESETS))
def test_a_fresh_table_of_every_preset_comes_in_as_it_went_out(houses: Pair, label: str) -> None:
    same_table_there(houses, houses[0].begin(PRESETS[label], "Friday"))


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_an_evening_at_any_preset_comes_in_as_it_went_out(houses: Pair, data: st.DataObject) -> None:
    setup = PRESETS[data.draw(st.sampled_from(list(PRESETS)))]
    entries = data.draw(st.lists(any_entry(setup), max_size=20))
    same_table_there(houses, played(houses[0], setup, entries))
