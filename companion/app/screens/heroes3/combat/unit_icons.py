"""The signs of a combat: kind of movement, tier, side, tokens. Shapes first, colour only besides."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.app.colour import adjust_colour_for_contrast
from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.line_icon import DrawingLines, line_icon
from companion.app.models.heroes3.combat.board_display import Token
from companion.app.ui import Ui

UnitIconName = Literal[
    "ground", "flying", "ranged", "bronze", "silver", "gold", "azure", "few", "pack", "paralysed", "struck-back",
    "corrosion", "crosshair", "dot", "wall", "gate", "tower", "fire",
]  # fmt: skip

_SIGNS: dict[UnitIconName, DrawingLines] = {
    # how it moves: a boot, a wing, a bow
    "ground": ("s M8 3H15V12.5C18.5 13.2 21 15 21 17.5V20H6.5C6.5 15 8 12 8 3z",),
    "flying": ("s M2.5 18C4 9 11 4 21.5 4.5C21 8 19 10 16.5 10.5C17.5 12 16 14 13.5 14C14 16 11 18.5 2.5 18z",),
    "ranged": ("l M7 2.5C17.5 6 17.5 18 7 21.5", "l M7 2.5V21.5", "l M3 12H20.5", "l M17 8.5 20.5 12 17 15.5"),
    # tiers: one, two, three pips, a star
    "bronze": ("f M12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z",),
    "silver": ("f M6 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z", "f M18 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z"),
    "gold": (
        "f M12 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",
        "f M6 13a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",
        "f M18 13a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",
    ),
    "azure": ("f M12 1 15.2 8.8 23 12 15.2 15.2 12 23 8.8 15.2 1 12 8.8 8.8z",),
    # sides of a card
    "few": ("s M7 4H17V20H7z",),
    "pack": ("s M3.5 7H13.5V21.5H3.5z", "f M10.5 2.5H20.5V17H16.5V4.5H10.5z"),
    # tokens
    "paralysed": ("s M5.5 11H18.5V21H5.5z", "l M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11"),
    "struck-back": ("l M19.5 9H9.5a5 5 0 0 0 0 10h4", "l M15.5 4.5 20 9 15.5 13.5", "l M4 21 20 21"),
    "corrosion": ("s M12 2.8 20 5.6V11.4c0 4.9-3.2 8.1-8 9.8-4.8-1.7-8-4.9-8-9.8V5.6z", "l M12 4 9.5 10 14 13 11 20"),
    # the board
    "crosshair": ("l M12 2V8M12 16V22M2 12H8M16 12H22", "l M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"),
    "dot": ("f M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",),
    "wall": ("s M2.5 5H21.5V19H2.5z", "l M2.5 12H21.5M9 5V12M15.5 12V19"),
    "gate": ("s M4 21V10a8 8 0 0 1 16 0V21z", "l M9 21V4M15 21V4M4.5 13H19.5"),
    "tower": ("s M6 21.5V9H4.5V3H8V5.5H10.5V3H13.5V5.5H16V3H19.5V9H18V21.5z", "l M12 12V16"),
    "fire": ("s M12 2.5C13 7 18 9 18 15a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6 .5 2 1.5 2.5 2 2.5C10.5 8 10.5 5 12 2.5z",),
}

TIER_NAMES: tuple[UnitIconName, ...] = ("bronze", "silver", "gold", "azure")
_METALS = ("#C9803F", "#B9C4CC", "#E3B65A", "#4FA8FF")
MOVEMENT_SIGNS: dict[str, UnitIconName] = {"ground": "ground", "flying": "flying", "ranged": "ranged"}

_TOKENS: dict[Token, IconName | UnitIconName] = {
    "paralysed": "paralysed", "defending": "shield", "retaliated": "struck-back", "poison": "drop",
    "corrosion": "corrosion", "stack": "plus", "attack": "sword", "defense": "shield", "ongoing": "experience",
}  # fmt: skip


def unit_icon(name: UnitIconName, color: str, size: float) -> ft.Image:
    """One sign."""
    return line_icon(_SIGNS[name], color, size)


def tier_icon(ui: Ui, tier: int, ground: str, size: float) -> ft.Control | None:
    """A unit's tier: shape and metal, readable on this ground. Guards of banks and the Arrow Tower have none."""
    if tier < 0:
        return None
    return unit_icon(TIER_NAMES[tier], adjust_colour_for_contrast(_METALS[tier], ground, 3.0), size)


def token_icon(token: Token, color: str, size: float) -> ft.Image:
    """The sign of a token."""
    found = _TOKENS[token]
    return unit_icon(found, color, size) if found in _SIGNS else make_icon(found, color, size)  # type: ignore[arg-type]


def badge(sign: ft.Control, width: float, height: float, fill: str, radius: float) -> ft.Container:
    """A sign, a letter or a number in the middle of a small ground of its own."""
    middle = ft.Alignment.CENTER
    return ft.Container(sign, width=width, height=height, bgcolor=fill, border_radius=radius, alignment=middle)


def row_with_sign(sign: ft.Control, line: ft.Control, spacing: float = 10) -> ft.Control:
    """A sign at the height of the first line of what stands behind it."""
    return ft.Row([sign, line], spacing=spacing, vertical_alignment=ft.CrossAxisAlignment.START)
