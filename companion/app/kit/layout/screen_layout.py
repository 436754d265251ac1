"""The page of every screen: header, scrolling body, and a bar of actions that is never cut off."""

from collections.abc import Sequence

import flet as ft

from companion.app.theme import GAP, PAD, ROOM, Look

COLUMN_WIDTH, SHELF_WIDTH, FULL_WIDTH = 720, 1120, 4000
"""Widths of content: one column to read, cards side by side, the whole table."""
EDGE = 10
"""What is left free around content that takes the whole screen."""


def screen_layout(
    look: Look,
    *,
    top: ft.Control | None = None,
    body: Sequence[ft.Control] | ft.Control,
    actions: Sequence[ft.Control] = (),
    width: float = COLUMN_WIDTH,
    dialog: ft.Control | None = None,
    bar: float | None = None,
) -> ft.Stack:
    """Arrange a screen: header, body, bar of actions, and a dialog over it.

    A sequence as `body` scrolls; a single control fills the room and scrolls itself if it wants to. `dialog` is
    shown over everything; while it is there, what lies below neither takes focus nor speaks. `bar` is the width of
    the bar of actions where it differs from that of the content.
    """
    side = EDGE if width >= FULL_WIDTH else PAD if look.phone else ROOM
    parts: list[ft.Control] = []
    if top is not None:
        parts.append(_centred(top, width, ft.Padding.only(left=side, right=side, top=GAP, bottom=GAP)))
    if isinstance(body, ft.Control):
        inside = ft.Padding.only(left=side, right=side, top=0 if top else EDGE, bottom=0 if actions else EDGE)
        parts.append(_centred(body, width, inside, expand=True))
    else:
        inside = ft.Padding.only(left=side, right=side, bottom=PAD)
        column = ft.Column(list(body), spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        parts.append(ft.ListView([_centred(column, width, inside)], expand=True, padding=0))
    if actions:
        row = ft.Row(list(actions), spacing=GAP + 2)
        parts.append(_centred(row, bar or width, ft.Padding.only(left=side, right=side, top=GAP, bottom=PAD)))
    page = ft.SafeArea(ft.Column(parts, spacing=0, expand=True), expand=True)
    covered = dialog is not None
    below = ft.Semantics(content=page, exclude_semantics=covered, disabled=covered)
    layers: list[ft.Control] = [ft.Container(below, bgcolor=look.background, left=0, top=0, right=0, bottom=0)]
    if dialog is not None:
        layers.append(dialog)
    return ft.Stack(layers, expand=True)


def _centred(content: ft.Control, width: float, padding: ft.Padding, expand: bool | None = None) -> ft.Control:
    """Content no wider than `width`, in the middle."""
    if width >= FULL_WIDTH:
        return ft.Container(content, padding=padding, expand=expand)
    # A loose flex child takes its own width, but never more than there is.
    return ft.Row(
        [ft.Container(content, padding=padding, width=width, expand=True, expand_loose=True)],
        alignment=ft.MainAxisAlignment.CENTER,
        expand=expand,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH if expand else ft.CrossAxisAlignment.CENTER,
    )
