"""Set-up: from the choice of a game to the table, and what stands in the way of beginning."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.game_box import Box
from companion.games.tracker.state import SheetState
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import can_press, has, names, press, said, surface, write
from tests.in_process_device import Device

MODES = [pytest.param(box, mode.id, id=f"{box.id} {mode.id}") for box in load_boxes() for mode in box.modes]


def _people(device: Device) -> list[str]:
    return [field.value or "" for field in device.all(ft.TextField) if str(field.label).startswith("Player ")]


def _state(house: TableService) -> SheetState:
    state: SheetState = house.open(house.list()[0].id).state
    return state


@pytest.mark.parametrize(("box", "mode"), MODES)
def test_every_mode_of_every_game_can_be_set_up_by_tapping(box: Box, mode: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/new/{box.id}")
    if len(box.modes) > 1:
        press(ann, f"mode-{mode}")
    definition = next(m for m in box.modes if m.id == mode)
    for choice in definition.required:
        options = next(c.options for c in box.choices if c.id == choice)
        for place in range(len(_people(ann))):
            press(ann, f"choice-{place}-{options[place].id}")
    press(ann, "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    sheet = _state(house).sheet
    assert (sheet.game, sheet.mode) == (box.id, mode)


def test_two_quick_taps_on_start_begin_one_table(house: TableService, sit: Sit) -> None:
    ann = sit("/new/hero-realms")
    ann.fire_at_once(surface(ann, "begin"), "click", 2)
    ann.wait_until(lambda: has(ann, "menu"), "the table to open")
    assert len(house.list()) == 1


def test_people_come_and_go_within_what_the_mode_allows(sit: Sit) -> None:
    ann = sit("/new/hero-realms")
    press(ann, "mode-free-for-all")
    ann.sees("2 players")
    assert not has(ann, "remove-0"), "two is the least"
    for _ in range(4):
        press(ann, "add-person")
    ann.sees("6 players")
    assert not has(ann, "add-person"), "six is the most"
    assert len(set(_people(ann))) == 6, "each gets a name of its own"
    write(ann, "person-1", "Zoë")
    press(ann, "remove-0")
    ann.sees("5 players")
    assert _people(ann)[0] == "Zoë"
    press(ann, "mode-hydra-2v2")
    ann.sees("4 players")
    assert _people(ann)[0] == "Zoë", "people stay as far as there are seats"


def test_names_that_do_not_fit_are_refused_before_the_start(sit: Sit) -> None:
    ann = sit("/new/hero-realms")
    write(ann, "person-0", "Ana")
    assert can_press(ann, "begin")
    write(ann, "person-1", "ana")
    assert not can_press(ann, "begin")
    refusal = next(text for text in ann.texts() if "ana" in text.casefold() and len(text) > 20)
    write(ann, "person-1", "Ben")
    assert can_press(ann, "begin")
    assert refusal not in ann.texts()
    write(ann, "person-1", "")
    assert not can_press(ann, "begin")


def test_the_party_must_choose_characters_and_a_second_tap_on_a_free_choice_takes_it_back(sit: Sit) -> None:
    ann = sit("/new/hero-realms")
    press(ann, "mode-dragon")
    assert not can_press(ann, "begin"), "without a character nobody faces the Dragon"
    press(ann, "choice-0-wizard", "choice-1-cleric")
    assert can_press(ann, "begin")
    press(ann, "mode-free-for-all", "choice-0-wizard", "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    assert {said(ann, f"{seat}-life").rsplit(" ", 1)[1] for seat in ("blue", "orange")} == {"50", "55"}


def test_whoever_was_here_before_is_at_hand_the_next_time(house: TableService, sit: Sit) -> None:
    ann = sit("/new/hero-realms")
    press(ann, "mode-hunter-first-blood")
    for place, name in enumerate(("Ana", "Ben", "Cleo")):
        write(ann, f"person-{place}", name)
    press(ann, "first-2", "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    assert _state(house).sheet.first == "cleo"
    ben = sit("/new/hero-realms")
    assert _people(ben) == ["Ana", "Ben", "Cleo"]
    ben.sees("Hunt the player on your left")
    press(ben, "remove-0") if has(ben, "remove-0") else press(ben, "mode-free-for-all", "remove-0")
    assert _people(ben) == ["Ben", "Cleo"]
    press(ben, "again-0")
    assert _people(ben) == ["Ben", "Cleo", "Ana"]


def test_a_score_sheet_of_our_own_counts_what_we_name(house: TableService, sit: Sit) -> None:
    ann = sit("/new/score-sheet")
    write(ann, "own-title", "Island night")
    write(ann, "own-name-0", "Coins")
    press(ann, "own-start-0-plus", "own-start-0-plus", "own-add")
    write(ann, "own-name-1", "Mood")
    press(ann, "own-start-1-minus", "own-add", "own-remove-2", "own-rounds", "own-meter")
    write(ann, "own-meter-name", "Storm")
    press(ann, "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    sheet = _state(house).sheet
    assert [counter.name["en"] for counter in sheet.counters] == ["Coins", "Mood"]
    assert list(sheet.seats[0].holds.values()) == [2, -1]
    assert [meter.name["en"] for meter in sheet.meters] == ["Storm"]
    assert not sheet.flow.turns
    assert not has(ann, "next"), "without rounds there is nothing to go on to"
    ann.sees("Island night")


def test_numbers_from_the_scenario_are_stepped_within_their_limits(house: TableService, sit: Sit) -> None:
    ann = sit("/new/heroes3")
    press(ann, "more")
    steppers = [name for name in names(ann) if name.startswith("number-start-gold-table")]
    assert "number-start-gold-table-plus" in steppers
    press(ann, "number-start-gold-table-minus", *["number-start-gold-table-plus"] * 3)
    ann.sees("Starting gold: 3")
    press(ann, "more")
    assert not has(ann, "number-start-gold-table-plus"), "the finer choices fold away"
    press(ann, "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    state = _state(house)
    assert state.value("gold", state.sheet.seats[0].id) == 3


def test_optional_rules_are_switched_on_and_off(house: TableService, sit: Sit) -> None:
    box = next(b for b in load_boxes() if b.rules)
    first, second = box.rules[0], box.rules[1]
    ann = sit(f"/new/{box.id}")
    press(ann, "more", f"rule-{first.id}", f"rule-{second.id}", f"rule-{second.id}", "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    rules = _state(house).sheet.rules
    assert rules[first.id] is not first.default
    assert rules[second.id] is second.default


def test_printed_health_is_typed_for_each_hero(house: TableService, sit: Sit) -> None:
    ann = sit("/new/terrinoth")
    press(ann, *["number-health-0-plus"] * 2, "begin")
    ann.wait_until(lambda: has(ann, "undo"), "the table to open")
    state = _state(house)
    assert [state.value("health", seat.id) for seat in state.sheet.seats] == [12, 0]
