"""Enemies on the table: a line each, before a hero, in the shadows or in the lair."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.colour import blend
from companion.app.icons import Icon, icon
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import EnemyOpen
from companion.app.screens.terrinoth.signs import card_sign
from companion.app.screens.terrinoth.speech import foe_aloud, foe_name, number
from companion.app.theme import R_CHIP, Look
from companion.games.terrinoth.view import Foe

_HIGH, _TWO_LINES = 50, 62
_MOST_ROOMY = 3


def foe_line(look: Look, guest: Guest, evening: QuestEvening, foe: Foe) -> ft.Control:
    """One enemy: name, attack, wounds and health, resistance, ready or not. Gold where a tap answers the question."""
    words, chosen = guest.words, evening.may_choose(foe.ref)
    tone = look.tone("harm")
    ground = blend(look.surface, tone.fill, 0.35) if foe.exhausted else tone.fill
    ink = blend(ground, look.ink, 0.72) if foe.exhausted else look.ink
    name = text(
        look, foe_name(words, evening.world, foe), size=15, color=ink, family=fonts.BOLD, lines=1, expand=True,
        silent=True,
    )  # fmt: skip
    head: list[ft.Control] = [icon("crown", look.action, 16)] if foe.nemesis else []
    stats = _stats(look, foe, ink)
    narrow = is_narrow(look, evening)
    if narrow and stats:
        lines: list[ft.Control] = [ft.Row([*head, name], spacing=6), ft.Row(stats, spacing=10)]
        face: ft.Control = ft.Column(lines, spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    else:
        face = ft.Row([*head, name, *stats], spacing=6)
    edge = look.action if chosen else tone.line if not foe.exhausted else look.line
    return tap(
        look, face, on_tap=partial(evening.tap, foe.ref), on_long_press=partial(evening.show, EnemyOpen(foe.ref)),
        label=foe_aloud(words, evening.world, foe), silent=True,
        name=f"foe-{foe.ref}", fill=ground, border=ft.Border.all(2 if chosen else 1, edge),
        height=_TWO_LINES if narrow else _HIGH, radius=R_CHIP, padding=ft.Padding.symmetric(horizontal=10), align=None,
    )  # fmt: skip


def is_narrow(look: Look, evening: QuestEvening) -> bool:
    """Whether four heroes side by side leave each so little room that names need a line of their own."""
    return look.size == "tablet" and len(evening.world.heroes) > _MOST_ROOMY


def _stats(look: Look, foe: Foe, ink: str) -> list[ft.Control]:
    """Attack, wounds and health, resistance where there is any, and how the card lies."""
    found: list[ft.Control] = []
    if foe.card is not None:
        left = f"{foe.wounds}/{number(foe.health)}" if foe.wounds else number(foe.health)
        shown: list[tuple[Icon, str]] = [("sword", number(foe.attack)), ("heart", left)]
        if foe.resistance != 0:
            shown.append(("shield", number(foe.resistance)))
        found = [_stat(look, sign, said, ink) for sign, said in shown]
    if foe.zone != "lair":
        found.append(card_sign(foe.exhausted, ink, 16))
    return found


def _stat(look: Look, sign: Icon, said: str, ink: str) -> ft.Control:
    return ft.Row([icon(sign, ink, 14), figure(look, said, size=15, color=ink, silent=True)], spacing=2, tight=True)


def nobody(look: Look, said: str) -> ft.Control:
    """An empty place, drawn as one."""
    return ft.Container(
        caption(look, said, size=14), height=38, border=ft.Border.all(1, look.line), border_radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12), alignment=ft.Alignment.CENTER_LEFT, opacity=0.8,
    )  # fmt: skip
