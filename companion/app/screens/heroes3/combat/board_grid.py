"""The board: five rows of four spaces, the enemy's on top, every space something to tap with a name of its own."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.colour import adjust_colour_for_contrast, blend_colours
from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_fitting import SMALLEST_SIZE
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.combat.board_display import SpaceDisplay, SpaceMark, UnitDisplay, list_spaces_in_row
from companion.app.models.heroes3.combat.dialog_states import UnitDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat.help_callbacks import ground_help
from companion.app.screens.heroes3.combat.table_text import describe_space_aloud
from companion.app.screens.heroes3.combat.unit_card import get_side_colour, get_unit_card_colour, unit_card_content
from companion.app.screens.heroes3.combat.unit_icons import UnitIconName, badge, unit_icon
from companion.app.ui import Ui
from companion.games.heroes3.combat.model.board import BESIDE, BY_NAME

GAP = 6
_MIDDLE = "3"
_TOWER_SIGN = 64
_EDGE, _SIDE = 3, 5
"""The thickest edge of a space, and the room between it and a unit's card."""
_GROUNDS: dict[str, UnitIconName] = {"wall": "wall", "gate": "gate", "fire-wall": "fire", "obstacle": "wall"}
_SIGNS: dict[SpaceMark, tuple[IconName, float]] = {
    "goes": ("forward", 0.7),
    "from": ("sword", 0.7),
    "place": ("plus", 0.66),
    "picked": ("hand", 0.7),
}
"""Icons of marks, and how much of the mark they take."""


def board_grid(ui: Ui, model: CombatTableModel, width: float, height: float) -> ft.Control:
    """The whole board in a box of this size."""
    across, down = (width - 3 * GAP) / 4, (height - 4 * GAP) / 5
    rows: list[ft.Control] = []
    for row in (5, 4, 3, 2, 1):
        spaces = list_spaces_in_row(row)
        buttons = [SpaceButton.keyed(f"space-{space}", ui, model, space, across, down) for space in spaces]
        rows.append(ft.Row(buttons, spacing=GAP, tight=True))
    return ft.Column(rows, spacing=GAP, tight=True)


@component
def SpaceButton(ui: Ui, model: CombatTableModel, space: int, width: float, height: float) -> ft.Control:
    """One space; drawn again only when what it shows has changed."""
    face = use_watch(model, lambda e: e.face(space))
    if face.ground == "gap":
        return ft.Container(width=width, height=height)
    if face.unit is None:
        inside = ft.Container(_empty(ui, face, height), padding=ft.Padding.all(0), alignment=ft.Alignment.CENTER)
    else:
        inside = _card(ui, face, face.unit, width, height)
    inside.left = inside.right = inside.top = inside.bottom = 0
    acting = face.unit.acting if face.unit is not None else None
    return _pressable(ui, model, face, [inside], width, height, padding=0, selected=acting)


@component
def ArrowTowerCard(ui: Ui, model: CombatTableModel, width: float, height: float) -> ft.Control:
    """The Arrow Tower beside the board; nothing where there is none."""
    face = use_watch(model, lambda e: e.face(BESIDE))
    if face.unit is None:
        return ft.Container(height=0)
    card = _card(ui, face, face.unit, width - _TOWER_SIGN, height)
    card.width = width - _TOWER_SIGN - _EDGE
    layers: list[ft.Control] = [
        ft.Container(unit_icon("tower", ui.ink, 40), left=12, top=0, bottom=0),
        ft.Container(card, left=_TOWER_SIGN, top=0, bottom=0),
    ]
    return _pressable(ui, model, face, layers, width, height)


def _card(ui: Ui, face: SpaceDisplay, unit: UnitDisplay, width: float, height: float) -> ft.Container:
    """The card of the unit on a space, with some room around it."""
    above = max(4, height * 0.05)
    room = width - 2 * (_EDGE + _SIDE), height - 2 * (_EDGE + above)
    card = unit_card_content(ui, unit, *room, marked=bool(face.sign))
    return ft.Container(card, padding=ft.Padding.symmetric(horizontal=_SIDE, vertical=above))


def _pressable(
    ui: Ui,
    model: CombatTableModel,
    face: SpaceDisplay,
    layers: list[ft.Control],
    width: float,
    height: float,
    padding: float | None = None,
    selected: bool | None = None,
) -> ft.Control:
    """A space to tap, with its mark. Held, it opens the sheet of its unit, or tells what lies there."""
    mark = _mark(ui, face, height)
    fill, edge, thick = _surface(ui, face)
    held: Callback = ground_help(ui, face.ground) if face.unit is None else partial(model.show, UnitDialog(face.name))
    return ui.pressable(
        ft.Stack(layers if mark is None else [*layers, mark], width=width, height=height),
        on_tap=partial(model.tap, BY_NAME[face.name]),
        on_long_press=held,
        label=describe_space_aloud(ui.words, face),
        name=f"space-{face.name}",
        silent=True,
        width=width,
        height=height,
        fill=fill,
        border=ft.Border.all(thick, edge),
        radius=14 if face.unit is None or face.unit.mine else 7,
        padding=padding,
        selected=selected,
    )


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
        sign = unit_icon(_GROUNDS[face.ground], ui.muted, height * 0.46)
        return ft.Column([sign], alignment=ft.MainAxisAlignment.CENTER, tight=True)
    strong = face.sign in ("reach", "from", "goes", "place", "option", "named")
    pale = adjust_colour_for_contrast(blend_colours(ui.background, ui.muted, 0.6), ui.background)
    size = max(SMALLEST_SIZE, height * (0.2 if strong else 0.16))
    return ui.text(face.name, size=size, color=ui.ink if strong else pale, family=fonts.SEMI, silent=True)


def _mark(ui: Ui, face: SpaceDisplay, height: float) -> ft.Control | None:
    """The sign in the corner of a space that can be tapped now: a shape for each meaning."""
    if not face.sign:
        return None
    size = max(18, height * 0.22)
    fill, ink = (ui.harm, ui.background) if face.sign == "hit" else (ui.action, ui.on_action)
    if face.sign == "named":
        number = max(SMALLEST_SIZE, size * 0.62)
        glyph: ft.Control = ui.text(str(face.number), size=number, color=ink, family=fonts.BOLD, silent=True)
    elif face.sign in ("target", "hit"):
        glyph = unit_icon("crosshair", ink, size * 0.72)
    elif face.sign in _SIGNS:
        symbol, share = _SIGNS[face.sign]
        glyph = make_icon(symbol, ink, size * share)
    else:
        glyph = unit_icon("dot", ink, size * 0.7)
    # On a card it takes the place of the Initiative, which matters least while one chooses.
    return ft.Container(badge(glyph, size, size, fill, size / 2), right=4, top=4)
