"""A unit as a card on the board: who it is, what it can do, what is left of it. Drawn to the size of its space."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.colour import adjust_colour_for_contrast, blend_colours
from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.pips import pips_image
from companion.app.kit.text.text_fitting import SMALLEST_SIZE, FittedText, fit_text
from companion.app.models.heroes3.combat.board_display import UnitDisplay
from companion.app.screens.heroes3.combat.unit_icons import badge, tier_icon, token_icon, unit_icon
from companion.app.ui import Ui

_OWN, _ENEMY = "#5B8CFF", "#F0705A"
_USUAL_WIDTH, _USUAL_HEIGHT = 72.0, 74.0
_LARGEST = 2.0
_MOST_TOKENS = 4
_NAME, _TOP, _TOKEN, _PIPS, _FIGURE = 13.0, 18.0, 15.0, 5.0, 17.0
"""Heights of the parts of a card of the usual size, in points; the name's is its type size."""
_LINE = 1.15
"""Height of a line of the name, in parts of its size."""
_LOWEST = 42.0
"""A lower card has only room for the name and the figures."""


def get_side_colour(mine: bool) -> str:
    """The colour of a side: blue for one's own, red for the enemy."""
    return _OWN if mine else _ENEMY


def get_unit_card_colour(ui: Ui, mine: bool) -> str:
    """What a unit's card is filled with."""
    if ui.light:
        return blend_colours(ui.surface, get_side_colour(mine), 0.2)
    return blend_colours("#10151C" if mine else "#1A0F10", get_side_colour(mine), 0.24)


def unit_card_content(ui: Ui, face: UnitDisplay, width: float, height: float, marked: bool = False) -> ft.Control:
    """The inside of a unit's card, of this size; whatever holds it says its name aloud.

    `marked`: the corner is taken by a mark.
    """
    scale = max(0.8, min(_LARGEST, width / _USUAL_WIDTH, height / _USUAL_HEIGHT))
    ground = get_unit_card_colour(ui, face.mine)
    ink = ui.ink if not face.acted else blend_colours(ground, ui.ink, 0.75)
    name = fit_text(ui.words.name(face.name), width, _NAME * scale)
    left = height - (_TOP + _FIGURE) * scale - (_TOKEN * scale if face.tokens else 0)
    if name.lines > 1 and name.lines * name.size * _LINE > left:
        name = FittedText(name.text.replace("\n", " ").replace("- ", ""), name.size)  # cut off; held, the card tells it
    left -= name.lines * name.size * _LINE
    rows = [_name(ui, name, ink)]
    if left >= 0 or height >= _LOWEST:
        rows.insert(0, _top(ui, face, ground, ink, scale, marked))
    # Where there is no room for the pips the number of its health still stands below.
    shares = _tokens(ui, face, scale)
    if shares or left >= _PIPS * scale:
        rows.append(_health(ui, face, ground, shares, width, scale))
    rows.append(_figures(ui, face, ground, ink, scale))
    return ft.Column(rows, spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, expand=True)


def _top(ui: Ui, face: UnitDisplay, ground: str, ink: str, scale: float, marked: bool) -> ft.Control:
    """Tier, movement, few or pack; the Initiative in a badge, round for one's own units, square for enemies."""
    size = 13 * scale
    marks: list[ft.Control] = []
    if (tier := tier_icon(ui, face.tier, ground, size)) is not None:
        marks.append(tier)
    marks.append(unit_icon(face.kind, ink, size))
    if face.side in ("few", "pack"):
        marks.append(unit_icon("pack" if face.side == "pack" else "few", ink, size))
    if marked:
        corner = ft.Container(height=_TOP * scale)
    else:
        ground, ink = (ui.action, ui.on_action) if face.acting else (blend_colours(ground, ui.ink, 0.14), ink)
        number = ui.number(str(face.initiative), size=max(SMALLEST_SIZE, 12 * scale), color=ink, silent=True)
        corner = badge(number, 20 * scale, _TOP * scale, ground, (9 if face.mine else 3) * scale)
    left = ft.Row(marks, spacing=3 * scale, tight=True)
    return ft.Row([left, corner], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=0)


def _name(ui: Ui, name: FittedText, ink: str) -> ft.Control:
    line = ui.text(name.text, size=name.size, color=ink, family=fonts.BOLD, lines=name.lines, silent=True)
    line.style = ft.TextStyle(height=_LINE, letter_spacing=0)
    return line


def _health(ui: Ui, face: UnitDisplay, ground: str, tokens: list[ft.Control], width: float, scale: float) -> ft.Control:
    """What is left of it as pips, behind the tokens that lie on it; many tokens leave no room for pips."""
    gap = 2 * scale
    room = width - len(tokens) * (_TOKEN * scale + gap)
    if room < width / 3:
        return ft.Row(tokens, spacing=gap, tight=True)
    line = pips_image(face.left, face.health, _health_colour(ui, face, ground), width=room, height=_PIPS * scale)
    return ft.Row([*tokens, line], spacing=gap, tight=True) if tokens else line


def _health_colour(ui: Ui, face: UnitDisplay, ground: str) -> str:
    return adjust_colour_for_contrast(ui.harm if face.left * 2 <= face.health else ui.heal, ground, 3.0)


def _figures(ui: Ui, face: UnitDisplay, ground: str, ink: str, scale: float) -> ft.Control:
    """Attack, Defense and the health that is left."""
    health = _health_colour(ui, face, ground) if face.left < face.health else ink
    shown: tuple[tuple[IconName, int, str], ...] = (
        ("sword", face.attack, ink),
        ("shield", face.defense, ink),
        ("heart", face.left, health),
    )
    pairs: list[ft.Control] = []
    for symbol, value, colour in shown:
        number = ui.number(str(value), size=max(SMALLEST_SIZE, 13.5 * scale), color=colour, silent=True)
        pairs.append(ft.Row([make_icon(symbol, colour, 11 * scale), number], spacing=1.5 * scale, tight=True))
    return ft.Row(pairs, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=0)


def _tokens(ui: Ui, face: UnitDisplay, scale: float) -> list[ft.Control]:
    tone, size = ui.tone("gold"), _TOKEN * scale
    return [
        badge(token_icon(token, tone.ink, 11 * scale), size, size, tone.fill, 5 * scale)
        for token, _ in face.tokens[:_MOST_TOKENS]
    ]
