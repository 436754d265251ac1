"""A printed number, tapped: the usual ones side by side, and a plus for the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from companion.app.screens.terrinoth import help_callbacks
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui

_RANGES: dict[str, tuple[int, int]] = {
    "attack": (0, 4), "resistance": (0, 4), "health": (1, 11), "hero-health": (5, 15), "spawn_engaged": (0, 4),
    "spawn_shadows": (0, 4), "exploration": (1, 11), "dice": (0, 4),
}  # fmt: skip
"""What such numbers usually are: with the plus one row of six on a phone, or two."""


def printed_number_picker(
    ui: Ui,
    field: str,
    value: int | None,
    on_pick: Callable[[int | None], Awaitable[None] | None],
    name: str,
    kind: str = "",
) -> ft.Control:
    """The numbers that such a field usually shows; the plus goes beyond, a second tap takes the choice back."""
    least, most = _RANGES["hero-health" if kind == "heroes" else field]
    said, held = ui.words("tha-field", field=field), help_callbacks.field_help(ui, field)

    def tap(face: str, on: bool, number: int, suffix: str) -> ft.Control:
        return ui.pressable(
            ui.number(face, size=17, color=ui.on_action if on else ui.ink, silent=True),
            on_tap=partial(on_pick, None if number == value else number),
            on_long_press=held,
            label=f"{said}: {number}",
            silent=True,
            name=f"{name}-{suffix}",
            selected=on,
            width=TARGET,
            height=TARGET,
            radius=R_CHIP,
            fill=ui.action if on else ui.raised,
            border=ft.Border.all(1, ui.action if on else ui.line),
        )

    taps = [tap(str(shown), shown == value, shown, str(shown)) for shown in range(least, most + 1)]
    beyond = value is not None and value > most
    taps.append(tap(str(value) if beyond else "+", beyond, max(most, value or 0) + 1, "more"))
    return ft.Row(taps, spacing=4, run_spacing=4, wrap=True)
