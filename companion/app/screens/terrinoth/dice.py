"""Typing what real dice show: one tap a die, white ones above, black ones below."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.explained import explained
from companion.app.kit.tap import Act, tap
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.signs import face_sign
from companion.app.theme import R_CHIP, TARGET, Look

FACES = (("success", "critical", "shield", "blank"), ("counterattack", "threat", "blank"))
"""What white and black dice can show: terrinoth A1."""
_GROUNDS = (("#F2EFE6", "#14201B"), ("#14181A", "#F0705A"))
"""Ground and ink of a white die and of a black one, in every look: as on the table."""


def dice_entry(look: Look, guest: Guest, evening: QuestEvening) -> list[ft.Control]:
    """A row of faces for each kind of die that was rolled."""
    asked = evening.ask
    assert asked is not None
    assert asked.dice is not None
    rows: list[ft.Control] = []
    for die, count in enumerate(asked.dice):
        if count:
            rows += [_typed(look, guest, evening, die, count), _faces(look, guest, evening, die, count)]
    return rows


def _typed(look: Look, guest: Guest, evening: QuestEvening, die: int, count: int) -> ft.Control:
    words, typed = guest.words, evening.faces[die]
    said = words("tha-dice-typed", die="white" if die == 0 else "black", done=len(typed), count=count)
    shown: list[ft.Control] = [_small(face, die) for face in typed]
    shown += [_empty(look) for _ in range(count - len(typed))]
    heading = explained(caption(look, said, size=14), lookup.term(guest, "enemy-dice" if die else "hero-dice"))
    row: list[ft.Control] = [heading, ft.Row(shown, spacing=4, expand=True, wrap=True)]
    if typed:
        label = words("tha-dice-back", die="white" if die == 0 else "black")
        row.append(
            icon_button(look, "backspace", label, partial(evening.take_back, die), name=f"back-{die}", bare=True)
        )
    return ft.Row(row, spacing=8)


def _small(face: str, die: int) -> ft.Control:
    ground, ink = _GROUNDS[die]
    return ft.Container(
        face_sign(face, ink, 16), width=26, height=26, bgcolor=ground, border_radius=7, alignment=ft.Alignment.CENTER,
        border=ft.Border.all(1, "#8FA69B"),
    )  # fmt: skip


def _empty(look: Look) -> ft.Control:
    return ft.Container(width=26, height=26, border_radius=7, border=ft.Border.all(1, look.line))


def _faces(look: Look, guest: Guest, evening: QuestEvening, die: int, count: int) -> ft.Control:
    full = len(evening.faces[die]) >= count
    return ft.Row([face_tap(look, guest, die, face, partial(evening.face, die, face), full) for face in FACES[die]],
                  spacing=6)  # fmt: skip


def face_tap(look: Look, guest: Guest, die: int, face: str, act: Act, disabled: bool) -> ft.Control:
    """One face to be tapped: the sign and its name."""
    ground, ink = _GROUNDS[die]
    said = guest.words("tha-face", face=face)
    column = ft.Column(
        [
            face_sign(face, ink, 24),
            text(look, said, size=13, color=ink, lines=1, align=ft.TextAlign.CENTER, silent=True),
        ],
        spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    label = guest.words("tha-face-aloud", die="white" if die == 0 else "black", face=said)
    return tap(
        look, column, on_tap=act, label=label, silent=True, name=f"face-{die}-{face}", disabled=disabled,
        fill=ground, border=ft.Border.all(1, "#8FA69B"), radius=R_CHIP, height=TARGET + 14, padding=2, expand=True,
        on_long_press=lookup.term(guest, lookup.FACES[face]),
    )  # fmt: skip
