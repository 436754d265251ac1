"""What a client complains of. A client that is well says one line when it starts, and is silent from then on."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Page

_RIVE = r"https://cdn\.jsdelivr\.net/npm/@rive-app/flutter-native-wasm@[\d.]+/wasm/rive_native\.js"
_STARTED = "log: Flutter app loaded"
# Flutter prints what went wrong in its own code as a plain `log`: whatever is not known here is a complaint.
_KNOWN = (
    re.escape(_STARTED),
    # Flet asks for this one script whatever it is told. Our app forbids it; in an app without such a guard there is no
    # such machine.
    rf"error: Loading the script '{_RIVE}' violates the following Content Security Policy directive: .*",
    rf"error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED \({_RIVE}\)",
    # Chromium without a graphics card says of a page, up to four times, that copying what Flutter painted takes time.
    r"warning: \[\.WebGL-0x[0-9a-f]+\]GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): "
    r"GPU stall due to ReadPixels( \(this message will no longer repeat\))?",
)
LINE_CUT = (
    r"error: WebSocket connection to 'ws://127\.0\.0\.1:\d+/ws' failed: .*",
    r"log: WebSocketChannelException: WebSocketException: Failed to connect WebSocket",
    # The cover over the page asks whether the app is there again.
    r"error: Failed to load resource: net::ERR_\w+ \(http://127\.0\.0\.1:\d+/version\.json\)",
)
"""What a client says while its server is gone: for `Person.expects`."""

_STACK = re.compile(r"log: (\s+at .*)?", re.DOTALL)
_LONGEST = 600


class Console:
    """The console and the errors of one page."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        self._expected = [re.compile(known, re.DOTALL) for known in _KNOWN]
        self._named = 0
        page.on("console", lambda said: self._hear(_line(said)))
        page.on("pageerror", lambda error: self._hear(f"page error: {error.stack or error}"))
        page.on("crash", lambda _page: self._hear("the page crashed"))

    def expect(self, *patterns: str) -> None:
        """Take complaints that match a pattern from their first to their last letter as they are meant, from now on."""
        self._expected += [re.compile(pattern, re.DOTALL) for pattern in patterns]

    def _hear(self, line: str) -> None:
        # Flutter says one fault three times: what it is, where it happened, and that there was an exception.
        if self._named and _STACK.fullmatch(line):
            return
        if self._named and line == "page error: Exception":
            self._named -= 1
            return
        self._named += line.startswith("log: ") and line != _STARTED
        if not any(pattern.fullmatch(line) for pattern in self._expected):
            self.complaints.append(line[:_LONGEST])


def _line(said: ConsoleMessage) -> str:
    place = said.location["url"]
    # What was not loaded stands only in the place.
    return f"{said.type}: {said.text}" + (f" ({place})" if said.text.startswith("Failed to load") else "")
