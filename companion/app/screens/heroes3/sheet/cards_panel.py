"""The deck: every card that a player owns, by kind."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_finding import owned
from companion.app.models.heroes3.sheet_layers import AddCardOpen, CardOpen
from companion.app.screens.heroes3.sheet.parts import nothing, section, tile
from companion.app.screens.heroes3.sheet.speech import card_about, card_name, word_about
from companion.app.theme import Look, ToneName
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet import acts, looking

_TONES: dict[str, ToneName] = {
    "statistic": "plain", "ability": "heal", "spell": "arcane", "artifact": "gold", "specialty": "info",
    "other": "plain",
}  # fmt: skip


@part
def CardsPanel(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """What a player owns, wherever it lies; a tap opens the card."""
    use_watch(evening, lambda e: (e.seat, e.sheet.cards, e.sheet.empowered, looking.hand_limit(e.state, e.seat)))
    words, seat, mine = guest.words, evening.seat, evening.sheet
    rows: list[ft.Control] = []
    for kind, found in owned(mine.cards):
        rows.append(caption(look, words("h3s-ui-kind", kind=kind, count=sum(n for _, n in found)), size=14))
        tags = [_card(look, guest, evening, seat, kind, card, count) for card, count in found]
        rows.append(chips(look, tags, targets=True))
    if not mine.cards:
        rows.append(nothing(look, words("h3s-ui-no-cards")))
    rows.append(
        ft.Row(
            [
                tile(look, "search", words("h3s-ui-add-card"), partial(evening.show, AddCardOpen(seat)),
                     name="add-card"),
                tile(look, "book", words("h3s-ui-buy-spell"), partial(evening.do, acts.BuySpell(seat)),
                     name="buy-spell", about=word_about(guest, "spell-book-token")),
            ],
            spacing=8,
        )
    )  # fmt: skip
    # Where the hero stands beside the deck, the limit stands there.
    aside = None if not look.phone else chip(
        look, words("h3s-ui-hand", count=looking.hand_limit(evening.state, seat)), symbol="cards",
        about=word_about(guest, "hand-limit"),
    )  # fmt: skip
    heading = words("h3s-ui-deck", count=len(mine.cards))
    return section(look, heading, rows, about=word_about(guest, "your-deck"), aside=aside, name="deck")


def _card(look: Look, guest: Guest, evening: SheetEvening, seat: str, kind: str, card: str, count: int) -> ft.Control:
    name = card_name(guest.words, card)
    said = f"{name} ×{count}" if count > 1 else name
    stronger = evening.state.sheets[seat].empowered.count(card)
    return tap_chip(
        look, said, partial(evening.show, CardOpen(seat, card)), tone="gold" if stronger else _TONES[kind],
        symbol="level" if stronger else None, name=f"card-{card}", about=card_about(guest, card),
        label=guest.words("h3s-ui-empowered", card=said, count=stronger) if stronger else None,
    )  # fmt: skip
