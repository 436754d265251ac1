"""Random inputs to a table, through the service and the disk."""

from __future__ import annotations

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from companion.games.tracker.acts import Finish, Next
from companion.kernel.table import Table
from companion.tables.files.export_file import export_table
from companion.tables.files.import_file import import_table
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_service import TableService
from tests.tables.random_inputs import EVENINGS, Input, play
from tests.tables.small_score_sheet import ENGINES, small_setup

# One database for all examples is fine: every example makes its own table, or ends with the one it began with.
one_house = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])


# A repair that ends the table sets aside what follows: with the same refusal each time it is read.
ENDED_EARLIER = [Input("give", Next("turn")), Input("give", Next("turn")), Input("repair", Finish(("red",)), number=1)]


@one_house
@given(evening=EVENINGS, seed=st.integers(0, 2**70))
@example(evening=ENDED_EARLIER, seed=0)
def test_what_is_shown_what_is_on_disk_and_what_the_journal_leads_to_are_one(
    house: TableService, evening: list[Input], seed: int
) -> None:
    table = house.begin(small_setup(seed=seed), "Any")
    accepted = play(house, table, evening)
    live, record = house.open(table), house.store.read(table)
    assert live.length == record.length == accepted
    entries = [line_to_entry(line, live.game) for line in house.store.journal(table)]
    replayed = Table(ENGINES["tracker"], record.setup, entries)
    assert replayed.state == live.state
    assert (replayed.can_undo, replayed.can_redo) == (live.can_undo, live.can_redo)
    fresh = TableService(house.store, ENGINES).open(table)
    assert fresh.shown == live.shown
    assert fresh.steps == live.steps


@one_house
@given(evening=EVENINGS, name=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=20))
def test_export_then_import_is_the_identity(house: TableService, evening: list[Input], name: str) -> None:
    table = house.begin(small_setup(), name)
    play(house, table, evening)
    file, before, journal = export_table(house, table), house.open(table).shown, house.store.journal(table)
    house.destroy(table)
    brought = import_table(house, file)
    assert (brought.id, brought.outcome, brought.length) == (table, "new", len(journal))
    assert house.open(table).shown == before
    assert house.store.journal(table) == journal
    assert export_table(house, table) == file


@one_house
@given(first=EVENINGS, second=EVENINGS)
def test_importing_an_earlier_file_changes_nothing_and_a_later_one_catches_up(
    house: TableService, first: list[Input], second: list[Input]
) -> None:
    table = house.begin(small_setup(), "Any")
    play(house, table, first)
    early = export_table(house, table)
    went_on = play(house, table, second)
    late = export_table(house, table)
    assert import_table(house, late).outcome == "same"
    assert import_table(house, early).outcome == ("older" if went_on else "same")
    assert export_table(house, table) == late
    house.destroy(table)
    assert import_table(house, early).outcome == "new"
    assert import_table(house, late).outcome == ("extended" if went_on else "same")
    assert export_table(house, table) == late
