"""A table as a file: to keep, to send, to bring in on another device."""

from __future__ import annotations

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.parcel import Parcel
from companion.app.theme import Look
from companion.app.watch import part, use_watch


@part
def ExportScreen(look: Look, guest: Guest, parcel: Parcel) -> ft.Control:
    """Save the file, or copy its text."""
    use_watch(parcel, lambda p: p.saved)
    words = guest.words
    top = header(
        look, words("table-export"), back=words("back"), on_back=lambda: guest.device.back(f"/table/{parcel.table}")
    )
    body: list[ft.Control] = [
        panel(
            look,
            ft.Column(
                [text(look, words("export-how")), caption(look, words("export-size", size=parcel.size))], spacing=8
            ),
        )
    ]
    if parcel.saved:
        body.append(panel(look, text(look, words("export-saved", place=parcel.saved), selectable=True), active=True))
    actions = [
        quiet(look, words("export-copy"), parcel.copy, name="export-copy", expand=True),
        primary(look, words("export-save"), parcel.save, symbol="share", name="export-save", expand=True),
    ]
    return screen(look, top=top, body=body, actions=actions, width=COLUMN)


@part
def ImportScreen(look: Look, guest: Guest, parcel: Parcel) -> ft.Control:
    """Choose a file, or paste its text."""
    words = guest.words
    top = header(look, words("bring-in"), back=words("back"), on_back=lambda: guest.device.back("/settings"))
    body: list[ft.Control] = [
        panel(
            look,
            ft.Column(
                [
                    text(look, words("import-how")),
                    quiet(
                        look, words("import-choose"), parcel.choose, symbol="import", name="import-choose", height=52
                    ),
                    field(look, words("import-paste"), "", parcel.paste, name="import-text", lines=5),
                ],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        )
    ]
    done = primary(look, words("import-do"), parcel.bring_in, name="import-do", expand=True)
    return screen(look, top=top, body=body, actions=[done], width=COLUMN)
