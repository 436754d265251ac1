"""Eyes: the picture on a person's screen must be the one that a fresh start draws.

same_as_fresh(ann, "ann-after-the-fight")   # fails with both pictures in dist/failures where they differ

A fresh start is a reload: the browser begins anew, the session on the server is taken up again, and the app draws the
whole screen from its models. Whatever the client made of all the patches before must look the same. Spoken labels do
not show that: they were right while two entries of the library were painted into one.

What may differ between the two pictures without anybody having made a mistake, and what is done about it:

- the caret, the coloured edge of a field and the ring of the keyboard's focus: the focus is taken away before each
  picture, by taking it from the page as a click beside the window does;
- what the mouse hovers over: it is moved into the corner, where nothing reacts to it;
- where lists were scrolled to: a reload forgets it, so every list is brought back to where it was; what lies under a
  dialog cannot be scrolled, so it is not compared where somebody scrolled anything since the app was opened;
- bars beside scrolled lists, which fade: a strip at the edge of each list is not compared;
- a message at the bottom, which goes by itself: it is closed with its button;
- what adds up beside a number for two seconds, a search or an estimate under way: it is waited for;
- a running clock: the line that shows another time than before is not compared; nor is the line of a table on the home
  screen that says how long ago somebody played there;
- everything that still moves: it is waited for until two pictures in a row are the same.
"""

from __future__ import annotations

import io
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypedDict

from PIL import Image, ImageChops, ImageDraw
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from tests.browser.harness.people import Person, Seen
from tests.browser.harness.server import ROOT

FAILURES = ROOT / "dist" / "failures"

SHADE = 24
"""Of 255 in the reddest, greenest or bluest part of a pixel. Letters that were laid out at a fraction of a pixel from
where they are now have edges that differ by less; a letter that is another one differs by more than 100."""
PIXELS = 12
"""So many pixels may differ by more than that. A full stop in the smallest print has about 4, a letter 20 and more."""
STRIP = 10
"""How wide the strip at the edge of a list is in which its bar comes and goes."""
LAST_LINE = 48
"""How high the line is in which the card of a table says how long ago somebody played there."""

_PATIENCE = 20.0
"""Seconds after which a screen that still moves counts as one that never rests."""
_LOOK_AGAIN = 2.5
"""Seconds that a fresh screen gets to become the same: fonts and what is worked out anew come a moment later."""
_PAUSE = 60
"""Milliseconds between two pictures that have to be the same."""
_ATTEMPTS = 20
"""How often lists are asked to go back to where they were."""
_STILL, _UNPAINTED = 80, 5000
"""Milliseconds without a new frame after which nothing moves, and after which a frame is not painted any more."""
_QUIET, _UNANSWERED = 150, 1500
"""Milliseconds: the app is at rest when it has been silent for so long, or never answered the last touch at all."""

_FADING = 2400
"""Milliseconds that "+2" stands beside a number after the last tap; where counters are, they are waited for."""
_COUNTERS = re.compile(r"(pad|seat)-.*|.*-(plus|minus)")
"""The identifiers of counters; a sheet over the table has only their buttons."""
_UNDER_WAY = ("library-busy", "h3a-odds-begins", "hra-thinking")
"""What the screen itself says is not finished."""
_CLOCK = re.compile(r"\d+:\d\d")
_DIALOG = "dialog"
"""The identifier of what opens over a screen."""
# The card of a table on the home screen.
_TABLE = re.compile(r"table-[a-z0-9]{8}")

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_HANDS_OFF = """() => {
  // A field that Flutter had before it knew of the screen reader lies outside its view, which then hears of no blur.
  if (document.activeElement.matches(".flt-text-editing")) document.querySelector("flutter-view").focus();
  document.activeElement.blur();
}"""
_IN_A_FIELD = "() => document.activeElement.matches('input, textarea')"
_LISTS = """() => [...document.querySelectorAll("flt-semantics-scroll-overflow")].map((mark) => {
  const element = mark.parentElement, { x, y, width, height } = element.getBoundingClientRect();
  return { id: element.id, top: element.scrollTop, left: element.scrollLeft, upright: element.style.overflowY !== "",
           x, y, width, height };
})"""
# Flutter takes where an element of its accessibility tree is scrolled to as a wish, and scrolls the list there.
_SCROLL = """lists => lists.forEach(({ id, top, left }) => {
  const element = document.getElementById(id);
  if (element) Object.assign(element, { scrollTop: top, scrollLeft: left });
})"""


class List(TypedDict):
    """A list that can be scrolled: where it lies, and how far it was scrolled."""

    id: str
    top: float
    left: float
    upright: bool
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Picture:
    """What a screen looked like once nothing moved, what was said there, and where its lists stood."""

    image: Image.Image
    labels: Sequence[Seen]
    lists: Sequence[List]
    scrolled: bool
    """Whether the person scrolled anything since the app was opened."""


