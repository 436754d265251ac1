"""Choosing the card in a slot: two letters narrow the cards still possible, or a tap among them, by faction."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import SlotOpen
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.card_face import FACTIONS, SIGNS, TONES, card_aloud, card_row
from companion.app.theme import Look
from companion.games.hero_realms.matching import matching


def slot_sheet(look: Look, guest: Guest, evening: HeroEvening, layer: SlotOpen) -> ft.Control:
    """The cards of which a copy is still unseen."""
    words = guest.words
    found = matching(evening.state, layer.typed, words.language)
    chosen = [card for card in found if not layer.faction or card.definition.faction == layer.faction]
    tiles = [
        card_row(
            look,
            guest,
            card,
            partial(evening.fill, layer.slot, card.id),
            label=card_aloud(words, card),
            name=f"card-{card.id}",
            figure_shown=str(card.cost),
        )
        for card in chosen
    ]
    left = evening.open_slots()
    more = words("hra-slot-more", count=len(left)) if len(left) > 1 else words("hra-slot-possible", count=len(chosen))
    none = caption(look, words("hra-slot-none", typed=layer.typed), size=15)
    return sheet(
        look,
        words("hra-slot-which", slot=layer.slot),
        [_typing(look, guest, evening, layer), _factions(look, guest, evening, layer), *(tiles or [none])],
        subtitle=more,
        about=lookup.term(guest, "market"),
        close=words("close"),
        on_close=partial(evening.show, None),
    )


def _typing(look: Look, guest: Guest, evening: HeroEvening, layer: SlotOpen) -> ft.Control:
    """The field; Enter takes the best match."""

    def narrow(typed: str) -> None:
        evening.show(replace(layer, typed=typed))

    async def submit(typed: str) -> None:
        found = matching(evening.state, typed, guest.words.language)
        if typed.strip() and found:
            await evening.fill(layer.slot, found[0].id)

    return field(
        look,
        guest.words("hra-slot-type"),
        layer.typed,
        narrow,
        name="slot-typed",
        autofocus=True,
        on_submit=submit,
        symbol="search",
        # A field of its own for every slot: what was typed for the last one does not stay.
        key=f"slot-{layer.slot}",
    )


def _factions(look: Look, guest: Guest, evening: HeroEvening, layer: SlotOpen) -> ft.Control:
    tags = [
        tap_chip(
            look,
            guest.words("hra-faction", faction=faction),
            partial(evening.show, replace(layer, faction="" if layer.faction == faction else faction)),
            tone=TONES[faction],
            symbol=SIGNS[faction],
            selected=layer.faction == faction,
            name=f"faction-{faction}",
            about=lookup.term(guest, "faction"),
        )
        for faction in FACTIONS
    ]
    return chips(look, tags, targets=True)
