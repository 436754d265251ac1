"""A card to add by search, and a card that a player owns with what it does."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.card_search import search_cards_for_deck
from companion.app.models.heroes3.adventure.dialog_states import AddCardDialog, CardDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import CARD_KINDS
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import card_chips
from companion.app.screens.heroes3.adventure.table_text_and_help import card_help, card_name, rule_term_help
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
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
    found = search_cards_for_deck(dialog.typed, kinds, body.boxes, model.chair(seat).faction)

    async def gain(card: str) -> None:
        await model.act(acts.GainCard(seat, card))

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            await gain(found[0].id)

    box = search_field(
        ui, model, dialog, ui.words("h3s-ui-find-card"), "card-typed", on_submit=submit, autofocus=not ui.phone
    )
    sorts = ui.choice_chips(
        [(kind, ui.words("h3s-ui-kind-name", kind=kind)) for kind in CARD_KINDS],
        [dialog.kind],
        lambda kind: model.show(replace(dialog, kind="" if kind == dialog.kind else kind)),
        name="kind",
        about=lambda kind: rule_term_help(ui, KINDS[kind]),
    )
    none = [] if found else [ui.caption(ui.words("h3s-ui-find-none", typed=dialog.typed), size=15)]
    rows = [box, sorts, *none, card_chips(ui, [card.id for card in found], gain, "add", None)]
    return table_dialog(ui, model, ui.words("h3s-ui-add-card"), rows, about=rule_term_help(ui, "gain-card"))


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
    words, held = ui.words, card_help(ui, dialog.card)
    gain = partial(model.do, acts.GainCard(seat, dialog.card))
    lose = partial(model.act, acts.LoseCard(seat, dialog.card))
    tools: list[ft.Control] = [
        ui.button(words("h3s-ui-look-up"), held, symbol="book", name="look-up", height=52, expand=True),
        ui.button(words("h3s-ui-another"), gain, symbol="plus", name="another", height=52, expand=True),
    ]
    body.append(ft.Row(tools, spacing=8))
    remove = ui.destructive_button(words("h3s-ui-remove"), lose, name="remove-card", expand=True, disabled=not count)
    name = card_name(words, dialog.card)
    kind = words("h3s-ui-kind-name", kind=card.kind if card is not None else "other")
    return table_dialog(ui, model, name, body, subtitle=kind, scrolls=False, actions=[remove], about=held)


def _swaps(ui: Ui, model: AdventureTableModel, dialog: CardDialog) -> list[ft.Control]:
    """What allies on adjacent fields could give for this card. heroes3 5."""
    rows: list[ft.Control] = []
    for seat, theirs in model.state.sheets.items():
        if seat == dialog.seat or not trading.are_allied(model.state, dialog.seat, seat):
            continue
        found = [card for card in dict.fromkeys(theirs.cards) if load_cards().by_id[card].kind in trading.SWAPPED]
        if found:
            said = ui.words("h3s-ui-swap", name=model.chair(seat).name)
            swap = partial(_swap, model, dialog, seat)
            rows += [ui.caption(said, size=14), card_chips(ui, found, swap, f"swap-{seat}", "rotate")]
    return rows


async def _swap(model: AdventureTableModel, dialog: CardDialog, seat: str, card: str) -> None:
    await model.act(acts.Swap(dialog.seat, seat, dialog.card, card))
