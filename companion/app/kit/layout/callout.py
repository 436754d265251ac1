"""A callout: a note of any length in a coloured box."""

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text
from companion.app.theme import R_CHIP, Look, ToneName


def callout(look: Look, said: str, tone: ToneName, symbol: IconName) -> ft.Container:
    """A coloured surface with a sign and as many lines as it takes, where a tag would cut the words off."""
    paint = look.tone(tone)
    row = ft.Row(
        [make_icon(symbol, paint.ink, 18), body_text(look, said, size=15, color=paint.ink, expand=True)],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    edge = ft.Border.all(1, paint.line) if look.mode == "contrast" else None
    padding = ft.Padding.symmetric(horizontal=12, vertical=8)
    return ft.Container(row, bgcolor=paint.fill, border=edge, border_radius=R_CHIP, padding=padding)
