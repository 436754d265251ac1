"""Text in the voices of the app: serif titles, plain body, muted captions, tabular figures."""

import re

import flet as ft

from companion.app import fonts
from companion.app.theme import T_BODY, T_CAPTION, T_STRONG, T_TITLE, Look

_BESIDE_A_SIGN = re.compile(r" (?=[:;?!»])|(?<=«) |(?<=\d) (?=× )|(?<=\d ×) ")
"""Spaces that belong to a sign: a line never ends there (« Coût : 3 », 2 × Attaque)."""


def body_text(
    look: Look,
    text: str,
    *,
    size: float = T_BODY,
    color: str | None = None,
    family: str = fonts.SANS,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    expand: bool | None = None,
    silent: bool = False,
    selectable: bool = False,
) -> ft.Text:
    """A run of text. `silent` keeps it from the screen reader when a parent already says it."""
    return ft.Text(
        value=_BESIDE_A_SIGN.sub("\u00a0", text),
        size=size,
        color=color or look.ink,
        font_family=family,
        max_lines=lines,
        text_align=align,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        expand=expand,
        semantics_label="" if silent else None,
        selectable=selectable or None,
    )


def title_text(
    look: Look,
    text: str,
    *,
    size: float = T_TITLE,
    lines: int | None = 1,
    expand: bool | None = None,
    color: str | None = None,
) -> ft.Text:
    """A serif title."""
    return body_text(look, text, size=size, family=fonts.SERIF, lines=lines, expand=expand, color=color)


def strong_text(
    look: Look,
    text: str,
    *,
    size: float = T_STRONG,
    color: str | None = None,
    lines: int | None = None,
    expand: bool | None = None,
    silent: bool = False,
) -> ft.Text:
    """A line that leads: a name, an instruction, a button's word."""
    return body_text(look, text, size=size, color=color, family=fonts.BOLD, lines=lines, expand=expand, silent=silent)


def caption_text(
    look: Look,
    text: str,
    *,
    size: float = T_CAPTION,
    lines: int | None = None,
    expand: bool | None = None,
    silent: bool = False,
) -> ft.Text:
    """A quiet line under something else."""
    return body_text(look, text, size=size, color=look.muted, lines=lines, expand=expand, silent=silent)


def number_text(
    look: Look, text: str, *, size: float = T_STRONG, color: str | None = None, silent: bool = False
) -> ft.Text:
    """A number whose figures are all equally wide, so that it does not jump when it changes."""
    return body_text(look, text, size=size, color=color, family=fonts.FIGURES, lines=1, silent=silent)


def heading_text(look: Look, text: str, level: int = 2, lines: int = 2) -> ft.Semantics:
    """A section's title, found by a screen reader as a heading of that level."""
    return ft.Semantics(header=True, heading_level=level, content=title_text(look, text, lines=lines))
