"""The top of a table: title, what happens now, and the ways to the history and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.app.kit.touch.callbacks import Callback
from companion.app.models.table_model import AnyTableModel
from companion.app.ui import Ui


@dataclass(frozen=True, slots=True)
class HeaderSlots:
    """What a game puts into the header of its table.

    `back` is another way back than home: what it says, and where it leads. On a phone the history is in the menu,
    unless there is room for it (`history`).
    """

    title: str
    subtitle: str
    about: Callback | None = None
    tools: Sequence[ft.Control] = ()
    back: tuple[str, str] | None = None
    history: bool | None = None


def table_header(ui: Ui, model: AnyTableModel, slots: HeaderSlots, open_menu: Callable[[], None]) -> ft.Control:
    """Title and line, the tools of the game, and last the menu."""
    go = ui.device.go
    said, where = slots.back or (ui.words("back"), "/")
    tools = list(slots.tools)
    if slots.history if slots.history is not None else not ui.phone:
        history = partial(go, f"/table/{model.id}/history")
        tools.append(ui.icon_button("log", ui.words("history-open"), history, name="history"))
    tools.append(ui.icon_button("more", ui.words("table-menu"), open_menu, name="menu"))
    return ui.screen_header(
        slots.title, subtitle=slots.subtitle, back=said, on_back=lambda: go(where), tools=tools, about=slots.about
    )
