"""The seven levels of a field, as buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui
from companion.games.heroes3.combat.model.neutral_guards import LEVELS


def level_buttons(ui: Ui, chosen: str, on_tap: Callable[[str], None]) -> list[ft.Control]:
    """A button for each level, the `chosen` one filled; who draws them says how they stand beside each other."""
    taps: list[ft.Control] = []
    for level in LEVELS:
        on = level == chosen
        face = ui.text(level, size=16, color=ui.on_action if on else ui.ink, family=fonts.BOLD, lines=1, silent=True)
        button = ui.pressable(
            face,
            on_tap=partial(on_tap, level),
            on_long_press=ui.entry_help("heroes3.field-level"),
            label=ui.words("h3a-level-of", level=level),
            name=f"level-{level}",
            silent=True,
            selected=on,
            height=TARGET,
            fill=ui.action if on else ui.raised,
            border=ft.Border.all(1, ui.action if on else ui.line),
            radius=R_CHIP,
            padding=0,
            expand=True,
        )
        taps.append(button)
    return taps
