"""Pips: how many of a few are left, seen at a glance; one picture, however many there are."""

from functools import cache

import flet as ft


@cache
def _svg(left: int, total: int, width: int, height: int) -> str:
    gap = 2.0
    wide = (width - gap * (total - 1)) / total
    round_ = min(wide, height) / 3
    marks = "".join(
        f'<rect x="{n * (wide + gap):.2f}" y="0" width="{wide:.2f}" height="{height}" rx="{round_:.2f}" '
        f'fill="#000" fill-opacity="{1 if n < left else 0.2}"/>'
        for n in range(total)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{marks}</svg>'


def pips_image(left: int, total: int, color: str, *, width: float, height: float = 6) -> ft.Image:
    """`left` of `total` filled, the rest faint. Says nothing: what it sits in names the number."""
    wide, high = max(8, round(width)), max(3, round(height))
    return ft.Image(
        src=_svg(max(0, left), max(1, total), wide, high),
        width=wide,
        height=high,
        color=color,
        exclude_from_semantics=True,
    )
