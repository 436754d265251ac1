"""What is done with teammates: cards passed in Emperor, borrowed in a party, hoard items stolen for it."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.asking import ask
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.choices.hoard import move_item
from companion.games.hero_realms.naming import actor, card_of, seat_of
from companion.games.hero_realms.refusals import CheckFailed, NoSuchAbility, NotThere, OutOfReach, TooDear
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.games.hero_realms.zones import discard_from_hand
from companion.kernel.words import message

# --- Emperor -------------------------------------------------------------------------------------


def can_pass(state: HeroState, act: acts.Pass) -> tuple[int, int, Card]:
    """hero_realms 7.5: 1 gold, from the own discard pile to an adjacent teammate's."""
    seat, to, card = actor(state, act.seat), seat_of(state, act.to), card_of(state, act.card)
    can_pass_to(state, seat, to)
    if card.index not in state.seats[seat].discard:
        raise NotThere("hr-not-in-discard", "7.5", name=who(state, seat), card=card.name)
    if not state.seats[seat].gold:
        raise TooDear("hr-pass-gold", "7.5", name=who(state, seat))
    return seat, to, card


def can_pass_to(state: HeroState, seat: int, to: int) -> None:
    """Only in Emperor, and only to the next seat."""
    if state.table.mode != "emperor":
        raise NoSuchAbility("hr-only-emperor", "7.5")
    if to not in adjacent_mates(state, seat):
        raise OutOfReach("hr-not-adjacent", "7.5", name=who(state, seat), target=who(state, to))


def adjacent_mates(state: HeroState, seat: int) -> list[int]:
    """Living teammates in the next seat."""
    return [n for n in state.table.mates(seat) if abs(n - seat) == 1 and not state.seats[n].out]


def hand_on(state: HeroState, act: acts.Pass, tell: Told) -> None:
    """Pass a card to a teammate."""
    seat, to, card = can_pass(state, act)
    state.seats[seat].gold -= 1
    state.seats[seat].discard.remove(card.index)
    state.seats[to].discard.append(card.index)
    if tell:
        told = message("hr-passes", name=who(state, seat), card=card.name, target=who(state, to))
        note(tell, state, seat, "7.5", told)


# --- the party -----------------------------------------------------------------------------------


def can_borrow(state: HeroState, act: acts.Borrow) -> tuple[int, int, Card | None]:
    """hero_realms 8.4: one card a cycle from the hand of each defeated player; of a real hand, the table says which."""
    seat, lender = actor(state, act.seat), seat_of(state, act.player)
    can_borrow_from(state, seat, lender)
    if lender in state.table.people and not act.card:
        return seat, lender, None
    card = card_of(state, act.card)
    if card.index not in state.seats[lender].hand:
        raise NotThere("hr-not-in-hand", "8.4", name=who(state, lender), card=card.name)
    return seat, lender, card


def can_borrow_from(state: HeroState, seat: int, lender: int) -> None:
    """A defeated hero lends to heroes, once a cycle."""
    hero = state.table.party_game and not state.table.places[seat].boss
    if not hero or state.table.places[lender].boss or not state.seats[lender].out:
        raise NoSuchAbility("hr-not-defeated", "8.4", name=who(state, lender))
    if state.seats[lender].lent:
        raise NoSuchAbility("hr-lent-already", "8.4", name=who(state, lender))


def borrow(state: HeroState, act: acts.Borrow, tell: Told) -> None:
    """Take a card of a defeated player into the own hand."""
    seat, lender, card = can_borrow(state, act)
    state.seats[lender].lent = True
    if card is None:
        ask(state, "lend", lender, tell, seat, optional=True)
        return
    state.seats[lender].hand.remove(card.index)
    state.seats[seat].hand.append(card.index)
    state.seats[seat].borrowed.append((card.index, lender))
    if tell:
        told = message("hr-borrows", name=who(state, seat), card=card.name, target=who(state, lender))
        note(tell, state, seat, "8.4", told)


def can_steal(state: HeroState, act: acts.Steal) -> tuple[int, Card, list[int]]:
    """hero_realms 9.2 and 9.4: while the Dragon is taunted, for cards worth the item's check."""
    seat, item = actor(state, act.seat), card_of(state, act.item)
    can_check(state, seat, item)
    return seat, item, _check_cards(state, seat, item, act.cards)


def can_check(state: HeroState, seat: int, item: Card) -> None:
    """Whether a hero may try a skill check for an item of the Dragon now."""
    table = state.table
    if table.mode != "dragon" or table.places[seat].boss:
        raise CheckFailed("hr-only-dragon", "9.2")
    if item.index not in [laid.card for laid in state.seats[table.boss].beside]:
        raise NotThere("hr-dragon-has-not", "9.2", card=item.name)
    if not state.seats[table.boss].taunters:
        raise CheckFailed("hr-not-taunted", "9.2")
    limit = table.settings.skill_checks_per_turn
    if limit and state.seats[seat].checks >= limit:
        raise CheckFailed("hr-checks-spent", "9.2", count=limit)


def _check_cards(state: HeroState, seat: int, item: Card, given: tuple[str, ...]) -> list[int]:
    left, cards = state.seats[seat].hand[:], [card_of(state, name) for name in given]
    for card in cards:
        if card.index not in left:
            raise NotThere("hr-not-in-hand", "9.4", name=who(state, seat), card=card.name)
        left.remove(card.index)
    worth = sum(card.cost for card in cards)
    if worth < item.check:
        raise CheckFailed("hr-check-failed", "9.4", card=item.name, check=item.check, found=worth)
    return [card.index for card in cards]


def steal(state: HeroState, act: acts.Steal, tell: Told) -> None:
    """Discard the cards without effect and take the item."""
    seat, item, cards = can_steal(state, act)
    state.seats[seat].checks += 1
    for card in cards:
        discard_from_hand(state, seat, card, tell, "9.4")
    move_item(state, state.table.boss, item.index, seat, tell)
