"""The deck: every card that a player owns, by kind."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip, chip_row, tappable_chip
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.card_search import group_deck_by_kind
from companion.app.models.heroes3.adventure.dialogs import AddCardDialog, CardDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import action_tile, empty_list_text, titled_panel
from companion.app.screens.heroes3.adventure.table_text import card_help_callback, card_name, rule_term_help_callback
from companion.app.theme import Look, ToneName
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import player_queries

_TONES: dict[str, ToneName] = {
    "statistic": "plain", "ability": "heal", "spell": "arcane", "artifact": "gold", "specialty": "info",
    "other": "plain",
}  # fmt: skip


@component
def DeckPanel(look: Look, session: DeviceSession, model: AdventureTableModel) -> ft.Control:
    """What a player owns, wherever it lies; a tap opens the card."""
    use_watch(model, lambda e: (e.seat, e.sheet.cards, e.sheet.empowered, player_queries.hand_limit(e.state, e.seat)))
    words, seat, mine = session.words, model.seat, model.sheet
    rows: list[ft.Control] = []
    for kind, found in group_deck_by_kind(mine.cards):
        rows.append(caption_text(look, words("h3s-ui-kind", kind=kind, count=sum(n for _, n in found)), size=14))
        tags = [_card(look, session, model, seat, kind, card, count) for card, count in found]
        rows.append(chip_row(look, tags, targets=True))
    if not mine.cards:
        rows.append(empty_list_text(look, words("h3s-ui-no-cards")))
    rows.append(
        ft.Row(
            [
                action_tile(
                    look, "search", words("h3s-ui-add-card"), partial(model.show, AddCardDialog(seat)), name="add-card"
                ),
                action_tile(
                    look,
                    "book",
                    words("h3s-ui-buy-spell"),
                    partial(model.do, acts.BuySpell(seat)),
                    name="buy-spell",
                    about=rule_term_help_callback(session, "spell-book-token"),
                ),
            ],
            spacing=8,
        )
    )
    # Where the hero stands beside the deck, the limit stands there.
    aside = (
        None
        if not look.phone
        else chip(
            look,
            words("h3s-ui-hand", count=player_queries.hand_limit(model.state, seat)),
            symbol="cards",
            about=rule_term_help_callback(session, "hand-limit"),
        )
    )
    heading = words("h3s-ui-deck", count=len(mine.cards))
    return titled_panel(
        look, heading, rows, about=rule_term_help_callback(session, "your-deck"), aside=aside, name="deck"
    )


def _card(
    look: Look, session: DeviceSession, model: AdventureTableModel, seat: str, kind: str, card: str, count: int
) -> ft.Control:
    name = card_name(session.words, card)
    said = f"{name} ×{count}" if count > 1 else name
    stronger = model.state.sheets[seat].empowered.count(card)
    return tappable_chip(
        look,
        said,
        partial(model.show, CardDialog(seat, card)),
        tone="gold" if stronger else _TONES[kind],
        symbol="level" if stronger else None,
        name=f"card-{card}",
        about=card_help_callback(session, card),
        label=session.words("h3s-ui-empowered", card=said, count=stronger) if stronger else None,
    )
