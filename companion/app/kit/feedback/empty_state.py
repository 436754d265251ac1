"""What a list shows when there is nothing in it: a drawing, a sentence, and the way on."""

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text, title_text
from companion.app.theme import GAP, PAD, ROOM, Look


def empty_state(
    look: Look,
    symbol: IconName,
    sentence: str,
    *,
    heading: str | None = None,
    action: ft.Control | None = None,
) -> ft.Container:
    """An empty state; `action` is usually a primary button."""
    drawing = ft.Container(
        make_icon(symbol, look.action, 48),
        width=104,
        height=104,
        border_radius=52,
        bgcolor=look.wash(look.action, 0.14),
        alignment=ft.Alignment.CENTER,
    )
    said = body_text(look, sentence, color=look.muted, align=ft.TextAlign.CENTER)
    parts: list[ft.Control] = [drawing, said]
    if heading is not None:
        parts.insert(1, title_text(look, heading, lines=2))
    if action is not None:
        parts.append(ft.Container(action, padding=ft.Padding.only(top=GAP)))
    column = ft.Column(parts, spacing=PAD, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True)
    return ft.Container(column, padding=ROOM, alignment=ft.Alignment.CENTER)
