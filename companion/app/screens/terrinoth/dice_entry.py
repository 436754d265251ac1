"""Typing what real dice show: one tap a die, white ones above, black ones below."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.touch.pressable import Callback
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.game_icons import die_face_icon
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui

FACES = (("success", "critical", "shield", "blank"), ("counterattack", "threat", "blank"))
"""What white and black dice can show: terrinoth A1."""
_GROUNDS = (("#F2EFE6", "#14201B"), ("#14181A", "#F0705A"))
"""Ground and ink of a white die and of a black one, in every look: as on the table."""


def dice_entry_rows(ui: Ui, model: TerrinothTableModel) -> list[ft.Control]:
    """A row of faces for each kind of die that was rolled."""
    asked = model.ask
    assert asked is not None
    assert asked.dice is not None
    rows: list[ft.Control] = []
    for die, count in enumerate(asked.dice):
        if count:
            rows += [_typed(ui, model, die, count), _faces(ui, model, die, count)]
    return rows


def _typed(ui: Ui, model: TerrinothTableModel, die: int, count: int) -> ft.Control:
    typed = model.faces[die]
    said = ui.words("tha-dice-typed", die="white" if die == 0 else "black", done=len(typed), count=count)
    shown: list[ft.Control] = [_small(face, die) for face in typed]
    shown += [_empty(ui) for _ in range(count - len(typed))]
    heading = ui.explained(
        ui.caption(said, size=14), help_topics.rule_term_help(ui, "enemy-dice" if die else "hero-dice")
    )
    row: list[ft.Control] = [heading, ft.Row(shown, spacing=4, expand=True, wrap=True)]
    if typed:
        label = ui.words("tha-dice-back", die="white" if die == 0 else "black")
        row.append(ui.icon_button("backspace", label, partial(model.take_back, die), name=f"back-{die}", bare=True))
    return ft.Row(row, spacing=8)


def _small(face: str, die: int) -> ft.Control:
    ground, ink = _GROUNDS[die]
    return ft.Container(
        die_face_icon(face, ink, 16),
        width=26,
        height=26,
        bgcolor=ground,
        border_radius=7,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(1, "#8FA69B"),
    )


def _empty(ui: Ui) -> ft.Control:
    return ft.Container(width=26, height=26, border_radius=7, border=ft.Border.all(1, ui.line))


def _faces(ui: Ui, model: TerrinothTableModel, die: int, count: int) -> ft.Control:
    full = len(model.faces[die]) >= count
    return ft.Row(
        [die_face_button(ui, die, face, partial(model.face, die, face), full) for face in FACES[die]], spacing=6
    )


def die_face_button(ui: Ui, die: int, face: str, act: Callback, disabled: bool) -> ft.Control:
    """One face to be tapped: the sign and its name."""
    ground, ink = _GROUNDS[die]
    said = ui.words("tha-face", face=face)
    column = ft.Column(
        [
            die_face_icon(face, ink, 24),
            ui.text(said, size=13, color=ink, lines=1, align=ft.TextAlign.CENTER, silent=True),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    label = ui.words("tha-face-aloud", die="white" if die == 0 else "black", face=said)
    return ui.pressable(
        column,
        on_tap=act,
        label=label,
        silent=True,
        name=f"face-{die}-{face}",
        disabled=disabled,
        fill=ground,
        border=ft.Border.all(1, "#8FA69B"),
        radius=R_CHIP,
        height=TARGET + 14,
        padding=2,
        expand=True,
        on_long_press=help_topics.rule_term_help(ui, help_topics.FACES[face]),
    )
