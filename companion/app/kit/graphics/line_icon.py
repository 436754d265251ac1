"""A drawing of a game's own, in the manner of our icons: line work on a 24 grid, repainted in any colour."""

import flet as ft

from companion.app.icons import drawing_to_svg

DrawingLines = tuple[str, ...]
"""SVG path data; the letter in front says how: f filled, s soft fill with a stroke, l line only, d a disc."""
STROKE = 2.2
"""Bolder than an icon: it is drawn smaller."""


def line_icon(lines: DrawingLines, color: str, size: float) -> ft.Image:
    """One drawing. It says nothing to a screen reader: what it sits in has a name of its own."""
    return ft.Image(
        src=drawing_to_svg(lines, STROKE), width=size, height=size, color=color, exclude_from_semantics=True
    )
