"""Choosing the champion that is laid down, or that lies there after all: owned ones first, then by letters."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import LayOpen
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.card_face import card_row
from companion.app.screens.hero_realms.speech import seat_name
from companion.app.theme import Look
from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.matching import best_first


def lay_sheet(look: Look, guest: Guest, evening: HeroEvening, layer: LayOpen) -> ft.Control:
    """The champions that may be meant."""
    words = guest.words
    box = field(
        look,
        words("hra-lay-type"),
        layer.typed,
        lambda typed: evening.show(replace(layer, typed=typed)),
        name="lay-typed",
        symbol="search",
    )
    tiles = [
        card_row(
            look,
            guest,
            card,
            partial(_lay, evening, layer.seat, card.id),
            label=words("hra-lay-aloud", card=card.name, defense=card.defense),
            name=f"lay-{card.id}",
            figure_shown=str(card.defense),
            sign="shield" if card.guard else "sword",
        )
        for card in _meant(evening, layer, words.language)
    ]
    return sheet(
        look,
        words("hra-lay-which", name=seat_name(words, evening.state, evening.state.table.index[layer.seat])),
        [box, caption(look, words("hra-lay-how"), size=15), *tiles],
        close=words("close"),
        about=lookup.term(guest, "champion"),
        on_close=partial(evening.show, None),
    )


def _meant(evening: HeroEvening, layer: LayOpen, language: str) -> list[Card]:
    """Those the person on turn is known to own; with letters, or for somebody else, all that may be."""
    options = evening.options()
    if options is None or options.seat != layer.seat:
        every = [card for card in evening.state.table.cards if card.champion and card.role in ("market", "character")]
        return best_first(every, layer.typed, language)
    owned = [layable.card for layable in options.layable if layable.owned]
    others = [layable.card for layable in options.layable if not layable.owned]
    shown = best_first(owned, layer.typed, language)
    return [*shown, *best_first(others, layer.typed, language)] if layer.typed.strip() or not owned else shown


async def _lay(evening: HeroEvening, seat: str, card: str) -> None:
    act = acts.Play(card, seat) if evening.acting == seat else acts.CorrectChampion(seat, card, True)
    if await evening.do(act):
        evening.show(None)
