"""The top of a table: title, what happens now, and the ways to the history and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.header import header
from companion.app.kit.press import Act
from companion.app.models.guest import Guest
from companion.app.models.sitting import Sitting
from companion.app.theme import Look


def table_header(
    look: Look, guest: Guest, sitting: Sitting, title: str, line: str, menu: Callable[[], None], *,
    tools: Sequence[ft.Control] = (), about: Act | None = None, back: tuple[str, str] | None = None,
    history: bool | None = None,
) -> ft.Control:  # fmt: skip
    """Title and line with `tools` of the game's own; `back` is another way back than home: what it says, and where.

    On a phone the history is in the menu, unless there is room for it (`history`).
    """
    words = guest.words
    said, where = back or (words("back"), "/")
    all_tools = list(tools)
    if history if history is not None else not look.phone:
        past = f"/table/{sitting.id}/history"
        all_tools.append(icon_button(look, "log", words("history-open"), lambda: guest.device.go(past), name="history"))
    all_tools.append(icon_button(look, "more", words("table-menu"), menu, name="menu"))
    return header(
        look, title, subtitle=line, back=said, on_back=lambda: guest.device.go(where), tools=all_tools, about=about
    )
