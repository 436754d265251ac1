"""A section of a form: a panel whose heading explains itself when it is held."""

from collections.abc import Sequence

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.layout.panel import column_panel
from companion.app.kit.text.text_styles import strong_text
from companion.app.kit.touch.callbacks import Callback
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.theme import Look, Tint


def form_section(
    look: Look,
    heading: str,
    parts: Sequence[ft.Control],
    *,
    about: Callback | None = None,
    symbol: IconName | None = None,
    tint: Tint = "royal",
    name: str | None = None,
) -> ft.Control:
    """A panel with a heading, perhaps after a sign in the game's `tint`; held, the heading opens what it is `about`."""
    sign: list[ft.Control] = [make_icon(symbol, look.tint(tint), 22)] if symbol is not None else []
    head = ft.Row([*sign, strong_text(look, heading, expand=True)], spacing=10)
    return column_panel(look, [explain_on_long_press(head, about), *parts], stretched=True, name=name)


def unfold_button(look: Look, said: str, act: Callback, name: str, unfolded: bool) -> ft.Control:
    """The button that shows more of a form, or hides it."""
    return secondary_button(look, said, act, name=name, height=48, symbol="minus" if unfolded else "plus")
