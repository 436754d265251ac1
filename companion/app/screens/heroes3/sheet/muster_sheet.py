"""Recruiting and reinforcing: a basket with what it costs together and what is left, before anything is paid."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import icon_button, primary, quiet
from companion.app.kit.explained import explained
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, figure, strong
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import MusterOpen
from companion.app.screens.heroes3.combat.signs import TIER_NAMES, tier_sign
from companion.app.screens.heroes3.sheet.parts import line, nothing, price
from companion.app.screens.heroes3.sheet.speech import amount, lacks, unit_about, word_about
from companion.app.theme import Look
from companion.games.heroes3.sheet import acts, mustering
from companion.games.heroes3.sheet.mustering import Offer
from companion.games.heroes3.sheet.state import SheetState, Unit

Basket = Literal["recruit", "reinforce"]


def muster_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: MusterOpen) -> ft.Control:
    """Everything that can be recruited or reinforced; a tap puts it in the basket, the minus takes it out again."""
    words, state, seat = guest.words, evening.state, layer.seat
    chosen = len(layer.recruit) + len(layer.reinforce)
    body: list[ft.Control] = []
    offered: tuple[tuple[Basket, list[Offer]], ...] = (
        ("recruit", mustering.recruitable(state, seat)),
        ("reinforce", mustering.reinforceable(_recruited(state, layer), seat)),
    )
    for basket, offers in offered:
        heading = strong(look, words("h3s-ui-basket", basket=basket), size=16)
        body.append(explained(heading, word_about(guest, basket)))
        body += [_offer(look, guest, evening, layer, basket, offer) for offer in offers]
        if not offers:
            body.append(nothing(look, words("h3s-ui-none-here")))
    if not state.sheets[seat].secondary:
        body.append(
            quiet(look, words("h3s-ui-hire"), partial(evening.act, acts.Hire(seat)), symbol="plus", name="hire",
                  height=52, on_long_press=word_about(guest, "hire-secondary"))
        )  # fmt: skip
    done = partial(evening.act, acts.Muster(seat, layer.recruit, layer.reinforce))
    said = words("h3s-ui-muster-now", count=chosen)
    onward: list[ft.Control] = [primary(look, said, done, name="muster-now", disabled=not chosen)]
    if chosen:
        # Below the list, so that nothing moves away from the finger as the basket fills.
        onward.insert(0, _total(look, guest, evening, layer))
    foot = ft.Column(onward, spacing=12, tight=True, expand=True,
                     horizontal_alignment=ft.CrossAxisAlignment.STRETCH)  # fmt: skip
    return sheet(
        look, words("h3s-ui-muster"), body, close=words("close"), on_close=partial(evening.show, None),
        subtitle=words("h3s-ui-have", amount=amount(words, state.sheets[seat].purse)),
        about=word_about(guest, "recruit"), actions=[foot],
    )  # fmt: skip


def _total(look: Look, guest: Guest, evening: SheetEvening, layer: MusterOpen) -> ft.Control:
    """What the basket costs, and what is left then."""
    words, purse = guest.words, evening.state.sheets[layer.seat].purse
    cost = mustering.muster_cost(evening.state, layer.seat, layer.recruit, layer.reinforce)
    paid = mustering.payment(evening.state, layer.seat, cost)
    left = words("h3s-ui-left", amount=amount(words, (purse - paid).floored()))
    return ft.Row(
        [
            caption(look, words("h3s-ui-together"), size=15),
            price(look, words, cost, purse.missing(paid), size=20),
            caption(look, left, size=14, expand=True),
        ],
        spacing=12,
    )


def _recruited(state: SheetState, layer: MusterOpen) -> SheetState:
    """The position with the basket's recruits: these can be reinforced at once."""
    after = state.copy()
    after.sheets[layer.seat].army += tuple(Unit(unit) for unit in layer.recruit)
    return after


def _offer(
    look: Look, guest: Guest, evening: SheetEvening, layer: MusterOpen, basket: Basket, offer: Offer
) -> ft.Control:
    words = guest.words
    chosen: tuple[str, ...] = getattr(layer, basket)
    count = chosen.count(offer.unit)

    def put(units: tuple[str, ...]) -> None:
        evening.show(replace(layer, recruit=units) if basket == "recruit" else replace(layer, reinforce=units))

    def less() -> None:
        kept = list(chosen)
        kept.remove(offer.unit)
        put(tuple(kept))

    below = ""
    if offer.refusal is not None and not count:
        below = lacks(words, offer.refusal) or words.say(offer.refusal.message)
    name = words.name(offer.name)
    tier = TIER_NAMES.index(offer.tier) if offer.tier in TIER_NAMES else -1
    label = words("h3s-ui-offer-aloud", name=name, basket=basket, cost=amount(words, offer.cost), count=count,
                  below=below)  # fmt: skip
    mark = figure(look, f"{count}×", size=18, color=look.action, silent=True) if count else None
    row = line(
        look, name, below, partial(put, (*chosen, offer.unit)), name=f"{basket}-{offer.unit}",
        sign=mark or tier_sign(look, tier, look.raised, 20) or icon("people", look.muted, 20),
        end=price(look, words, offer.cost, silent=True), about=unit_about(guest, offer.unit), label=label,
        faded=offer.refusal is not None and not count, bright=bool(count),
    )  # fmt: skip
    if not count:
        return row
    out = icon_button(look, "minus", words("h3s-ui-basket-out", name=name), less, name=f"out-{offer.unit}",
                      fill=look.raised)  # fmt: skip
    return ft.Row([ft.Container(row, expand=True), out], spacing=8)
