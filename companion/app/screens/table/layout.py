"""How the body of a table fills the screen: one thing under the other on a tall one, side by side on a wide one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.app.kit.layout.screen_layout import FULL_WIDTH
from companion.app.screen_registry import ScreenSize
from companion.app.ui import Ui

_WIDE_FROM = 900


@dataclass(frozen=True, slots=True)
class TableBody:
    """What stands between header and bottom bar, and whether they are there; a list scrolls as in `screen_layout`."""

    content: Sequence[ft.Control] | ft.Control
    width: float = FULL_WIDTH
    has_header: bool = True
    has_bar: bool = True
    bar_width: float | None = None


BuildBody = Callable[[Ui, Any, ScreenSize], TableBody]
BuildContent = Callable[[Ui, Any, ScreenSize], ft.Control]


def is_wide_screen(size: ScreenSize) -> bool:
    """Whether there is room to put things side by side."""
    return size[0] >= _WIDE_FROM and size[0] > size[1]


def build_tall_or_wide_body(tall: BuildContent, wide: BuildContent) -> BuildBody:
    """A body for a tall screen with the bar below it, and one for a wide screen that holds the bar itself."""

    def build(ui: Ui, model: Any, size: ScreenSize) -> TableBody:
        if is_wide_screen(size):
            return TableBody(ft.Container(wide(ui, model, size)), has_bar=False)
        return TableBody(ft.Container(tall(ui, model, size)))

    return build
