"""The end of a game: how it came out, and what it came to in figures."""

from __future__ import annotations

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.ui import Ui


def outcome_row(
    ui: Ui, won: bool, said: str, *extra: ft.Control, symbol: IconName | None = None, size: float, glyph: float,
    lines: int = 2, spacing: float = 12,
) -> ft.Control:  # fmt: skip
    """Won or lost, in large letters; gold is for who won."""
    icon = make_icon(symbol or ("crown" if won else "skull"), ui.action if won else ui.muted, glyph)
    return ft.Row([icon, ui.title(said, size=size, lines=lines, expand=True), *extra], spacing=spacing)


def statistic_row(ui: Ui, mark: ft.Control, said: str, number: str, size: float) -> ft.Control:
    """One figure of the game: what was counted, and how much of it."""
    row = ft.Row([mark, ui.text(said, expand=True, silent=True), ui.number(number, size=size, silent=True)], spacing=10)
    return ft.Semantics(content=row, label=f"{said}: {number}", container=True)
