"""The end of an evening: who won and why, the figures of everybody, and what comes along in a campaign. heroes3 12."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.graphics.player_badge import player_badge
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import CarriedCardsDialog
from companion.app.models.heroes3.adventure.next_scenario import (
    begin_next_scenario,
    can_skip_next_scenario_setup,
    open_next_scenario_setup,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.table_list import setup_screen_route
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.form_parts import explanation_text
from companion.app.screens.heroes3.adventure.shared_rows import done_button, sheet_button
from companion.app.screens.heroes3.adventure.table_text_and_help import card_help, card_name, rule_term_help
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.table.game_end_summary import outcome_row
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import player_statistics
from companion.games.heroes3.adventure.players.game_end import game_result
from companion.games.heroes3.adventure.scenario import campaign_progress
from companion.games.heroes3.adventure.setup_data import ENGINE, GAME

_FIGURES = {
    "rounds": "round", "level": "level", "cards": "your-deck", "units": "unit", "gold-gained": "gold",
    "materials-gained": "building-materials", "valuables-gained": "valuables", "built": "building",
    "recruited": "recruit", "reinforced": "reinforce", "fights-won": "combat-end", "fights-lost": "combat-end",
    "retreats": "retreat", "quick": "quick-combat", "visited": "visitable", "flagged": "flaggable",
    "moved": "movement-points",
}  # fmt: skip
"""The entry about what a figure counts."""
_MANY = 12
"""More cards than so many may not fit a phone."""


@component
def GameEndPanel(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """Who won, what comes next, and the figures."""
    use_watch(model, lambda e: e.length)
    state = model.state
    ended = game_result(state)
    if ended is None:
        return ft.Container()
    won = ended.outcome == "won"
    head = outcome_row(ui, won, ui.words.say(ended.message), size=24, glyph=40, lines=4, spacing=14)
    parts: list[ft.Control] = [ui.panel(head, active=won, name="result")]
    if state.layout.body.mode == "campaign":
        parts.append(_onward(ui, model))
    else:
        go = partial(ui.device.go, setup_screen_route(GAME, ENGINE))
        parts.append(ui.primary_button(ui.words("h3s-set-again"), go, symbol="castle", name="again"))
    parts.append(_figures(ui, model))
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _figures(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The figures side by side: one line a figure, one column a player; what nobody counted is left out."""
    counted = player_statistics.collect_player_statistics(model.state)
    seats = list(counted)
    rows: list[ft.Control] = [ui.strong(ui.words("h3s-set-figures")), _names(ui, model, seats)]
    first = counted[seats[0]]
    for at, named in enumerate(first):
        values = [counted[seat][at].count for seat in seats]
        if any(values):
            entry = _FIGURES.get(named.what)
            shown = _figure(ui, ui.words.say(named.message), values)
            rows.append(ui.explained(shown, rule_term_help(ui, entry) if entry else None))
    return ui.panel(ft.Column(rows, spacing=10), name="figures")


def _names(ui: Ui, model: AdventureTableModel, seats: list[str]) -> ft.Control:
    marks = [player_badge(model.place(seat), size=32, label=model.chair(seat).name) for seat in seats]
    cells: list[ft.Control] = [ft.Container(mark, width=56, alignment=ft.Alignment.CENTER_RIGHT) for mark in marks]
    return ft.Row([ui.caption(", ".join(model.chair(seat).name for seat in seats), expand=True), *cells], spacing=4)


