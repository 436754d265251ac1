"""The foot of a set-up: the button that begins, and what is still in its way."""

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import primary_button
from companion.app.kit.layout.callout import callout
from companion.app.kit.touch.pressable import Callback
from companion.app.theme import Look


def start_button_with_hint(
    look: Look, said: str, on_tap: Callback, symbol: IconName, missing: str | None
) -> list[ft.Control]:
    """The `actions` of `screen_layout`: the start button, and right above it what is `missing` and disables it."""
    start = primary_button(look, said, on_tap, symbol=symbol, name="begin", expand=True, disabled=missing is not None)
    foot: list[ft.Control] = [ft.Row([start], key="start")]
    if missing is not None:
        foot.insert(0, ft.Semantics(live_region=True, content=callout(look, missing, "gold", "info")))
    return [ft.Column(foot, spacing=10, tight=True, expand=True)]