class Different(AssertionError):
    """The screen is not the one that a fresh start draws."""


def settled_picture(person: Person) -> Picture:
    """What is painted for a person once nothing moves any more."""
    _take_hands_off(person)
    end = time.monotonic() + _PATIENCE
    before = _photograph(person)
    while time.monotonic() < end:
        person.page.wait_for_timeout(_PAUSE)
        if person.page.evaluate(_IN_A_FIELD):
            # Flutter may give a field that was left in the middle of something its focus back.
            _take_hands_off(person)
        _rest(person)
        now = _photograph(person)
        unfinished = _under_way(person, now.labels)
        if not unfinished and now.labels == before.labels and not _differing(before, now).getbbox():
            return now
        before = now
    raise AssertionError(f"{person.name}'s screen did not come to rest in {_PATIENCE:g} s")


def same_as_fresh(person: Person, name: str) -> None:
    """Fail unless the person's screen is the one that a reload draws; both pictures are kept under this name then."""
    _let_fade(person)
    if person.scrolled:
        # After a dialog is closed, Flutter's accessibility tree has forgotten where the list under it stands.
        person.measure_anew()
    kept = settled_picture(person)
    person.reload()
    end = time.monotonic() + _LOOK_AGAIN
    while True:
        fresh = _brought_back(person, kept)
        found = _differing(kept, fresh)
        if _count(found) <= PIXELS:
            return
        if time.monotonic() > end:
            break
    raise Different(_told(person, kept, fresh, found, name))


# ---------------------------------------------------------------- coming to rest


def _take_hands_off(person: Person) -> None:
    person.page.mouse.move(0, 0)
    person.page.evaluate(_HANDS_OFF)
    _rest(person)


def _let_fade(person: Person) -> None:
    """Wait for what adds up beside a number to go: it is spoken only as part of the number.

    A dialog hides the counters of its table from a screen reader, but not from the eye.
    """
    if "/table/" in person.page.url or any(_COUNTERS.fullmatch(seen.identifier) for seen in person.on_screen()):
        with suppress(PlaywrightTimeout):
            person.page.wait_for_function("seeing.silent", arg=_FADING, timeout=2 * _FADING, polling=50)


def _rest(person: Person) -> None:
    for at_rest, arguments in (("seeing.rests", [_QUIET, _UNANSWERED]), ("seeing.painted", [_STILL, _UNPAINTED])):
        with suppress(PlaywrightTimeout):
            person.page.wait_for_function(at_rest, arg=arguments, timeout=_PATIENCE * 1000, polling=20)


def _under_way(person: Person, labels: Sequence[Seen]) -> bool:
    """Whether something is not finished; what waits for a finger to finish gets one."""
    for seen in labels:
        # A message would go by itself in five seconds, and an estimate works for up to forty.
        if seen.identifier in ("toast-close", "odds-stop"):
            person.touch_at(seen.x + seen.width / 2, seen.y + seen.height / 2)
            _take_hands_off(person)
            return True
    return any(_unfinished().search(seen.name) for seen in labels)


@cache
def _unfinished() -> re.Pattern[str]:
    """What stands on the screen while something is under way, in any language."""
    said = {
        load_message_catalogue(language)(word, seconds="#", most=0) for language in LANGUAGES for word in _UNDER_WAY
    }
    return re.compile("|".join(re.escape(each).replace(r"\#", r"\S+").replace("0", r"\d+") for each in sorted(said)))


def _brought_back(person: Person, kept: Picture) -> Picture:
    """The fresh screen at rest, its lists scrolled to where they were."""
    _rest(person)
    for _ in range(_ATTEMPTS):
        # A list may lie inside of another one, and be there only when that one has been scrolled; and on a busy
        # machine it may come late.
        now: list[List] = person.page.evaluate(_LISTS)
        wishes = _wishes(kept.lists, now)
        if not wishes and not _missing(kept.lists, now):
            break
        person.page.evaluate(_SCROLL, wishes)
        person.page.wait_for_timeout(2 * _PAUSE)
        _rest(person)
    return settled_picture(person)


def _wishes(old: Sequence[List], new: Sequence[List]) -> list[dict[str, str | float]]:
    """What has to be scrolled: lists in the same place that are not where they were."""
    places = {_rounded(each): each for each in old}
    pairs = [(each, places[_rounded(each)]) for each in new if _rounded(each) in places]
    return [
        {"id": now["id"], "top": then["top"], "left": then["left"]}
        for now, then in pairs
        if abs(now["top"] - then["top"]) + abs(now["left"] - then["left"]) >= 1
    ]


def _missing(old: Sequence[List], new: Sequence[List]) -> bool:
    """Whether a list that was scrolled is not there."""
    places = {_rounded(each) for each in new}
    return any((each["top"] or each["left"]) and _rounded(each) not in places for each in old)


