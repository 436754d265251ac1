"""The board: five rows of four spaces, the enemy's on top, every space something to tap with a name of its own."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.colour import adjust_colour_for_contrast, blend_colours
from companion.app.icons import make_icon
from companion.app.kit.text.text_fitting import SMALLEST_SIZE
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.combat.board_display import SpaceDisplay, list_spaces_in_row
from companion.app.models.heroes3.combat.dialogs import UnitDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.table_text import describe_space_aloud
from companion.app.screens.heroes3.combat.unit_card import get_side_colour, get_unit_card_colour, unit_card_content
from companion.app.screens.heroes3.combat.unit_icons import UnitIconName, unit_icon
from companion.app.ui import Ui
from companion.games.heroes3.combat.model.board import BESIDE

GAP = 6
ROWS = (5, 4, 3, 2, 1)
_MIDDLE = "3"
_TOWER_SIGN = 64
_EDGE, _SIDE = 3, 5
"""The thickest edge of a space, and the room between it and a unit's card."""
_GROUNDS: dict[str, UnitIconName] = {"wall": "wall", "gate": "gate", "fire-wall": "fire", "obstacle": "wall"}


def board_grid(ui: Ui, model: CombatTableModel, width: float, height: float) -> ft.Control:
    """The whole board in a box of this size."""
    across, down = (width - 3 * GAP) / 4, (height - 4 * GAP) / 5
    rows: list[ft.Control] = [
        ft.Row(
            [SpaceButton.keyed(f"space-{space}", ui, model, space, across, down) for space in list_spaces_in_row(row)],
            spacing=GAP,
            tight=True,
        )
        for row in ROWS
    ]
    return ft.Column(rows, spacing=GAP, tight=True)


@component
def SpaceButton(ui: Ui, model: CombatTableModel, space: int, width: float, height: float) -> ft.Control:
    """One space; drawn again only when what it shows has changed."""
    face = use_watch(model, lambda e: e.face(space))
    if face.ground == "gap":
        return ft.Container(width=width, height=height)
    inside = _empty(ui, face, height)
    if face.unit is not None:
        room = width - 2 * (_EDGE + _SIDE), height - 2 * (_EDGE + _above(height))
        inside = unit_card_content(ui, face.unit, *room, marked=bool(face.sign))
    fill, edge, thick = _surface(ui, face)
    layers: list[ft.Control] = [
        ft.Container(inside, left=0, right=0, top=0, bottom=0, padding=_inset(face, height), alignment=_middle(face))
    ]
    if (mark := _mark(ui, face, height)) is not None:
        layers.append(mark)
    return ui.pressable(
        ft.Stack(layers, width=width, height=height),
        on_tap=partial(model.tap, space),
        on_long_press=_held(ui, model, face),
        label=describe_space_aloud(ui.words, face),
        name=f"space-{face.name}",
        silent=True,
        width=width,
        height=height,
        fill=fill,
        border=ft.Border.all(thick, edge),
        radius=14 if face.unit is None or face.unit.mine else 7,
        padding=0,
        selected=face.unit.acting if face.unit is not None else None,
    )


@component
def ArrowTowerCard(ui: Ui, model: CombatTableModel, width: float, height: float) -> ft.Control:
    """The Arrow Tower beside the board; nothing where there is none."""
    face = use_watch(model, lambda e: e.face(BESIDE))
    if face.unit is None:
        return ft.Container(height=0)
    fill, edge, thick = _surface(ui, face)
    wide, high = width - _TOWER_SIGN - 2 * (_EDGE + _SIDE), height - 2 * (_EDGE + _above(height))
    card = unit_card_content(ui, face.unit, wide, high, marked=bool(face.sign))
    inside = ft.Container(card, padding=_inset(face, height), width=width - _TOWER_SIGN - _EDGE)
    layers: list[ft.Control] = [
        ft.Container(unit_icon("tower", ui.ink, 40), left=12, top=0, bottom=0),
        ft.Container(inside, left=_TOWER_SIGN, top=0, bottom=0),
    ]
    if (mark := _mark(ui, face, height)) is not None:
        layers.append(mark)
    return ui.pressable(
        ft.Stack(layers, width=width, height=height),
        on_tap=partial(model.tap, BESIDE),
        on_long_press=_held(ui, model, face),
        label=describe_space_aloud(ui.words, face),
        name="space-tower",
        silent=True,
        width=width,
        height=height,
        fill=fill,
        border=ft.Border.all(thick, edge),
        radius=14 if face.unit.mine else 7,
    )


