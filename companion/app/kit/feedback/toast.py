"""A message at the bottom of the screen, with at most one thing to do about it."""

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.text.text_styles import body_text
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.theme import GAP, PAD, R_TAP, T_BODY, T_LABEL, TARGET, Look, ToneName

_LIFT = 92
"""How high it stands: above the bar of actions."""
_LINES = 6
"""What a refusal says is read to its end: the line, the field, what was expected."""


def toast_message(
    look: Look,
    text: str,
    *,
    tone: ToneName = "plain",
    action: str | None = None,
    on_action: Callback | None = None,
    close: str | None = None,
    on_close: Callback | None = None,
) -> ft.Container:
    """A message lifted above the bar of actions. A refusal has the harm tone and a warning sign.

    It is a live region: a screen reader says it as it appears.
    """
    t = look.tone(tone)
    sign: IconName = "warning" if tone == "harm" else "info"
    said = body_text(look, text, size=T_BODY, color=t.ink, lines=_LINES)
    row: list[ft.Control] = [
        make_icon(sign, t.ink, 22),
        ft.Semantics(live_region=True, container=True, expand=True, content=said),
    ]
    if action is not None:
        word = body_text(look, action, size=T_LABEL + 1, color=t.ink, family=fonts.BOLD)
        room = ft.Padding.symmetric(horizontal=12)
        row.append(pressable_surface(look, word, on_tap=on_action, name="toast-action", height=TARGET, padding=room))
    if close is not None:
        row.append(icon_button(look, "close", close, on_close, name="toast-close", bare=True, ink=t.ink, glyph=18))
    body = ft.Container(
        ft.Row(row, spacing=GAP + 4),
        bgcolor=t.fill,
        border=ft.Border.all(1, t.line),
        border_radius=R_TAP,
        expand=True,
        expand_loose=True,
        width=560,
        padding=ft.Padding.only(left=PAD, right=GAP, top=6, bottom=6),
        shadow=ft.BoxShadow(blur_radius=24, color="#66000000"),
    )
    return ft.Container(ft.Row([body], alignment=ft.MainAxisAlignment.CENTER), left=PAD, right=PAD, bottom=_LIFT)
