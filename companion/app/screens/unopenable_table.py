"""The screen of a table that cannot be opened: it says why, shows what can be read, and offers its file."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import destructive_button, primary_button, secondary_button
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, heading_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.unopenable_table import UnopenableTableModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look
from companion.games.game_boxes import load_boxes


@component
def UnopenableTableScreen(look: Look, session: DeviceSession, table: UnopenableTableModel) -> ft.Control:
    """Why a table cannot be opened, what is in it, and what can be done."""
    saved, asked = use_watch(table, lambda t: (t.saved, t.asked))
    words = session.words
    top = screen_header(look, words("unopened-title"), back=words("back"), on_back=lambda: session.device.back("/"))
    reason = ft.Column([text(look, words.say(table.trouble)), caption_text(look, words("unopened-how"))], spacing=8)
    body: list[ft.Control] = [panel(look, reason, active=True)]
    if saved:
        body.append(panel(look, text(look, words("export-saved", place=saved), selectable=True)))
    body.append(panel(look, ft.Column([text(look, line) for line in _facts(session, table)], spacing=4)))
    if table.lines:
        body.append(heading_text(look, words("unopened-journal")))
        if table.earlier:
            body.append(caption_text(look, words("unopened-earlier", count=table.earlier)))
        body.append(panel(look, text(look, "\n".join(table.lines), selectable=True)))
    body.append(
        secondary_button(
            look, words("table-delete"), partial(table.ask, True), symbol="trash", name="ask-delete", height=52
        )
    )
    actions = [
        secondary_button(look, words("unopened-report"), table.report, name="report", expand=True),
        primary_button(look, words("unopened-save"), table.save, symbol="share", name="save-rows", expand=True),
    ]
    dialog = _sure(look, session, table) if asked else None
    return screen_layout(look, top=top, body=body, actions=actions, width=COLUMN_WIDTH, dialog=dialog)


def _facts(session: DeviceSession, table: UnopenableTableModel) -> list[str]:
    """Name, game, when, and how much was played, as far as each can be read."""
    words, found = session.words, table.look
    game = next((words.name(box.name) for box in load_boxes() if box.id == found.game), found.game)
    lines = [f"{found.name} · {game}" if found.name else game]
    if found.created:
        lines.append(words("unopened-begun", when=_when(found.created)))
    if found.changed:
        lines.append(words("unopened-changed", when=_when(found.changed)))
    return [*lines, words("unopened-inputs", count=found.length)]


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _sure(look: Look, session: DeviceSession, table: UnopenableTableModel) -> ft.Control:
    """Deleting asks first."""
    words = session.words
    body: list[ft.Control] = [
        caption_text(look, words("table-delete-warning")),
        destructive_button(look, words("table-delete"), table.destroy, name="delete", height=52),
    ]
    return modal_dialog(
        look, words("table-delete"), body, close=words("close"), on_close=partial(table.ask, False), subtitle=None
    )
