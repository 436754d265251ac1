"""The browser harness itself, proved on the hello app before anything is asked of the real one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Seat
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.server import Server, hello
from tests.browser.wire import Wire


def test_a_person_taps_holds_and_reads(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.sees("The empty chair")
    assert ann.reads("Count") == "0"
    ann.tap("Add one")
    ann.reads_soon("Count", "1")
    ann.hold("Add one")
    ann.reads_soon("Count", "11")
    assert ann.reads("count") == "Count 11", "an identifier is a name too, but not part of what is said"


def test_a_person_types_and_types_again(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.type("Your name", "Ann")
    ann.sees("Hello, Ann!")
    ann.type("Your name", "Zoë")
    ann.sees("Hello, Zoë!")
    ann.sees_no("Hello, Ann!")


def test_a_reload_comes_back_to_the_same_session(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.tap("Add one")
    ann.reads_soon("Count", "1")
    ann.reload()
    ann.reads_soon("Count", "1")
    ann.tap("Add one")
    ann.reads_soon("Count", "2")


def test_two_people_have_two_sessions(seat: Seat, hello_server: Server) -> None:
    ann, ben = seat("Ann"), seat("Ben", size=DESKTOP, scheme="light")
    ann.open(hello_server.url)
    ben.open(hello_server.url)
    ann.tap("Add one")
    ann.reads_soon("Count", "1")
    assert ben.reads("Count") == "0"


def test_a_cut_wire_loses_nothing_and_the_screen_repaints(
    ann: Person, hello_server: Server, wire: Callable[[Server], Wire]
) -> None:
    cable = wire(hello_server)
    ann.open(cable.url)
    ann.tap("Add one")
    ann.reads_soon("Count", "1")
    for again in (2, 3):
        cable.cut()
        ann.page.wait_for_timeout(300)
        cable.restore()
        ann.reads_soon("Connection", str(again), within=30)
        assert ann.reads("Count") == str(again - 1)
        ann.tap("Add one")
        ann.reads_soon("Count", str(again))


def test_a_page_that_hangs_fails_instead_of_hanging_the_tests(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.page.evaluate("() => { setTimeout(() => { for (const end = Date.now() + 8000; Date.now() < end; ); }, 50) }")
    ann.page.wait_for_timeout(200)
    with pytest.raises(AssertionError, match="browser hangs"):
        ann.sees("anything", within=0.5)


def test_a_killed_server_comes_back_in_its_place(ann: Person) -> None:
    with hello() as server:
        ann.open(server.url)
        server.kill()
        assert server.start() < 60
        ann.reload()
        ann.reads_soon("Count", "0")


def test_nothing_but_this_machine_is_reached(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    # Flet asks for this one script whatever it is told; our app forbids it, this one has no such guard.
    assert [url for url in ann.asked_outside if "rive" not in url] == []


def test_a_failure_lists_what_is_on_screen(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    with pytest.raises(AssertionError, match=re.compile(r"Ann waited .* 'Add two'.*button 'Add one'", re.DOTALL)):
        ann.sees("Add two", within=0.2)


def test_what_is_on_screen_has_a_place(ann: Person, hello_server: Server, tmp_path: Path) -> None:
    ann.open(hello_server.url)
    button = next(seen for seen in ann.on_screen() if seen.role == "button")
    assert button.tappable
    assert not button.disabled
    assert 0 <= button.x < button.x + button.width <= PHONE["width"]
    ann.screenshot(tmp_path / "hello.png")
    assert (tmp_path / "hello.png").stat().st_size > 1000


def test_a_server_that_cannot_start_says_why() -> None:
    broken = Server(["tests.browser.hello_app", "--no-such-option"], port=1)
    with pytest.raises(AssertionError, match="the following arguments are required"), broken:
        pass
