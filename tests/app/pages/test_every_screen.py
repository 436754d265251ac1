"""Every screen in every language: nothing is missing, nothing fails, and whatever can be pressed has a name."""

from __future__ import annotations

import pytest

from companion.games.game_boxes import load_boxes
from companion.games.tracker import acts
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, create_table, has, nameless, names, press
from tests.in_process_device import Device
from tests.tracker.presets import choice, every_box

GAMES = [box.id for box in load_boxes()]
SCREENS = ["/", "/new", "/settings", "/import", "/library", *(f"/new/{game}" for game in GAMES)]
SCREENS += [f"/library/numbers/{box.id}" for box in load_boxes() if not box.own]


def evening(house: TableService, game: str) -> str:
    """A table of a game on which a little of everything has happened."""
    box = next(b for b in every_box() if b.id == game)
    mode = box.modes[-2] if game == "hero-realms" else box.modes[0]
    chosen = choice(box, mode, 2)
    table = create_table(
        house,
        game,
        mode.id,
        *chosen.people,
        choices=chosen.choices,
        numbers=chosen.numbers,
        seat_numbers=chosen.seat_numbers,
    )
    state = house.open(table).state
    if state.waiting is not None:
        house.give(table, acts.Draw(state.waiting))
    first, counter = state.sheet.seats[0].id, state.sheet.counters[0].id
    house.give(table, acts.Change(counter, 3, first), burst="a")
    house.give(table, acts.Change(counter, -1, first), burst="a")
    house.give(table, acts.Note("something to remember"))
    house.give(table, acts.Rename(first, "Anastasia"))
    if state.sheet.dice:
        house.give(table, acts.Rolling(state.sheet.dice[0].id, 2))
    flow = state.sheet.flow
    house.give(table, acts.Next("phase" if flow.phases else "turn" if flow.turns else "round"))
    note = next(step.number for step in house.open(table).steps if isinstance(step.act, acts.Note))
    house.repair(table, note, None)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", SCREENS)
def test_a_screen_is_drawn_in_every_language_and_size(route: str, language: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", language)
    for game in GAMES if route == "/" else ():
        evening(house, game)
    for size in (PHONE, DESKTOP):
        ann = sit(route, size)
        assert len(ann.texts()) > 3
        if has(ann, "more"):
            press(ann, "more")
        assert nameless(ann) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_its_sheets_history_and_file_are_drawn_in_every_language_and_layout(
    game: str, language: str, house: TableService, sit: Sit
) -> None:
    house.store.settings.put("language", language)
    table = evening(house, game)
    seat = house.open(table).state.sheet.seats[0].id
    house.store.settings.put("layout-tablet", "flat")
    for size in (TABLET, DESKTOP):
        wide = sit(f"/table/{table}", size)
        wide.sees("Anastasia")
        assert nameless(wide) == []
    ann = sit(f"/table/{table}", PHONE)
    ann.sees("Anastasia")
    for opens in _sheets(ann, seat):
        press(ann, *opens)
        assert has(ann, "close-sheet"), opens
        assert nameless(ann) == [], opens
        press(ann, "close-sheet")
    press(ann, "history")
    ann.sees(load_message_catalogue(language)("step-removed"))
    press(ann, next(name for name in names(ann) if name.startswith("repair-")))
    assert nameless(ann) == []
    assert len(sit(f"/table/{table}/export").texts()) > 3


def _sheets(device: Device, seat: str) -> list[tuple[str, ...]]:
    """The presses that open each sheet there is on this device."""
    shown = names(device)
    press(device, "menu")
    elsewhere = ("open-export", "open-library", "open-report", "open-settings")
    menu = [name for name in names(device) if name.startswith("open-") and name not in elsewhere]
    press(device, "close-sheet")
    pads = [name for name in shown if name.startswith("pad-") or name.endswith("-pad")][:1]
    entries = [name for name in shown if name.startswith(("enter-", "edit-"))]
    alone = [name for name in ("menu", "parts", f"seat-{seat}", *pads, *entries) if name == "menu" or name in shown]
    return [*((name,) for name in alone), *(("menu", name) for name in menu)]
