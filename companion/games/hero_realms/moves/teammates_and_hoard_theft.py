"""Acts with teammates: passing cards in Emperor, borrowing cards in a party, stealing hoard items for it."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.ask_and_answer import ask_question
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.questions.hoard_items import transfer_hoard_item
from companion.games.hero_realms.refusals import CheckFailed, NoSuchAbility, NotThere, OutOfReach, TooDear
from companion.games.hero_realms.rules.card_zones import discard_from_hand
from companion.games.hero_realms.rules.name_lookup import require_acting_seat, require_card_by_id, require_seat_index
from companion.games.hero_realms.state import HeroState
from companion.kernel.messages import message

# --- Emperor -------------------------------------------------------------------------------------


def require_legal_pass(state: HeroState, act: acts.Pass) -> tuple[int, int, Card]:
    """Refuse a pass other than for 1 gold, from the own discard pile to an adjacent teammate: hero_realms 7.5."""
    seat, to, card = (
        require_acting_seat(state, act.seat),
        require_seat_index(state, act.to),
        require_card_by_id(state, act.card),
    )
    validate_pass_recipient(state, seat, to)
    if card.index not in state.seats[seat].discard:
        raise NotThere("hr-not-in-discard", "7.5", name=seat_name(state, seat), card=card.name)
    if not state.seats[seat].gold:
        raise TooDear("hr-pass-gold", "7.5", name=seat_name(state, seat))
    return seat, to, card


def validate_pass_recipient(state: HeroState, seat: int, to: int) -> None:
    """Refuse a pass outside of Emperor, or to another than the next seat."""
    if state.table.mode != "emperor":
        raise NoSuchAbility("hr-only-emperor", "7.5")
    if to not in adjacent_teammates(state, seat):
        raise OutOfReach("hr-not-adjacent", "7.5", name=seat_name(state, seat), target=seat_name(state, to))


def adjacent_teammates(state: HeroState, seat: int) -> list[int]:
    """Living teammates in the next seat."""
    return [n for n in state.table.mates(seat) if abs(n - seat) == 1 and not state.seats[n].out]


def pass_card_to_teammate(state: HeroState, act: acts.Pass, tell: OptionalTell) -> None:
    """Pass a card to a teammate."""
    seat, to, card = require_legal_pass(state, act)
    state.seats[seat].gold -= 1
    state.seats[seat].discard.remove(card.index)
    state.seats[to].discard.append(card.index)
    if tell:
        told = message("hr-passes", name=seat_name(state, seat), card=card.name, target=seat_name(state, to))
        emit_event(tell, state, seat, "7.5", told)


# --- the party -----------------------------------------------------------------------------------


def require_legal_borrow(state: HeroState, act: acts.Borrow) -> tuple[int, int, Card | None]:
    """Refuse more than one card a cycle from the hand of each defeated player: hero_realms 8.4."""
    seat, lender = require_acting_seat(state, act.seat), require_seat_index(state, act.player)
    validate_lender(state, seat, lender)
    if lender in state.table.people and not act.card:
        return seat, lender, None
    card = require_card_by_id(state, act.card)
    if card.index not in state.seats[lender].hand:
        raise NotThere("hr-not-in-hand", "8.4", name=seat_name(state, lender), card=card.name)
    return seat, lender, card


def validate_lender(state: HeroState, seat: int, lender: int) -> None:
    """Refuse to borrow unless from a defeated hero, by a hero, once a cycle."""
    hero = state.table.party_game and not state.table.places[seat].boss
    if not hero or state.table.places[lender].boss or not state.seats[lender].out:
        raise NoSuchAbility("hr-not-defeated", "8.4", name=seat_name(state, lender))
    if state.seats[lender].lent:
        raise NoSuchAbility("hr-lent-already", "8.4", name=seat_name(state, lender))


def borrow_card(state: HeroState, act: acts.Borrow, tell: OptionalTell) -> None:
    """Take a card of a defeated player into the own hand."""
    seat, lender, card = require_legal_borrow(state, act)
    state.seats[lender].lent = True
    if card is None:
        ask_question(state, "lend", lender, tell, seat, optional=True)
        return
    state.seats[lender].hand.remove(card.index)
    state.seats[seat].hand.append(card.index)
    state.seats[seat].borrowed.append((card.index, lender))
    if tell:
        told = message("hr-borrows", name=seat_name(state, seat), card=card.name, target=seat_name(state, lender))
        emit_event(tell, state, seat, "8.4", told)


def require_legal_steal(state: HeroState, act: acts.Steal) -> tuple[int, Card, list[int]]:
    """Refuse a theft unless the Dragon is taunted and the cards meet the item's check: hero_realms 9.2 and 9.4."""
    seat, item = require_acting_seat(state, act.seat), require_card_by_id(state, act.item)
    validate_skill_check(state, seat, item)
    return seat, item, _check_cards(state, seat, item, act.cards)


def validate_skill_check(state: HeroState, seat: int, item: Card) -> None:
    """Refuse a skill check for an item of the Dragon that a hero may not try now."""
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
    left, cards = state.seats[seat].hand[:], [require_card_by_id(state, name) for name in given]
    for card in cards:
        if card.index not in left:
            raise NotThere("hr-not-in-hand", "9.4", name=seat_name(state, seat), card=card.name)
        left.remove(card.index)
    worth = sum(card.cost for card in cards)
    if worth < item.check:
        raise CheckFailed("hr-check-failed", "9.4", card=item.name, check=item.check, found=worth)
    return [card.index for card in cards]


def steal_hoard_item(state: HeroState, act: acts.Steal, tell: OptionalTell) -> None:
    """Discard the cards without effect and take the item."""
    seat, item, cards = require_legal_steal(state, act)
    state.seats[seat].checks += 1
    for card in cards:
        discard_from_hand(state, seat, card, tell, "9.4")
    transfer_hoard_item(state, state.table.boss, item.index, seat, tell)
