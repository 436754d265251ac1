"""Enemies on the table: a line each, before a hero, in the shadows or in the lair."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.colour import blend_colours
from companion.app.icons import IconName, make_icon
from companion.app.models.terrinoth.dialog_states import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth.game_icons import card_readiness_icon
from companion.app.screens.terrinoth.table_text import describe_enemy_aloud, enemy_name, printed_number_text
from companion.app.theme import R_CHIP
from companion.app.ui import Ui
from companion.games.terrinoth.rules.player_view import VisibleEnemy

_HIGH, _TWO_LINES = 50, 62
_MOST_ROOMY = 3


def enemy_row(ui: Ui, model: TerrinothTableModel, foe: VisibleEnemy) -> ft.Control:
    """One enemy: name, attack, wounds and health, resistance, ready or not. Gold where a tap answers the question."""
    chosen = model.may_choose(foe.ref)
    tone = ui.tone("harm")
    ground = blend_colours(ui.surface, tone.fill, 0.35) if foe.exhausted else tone.fill
    ink = blend_colours(ground, ui.ink, 0.72) if foe.exhausted else ui.ink
    name = ui.text(
        enemy_name(ui.words, model.world, foe), size=15, color=ink, family=fonts.BOLD, lines=1, expand=True, silent=True
    )
    head: list[ft.Control] = [make_icon("crown", ui.action, 16)] if foe.nemesis else []
    stats = _stats(ui, foe, ink)
    narrow = has_narrow_columns(ui, model)
    if narrow and stats:
        lines: list[ft.Control] = [ft.Row([*head, name], spacing=6), ft.Row(stats, spacing=10)]
        face: ft.Control = ft.Column(lines, spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    else:
        face = ft.Row([*head, name, *stats], spacing=6)
    edge = ui.action if chosen else tone.line if not foe.exhausted else ui.line
    return ui.pressable(
        face,
        on_tap=partial(model.tap, foe.ref),
        on_long_press=partial(model.show, EnemyDialog(foe.ref)),
        label=describe_enemy_aloud(ui.words, model.world, foe),
        silent=True,
        name=f"foe-{foe.ref}",
        fill=ground,
        border=ft.Border.all(2 if chosen else 1, edge),
        height=_TWO_LINES if narrow else _HIGH,
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=10),
        align=None,
    )


def has_narrow_columns(ui: Ui, model: TerrinothTableModel) -> bool:
    """Whether four heroes side by side leave each so little room that names need a line of their own."""
    return ui.size == "tablet" and len(model.world.heroes) > _MOST_ROOMY


def _stats(ui: Ui, foe: VisibleEnemy, ink: str) -> list[ft.Control]:
    """Attack, wounds and health, resistance where there is any, and how the card lies."""
    found: list[ft.Control] = []
    if foe.card is not None:
        left = f"{foe.wounds}/{printed_number_text(foe.health)}" if foe.wounds else printed_number_text(foe.health)
        shown: list[tuple[IconName, str]] = [("sword", printed_number_text(foe.attack)), ("heart", left)]
        if foe.resistance != 0:
            shown.append(("shield", printed_number_text(foe.resistance)))
        found = [_stat(ui, sign, said, ink) for sign, said in shown]
    if foe.zone != "lair":
        found.append(card_readiness_icon(foe.exhausted, ink, 16))
    return found


def _stat(ui: Ui, sign: IconName, said: str, ink: str) -> ft.Control:
    return ft.Row([make_icon(sign, ink, 14), ui.number(said, size=15, color=ink, silent=True)], spacing=2, tight=True)


def empty_place_row(ui: Ui, said: str) -> ft.Control:
    """An empty place, drawn as one."""
    return ft.Container(
        ui.caption(said, size=14),
        height=38,
        border=ft.Border.all(1, ui.line),
        border_radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER_LEFT,
        opacity=0.8,
    )
