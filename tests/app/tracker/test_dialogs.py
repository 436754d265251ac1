"""The dialogs of a score sheet: a seat's own, dice, a note, the end, and the menu they start from."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.tracker.state import SheetState
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, create_table, has, names, press, text_field, write
from tests.in_process_device import Device


def _state(house: TableService, table: str) -> SheetState:
    state: SheetState = house.open(table).state
    return state


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """From the bottom on a phone, at the side on a desktop."""
    width, height = request.param
    return width, height


def test_a_hero_is_marked_and_leads_the_party(house: TableService, sit: Sit, size: tuple[int, int]) -> None:
    table = create_table(house, "terrinoth", "quest")
    ann = sit(f"/table/{table}", size)
    press(ann, "seat-ben")
    ann.sees("What these do is printed on your own cards")
    mark = next(name for name in names(ann) if name.startswith("mark-"))
    press(ann, mark)
    assert _state(house, table).marks["ben"] == (mark.removeprefix("mark-"),)
    press(ann, mark)
    assert not _state(house, table).marks["ben"], "a second tap takes it away"
    press(ann, "token-leader")
    assert _state(house, table).tokens["leader"] == "ben"
    assert not has(ann, "token-leader"), "who holds it cannot take it"
    press(ann, "close-sheet")
    ann.sees("Party leader")


def test_morale_and_levels_stand_on_the_sheet_of_a_hero(house: TableService, sit: Sit, size: tuple[int, int]) -> None:
    table = create_table(house, "heroes3", "clash")
    ann = sit(f"/table/{table}", size)
    press(ann, "seat-ana")
    ann.sees("Morale: None")
    press(ann, "morale-gain")
    ann.sees("Morale: Positive")
    ann.sees("Level I · Hand limit 4")
    press(ann, "ana-experience-plus", "ana-experience-plus")
    ann.sees("Level II · Hand limit 4")
    press(ann, "close-sheet")
    ann.sees("Level II: Search (2) in the Ability deck.")
    ann.sees("Positive")


def test_a_seat_is_renamed_put_out_and_brought_back(house: TableService, sit: Sit, size: tuple[int, int]) -> None:
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben", "Cleo")
    ann = sit(f"/table/{table}", size)
    press(ann, "seat-ben")
    ann.sees("May attack: Ana and Cleo.")
    press(ann, "rename")
    write(ann, "text", "Benjamin")
    press(ann, "text-done")
    ann.sees("Benjamin: Life 50")
    press(ann, "seat-ben", "take-out")
    assert _state(house, table).out
    press(ann, "bring-back")
    assert not _state(house, table).out
    press(ann, "close-sheet")
    ann.sees("Benjamin: Life")


def test_a_name_that_is_taken_is_refused_and_the_sheet_stays_open(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    ann = sit(f"/table/{table}")
    press(ann, "seat-ben", "rename")
    write(ann, "text", "Ana", submit=True)
    assert has(ann, "toast-close")
    assert has(ann, "text-done")
    press(ann, "close-sheet")
    ann.sees("Ben: Life 50")


def test_a_name_that_is_half_typed_is_still_there_after_the_line_was_cut(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    ann = sit(f"/table/{table}")
    press(ann, "seat-ben", "rename")
    write(ann, "text", "Benja")
    ann.disconnect()
    ann.reconnect()
    assert text_field(ann, "text").value == "Benja"
    press(ann, "text-done")
    ann.sees("Benja: Life 50")


def test_dice_are_rolled_by_the_app(house: TableService, sit: Sit, size: tuple[int, int]) -> None:
    table = create_table(house, "heroes3", "clash")
    ann = sit(f"/table/{table}", size)
    press(ann, "menu", "open-dice", "die-attack", "dice-count-plus", "dice-count-plus", "dice-count-minus", "dice-roll")
    roll = _state(house, table).roll
    assert roll is not None
    assert (roll.die, len(roll.faces)) == ("attack", 2)
    ann.sees("Last roll")
    press(ann, "dice-count-minus", "die-resource")
    assert "Last roll" not in ann.texts(), "the last roll was of another die"
    press(ann, "dice-roll")
    ann.sees("Last roll")


def test_dice_are_typed_from_the_table(house: TableService, sit: Sit, size: tuple[int, int]) -> None:
    table = create_table(house, "heroes3", "clash")
    ann = sit(f"/table/{table}", size)
    press(ann, "menu", "open-dice", "die-resource", "face-gold-6", "face-materials-2")
    ann.sees("Enter 6 gold and 2 materials")
    press(ann, "dice-typed")
    roll = _state(house, table).roll
    assert roll is not None
    assert (roll.die, tuple(roll.faces)) == ("resource", ("gold-6", "materials-2"))
    assert not has(ann, "dice-typed"), "what was typed has been entered"


def test_a_note_goes_into_the_history(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    press(ann, "menu", "open-note")
    write(ann, "text", "Ana forgot to draw")
    press(ann, "text-done")
    assert not has(ann, "text-done")
    press(ann, "history")
    ann.sees("Ana forgot to draw")


def test_an_empty_note_is_refused(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    press(ann, "menu", "open-note", "text-done")
    assert has(ann, "toast-close")
    assert house.open(table).shown.length == 0


@pytest.mark.parametrize(("taps", "line"), [((), "nobody has won"), (("winner-ana", "winner-ben"), "Ana and Ben win")])
def test_a_game_is_ended_by_hand(taps: tuple[str, ...], line: str, house: TableService, sit: Sit) -> None:
    table = create_table(house, "heroes3", "clash")
    ann = sit(f"/table/{table}")
    press(ann, "menu", "open-finish", *taps, "finish-done")
    ann.sees(line)
    press(ann, "menu")
    assert not has(ann, "open-finish"), "it is over already"


def test_who_was_tapped_by_mistake_has_not_won(house: TableService, sit: Sit) -> None:
    table = create_table(house, "heroes3", "clash")
    ann = sit(f"/table/{table}")
    press(ann, "menu", "open-finish", "winner-ana", "winner-ben", "winner-ana", "finish-done")
    assert tuple(_state(house, table).winners) == ("ben",)


def test_the_clock_starts_pauses_and_goes_back_to_nothing(house: TableService, sit: Sit) -> None:
    table = create_table(house, "heroes3", "clash")
    timer = _state(house, table).sheet.timers[0].id
    ann = sit(f"/table/{table}")
    press(ann, "menu")
    was = _state(house, table).timers[timer].running
    press(ann, "clock")
    assert _state(house, table).timers[timer].running is not was
    press(ann, "clock")
    assert _state(house, table).timers[timer].running is was
    press(ann, "clock-reset")
    ann.sees("0:00")


def _keyboards(device: Device) -> list[ft.KeyboardListener]:
    return device.all(ft.KeyboardListener)


def test_escape_and_a_tap_beside_it_close_a_sheet(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    press(ann, "menu")
    ann.fire(_keyboards(ann)[-1], "key_down", {"key": "Escape"})
    assert not has(ann, "close-sheet")
    press(ann, "menu")
    scrim = next(c for c in ann.all(ft.Container) if c.on_click is not None and c.content is None and c.bottom == 0)
    ann.fire(scrim, "click")
    assert not has(ann, "close-sheet")


def test_the_menu_changes_layout_and_language_on_the_spot(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}", DESKTOP)
    press(ann, "menu", "layout-flat", "close-sheet")
    assert not has(ann, "back"), "a table lying flat has no header"
    press(ann, "menu", "language-it", "close-sheet")
    ann.sees("Ana: Salute 50")
    press(ann, "menu", "layout-auto", "close-sheet")
    assert has(ann, "back")


def test_what_lies_below_a_sheet_neither_speaks_nor_is_reached(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    assert "Ana: Life 50" in ann.texts()
    press(ann, "menu")
    assert "Ana: Life 50" not in ann.texts()
    assert can_press(ann, "close-sheet")
