"""People at their devices: a browser page, used by the names that a screen reader would say.

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

from playwright.sync_api import Browser, ElementHandle, JSHandle, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.server import ROOT

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

_SEEING = (Path(__file__).parent / "seeing.js").read_text(encoding="utf-8")


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
        )
        self._context.add_init_script(_SEEING)
        self.page: Page = self._context.new_page()
        self.troubles: list[str] = []
        self.asked_outside: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        self.page.on("requestfinished", lambda request: self._note_outside(request.url))
        # What the page's own policy forbids never leaves the browser.
        self.page.on("requestfailed", lambda r: None if r.failure == "csp" else self._note_outside(r.url))

    # ------------------------------------------------------------ coming and going

    def open(self, url: str) -> None:
        """Open an address and wait until there is something to read."""
        self.page.goto(url)
        self._arrive()

    def reload(self) -> None:
        """Press the browser's reload button."""
        self.page.reload()
        self._arrive()

    def leave(self) -> None:
        """Close the browser window with everything in it."""
        self._context.close()

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
        self._find(name)
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

    def tap(self, name: str, role: str | None = None, *, hurried: bool = False) -> None:
        """Tap what has this name, and see what comes of it; a hurried finger does not wait for that."""
        # A click event straight to the element: a real click can be swallowed by what lies over it.
        self._wait("([name, role]) => seeing.tap(name, role)", [name, role], _wish(name, role), _PATIENCE)
        if not hurried:
            self._rest()

    def tries(self, name: str) -> bool:
        """Tap what has this name if it is there; False if it is not, or not any more."""
        tapped = bool(self._ask("name => seeing.tap(name, null)", name))
        if tapped:
            self._rest()
        return tapped

    def hold(self, name: str, ms: int = 1200) -> None:
        """Press what has this name and keep the finger down."""
        # Flutter holds a press back for 200 ms in case it becomes a click, and calls 500 ms more a long one.
        # A word explains itself although only what it lies in can be tapped: the thing itself is held.
        found = self._wait("name => seeing.match(name, null)", name, f"find {name!r}", _PATIENCE).as_element()
        box = found.bounding_box() if found is not None else None
        if box is None:
            raise AssertionError(f"{name!r} has no place on {self.name}'s screen to press")
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_timeout(ms)
        self.page.mouse.up()
        # Right after a finger is lifted Flutter drops a click event as an echo of it; a real tap is no click event.
        self.page.wait_for_timeout(400)

    def type(self, label: str, text: str) -> None:
        """Write into the field with this label, replacing what stands there."""
        field = self._find(label, "textbox")
        field.focus()
        self._wait("field => seeing.hears(field)", field, f"be heard in the field {label!r}", _PATIENCE)
        self._ask("() => seeing.touched()", None)
        field.fill(text)
        self._rest()

    def press(self, key: str) -> None:
        """Press a key, e.g. 'Tab' or 'Enter'."""
        self.page.keyboard.press(key)

    def scroll(self, down: int) -> None:
        """Turn the wheel over the middle of the screen by so many points."""
        size = self.page.viewport_size or PHONE
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.page.mouse.wheel(0, down)

    # ------------------------------------------------------------ inside

    def _rest(self) -> None:
        """Wait as people do until what came of the last touch has been drawn, and nothing more comes."""
        with suppress(PlaywrightTimeout):
            rest = [_QUIET, _UNANSWERED]
            self.page.wait_for_function("seeing.rests", arg=rest, timeout=_RESTLESS * 1000, polling=30)

    def _arrive(self) -> None:
        try:
            self.page.wait_for_selector("#loading", state="detached", timeout=_LOADING * 1000)
            # One pixel wide, and the only way to say that a screen reader is there.
            self.page.locator("flt-semantics-placeholder").dispatch_event("click", timeout=_LOADING * 1000)
        except PlaywrightTimeout:
            raise AssertionError(f"the app did not load for {self.name}{self._in_trouble()}") from None
        self._wait("() => seeing.all().length > 0", None, "see anything at all", _LOADING)
        # A screen reader reads through the cover, a finger does not reach through it.
        self._wait("() => document.getElementById('doorstep')?.hidden !== false", None, "be let in", _LOADING)

    def _find(self, name: str, role: str | None = None) -> ElementHandle:
        found = self._wait("([name, role]) => seeing.find(name, role)", [name, role], _wish(name, role), _PATIENCE)
        element = found.as_element()
        assert element is not None
        return element

    def _ask(self, question: str, argument: Any) -> Any:
        """Return an answer from the page; a page that hangs is a failure, where `evaluate` would wait for ever."""
        try:
            boxed = f"argument => ({{ answer: ({question})(argument) }})"
            answer = self.page.wait_for_function(boxed, arg=argument, timeout=_ANSWER * 1000, polling=50)
        except PlaywrightTimeout:
            raise AssertionError(f"{self.name}'s browser hangs: the page does not answer{self._in_trouble()}") from None
        return answer.json_value()["answer"]

    def _wait(self, condition: str, argument: Any, wish: str, within: float) -> JSHandle:
        try:
            return self.page.wait_for_function(condition, arg=argument, timeout=within * 1000, polling=50)
        except PlaywrightTimeout:
            raise AssertionError(
                f"{self.name} waited {within:g} s to {wish}. On screen:\n{self._listed()}{self._in_trouble()}"
            ) from None

    def _listed(self) -> str:
        return "\n".join(f"  {seen.role or 'text'} {seen.name!r}" for seen in self.on_screen()) or "  nothing"

    def _in_trouble(self) -> str:
        return "".join(f"\n  the browser says: {trouble[:300]}" for trouble in self.troubles[-5:])

    def _note_outside(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.hostname and parts.hostname not in _LOOPBACK:
            self.asked_outside.append(url)


def _wish(name: str, role: str | None) -> str:
    return f"find a {role} called {name!r}" if role else f"find {name!r}"
