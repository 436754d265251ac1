"""A card to add by search, and a card that a player owns with what it does."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.card_search import find_deck_cards
from companion.app.models.heroes3.adventure.dialogs import AddCardDialog, CardDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import CARD_KINDS
from companion.app.screens.heroes3.adventure.table_text import card_help, card_name, rule_term_help
from companion.app.screens.table.dialog import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import trading
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.text.card_text import describe_card

KINDS = {
    "statistic": "statistic-card",
    "ability": "ability-card",
    "spell": "spell",
    "artifact": "artifact",
    "specialty": "specialty",
}
"""The entry that explains a kind of card."""


def add_card_dialog(ui: Ui, model: AdventureTableModel, dialog: AddCardDialog) -> ft.Control:
    """Letters and a kind narrow the cards; a tap adds one to the deck."""
    seat = dialog.seat
    body = model.state.layout.body
    kinds = (dialog.kind,) if dialog.kind else CARD_KINDS
    found = find_deck_cards(dialog.typed, kinds, body.boxes, model.chair(seat).faction)

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            await model.act(acts.GainCard(seat, found[0].id))

    box = search_field(
        ui, model, dialog, ui.words("h3s-ui-find-card"), "card-typed", on_submit=submit, autofocus=not ui.phone
    )
    sorts = [
        ui.tappable_chip(
            ui.words("h3s-ui-kind-name", kind=kind),
            partial(model.show, replace(dialog, kind="" if kind == dialog.kind else kind)),
            selected=kind == dialog.kind,
            name=f"kind-{kind}",
            about=rule_term_help(ui, KINDS[kind]),
        )
        for kind in CARD_KINDS
    ]
    tags = [
        ui.tappable_chip(
            card_name(ui.words, card.id),
            partial(model.act, acts.GainCard(seat, card.id)),
            name=f"add-{card.id}",
            about=card_help(ui, card.id),
        )
        for card in found
    ]
    none = [] if found else [ui.caption(ui.words("h3s-ui-find-none", typed=dialog.typed), size=15)]
    return table_dialog(
        ui,
        model,
        ui.words("h3s-ui-add-card"),
        [box, ui.chip_row(sorts, targets=True), *none, ui.chip_row(tags, targets=True)],
        about=rule_term_help(ui, "gain-card"),
    )


def card_dialog(ui: Ui, model: AdventureTableModel, dialog: CardDialog) -> ft.Control:
    """What a card does; another copy, or one less."""
    seat = dialog.seat
    card = load_cards().by_id.get(dialog.card)
    said = describe_card(card, ui.words) if card is not None else ()
    count = model.state.sheets[seat].cards.count(dialog.card)
    body: list[ft.Control] = [ui.text(line, size=16) for line in said]
    body.append(ui.caption(ui.words("h3s-ui-copies", count=count), size=14))
    if card is not None and card.kind in trading.SWAPPED and count:
        body += _swaps(ui, model, dialog)
    more = ui.button(
        ui.words("h3s-ui-another"),
        partial(model.do, acts.GainCard(seat, dialog.card)),
        symbol="plus",
        name="another",
        height=52,
        expand=True,
    )
    remove = ui.destructive_button(
        ui.words("h3s-ui-remove"),
        partial(model.act, acts.LoseCard(seat, dialog.card)),
        name="remove-card",
        expand=True,
        disabled=not count,
    )
    look_up = ui.button(
        ui.words("h3s-ui-look-up"), card_help(ui, dialog.card), symbol="book", name="look-up", height=52, expand=True
    )
    kind = ui.words("h3s-ui-kind-name", kind=card.kind if card is not None else "other")
    return table_dialog(
        ui,
        model,
        card_name(ui.words, dialog.card),
        [*body, ft.Row([look_up, more], spacing=8)],
        subtitle=kind,
        scrolls=False,
        actions=[remove],
        about=card_help(ui, dialog.card),
    )


def _swaps(ui: Ui, model: AdventureTableModel, dialog: CardDialog) -> list[ft.Control]:
    """What allies on adjacent fields could give for this card. heroes3 5."""
    rows: list[ft.Control] = []
    for seat, theirs in model.state.sheets.items():
        if seat == dialog.seat or not trading.are_allied(model.state, dialog.seat, seat):
            continue
        found = [card for card in dict.fromkeys(theirs.cards) if load_cards().by_id[card].kind in trading.SWAPPED]
        tags = [
            ui.tappable_chip(
                card_name(ui.words, card),
                partial(model.act, acts.Swap(dialog.seat, seat, dialog.card, card)),
                symbol="rotate",
                name=f"swap-{seat}-{card}",
                about=card_help(ui, card),
            )
            for card in found
        ]
        if tags:
            rows += [
                ui.caption(ui.words("h3s-ui-swap", name=model.chair(seat).name), size=14),
                ui.chip_row(tags, targets=True),
            ]
    return rows
