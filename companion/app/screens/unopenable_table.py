"""The screen of a table that cannot be opened: it says why, shows what can be read, and offers its file."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.unopenable_table import UnopenableTableModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui
from companion.games.game_boxes import load_boxes


@component
def UnopenableTableScreen(ui: Ui, table: UnopenableTableModel) -> ft.Control:
    """Why a table cannot be opened, what is in it, and what can be done."""
    saved, asked = use_watch(table, lambda t: (t.saved, t.asked))
    top = ui.back_header(ui.words("unopened-title"), "/")
    reason = [ui.text(ui.words.say(table.trouble)), ui.caption(ui.words("unopened-how"))]
    body = [ui.column_panel(reason, spacing=8, active=True)]
    if saved:
        body.append(ui.panel(ui.text(ui.words("export-saved", place=saved), selectable=True)))
    body.append(ui.column_panel([ui.text(line) for line in _facts(ui, table)], spacing=4))
    if table.lines:
        body.append(ui.heading(ui.words("unopened-journal")))
        if table.earlier:
            body.append(ui.caption(ui.words("unopened-earlier", count=table.earlier)))
        body.append(ui.panel(ui.text("\n".join(table.lines), selectable=True)))
    ask = partial(table.ask, True)
    body.append(ui.button(ui.words("table-delete"), ask, symbol="trash", name="ask-delete", height=52))
    actions = [
        ui.button(ui.words("unopened-report"), table.report, name="report", expand=True),
        ui.primary_button(ui.words("unopened-save"), table.save, symbol="share", name="save-rows", expand=True),
    ]
    dialog = _sure(ui, table) if asked else None
    return ui.screen_layout(top=top, body=body, actions=actions, width=COLUMN_WIDTH, dialog=dialog)


def _facts(ui: Ui, table: UnopenableTableModel) -> list[str]:
    """Name, game, when, and how much was played, as far as each can be read."""
    found = table.look
    game = next((ui.words.name(box.name) for box in load_boxes() if box.id == found.game), found.game)
    lines = [f"{found.name} · {game}" if found.name else game]
    if found.created:
        lines.append(ui.words("unopened-begun", when=_when(found.created)))
    if found.changed:
        lines.append(ui.words("unopened-changed", when=_when(found.changed)))
    return [*lines, ui.words("unopened-inputs", count=found.length)]


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _sure(ui: Ui, table: UnopenableTableModel) -> ft.Control:
    """Deleting asks first."""
    said, leave = ui.words("table-delete"), partial(table.ask, False)
    destroy = ui.destructive_button(said, table.destroy, name="delete", height=52)
    body = [ui.caption(ui.words("table-delete-warning")), destroy]
    return ui.modal_dialog(said, body, close=ui.words("close"), on_close=leave)
