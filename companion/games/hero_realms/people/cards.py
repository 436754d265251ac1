"""Cards that people take, lay down, use and give up, as the table tells it. Nobody's gold is counted here."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.moves.buying import can_heist
from companion.games.hero_realms.moves.company import can_pass_to
from companion.games.hero_realms.moves.playing import join_forces, not_yet_allied, prepared, turn_sideways
from companion.games.hero_realms.moves.playing import sacrifice as use_ability
from companion.games.hero_realms.naming import actor, card_of, on_table, seat_of
from companion.games.hero_realms.people.owning import claim, source
from companion.games.hero_realms.refusals import NoSuchAbility, NotThere, OutOfReach
from companion.games.hero_realms.running import run
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.games.hero_realms.zones import enter, leave, pile_of, refill, to_sacrifice
from companion.kernel.refusals import BeyondLimit
from companion.kernel.words import message

# --- the market ----------------------------------------------------------------------------------


def can_take(state: HeroState, act: acts.Take) -> tuple[int, Card]:
    """hero_realms 5: a card that lies there. Whoever is named may have taken it in a turn that is over."""
    seat, book = seat_of(state, act.seat) if act.seat else actor(state, ""), state.table.book
    if state.seats[seat].out:
        raise OutOfReach("hr-is-out", "5", name=who(state, seat))
    if not 0 <= act.slot <= len(state.row):
        raise BeyondLimit("hr-no-slot", found=act.slot, most=len(state.row))
    if act.slot == 0:
        if not state.gems:
            raise NotThere("hr-no-gems", "5")
        return seat, state.table.cards[book.gem]
    if state.row[act.slot - 1] == EMPTY:
        raise NotThere("hr-slot-empty", "5", slot=act.slot)
    return seat, state.table.cards[state.row[act.slot - 1]]


def take(state: HeroState, act: acts.Take, tell: Told) -> None:
    """The card is theirs; the slot is refilled at once."""
    seat, card = can_take(state, act)
    state.seats[seat].deck.append(card.index)
    if tell:
        told = message("hr-takes", name=who(state, seat), card=card.name, slot=act.slot)
        note(tell, state, seat, "5", told, "gain")
    if act.slot:
        refill(state, act.slot - 1, seat, tell)
    else:
        state.gems -= 1


def acquire(state: HeroState, act: acts.Acquire, tell: Told) -> None:
    """By name instead of by slot; or with Heist from the discard pile of an opponent."""
    seat, card = actor(state, act.seat), card_of(state, act.card)
    if not act.source:
        if card.index != state.table.book.gem and card.index not in state.row:
            raise NotThere("hr-not-in-market", "5", card=card.name)
        take(state, acts.Take(state.row.index(card.index) + 1 if card.index in state.row else 0, act.seat), tell)
        return
    victim = seat_of(state, act.source)
    can_heist(state, seat, card, victim, pile_of(state, victim))
    state.seats[seat].heist -= 1
    pile_of(state, victim).remove(card.index)
    state.seats[seat].deck.append(card.index)
    if tell:
        told = message("hr-takes-from", name=who(state, seat), card=card.name, target=who(state, victim))
        note(tell, state, seat, "5", told, "gain")


def hand_on(state: HeroState, act: acts.Pass, tell: Told) -> None:
    """Emperor: a card goes to the teammate in the next seat."""
    seat, to, card = actor(state, act.seat), seat_of(state, act.to), card_of(state, act.card)
    can_pass_to(state, seat, to)
    claim(state, seat, card, tell)
    state.seats[to].discard.append(card.index)
    if tell:
        told = message("hr-passes", name=who(state, seat), card=card.name, target=who(state, to))
        note(tell, state, seat, "7.5", told)


# --- playing and using ---------------------------------------------------------------------------


def play(state: HeroState, act: acts.Play, tell: Told) -> None:
    """Lay a champion down, or play a card whose effect can be seen."""
    seat, card = actor(state, act.seat), card_of(state, act.card)
    source(state, seat, card)
    if tell:
        note(tell, state, seat, "3.1", message("hr-plays", name=who(state, seat), card=card.name))
    owner = claim(state, seat, card, tell)
    if card.champion:
        enter(state, seat, card.index, owner)
    else:
        # It lies in the play area for this turn only; where it goes then is known to its owner.
        pile_of(state, owner).append(card.index)
    if card.primary is not None:
        run(state, seat, card.primary, tell)


def expend(state: HeroState, act: acts.Expend, tell: Told) -> None:
    """Turned sideways; what can be seen of its ability follows."""
    turn_sideways(state, *prepared(state, act), tell)


def prepare(state: HeroState, act: acts.Prepare, tell: Told) -> None:
    """Turned upright again."""
    seat = actor(state, act.seat)
    card, laid = on_table(state, seat, act.card, lambda laid: laid.expended)
    if not laid.expended:
        raise NoSuchAbility("hr-prepared-already", "4.2", card=card.name)
    laid.expended = False
    if tell:
        note(tell, state, seat, "4.2", message("hr-prepares", name=who(state, seat), card=card.name))


def ally(state: HeroState, act: acts.Ally, tell: Told) -> None:
    """An ally ability, once a turn; whether a partner is in play the table sees better."""
    join_forces(state, *not_yet_allied(state, act), tell)


def sacrifice(state: HeroState, act: acts.Sacrifice, tell: Told) -> None:
    """A character's ability, or any card of theirs that leaves the game; what else that brings is told apart."""
    seat, card = actor(state, act.seat), card_of(state, act.card.partition("#")[0])
    if card.role == "ability":
        use_ability(state, act, tell)
        return
    laid = next((laid for laid in state.seats[seat].play if laid.card == card.index), None)
    if card.index not in state.seats[seat].deck and laid is not None:
        leave(state, seat, laid)
    else:
        claim(state, seat, card, tell)
    to_sacrifice(state, seat, card.index, tell)
