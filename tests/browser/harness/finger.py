"""What people touch a screen with: a finger on a phone or tablet, a mouse at a desktop. What lies on top is touched."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page

# Points and milliseconds. A drag is many small moves, as a screen reports those of a finger: with strides of 40 points
# a text field takes it for a selection. It ends with a rest before the finger leaves, or the list flies on.
_STEP, _PAUSE, _REST = 20, 6, 80
# What a finger must move before Flutter takes it for a drag and not for a tap.
_SLOP = 20


class Pointer(Protocol):
    """A finger or a mouse."""

    scrolls: int
    """How often it has scrolled anything."""

    def touch(self, x: float, y: float) -> None:
        """Touch a place, and let go at once."""
        ...

    def hold(self, x: float, y: float, ms: int) -> None:
        """Touch a place, and let go after a while."""
        ...

    def scroll(self, x: float, y: float, dx: float, dy: float) -> None:
        """Show what lies so much further right and down in what scrolls at a place."""
        ...


class Finger:
    """A finger, on glass."""

    def __init__(self, page: Page) -> None:
        self.scrolls = 0
        self._page = page
        self._glass = page.context.new_cdp_session(page)

    def touch(self, x: float, y: float) -> None:
        """Touch a place, and let go at once."""
        self._page.touchscreen.tap(x, y)

    def hold(self, x: float, y: float, ms: int) -> None:
        """Touch a place, and let go after a while."""
        self._send("touchStart", x, y)
        self._page.wait_for_timeout(ms)
        self._send("touchEnd")

    def scroll(self, x: float, y: float, dx: float, dy: float) -> None:
        """Drag what lies there the other way, so that the finger's way has its middle at the place.

        By whole points: what was scrolled by half a point is painted with other edges than after a reload.
        """
        self.scrolls += 1
        way = max(abs(dx), abs(dy))
        longer = (way + _SLOP) / way
        dx, dy = round(dx * longer), round(dy * longer)
        left, top = round(x + dx / 2), round(y + dy / 2)
        steps = max(4, round(way / _STEP))
        self._send("touchStart", left, top)
        for step in range(1, steps + 1):
            self._send("touchMove", left - round(dx * step / steps), top - round(dy * step / steps))
            self._page.wait_for_timeout(_PAUSE)
        self._page.wait_for_timeout(_REST)
        self._send("touchEnd")

    def _send(self, what: str, *place: float) -> None:
        points = [{"x": place[0], "y": place[1]}] if place else []
        self._glass.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


class Mouse:
    """A mouse with a wheel."""

    def __init__(self, page: Page) -> None:
        self.scrolls = 0
        self._page, self._mouse = page, page.mouse

    def touch(self, x: float, y: float) -> None:
        """Click a place."""
        self._mouse.click(x, y)

    def hold(self, x: float, y: float, ms: int) -> None:
        """Press the button at a place, and let go after a while."""
        self._mouse.move(x, y)
        self._mouse.down()
        self._page.wait_for_timeout(ms)
        self._mouse.up()

    def scroll(self, x: float, y: float, dx: float, dy: float) -> None:
        """Turn the wheel."""
        self.scrolls += 1
        self._mouse.move(x, y)
        self._mouse.wheel(round(dx), round(dy))
        self._page.wait_for_timeout(_REST)
