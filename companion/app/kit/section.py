"""A section of a form: a panel whose heading explains itself when it is held."""

from collections.abc import Sequence

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.press import Act
from companion.app.kit.words import strong
from companion.app.theme import Look, Tint


def section(
    look: Look,
    heading: str,
    parts: Sequence[ft.Control],
    *,
    about: Act | None = None,
    symbol: Icon | None = None,
    tint: Tint = "royal",
    name: str | None = None,
) -> ft.Control:
    """A panel with a heading, perhaps after a sign in the game's `tint`; held, the heading opens what it is `about`."""
    sign: list[ft.Control] = [icon(symbol, look.tint(tint), 22)] if symbol is not None else []
    head = ft.Row([*sign, strong(look, heading, expand=True)], spacing=10)
    inside = ft.Column([explained(head, about), *parts], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return panel(look, inside, name=name)
