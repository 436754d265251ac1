"""The end: who has won, and the evening in numbers."""

from __future__ import annotations

from collections import Counter

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.models.hero_realms.game_statistics import GameStatistics, count_game_statistics
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.card_tiles import TONES
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.screens.table.game_end_summary import statistic_row
from companion.app.ui import Ui

_MOST_CARDS = 12


@component
def GameEndPanel(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """The winners and what the journal tells; nothing while the game goes on."""
    use_watch(model, lambda e: (e.state.ended, e.length))
    if not model.state.ended:
        return ft.Container(height=0)
    counted = count_game_statistics(model.live)
    parts = [_winners(ui, model), _numbers(ui, model, counted), _cards(ui, model, counted)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _winners(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    state = model.state
    names = [seat_name(ui.words, state, seat) for seat in state.winners]
    lines: list[ft.Control] = [
        ui.title(ui.words("won", names=names, count=len(names)), size=28, lines=3),
        ui.caption(ui.words("won-how"), size=14),
    ]
    sign: IconName = "dragon" if any(state.table.places[n].boss for n in state.winners) else "crown"
    face = ft.Row([make_icon(sign, ui.action, 52), ft.Column(lines, spacing=4, expand=True, tight=True)], spacing=16)
    return ui.panel(ui.explained(face, help_callbacks.mode_help(ui, state.table.mode)), active=True, name="winners")


def _numbers(ui: Ui, model: HeroRealmsTableModel, counted: GameStatistics) -> ft.Control:
    state = model.state
    rows: list[ft.Control] = [ui.strong(ui.words("hra-summary"))]
    rounds = _line(ui, "next", ui.words("hra-summary-rounds"), str(counted.rounds))
    rows.append(ui.explained(rounds, help_callbacks.rule_term_help(ui, "turn-cycle")))
    for seat, place in enumerate(state.table.places):
        name = seat_name(ui.words, state, seat)
        mark = make_icon("dragon", ui.tint("ember"), 26) if place.boss else player_badge(seat, size=26)
        said = ui.words("hra-summary-damage", name=name)
        rows.append(_line(ui, mark, said, str(counted.damage.get(seat, 0))))
    for seat, gone in counted.stunned.items():
        said = ui.words("hra-summary-stunned", name=seat_name(ui.words, state, seat))
        rows.append(_line(ui, "skull", said, str(gone)))
    seat, seconds = counted.longest
    if seconds:
        said = ui.words("hra-summary-longest", name=seat_name(ui.words, state, seat))
        rows.append(_line(ui, "hourglass", said, f"{seconds // 60}:{seconds % 60:02d}"))
    if counted.repaired:
        rows.append(_line(ui, "pencil", ui.words("hra-summary-repaired"), str(counted.repaired)))
    return ui.column_panel(rows, name="summary")


def _line(ui: Ui, sign: IconName | ft.Control, said: str, number: str) -> ft.Control:
    mark = sign if isinstance(sign, ft.Control) else make_icon(sign, ui.muted, 24)
    return statistic_row(ui, ft.Container(mark, width=30, alignment=ft.Alignment.CENTER), said, number, 22)


def _cards(ui: Ui, model: HeroRealmsTableModel, counted: GameStatistics) -> ft.Control:
    """What the app bought: its deck was never seen as a whole."""
    state = model.state
    rows: list[ft.Control] = []
    for seat, place in enumerate(state.table.places):
        bought = counted.bought.get(seat, [])
        if place.played_by != "app" or not bought:
            continue
        kinds = Counter(bought)
        tags = []
        for number, count in list(kinds.items())[:_MOST_CARDS]:
            card = state.table.cards[number]
            said = ui.words.name(card.name) + (f" ×{count}" if count > 1 else "")
            tone = TONES[card.definition.faction]
            tags.append(ui.chip(said, tone=tone, about=help_callbacks.card_help(ui, card)))
        rows.append(ui.strong(ui.words("hra-summary-bought", name=seat_name(ui.words, state, seat), count=len(bought))))
        rows.append(ui.chip_row(tags))
    return ui.column_panel(rows, spacing=6) if rows else ft.Container(height=0)
