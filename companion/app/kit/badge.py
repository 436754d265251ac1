"""A player's badge: colour and symbol together."""

import flet as ft

from companion.app.icons import icon
from companion.app.theme import MARKS, Mark


def mark_of(seat: int) -> Mark:
    """The mark of the n-th player, counted from 0; a seventh player starts over."""
    return MARKS[seat % len(MARKS)]


def badge(seat: int, *, size: float = 36, label: str | None = None) -> ft.Container:
    """The badge of the n-th player. Silent unless given a label, for the name stands beside it."""
    mark = mark_of(seat)
    return ft.Container(
        content=icon(mark.symbol, mark.ink, round(size * 0.5), label),
        width=size,
        height=size,
        bgcolor=mark.colour,
        border_radius=size * 0.3,
        alignment=ft.Alignment.CENTER,
    )
