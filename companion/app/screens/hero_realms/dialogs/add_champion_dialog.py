"""Choosing the champion that is laid down, or that lies there after all: owned ones first, then by letters."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.hero_realms.dialog_states import ChampionChoiceDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.card_tiles import card_row
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.hero_realms import acts
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.text.card_search import search_cards_by_name


def add_champion_dialog(ui: Ui, model: HeroRealmsTableModel, dialog: ChampionChoiceDialog) -> ft.Control:
    """The champions that may be meant."""
    box = search_field(ui, model, dialog, ui.words("hra-lay-type"), "lay-typed")
    tiles = [
        card_row(
            ui,
            card,
            partial(_lay, model, dialog.seat, card.id),
            label=ui.words("hra-lay-aloud", card=card.name, defense=card.defense),
            name=f"lay-{card.id}",
            figure_shown=str(card.defense),
            sign="shield" if card.guard else "sword",
        )
        for card in _meant(model, dialog, ui.words.language)
    ]
    name = seat_name(ui.words, model.state, model.state.table.index[dialog.seat])
    body = [box, ui.caption(ui.words("hra-lay-how"), size=15), *tiles]
    held = help_callbacks.rule_term_help(ui, "champion")
    return table_dialog(ui, model, ui.words("hra-lay-which", name=name), body, about=held)


def _meant(model: HeroRealmsTableModel, dialog: ChampionChoiceDialog, language: str) -> list[Card]:
    """Those the person on turn is known to own; with letters, or for somebody else, all that may be."""
    options = model.options()
    if options is None or options.seat != dialog.seat:
        every = [card for card in model.state.table.cards if card.champion and card.role in ("market", "character")]
        return search_cards_by_name(every, dialog.typed, language)
    owned = [layable.card for layable in options.layable if layable.owned]
    others = [layable.card for layable in options.layable if not layable.owned]
    shown = search_cards_by_name(owned, dialog.typed, language)
    if dialog.typed.strip() or not owned:
        shown += search_cards_by_name(others, dialog.typed, language)
    return shown


async def _lay(model: HeroRealmsTableModel, seat: str, card: str) -> None:
    act = acts.Play(card, seat) if model.acting == seat else acts.CorrectChampion(seat, card, True)
    if await model.do(act):
        model.show(None)
