"""The history: bursts told as one step, jumping among the steps, and putting one right."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.tracker import acts
from companion.games.tracker.state import SheetState
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import PHONE, can_press, create_table, has, names, press, top, upwards


@pytest.fixture
def table(house: TableService) -> str:
    """A table of Ana and Ben with 50 life each."""
    return create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")


def _life(house: TableService, table: str, seat: str) -> int:
    state: SheetState = house.open(table).state
    return state.value("life", seat)


def test_nothing_has_happened_yet(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}/history")
    ann.sees("Nothing has happened yet.")
    assert not can_press(ann, "undo")


def test_on_a_phone_the_words_of_a_step_have_the_whole_width(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "ana-life-minus", "history")
    row = next(up for up in upwards(top(ann, "repair-1")) if isinstance(up, ft.Row))
    beside = [said for control in ann.walk(row) if (said := getattr(control, "value", None))]
    assert [said.partition(" · ")[0] for said in beside] == ["A phone"], "only who and when stand beside the buttons"


def test_quick_taps_are_told_as_one_step_with_who_and_when(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "ana-life-minus", "ana-life-minus", "ana-life-minus", "ben-life-plus", "history")
    ann.sees("Ana: Life −3, now 47")
    ann.sees("Ben: Life +1, now 51")
    ann.sees("A phone · ")
    assert [name for name in names(ann) if name.startswith("repair-")] == ["repair-1", "repair-4"]
    press(ann, "undo")
    assert "Ben: Life +1, now 51" not in ann.texts()
    press(ann, "redo-last")
    ann.sees("Ben: Life +1, now 51")
    press(ann, "back")
    ann.sees("Ana: Life 47")


def test_a_jump_goes_back_and_the_way_forward_stays_open(table: str, house: TableService, sit: Sit) -> None:
    for by in (-1, -2, -3, -4):
        house.give(table, acts.Change("life", by, "ana"))
    ann = sit(f"/table/{table}/history")
    assert not has(ann, "jump-4"), "one is there already"
    press(ann, "jump-2")
    assert _life(house, table, "ana") == 47
    ann.sees("Bring back the last of 2 undone steps")
    press(ann, "redo-last")
    assert _life(house, table, "ana") == 44
    press(ann, "jump-0")
    assert _life(house, table, "ana") == 50
    ann.sees("Nothing has happened yet.")


def test_a_wrong_number_and_a_wrong_seat_are_put_right(table: str, house: TableService, sit: Sit) -> None:
    house.give(table, acts.Change("life", -3, "ana"))
    house.give(table, acts.Change("gold", 2, "ana"))
    ann = sit(f"/table/{table}/history")
    press(ann, "repair-1")
    ann.sees("It was: Ana: Life −3, now 47")
    ann.sees("Everything after it stays possible.")
    assert not can_press(ann, "mend-done"), "nothing is different yet"
    press(ann, "mend-number-minus", "mend-number-minus", "mend-seat-ben")
    assert _life(house, table, "ana") == 47, "nothing changes before it is confirmed"
    press(ann, "mend-done")
    assert (_life(house, table, "ana"), _life(house, table, "ben")) == (50, 45)
    ann.sees("put right")
    press(ann, "undo")
    assert (_life(house, table, "ana"), _life(house, table, "ben")) == (47, 50), "a repair can be undone, too"


def test_a_repair_steps_over_zero(table: str, house: TableService, sit: Sit) -> None:
    house.give(table, acts.Change("life", -1, "ana"))
    ann = sit(f"/table/{table}/history")
    press(ann, "repair-1", "mend-number-plus", "mend-done")
    assert _life(house, table, "ana") == 51


def test_what_becomes_impossible_is_listed_before_and_kept_in_sight_after(
    table: str, house: TableService, sit: Sit
) -> None:
    house.give(table, acts.Change("gold", 5, "ana"))
    house.give(table, acts.Change("gold", -4, "ana"))
    ann = sit(f"/table/{table}/history")
    press(ann, "repair-1", "mend-remove")
    ann.sees("This step will be removed.")
    ann.sees("One later step becomes impossible and is set aside:")
    press(ann, "mend-done")
    ann.sees("removed")
    ann.sees("no longer possible")
    state: SheetState = house.open(table).state
    assert state.value("gold", "ana") == 0


def test_a_repair_that_was_overtaken_is_refused(table: str, house: TableService, sit: Sit) -> None:
    house.give(table, acts.Change("life", -3, "ana"))
    ann = sit(f"/table/{table}/history")
    press(ann, "repair-1", "mend-number-minus")
    house.give(table, acts.Change("life", -1, "ben"))
    press(ann, "mend-done")
    assert has(ann, "toast-close")
    assert _life(house, table, "ana") == 47


def test_leaving_a_repair_changes_nothing(table: str, house: TableService, sit: Sit) -> None:
    house.give(table, acts.Change("life", -3, "ana"))
    ann = sit(f"/table/{table}/history", PHONE)
    press(ann, "repair-1", "mend-number-minus", "close-sheet")
    assert not has(ann, "mend-done")
    assert house.open(table).shown.length == 1


def test_a_long_evening_is_read_page_by_page(table: str, house: TableService, sit: Sit) -> None:
    for n in range(90):
        house.give(table, acts.Note(f"note {n:02d}"))
    ann = sit(f"/table/{table}/history")
    ann.sees("note 89")
    assert not any("note 05" in text for text in ann.texts())
    press(ann, "older")
    ann.sees("note 05")
    assert not has(ann, "older")
    assert has(ann, "jump-0")
