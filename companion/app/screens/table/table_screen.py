"""The screen of a table of any game: the game fills the slots, the rest is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import flet as ft

from companion.app.models.device_session import DeviceSession
from companion.app.models.table_model import AnyTableModel, MenuDialog
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import ScreenSize, TableScreenSpec
from companion.app.screens.table.bottom_bar import BottomBar, BottomBarSlots
from companion.app.screens.table.header import HeaderSlots, table_header
from companion.app.screens.table.layout import TableBody
from companion.app.ui import Ui

M = TypeVar("M", bound=AnyTableModel)

DialogBuilders = Mapping[type, Callable[[Ui, Any, Any], ft.Control]]
"""By the class of a dialog, the function that draws one of it."""


def _length(model: AnyTableModel) -> object:
    return model.length


@dataclass(frozen=True, slots=True)
class TableShell(Generic[M]):
    """What a game fills in. `header`, `body` and the bar's `onward` may watch what they show with `use_watch`.

    One of the `dialogs` is the menu. `dialog_shows` says what of the table the open dialog shows, to see whether it
    must be drawn again.
    """

    header: Callable[[Ui, M], HeaderSlots]
    body: Callable[[Ui, M, ScreenSize], TableBody]
    bar: BottomBarSlots[M]
    dialogs: DialogBuilders
    dialog_shows: Callable[[M], object] = _length


def build_table_screen_spec(sit: Callable[[DeviceSession, str], M], shell: TableShell[M]) -> TableScreenSpec:
    """The screen of an engine's tables, for `TABLE` in its package."""

    def draw(ui: Ui, model: AnyTableModel, size: ScreenSize) -> ft.Control:
        return TableScreen.keyed(f"table-{model.id}", ui, model, size, shell)

    return TableScreenSpec(sit, draw)


@component
def TableScreen(ui: Ui, model: AnyTableModel, size: ScreenSize, shell: TableShell[Any]) -> ft.Control:
    """The table of one device, for a screen of this size."""
    shown, _ = use_watch(model, lambda e: (e.top_dialog, shell.dialog_shows(e) if e.top_dialog is not None else None))
    body = shell.body(ui, model, size)
    bar = [ft.Container(BottomBar(ui, model, shell.bar), expand=True)] if body.has_bar else []
    return ui.screen_layout(
        top=TableHeader(ui, model, shell) if body.has_header else None,
        body=body.content,
        actions=bar,
        width=body.width,
        bar=body.bar_width,
        dialog=_dialog(ui, model, shell, shown) if shown is not None else None,
    )


def _dialog(ui: Ui, model: AnyTableModel, shell: TableShell[Any], shown: object) -> ft.Control:
    """The open dialog. One of another class takes nothing over from the one before, least of all what scrolls.

    It would begin where that one was scrolled to, and Flutter's accessibility tree would stay there.
    """
    dialog = shell.dialogs[type(shown)](ui, model, shown)
    # Around it and not on it: a dialog that is a component is frozen already.
    return ft.Stack([dialog], key=type(shown).__name__, left=0, top=0, right=0, bottom=0)


@component
def TableHeader(ui: Ui, model: AnyTableModel, shell: TableShell[Any]) -> ft.Control:
    """What is played, what happens now, and the ways to the history and the menu."""
    return table_header(ui, model, shell.header(ui, model), partial(model.show, MenuDialog()))
