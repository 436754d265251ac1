"""The foot of a set-up: the button that begins, and what is still in its way."""

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import primary
from companion.app.kit.remark import remark
from companion.app.kit.tap import Act
from companion.app.theme import Look


def beginning(look: Look, said: str, on_tap: Act, symbol: Icon, missing: str | None) -> list[ft.Control]:
    """For `screen(actions=...)`. What is `missing` stands right above the button it disables, never out of sight."""
    start = primary(look, said, on_tap, symbol=symbol, name="begin", expand=True, disabled=missing is not None)
    foot: list[ft.Control] = [ft.Row([start], key="start")]
    if missing is not None:
        foot.insert(0, ft.Semantics(live_region=True, content=remark(look, missing, "gold", "info")))
    return [ft.Column(foot, spacing=10, tight=True, expand=True)]
