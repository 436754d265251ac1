"""Where things stand: on a phone the board over the instruction, on a wide screen everything beside the board."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.screen_layout import EDGE
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import ScreenSize
from companion.app.screens.heroes3.combat.board_grid import ArrowTowerCard, board_grid
from companion.app.screens.heroes3.combat.bottom_bar import BOTTOM_BAR
from companion.app.screens.heroes3.combat.odds_panel import OddsStrip
from companion.app.screens.heroes3.combat.prompt_panel import PromptPanel
from companion.app.screens.heroes3.combat.table_text import combat_round_text, combat_title
from companion.app.screens.heroes3.combat.turn_order import TurnOrderRow
from companion.app.screens.table.bottom_bar import BottomBar
from companion.app.theme import PAD, TARGET
from companion.app.ui import Ui

HEADER, BAR, STRIP, TOWER, LOW_TOWER = 64, 84, 30, 92, 60
"""Heights that the rest of the screen takes."""
LEAST_PROMPT = 118
"""The lowest that the instruction becomes."""
_SHARE, _MOST = 0.29, 230
_SHARES: dict[str, tuple[float, float]] = {"place": (0.42, 272), "over": (0.38, _MOST)}
"""What the instruction takes of the board's room, and how much at most: five units to place stand in three rows."""
LOW = 720
"""Below this height the odds stay in their sheet: the board needs the room."""
_SIDE = 400
_BESIDE, _TURN = 480, 52
"""What instruction, odds and actions may take beside the board, and one line of the order of play."""
_TALLEST = 1.16
"""A space is at most so much higher than wide."""


@component
def TallTableBody(ui: Ui, model: CombatTableModel, size: ScreenSize) -> ft.Control:
    """The board takes what the instruction leaves; both keep their height in a combat, so that nothing jumps."""
    in_view, tower, (share, most), head = use_watch(
        model,
        lambda e: (
            e.in_view and not e.state.ended and size[1] >= LOW,
            (TOWER if size[1] >= LOW else LOW_TOWER) if e.state.tower >= 0 else 0,
            _SHARES.get(e.moment, (_SHARE, _MOST)),
            HEADER + _header_growth(ui, e, size[0]),
        ),
    )
    width = size[0] - 2 * EDGE
    room = size[1] - head - BAR - (STRIP + 8 if in_view else 0) - (tower + 6 if tower else 0) - 8
    prompt = min(most, max(LEAST_PROMPT, room * share))
    high = min(room - prompt, 5 * (width / 4) * _TALLEST)
    parts: list[ft.Control] = [OddsStrip(ui, model.odds)] if in_view else []
    parts += [ArrowTowerCard(ui, model, width, tower)] if tower else []
    parts.append(board_grid(ui, model, width, high))
    parts.append(ft.Container(PromptPanel(ui, model, room - high), padding=ft.Padding.only(top=2)))
    return ft.Column(parts, spacing=6)


def _header_growth(ui: Ui, model: CombatTableModel, width: float) -> float:
    beside = 3 * (TARGET + 12)  # the way back, the odds and the menu
    title, line = combat_title(ui.words, model.state.fight), combat_round_text(ui.words, model.state)
    return ui.extra_header_height(title, line, width - 2 * EDGE - beside)


@component
def WideTableBody(ui: Ui, model: CombatTableModel, size: ScreenSize) -> ft.Control:
    """Board left, everything else right."""
    in_view, tower = use_watch(model, lambda e: (e.in_view and not e.state.ended, e.state.tower >= 0))
    high = size[1] - HEADER - 2 * EDGE
    across = size[0] - 2 * EDGE - _SIDE - PAD
    most = int((high - _BESIDE - (TOWER if tower else 0)) // _TURN)
    beside: list[ft.Control] = [TurnOrderRow(ui, model, max(2, most))]
    if in_view:
        beside.append(ui.panel(OddsStrip(ui, model.odds), padding=12, radius=18))
    if tower:
        beside.append(ArrowTowerCard(ui, model, _SIDE, TOWER))
    beside += [ft.Container(expand=True), PromptPanel(ui, model, None), BottomBar(ui, model, BOTTOM_BAR)]
    column = ft.Column(beside, spacing=10, width=_SIDE, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    board = board_grid(ui, model, across, high)
    return ft.Row([board, column], spacing=PAD, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
