"""Heroes of flesh and blood together: health for those nearby, cards of the defeated, and the Dragon's hoard."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.choices.healing import heal as add_health
from companion.games.hero_realms.choices.hoard import move_item
from companion.games.hero_realms.moves.company import can_borrow_from, can_check
from companion.games.hero_realms.naming import actor, card_of, seat_of
from companion.games.hero_realms.people.fighting import within
from companion.games.hero_realms.reach import healable
from companion.games.hero_realms.refusals import NotThere, OutOfReach
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.games.hero_realms.zones import pile_of
from companion.kernel.words import message


def may_heal(state: HeroState, seat: int) -> list[int]:
    """Whom a gain of health may go to: in a party also to one nearby (hero_realms 8.3), else to oneself."""
    return healable(state, seat) if state.table.party_game else [seat]


def heal(state: HeroState, act: acts.Heal, tell: Told) -> None:
    """The whole gain goes to one of them."""
    seat = actor(state, act.seat)
    target = seat_of(state, act.player) if act.player else seat
    amount = within(act.amount)
    if target not in may_heal(state, seat):
        rule = "8.3" if state.table.party_game else "4"
        raise OutOfReach("hr-not-nearby", rule, name=who(state, seat), target=who(state, target))
    add_health(state, target, amount, tell)


def borrow(state: HeroState, act: acts.Borrow, tell: Told) -> None:
    """A card of a defeated player's hand. It stays with its owner here until it is laid down as a champion."""
    seat, lender = actor(state, act.seat), seat_of(state, act.player)
    can_borrow_from(state, seat, lender)
    card = card_of(state, act.card) if act.card else None
    theirs = state.seats[lender]
    hand = theirs.deck if lender in state.table.people else theirs.hand
    if (card is None and lender not in state.table.people) or (card is not None and card.index not in hand):
        raise NotThere("hr-not-in-hand", "8.4", name=who(state, lender), card=card.name if card else "?")
    theirs.lent = True
    if card is not None and lender not in state.table.people:
        theirs.hand.remove(card.index)
        pile_of(state, lender).append(card.index)
    theirs.held = max(0, theirs.held - 1)
    state.seats[seat].borrowed.append((card.index if card is not None else EMPTY, lender))
    if tell:
        names = {"name": who(state, seat), "target": who(state, lender)}
        told = message("hr-borrows", card=card.name, **names) if card else message("hr-borrows-one", **names)
        note(tell, state, seat, "8.4", told)


def check(state: HeroState, act: acts.Check, tell: Told) -> None:
    """A skill check against the taunted Dragon; the table says whether the cards were enough: hero_realms 9.4."""
    seat, item = actor(state, act.seat), card_of(state, act.item)
    can_check(state, seat, item)
    state.seats[seat].checks += 1
    if act.passed:
        move_item(state, state.table.boss, item.index, seat, tell)
    elif tell:
        told = message("hr-check-missed", name=who(state, seat), card=item.name, check=item.check)
        note(tell, state, seat, "9.4", told)
