"""Playing cards and using abilities. A `can_...` raises the refusal and changes nothing."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.naming import actor, card_of, on_table
from companion.games.hero_realms.refusals import NoPartner, NoSuchAbility, NotThere, TooDear
from companion.games.hero_realms.running import run
from companion.games.hero_realms.state import HeroState, Laid
from companion.games.hero_realms.telling import Told, note, who
from companion.games.hero_realms.zones import enter, from_hand, leave, to_sacrifice
from companion.kernel.words import message


def can_play(state: HeroState, act: acts.Play) -> tuple[int, Card]:
    """hero_realms 3.1: a card from hand, free."""
    seat, card = actor(state, act.seat), card_of(state, act.card)
    if card.index not in state.seats[seat].hand:
        raise NotThere("hr-not-in-hand", "3.1", name=who(state, seat), card=card.name)
    return seat, card


def play(state: HeroState, act: acts.Play, tell: Told) -> None:
    """Play a card; its primary effect happens at once."""
    seat, card = can_play(state, act)
    enter(state, seat, card.index, from_hand(state, seat, card.index))
    if tell:
        note(tell, state, seat, "3.1", message("hr-plays", name=who(state, seat), card=card.name))
    if card.primary is not None:
        run(state, seat, card.primary, tell)


def _upright(laid: Laid) -> bool:
    return not laid.expended


def _unused(laid: Laid) -> bool:
    return not laid.used


def can_expend(state: HeroState, act: acts.Expend) -> tuple[int, Card, Laid]:
    """hero_realms 4: the card must be prepared; a skill must be paid for."""
    seat = actor(state, act.seat)
    card, laid = on_table(state, seat, act.card, _upright)
    if card.expend is None:
        raise NoSuchAbility("hr-no-expend", "4", card=card.name)
    if laid.expended:
        raise NoSuchAbility("hr-expended", "4.2", card=card.name)
    if card.pay > state.seats[seat].gold:
        raise TooDear("hr-skill-gold", "4", card=card.name, cost=card.pay, gold=state.seats[seat].gold)
    return seat, card, laid


def expend(state: HeroState, act: acts.Expend, tell: Told) -> None:
    """Turn a card sideways for its expend ability."""
    seat, card, laid = can_expend(state, act)
    assert card.expend is not None
    laid.expended = True
    state.seats[seat].gold -= card.pay
    if tell:
        note(tell, state, seat, "4", message("hr-expends", name=who(state, seat), card=card.name))
    run(state, seat, card.expend, tell)


def can_ally(state: HeroState, act: acts.Ally) -> tuple[int, Card, Laid]:
    """hero_realms 4.1: while another card of the faction is in play, once a turn."""
    seat = actor(state, act.seat)
    card, laid = on_table(state, seat, act.card, _unused, beside=False)
    if card.ally is None:
        raise NoSuchAbility("hr-no-ally", "4.1", card=card.name)
    if laid.used:
        raise NoSuchAbility("hr-ally-used", "4.1", card=card.name)
    if state.seats[seat].icons[card.faction] < 2:
        raise NoPartner("hr-no-partner", "4.1", card=card.name, faction=card.definition.faction)
    return seat, card, laid


def ally(state: HeroState, act: acts.Ally, tell: Told) -> None:
    """Use an ally ability."""
    seat, card, laid = can_ally(state, act)
    assert card.ally is not None
    laid.used = True
    if tell:
        note(tell, state, seat, "4.1", message("hr-allies", name=who(state, seat), card=card.name))
    run(state, seat, card.ally, tell)


def can_sacrifice(state: HeroState, act: acts.Sacrifice) -> tuple[int, Card, Laid]:
    """hero_realms 4.3: the card itself leaves the game for its effect."""
    seat = actor(state, act.seat)
    card, laid = on_table(state, seat, act.card, _upright)
    if card.sacrifice is None:
        raise NoSuchAbility("hr-no-sacrifice", "4.3", card=card.name)
    if state.seats[seat].turns < card.definition.after_turns:
        raise NoSuchAbility("hr-too-early", "4", card=card.name, count=card.definition.after_turns)
    return seat, card, laid


def sacrifice(state: HeroState, act: acts.Sacrifice, tell: Told) -> None:
    """Sacrifice a card for its effect."""
    seat, card, laid = can_sacrifice(state, act)
    assert card.sacrifice is not None
    if card.role == "ability":
        state.seats[seat].beside.remove(laid)
    else:
        leave(state, seat, laid)
    to_sacrifice(state, seat, card.index, tell)
    run(state, seat, card.sacrifice, tell)
