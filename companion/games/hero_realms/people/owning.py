"""What people are known to own: the starting deck, what they were seen to take, less what they sacrificed.

A card that nobody entered may still be theirs: then a purchase was forgotten, and the copy comes from the market. A
card of which all copies are seen elsewhere cannot be.
"""

from __future__ import annotations

from typing import Literal

from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.refusals import NotThere
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.games.hero_realms.zones import pile_of, refill
from companion.kernel.words import message

Source = Literal["own", "borrowed", "row", "unseen", "stack"]


def source(state: HeroState, seat: int, card: Card) -> Source:
    """Where a card that a person shows comes from, or the refusal that says why it cannot be theirs."""
    kind = card.index
    if kind in state.seats[seat].deck:
        return "own"
    if lender(state, seat, kind) is not None:
        return "borrowed"
    if kind in state.row:
        return "row"
    if state.table.real_market and kind in state.deck:
        return "unseen"
    if kind == state.table.book.gem and state.gems:
        return "stack"
    if card.role in ("market", "gem"):
        raise NotThere("hr-all-seen", "5", card=card.name, count=card.definition.copies)
    raise NotThere("hr-not-owned", "2", name=who(state, seat), card=card.name)


def claim(state: HeroState, seat: int, card: Card, tell: Told) -> int:
    """Take a card out of what a person owns, to lay it down or give it away; its owner."""
    found, kind = source(state, seat, card), card.index
    if found == "borrowed":
        return _claim_borrowed(state, seat, kind)
    if found == "own":
        state.seats[seat].deck.remove(kind)
        return seat
    if tell:
        told = message("hr-forgotten", name=who(state, seat), card=card.name)
        note(tell, state, seat, "5", told, "remind")
    if found == "row":
        refill(state, state.row.index(kind), seat, tell)
    elif found == "unseen":
        state.deck.remove(kind)
    else:
        state.gems -= 1
    return seat


def lender(state: HeroState, seat: int, card: int) -> int | None:
    """The defeated player of whom a person has borrowed this card, or a card that nobody named."""
    for lent, owner in state.seats[seat].borrowed:
        if lent in (card, EMPTY) and card in pile_of(state, owner):
            return owner
    return None


def _claim_borrowed(state: HeroState, seat: int, card: int) -> int:
    borrowed = state.seats[seat].borrowed
    owner = lender(state, seat, card)
    assert owner is not None
    entry = next(pair for pair in borrowed if pair[0] in (card, EMPTY) and pair[1] == owner)
    borrowed.remove(entry)
    pile_of(state, owner).remove(card)
    return owner
