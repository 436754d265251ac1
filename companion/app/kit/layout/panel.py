"""A panel: the surface things lie on, plain, tinted by a game or player, or gold-edged on its turn."""

from collections.abc import Sequence

import flet as ft

from companion.app.colour import blend_colours
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.theme import PAD, R_PANEL, Look

FADED = 0.72
"""How much is left of a panel that steps back: what stands on it can still be read."""


def _ground(look: Look, tint: str | None, active: bool) -> tuple[str, ft.Gradient | None]:
    if tint is not None:
        deep = look.deep(tint)
        shades: list[ft.ColorValue] = [blend_colours(look.surface, deep, 0.95), blend_colours(look.surface, deep, 0.45)]
        return look.surface, ft.LinearGradient(
            colors=shades, begin=ft.Alignment.TOP_LEFT, end=ft.Alignment.BOTTOM_RIGHT
        )
    return (look.active if active else look.surface), None


def _edge(look: Look, tint: str | None, active: bool) -> ft.Border:
    if active:
        return ft.Border.all(2, look.action)
    return ft.Border.all(1, blend_colours(look.surface, tint, 0.5) if tint and look.mode != "contrast" else look.line)


def panel(
    look: Look,
    content: ft.Control,
    *,
    tint: str | None = None,
    active: bool = False,
    faded: bool = False,
    padding: ft.PaddingValue = PAD,
    radius: float = R_PANEL,
    width: float | None = None,
    height: float | None = None,
    expand: bool | int | None = None,
    on_tap: Callback | None = None,
    about: Callback | None = None,
    label: str | None = None,
    name: str | None = None,
    align: ft.Alignment | None = None,
) -> ft.Control:
    """A surface. `active` draws the gold edge, `faded` lets it step back; with `on_tap` it is pressable.

    One to press opens what it is `about` when it is held.
    """
    fill, gradient = _ground(look, tint, active)
    border = _edge(look, tint, active)
    if on_tap is not None:
        return pressable_surface(
            look,
            content,
            on_tap=on_tap,
            on_long_press=about,
            label=label,
            name=name,
            fill=fill,
            gradient=gradient,
            border=border,
            radius=radius,
            padding=padding,
            width=width,
            height=height,
            align=align,
            expand=expand,
        )
    body = ft.Container(
        content=content,
        bgcolor=fill,
        gradient=gradient,
        border=border,
        border_radius=radius,
        padding=padding,
        width=width,
        height=height,
        alignment=align,
        opacity=FADED if faded else 1.0,
    )
    # A group of its own, or a screen reader would hear the words of all panels first and their buttons after.
    return ft.Semantics(content=body, label=label, identifier=name, container=True, expand=expand)


def column_panel(
    look: Look,
    parts: Sequence[ft.Control],
    *,
    spacing: float = 10,
    stretched: bool = False,
    active: bool = False,
    padding: ft.PaddingValue = PAD,
    name: str | None = None,
) -> ft.Control:
    """A panel of parts one under the other; `stretched` they all take its whole width."""
    across = ft.CrossAxisAlignment.STRETCH if stretched else ft.CrossAxisAlignment.START
    column = ft.Column(list(parts), spacing=spacing, horizontal_alignment=across)
    return panel(look, column, active=active, padding=padding, name=name)
