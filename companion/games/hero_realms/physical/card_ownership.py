"""What physical players are known to own: the starting deck, what they were seen to take, less what they sacrificed.

A card that nobody entered may still be theirs: then a purchase was forgotten, and the copy comes from the market. A
card of which all copies are seen elsewhere cannot be.
"""

from __future__ import annotations

from typing import Literal

from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.refusals import NotThere
from companion.games.hero_realms.rules.card_zones import discard_pile_or_pooled_cards, refill_market_slot
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.messages import message

CardSource = Literal["own", "borrowed", "row", "unseen", "stack"]


def require_card_source(state: HeroState, seat: int, card: Card) -> CardSource:
    """Where a card that a physical player shows comes from, or the refusal that says why it cannot be theirs."""
    kind = card.index
    if kind in state.seats[seat].deck:
        return "own"
    if find_lender(state, seat, kind) is not None:
        return "borrowed"
    if kind in state.row:
        return "row"
    if state.table.real_market and kind in state.deck:
        return "unseen"
    if kind == state.table.book.gem and state.gems:
        return "stack"
    if card.role in ("market", "gem"):
        raise NotThere("hr-all-seen", "5", card=card.name, count=card.definition.copies)
    raise NotThere("hr-not-owned", "2", name=seat_name(state, seat), card=card.name)


def take_shown_card_from_source(state: HeroState, seat: int, card: Card, tell: OptionalTell) -> int:
    """Take a card out of what a physical player owns, to play it or give it away; returns its owner."""
    found, kind = require_card_source(state, seat, card), card.index
    if found == "borrowed":
        return _claim_borrowed(state, seat, kind)
    if found == "own":
        state.seats[seat].deck.remove(kind)
        return seat
    if tell:
        told = message("hr-forgotten", name=seat_name(state, seat), card=card.name)
        emit_event(tell, state, seat, "5", told, "remind")
    if found == "row":
        refill_market_slot(state, state.row.index(kind), seat, tell)
    elif found == "unseen":
        state.deck.remove(kind)
    else:
        state.gems -= 1
    return seat


def find_lender(state: HeroState, seat: int, card: int) -> int | None:
    """The defeated player of whom a physical player has borrowed this card, or a card that nobody named."""
    for lent, owner in state.seats[seat].borrowed:
        if lent in (card, EMPTY) and card in discard_pile_or_pooled_cards(state, owner):
            return owner
    return None


def _claim_borrowed(state: HeroState, seat: int, card: int) -> int:
    borrowed = state.seats[seat].borrowed
    owner = find_lender(state, seat, card)
    assert owner is not None
    entry = next(pair for pair in borrowed if pair[0] in (card, EMPTY) and pair[1] == owner)
    borrowed.remove(entry)
    discard_pile_or_pooled_cards(state, owner).remove(card)
    return owner
