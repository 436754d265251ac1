"""Acquiring cards: from the market, the Fire Gem stack, or by Heist from a discard pile."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.questions.acquisition_questions import (
    acquisition_discount,
    place_acquired_card_or_ask,
    remove_from_market_and_refill,
)
from companion.games.hero_realms.refusals import NoSuchAbility, NotThere, OutOfReach, TooDear
from companion.games.hero_realms.rules.name_lookup import require_acting_seat, require_card_by_id, require_seat_index
from companion.games.hero_realms.state import HeroState
from companion.kernel.messages import message


def require_legal_acquire(state: HeroState, act: acts.Acquire) -> tuple[int, Card, int]:
    """Refuse a card that is not there, or that cannot be paid for: hero_realms 5."""
    seat, card = require_acting_seat(state, act.seat), require_card_by_id(state, act.card)
    if act.source:
        victim = require_seat_index(state, act.source)
        validate_heist(state, seat, card, victim, state.seats[victim].discard)
    elif card.index == state.table.book.gem:
        if not state.gems:
            raise NotThere("hr-no-gems", "5")
    elif card.index not in state.row:
        raise NotThere("hr-not-in-market", "5", card=card.name)
    cost = max(0, card.cost - acquisition_discount(state, seat, card.index)) if state.seats[seat].pending else card.cost
    gold = _gold(state, seat)
    if cost > gold:
        raise TooDear("hr-too-dear", "5", card=card.name, cost=cost, gold=gold)
    return seat, card, cost


def _gold(state: HeroState, seat: int) -> int:
    """The gold for an acquisition; teammates of a Hydra may add theirs: hero_realms 7.4."""
    if not state.table.hydra:
        return state.seats[seat].gold
    return sum(state.seats[n].gold for n in state.active)


def validate_heist(state: HeroState, seat: int, card: Card, victim: int, pile: list[int]) -> None:
    """Refuse a Heist other than of a card with a printed cost, from the discard pile of an opponent in reach."""
    if not state.seats[seat].heist:
        raise NoSuchAbility("hr-no-heist", "5", card=card.name)
    if victim not in state.reach[seat][0]:
        raise OutOfReach("hr-out-of-reach", "6.3", name=seat_name(state, seat), target=seat_name(state, victim))
    if card.index not in pile:
        raise NotThere("hr-not-in-discard", "5", name=seat_name(state, victim), card=card.name)
    if not card.printed:
        raise NotThere("hr-no-printed-cost", "5", card=card.name)


def acquire_card(state: HeroState, act: acts.Acquire, tell: OptionalTell) -> None:
    """Pay for a card and take it; the slot is refilled at once."""
    seat, card, cost = require_legal_acquire(state, act)
    _pay(state, seat, cost)
    if tell:
        told = message("hr-acquires", name=seat_name(state, seat), card=card.name, cost=cost, slot=_slot(state, card))
        emit_event(tell, state, seat, "5", told, "gain")
    if act.source:
        state.seats[seat].heist -= 1
        state.seats[state.table.index[act.source]].discard.remove(card.index)
    else:
        remove_from_market_and_refill(state, seat, card.index, tell)
    place_acquired_card_or_ask(state, seat, card.index, tell)


def _slot(state: HeroState, card: Card) -> int:
    return state.row.index(card.index) + 1 if card.index in state.row else 0


def _pay(state: HeroState, seat: int, cost: int) -> None:
    """The buyer's own gold first, then the teammates' in order."""
    for payer in (seat, *(n for n in state.active if n != seat)):
        part = min(cost, state.seats[payer].gold)
        state.seats[payer].gold -= part
        cost -= part
