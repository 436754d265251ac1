"""A game without screens of its own is set up and played on the default screen, by taps alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.screen_registry import load_table_screen
from companion.games.cli_setup import CliSetupOrder
from companion.games.engines import ENGINES, load_engine
from companion.games.game_boxes import compute_content_stamp
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, has, lines, press, write
from tests.games.fifth_wheel import game_added

ENGINE = "fifth-wheel"


@pytest.fixture(autouse=True)
def _fifth_wheel(tmp_path: Path) -> Iterator[None]:
    folder = tmp_path / "content"
    folder.mkdir()
    with game_added(folder):
        yield


def begin(house: TableService, *people: str, choices: dict[tuple[str, str], str] | None = None, seed: int = 4) -> str:
    build = load_engine(ENGINE).lay
    assert build is not None
    return house.begin(build(CliSetupOrder(people, choices=choices or {}, seed=seed)), "")


def state_of(house: TableService, table: str) -> Any:
    return house.open(table).state


def only_table(house: TableService) -> str:
    [table] = house.list()
    return table.id


def test_only_games_without_screens_get_the_default_one() -> None:
    default = load_table_screen(ENGINE)
    others = [load_table_screen(engine) for engine in ENGINES if engine != ENGINE]
    assert all(screen is not default for screen in others)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_race_is_set_up_and_played_to_its_end_by_taps(sit: Sit, house: TableService, size: tuple[int, int]) -> None:
    device = sit(f"/new/fifth-wheel/{ENGINE}", size)
    write(device, "person-0", "Ana")
    write(device, "person-1", "Ben")
    write(device, "seed", "11")
    write(device, "choices", "goal=30")
    press(device, "begin")
    device.wait_until(lambda: has(device, "option-drive"), "the table")
    table = only_table(house)
    assert state_of(house, table).race.goal == 30
    for _ in range(200):
        state = state_of(house, table)
        if state.ended:
            break
        enough = min(10, 30 - state.miles[state.turn])
        press(device, "option-camp" if state.stage >= enough else "option-drive")
    device.wait_until(lambda: has(device, "over"), "the end")
    winner = state_of(house, table).race.drivers[state_of(house, table).winner].name
    assert f"{winner} arrives first and wins." in lines(device)
    assert has(device, "again")
    press(device, "undo")
    device.wait_until(lambda: has(device, "option-camp"), "the last stage again")
    assert not state_of(house, table).ended


def test_what_is_refused_is_dimmed_with_its_reason(sit: Sit, house: TableService) -> None:
    table = begin(house, "Ana", "Ben")
    device = sit(f"/table/{table}")
    assert not can_press(device, "option-camp")
    assert "There is nothing to keep yet: drive first (8)." in lines(device)
    write(device, "typed-line", "drive 4", submit=True)
    device.wait_until(lambda: can_press(device, "option-camp"), "something to keep")
    assert "Ana drives 4 miles: 4 on this stage." in lines(device)


def test_undo_and_redo_go_back_and_forth(sit: Sit, house: TableService) -> None:
    table = begin(house, "Ana", "Ben")
    device = sit(f"/table/{table}")
    write(device, "typed-line", "drive 5", submit=True)
    device.wait_until(lambda: can_press(device, "option-camp"), "the miles")
    press(device, "option-camp")
    device.wait_until(lambda: "Ana: 5 of 50 miles" in lines(device), "the camp")
    press(device, "undo")
    device.wait_until(lambda: "Ana: 0 of 50 miles" in lines(device), "the stage again")
    press(device, "redo")
    device.wait_until(lambda: "Ana: 5 of 50 miles" in lines(device), "the camp again")
    assert state_of(house, table).turn == 1


def test_a_line_that_cannot_be_is_refused_and_stays_in_its_field(sit: Sit, house: TableService) -> None:
    table = begin(house, "Ana", "Ben")
    device = sit(f"/table/{table}")
    for line, says in (("fly", "is no line of this game"), ("drive 9", "A die shows 1 to 6, not 9")):
        write(device, "typed-line", line, submit=True)
        device.wait_until(lambda said=says: said in lines(device), says)  # type: ignore[misc]
    assert house.open(table).length == 0


def test_the_app_plays_its_driver_step_by_step_and_says_why(sit: Sit, house: TableService) -> None:
    table = begin(house, "Ana", "Ben", choices={("Ana", "played-by"): "app"})
    device = sit(f"/table/{table}")
    assert has(device, "bot-acts")
    assert not has(device, "option-drive")
    press(device, "next-step")
    device.wait_until(lambda: house.open(table).length == 1, "one step")
    assert "Why: 0 of 20 miles: not worth keeping yet." in lines(device)
    if has(device, "all-steps"):
        press(device, "all-steps")
    device.wait_until(lambda: has(device, "option-drive"), "Ben's turn")
    assert state_of(house, table).turn == 1


def test_the_menu_leads_to_the_history(sit: Sit, house: TableService) -> None:
    table = begin(house, "Ana", "Ben")
    device = sit(f"/table/{table}")
    write(device, "typed-line", "drive 3", submit=True)
    press(device, "menu", "open-history")
    device.wait_until(lambda: "Every step, newest first" in lines(device), "the history")
    assert "Ana drives 3 miles: 3 on this stage." in lines(device)


def test_a_set_up_says_in_the_words_of_the_game_what_does_not_fit(sit: Sit) -> None:
    device = sit(f"/new/fifth-wheel/{ENGINE}")
    for field, typed, says in (
        ("choices", "goal=0", "The goal is a number of miles"),
        ("choices", "weather=rain", "weather"),
        ("choices", "goal", "is no choice"),
        ("seed", "x", "The seed is a whole number"),
    ):
        write(device, "choices", "")
        write(device, field, typed)
        device.wait_until(lambda said=says: said in lines(device), says)  # type: ignore[misc]
        assert not can_press(device, "begin")
    write(device, "choices", "")
    write(device, "seed", "")
    device.wait_until(lambda: can_press(device, "begin"), "everything fits")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_every_language(sit: Sit, house: TableService, language: str) -> None:
    house.store.settings.put("language", language)
    table = begin(house, "Ana", "Ben", choices={("Ana", "played-by"): "app"})
    device = sit(f"/table/{table}")
    words = load_message_catalogue(language)
    assert words("dt-bot-acts") in lines(device)
    assert words("dt-standing") in lines(device)
    assert compute_content_stamp().hash
