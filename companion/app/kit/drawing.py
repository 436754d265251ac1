"""A drawing of a game's own, in the manner of our icons: line work on a 24 grid, repainted in any colour."""

from functools import cache

import flet as ft

Lines = tuple[str, ...]
"""SVG path data; the letter in front says how: f filled, s soft fill with a stroke, l line only."""

_PAINT = {
    "f": 'fill="#000" stroke="none"',
    "s": 'fill="#000" fill-opacity=".2"',
    "l": 'fill="none"',
}


@cache
def _svg(lines: Lines) -> str:
    paths = "".join(f'<path d="{line[2:]}" {_PAINT[line[0]]}/>' for line in lines)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="#000" stroke-width="2.2" '
        f'stroke-linecap="round" stroke-linejoin="round">{paths}</svg>'
    )


def drawing(lines: Lines, color: str, size: float) -> ft.Image:
    """One drawing. It says nothing to a screen reader: what it sits in has a name of its own."""
    return ft.Image(src=_svg(lines), width=size, height=size, color=color, exclude_from_semantics=True)
