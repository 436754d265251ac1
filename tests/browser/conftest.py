"""What browser tests are given: a browser, people, the app, and a wire to cut."""

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, ViewportSize
from playwright.sync_api import Error as PlaywrightError

from tests.browser.harness.eyes import same_as_fresh
from tests.browser.harness.people import PHONE, Person, launched_browser
from tests.browser.harness.server import ROOT, Server, companion, hello, traps
from tests.browser.harness.wire import Wire

FAILED = pytest.StashKey[bool]()
SEATED = pytest.StashKey[list[Person]]()


class Seat(Protocol):
    """Seats a person at a device of their own."""

    def __call__(
        self,
        name: str = "Ann",
        *,
        size: ViewportSize = PHONE,
        scheme: Literal["dark", "light"] = "dark",
        locale: str = "en-GB",
        reduced_motion: bool = False,
    ) -> Person:
        """Return somebody new, who leaves when the test ends."""
        ...


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """When a test is through: no client complained, and everybody's screen is the one that a fresh start draws."""
    yield
    # Here, while every fixture is still there: a server that has stopped can draw nothing afresh.
    unseen = item.get_closest_marker("unseen")
    assert unseen is None or unseen.args, "the mark `unseen` says why nobody looks"
    for person in item.stash.get(SEATED, []):
        person.heard_nothing()
        if unseen is None and person.is_there:
            same_as_fresh(person, f"{item.name}-{person.name}")
            person.heard_nothing()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its people's screens are photographed."""
    report = yield
    item.stash[FAILED] = report.failed or (item.stash.get(FAILED, False) and report.when != "setup")
    return report


# Not for the session: Playwright keeps an event loop running in this thread, and other tests want their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Give the one browser that all people of all tests have their windows in."""
    with launched_browser() as running:
        yield running


@pytest.fixture
def seat(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Seat]:
    """Give a way to seat people, each at a device of their own."""
    # A test that is tried once more begins with nobody: the people of the first try have left.
    seated = request.node.stash[SEATED] = list[Person]()

    def sit_down(name: str = "Ann", **how: object) -> Person:
        person = Person(browser, name, **how)  # type: ignore[arg-type] # Seat spells the options out
        seated.append(person)
        return person

    yield sit_down
    for person in seated:
        if request.node.stash.get(FAILED, False):
            # A browser that has gone can be photographed no more; what the test failed of is told all the same.
            with suppress(PlaywrightError):
                person.screenshot(ROOT / "dist" / "failures" / f"{request.node.name}-{person.name}.png")
        person.leave()


@pytest.fixture
def ann(seat: Seat) -> Person:
    """Give one person with a phone, for tests that need no more."""
    return seat("Ann")


@pytest.fixture(scope="package")
def hello_server() -> Iterator[Server]:
    """Give the smallest Flet app, running."""
    with hello() as server:
        yield server


@pytest.fixture(scope="package")
def traps_server() -> Iterator[Server]:
    """Give the app of buttons that nobody can press, running."""
    with traps() as server:
        yield server


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """Give an empty folder for the app's data."""
    return tmp_path / "data"


@pytest.fixture
def server(data_dir: Path) -> Iterator[Server]:
    """Give the real app, running with no data."""
    with companion(data_dir) as running:
        yield running


@pytest.fixture
def wire() -> Iterator[Callable[[Server], Wire]]:
    """Give a way to lay a wire that can be cut before a server."""
    wires: list[Wire] = []

    def lay(server: Server) -> Wire:
        wires.append(Wire(server.port))
        return wires[-1]

    yield lay
    for laid in wires:
        laid.close()
