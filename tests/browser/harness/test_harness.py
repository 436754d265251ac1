"""The browser harness itself, proved on the hello app before anything is asked of the real one."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Seat
from tests.browser.harness.console import LINE_CUT
from tests.browser.harness.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.harness.server import ROOT, Server, hello
from tests.browser.harness.wire import Wire

pytestmark = pytest.mark.unseen("the hello app counts its connections on the screen, so a reload always shows")


def test_a_person_taps_holds_and_reads(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.sees("The empty chair")
    assert ann.reads("Count") == "0"
    ann.tap("Add one")
    ann.reads_soon("Count", "1")
    ann.hold("Add one")
    ann.reads_soon("Count", "11")
    assert ann.reads("count") == "Count 11", "an identifier is a name too, but not part of what is said"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_person_types_and_types_again(size: ViewportSize, seat: Seat, hello_server: Server) -> None:
    ann = seat(size=size)
    ann.open(hello_server.url)
    ann.type("Your name", "Ann")
    ann.sees("Hello, Ann!")
    ann.type("Your name", "Zoë", pace=250)
    ann.sees("Hello, Zoë!")
    ann.sees_no("Hello, Ann!")
    ann.type("Your name", "")
    ann.sees("Hello, whoever you are")


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
    ann.expects(*LINE_CUT)
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
    ann.expects(*LINE_CUT)
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
    broken = Server(["tests.browser.harness.hello_app", "--no-such-option"], port=1)
    with pytest.raises(AssertionError, match="the following arguments are required"), broken:
        pass


# ---------------------------------------------------------------- what a finger cannot do fails

TRAPS = {
    "Under glass": "the app was not told: something invisible lies over it",
    "Behind a curtain": "is covered by button 'A curtain'",
    "Tiny": "is 200 x 32 points; a finger needs 48 x 48",
    "Over the edge": "is nowhere to be found",
    "Only words": "reacts to no tap",
    "No such thing": "is nowhere to be found",
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_nobody_can_press_is_not_pressed(size: ViewportSize, seat: Seat, traps_server: Server) -> None:
    ann = seat(size=size)
    ann.open(traps_server.url)
    for name, why in TRAPS.items():
        with pytest.raises(AssertionError, match=re.escape(why)):
            ann.tap(name, within=1)
    assert ann.reads("Presses") == "0"


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_what_is_off_the_screen_is_scrolled_to(size: ViewportSize, seat: Seat, traps_server: Server) -> None:
    ann = seat(size=size)
    ann.open(traps_server.url)
    ann.tap("At the end")
    ann.reads_soon("Presses", "1")
    ann.tap("Far right")
    ann.reads_soon("Presses", "2")


@pytest.mark.unseen("what such a field shows after a reload is nobody's concern")
def test_letters_that_vanish_fail_whoever_typed_them(ann: Person, traps_server: Server) -> None:
    ann.open(traps_server.url)
    ann.type("Eats letters", "aunt")
    with pytest.raises(AssertionError, match="typed 'aqua', but 'Eats letters' holds 'aua'"):
        ann.type("Eats letters", "aqua", pace=250)


def test_the_cover_of_a_page_that_loads_is_in_the_way(ann: Person, server: Server) -> None:
    ann.open(server.url)
    ann.page.evaluate("document.getElementById('doorstep').hidden = false")
    with pytest.raises(AssertionError, match="is covered by status 'Setting the table…'"):
        ann.tap("New table", within=1)


# ---------------------------------------------------------------- what the client complains of fails

COMPLAINTS = {
    "console.error('no such luck')": "error: no such luck",
    "console.warn('be careful')": "warning: be careful",
    "console.log('RangeError (details omitted due to --minify)')": "log: RangeError (details omitted due to --minify)",
    "setTimeout(() => { throw new Error('out of a clear sky') })": "out of a clear sky",
    "fetch('http://127.0.0.1:9/')": "error: Failed to load resource: net::ERR_",
}


@pytest.mark.parametrize("what", COMPLAINTS)
def test_a_complaint_fails_the_test_that_caused_it(what: str, ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.heard_nothing()
    ann.page.evaluate(f"() => {{ {what} }}")
    ann.page.wait_for_timeout(200)
    with pytest.raises(AssertionError, match=re.escape(COMPLAINTS[what])):
        ann.heard_nothing()
    ann.complaints.clear()


def test_only_what_is_expected_is_let_pass(ann: Person, hello_server: Server) -> None:
    ann.open(hello_server.url)
    ann.expects("error: no such .*")
    ann.page.evaluate("() => { console.error('no such luck'); console.error('no luck') }")
    with pytest.raises(AssertionError, match="complained once:\n  error: no luck"):
        ann.heard_nothing()
    ann.complaints.clear()


def test_a_test_with_a_complaint_is_reported_as_failed(tmp_path: Path) -> None:
    said = _outcome_of(tmp_path, "    ann.page.evaluate('() => console.error(\"no such luck\")')\n")
    assert "1 failed" in said, said
    assert "Ann's client complained once:" in said
    assert "error: no such luck" in said


def test_a_second_try_does_not_answer_for_the_people_of_the_first(tmp_path: Path) -> None:
    complaint = "    if not TRIES.append(1) and len(TRIES) == 1: ann.page.evaluate('() => console.error(1)')\n"
    said = _outcome_of(tmp_path, complaint, "--reruns=1")
    assert "1 passed" in said, said
    assert "1 rerun" in said, said


def _outcome_of(folder: Path, body: str, *options: str) -> str:
    """What pytest says of a test of ours with these lines, run by itself."""
    (folder / "conftest.py").write_text("from tests.browser.conftest import *")
    (folder / "test_it.py").write_text(
        "import pytest\n\nTRIES = []\n\n@pytest.mark.unseen('the hello app counts its connections')\n"
        f"def test_it(ann, hello_server):\n    ann.open(hello_server.url)\n{body}"
    )
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(folder)]
    done = subprocess.run(
        [*command, *options, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    return done.stdout + done.stderr
