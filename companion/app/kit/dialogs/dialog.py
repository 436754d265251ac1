"""A dialog over the screen: from the bottom on a phone, at the side where there is room.

It is part of the screen's own tree, not a Flet dialog: dialogs live outside the root that is rebuilt after a
lost connection, and would stay frozen.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import flet as ft

from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.text.text_styles import caption_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback, to_flet_handler
from companion.app.theme import GAP, PAD, R_SHEET, ROOM, Look

_WIDTH = 440
"""Of a sheet at the side."""
_SIDE = (ROOM + PAD) / 2


def dialog_content_width(look: Look, screen: float) -> float:
    """How wide the content of a dialog can be, on a screen that wide."""
    return (screen if look.phone else _WIDTH) - 2 * (_SIDE + 1)


def modal_dialog(
    look: Look,
    heading: str,
    body: Sequence[ft.Control],
    *,
    close: str,
    on_close: Callback,
    actions: Sequence[ft.Control] = (),
    subtitle: str | None = None,
    width: float = _WIDTH,
    scrolls: bool = True,
    about: Callback | None = None,
    page: str | None = None,
) -> ft.Stack:
    """A dialog with a title and a close button named `close`. The scrim and the Esc key close it too.

    Its title, held, opens what the dialog is `about`. Another `page` begins at its top again.

    Give it to `screen_layout(dialog=...)`. On a phone a short one should say `scrolls=False`: it is then only as
    high as its content, while anything that scrolls takes all the room there is.
    """
    head = _head(look, heading, subtitle, close, on_close, about)
    # On a low screen a short sheet may be too high, too.
    snug = look.phone and not scrolls and not look.low
    middle = ft.Column(
        list(body),
        key=page,
        spacing=12,
        scroll=None if snug else ft.ScrollMode.AUTO,
        tight=snug,
        expand=None if snug else True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = [ft.Row(list(actions), spacing=GAP + 2)] if actions else []
    panel = _panel(look, ft.Column([head, middle, *foot], spacing=PAD, tight=snug))
    # Named as a whole, so that a test knows what it covers.
    named = ft.Semantics(content=panel, identifier="dialog", container=True)
    # Focus moves into the sheet as it opens, so that Esc and Tab belong to it.
    listening = ft.KeyboardListener(content=named, autofocus=True, on_key_down=_on_escape(on_close))
    if look.phone:  # aligned, not stretched: as high as its content, and never higher than the screen
        place = ft.Container(listening, left=0, right=0, top=ROOM, bottom=0, alignment=ft.Alignment.BOTTOM_CENTER)
    else:
        place = ft.Container(listening, right=0, top=0, bottom=0, width=width)
    scrim = ft.Container(bgcolor=look.scrim, on_click=to_flet_handler(on_close), left=0, top=0, right=0, bottom=0)
    return ft.Stack([scrim, place], left=0, top=0, right=0, bottom=0)


def _head(
    look: Look, heading: str, subtitle: str | None, close: str, on_close: Callback, about: Callback | None
) -> ft.Row:
    lines: list[ft.Control] = [title_text(look, heading, lines=2)]
    if subtitle:
        lines.append(caption_text(look, subtitle))
    head = ft.Semantics(header=True, heading_level=2, expand=True, content=ft.Column(lines, spacing=2, tight=True))
    return ft.Row(
        [explain_on_long_press(head, about), icon_button(look, "close", close, on_close, name="close-sheet")],
        vertical_alignment=ft.CrossAxisAlignment.START if subtitle else ft.CrossAxisAlignment.CENTER,
    )


def _panel(look: Look, content: ft.Control) -> ft.Container:
    radius = (
        ft.BorderRadius.only(top_left=R_SHEET, top_right=R_SHEET)
        if look.phone
        else ft.BorderRadius.only(top_left=R_SHEET, bottom_left=R_SHEET)
    )
    return ft.Container(
        content=ft.SafeArea(content, avoid_intrusions_top=not look.phone),
        bgcolor=look.surface,
        border_radius=radius,
        border=ft.Border.all(1, look.line),
        padding=ft.Padding.symmetric(horizontal=_SIDE, vertical=PAD),
        shadow=ft.BoxShadow(blur_radius=32, color="#66000000"),
    )


def _on_escape(act: Callback) -> Callable[[ft.KeyDownEvent], Coroutine[Any, Any, None]]:
    run = to_flet_handler(act)

    async def pressed(event: ft.KeyDownEvent) -> None:
        if event.key == "Escape" and run is not None:
            await run(event)

    return pressed
