"""Text in the voices of the app: serif titles, plain body, muted captions, tabular figures."""

import re
from typing import TypedDict, Unpack

import flet as ft

from companion.app import fonts
from companion.app.theme import T_BODY, T_CAPTION, T_STRONG, T_TITLE, Look

_BESIDE_A_SIGN = re.compile(r" (?=[:;?!»])|(?<=«) |(?<=\d) (?=× )|(?<=\d ×) ")
"""Spaces that belong to a sign: a line never ends there (« Coût : 3 », 2 × Attaque)."""


class TextOptions(TypedDict, total=False):
    """How a text may differ from its voice. `silent` keeps it from the screen reader when a parent already says it."""

    size: float
    color: str | None
    family: str
    lines: int | None
    align: ft.TextAlign
    expand: bool | None
    silent: bool
    selectable: bool


def body_text(look: Look, text: str, **options: Unpack[TextOptions]) -> ft.Text:
    """A run of text."""
    lines = options.get("lines")
    return ft.Text(
        value=_BESIDE_A_SIGN.sub("\u00a0", text),
        size=options.get("size", T_BODY),
        color=options.get("color") or look.ink,
        font_family=options.get("family", fonts.SANS),
        max_lines=lines,
        text_align=options.get("align", ft.TextAlign.START),
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        expand=options.get("expand"),
        semantics_label="" if options.get("silent") else None,
        selectable=options.get("selectable") or None,
    )


def title_text(look: Look, text: str, **options: Unpack[TextOptions]) -> ft.Text:
    """A serif title, in one line unless it is given more."""
    options.setdefault("size", T_TITLE)
    options.setdefault("lines", 1)
    options["family"] = fonts.SERIF
    return body_text(look, text, **options)


def strong_text(look: Look, text: str, **options: Unpack[TextOptions]) -> ft.Text:
    """A line that leads: a name, an instruction, a button's word."""
    options.setdefault("size", T_STRONG)
    options["family"] = fonts.BOLD
    return body_text(look, text, **options)


def caption_text(look: Look, text: str, **options: Unpack[TextOptions]) -> ft.Text:
    """A quiet line under something else."""
    options.setdefault("size", T_CAPTION)
    options["color"] = look.muted
    return body_text(look, text, **options)


def number_text(look: Look, text: str, **options: Unpack[TextOptions]) -> ft.Text:
    """A number whose figures are all equally wide, so that it does not jump when it changes."""
    options.setdefault("size", T_STRONG)
    options["family"], options["lines"] = fonts.FIGURES, 1
    return body_text(look, text, **options)


def heading_text(look: Look, text: str, level: int = 2, lines: int = 2) -> ft.Semantics:
    """A section's title, found by a screen reader as a heading of that level."""
    return ft.Semantics(header=True, heading_level=level, content=title_text(look, text, lines=lines))
