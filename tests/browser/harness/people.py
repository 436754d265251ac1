"""People at their devices: a browser page, used by the names that a screen reader would say, touched where it shows.

ann = Person(browser, "Ann", size=PHONE)
ann.open(server.url)
ann.tap("Add one")
assert ann.reads("Count") == "1"
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.harness.console import Console
from tests.browser.harness.finger import Finger, Mouse
from tests.browser.harness.reaching import OutOfReach, Place, Reach
from tests.browser.harness.server import ROOT

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1180, "height": 820}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

# Seconds. A tap shows in a tenth of one; the rest is for a busy machine.
_PATIENCE = 10.0
_LOADING = 60.0
# How long a page may compute before it counts as hanging.
_ANSWER = 5.0
# Milliseconds: an app that has answered and is silent for so long is at rest; a touch without an answer is forgotten.
_QUIET, _UNANSWERED = 150, 1500
# Seconds in which the app is told of a touch, and how often one touches again what moved away under the finger.
_HEARD, _AGAIN = 5.0, 2
# Seconds. A screen that never comes to rest (a clock runs on it) is used all the same.
_RESTLESS = 3.0

_LOOPBACK = {"127.0.0.1", "localhost", "::1"}
_FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No name but this machine's own exists. Unlike Playwright's routing this leaves the browser's cache in use.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]

_SCRIPTS = [(Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("seeing.js", "touching.js")]


@contextmanager
def launched_browser() -> Iterator[Browser]:
    """Run the browser that `build/ensure_chromium.sh` finds, without a window and without the internet."""
    found = subprocess.run(
        [ROOT / "build" / "ensure_chromium.sh", "--no-install"], capture_output=True, text=True, check=False
    )
    if found.returncode != 0:
        raise RuntimeError(found.stderr)
    # Chromium's sandbox refuses to work for root, who is who runs in a container.
    flags = [*_FLAGS, "--no-sandbox"] if os.geteuid() == 0 else _FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=flags)
        try:
            yield browser
        finally:
            browser.close()


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing on the screen, as a screen reader knows it, and where it is."""

    role: str
    name: str
    identifier: str
    tappable: bool
    disabled: bool
    x: float
    y: float
    width: float
    height: float


