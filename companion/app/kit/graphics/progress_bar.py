"""A bar: how much of something is left."""

import flet as ft

from companion.app.colour import blend_colours
from companion.app.theme import Look


def progress_bar(
    look: Look, share: float, *, label: str | None = None, color: str | None = None, height: float = 10
) -> ft.ProgressBar:
    """A bar filled to `share` (0 to 1). Colour alone never tells the amount: the number stands beside it."""
    return ft.ProgressBar(
        value=min(1.0, max(0.0, share)),
        color=color or look.heal,
        bgcolor=blend_colours(look.background, look.ink, 0.04 if not look.light else 0.12),
        bar_height=height,
        border_radius=height / 2,
        semantics_label=label,
    )
