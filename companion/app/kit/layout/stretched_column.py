"""One thing under the other, each as wide as there is room."""

from collections.abc import Sequence

import flet as ft

from companion.app.theme import Look


def stretched_column(
    look: Look, parts: Sequence[ft.Control], *, spacing: float = 6, tight: bool = False, scrolls: bool = False
) -> ft.Column:
    """Parts that all take the whole width; a `tight` column is only as high as they are."""
    return ft.Column(
        list(parts),
        spacing=spacing,
        tight=tight,
        scroll=ft.ScrollMode.AUTO if scrolls else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
