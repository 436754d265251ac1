"""Choosing the card in a slot: two letters narrow the cards still possible, or a tap among them, by faction."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.hero_realms.dialog_states import MarketSlotDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.card_tiles import FACTIONS, SIGNS, TONES, card_row, describe_card_aloud
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.hero_realms.text.card_search import search_possible_market_cards


def fill_market_slot_dialog(ui: Ui, model: HeroRealmsTableModel, dialog: MarketSlotDialog) -> ft.Control:
    """The cards of which a copy is still unseen."""
    found = search_possible_market_cards(model.state, dialog.typed, ui.words.language)
    chosen = [card for card in found if not dialog.faction or card.definition.faction == dialog.faction]
    tiles = [
        card_row(
            ui,
            card,
            partial(model.fill, dialog.slot, card.id),
            label=describe_card_aloud(ui.words, card),
            name=f"card-{card.id}",
            figure_shown=str(card.cost),
        )
        for card in chosen
    ]
    left = model.open_slots()
    several = len(left) > 1
    more = ui.words("hra-slot-more" if several else "hra-slot-possible", count=len(left) if several else len(chosen))
    none = ui.caption(ui.words("hra-slot-none", typed=dialog.typed), size=15)
    body = [_typing(ui, model, dialog), _factions(ui, model, dialog), *(tiles or [none])]
    heading, about = ui.words("hra-slot-which", slot=dialog.slot), help_callbacks.rule_term_help(ui, "market")
    return table_dialog(ui, model, heading, body, subtitle=more, about=about)


def _typing(ui: Ui, model: HeroRealmsTableModel, dialog: MarketSlotDialog) -> ft.Control:
    """The field; Enter takes the best match."""

    async def submit(typed: str) -> None:
        found = search_possible_market_cards(model.state, typed, ui.words.language)
        if typed.strip() and found:
            await model.fill(dialog.slot, found[0].id)

    # A field of its own for every slot: what was typed for the last one does not stay.
    key, said = f"slot-{dialog.slot}", ui.words("hra-slot-type")
    return search_field(ui, model, dialog, said, "slot-typed", autofocus=True, on_submit=submit, key=key)


def _factions(ui: Ui, model: HeroRealmsTableModel, dialog: MarketSlotDialog) -> ft.Control:
    tags = [
        ui.tappable_chip(
            ui.words("hra-faction", faction=faction),
            partial(model.show, replace(dialog, faction="" if dialog.faction == faction else faction)),
            tone=TONES[faction],
            symbol=SIGNS[faction],
            selected=dialog.faction == faction,
            name=f"faction-{faction}",
            about=help_callbacks.rule_term_help(ui, "faction"),
        )
        for faction in FACTIONS
    ]
    return ui.chip_row(tags, targets=True)