def _figure(ui: Ui, said: str, values: list[int]) -> ft.Control:
    best = max(values) if len(set(values)) > 1 else None
    cells: list[ft.Control] = [
        ft.Container(
            ui.number(str(value), size=18, color=ui.action if value == best else None, silent=True),
            width=56,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for value in values
    ]
    row = ft.Row([ui.text(said, size=15, expand=True, silent=True), *cells], spacing=4)
    return ft.Semantics(content=row, label=f"{said}: {', '.join(map(str, values))}", container=True)


# --- from one scenario to the next -----------------------------------------------------------------


def _onward(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """What comes along, and the next scenario; a lost one begins again."""
    state = model.state
    following = campaign_progress.find_next_scenario(state)
    if campaign_progress.is_scenario_lost(state):
        said = ui.words("h3s-set-restart")
        restart = ui.primary_button(said, partial(begin_next_scenario, model), symbol="rotate", name="restart")
        return _carry_panel(ui, [explanation_text(ui, ui.words("h3s-set-restart-how")), restart])
    parts: list[ft.Control] = [ui.strong(ui.words("h3s-set-carry"))]
    for seat in state.sheets:
        deck = campaign_progress.player_deck_for_next_scenario(state, seat)
        parts.append(explanation_text(ui, ui.words("h3s-set-carry-deck", count=len(deck))))
        chosen = state.sheet(seat).carried
        said = ui.words("h3s-set-carry-choose", chosen=len(chosen), wanted=_wanted(model, seat))
        choose = partial(model.show, CarriedCardsDialog(seat, chosen))
        parts.append(sheet_button(ui, said, choose, f"carry-{seat}", "cards"))
    ready = all(len(state.sheet(seat).carried) == _wanted(model, seat) for seat in state.sheets)
    said = ui.words("h3s-set-next", name=following.name) if following is not None else ui.words("h3s-set-next-own")
    act = partial(begin_next_scenario if can_skip_next_scenario_setup(state) else open_next_scenario_setup, model)
    if following is not None or not state.layout.body.scenario:
        parts.append(ui.primary_button(said, act, symbol="forward", name="next-scenario", disabled=not ready))
    else:
        parts.append(explanation_text(ui, ui.words("h3s-set-campaign-over")))
    return _carry_panel(ui, parts)


def _carry_panel(ui: Ui, parts: list[ft.Control]) -> ft.Control:
    return ui.panel(ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), name="carry")


def _wanted(model: AdventureTableModel, seat: str) -> int:
    return min(campaign_progress.CHOSEN, len(campaign_progress.carriable_cards(model.state, seat)))


def carried_cards_dialog(ui: Ui, model: AdventureTableModel, dialog: CarriedCardsDialog) -> ft.Control:
    """Five cards are chosen: each copy of a card is a tag of its own."""
    wanted = _wanted(model, dialog.seat)
    counted = Counter(campaign_progress.carriable_cards(model.state, dialog.seat))
    chosen = Counter(dialog.cards)
    tags = [
        ui.tappable_chip(
            card_name(ui.words, card),
            partial(_turn, model, dialog, card, n < chosen[card]),
            selected=n < chosen[card],
            symbol="check" if n < chosen[card] else None,
            disabled=n >= chosen[card] and len(dialog.cards) >= wanted,
            name=f"carry-{card}-{n}",
            about=card_help(ui, card),
        )
        for card, count in counted.items()
        for n in range(count)
    ]
    said = ui.words("h3s-set-carry-done", chosen=len(dialog.cards), wanted=wanted)
    carry = partial(model.act, acts.Carry(dialog.seat, dialog.cards))
    done = done_button(ui, said, carry, "carry-done", disabled=len(dialog.cards) != wanted)
    body = [explanation_text(ui, ui.words("h3s-set-carry-how")), ui.chip_row(tags, targets=True)]
    many, about = len(tags) > _MANY, ui.rule_help("heroes3 12")
    return table_dialog(ui, model, ui.words("h3s-set-carry"), body, actions=[done], scrolls=many, about=about)


def _turn(model: AdventureTableModel, dialog: CarriedCardsDialog, card: str, taken: bool) -> None:
    cards = list(dialog.cards)
    if taken:
        cards.remove(card)
    else:
        cards.append(card)
    model.show(replace(dialog, cards=tuple(cards)))
