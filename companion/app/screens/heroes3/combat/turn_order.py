"""Who acts when: the rest of the combat round in order of Initiative."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.models.heroes3.combat.board_display import UnitDisplay, build_unit_display
from companion.app.models.heroes3.combat.dialog_states import UnitDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat.help_callbacks import rule_term_help
from companion.app.screens.heroes3.combat.unit_card import get_side_colour, get_unit_card_colour
from companion.app.theme import TARGET
from companion.app.ui import Ui
from companion.games.heroes3.combat.flow.turn_order import remaining_turn_order
from companion.games.heroes3.combat.model.board import NAMES
from companion.games.heroes3.combat.model.state import CombatState, space_name


@component
def TurnOrderRow(ui: Ui, model: CombatTableModel, most: int) -> ft.Control:
    """The units that still act in this round, the first few of them; nothing before the first."""
    turns = use_watch(model, lambda e: _turns(e.state))
    if not turns:
        return ft.Container(height=0)
    heading = ui.explained(ui.caption(ui.words("h3a-order"), size=14), rule_term_help(ui, "initiative"))
    rows = [heading, *(_turn(ui, model, space, face) for space, face in turns[:most])]
    if len(turns) > most:
        rows.append(ui.caption(ui.words("h3a-order-more", count=len(turns) - most), size=14))
    return ui.panel(ft.Column(rows, spacing=4, tight=True), padding=12, radius=18, name="order")


def _turns(state: CombatState) -> list[tuple[str, UnitDisplay]]:
    """Where the units stand that still act, and how they look."""
    if state.phase != "fight":
        return []
    return [(space_name(f.cell), build_unit_display(state, f)) for f in remaining_turn_order(state)]


def _turn(ui: Ui, model: CombatTableModel, space: str, face: UnitDisplay) -> ft.Control:
    name, now, fill = ui.words.name(face.name), face.acting, get_unit_card_colour(ui, face.mine)
    row = ft.Row(
        [
            ui.number(str(face.initiative), size=16, color=ui.action if now else ui.ink, silent=True),
            ui.text(name, size=16, family=fonts.BOLD if now else fonts.SEMI, lines=1, expand=True, silent=True),
            # The Arrow Tower stands on no space, and its name says where it is.
            ui.text(space if space in NAMES else "", size=14, color=ui.muted, silent=True),
        ],
        spacing=10,
    )
    owner, acts = "mine" if face.mine else "theirs", "yes" if now else "no"
    edge = ui.action if now else get_side_colour(face.mine) if ui.mode == "contrast" else fill
    open_sheet = partial(model.show, UnitDialog(space))
    return ui.pressable(
        row,
        on_tap=open_sheet,
        on_long_press=open_sheet,
        label=ui.words("h3a-order-unit", unit=name, initiative=face.initiative, owner=owner, now=acts),
        name=f"order-{space}",
        silent=True,
        height=TARGET,
        fill=fill,
        border=ft.Border.all(2, edge),
        radius=12 if face.mine else 5,
        padding=ft.Padding.symmetric(horizontal=12),
    )
