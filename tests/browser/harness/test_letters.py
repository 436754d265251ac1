"""Flutter's fault with letters in a real browser, bare and as we mend it (`PaintInOneThread`)."""

import io

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Seat
from tests.browser.harness.eyes import PIXELS, SHADE
from tests.browser.harness.letters_app import PAGE, PAGES
from tests.browser.harness.people import Person
from tests.browser.harness.server import Server, free_port

pytestmark = pytest.mark.unseen("a bare Flet app draws nothing anew after a reload")

_SMALL: ViewportSize = {"width": 1000, "height": PAGE + 100}
_LINES = (0, 0, _SMALL["width"], PAGE)
_PICTURES = 40
"""So many are taken of a page that does not come to rest."""


def letters(*options: str) -> Server:
    port = free_port()
    return Server(["tests.browser.harness.letters_app", "--port", str(port), *options], port)


def paints_in_a_thread_of_its_own(person: Person) -> bool:
    return bool(person.page.workers)


def pages_of(person: Person) -> list[Image.Image]:
    """What is painted on each page, from the first to the last."""
    pages = []
    for number in range(PAGES):
        person.tap("Next", hurried=True)
        person.sees(f"Page {number}")
        pages.append(picture_at_rest(person))
    return pages


def picture_at_rest(person: Person) -> Image.Image:
    """The texts as they are when two pictures in a row are the same."""
    before = None
    for _ in range(_PICTURES):
        person.page.wait_for_timeout(250)
        now = Image.open(io.BytesIO(person.page.screenshot())).convert("L").crop(_LINES)
        if now == before:
            return now
        before = now
    raise AssertionError("the texts did not come to rest")


def differing(one: Image.Image, other: Image.Image) -> int:
    shades = ImageChops.difference(one, other).histogram()
    return sum(shades[SHADE + 1 :])


def test_the_app_is_laid_out_and_painted_in_one_thread(ann: Person, server: Server) -> None:
    ann.open(server.url)
    assert not ann.page.evaluate("crossOriginIsolated")
    assert not paints_in_a_thread_of_its_own(ann)


def test_letters_laid_out_in_a_hurry_are_those_laid_out_at_leisure(seat: Seat) -> None:
    with letters("--mended") as server:
        ann, ben = seat("Ann", size=_SMALL), seat("Ben", size=_SMALL)
        ben.open(server.url)
        at_leisure = pages_of(ben)
        ann.open(server.url)
        ann.tap("Hurry", hurried=True)
        ann.sees("Through", within=60)
        differences = [differing(one, other) for one, other in zip(pages_of(ann), at_leisure, strict=True)]
        assert max(differences) <= PIXELS, differences


def test_bare_flet_paints_them_in_another_thread(ann: Person) -> None:
    """Once this fails, or Flutter's engine keeps the two threads apart, `PaintInOneThread` can go."""
    with letters() as server:
        ann.open(server.url)
        assert ann.page.evaluate("crossOriginIsolated")
        assert paints_in_a_thread_of_its_own(ann)
