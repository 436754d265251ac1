"""Choosing the card in a slot: two letters narrow the cards still possible, or a tap among them, by faction."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.hero_realms.dialogs import MarketSlotDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.screens.hero_realms import help_topics
from companion.app.screens.hero_realms.card_tiles import FACTIONS, SIGNS, TONES, card_row, describe_card_aloud
from companion.app.screens.table.dialog import table_dialog
from companion.app.theme import Look
from companion.games.hero_realms.text.card_search import search_market_cards


def market_slot_dialog(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: MarketSlotDialog
) -> ft.Control:
    """The cards of which a copy is still unseen."""
    words = session.words
    found = search_market_cards(model.state, dialog.typed, words.language)
    chosen = [card for card in found if not dialog.faction or card.definition.faction == dialog.faction]
    tiles = [
        card_row(
            look,
            session,
            card,
            partial(model.fill, dialog.slot, card.id),
            label=describe_card_aloud(words, card),
            name=f"card-{card.id}",
            figure_shown=str(card.cost),
        )
        for card in chosen
    ]
    left = model.open_slots()
    more = words("hra-slot-more", count=len(left)) if len(left) > 1 else words("hra-slot-possible", count=len(chosen))
    none = caption_text(look, words("hra-slot-none", typed=dialog.typed), size=15)
    return table_dialog(
        look,
        model,
        words("hra-slot-which", slot=dialog.slot),
        [_typing(look, session, model, dialog), _factions(look, session, model, dialog), *(tiles or [none])],
        subtitle=more,
        about=help_topics.rule_term_help_callback(session, "market"),
    )


def _typing(look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: MarketSlotDialog) -> ft.Control:
    """The field; Enter takes the best match."""

    def narrow(typed: str) -> None:
        model.show(replace(dialog, typed=typed))

    async def submit(typed: str) -> None:
        found = search_market_cards(model.state, typed, session.words.language)
        if typed.strip() and found:
            await model.fill(dialog.slot, found[0].id)

    return text_field(
        look,
        session.words("hra-slot-type"),
        dialog.typed,
        narrow,
        name="slot-typed",
        autofocus=True,
        on_submit=submit,
        symbol="search",
        # A field of its own for every slot: what was typed for the last one does not stay.
        key=f"slot-{dialog.slot}",
    )


def _factions(look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: MarketSlotDialog) -> ft.Control:
    tags = [
        tappable_chip(
            look,
            session.words("hra-faction", faction=faction),
            partial(model.show, replace(dialog, faction="" if dialog.faction == faction else faction)),
            tone=TONES[faction],
            symbol=SIGNS[faction],
            selected=dialog.faction == faction,
            name=f"faction-{faction}",
            about=help_topics.rule_term_help_callback(session, "faction"),
        )
        for faction in FACTIONS
    ]
    return chip_row(look, tags, targets=True)
