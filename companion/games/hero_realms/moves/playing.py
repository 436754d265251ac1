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


def prepared(state: HeroState, act: acts.Expend) -> tuple[int, Card, Laid]:
    """hero_realms 4: a champion, skill or hoard item with an expend ability that is prepared."""
    seat = actor(state, act.seat)
    card, laid = on_table(state, seat, act.card, _upright)
    if card.expend is None:
        raise NoSuchAbility("hr-no-expend", "4", card=card.name)
    if laid.expended:
        raise NoSuchAbility("hr-expended", "4.2", card=card.name)
    return seat, card, laid


def can_expend(state: HeroState, act: acts.Expend) -> tuple[int, Card, Laid]:
    """hero_realms 4: the card must be prepared; a skill must be paid for."""
    seat, card, laid = prepared(state, act)
    if card.pay > state.seats[seat].gold:
        raise TooDear("hr-skill-gold", "4", card=card.name, cost=card.pay, gold=state.seats[seat].gold)
    return seat, card, laid


def expend(state: HeroState, act: acts.Expend, tell: Told) -> None:
    """Use an expend ability."""
    seat, card, laid = can_expend(state, act)
    state.seats[seat].gold -= card.pay
    turn_sideways(state, seat, card, laid, tell)


def turn_sideways(state: HeroState, seat: int, card: Card, laid: Laid, tell: Told) -> None:
    """Turn a card sideways for its expend ability."""
    assert card.expend is not None
    laid.expended = True
    if tell:
        note(tell, state, seat, "4", message("hr-expends", name=who(state, seat), card=card.name))
    run(state, seat, card.expend, tell)


def not_yet_allied(state: HeroState, act: acts.Ally) -> tuple[int, Card, Laid]:
    """hero_realms 4.1: a card in play with an ally ability that was not used this turn."""
    seat = actor(state, act.seat)
    card, laid = on_table(state, seat, act.card, _unused, beside=False)
    if card.ally is None:
        raise NoSuchAbility("hr-no-ally", "4.1", card=card.name)
    if laid.used:
        raise NoSuchAbility("hr-ally-used", "4.1", card=card.name)
    return seat, card, laid


def can_ally(state: HeroState, act: acts.Ally) -> tuple[int, Card, Laid]:
    """hero_realms 4.1: while another card of the faction is in play, once a turn."""
    seat, card, laid = not_yet_allied(state, act)
    if state.seats[seat].icons[card.faction] < 2:
        raise NoPartner("hr-no-partner", "4.1", card=card.name, faction=card.definition.faction)
    return seat, card, laid


def ally(state: HeroState, act: acts.Ally, tell: Told) -> None:
    """Use an ally ability."""
    join_forces(state, *can_ally(state, act), tell)


def join_forces(state: HeroState, seat: int, card: Card, laid: Laid, tell: Told) -> None:
    """The ally ability of a card, whoever found a partner for it."""
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
