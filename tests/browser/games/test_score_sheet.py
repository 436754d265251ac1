"""An evening in a real browser: set up, play, undo, another language, a reload; on a phone, a tablet, a desktop."""

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Seat
from tests.browser.harness.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address, begin, middle

# Where everything is in sight, so that nothing is cut off by the edge of a list.
_FOCUSED = "document.activeElement.getAttribute('flt-semantics-identifier')"


def test_a_house_in_which_nobody_chose_a_language_greets_each_browser_in_its_own(seat: Seat, server: Server) -> None:
    for name, locale, said in (("Eva", "es-ES", "Nueva mesa"), ("Ugo", "it-IT", "Nuovo tavolo")):
        person = seat(name, locale=locale)
        person.open(server.url)
        person.sees(said)


@pytest.mark.parametrize(("size", "pace"), [(PHONE, 60), (DESKTOP, 250)], ids=["phone", "desktop"])
def test_four_people_set_up_a_table_play_undo_change_language_and_reload(
    size: ViewportSize, pace: int, seat: Seat, server: Server
) -> None:
    ann = seat("Ann", size=size)
    ann.open(server.url)
    ann.sees("No table yet")
    ann.tap("New table")
    ann.tap("Hero Realms")
    ann.sees("2 players")
    ann.tap("Add a player")
    ann.tap("Add a player")
    ann.sees("4 players")
    for number, name in enumerate(("Red", "Blue", "Green", "Gold"), 1):
        ann.type(f"Player {number}", name, pace)
    ann.tap("first-1")
    ann.tap("Start with 4")
    ann.sees("Blue to play")

    for left in (49, 48, 47):
        ann.tap("Red: Life minus 1")
        ann.sees(f"Red: Life {left}")
    ann.tap("Gold: Life plus 1")
    ann.sees("Gold: Life 51")
    ann.tap("Undo")
    ann.sees("Gold: Life 50")
    ann.sees("Red: Life 47")

    ann.tap("Menu")
    ann.tap("Français")
    ann.tap("Fermer")
    ann.sees("Red : Santé 47")
    ann.sees_no("Red: Life 47")

    ann.reload()
    ann.sees("Red : Santé 47")
    ann.tap("Red : Santé moins 1")
    ann.sees("Red : Santé 46")

    ben = seat("Ben", size=size)
    ben.open(ann.page.url)
    ben.sees("Red : Santé 46")
    assert [*ann.asked_outside, *ben.asked_outside] == []


def test_panels_on_a_flat_tablet_are_turned_to_their_players_and_taps_land_there(
    seat: Seat, server: Server, data_dir: Path
) -> None:
    table = begin(data_dir, "hero-realms", "Ana,Ben,Cleo,Dora")
    ann = seat("Ann", size=TABLET)
    ann.open(address(server, f"/table/{table}"))
    ann.tap("Menu")
    ann.tap("Flat")
    ann.tap("Close")
    ann.sees_no("Close")
    seen = {thing.name: middle(thing) for thing in ann.on_screen()}
    for name, above, left in (("Ana", True, True), ("Ben", True, False), ("Cleo", False, False), ("Dora", False, True)):
        (plus_x, plus_y), (minus_x, _) = seen[f"{name}: Life plus 1"], seen[f"{name}: Life minus 1"]
        assert (plus_y < TABLET["height"] / 2) is above
        assert (plus_x < TABLET["width"] / 2) is left
        # Who sits on the far side sees the panel the other way round: their right is our left.
        assert (plus_x < minus_x) is above, f"{name}'s panel is turned to the wrong side"
    for name in ("Ana", "Ben", "Cleo", "Dora"):
        _press_outer_edge(ann, f"{name}: Life plus 1")
        ann.sees(f"{name}: Life 51")
    _press_outer_edge(ann, "Dora: Life minus 1")
    ann.sees("Dora: Life 50")
    ann.tap("Ana: open the sheet")
    ann.sees("May attack: Ben, Cleo and Dora.")


def _press_outer_edge(person: Person, name: str) -> None:
    """Press where the plus or minus is drawn, away from the number in the middle."""
    half = next(thing for thing in person.on_screen() if thing.name == name)
    panel = TABLET["width"] / 2
    outside = half.x % panel < panel / 4
    person.touch_at(half.x + (40 if outside else half.width - 40), half.y + half.height / 2)


def test_quick_taps_and_a_held_press_count_every_point_and_are_one_step_each(
    seat: Seat, server: Server, data_dir: Path
) -> None:
    table = begin(data_dir, "hero-realms", "Red,Blue")
    ann = seat("Ann")
    ann.open(address(server, f"/table/{table}"))
    ann.sees("Red: Life 50")
    for _ in range(10):
        ann.tap("Red: Life minus 1", hurried=True)
    ann.sees("Red: Life 40")
    ann.hold("Blue: Life minus 1", ms=2000)
    ann.sees_no("Blue: Life 50")
    ann.sees_no("Blue: Life 49")
    ann.tap("Undo")
    ann.sees("Blue: Life 50")
    ann.tap("Undo")
    ann.sees("Red: Life 50")


def test_the_keyboard_reaches_and_presses_everything(seat: Seat, server: Server, data_dir: Path) -> None:
    table = begin(data_dir, "hero-realms", "Red,Blue")
    ann = seat("Ann", size=DESKTOP)
    ann.open(address(server, f"/table/{table}"))
    ann.sees("Red: Life 50")
    _tab_to(ann, "red-life-plus")
    ann.press("Enter")
    ann.sees("Red: Life 51")
    ann.press(" ")
    ann.sees("Red: Life 52")
    _tab_to(ann, "menu")
    ann.press("Enter")
    ann.sees("Layout of the table")
    ann.press("Escape")
    ann.sees_no("Layout of the table")
    ann.sees("Red: Life 52")


def _tab_to(person: Person, identifier: str) -> None:
    """Press Tab until the focus is there."""
    passed: list[str | None] = [None]
    for _ in range(90):
        person.press("Tab")
        with suppress(PlaywrightTimeout):
            # The focus follows the key a moment later; two things in a row may also have no identifier.
            person.page.wait_for_function(f"was => ({_FOCUSED}) !== was", arg=passed[-1], timeout=1000)
        passed.append(person.page.evaluate(f"() => {_FOCUSED}"))
        if passed[-1] == identifier:
            return
    raise AssertionError(f"Tab never came to {identifier!r}, only to {passed}")