def _held(ui: Ui, model: CombatTableModel, face: SpaceDisplay) -> Callback:
    """Holding a unit opens its sheet, with everything about it; an empty space tells what lies there."""
    if face.unit is not None:
        return partial(model.show, UnitDialog(face.name))
    return help_topics.ground_help(ui, face.ground)


def _inset(face: SpaceDisplay, height: float) -> ft.Padding:
    """Room around what stands on a space."""
    if face.unit is None:
        return ft.Padding.all(0)
    return ft.Padding.symmetric(horizontal=_SIDE, vertical=_above(height))


def _above(height: float) -> float:
    return max(4, height * 0.05)


def _middle(face: SpaceDisplay) -> ft.Alignment | None:
    return ft.Alignment.CENTER if face.unit is None else None


def _surface(ui: Ui, face: SpaceDisplay) -> tuple[str, str, float]:
    """Fill, edge and its thickness: gold for who acts and for what can be chosen."""
    unit = face.unit
    if unit is not None:
        fill = get_unit_card_colour(ui, unit.mine)
        if unit.acted:
            fill = blend_colours(fill, ui.background, 0.45)
        edge = blend_colours(fill, get_side_colour(unit.mine), 0.55 if ui.mode != "contrast" else 1.0)
    else:
        middle = face.name.endswith(_MIDDLE)
        fill = blend_colours(ui.background, ui.surface, 0.25 if middle else 0.7)
        edge = ui.line if ui.mode == "contrast" else blend_colours(ui.background, ui.line, 0.7)
    if face.sign == "hit":
        return fill, ui.harm, 3
    if face.sign:
        return fill if unit is not None else blend_colours(fill, ui.action, 0.1), ui.action, 2.5
    if unit is not None and unit.acting:
        return blend_colours(fill, ui.action, 0.08), ui.action, 3
    return fill, edge, 2 if unit is not None else 1


def _empty(ui: Ui, face: SpaceDisplay, height: float) -> ft.Control:
    """A space without a unit: its name, or the Wall, the Gate or what else lies there."""
    if face.ground in _GROUNDS:
        lines: list[ft.Control] = [unit_icon(_GROUNDS[face.ground], ui.muted, height * 0.46)]
        return ft.Column(lines, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    strong = face.sign in ("reach", "from", "goes", "place", "option", "named")
    return ui.text(
        face.name,
        size=max(SMALLEST_SIZE, height * (0.2 if strong else 0.16)),
        color=ui.ink
        if strong
        else adjust_colour_for_contrast(blend_colours(ui.background, ui.muted, 0.6), ui.background),
        family=fonts.SEMI,
        silent=True,
    )


def _mark(ui: Ui, face: SpaceDisplay, height: float) -> ft.Control | None:
    """The sign in the corner of a space that can be tapped now: a shape for each meaning."""
    if not face.sign:
        return None
    size = max(18, height * 0.22)
    fill, ink = ui.action, ui.on_action
    if face.sign == "hit":
        fill, ink = ui.harm, ui.background
    if face.sign == "named":
        glyph: ft.Control = ui.text(
            str(face.number), size=max(SMALLEST_SIZE, size * 0.62), color=ink, family=fonts.BOLD, silent=True
        )
    elif face.sign in ("target", "hit"):
        glyph = unit_icon("crosshair", ink, size * 0.72)
    elif face.sign == "goes":
        glyph = make_icon("forward", ink, size * 0.7)
    elif face.sign == "from":
        glyph = make_icon("sword", ink, size * 0.7)
    elif face.sign == "place":
        glyph = make_icon("plus", ink, size * 0.66)
    elif face.sign == "picked":
        glyph = make_icon("hand", ink, size * 0.7)
    else:
        glyph = unit_icon("dot", ink, size * 0.7)
    badge = ft.Container(
        glyph, width=size, height=size, bgcolor=fill, border_radius=size / 2, alignment=ft.Alignment.CENTER
    )
    # On a card it takes the place of the Initiative, which matters least while one chooses.
    return ft.Container(badge, right=4, top=4)
