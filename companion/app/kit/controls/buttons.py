"""Buttons: the one gold action of a screen, quiet ones beside it, icons, and the destructive kind."""

from typing import TypedDict, Unpack

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import strong_text
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.theme import GAP, HALF, PAD, R_TAP, T_BODY, T_STRONG, TARGET, Look

BUTTON_HEIGHT = 60
"""Height of a button in the bar at the bottom of a screen."""


_LONG = 26
"""Letters that fit into one line of a button across a phone."""
_LINE = 1.2
"""Height of a line in parts of the type size: two lines must fit a button of the least height."""


class ButtonOptions(TypedDict, total=False):
    """How a button with words on it may differ from its kind."""

    symbol: IconName | None
    name: str
    height: float
    expand: bool | int | None
    disabled: bool
    label: str
    on_hold: Callback | None
    on_long_press: Callback | None
    size: float


def _button(
    look: Look, text: str, on_tap: Callback | None, fill: str, ink: str, line: str | None, manner: ButtonOptions
) -> ft.Control:
    height, size, symbol = manner.get("height", BUTTON_HEIGHT), manner.get("size", T_STRONG), manner.get("symbol")
    if look.phone and height < BUTTON_HEIGHT and len(text) > _LONG:
        size = min(size, T_BODY)  # two lines of it fit the lower buttons, too
    silent = "label" in manner
    said = strong_text(look, text, size=size, color=ink, lines=2, align=ft.TextAlign.CENTER, silent=silent)
    said.style = ft.TextStyle(height=_LINE)
    face: ft.Control = said
    if symbol is not None:
        # Words that are too long for the button go on in a second line instead of running out of it.
        said.expand, said.expand_loose = True, True
        middle = ft.MainAxisAlignment.CENTER
        face = ft.Row([make_icon(symbol, ink, 22), said], spacing=GAP, tight=True, alignment=middle)
    return pressable_surface(
        look,
        face,
        on_tap=on_tap,
        on_hold=manner.get("on_hold"),
        on_long_press=manner.get("on_long_press"),
        label=manner.get("label"),
        name=manner.get("name"),
        silent=True,
        disabled=manner.get("disabled", False),
        fill=fill,
        height=max(height, TARGET),
        radius=R_TAP if height < BUTTON_HEIGHT else R_TAP + 2,
        border=ft.Border.all(1, line) if line else None,
        padding=ft.Padding.symmetric(horizontal=PAD if not look.phone else PAD - HALF),
        expand=manner.get("expand"),
    )


def primary_button(look: Look, text: str, on_tap: Callback | None, **manner: Unpack[ButtonOptions]) -> ft.Control:
    """The gold action. A screen has at most one."""
    return _button(look, text, on_tap, look.action, look.on_action, None, manner)


def secondary_button(look: Look, text: str, on_tap: Callback | None, **manner: Unpack[ButtonOptions]) -> ft.Control:
    """Any other action."""
    return _button(look, text, on_tap, look.raised, look.ink, look.line if look.mode != "dark" else None, manner)


def tinted_button(
    look: Look,
    text: str,
    on_tap: Callback | None,
    *,
    color: str,
    strength: float = 0.42,
    **manner: Unpack[ButtonOptions],
) -> ft.Control:
    """An action that belongs to a coloured panel, such as a blow against the boss."""
    manner.setdefault("height", TARGET)
    line = color if look.mode == "contrast" else None
    return _button(look, text, on_tap, look.deep(color, strength), look.ink, line, manner)


def destructive_button(look: Look, text: str, on_tap: Callback | None, **manner: Unpack[ButtonOptions]) -> ft.Control:
    """An action that loses something. Ask before, or offer undo after."""
    manner.setdefault("symbol", "trash")
    tone = look.tone("harm")
    return _button(look, text, on_tap, tone.fill, tone.ink, tone.line, manner)


def icon_button(
    look: Look,
    symbol: IconName,
    label: str,
    on_tap: Callback | None,
    *,
    name: str | None = None,
    size: float = TARGET,
    fill: str | None = None,
    ink: str | None = None,
    disabled: bool = False,
    selected: bool | None = None,
    on_hold: Callback | None = None,
    bare: bool = False,
    glyph: float | None = None,
) -> ft.Control:
    """A square button that shows an icon and says its label."""
    chosen = bool(selected)
    ground = None if bare else fill or (look.action if chosen else look.surface)
    colour = ink or (look.on_action if chosen else look.ink)
    return pressable_surface(
        look,
        make_icon(symbol, colour, glyph or round(size * 0.46)),
        on_tap=on_tap,
        on_hold=on_hold,
        label=label,
        name=name,
        silent=True,
        disabled=disabled,
        selected=selected,
        width=max(size, TARGET),
        height=max(size, TARGET),
        fill=ground,
        border=None if bare or chosen else ft.Border.all(1, look.line),
    )
