"""Enemies on the table: a line each, before a hero, in the shadows or in the lair."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.colour import blend_colours
from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, number_text
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models.device_session import DeviceSession
from companion.app.models.terrinoth.dialogs import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth.game_icons import card_readiness_icon
from companion.app.screens.terrinoth.table_text import describe_enemy_aloud, enemy_name, printed_number_text
from companion.app.theme import R_CHIP, Look
from companion.games.terrinoth.rules.player_view import VisibleEnemy

_HIGH, _TWO_LINES = 50, 62
_MOST_ROOMY = 3


def enemy_row(look: Look, session: DeviceSession, model: TerrinothTableModel, foe: VisibleEnemy) -> ft.Control:
    """One enemy: name, attack, wounds and health, resistance, ready or not. Gold where a tap answers the question."""
    words, chosen = session.words, model.may_choose(foe.ref)
    tone = look.tone("harm")
    ground = blend_colours(look.surface, tone.fill, 0.35) if foe.exhausted else tone.fill
    ink = blend_colours(ground, look.ink, 0.72) if foe.exhausted else look.ink
    name = text(
        look,
        enemy_name(words, model.world, foe),
        size=15,
        color=ink,
        family=fonts.BOLD,
        lines=1,
        expand=True,
        silent=True,
    )
    head: list[ft.Control] = [make_icon("crown", look.action, 16)] if foe.nemesis else []
    stats = _stats(look, foe, ink)
    narrow = has_narrow_columns(look, model)
    if narrow and stats:
        lines: list[ft.Control] = [ft.Row([*head, name], spacing=6), ft.Row(stats, spacing=10)]
        face: ft.Control = ft.Column(lines, spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    else:
        face = ft.Row([*head, name, *stats], spacing=6)
    edge = look.action if chosen else tone.line if not foe.exhausted else look.line
    return pressable_surface(
        look,
        face,
        on_tap=partial(model.tap, foe.ref),
        on_long_press=partial(model.show, EnemyDialog(foe.ref)),
        label=describe_enemy_aloud(words, model.world, foe),
        silent=True,
        name=f"foe-{foe.ref}",
        fill=ground,
        border=ft.Border.all(2 if chosen else 1, edge),
        height=_TWO_LINES if narrow else _HIGH,
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=10),
        align=None,
    )


def has_narrow_columns(look: Look, model: TerrinothTableModel) -> bool:
    """Whether four heroes side by side leave each so little room that names need a line of their own."""
    return look.size == "tablet" and len(model.world.heroes) > _MOST_ROOMY


def _stats(look: Look, foe: VisibleEnemy, ink: str) -> list[ft.Control]:
    """Attack, wounds and health, resistance where there is any, and how the card lies."""
    found: list[ft.Control] = []
    if foe.card is not None:
        left = f"{foe.wounds}/{printed_number_text(foe.health)}" if foe.wounds else printed_number_text(foe.health)
        shown: list[tuple[IconName, str]] = [("sword", printed_number_text(foe.attack)), ("heart", left)]
        if foe.resistance != 0:
            shown.append(("shield", printed_number_text(foe.resistance)))
        found = [_stat(look, sign, said, ink) for sign, said in shown]
    if foe.zone != "lair":
        found.append(card_readiness_icon(foe.exhausted, ink, 16))
    return found


def _stat(look: Look, sign: IconName, said: str, ink: str) -> ft.Control:
    return ft.Row(
        [make_icon(sign, ink, 14), number_text(look, said, size=15, color=ink, silent=True)], spacing=2, tight=True
    )


def empty_place_row(look: Look, said: str) -> ft.Control:
    """An empty place, drawn as one."""
    return ft.Container(
        caption_text(look, said, size=14),
        height=38,
        border=ft.Border.all(1, look.line),
        border_radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER_LEFT,
        opacity=0.8,
    )
