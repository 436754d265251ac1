"""The deck: every card that a player owns, by kind."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.card_search import group_deck_by_kind
from companion.app.models.heroes3.adventure.dialog_states import AddCardDialog, CardDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import action_tile, empty_list_text, titled_panel
from companion.app.screens.heroes3.adventure.table_text_and_help import card_help, card_name, rule_term_help
from companion.app.theme import ToneName
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import player_queries

_TONES: dict[str, ToneName] = {
    "statistic": "plain", "ability": "heal", "spell": "arcane", "artifact": "gold", "specialty": "info",
    "other": "plain",
}  # fmt: skip


@component
def DeckPanel(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """What a player owns, wherever it lies; a tap opens the card."""
    use_watch(model, lambda e: (e.seat, e.sheet.cards, e.sheet.empowered, player_queries.hand_limit(e.state, e.seat)))
    seat, mine = model.seat, model.sheet
    rows: list[ft.Control] = []
    for kind, found in group_deck_by_kind(mine.cards):
        rows.append(ui.caption(ui.words("h3s-ui-kind", kind=kind, count=sum(n for _, n in found)), size=14))
        tags = [_card(ui, model, seat, kind, card, count) for card, count in found]
        rows.append(ui.chip_row(tags, targets=True))
    if not mine.cards:
        rows.append(empty_list_text(ui, ui.words("h3s-ui-no-cards")))
    add = partial(model.show, AddCardDialog(seat))
    buy = partial(model.do, acts.BuySpell(seat))
    tiles: list[ft.Control] = [
        action_tile(ui, "search", ui.words("h3s-ui-add-card"), add, "add-card"),
        action_tile(ui, "book", ui.words("h3s-ui-buy-spell"), buy, "buy-spell", "spell-book-token"),
    ]
    rows.append(ft.Row(tiles, spacing=8))
    said = ui.words("h3s-ui-hand", count=player_queries.hand_limit(model.state, seat))
    about = rule_term_help(ui, "hand-limit")
    # Where the hero stands beside the deck, the limit stands there.
    aside = ui.chip(said, symbol="cards", about=about) if ui.phone else None
    heading = ui.words("h3s-ui-deck", count=len(mine.cards))
    return titled_panel(ui, heading, rows, about=rule_term_help(ui, "your-deck"), aside=aside, name="deck")


def _card(ui: Ui, model: AdventureTableModel, seat: str, kind: str, card: str, count: int) -> ft.Control:
    name = card_name(ui.words, card)
    said = f"{name} ×{count}" if count > 1 else name
    stronger = model.state.sheets[seat].empowered.count(card)
    return ui.tappable_chip(
        said,
        partial(model.show, CardDialog(seat, card)),
        tone="gold" if stronger else _TONES[kind],
        symbol="level" if stronger else None,
        name=f"card-{card}",
        about=card_help(ui, card),
        label=ui.words("h3s-ui-empowered", card=said, count=stronger) if stronger else None,
    )
