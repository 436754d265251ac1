"""Anything a finger can press: one surface with a name, a ripple, keyboard focus and hold-to-repeat."""

import asyncio
import inspect
from weakref import WeakKeyDictionary

import flet as ft

from companion.app.kit.touch.callbacks import Callback as Callback
from companion.app.kit.touch.callbacks import to_flet_handler as to_flet_handler
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.theme import R_TAP, Look

_FIRST_REST, _LAST_REST, _HURRY = 0.35, 0.06, 0.86
_LONGEST_HOLD = 20.0
"""A release that never arrives (the phone fell asleep) must not count down to zero."""

_holds: "WeakKeyDictionary[ft.Page, dict[str, asyncio.Task[None]]]" = WeakKeyDictionary()


def pressable_surface(
    look: Look,
    content: ft.Control | None,
    *,
    on_tap: Callback | None,
    label: str | None = None,
    name: str | None = None,
    on_long_press: Callback | None = None,
    on_hold: Callback | None = None,
    disabled: bool = False,
    selected: bool | None = None,
    hint: str | None = None,
    silent: bool = False,
    width: float | None = None,
    height: float | None = None,
    fill: str | None = None,
    border: ft.Border | None = None,
    gradient: ft.Gradient | None = None,
    radius: float = R_TAP,
    padding: ft.PaddingValue | None = None,
    align: ft.Alignment | None = ft.Alignment.CENTER,
    expand: bool | int | None = None,
) -> ft.Control:
    """A pressable surface of any content.

    `label` is what a screen reader says in place of everything inside; without it the content's own words are the
    name. Content that is `silent` anyway (an icon) saves two controls. `name` is the stable identifier tests use.
    `on_hold` repeats, faster and faster, while the press lasts. `on_long_press` explains what it is, and does so even
    where a tap does nothing now.
    """
    dead = disabled or on_tap is None
    covered = label is not None and content is not None and not silent
    surface: ft.Control = ft.Container(
        content=ft.Semantics(content=content, exclude_semantics=True) if covered else content,
        width=width,
        height=height,
        bgcolor=fill,
        border=border,
        gradient=gradient,
        border_radius=radius,
        padding=padding,
        alignment=align,
        ink=not dead,
        opacity=0.42 if disabled else 1.0,
        on_click=None if dead else to_flet_handler(on_tap),
        # For a screen reader; under a finger either this or what lies around it hears the long press, never both.
        on_long_press=None if dead or on_hold else to_flet_handler(on_long_press),
    )
    if on_hold is not None and not dead:
        surface = _holding(surface, on_hold, name or label or "")
    elif on_hold is None:
        surface = explain_on_long_press(surface, on_long_press)
    # The key lets it stay the same control when siblings come and go: a quick second tap is not for one that is gone.
    said = ft.Semantics(
        key=None if covered else name,
        content=surface,
        label=label,
        identifier=name,
        button=True,
        selected=selected,
        hint_text=hint,
        expand=None if covered else expand,
        container=True,
    )
    # A silenced content keeps Flutter from joining name and press into one node: a screen reader would find a name
    # that cannot be pressed and a button without a name.
    return ft.MergeSemantics(key=name, content=said, expand=expand) if covered else said


def _holding(surface: ft.Control, act: Callback, key: str) -> ft.GestureDetector:
    async def press(event: ft.LongPressStartEvent[ft.GestureDetector]) -> None:
        _begin(event.page, key, act)

    async def release(event: ft.LongPressEndEvent[ft.GestureDetector]) -> None:
        stop_hold_repeat(event.page, key)

    return ft.GestureDetector(
        content=surface, on_long_press_start=press, on_long_press_end=release, exclude_from_semantics=True
    )


def _begin(page: ft.Page, key: str, act: Callback) -> None:
    # Kept per page and name, not in the control: a re-render replaces the control while the finger is down.
    stop_hold_repeat(page, key)
    _holds.setdefault(page, {})[key] = asyncio.create_task(_repeat(act))


def stop_hold_repeat(page: ft.Page, key: str | None = None) -> None:
    """End one hold of a page, or all of them (when its connection is gone)."""
    running = _holds.get(page, {})
    for name in list(running) if key is None else [key]:
        if (task := running.pop(name, None)) is not None:
            task.cancel()


async def _repeat(act: Callback) -> None:
    rest, end = _FIRST_REST, asyncio.get_running_loop().time() + _LONGEST_HOLD
    while asyncio.get_running_loop().time() < end:
        done = act()
        if inspect.isawaitable(done):
            await done
        await asyncio.sleep(rest)
        rest = max(_LAST_REST, rest * _HURRY)
