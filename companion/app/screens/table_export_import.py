"""A table as a file: to keep, to send, to bring in on another device."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.table_export_import import TableTransferModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui


@component
def ExportTableScreen(ui: Ui, transfer: TableTransferModel) -> ft.Control:
    """Save the file, or copy its text."""
    use_watch(transfer, lambda p: p.saved)
    top = ui.back_header(ui.words("table-export"), f"/table/{transfer.table}")
    how = [ui.text(ui.words("export-how")), ui.caption(ui.words("export-size", size=transfer.size))]
    body = [ui.column_panel(how, spacing=8)]
    if transfer.saved:
        body.append(ui.panel(ui.text(ui.words("export-saved", place=transfer.saved), selectable=True), active=True))
    actions = [
        ui.button(ui.words("export-copy"), transfer.copy, name="export-copy", expand=True),
        ui.primary_button(ui.words("export-save"), transfer.save, symbol="share", name="export-save", expand=True),
    ]
    return ui.screen_layout(top=top, body=body, actions=actions, width=COLUMN_WIDTH)


@component
def ImportTableScreen(ui: Ui, transfer: TableTransferModel) -> ft.Control:
    """Choose a file, or paste its text; while it is brought in, see how far it is, and stop it."""
    use_watch(transfer, lambda p: (p.running, p.percent))
    top = ui.back_header(ui.words("bring-in"), "/settings")
    choose, running = ui.words("import-choose"), transfer.running
    ways = [
        ui.text(ui.words("import-how")),
        ui.button(choose, transfer.choose, symbol="import", name="import-choose", height=52, disabled=running),
        ui.text_field(ui.words("import-paste"), transfer.text, transfer.paste, name="import-text", lines=5),
    ]
    body = [ui.column_panel(ways, spacing=12, stretched=True)]
    if running:
        said = ui.words("import-runs", percent=transfer.percent)
        going = [ui.text(said), ui.progress_bar(transfer.percent / 100, label=said)]
        body.append(ui.column_panel(going, spacing=8, active=True))
        actions = [ui.button(ui.words("import-cancel"), transfer.cancel, name="import-cancel", expand=True)]
    else:
        actions = [ui.primary_button(ui.words("import-do"), transfer.bring_in, name="import-do", expand=True)]
    return ui.screen_layout(top=top, body=body, actions=actions, width=COLUMN_WIDTH)
