"""Press for long whatever is on a screen: what explains itself, what that opens, and which terms explain nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import flet as ft
from flet.controls.base_control import BaseControl

from companion.library.library_facade import Library
from tests.app.device_actions import press, upwards
from tests.in_process_device import Device


def explaining(device: Device) -> list[ft.GestureDetector]:
    """Everything that can be held to be explained, on the sheet where one is open.

    What repeats while it is held is something else.
    """
    sheet = next((c for c in reversed(list(device.walk())) if isinstance(c, ft.KeyboardListener)), None)
    found = [control for control in device.walk(sheet) if isinstance(control, ft.GestureDetector)]
    return [control for control in found if control.on_long_press_start and not control.on_long_press_end]


def hold_all(device: Device, books: Library, game: str, tried: set[str] | None = None) -> int:
    """Hold one thing after the other: each opens something of this game, and closing leads back. How many there are.

    What says the same is held once; with `tried`, once on all the screens that share it.
    """
    shown, all_said = device.texts(), [_says(device, held) for held in explaining(device)]
    before = _sheets(device)
    tried = set() if tried is None else tried
    for n, said in enumerate(all_said):
        if said in tried:
            continue
        tried.add(said)
        held = explaining(device)[n]
        assert _says(device, held) == said, "the same thing as before"
        device.fire(held, "long_press_start")
        device.wait_until(lambda: _sheets(device) > before, f"what {said!r} is about")
        heading = _heading(device)
        assert _is_of(books, game, heading) or heading in said or _named_in(said, heading), (said, heading)
        press(device, "close-sheet")
        assert _sheets(device) == before, f"back from {heading!r}"
    assert device.texts() == shown, "the table as it was"
    return len(all_said)


def mute(
    device: Device, books: Library, game: str, other: Collection[str] = (), *, pressing: bool = False
) -> list[str]:
    """Words on the screen that are called as an entry or a card of the game, and that open nothing when held.

    The names of people are not terms of the game, even where somebody is called Blue: what stands in a field was typed
    by somebody. `other` are words that mean something else on this screen. Where things are there to be looked up, in
    the library, `pressing` a word will do, and a heading is explained by what stands below it.
    """
    shown = list(device.walk())
    names = {*other, *(str(control.value) for control in shown if isinstance(control, ft.TextField))}
    return sorted(
        {
            said
            for control in shown
            if isinstance(control, ft.Text)
            and (said := str(control.value or ""))
            and said not in names
            and _is_of(books, game, said)
            and not any(_explains(up, pressing) for up in upwards(control))
        }
    )


def _explains(control: BaseControl, pressing: bool) -> bool:
    if pressing and isinstance(control, ft.Container) and control.on_click is not None and control.content is not None:
        return True
    if pressing and isinstance(control, ft.Semantics) and control.header:
        return True
    return isinstance(control, ft.GestureDetector) and control.on_long_press_start is not None


def _is_of(books: Library, game: str, name: str) -> bool:
    return books.rules.named(game, name) is not None or books.find_card_by_name(game, name) is not None


def _named_in(said: str, heading: str) -> bool:
    """Whether a sheet over the table (a unit's, an enemy's) is about what was held."""
    return heading.partition(",")[0].partition(" (")[0].casefold() in said.casefold()


def _says(device: Device, control: BaseControl) -> str:
    """What a thing says aloud, by itself or by what it lies in."""
    inside = [*_spoken(device.walk(control)), *_spoken(iter(upwards(control)[:3]))]
    return " ".join(inside)


def _spoken(controls: Iterator[BaseControl]) -> Iterator[str]:
    for control in controls:
        for said in (getattr(control, "label", None), getattr(control, "value", None)):
            if isinstance(said, str) and said:
                yield said


def _sheets(device: Device) -> int:
    return sum(getattr(control, "identifier", None) == "close-sheet" for control in device.walk())


def _heading(device: Device) -> str:
    """The title of the sheet on top."""
    heads = [c for c in device.walk() if isinstance(c, ft.Semantics) and c.header and c.heading_level == 2]
    return next(str(c.value) for c in device.walk(heads[-1]) if isinstance(c, ft.Text))
