"""What physical players do together: healing teammates, borrowing cards of the defeated, the Dragon's hoard."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.moves.teammates_and_hoard_theft import validate_lender, validate_skill_check
from companion.games.hero_realms.physical.combat_acts import require_amount_in_range
from companion.games.hero_realms.questions.healing import add_health_and_revive as add_health
from companion.games.hero_realms.questions.hoard_items import transfer_hoard_item
from companion.games.hero_realms.refusals import NotThere, OutOfReach
from companion.games.hero_realms.rules.attack_reach import healable_seats
from companion.games.hero_realms.rules.card_zones import discard_pile_or_pooled_cards
from companion.games.hero_realms.rules.name_lookup import require_acting_seat, require_card_by_id, require_seat_index
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.messages import message


def legal_heal_targets(state: HeroState, seat: int) -> list[int]:
    """Whom a gain of health may go to: in a party also to one nearby (hero_realms 8.3), else to oneself."""
    return healable_seats(state, seat) if state.table.party_game else [seat]


def heal_player(state: HeroState, act: acts.Heal, tell: OptionalTell) -> None:
    """Give the whole gain of health to one player."""
    seat = require_acting_seat(state, act.seat)
    target = require_seat_index(state, act.player) if act.player else seat
    amount = require_amount_in_range(act.amount)
    if target not in legal_heal_targets(state, seat):
        rule = "8.3" if state.table.party_game else "4"
        raise OutOfReach("hr-not-nearby", rule, name=seat_name(state, seat), target=seat_name(state, target))
    add_health(state, target, amount, tell)


def borrow_card(state: HeroState, act: acts.Borrow, tell: OptionalTell) -> None:
    """A card of a defeated player's hand. It stays with its owner here until it is played as a champion."""
    seat, lender = require_acting_seat(state, act.seat), require_seat_index(state, act.player)
    validate_lender(state, seat, lender)
    card = require_card_by_id(state, act.card) if act.card else None
    theirs = state.seats[lender]
    hand = theirs.deck if lender in state.table.people else theirs.hand
    if (card is None and lender not in state.table.people) or (card is not None and card.index not in hand):
        raise NotThere("hr-not-in-hand", "8.4", name=seat_name(state, lender), card=card.name if card else "?")
    theirs.lent = True
    if card is not None and lender not in state.table.people:
        theirs.hand.remove(card.index)
        discard_pile_or_pooled_cards(state, lender).append(card.index)
    theirs.held = max(0, theirs.held - 1)
    state.seats[seat].borrowed.append((card.index if card is not None else EMPTY, lender))
    if tell:
        names = {"name": seat_name(state, seat), "target": seat_name(state, lender)}
        told = message("hr-borrows", card=card.name, **names) if card else message("hr-borrows-one", **names)
        emit_event(tell, state, seat, "8.4", told)


def record_skill_check(state: HeroState, act: acts.Check, tell: OptionalTell) -> None:
    """A skill check against the taunted Dragon; the table says whether the cards were enough: hero_realms 9.4."""
    seat, item = require_acting_seat(state, act.seat), require_card_by_id(state, act.item)
    validate_skill_check(state, seat, item)
    state.seats[seat].checks += 1
    if act.passed:
        transfer_hoard_item(state, state.table.boss, item.index, seat, tell)
    elif tell:
        told = message("hr-check-missed", name=seat_name(state, seat), card=item.name, check=item.check)
        emit_event(tell, state, seat, "9.4", told)
