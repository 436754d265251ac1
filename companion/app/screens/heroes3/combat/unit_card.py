"""A unit as a card on the board: who it is, what it can do, what is left of it. Drawn to the size of its space."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.colour import blend, readable
from companion.app.icons import Icon, icon
from companion.app.kit.pips import pips
from companion.app.kit.words import figure, words
from companion.app.models.guest import Guest
from companion.app.models.heroes3.board import UnitFace
from companion.app.screens.heroes3.combat.signs import sign, tier_sign, token_sign
from companion.app.theme import Look

_OWN, _ENEMY = "#5B8CFF", "#F0705A"
_USUAL_WIDTH, _USUAL_HEIGHT = 87.0, 84.0
_LARGEST = 2.0
_MOST_TOKENS = 4
_ROOM_FOR_PIPS = 76.0
"""On a lower card tokens take the place of the pips; the number of its health stays."""
_ONE_LINE = 10
_LETTER = 0.65
"""Width of a bold letter, in parts of the type size."""


def side_colour(mine: bool) -> str:
    """The colour of a side: blue for one's own, red for the enemy."""
    return _OWN if mine else _ENEMY


def ground_colour(look: Look, mine: bool) -> str:
    """What a unit's card is filled with."""
    if look.light:
        return blend(look.surface, side_colour(mine), 0.2)
    return blend("#10151C" if mine else "#1A0F10", side_colour(mine), 0.24)


def unit_card(
    look: Look, guest: Guest, face: UnitFace, width: float, height: float, marked: bool = False
) -> ft.Control:
    """The inside of a unit's card; whatever holds it says its name aloud. `marked`: the corner is taken by a mark."""
    scale = max(0.8, min(_LARGEST, width / _USUAL_WIDTH, height / _USUAL_HEIGHT))
    ground = ground_colour(look, face.mine)
    ink = look.ink if not face.acted else blend(ground, look.ink, 0.75)
    room = width - 20
    rows = [_top(look, face, ground, ink, scale, marked), _name(look, guest, face, ink, room, scale)]
    if height >= _ROOM_FOR_PIPS or not face.tokens:
        rows.append(_health(look, face, ground, room, scale))
    rows.append(_figures(look, face, ground, ink, scale))
    return ft.Column(rows, spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, expand=True)


def _top(look: Look, face: UnitFace, ground: str, ink: str, scale: float, marked: bool) -> ft.Control:
    """Tier, movement, few or pack; the Initiative in a badge, round for one's own units, square for enemies."""
    size = 13 * scale
    marks: list[ft.Control] = []
    if (tier := tier_sign(look, face.tier, ground, size)) is not None:
        marks.append(tier)
    marks.append(sign(face.kind, ink, size))
    if face.side in ("few", "pack"):
        marks.append(sign("pack" if face.side == "pack" else "few", ink, size))
    badge = ft.Container(
        figure(look, str(face.initiative), size=12 * scale, color=look.on_action if face.acting else ink, silent=True),
        width=20 * scale,
        height=18 * scale,
        bgcolor=look.action if face.acting else blend(ground, look.ink, 0.14),
        border_radius=(9 if face.mine else 3) * scale,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Row(
        [ft.Row(marks, spacing=3 * scale, tight=True), badge if not marked else ft.Container(height=18 * scale)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=0,
    )


def _name(look: Look, guest: Guest, face: UnitFace, ink: str, room: float, scale: float) -> ft.Control:
    """The name as large as it fits, a long one on two lines; below it the tokens."""
    name, tokens = guest.words.name(face.name), _tokens(look, face, scale)
    longest = max(len(word) for word in name.split())
    two = " " in name and len(name) > _ONE_LINE and not tokens
    size = min((12 if two else 13) * scale, room / (_LETTER * (longest if two else len(name))))
    line = words(look, name, size=max(9.5, size), color=ink, family=fonts.BOLD, lines=2 if two else 1, silent=True)
    if not tokens:
        return line
    return ft.Column([line, ft.Row(tokens, spacing=2 * scale, tight=True)], spacing=0, tight=True)


def _health(look: Look, face: UnitFace, ground: str, room: float, scale: float) -> ft.Control:
    colour = _health_colour(look, face, ground)
    return pips(face.left, face.health, colour, width=room, height=5 * scale)


def _health_colour(look: Look, face: UnitFace, ground: str) -> str:
    return readable(look.harm if face.left * 2 <= face.health else look.heal, ground, 3.0)


def _figures(look: Look, face: UnitFace, ground: str, ink: str, scale: float) -> ft.Control:
    """Attack, Defense and the health that is left."""
    hurt = face.left < face.health
    shown: tuple[tuple[Icon, int, str], ...] = (
        ("sword", face.attack, ink),
        ("shield", face.defense, ink),
        ("heart", face.left, _health_colour(look, face, ground) if hurt else ink),
    )
    pairs: list[ft.Control] = [
        ft.Row(
            [icon(symbol, colour, 11 * scale), figure(look, str(value), size=13.5 * scale, color=colour, silent=True)],
            spacing=1.5 * scale,
            tight=True,
        )
        for symbol, value, colour in shown
    ]
    return ft.Row(pairs, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=0)


def _tokens(look: Look, face: UnitFace, scale: float) -> list[ft.Control]:
    tone = look.tone("gold")
    return [
        ft.Container(
            token_sign(token, tone.ink, 11 * scale),
            width=15 * scale,
            height=15 * scale,
            bgcolor=tone.fill,
            border_radius=5 * scale,
            alignment=ft.Alignment.CENTER,
        )
        for token, _ in face.tokens[:_MOST_TOKENS]
    ]
