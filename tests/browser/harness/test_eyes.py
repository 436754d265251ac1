"""The eyes themselves: what they must see, and what they must not take for a difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Seat
from tests.browser.harness import eyes
from tests.browser.harness.people import DESKTOP, TABLET, Person
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address, begin


@pytest.mark.unseen("the hello app counts its connections on the screen, so a reload always shows")
def test_one_figure_that_a_fresh_start_draws_otherwise_is_seen(
    ann: Person, hello_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(eyes, "FAILURES", tmp_path)
    ann.open(hello_server.url)
    with pytest.raises(eyes.Different, match="there lies text 'Connection 2'"):
        eyes.same_as_fresh(ann, "hello")
    assert {file.name for file in tmp_path.iterdir()} == {
        f"hello-{kind}.png" for kind in ("kept", "fresh", "difference")
    }


def test_focus_a_scrolled_list_and_a_message_are_no_difference(seat: Seat, server: Server, data_dir: Path) -> None:
    table = begin(data_dir, "hero-realms", "Red,Blue")
    ann = seat("Ann", size=DESKTOP)
    ann.open(address(server, "/library"))
    ann.type("Ask the library", "guard")
    ann.scroll(300)
    eyes.same_as_fresh(ann, "library")
    ann.open(address(server, f"/table/{table}"))
    ann.tap("Red: Gold minus 1")
    ann.sees("It is as low as it goes")
    eyes.same_as_fresh(ann, "message")


def test_a_list_scrolled_under_a_dialog_is_no_difference(seat: Seat, server: Server) -> None:
    ann = seat("Ann", size=TABLET)
    ann.open(address(server, "/new/hero-realms/hero-realms"))
    ann.scroll(120)
    ann.tap("open-setup")
    # Waits for it, and fails without it: on a busy machine the app has answered a second before the dialog is drawn.
    ann.reads("dialog")


def test_a_list_is_where_it_was_scrolled_to_after_a_dialog_over_it_was_closed(seat: Seat, server: Server) -> None:
    ann = seat("Ann", size=TABLET)
    ann.open(address(server, "/new/hero-realms/hero-realms"))
    ann.scroll(120)
    ann.tap("open-setup")
    ann.tap("close-sheet")
