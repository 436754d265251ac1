"""Bars: how much of something is left."""

from collections.abc import Sequence

import flet as ft

from companion.app.colour import blend
from companion.app.theme import Look


def _track(look: Look) -> str:
    return blend(look.background, look.ink, 0.04 if not look.light else 0.12)


def bar(
    look: Look, share: float, *, label: str | None = None, color: str | None = None, height: float = 10
) -> ft.ProgressBar:
    """A bar filled to `share` (0 to 1). Colour alone never tells the amount: the number stands beside it."""
    return ft.ProgressBar(
        value=min(1.0, max(0.0, share)),
        color=color or look.heal,
        bgcolor=_track(look),
        bar_height=height,
        border_radius=height / 2,
        semantics_label=label,
    )


def split_bar(look: Look, parts: Sequence[tuple[float, str]], *, label: str, height: float = 10) -> ft.Semantics:
    """Shares of one whole side by side, each `(share, colour)`; what is missing to 1 stays empty."""
    whole = [ft.Container(bgcolor=colour, expand=max(1, round(share * 1000))) for share, colour in parts if share > 0]
    rest = 1.0 - sum(share for share, _ in parts)
    if rest > 0.0005:
        whole.append(ft.Container(expand=max(1, round(rest * 1000))))
    row = ft.Row(list(whole), spacing=0, height=height)
    return ft.Semantics(
        content=ft.Container(content=row, bgcolor=_track(look), border_radius=height / 2, height=height),
        label=label,
        container=True,
    )
