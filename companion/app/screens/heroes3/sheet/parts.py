"""Small things that several parts of the sheet share: amounts, lines to tap, numbers to put right, empty lists."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from companion.app import fonts
from companion.app.icons import Icon, icon
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.stepper import stepper
from companion.app.kit.tap import Act, tap
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models.about import About
from companion.app.screens.heroes3.sheet.speech import amount
from companion.app.theme import GAP, R_CHIP, TARGET, Look, ToneName
from companion.games.heroes3.evening.purse import Purse
from companion.library.words import Catalogue, capital

SIGNS: dict[str, Icon] = {"gold": "coin", "materials": "cubes", "valuables": "gem"}
"""How resources are drawn: shape first, colour only besides."""
_PARAGRAPH = re.compile(r" \(heroes3 [\d.]+\)$")
_LONG_WORD = 9
_HUES = {"gold": "gold", "materials": "harm", "valuables": "info"}


def resource_ink(look: Look, resource: str) -> str:
    """The colour in which a resource is drawn."""
    return look.tone(_HUES[resource]).ink  # type: ignore[arg-type]


def price(
    look: Look, words: Catalogue, cost: Purse, missing: Purse | None = None, *, size: float = 16, silent: bool = False
) -> ft.Control:
    """A cost as signs and figures; what is missing is drawn in the harm colour, and said."""
    lacks = (missing or Purse()).amounts()
    parts: list[ft.Control] = []
    for resource, count in cost.amounts().items():
        if count:
            ink = look.harm if lacks[resource] else look.ink
            colour = look.harm if lacks[resource] else resource_ink(look, resource)
            number = figure(look, str(count), size=size, color=ink, silent=True)
            parts.append(ft.Row([icon(SIGNS[resource], colour, size + 2), number], spacing=4, tight=True))
    if not parts:
        return caption(look, amount(words, cost), silent=silent)
    row = ft.Row(parts, spacing=10, tight=True)
    return row if silent else ft.Semantics(content=row, label=amount(words, cost), container=True)


def section(
    look: Look, heading: str, rows: Sequence[ft.Control], *, about: About | None = None, name: str | None = None,
    aside: ft.Control | None = None, active: bool = False,
) -> ft.Control:  # fmt: skip
    """A panel with a heading; the heading, held, explains itself."""
    title = ft.Semantics(
        header=True, heading_level=2, content=strong(look, heading, size=18, lines=2), container=True, expand=True
    )
    head = ft.Row([explained(title, about), *([aside] if aside is not None else [])], spacing=GAP)
    column = ft.Column([head, *rows], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return panel(look, column, padding=14 if look.phone else 16, name=name, active=active)


def line(
    look: Look, heading: str, below: str, on_tap: Act | None, *, name: str, sign: ft.Control | None = None,
    end: ft.Control | None = None, about: About | None = None, label: str = "", faded: bool = False,
    bright: bool = False,
) -> ft.Control:  # fmt: skip
    """A line to tap: a sign, a name with something below it, and something at its end."""
    heading, below = capital(heading), _alone(below)
    ink = look.muted if faded else look.ink
    name_of = text(look, heading, size=16, color=ink, family=fonts.SEMI, lines=2, expand=True, silent=True)
    words: list[ft.Control] = [ft.Row([name_of, *([end] if end is not None else [])], spacing=8)]
    if below:
        words.append(caption(look, below, size=14, lines=6, silent=True))
    row = ft.Row(
        [*([sign] if sign is not None else []), ft.Column(words, spacing=1, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    edge = look.action if bright else look.line
    body = ft.Container(row, padding=ft.Padding.symmetric(horizontal=12, vertical=8 if below else 13))
    return tap(
        look, body, on_tap=on_tap, on_long_press=about, label=label or (f"{heading}. {below}" if below else heading),
        name=name, silent=True, fill=None if faded else look.raised, border=ft.Border.all(1, edge), radius=R_CHIP,
        align=None,
    )  # fmt: skip


def counted(
    look: Look, said: str, value: int, on_step: Callable[[int], Awaitable[None] | None], *, name: str,
    least: bool = False, most: bool = False, limit: str | None = None, about: About | None = None,
    sign: ft.Control | None = None,
) -> ft.Control:  # fmt: skip
    """A number between minus and plus, with its name before it."""
    control = stepper(
        look, value, on_step, name=name, label=f"{said}: {value}", minus=f"{said} −1", plus=f"{said} +1", width=64,
        limit=limit, at_least=least, at_most=most, about=about,
    )  # fmt: skip
    front: list[ft.Control] = [sign] if sign is not None else []
    return ft.Row([*front, explained(text(look, said, lines=2, expand=True), about), control], spacing=GAP)


def tile(
    look: Look, symbol: Icon, said: str, act: Act | None, *, name: str, about: About | None = None,
    disabled: bool = False, tone: ToneName = "plain", label: str | None = None,
) -> ft.Control:  # fmt: skip
    """Something to do: a sign above its words, so that both fit where things stand side by side."""
    paint = look.tone(tone)
    # Up to four stand side by side on a phone: a long word is set smaller rather than broken.
    size = 13 if max(map(len, said.split())) < _LONG_WORD else 12
    face = ft.Column(
        [
            icon(symbol, paint.ink, 24),
            text(look, said, size=size, color=paint.ink, family=fonts.BOLD, lines=2, align=ft.TextAlign.CENTER,
                 silent=label is not None),
        ],
        spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    return tap(
        look, face, on_tap=act, on_long_press=about, label=label, name=name, silent=True, disabled=disabled,
        height=76, fill=paint.fill, border=ft.Border.all(1, paint.line) if look.mode != "dark" else None, radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6), expand=True,
    )  # fmt: skip


def nothing(look: Look, said: str) -> ft.Control:
    """An empty list."""
    return ft.Container(caption(look, said, size=15), height=TARGET - 12, alignment=ft.Alignment.CENTER_LEFT)


def told_line(
    look: Look, symbol: Icon, said: str, *, about: About | None = None, color: str | None = None
) -> ft.Control:
    """A line that says something; held, it opens its rule."""
    row = ft.Row(
        [icon(symbol, color or look.action, 20), text(look, _alone(said), size=15 if look.phone else 16, expand=True)],
        spacing=10, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip
    return explained(row, about)


def _alone(said: str) -> str:
    """A phrase in a line of its own. Its paragraph is left out: the line, held, opens it."""
    return capital(_PARAGRAPH.sub("", said))


def columns(items: Sequence[ft.Control], count: int, gap: float = 8) -> ft.Control:
    """Things in so many columns, row by row, all equally wide."""
    rows: list[ft.Control] = []
    for n in range(0, len(items), count):
        row: list[ft.Control] = [ft.Container(item, expand=True) for item in items[n : n + count]]
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=gap)
