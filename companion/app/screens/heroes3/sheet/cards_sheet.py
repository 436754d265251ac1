"""A card to add by search, and a card that a player owns with what it does."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.buttons import destructive, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import CARD_KINDS
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_finding import find
from companion.app.models.heroes3.sheet_layers import AddCardOpen, CardOpen
from companion.app.screens.heroes3.sheet.speech import card_about, card_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.cards import cards
from companion.games.heroes3.sheet import acts, trading
from companion.games.heroes3.wording_cards import card_lines

KINDS = {
    "statistic": "statistic-card", "ability": "ability-card", "spell": "spell", "artifact": "artifact",
    "specialty": "specialty",
}  # fmt: skip
"""The entry that explains a kind of card."""


def add_card_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: AddCardOpen) -> ft.Control:
    """Letters and a kind narrow the cards; a tap adds one to the deck."""
    words, seat = guest.words, layer.seat
    body = evening.state.layout.body
    kinds = (layer.kind,) if layer.kind else CARD_KINDS
    found = find(layer.typed, kinds, body.boxes, evening.chair(seat).faction)

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            await evening.act(acts.GainCard(seat, found[0].id))

    box = field(
        look, words("h3s-ui-find-card"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="card-typed", symbol="search", on_submit=submit, autofocus=not look.phone,
    )  # fmt: skip
    sorts = [
        tap_chip(
            look, words("h3s-ui-kind-name", kind=kind),
            partial(evening.show, replace(layer, kind="" if kind == layer.kind else kind)),
            selected=kind == layer.kind, name=f"kind-{kind}", about=word_about(guest, KINDS[kind]),
        )
        for kind in CARD_KINDS
    ]  # fmt: skip
    tags = [
        tap_chip(
            look, card_name(words, card.id), partial(evening.act, acts.GainCard(seat, card.id)), name=f"add-{card.id}",
            about=card_about(guest, card.id),
        )
        for card in found
    ]  # fmt: skip
    none = [] if found else [caption(look, words("h3s-ui-find-none", typed=layer.typed), size=15)]
    return sheet(
        look, words("h3s-ui-add-card"), [box, chips(look, sorts, targets=True), *none, chips(look, tags, targets=True)],
        close=words("close"), on_close=partial(evening.show, None), about=word_about(guest, "gain-card"),
    )  # fmt: skip


def card_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: CardOpen) -> ft.Control:
    """What a card does; another copy, or one less."""
    words, seat = guest.words, layer.seat
    card = cards().by_id.get(layer.card)
    said = card_lines(card, words) if card is not None else ()
    count = evening.state.sheets[seat].cards.count(layer.card)
    body: list[ft.Control] = [text(look, line, size=16) for line in said]
    body.append(caption(look, words("h3s-ui-copies", count=count), size=14))
    if card is not None and card.kind in trading.SWAPPED and count:
        body += _swaps(look, guest, evening, layer)
    more = quiet(
        look, words("h3s-ui-another"), partial(evening.do, acts.GainCard(seat, layer.card)), symbol="plus",
        name="another", height=52, expand=True,
    )  # fmt: skip
    remove = destructive(
        look, words("h3s-ui-remove"), partial(evening.act, acts.LoseCard(seat, layer.card)), name="remove-card",
        expand=True, disabled=not count,
    )  # fmt: skip
    look_up = quiet(
        look,
        words("h3s-ui-look-up"),
        card_about(guest, layer.card),
        symbol="book",
        name="look-up",
        height=52,
        expand=True,
    )
    kind = words("h3s-ui-kind-name", kind=card.kind if card is not None else "other")
    return sheet(
        look, card_name(words, layer.card), [*body, ft.Row([look_up, more], spacing=8)], close=words("close"),
        on_close=partial(evening.show, None), subtitle=kind, scrolls=False, actions=[remove],
        about=card_about(guest, layer.card),
    )  # fmt: skip


def _swaps(look: Look, guest: Guest, evening: SheetEvening, layer: CardOpen) -> list[ft.Control]:
    """What allies on adjacent fields could give for this card. heroes3 5."""
    rows: list[ft.Control] = []
    for seat, theirs in evening.state.sheets.items():
        if seat == layer.seat or not trading.allied(evening.state, layer.seat, seat):
            continue
        found = [card for card in dict.fromkeys(theirs.cards) if cards().by_id[card].kind in trading.SWAPPED]
        tags = [
            tap_chip(
                look, card_name(guest.words, card),
                partial(evening.act, acts.Swap(layer.seat, seat, layer.card, card)), symbol="rotate",
                name=f"swap-{seat}-{card}", about=card_about(guest, card),
            )
            for card in found
        ]  # fmt: skip
        if tags:
            rows += [
                caption(look, guest.words("h3s-ui-swap", name=evening.chair(seat).name), size=14),
                chips(look, tags, targets=True),
            ]
    return rows
