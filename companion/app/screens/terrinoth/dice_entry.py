"""Typing what real dice show: one tap a die, white ones above, black ones below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.app.kit.touch.pressable import Callback
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.game_icons import die_face_icon
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui

FACES = (("success", "critical", "shield", "blank"), ("counterattack", "threat", "blank"))
"""What white and black dice can show: terrinoth A1."""
_GROUNDS = (("#F2EFE6", "#14201B"), ("#14181A", "#F0705A"))
"""Ground and ink of a white die and of a black one, in every look: as on the table."""
_EDGE = "#8FA69B"


def dice_entry_rows(ui: Ui, model: TerrinothTableModel) -> list[ft.Control]:
    """A row of faces for each kind of die that was rolled."""
    asked = model.ask
    assert asked is not None
    assert asked.dice is not None
    rows: list[ft.Control] = []
    for die, count in enumerate(asked.dice):
        if count:
            full = len(model.faces[die]) >= count
            taps = [die_face_button(ui, die, face, partial(model.face, die, face), full) for face in FACES[die]]
            rows += [_typed(ui, model, die, count), ft.Row(taps, spacing=6)]
    return rows


def _typed(ui: Ui, model: TerrinothTableModel, die: int, count: int) -> ft.Control:
    typed = model.faces[die]
    said, back = typed_dice_parts(ui, die, typed, count, partial(model.take_back, die), "back")
    shown = [_small(face, die) for face in typed]
    shown += [_square(border=ft.Border.all(1, ui.line)) for _ in range(count - len(typed))]
    heading = ui.explained(said, help_callbacks.rule_term_help(ui, "enemy-dice" if die else "hero-dice"))
    return ft.Row([heading, ft.Row(list(shown), spacing=4, expand=True, wrap=True), *back], spacing=8)


def typed_dice_parts(
    ui: Ui, die: int, typed: Sequence[str], count: int, take_back: Callback, name: str
) -> tuple[ft.Control, list[ft.Control]]:
    """How many faces of a die are typed, and where there are any the button that takes the last one back."""
    colour = "white" if die == 0 else "black"
    said = ui.caption(ui.words("tha-dice-typed", die=colour, done=len(typed), count=count), size=14)
    label = ui.words("tha-dice-back", die=colour)
    back = ui.icon_button("backspace", label, take_back, name=f"{name}-{die}", bare=True)
    return said, [back] if typed else []


def _small(face: str, die: int) -> ft.Control:
    ground, ink = _GROUNDS[die]
    square = _square(die_face_icon(face, ink, 16), border=ft.Border.all(1, _EDGE))
    square.bgcolor, square.alignment = ground, ft.Alignment.CENTER
    return square


def _square(face: ft.Control | None = None, *, border: ft.Border) -> ft.Container:
    return ft.Container(face, width=26, height=26, border_radius=7, border=border)


def die_face_button(ui: Ui, die: int, face: str, act: Callback, disabled: bool) -> ft.Control:
    """One face to be tapped: the sign and its name."""
    ground, ink = _GROUNDS[die]
    said = ui.words("tha-face", face=face)
    name = ui.text(said, size=13, color=ink, lines=1, align=ft.TextAlign.CENTER, silent=True)
    middle = ft.CrossAxisAlignment.CENTER
    column = ft.Column([die_face_icon(face, ink, 24), name], spacing=2, tight=True, horizontal_alignment=middle)
    label = ui.words("tha-face-aloud", die="white" if die == 0 else "black", face=said)
    return ui.pressable(
        column,
        on_tap=act,
        label=label,
        silent=True,
        name=f"face-{die}-{face}",
        disabled=disabled,
        fill=ground,
        border=ft.Border.all(1, _EDGE),
        radius=R_CHIP,
        height=TARGET + 14,
        padding=2,
        expand=True,
        on_long_press=help_callbacks.rule_term_help(ui, help_callbacks.FACES[face]),
    )
