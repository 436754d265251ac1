"""A unit to tap in a list: tier, movement and name."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.kit.touch.pressable import Callback
from companion.app.screens.heroes3.combat.unit_icons import MOVEMENT_SIGNS, TIER_NAMES, tier_icon, unit_icon
from companion.app.theme import R_CHIP, T_LABEL, TARGET
from companion.app.ui import Ui
from companion.games.heroes3.cards.unit_cards import Side
from companion.library.translations import MessageCatalogue


def get_tier_number(side: Side) -> int:
    """The tier of a side as a number, -1 for none."""
    return TIER_NAMES.index(side.tier) if side.tier in TIER_NAMES else -1


def unit_chip(
    ui: Ui,
    words: MessageCatalogue,
    side: Side,
    on_tap: Callback,
    *,
    name: str,
    label: str = "",
    about: str = "",
    held: Callback | None = None,
) -> ft.Control:
    """Drawn small, with a full-sized target around it, `about` behind its name; `held` opens its card."""
    tone, said = ui.tone("plain"), words.name(side.name)
    face: list[ft.Control] = []
    if (mark := tier_icon(ui, get_tier_number(side), tone.fill, 14)) is not None:
        face.append(mark)
    face.append(unit_icon(MOVEMENT_SIGNS[side.type], tone.ink, 15))
    face.append(ui.text(said, size=T_LABEL, color=tone.ink, family=fonts.SEMI, lines=1, silent=True))
    if about:
        face.append(ui.text(about, size=13, color=ui.muted, lines=1, silent=True))
    pill = ft.Container(
        ft.Row(face, spacing=6, tight=True),
        bgcolor=tone.fill,
        border_radius=R_CHIP + 4,
        border=ft.Border.all(1, tone.line),
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )
    return ui.pressable(
        pill,
        on_tap=on_tap,
        on_long_press=held,
        label=label or said,
        name=name,
        silent=True,
        height=TARGET,
        align=None,
        padding=ft.Padding.symmetric(vertical=4),
        radius=R_CHIP + 4,
    )
