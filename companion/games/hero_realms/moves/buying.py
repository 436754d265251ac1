"""Acquiring cards: from the market, the Fire Gem stack, or by Heist from a discard pile."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.choices.market import bring, discount, take_from_market
from companion.games.hero_realms.naming import actor, card_of, seat_of
from companion.games.hero_realms.refusals import NoSuchAbility, NotThere, OutOfReach, TooDear
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.kernel.words import message


def can_acquire(state: HeroState, act: acts.Acquire) -> tuple[int, Card, int]:
    """hero_realms 5: a card that lies there, for its cost."""
    seat, card = actor(state, act.seat), card_of(state, act.card)
    if act.source:
        victim = seat_of(state, act.source)
        can_heist(state, seat, card, victim, state.seats[victim].discard)
    elif card.index == state.table.book.gem:
        if not state.gems:
            raise NotThere("hr-no-gems", "5")
    elif card.index not in state.row:
        raise NotThere("hr-not-in-market", "5", card=card.name)
    cost = max(0, card.cost - discount(state, seat, card.index)) if state.seats[seat].pending else card.cost
    gold = _gold(state, seat)
    if cost > gold:
        raise TooDear("hr-too-dear", "5", card=card.name, cost=cost, gold=gold)
    return seat, card, cost


def _gold(state: HeroState, seat: int) -> int:
    """The gold for an acquisition; teammates of a Hydra may add theirs: hero_realms 7.4."""
    if not state.table.hydra:
        return state.seats[seat].gold
    return sum(state.seats[n].gold for n in state.active)


def can_heist(state: HeroState, seat: int, card: Card, victim: int, pile: list[int]) -> None:
    """A card with a printed cost from the discard pile of an opponent in reach."""
    if not state.seats[seat].heist:
        raise NoSuchAbility("hr-no-heist", "5", card=card.name)
    if victim not in state.reach[seat][0]:
        raise OutOfReach("hr-out-of-reach", "6.3", name=who(state, seat), target=who(state, victim))
    if card.index not in pile:
        raise NotThere("hr-not-in-discard", "5", name=who(state, victim), card=card.name)
    if not card.printed:
        raise NotThere("hr-no-printed-cost", "5", card=card.name)


def acquire(state: HeroState, act: acts.Acquire, tell: Told) -> None:
    """Pay for a card and take it; the slot is refilled at once."""
    seat, card, cost = can_acquire(state, act)
    _pay(state, seat, cost)
    if tell:
        told = message("hr-acquires", name=who(state, seat), card=card.name, cost=cost, slot=_slot(state, card))
        note(tell, state, seat, "5", told, "gain")
    if act.source:
        state.seats[seat].heist -= 1
        state.seats[state.table.index[act.source]].discard.remove(card.index)
    else:
        take_from_market(state, seat, card.index, tell)
    bring(state, seat, card.index, tell)


def _slot(state: HeroState, card: Card) -> int:
    return state.row.index(card.index) + 1 if card.index in state.row else 0


def _pay(state: HeroState, seat: int, cost: int) -> None:
    """The buyer's own gold first, then the teammates' in order."""
    for payer in (seat, *(n for n in state.active if n != seat)):
        part = min(cost, state.seats[payer].gold)
        state.seats[payer].gold -= part
        cost -= part
