"""The table for a phone in one hand, and for a wide screen with the app's steps or the story beside it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.hero_realms.dialog_states import BotStepsDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms.bot_steps import BotStepsPanel
from companion.app.screens.hero_realms.game_end import GameEndPanel
from companion.app.screens.hero_realms.market_panel import MarketPanel
from companion.app.screens.hero_realms.question_panel import QuestionPanel, find_open_question
from companion.app.screens.hero_realms.seat_panels import MainOpponentPanel, SeatPanel, is_main_opponent
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.screens.table.history_panel import HistoryPanel
from companion.app.ui import Ui

SIDE, NARROW_SIDE = 400, 340
"""Width of the steps beside the table, on a desktop and on a tablet."""
_LINES, _STEPS = 12, 40


def phone_table_body(ui: Ui, model: HeroRealmsTableModel) -> list[ft.Control]:
    """What scrolls on a phone: the end or the question first, the one everybody fights, people, market."""
    foes, others = _split(model)
    shown: list[ft.Control] = [GameEndPanel(ui, model)] if model.state.ended else []
    if find_open_question(model) is not None:
        shown.append(QuestionPanel(ui, model))
    seats = [_card(ui, model, n) for n in (*foes, *others)]
    return [*shown, *seats, MarketPanel(ui, model), LastBotTurnButton(ui, model)]


def wide_table_body(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """The table on the left, two seats in a row; steps, question and story on the right."""
    foes, others = _split(model)
    rows: list[ft.Control] = [GameEndPanel(ui, model)] if model.state.ended else []
    rows += [_card(ui, model, n) for n in foes]
    people = [_card(ui, model, n) for n in others]
    each = 2 if len(people) > 1 else 1
    for n in range(0, len(people), each):
        row = [ft.Container(card, expand=True) for card in people[n : n + each]]
        row += [ft.Container(expand=True)] * (each - len(row))
        rows.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    rows.append(MarketPanel(ui, model))
    table = ft.ListView(rows, spacing=12, expand=True, padding=ft.Padding.only(bottom=12))
    side = ft.ListView([BotStepsOrHistoryPanel(ui, model)], spacing=12, expand=True, padding=ft.Padding.only(bottom=12))
    return ft.Row(
        [ft.Container(table, expand=True), ft.Container(side, width=SIDE if ui.size == "desktop" else NARROW_SIDE)],
        spacing=16,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _split(model: HeroRealmsTableModel) -> tuple[list[int], list[int]]:
    state = model.state
    foes = [n for n in range(len(state.seats)) if is_main_opponent(state, n)]
    return foes, [n for n in range(len(state.seats)) if n not in foes]


def _card(ui: Ui, model: HeroRealmsTableModel, seat: int) -> ft.Control:
    card = MainOpponentPanel if is_main_opponent(model.state, seat) else SeatPanel
    return card.keyed(model.state.table.places[seat].id, ui, model, seat)


@component
def BotStepsOrHistoryPanel(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """In the app's turn its steps, else what happened last."""
    apps, asked = use_watch(model, lambda e: (e.is_bots_turn, find_open_question(e) is not None))
    parts: list[ft.Control] = [QuestionPanel(ui, model)] if asked else []
    if apps:
        head = ui.words("hra-turn-of", name=seat_name(ui.words, model.state, model.state.active[0]))
        parts = [ui.strong(head, size=20), BotStepsPanel(ui, model), *parts]
    else:
        parts += [LastBotTurnButton(ui, model), HistoryPanel(ui, model, _LINES, _STEPS)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def LastBotTurnButton(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """The way back to what the app did, once it did something."""
    had = use_watch(model, _has_bot_played)
    if not had:
        return ft.Container(height=0)
    said = ui.words("hra-last-turn")
    return ui.button(said, partial(model.show, BotStepsDialog()), symbol="log", name="last-turn", height=52)


def _has_bot_played(model: HeroRealmsTableModel) -> bool:
    pairs = zip(model.state.table.places, model.state.seats, strict=True)
    return not model.is_bots_turn and any(place.played_by == "app" and seat.turns > 0 for place, seat in pairs)