def _rounded(each: List) -> tuple[int, int, int]:
    return round(each["x"]), round(each["y"]), round(each["width"])


def _photograph(person: Person) -> Picture:
    image = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    return Picture(image, person.on_screen(), person.page.evaluate(_LISTS), person.scrolled)


# ---------------------------------------------------------------- comparing


def _differing(one: Picture, other: Picture) -> Image.Image:
    """White where two pictures differ, black elsewhere."""
    if one.image.size != other.image.size:
        return Image.new("L", one.image.size, 255)
    red, green, blue = ImageChops.difference(one.image, other.image).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    found = most.point([255 if shade > SHADE else 0 for shade in range(256)])
    if found.getbbox():
        draw = ImageDraw.Draw(found)
        for box in _not_compared(one, other):
            draw.rectangle(box, fill=0)
    return found


def _not_compared(one: Picture, other: Picture) -> list[Box]:
    """What may differ: the bars of lists, clocks, and what was scrolled under a dialog."""
    bars = [_bar(each) for each in (*one.lists, *other.lists)]
    return [*bars, *_clocks(one, other), *(_around_dialog(one) if one.scrolled else ())]


def _around_dialog(picture: Picture) -> Iterator[Box]:
    """What a dialog leaves uncovered: above it on a phone, on its left elsewhere."""
    for seen in picture.labels:
        if seen.identifier == _DIALOG:
            width, height = picture.image.size
            yield (0, 0, seen.x, height) if seen.x > 0 else (0, 0, width, seen.y)


def _bar(each: List) -> Box:
    right, bottom = each["x"] + each["width"], each["y"] + each["height"]
    return (right - STRIP, each["y"], right, bottom) if each["upright"] else (each["x"], bottom - STRIP, right, bottom)


def _clocks(one: Picture, other: Picture) -> Iterator[Box]:
    """Lines that say another time than before, and the lines on the home screen that say how long ago something was."""
    said = {seen.name for seen in one.labels}
    timeless = {_CLOCK.sub("", name) for name in said}
    for seen in other.labels:
        left, top, right, bottom = _box(seen)
        if _TABLE.fullmatch(seen.identifier):
            yield left, bottom - LAST_LINE, right, bottom
        elif seen.name not in said and _CLOCK.search(seen.name) and _CLOCK.sub("", seen.name) in timeless:
            yield left, top, right, bottom


def _box(seen: Seen) -> Box:
    return seen.x, seen.y, seen.x + seen.width, seen.y + seen.height


def _count(found: Image.Image) -> int:
    return found.histogram()[255]


# ---------------------------------------------------------------- telling


def _told(person: Person, kept: Picture, fresh: Picture, found: Image.Image, name: str) -> str:
    """Where the pictures differ and what lies there; keeps them."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    files = {kind: FAILURES / f"{_file_name(name)}-{kind}.png" for kind in ("kept", "fresh", "difference")}
    kept.image.save(files["kept"])
    fresh.image.save(files["fresh"])
    _highlighted(fresh.image, found).save(files["difference"])
    lines = [
        f"{person.name}'s screen is not the one that a fresh start draws: {_count(found)} pixels differ, "
        f"in the box {found.getbbox()} of {person.page.url}.",
        *(f"  there lies {seen.role or 'text'} {seen.name[:100]!r}" for seen in _lying_there(fresh.labels, found)),
        *_said_otherwise(kept, fresh),
        *(f"  kept: {_from_root(file)}" for file in files.values()),
    ]
    return "\n".join(lines)


def _highlighted(image: Image.Image, found: Image.Image) -> Image.Image:
    """The picture in grey, what differs in red."""
    grey = image.convert("L").convert("RGB")
    return Image.composite(Image.new("RGB", image.size, (255, 0, 0)), grey, found)


def _lying_there(labels: Sequence[Seen], found: Image.Image, most: int = 8) -> list[Seen]:
    """What lies where the pictures differ: of things within each other the innermost."""
    there = [seen for seen in labels if seen.name and found.crop(tuple(round(edge) for edge in _box(seen))).getbbox()]  # type: ignore[arg-type]
    return sorted(there, key=lambda seen: seen.width * seen.height)[:most]


def _said_otherwise(kept: Picture, fresh: Picture, most: int = 5) -> list[str]:
    old, new = [seen.name for seen in kept.labels], [seen.name for seen in fresh.labels]
    gone, come = set(old) - set(new), set(new) - set(old)
    return [
        *(f"  said before the reload only: {name[:100]!r}" for name in sorted(gone)[:most]),
        *(f"  said after the reload only: {name[:100]!r}" for name in sorted(come)[:most]),
    ]


def _file_name(name: str) -> str:
    return re.sub(r"[^\w.-]+", "-", name).strip("-")


def _from_root(file: Path) -> str:
    return str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)
