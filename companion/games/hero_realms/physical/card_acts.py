"""Cards that physical players take, play, use and sacrifice, as the table enters it. Their gold is not counted."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.effects.effect_runner import run_program
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.moves.cards_and_abilities import (
    require_card_with_unused_ally,
    require_expendable_card,
    run_ally_ability,
    turn_card_sideways,
)
from companion.games.hero_realms.moves.cards_and_abilities import sacrifice_card as use_ability
from companion.games.hero_realms.moves.purchases import validate_heist
from companion.games.hero_realms.moves.teammates_and_hoard_theft import validate_pass_recipient
from companion.games.hero_realms.physical.card_ownership import require_card_source, take_shown_card_from_source
from companion.games.hero_realms.refusals import NoSuchAbility, NotThere, OutOfReach
from companion.games.hero_realms.rules.card_zones import (
    discard_pile_or_pooled_cards,
    put_into_play,
    refill_market_slot,
    remove_from_game,
    remove_from_play,
)
from companion.games.hero_realms.rules.name_lookup import (
    require_acting_seat,
    require_card_by_id,
    require_card_on_table,
    require_seat_index,
)
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit

# --- the market ----------------------------------------------------------------------------------


def require_legal_take(state: HeroState, act: acts.Take) -> tuple[int, Card]:
    """Refuse a card that is not in the market; it may have been taken in an earlier turn: hero_realms 5."""
    seat, book = require_seat_index(state, act.seat) if act.seat else require_acting_seat(state, ""), state.table.book
    if state.seats[seat].out:
        raise OutOfReach("hr-is-out", "5", name=seat_name(state, seat))
    if not 0 <= act.slot <= len(state.row):
        raise BeyondLimit("hr-no-slot", found=act.slot, most=len(state.row))
    if act.slot == 0:
        if not state.gems:
            raise NotThere("hr-no-gems", "5")
        return seat, state.table.cards[book.gem]
    if state.row[act.slot - 1] == EMPTY:
        raise NotThere("hr-slot-empty", "5", slot=act.slot)
    return seat, state.table.cards[state.row[act.slot - 1]]


def take_market_card(state: HeroState, act: acts.Take, tell: OptionalTell) -> None:
    """Give a market card to a physical player; the slot is refilled at once."""
    seat, card = require_legal_take(state, act)
    state.seats[seat].deck.append(card.index)
    if tell:
        told = message("hr-takes", name=seat_name(state, seat), card=card.name, slot=act.slot)
        emit_event(tell, state, seat, "5", told, "gain")
    if act.slot:
        refill_market_slot(state, act.slot - 1, seat, tell)
    else:
        state.gems -= 1


def acquire_card(state: HeroState, act: acts.Acquire, tell: OptionalTell) -> None:
    """Take a card by its name instead of its slot, or with Heist from the discard pile of an opponent."""
    seat, card = require_acting_seat(state, act.seat), require_card_by_id(state, act.card)
    if not act.source:
        if card.index != state.table.book.gem and card.index not in state.row:
            raise NotThere("hr-not-in-market", "5", card=card.name)
        take_market_card(
            state, acts.Take(state.row.index(card.index) + 1 if card.index in state.row else 0, act.seat), tell
        )
        return
    victim = require_seat_index(state, act.source)
    validate_heist(state, seat, card, victim, discard_pile_or_pooled_cards(state, victim))
    state.seats[seat].heist -= 1
    discard_pile_or_pooled_cards(state, victim).remove(card.index)
    state.seats[seat].deck.append(card.index)
    if tell:
        told = message("hr-takes-from", name=seat_name(state, seat), card=card.name, target=seat_name(state, victim))
        emit_event(tell, state, seat, "5", told, "gain")


def pass_card_to_teammate(state: HeroState, act: acts.Pass, tell: OptionalTell) -> None:
    """Emperor: a card goes to the teammate in the next seat."""
    seat, to, card = (
        require_acting_seat(state, act.seat),
        require_seat_index(state, act.to),
        require_card_by_id(state, act.card),
    )
    validate_pass_recipient(state, seat, to)
    take_shown_card_from_source(state, seat, card, tell)
    state.seats[to].discard.append(card.index)
    if tell:
        told = message("hr-passes", name=seat_name(state, seat), card=card.name, target=seat_name(state, to))
        emit_event(tell, state, seat, "7.5", told)


# --- playing and using ---------------------------------------------------------------------------


def play_card(state: HeroState, act: acts.Play, tell: OptionalTell) -> None:
    """Play a champion, or a card whose effect can be seen."""
    seat, card = require_acting_seat(state, act.seat), require_card_by_id(state, act.card)
    require_card_source(state, seat, card)
    if tell:
        emit_event(tell, state, seat, "3.1", message("hr-plays", name=seat_name(state, seat), card=card.name))
    owner = take_shown_card_from_source(state, seat, card, tell)
    if card.champion:
        put_into_play(state, seat, card.index, owner)
    else:
        # It lies in the play area for this turn only; where it goes then is known to its owner.
        discard_pile_or_pooled_cards(state, owner).append(card.index)
    if card.primary is not None:
        run_program(state, seat, card.primary, tell)


def use_expend_ability(state: HeroState, act: acts.Expend, tell: OptionalTell) -> None:
    """Turn a card sideways; what can be seen of its ability is carried out."""
    turn_card_sideways(state, *require_expendable_card(state, act), tell)


def prepare_champion(state: HeroState, act: acts.Prepare, tell: OptionalTell) -> None:
    """Turn a champion upright again."""
    seat = require_acting_seat(state, act.seat)
    card, laid = require_card_on_table(state, seat, act.card, lambda laid: laid.expended)
    if not laid.expended:
        raise NoSuchAbility("hr-prepared-already", "4.2", card=card.name)
    laid.expended = False
    if tell:
        emit_event(tell, state, seat, "4.2", message("hr-prepares", name=seat_name(state, seat), card=card.name))


def use_ally_ability(state: HeroState, act: acts.Ally, tell: OptionalTell) -> None:
    """Use an ally ability, once a turn; whether a partner is in play is left to the table."""
    run_ally_ability(state, *require_card_with_unused_ally(state, act), tell)


def sacrifice_card(state: HeroState, act: acts.Sacrifice, tell: OptionalTell) -> None:
    """Use a character's ability, or sacrifice any of their cards; what it brings is entered separately."""
    seat, card = require_acting_seat(state, act.seat), require_card_by_id(state, act.card.partition("#")[0])
    if card.role == "ability":
        use_ability(state, act, tell)
        return
    laid = next((laid for laid in state.seats[seat].play if laid.card == card.index), None)
    if card.index not in state.seats[seat].deck and laid is not None:
        remove_from_play(state, seat, laid)
    else:
        take_shown_card_from_source(state, seat, card, tell)
    remove_from_game(state, seat, card.index, tell)
