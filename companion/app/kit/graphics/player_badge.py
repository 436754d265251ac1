"""A player's badge: colour and symbol together."""

import flet as ft

from companion.app.icons import make_icon
from companion.app.theme import PLAYER_MARKS, PlayerMark


def player_symbol_and_colours(seat: int) -> PlayerMark:
    """The mark of the n-th player, counted from 0; a seventh player starts over."""
    return PLAYER_MARKS[seat % len(PLAYER_MARKS)]


def player_badge(seat: int, *, size: float = 36, label: str | None = None) -> ft.Container:
    """The badge of the n-th player. Silent unless given a label, for the name stands beside it."""
    mark = player_symbol_and_colours(seat)
    return ft.Container(
        content=make_icon(mark.symbol, mark.ink, round(size * 0.5), label),
        width=size,
        height=size,
        bgcolor=mark.colour,
        border_radius=size * 0.3,
        alignment=ft.Alignment.CENTER,
    )
