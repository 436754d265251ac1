"""From a name to a place that a finger can touch: found, scrolled into view, still, large enough and free."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypedDict

from tests.browser.harness.finger import Pointer

MIN_TARGET = 48
"""Points, in both directions. Words that lead on within a sentence are smaller: people touch what is offered below."""

# Half a point may be lost where things share a row.
_LOST = 0.5
# Seconds that something may take to come before it is looked for further down.
_GLANCE = 3.0
# The longest way to anything, in strides of half a list's height.
_STRIDES = 60

Ask = Callable[[str, Any], Any]


class Way(TypedDict):
    """What scrolls, as much of it as can be seen, and how far it has to go."""

    left: float
    top: float
    right: float
    bottom: float
    dx: float
    dy: float
    offset: float


class Place(TypedDict):
    """Where something is, and what touching.js says of it. Only what can be seen of it counts."""

    tappable: bool
    disabled: bool
    field: bool
    visible: bool
    listed: bool
    width: float
    height: float
    box: dict[str, float]
    point: list[float]
    cover: str | None
    scroll: Way | None


class OutOfReach(AssertionError):
    """Nobody can touch it: `why` says what is in the way."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Reach:
    """How one person gets at things."""

    def __init__(self, ask: Ask, pointer: Pointer, measure_anew: Callable[[], None]) -> None:
        self._ask, self._pointer, self._measure_anew = ask, pointer, measure_anew

    def find(self, name: str, role: str | None, within: float, *, held: bool, patient: bool) -> Place | None:
        """Go where a name is; raise `OutOfReach` if it cannot be touched for so many seconds.

        What is only to be `held` need not react to a tap. Who is not `patient` gets None where nothing is alive.
        """
        begun = moved = time.monotonic()
        looking, strides, measured = _Looking(self._ask), 0, False
        while True:
            place: Place | None = self._ask("touching.still", [name, role, held])
            if not patient and (place is None or place["disabled"]):
                return None
            why = _fault(place, held)
            if place is not None and why is None:
                return place
            now = time.monotonic()
            if place is not None:
                way = place["scroll"]
            else:
                way = looking.way() if now > begun + min(_GLANCE, within) else None
            if way is not None and strides < _STRIDES:
                self._scroll(way)
                strides, moved = strides + 1, now
            elif place is not None and place["listed"] and _small(place) and not measured:
                # Flutter may leave the box of what was scrolled as it was when half of it was still cut off.
                self._measure_anew()
                measured, moved = True, now
            elif now > moved + within:
                raise OutOfReach(f"{why}, after {strides} strides through what scrolls" if strides else f"{why}")
            else:
                time.sleep(0.05)

    def _scroll(self, way: Way) -> None:
        x, y = (way["left"] + way["right"]) / 2, (way["top"] + way["bottom"]) / 2
        self._pointer.scroll(x, y, way["dx"], way["dy"])


class _Looking:
    """Look through the largest list for something that is not there yet: down to its end, then up to its beginning."""

    def __init__(self, ask: Ask) -> None:
        self._ask, self._directions = ask, [1, -1]
        self._last: Way | None = None

    def way(self) -> Way | None:
        """Return the next stride; None when everything was looked through."""
        while self._directions:
            way: Way | None = self._ask("touching.further", self._directions[0])
            # A list that does not move any more is at its end, whatever it says.
            if way is not None and way != self._last:
                self._last = way
                return way
            self._directions.pop(0)
        return None


def _fault(place: Place | None, held: bool) -> str | None:
    """Why a finger cannot touch it, if it cannot."""
    if place is None:
        return "is nowhere to be found"
    if place["disabled"]:
        return "is disabled"
    if not (place["tappable"] or held):
        return "reacts to no tap"
    if place["scroll"] is not None:
        return "is cut off, and what it lies in does not scroll as it should"
    if not place["visible"]:
        return f"is off the screen for good, at {place['box']}"
    if place["cover"] is not None:
        return f"is covered by {place['cover']}"
    if place["tappable"] and _small(place):
        return f"is {place['width']:g} x {place['height']:g} points; a finger needs {MIN_TARGET} x {MIN_TARGET}"
    return None


def _small(place: Place) -> bool:
    return min(place["width"], place["height"]) < MIN_TARGET - _LOST
