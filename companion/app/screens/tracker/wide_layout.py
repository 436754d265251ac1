"""The layout for a wide screen: seats side by side with numbers that fill their panels, and the story beside them."""

from __future__ import annotations

import math

import flet as ft

from companion.app.kit.controls.chips import estimate_chip_lines
from companion.app.kit.graphics.player_badge import player_badge, player_symbol_and_colours
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.table.history_panel import HistoryPanel
from companion.app.screens.tracker.counter_steppers import pool_stepper_rows, wide_counter_stepper
from companion.app.screens.tracker.seat_and_team_panels import (
    BossPanel,
    TeamPanel,
    seat_render_key,
    seat_sheet_button,
    seat_subtitle_text,
)
from companion.app.screens.tracker.seat_status_tags import seat_status_tags
from companion.app.screens.tracker.shared_table_panels import SharedTablePanels
from companion.app.ui import Ui

STORY_FROM = 1280
STORY_WIDTH = 320
_LINES, _STEPS = 14, 60


def build_wide_layout(ui: Ui, model: TrackerTableModel) -> ft.Control:
    """Panels, and the story where there is room for it."""
    width = ui.device.width - 48
    if ui.device.width < STORY_FROM:
        return _panels(ui, model, width)
    panels = ft.Container(_panels(ui, model, width - STORY_WIDTH - 16), expand=True)
    story = ft.Container(HistoryPanel(ui, model, _LINES, _STEPS), width=STORY_WIDTH)
    return ft.Row([panels, story], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START, expand=True)


def _panels(ui: Ui, model: TrackerTableModel, width: float) -> ft.Control:
    sheet = model.state.sheet
    shown: list[ft.Control] = [SharedTablePanels(ui, model)]
    shown += [BossPanel.keyed(seat.id, ui, model, seat.id) for seat in sheet.seats if seat.automatic]
    teams = [team.id for team in sheet.teams if team.holds]
    cards: list[ft.Control] = [TeamPanel.keyed(team, ui, model, team) for team in teams]
    people = [seat.id for seat in sheet.seats if not seat.automatic and not teams]
    count = len(people) or len(cards)
    columns = _columns(count, width)
    each = (width - (columns - 1) * 12) / columns
    height = (ui.device.height - 176 - _height_above(model)) / math.ceil(count / columns) - 12 if people else 0
    cards += [WideSeatPanel.keyed(seat, ui, model, seat, each, height) for seat in people]
    for n in range(0, len(cards), columns):
        row = [ft.Container(card, expand=True) for card in cards[n : n + columns]]
        row += [ft.Container(expand=True)] * (columns - len(row))
        shown.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.ListView(shown, spacing=12, expand=True, padding=0)


def _height_above(model: TrackerTableModel) -> float:
    """About how much room the parts of the table take above the seats."""
    state = model.state
    reminders = 28 + 30 * len(state.reminders) + 12 if state.reminders else 0
    bosses = 180 * sum(seat.automatic for seat in state.sheet.seats)
    return reminders + bosses + 170 * len(state.sheet.meters) + (100 if model.table_counters() else 0)


def _columns(count: int, width: float) -> int:
    """Two by two looks better than three and one."""
    most = max(1, int(width // 300))
    if count <= most:
        return max(1, count if count != 4 or width > 1300 else 2)
    return max(1, min(most, math.ceil(count / math.ceil(count / most))))


@component
def WideSeatPanel(ui: Ui, model: TrackerTableModel, seat: str, width: float, height: float) -> ft.Control:
    """A seat with its number as large as the panel allows."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state = model.state
    active = model.is_on(seat)
    rows: list[ft.Control] = [_head(ui, model, seat)]
    below: list[ft.Control] = [*pool_stepper_rows(ui, model, seat)]
    under = 82.0 * len(below)
    if tags := seat_status_tags(ui, model, seat, pools=False):
        below.append(ui.chip_row(tags))
        under += 12 + 38 * estimate_chip_lines(tags, width - 32)
    main = model.main_counter(seat)
    if main is not None:
        height = max(height, 214.0 + under)
        tall = min(280.0, max(96.0, height - 136 - under))
        rows.append(wide_counter_stepper(ui, model, main, seat, width=width - 32, height=tall))
    body = ft.Column([*rows, *below], spacing=12, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    tint = player_symbol_and_colours(state.sheet.seat(seat).colour).colour
    return ui.panel(body, tint=tint, active=active, faded=seat in state.out, height=height)


def _head(ui: Ui, model: TrackerTableModel, seat: str) -> ft.Control:
    state = model.state
    row: list[ft.Control] = [
        player_badge(state.sheet.seat(seat).colour, size=40),
        ui.strong(ui.words.name(state.name(seat)), size=22, lines=1, silent=True),
        ui.caption(seat_subtitle_text(ui, model, seat), size=16, lines=1, expand=True, silent=True),
    ]
    face = ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return seat_sheet_button(ui, model, seat, face)
