"""A table as a file: to keep, to send, to bring in on another device."""

from __future__ import annotations

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.graphics.progress_bar import progress_bar
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_transfer import TableTransferModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look


@component
def ExportTableScreen(look: Look, session: DeviceSession, transfer: TableTransferModel) -> ft.Control:
    """Save the file, or copy its text."""
    use_watch(transfer, lambda p: p.saved)
    words = session.words
    top = screen_header(
        look, words("table-export"), back=words("back"), on_back=lambda: session.device.back(f"/table/{transfer.table}")
    )
    body: list[ft.Control] = [
        panel(
            look,
            ft.Column(
                [text(look, words("export-how")), caption_text(look, words("export-size", size=transfer.size))],
                spacing=8,
            ),
        )
    ]
    if transfer.saved:
        body.append(panel(look, text(look, words("export-saved", place=transfer.saved), selectable=True), active=True))
    actions = [
        secondary_button(look, words("export-copy"), transfer.copy, name="export-copy", expand=True),
        primary_button(look, words("export-save"), transfer.save, symbol="share", name="export-save", expand=True),
    ]
    return screen_layout(look, top=top, body=body, actions=actions, width=COLUMN_WIDTH)


@component
def ImportTableScreen(look: Look, session: DeviceSession, transfer: TableTransferModel) -> ft.Control:
    """Choose a file, or paste its text; while it is brought in, see how far it is, and stop it."""
    use_watch(transfer, lambda p: (p.running, p.percent))
    words = session.words
    top = screen_header(look, words("bring-in"), back=words("back"), on_back=lambda: session.device.back("/settings"))
    body: list[ft.Control] = [
        panel(
            look,
            ft.Column(
                [
                    text(look, words("import-how")),
                    secondary_button(
                        look,
                        words("import-choose"),
                        transfer.choose,
                        symbol="import",
                        name="import-choose",
                        height=52,
                        disabled=transfer.running,
                    ),
                    text_field(look, words("import-paste"), transfer.text, transfer.paste, name="import-text", lines=5),
                ],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        )
    ]
    if transfer.running:
        said = words("import-runs", percent=transfer.percent)
        going: list[ft.Control] = [text(look, said), progress_bar(look, transfer.percent / 100, label=said)]
        body.append(panel(look, ft.Column(going, spacing=8), active=True))
        actions = [secondary_button(look, words("import-cancel"), transfer.cancel, name="import-cancel", expand=True)]
    else:
        actions = [primary_button(look, words("import-do"), transfer.bring_in, name="import-do", expand=True)]
    return screen_layout(look, top=top, body=body, actions=actions, width=COLUMN_WIDTH)
