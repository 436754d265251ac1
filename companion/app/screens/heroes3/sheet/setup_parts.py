"""What the parts of the set-up are made of: sections, numbers between two buttons, tags, and what is in the way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import quiet
from companion.app.kit.explained import explained
from companion.app.kit.press import Act
from companion.app.kit.section import section as kit_section
from companion.app.kit.stepper import stepper
from companion.app.kit.words import strong
from companion.app.kit.words import words as text
from companion.app.theme import Look


def section(
    look: Look, symbol: Icon, heading: str, parts: Sequence[ft.Control], name: str, about: Act | None = None
) -> ft.Control:
    """A panel of the form; its heading, held, opens what it is about."""
    return kit_section(look, heading, parts, symbol=symbol, name=name, about=about)


def subheading(look: Look, said: str, about: Act | None) -> ft.Control:
    """A smaller heading within a section or a sheet; held, it opens what it is about."""
    return explained(strong(look, said, size=16), about)


def fold(look: Look, said: str, act: Act, name: str, unfolded: bool) -> ft.Control:
    """The button that shows more of the form, or hides it."""
    return quiet(look, said, act, name=name, height=48, symbol="minus" if unfolded else "plus")


def number(
    look: Look, said: str, value: int | str, step: Callable[[int], Awaitable[None] | None], name: str, *,
    least: bool, most: bool, symbol: Icon | None = None, about: Act | None = None,
) -> ft.Control:  # fmt: skip
    """A line with a number that is counted up and down."""
    control = stepper(
        look, value, step, name=name, label=f"{said}: {value}", minus=f"{said} −1", plus=f"{said} +1", width=60,
        at_least=least, at_most=most, about=about,
    )  # fmt: skip
    row: list[ft.Control] = [explained(text(look, said, expand=True), about), control]
    if symbol is not None:
        row.insert(0, icon(symbol, look.muted, 20))
    return ft.Row(row, spacing=8)


def plain(look: Look, said: str) -> ft.Control:
    """A line of explanation."""
    return text(look, said, size=15, color=look.muted)


def problem(look: Look, said: str | None, name: str) -> list[ft.Control]:
    """What does not fit, said where it is; nothing where all is well."""
    if said is None:
        return []
    tone = look.tone("harm")
    row = ft.Row([icon("warning", tone.ink, 20), text(look, said, size=15, color=tone.ink, expand=True)], spacing=10)
    body = ft.Container(
        row, bgcolor=tone.fill, border_radius=14, padding=ft.Padding.symmetric(horizontal=12, vertical=8)
    )
    return [ft.Semantics(content=body, identifier=name, live_region=True, container=True)]
