"""Several devices, a lost connection, a dead server: the faults of Flet that the shell works around (F1 to F3)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.library.translations import load_message_catalogue
from tests.browser.conftest import Seat
from tests.browser.harness.console import LINE_CUT
from tests.browser.harness.people import DESKTOP, TABLET
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address, begin, do, terminal
from tests.browser.harness.wire import Wire

# Seconds in which a browser notices that its connection is gone and makes a new one.
COMING_BACK = 60


@pytest.fixture
def table(data_dir: Path, server: Server) -> str:
    """A table of Red and Blue with 50 life each, set up in the terminal while the app runs."""
    return begin(data_dir, "hero-realms", "Red,Blue")


def test_two_browsers_at_one_table_see_each_other_s_taps(table: str, seat: Seat, server: Server) -> None:
    ann, ben = seat("Ann"), seat("Ben", size=TABLET)
    ann.open(address(server, f"/table/{table}"))
    ben.open(address(server, f"/table/{table}"))
    ann.tap("Red: Life minus 1")
    ben.sees("Red: Life 49")
    ben.tap("Red: Life minus 1")
    ann.sees("Red: Life 48")
    ann.tap("Menu")
    ann.tap("Español")
    ann.tap("Cerrar")
    ben.tap("Blue: Life plus 1")
    ann.sees("Blue: Vida 51")
    ben.sees("Blue: Life 51")
    ann.tap("Deshacer")
    ben.sees("Blue: Life 50")


def test_the_terminal_changes_a_table_and_every_screen_follows(
    table: str, seat: Seat, server: Server, data_dir: Path
) -> None:
    ann, ben = seat("Ann"), seat("Ben", size=DESKTOP)
    ann.open(address(server, f"/table/{table}"))
    ben.open(server.url)
    ben.sees("Hero Realms, Round 1, with Red and Blue")
    do(data_dir, table, "life red -3", "gold red =4")
    ann.sees("Red: Life 47")
    ann.sees("Red: Gold 4")
    do(data_dir, table, "turn next", "turn next")
    ann.sees("Round 2 · Red to play")
    ben.sees("Hero Realms, Round 2, with Red and Blue")
    ann.tap("Red: Life minus 1")
    ann.sees("Red: Life 46")
    standing = terminal(data_dir, "show", table)
    assert '"life": 46' in str(standing).replace("'", '"')
    terminal(data_dir, "undo", table)
    ann.sees("Red: Life 47")


def test_after_a_lost_connection_the_screen_is_right_and_taps_work(
    table: str, seat: Seat, server: Server, data_dir: Path, wire: Callable[[Server], Wire]
) -> None:
    cable = wire(server)
    ann = seat("Ann")
    ann.expects(*LINE_CUT)
    ann.open(f"{cable.url}table/{table}")
    ann.tap("Red: Life minus 1")
    ann.sees("Red: Life 49")
    for time, left in ((1, 39), (2, 28)):
        cable.cut()
        do(data_dir, table, "life red -10")
        cable.restore()
        ann.sees(f"Red: Life {left}", within=COMING_BACK)
        ann.tap("Red: Life minus 1")
        ann.sees(f"Red: Life {left - 1}")
        do(data_dir, table, f"gold red ={time}")
        ann.sees(f"Red: Gold {time}")


def test_a_killed_server_comes_back_and_the_table_is_exactly_as_it_was(
    table: str, seat: Seat, server: Server, data_dir: Path
) -> None:
    ann = seat("Ann")
    ann.open(address(server, f"/table/{table}"))
    for left in (49, 48, 47):
        ann.tap("Red: Life minus 1")
        ann.sees(f"Red: Life {left}")
    before = terminal(data_dir, "show", table)
    ann.expects(*LINE_CUT)
    server.kill()
    cover = ann.page.locator("#doorstep b")
    cover.wait_for(state="visible")
    assert cover.inner_text() == load_message_catalogue("en")("door-cut")
    assert terminal(data_dir, "show", table) == before
    server.start()
    do(data_dir, table, "life blue -2")
    ann.sees("Blue: Life 48", within=COMING_BACK)
    cover.wait_for(state="hidden")
    ann.sees("Red: Life 47")
    ann.tap("Red: Life minus 1")
    ann.sees("Red: Life 46")
    ann.reload()
    ann.sees("Red: Life 46")
    ann.tap("Undo")
    ann.sees("Red: Life 47")