class Person:
    """Somebody with the app open in a browser of their own: own storage, own connection, own size of screen."""

    def __init__(
        self,
        browser: Browser,
        name: str = "Ann",
        *,
        size: ViewportSize = PHONE,
        scheme: Literal["dark", "light"] = "dark",
        locale: str = "en-GB",
        reduced_motion: bool = False,
    ) -> None:
        """Sit down with a device; nothing is open yet."""
        self.name = name
        self._context = browser.new_context(
            viewport=size,
            color_scheme=scheme,
            locale=locale,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            has_touch=size != DESKTOP,
        )
        for script in _SCRIPTS:
            self._context.add_init_script(script)
        self.page: Page = self._context.new_page()
        self._console = Console(self.page)
        self._pointer = Mouse(self.page) if size == DESKTOP else Finger(self.page)
        self._scrolls_before = 0
        self._reach = Reach(self._ask, self._pointer, self.measure_anew)
        self.complaints = self._console.complaints
        self.asked_outside: list[str] = []
        self.page.on("requestfinished", lambda request: self._note_outside(request.url))
        # What the page's own policy forbids never leaves the browser.
        self.page.on("requestfailed", lambda r: None if r.failure == "csp" else self._note_outside(r.url))

    # ------------------------------------------------------------ coming and going

    def open(self, url: str) -> None:
        """Open an address and wait until there is something to read."""
        self._scrolls_before = self._pointer.scrolls
        self.page.goto(url)
        self._arrive()

    def reload(self) -> None:
        """Press the browser's reload button."""
        self.page.reload()
        self._arrive()

    def leave(self) -> None:
        """Close the browser window with everything in it."""
        self._context.close()

    @property
    def scrolled(self) -> bool:
        """Whether the person scrolled anything since the app was opened."""
        return self._pointer.scrolls > self._scrolls_before

    @property
    def is_there(self) -> bool:
        """Whether the person has the app open."""
        return not self.page.is_closed() and self.page.url.startswith("http")

    # ------------------------------------------------------------ looking

    def on_screen(self) -> list[Seen]:
        """Return everything that has a name, in reading order."""
        return [Seen(**thing) for thing in self._ask("() => seeing.all()", None)]

    def sees(self, text: str, within: float = _PATIENCE) -> None:
        """Fail unless the text is on screen, or comes to be."""
        self._wait("text => seeing.has(text)", text, f"see {text!r}", within)

    def sees_no(self, text: str, within: float = _PATIENCE) -> None:
        """Fail unless the text is off the screen, or goes away."""
        self._wait("text => !seeing.has(text)", text, f"see no {text!r}", within)

    def reads(self, name: str) -> str:
        """Return what is said with a name: '7' for 'Life 7', or what stands in a field of that name."""
        self._wait("name => seeing.match(name, null)", name, f"find {name!r}", _PATIENCE)
        return str(self._ask("name => seeing.read(name)", name))

    def reads_soon(self, name: str, value: str, within: float = _PATIENCE) -> None:
        """Fail unless a name comes to be said with this value."""
        wanted = [name, value]
        self._wait("([name, value]) => seeing.read(name) === value", wanted, f"read {value!r} at {name!r}", within)

    def screenshot(self, path: Path) -> None:
        """Photograph the screen once nothing on it moves any more."""
        # The picture lags behind the accessibility tree, and without a window only a photograph makes it catch up.
        shot = self.page.screenshot()
        self.page.wait_for_timeout(400)
        for _ in range(10):
            before, shot = shot, self.page.screenshot()
            if shot == before:
                break
            self.page.wait_for_timeout(250)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(shot)

    # ------------------------------------------------------------ touching

    def tap(self, name: str, role: str | None = None, *, hurried: bool = False, within: float = _PATIENCE) -> None:
        """Tap what has this name, and see what comes of it; a hurried finger does not wait for that."""
        self._touch_until_heard(name, role, within)
        if not hurried:
            self._rest()

    def tries(self, name: str) -> bool:
        """Tap what has this name if it is there; False if it is not, or not any more."""
        place = self._found(name, None, patient=False)
        if place is None:
            return False
        heard = self._touch(name, None, place)
        self._rest()
        if not heard and self._found(name, None, patient=False) is not None:
            raise self._unheard(name, None, place)
        return heard

    def touch_at(self, x: float, y: float) -> None:
        """Touch a place on the screen, whatever is there: with a finger, or with the mouse of a desktop."""
        self._ask("seeing.touched", None)
        self._pointer.touch(x, y)

    def hold(self, name: str, ms: int = 1200) -> None:
        """Press what has this name and keep the finger down; a word that reacts to no tap may explain itself so."""
        x, y = self._place(name, None, held=True)["point"]
        self.hold_at(x, y, ms)
        self._rest()

    def hold_at(self, x: float, y: float, ms: int = 1200) -> None:
        """Keep the finger, or the button of the mouse, down at a place, whatever is there."""
        self._ask("seeing.touched", None)
        self._pointer.hold(x, y, ms)

    def type(self, label: str, text: str, pace: int = 60) -> None:
        """Write into the field with this label, key by key, replacing what stands there; `pace` in ms a key."""
        self._touch_until_heard(label, "textbox")
        self._wait("seeing.listens", label, f"be heard in the field {label!r}", _PATIENCE)
        if self._ask("seeing.value", label):
            self.press("Control+a")
            self._wait("seeing.selected", label, f"select what stands in {label!r}", _PATIENCE)
        self.page.keyboard.type(text[:-1], delay=pace)
        self._ask("seeing.touched", None)
        if text:
            self.page.keyboard.type(text[-1])
        else:
            self.press("Delete")
        self._rest()
        if (written := self._ask("seeing.value", label)) != text:
            raise AssertionError(f"{self.name} typed {text!r}, but {label!r} holds {written!r}{self._in_trouble()}")

    def press(self, key: str) -> None:
        """Press a key, e.g. 'Tab' or 'Enter'."""
        self.page.keyboard.press(key)

    def scroll(self, down: int) -> None:
        """Show what lies so many points further down in whatever scrolls in the middle of the screen."""
        size = self.page.viewport_size or PHONE
        stride = size["height"] // 2
        while down:
            part = max(-stride, min(stride, down))
            self.scroll_at(size["width"] / 2, size["height"] / 2, part)
            down -= part

    def scroll_at(self, x: float, y: float, down: int) -> None:
        """The same for whatever scrolls at a place, by no more than a finger's way on this screen."""
        self._pointer.scroll(x, y, 0, down)

    def measure_anew(self) -> None:
        """Have Flutter lay the screen out and measure everything on it: a point less of height, and back."""
        size = self.page.viewport_size or PHONE
        for height in (size["height"] - 1, size["height"]):
            self._ask("seeing.touched", None)
            self.page.set_viewport_size({"width": size["width"], "height": height})
            self._rest()

    # ------------------------------------------------------------ complaints

    def expects(self, *complaints: str) -> None:
        """Say what the client will complain of in this test, as patterns for whole lines; anything else fails it."""
        self._console.expect(*complaints)

    def heard_nothing(self) -> None:
        """Fail if the client complained of anything that nobody expected."""
        with suppress(PlaywrightTimeout, PlaywrightError):
            # What was said a moment ago is on its way here.
            self.page.wait_for_timeout(50)
        if self.complaints:
            told = "\n  ".join(self.complaints)
            times = "once" if len(self.complaints) == 1 else f"{len(self.complaints)} times"
            raise AssertionError(f"{self.name}'s client complained {times}:\n  {told}")

    # ------------------------------------------------------------ inside

    def _rest(self) -> None:
        """Wait as people do until what came of the last touch has been drawn, and nothing more comes."""
        with suppress(PlaywrightTimeout):
            rest = [_QUIET, _UNANSWERED]
            self.page.wait_for_function("seeing.rests", arg=rest, timeout=_RESTLESS * 1000, polling=30)

    def _arrive(self) -> None:
        try:
            self.page.wait_for_selector("#loading", state="detached", timeout=_LOADING * 1000)
        except PlaywrightTimeout:
            raise AssertionError(f"the app did not load for {self.name}{self._in_trouble()}") from None
        self._wait("() => seeing.all().length > 0", None, "see anything at all", _LOADING)
        # A screen reader reads through the cover, a finger does not reach through it.
        self._wait("() => document.getElementById('doorstep')?.hidden !== false", None, "be let in", _LOADING)

    def _place(self, name: str, role: str | None, within: float = _PATIENCE, *, held: bool = False) -> Place:
        """Where a finger touches what has this name; fail if it cannot."""
        place = self._found(name, role, within, held=held)
        assert place is not None
        return place

    def _found(
        self, name: str, role: str | None, within: float = _PATIENCE, *, held: bool = False, patient: bool = True
    ) -> Place | None:
        try:
            return self._reach.find(name, role, within, held=held, patient=patient)
        except OutOfReach as fault:
            raise self._failure(f"{self.name} cannot touch {_called(name, role)}: it {fault.why}") from None

    def _touch_until_heard(self, name: str, role: str | None, within: float = _PATIENCE) -> None:
        """Touch it, and fail if nobody was told: then something takes the touch that no screen reader knows of."""
        for _ in range(1 + _AGAIN):
            place = self._place(name, role, within)
            if self._touch(name, role, place):
                return
            now = self._ask("touching.still", [name, role, False])
            if now is not None and now["box"] == place["box"]:
                break
        raise self._unheard(name, role, place)

    def _touch(self, name: str, role: str | None, place: Place) -> bool:
        """Touch a place; whether the app was told of it, or the field there has the focus now."""
        x, y = place["point"]
        self.touch_at(x, y)
        try:
            asked = [name, role, place["field"]]
            self.page.wait_for_function("touching.heard", arg=asked, timeout=_HEARD * 1000, polling=10)
        except PlaywrightTimeout:
            return False
        return True

    def _unheard(self, name: str, role: str | None, place: Place) -> AssertionError:
        x, y = place["point"]
        return self._failure(
            f"{self.name} touched {_called(name, role)} at {x:g}, {y:g}, and the app was not told: "
            "something invisible lies over it, or it does nothing"
        )

    def _ask(self, question: str, argument: Any) -> Any:
        """Return an answer from the page; a page that hangs is a failure, where `evaluate` would wait for ever."""
        try:
            boxed = f"async argument => ({{ answer: await ({question})(argument) }})"
            answer = self.page.wait_for_function(boxed, arg=argument, timeout=_ANSWER * 1000, polling=50)
        except PlaywrightTimeout:
            raise AssertionError(f"{self.name}'s browser hangs: the page does not answer{self._in_trouble()}") from None
        return answer.json_value()["answer"]

    def _wait(self, condition: str, argument: Any, wish: str, within: float) -> None:
        try:
            self.page.wait_for_function(condition, arg=argument, timeout=within * 1000, polling=50)
        except PlaywrightTimeout:
            raise self._failure(f"{self.name} waited {within:g} s to {wish}") from None

    def _failure(self, what: str) -> AssertionError:
        return AssertionError(f"{what}. On screen:\n{self._listed()}{self._in_trouble()}")

    def _listed(self) -> str:
        return "\n".join(f"  {seen.role or 'text'} {seen.name!r}" for seen in self.on_screen()) or "  nothing"

    def _in_trouble(self) -> str:
        return "".join(f"\n  the client complained: {complaint[:300]}" for complaint in self.complaints[-5:])

    def _note_outside(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.hostname and parts.hostname not in _LOOPBACK:
            self.asked_outside.append(url)


def _called(name: str, role: str | None) -> str:
    return f"the {role} {name!r}" if role else repr(name)
