"""The layout for a tablet lying flat: each panel turned to its side of the table, and a pill in the middle for all."""

from __future__ import annotations

import math
from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.player_badge import player_badge, player_symbol_and_colours
from companion.app.kit.layout.screen_layout import EDGE
from companion.app.models.table_model import MenuDialog
from companion.app.models.tracker.table_model import SharedPanelsDialog, TrackerTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.tracker.bottom_bar import has_next_step, next_step_button
from companion.app.screens.tracker.counter_steppers import counter_label, counter_number_opening_pad, nudge_text
from companion.app.screens.tracker.seat_and_team_panels import seat_render_key, seat_sheet_button
from companion.app.screens.tracker.seat_status_tags import seat_status_tags
from companion.app.screens.tracker.table_text import next_button_text
from companion.app.ui import Ui
from companion.games.tracker.score_sheet import CounterDef

CENTRE_BAR_HEIGHT = 72
_BUTTON = CENTRE_BAR_HEIGHT - 16


def build_flat_layout(ui: Ui, model: TrackerTableModel) -> ft.Control:
    """Far seats upside down above, near seats below, everything for the table in a pill between them."""
    width, height = ui.device.width - 2 * EDGE, ui.device.height - 2 * EDGE
    seats = [seat.id for seat in model.state.sheet.seats]
    far, near = seats[: len(seats) // 2], seats[len(seats) // 2 :]
    tall = (height - EDGE) / (2 if far else 1)

    def side(row: list[str], turned: bool) -> ft.Control:
        # Clockwise round the table: the near side reads from right to left.
        order = row if turned else row[::-1]
        each = (width - EDGE * (len(row) - 1)) / max(1, len(row))
        cells: list[ft.Control] = []
        for n, seat in enumerate(order):
            # The name stands in the corner away from the pill in the middle; turned round, left is right.
            right = (n > (len(row) - 1) / 2) != turned
            panel = FlatSeatPanel.keyed(seat, ui, model, seat, each, tall, right)
            cells.append(ft.RotatedBox(quarter_turns=2 if turned else 0, content=panel))
        return ft.Row(cells, spacing=EDGE)

    rows: list[ft.Control] = [side(row, turned) for row, turned in ((far, True), (near, False)) if row]
    middle = ft.Container(
        CentreBar(ui, model),
        alignment=ft.Alignment.CENTER,
        left=0,
        right=0,
        top=height / 2 - CENTRE_BAR_HEIGHT / 2 - 8,
        height=CENTRE_BAR_HEIGHT + 16,
    )
    return ft.Stack([ft.Column(rows, spacing=EDGE), middle], expand=True)


@component
def CentreBar(ui: Ui, model: TrackerTableModel) -> ft.Control:
    """Undo, the gold action, history and menu, within reach of every side."""
    can_undo, can_redo, onward, waits = use_watch(
        model,
        lambda e: (
            e.shown.can_undo > 0,
            e.shown.can_redo > 0,
            "" if e.state.ended else next_button_text(ui.words, e.state),
            e.state.ended or e.state.waiting is not None or bool(e.state.reminders),
        ),
    )
    icon = partial(ui.icon_button, size=_BUTTON)
    shown = [icon("undo", ui.words("undo"), model.undo, name="undo", disabled=not can_undo)]
    if can_redo:
        shown.append(icon("redo", ui.words("redo"), model.redo, name="redo"))
    if onward and has_next_step(model.state):
        shown.append(ft.Container(next_step_button(ui, model, onward, height=_BUTTON), width=230))
    if waits or model.state.sheet.meters or model.table_counters():
        parts = partial(model.show, SharedPanelsDialog())
        shown.append(icon("info", ui.words("table-parts"), parts, name="parts", selected=waits))
    history = partial(ui.device.go, f"/table/{model.id}/history")
    shown.append(icon("log", ui.words("history-open"), history, name="history"))
    shown.append(icon("more", ui.words("table-menu"), partial(model.show, MenuDialog()), name="menu"))
    return ft.Container(
        ft.Row(shown, spacing=8, tight=True),
        bgcolor=ui.background,
        border_radius=28,
        padding=8,
        border=ft.Border.all(1, ui.line),
        shadow=ft.BoxShadow(blur_radius=24, color="#66000000"),
    )


@component
def FlatSeatPanel(
    ui: Ui, model: TrackerTableModel, seat: str, width: float, height: float, name_right: bool
) -> ft.Control:
    """One seat's side of the table: tap the left half for less, the right half for more, the number for the pad."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state = model.state
    main = model.main_counter(seat)
    layers: list[ft.Control] = []
    if main is not None and seat not in state.out:
        layers.append(_halves(ui, model, main, seat, width, height))
    if main is not None:
        layers.append(_figure(ui, model, main, seat, width, height))
    corner = ft.Container(_name(ui, model, seat), top=14)
    corner.left, corner.right = (None, 16) if name_right else (16, None)
    layers.append(corner)
    if tags := seat_status_tags(ui, model, seat, pools=True):
        tags_row = ft.Row([*tags[: max(2, math.floor(width / 150))]], alignment=ft.MainAxisAlignment.CENTER, spacing=8)
        layers.append(ft.Container(tags_row, bottom=14, left=8, right=8))
    body = ft.Stack(layers, width=width - 4, height=height - 4)
    tint = player_symbol_and_colours(state.sheet.seat(seat).colour).colour
    out, active = seat in state.out, model.is_on(seat)
    return ui.panel(body, tint=tint, active=active, faded=out, padding=0, width=width, height=height)


def _halves(ui: Ui, model: TrackerTableModel, main: CounterDef, seat: str, width: float, height: float) -> ft.Control:
    def half(by: int) -> ft.Control:
        step = partial(model.step, main.id, seat, by)
        symbol: IconName = "plus" if by > 0 else "minus"
        return ui.pressable(
            ft.Container(make_icon(symbol, ui.muted, 36), padding=28),
            on_tap=step,
            on_hold=step,
            label=nudge_text(ui, model, main, seat, by),
            width=width / 2 - 2,
            height=height - 4,
            name=f"{seat}-{main.id}-{symbol}",
            radius=22,
            padding=0,
            align=ft.Alignment.CENTER_RIGHT if by > 0 else ft.Alignment.CENTER_LEFT,
        )

    return ft.Row([half(-1), half(1)], spacing=0)


def _figure(ui: Ui, model: TrackerTableModel, main: CounterDef, seat: str, width: float, height: float) -> ft.Control:
    room, tall = max(100.0, width - 240), min(height - 170, 240.0)
    pressable = counter_number_opening_pad(ui, model, main, seat, width=room, height=tall)
    label = ft.Container(counter_label(ui, model, main), width=room)
    column = ft.Column([pressable, label], spacing=0, tight=True)
    return ft.Container(column, left=(width - room) / 2, top=(height - tall) / 2)


def _name(ui: Ui, model: TrackerTableModel, seat: str) -> ft.Control:
    name = ui.strong(ui.words.name(model.state.name(seat)), size=22, lines=1, silent=True)
    badge = player_badge(model.state.sheet.seat(seat).colour, size=36)
    face = ft.Row([badge, name], spacing=12, tight=True)
    return seat_sheet_button(ui, model, seat, face, padding=4, align=ft.Alignment.CENTER)
