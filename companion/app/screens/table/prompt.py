"""The panel of a table that says what is to be done now."""

from __future__ import annotations

import flet as ft

from companion.app.ui import Ui


def table_prompt(
    ui: Ui, rows: list[ft.Control], height: float | None, *, spacing: float, padding: float, radius: float
) -> ft.Control:
    """The lines of the moment, read aloud as they change. They scroll where a height is given: nothing else jumps."""
    column = ft.Column(
        rows,
        spacing=spacing,
        tight=height is None,
        scroll=ft.ScrollMode.AUTO if height is not None else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    live = ft.Semantics(content=column, live_region=True, container=True)
    return ui.panel(live, active=True, padding=padding, height=height, name="prompt", radius=radius)
