"""Sampling what Legend cannot see: a position that looks the same from its seat, with all hidden cards dealt anew.

Every hidden zone is put in order first and then shuffled with Legend's own luck, so nothing of where the cards really
lie is left. What is in a deck and a hand together is known to everybody who counts: only which part is the hand is not.
"""

from __future__ import annotations

from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import HeroState, Seat
from companion.kernel.building_blocks.seeded_random import Luck


def redeal_hidden_cards(view: SeatView, luck: Luck) -> HeroState:
    """A copy of the position with all hidden cards dealt anew; what the seat can see stays the same."""
    state = view._state.copy()
    physical, state.table = state.table.people, state.table.simulated
    state.luck = Luck(luck.word() << 32 | luck.word())
    state.deck.sort()
    luck.shuffle(state.deck)
    for n, seat in enumerate(state.seats):
        if n in view.seats:
            seen = _looked_at(state)
            below = sorted(seat.deck[: len(seat.deck) - seen])
            luck.shuffle(below)
            seat.deck[: len(seat.deck) - seen] = below
        elif n in physical:
            _deal_physical_player(seat, luck)
        else:
            _deal_anew(seat, luck)
        _cover(state, seat, luck)
    return state


def _looked_at(state: HeroState) -> int:
    """How many cards on top of the own deck are known: those that are being looked at right now."""
    if not state.asks:
        return 0
    kind, _, a, b, _ = state.asks[0]
    if kind not in ("look-discard", "look-order"):
        return 0
    assert isinstance(a, int)
    assert isinstance(b, int)
    return b if kind == "look-discard" else a + b


def _deal_anew(seat: Seat, luck: Luck) -> None:
    """Deck and hand of another seat. The hand of a defeated player lies open to those who may borrow from it."""
    if seat.out:
        seat.deck.sort()
        luck.shuffle(seat.deck)
        return
    lent = [card for card, _ in seat.borrowed]
    hidden = sorted([*seat.deck, *seat.hand])
    for card in lent:
        hidden.remove(card)
    luck.shuffle(hidden)
    count = len(seat.hand) - len(lent)
    seat.hand, seat.deck = [*lent, *hidden[:count]], hidden[count:]


def _deal_physical_player(seat: Seat, luck: Luck) -> None:
    """Deal a hand from all the cards that a physical player owns; in the sample they play like everybody else."""
    hidden = sorted(seat.deck)
    luck.shuffle(hidden)
    seat.hand, seat.deck, seat.borrowed = hidden[: seat.held], hidden[seat.held :], []


def _cover(state: HeroState, seat: Seat, luck: Luck) -> None:
    """Face-down hoard items, minions and jars; any jar not seen yet may be the next one: hero_realms 10."""
    for pile in (seat.hoard, seat.grimoire):
        pile.sort()
        luck.shuffle(pile)
    if seat.jars:
        open_ones = {laid.card for laid in seat.beside}
        unseen = [jar for jar in state.table.book.jars if jar not in open_ones and jar not in state.sacrificed]
        luck.shuffle(unseen)
        seat.jars = unseen[: len(seat.jars)]
