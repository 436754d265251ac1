"""Who acts when: the rest of the combat round in order of Initiative."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.models.heroes3.combat.dialogs import UnitDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.unit_card import get_side_colour, get_unit_card_colour
from companion.app.theme import TARGET
from companion.app.ui import Ui
from companion.games.heroes3.combat.flow.turn_order import remaining_turn_order
from companion.games.heroes3.combat.model.board import NAMES
from companion.games.heroes3.combat.model.state import CombatState, space_name

Turn = tuple[str, str, int, bool, bool]
"""Space, name, Initiative, whether it is one's own, whether it acts now."""


@component
def TurnOrderRow(ui: Ui, model: CombatTableModel, most: int) -> ft.Control:
    """The units that still act in this round, the first few of them; nothing before the first."""
    turns = use_watch(model, lambda e: _turns(e.state, ui.words.language))
    if not turns:
        return ft.Container(height=0)
    heading = ui.explained(ui.caption(ui.words("h3a-order"), size=14), help_topics.rule_term_help(ui, "initiative"))
    rows: list[ft.Control] = [heading]
    rows += [_turn(ui, model, turn) for turn in turns[:most]]
    if len(turns) > most:
        rows.append(ui.caption(ui.words("h3a-order-more", count=len(turns) - most), size=14))
    return ui.panel(ft.Column(rows, spacing=4, tight=True), padding=12, radius=18, name="order")


def _turns(state: CombatState, language: str) -> tuple[Turn, ...]:
    if state.phase != "fight":
        return ()
    return tuple(
        (
            space_name(f.cell),
            f.kind.name.get(language, f.kind.name["en"]),
            f.initiative,
            f.side == 0,
            f.n == state.active,
        )
        for f in remaining_turn_order(state)
    )


def _turn(ui: Ui, model: CombatTableModel, turn: Turn) -> ft.Control:
    space, name, initiative, mine, now = turn
    fill = get_unit_card_colour(ui, mine)
    row = ft.Row(
        [
            ui.number(str(initiative), size=16, color=ui.action if now else ui.ink, silent=True),
            ui.text(name, size=16, family=fonts.BOLD if now else fonts.SEMI, lines=1, expand=True, silent=True),
            # The Arrow Tower stands on no space, and its name says where it is.
            ui.text(space if space in NAMES else "", size=14, color=ui.muted, silent=True),
        ],
        spacing=10,
    )
    label = ui.words(
        "h3a-order-unit",
        unit=name,
        initiative=initiative,
        owner="mine" if mine else "theirs",
        now="yes" if now else "no",
    )
    return ui.pressable(
        row,
        on_tap=partial(model.show, UnitDialog(space)),
        on_long_press=partial(model.show, UnitDialog(space)),
        label=label,
        name=f"order-{space}",
        silent=True,
        height=TARGET,
        fill=fill,
        border=ft.Border.all(2, ui.action if now else get_side_colour(mine) if ui.mode == "contrast" else fill),
        radius=12 if mine else 5,
        padding=ft.Padding.symmetric(horizontal=12),
    )
