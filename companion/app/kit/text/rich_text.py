"""Running text with links to follow and words marked as found."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.touch.pressable import to_flet_handler
from companion.app.theme import T_BODY, Look

HighlightRanges = Sequence[tuple[int, int]]


def text_with_links(
    look: Look,
    pieces: Sequence[tuple[str, str]],
    on_follow: Callable[[str], None],
    *,
    size: float = T_BODY,
    color: str | None = None,
) -> ft.Text:
    """A text made of pieces: the words, and where they lead (nowhere, if empty)."""
    ink = color or look.ink
    plain = ft.TextStyle(color=ink)
    link = ft.TextStyle(color=ink, decoration=ft.TextDecoration.UNDERLINE, decoration_color=look.action)
    spans = [
        ft.TextSpan(words, style=link, on_click=to_flet_handler(partial(on_follow, target)))
        if target
        else ft.TextSpan(words, style=plain)
        for words, target in pieces
    ]
    return ft.Text(spans=spans, size=size, color=ink, font_family=fonts.SANS)


def highlighted_text(
    look: Look,
    text: str,
    marks: HighlightRanges,
    *,
    size: float = T_BODY,
    color: str | None = None,
    family: str = fonts.SANS,
    lines: int | None = None,
) -> ft.Text:
    """A text with ranges marked as with a felt pen. Overlapping ranges are one."""
    ink = color or look.ink
    plain = ft.TextStyle(color=ink)
    felt = look.tone("gold")
    pen = ft.TextStyle(color=felt.ink, bgcolor=felt.fill)
    spans: list[ft.TextSpan] = []
    at = 0
    for start, end in sorted(marks):
        start = max(start, at)
        if start > at:
            spans.append(ft.TextSpan(text[at:start], style=plain))
        if end > start:
            spans.append(ft.TextSpan(text[start:end], style=pen))
        at = max(at, end)
    spans.append(ft.TextSpan(text[at:], style=plain))
    return ft.Text(
        spans=spans,
        size=size,
        color=ink,
        font_family=family,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
    )
