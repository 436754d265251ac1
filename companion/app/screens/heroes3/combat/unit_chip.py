"""A unit to tap in a list: tier, movement and name."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.kit.tap import Act, tap
from companion.app.kit.words import words as text
from companion.app.screens.heroes3.combat.signs import TIER_NAMES, SignName, sign, tier_sign
from companion.app.theme import R_CHIP, T_LABEL, TARGET, Look
from companion.games.heroes3.units import Side
from companion.library.words import Catalogue

_KINDS: dict[str, SignName] = {"ground": "ground", "flying": "flying", "ranged": "ranged"}


def tier_number(side: Side) -> int:
    """The tier of a side as a number, -1 for none."""
    return TIER_NAMES.index(side.tier) if side.tier in TIER_NAMES else -1


def unit_chip(
    look: Look,
    words: Catalogue,
    side: Side,
    on_tap: Act,
    *,
    label: str,
    name: str,
    about: str = "",
    held: Act | None = None,
) -> ft.Control:
    """Drawn small, with a full-sized target around it; `held` opens its card."""
    tone = look.tone("plain")
    face: list[ft.Control] = []
    if (mark := tier_sign(look, tier_number(side), tone.fill, 14)) is not None:
        face.append(mark)
    face.append(sign(_KINDS[side.type], tone.ink, 15))
    face.append(
        text(look, words.name(side.name), size=T_LABEL, color=tone.ink, family=fonts.SEMI, lines=1, silent=True)
    )
    if about:
        face.append(text(look, about, size=13, color=look.muted, lines=1, silent=True))
    pill = ft.Container(
        ft.Row(face, spacing=6, tight=True),
        bgcolor=tone.fill,
        border_radius=R_CHIP + 4,
        border=ft.Border.all(1, tone.line),
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )
    return tap(
        look,
        pill,
        on_tap=on_tap,
        on_long_press=held,
        label=label,
        name=name,
        silent=True,
        height=TARGET,
        align=None,
        padding=ft.Padding.symmetric(vertical=4),
        radius=R_CHIP + 4,
    )
