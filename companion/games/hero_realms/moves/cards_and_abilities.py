"""Playing cards and using abilities. A `validate_...` raises the refusal and changes nothing."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.effects.effect_runner import run_program
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.refusals import NoPartner, NoSuchAbility, NotThere, TooDear
from companion.games.hero_realms.rules.card_zones import (
    put_into_play,
    remove_from_game,
    remove_from_play,
    take_from_hand,
)
from companion.games.hero_realms.rules.name_lookup import require_acting_seat, require_card_by_id, require_card_on_table
from companion.games.hero_realms.state import CardInPlay, HeroState
from companion.kernel.messages import message


def require_legal_play(state: HeroState, act: acts.Play) -> tuple[int, Card]:
    """Refuse a card that is not in the hand; playing it is free: hero_realms 3.1."""
    seat, card = require_acting_seat(state, act.seat), require_card_by_id(state, act.card)
    if card.index not in state.seats[seat].hand:
        raise NotThere("hr-not-in-hand", "3.1", name=seat_name(state, seat), card=card.name)
    return seat, card


def play_card(state: HeroState, act: acts.Play, tell: OptionalTell) -> None:
    """Play a card; its primary effect happens at once."""
    seat, card = require_legal_play(state, act)
    put_into_play(state, seat, card.index, take_from_hand(state, seat, card.index))
    if tell:
        emit_event(tell, state, seat, "3.1", message("hr-plays", name=seat_name(state, seat), card=card.name))
    if card.primary is not None:
        run_program(state, seat, card.primary, tell)


def _upright(laid: CardInPlay) -> bool:
    return not laid.expended


def _unused(laid: CardInPlay) -> bool:
    return not laid.used


def require_expendable_card(state: HeroState, act: acts.Expend) -> tuple[int, Card, CardInPlay]:
    """The prepared champion, skill or hoard item with an expend ability: hero_realms 4."""
    seat = require_acting_seat(state, act.seat)
    card, laid = require_card_on_table(state, seat, act.card, _upright)
    if card.expend is None:
        raise NoSuchAbility("hr-no-expend", "4", card=card.name)
    if laid.expended:
        raise NoSuchAbility("hr-expended", "4.2", card=card.name)
    return seat, card, laid


def require_legal_expend(state: HeroState, act: acts.Expend) -> tuple[int, Card, CardInPlay]:
    """Refuse a card that is not prepared, or a skill that cannot be paid for: hero_realms 4."""
    seat, card, laid = require_expendable_card(state, act)
    if card.pay > state.seats[seat].gold:
        raise TooDear("hr-skill-gold", "4", card=card.name, cost=card.pay, gold=state.seats[seat].gold)
    return seat, card, laid


def use_expend_ability(state: HeroState, act: acts.Expend, tell: OptionalTell) -> None:
    """Use an expend ability."""
    seat, card, laid = require_legal_expend(state, act)
    state.seats[seat].gold -= card.pay
    turn_card_sideways(state, seat, card, laid, tell)


def turn_card_sideways(state: HeroState, seat: int, card: Card, laid: CardInPlay, tell: OptionalTell) -> None:
    """Turn a card sideways for its expend ability."""
    assert card.expend is not None
    laid.expended = True
    if tell:
        emit_event(tell, state, seat, "4", message("hr-expends", name=seat_name(state, seat), card=card.name))
    run_program(state, seat, card.expend, tell)


def require_card_with_unused_ally(state: HeroState, act: acts.Ally) -> tuple[int, Card, CardInPlay]:
    """The card in play with an ally ability that was not used this turn: hero_realms 4.1."""
    seat = require_acting_seat(state, act.seat)
    card, laid = require_card_on_table(state, seat, act.card, _unused, beside=False)
    if card.ally is None:
        raise NoSuchAbility("hr-no-ally", "4.1", card=card.name)
    if laid.used:
        raise NoSuchAbility("hr-ally-used", "4.1", card=card.name)
    return seat, card, laid


def require_legal_ally(state: HeroState, act: acts.Ally) -> tuple[int, Card, CardInPlay]:
    """Refuse an ally ability without another card of the faction in play, or twice a turn: hero_realms 4.1."""
    seat, card, laid = require_card_with_unused_ally(state, act)
    if state.seats[seat].icons[card.faction] < 2:
        raise NoPartner("hr-no-partner", "4.1", card=card.name, faction=card.definition.faction)
    return seat, card, laid


def use_ally_ability(state: HeroState, act: acts.Ally, tell: OptionalTell) -> None:
    """Use an ally ability."""
    run_ally_ability(state, *require_legal_ally(state, act), tell)


def run_ally_ability(state: HeroState, seat: int, card: Card, laid: CardInPlay, tell: OptionalTell) -> None:
    """The ally ability of a card, whoever found a partner for it."""
    assert card.ally is not None
    laid.used = True
    if tell:
        emit_event(tell, state, seat, "4.1", message("hr-allies", name=seat_name(state, seat), card=card.name))
    run_program(state, seat, card.ally, tell)


def require_legal_sacrifice(state: HeroState, act: acts.Sacrifice) -> tuple[int, Card, CardInPlay]:
    """Refuse to sacrifice a card without a sacrifice ability; it leaves the game for its effect: hero_realms 4.3."""
    seat = require_acting_seat(state, act.seat)
    card, laid = require_card_on_table(state, seat, act.card, _upright)
    if card.sacrifice is None:
        raise NoSuchAbility("hr-no-sacrifice", "4.3", card=card.name)
    if state.seats[seat].turns < card.definition.after_turns:
        raise NoSuchAbility("hr-too-early", "4", card=card.name, count=card.definition.after_turns)
    return seat, card, laid


def sacrifice_card(state: HeroState, act: acts.Sacrifice, tell: OptionalTell) -> None:
    """Sacrifice a card for its effect."""
    seat, card, laid = require_legal_sacrifice(state, act)
    assert card.sacrifice is not None
    if card.role == "ability":
        state.seats[seat].beside.remove(laid)
    else:
        remove_from_play(state, seat, laid)
    remove_from_game(state, seat, card.index, tell)
    run_program(state, seat, card.sacrifice, tell)
