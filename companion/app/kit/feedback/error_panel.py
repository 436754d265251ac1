"""What stands in the place of something that cannot be drawn: a sentence, and what can be done about it."""

from collections.abc import Sequence

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import body_text
from companion.app.kit.touch.pressable import Callback
from companion.app.theme import GAP, TARGET, Look


def error_panel(look: Look, sentence: str, ways: Sequence[tuple[str, str, Callback]]) -> ft.Control:
    """A panel that says so; `ways` are buttons, each with its name, its words and what it does."""
    said = body_text(look, sentence, lines=4)
    said.expand, said.expand_loose = True, True
    row = ft.Row([make_icon("warning", look.tone("harm").ink, 22), said], spacing=GAP)
    buttons: list[ft.Control] = [
        secondary_button(look, text, act, name=name, height=TARGET) for name, text, act in ways
    ]
    parts: list[ft.Control] = [
        ft.Semantics(content=row, live_region=True, container=True),
        ft.Row(buttons, spacing=GAP, wrap=True),
    ]
    return panel(look, ft.Column(parts, spacing=GAP, tight=True), name="broken")
