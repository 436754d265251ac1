"""What a test asks of a device, in the words of a table: what is said of a number, what can be pressed."""

from __future__ import annotations

import time
from collections.abc import Callable

import flet as ft
from flet.controls.base_control import BaseControl

from companion.games.game_boxes import compute_content_stamp, load_box
from companion.games.tracker.setup.game_box import Chosen
from companion.games.tracker.setup.setup_builder import build_setup
from companion.tables.table_service import TableService
from tests.in_process_device import Device

PHONE = (390, 844)
TABLET = (1180, 820)
DESKTOP = (1440, 900)

SEED = 7


def create_table(house: TableService, game: str, mode: str, *people: str, **chosen: object) -> str:
    """Set up a table without a screen; its id. The first person begins unless `first` says otherwise."""
    names = people or ("Ana", "Ben")
    first = str(chosen.pop("first", names[0]))
    setup = build_setup(load_box(game), Chosen(mode, names, first=first, **chosen), SEED, compute_content_stamp())  # type: ignore[arg-type]
    return house.begin(setup, "")


def said(device: Device, name: str) -> str:
    """What a screen reader says of the thing with this identifier; of several, the one on top."""
    return str(getattr(top(device, name), "label", "") or "")


def shows(device: Device, name: str, words: str) -> None:
    """Fail unless the thing with this identifier comes to be called so."""
    device.wait_until(lambda: has(device, name) and said(device, name) == words, f"{name} to say {words!r}")


def stays(device: Device, true: Callable[[], bool], what: str, seconds: float = 0.6) -> None:
    """Fail unless something stays true for a while: long enough for a finger that repeats to take another point."""
    end = time.monotonic() + seconds
    device.wait_until(lambda: not true() or time.monotonic() > end, what, within=seconds + 5)
    assert true(), what


def has(device: Device, name: str) -> bool:
    """Whether something with this identifier is shown."""
    return any(getattr(control, "identifier", None) == name for control in device.walk())


def top(device: Device, name: str) -> BaseControl:
    """The thing with this identifier; of several, the one that lies on top."""
    found = [control for control in device.walk() if getattr(control, "identifier", None) == name]
    assert found, f"nothing is called {name!r}; there are: {', '.join(names(device))}"
    return found[-1]


def press(device: Device, *names: str) -> None:
    """Press one thing after the other, each by its identifier and where it lies on top."""
    for name in names:
        device.fire(surface(device, name), "click")


def keep_pressing(device: Device, name: str, true: Callable[[], bool], what: str) -> None:
    """Hold the thing with this identifier until something is true; it is drawn anew under the finger meanwhile."""

    def finger() -> ft.GestureDetector:
        return next(control for control in device.walk(top(device, name)) if isinstance(control, ft.GestureDetector))

    spot = {"l": {"x": 1, "y": 1}, "g": {"x": 1, "y": 1}}
    device.fire(finger(), "long_press_start", spot)
    device.wait_until(true, what)
    device.fire(finger(), "long_press_end", spot | {"v": {"x": 0, "y": 0}})


def surface(device: Device, name: str) -> ft.Container:
    """The pressable part of the thing with this identifier."""
    wanted = top(device, name)
    for control in device.walk(wanted):
        if isinstance(control, ft.Container) and control.on_click is not None:
            return control
    raise AssertionError(f"{name!r} cannot be pressed now")


def can_press(device: Device, name: str) -> bool:
    """Whether the thing with this identifier reacts to a press."""
    wanted = top(device, name)
    return any(isinstance(c, ft.Container) and c.on_click is not None for c in device.walk(wanted))


def names(device: Device) -> list[str]:
    """Every identifier that is shown."""
    return sorted({str(name) for control in device.walk() if (name := getattr(control, "identifier", None))})


def write(device: Device, name: str, text: str, *, submit: bool = False) -> None:
    """Type into the field with this identifier."""
    box_ = text_field(device, name)
    device.set(box_, "value", text)
    if submit:
        device.fire(box_, "submit", text)


def text_field(device: Device, name: str) -> ft.TextField:
    """The field with this identifier."""
    return next(control for control in device.walk(top(device, name)) if isinstance(control, ft.TextField))


def lines(device: Device) -> str:
    """Everything a screen reader would say, as one text."""
    return "\n".join(device.texts())


def nameless(device: Device) -> list[str]:
    """What can be pressed but says nothing: neither itself, nor anything in it, nor what it lies in."""
    shown = list(device.walk())
    heard: set[int] = set()
    for control in shown:
        if any(isinstance(said, str) and said.strip() for said in (_label(control), getattr(control, "value", None))):
            heard |= {around._i for around in upwards(control)}
    pressable = [c for c in shown if isinstance(c, ft.Container) and c.on_click is not None and not _scrim(c)]
    return [str(c) for c in pressable if c._i not in heard and not any(_label(up) for up in upwards(c)[:4])]


def _label(control: BaseControl) -> str | None:
    label = getattr(control, "label", None)
    return label if isinstance(label, str) else None


def upwards(control: BaseControl) -> list[BaseControl]:
    """Return a control and everything it lies in, from the inside out."""
    found: list[BaseControl] = []
    up: BaseControl | None = control
    while up is not None:
        found.append(up)
        up = up.parent
    return found


def _scrim(control: ft.Container) -> bool:
    """What lies behind a sheet closes it, but a screen reader uses the sheet's own button."""
    return control.content is None and (control.left, control.top, control.right, control.bottom) == (0, 0, 0, 0)
