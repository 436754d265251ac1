"""What was entered wrongly, put right without going back: the table says so, and the rules are not asked."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.harm import lower
from companion.games.hero_realms.naming import card_of, on_table, seat_of
from companion.games.hero_realms.people.fighting import MOST
from companion.games.hero_realms.people.owning import claim
from companion.games.hero_realms.reach import renew_reach
from companion.games.hero_realms.refusals import NotThere, OutOfReach
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import Told, who
from companion.games.hero_realms.zones import TURNED, enter, leave, to_owner
from companion.kernel.events import Event, Reason
from companion.kernel.refusals import BeyondLimit
from companion.kernel.words import Message, message


def correct_life(state: HeroState, act: acts.CorrectLife, tell: Told) -> None:
    """Somebody's life is this; at 0 they fall, above it they stand again."""
    seat = seat_of(state, act.player)
    if not 0 <= act.life <= MOST:
        raise BeyondLimit("hr-odd-number", found=act.life, most=MOST)
    life = state.table.places[seat].life
    _told(state, seat, message("hr-correct-life", name=who(state, seat), count=act.life), tell)
    if act.life == 0:
        lower(state, seat, max(0, state.health[life]), tell)
        return
    state.health[life] = act.life
    for member, place in enumerate(state.table.places):
        if place.life == life and state.seats[member].out:
            state.seats[member].out = False
            renew_reach(state)


def correct_slot(state: HeroState, act: acts.CorrectSlot, tell: Told) -> None:
    """Another card lies in a slot; the one that was thought to be there is unseen again."""
    card = card_of(state, act.card)
    if not 1 <= act.slot <= len(state.row):
        raise BeyondLimit("hr-no-slot", found=act.slot, most=len(state.row))
    slot = act.slot - 1
    if state.row[slot] != card.index:
        if card.index not in state.deck:
            raise NotThere("hr-all-seen", "5", card=card.name, count=card.definition.copies)
        state.deck.remove(card.index)
        if state.row[slot] != EMPTY:
            state.deck.insert(0, state.row[slot])
        state.row[slot] = card.index
    state.asks = [ask for ask in state.asks if ask[0] != TURNED or ask[2] != slot]
    _told(state, state.active[0], message("hr-correct-slot", slot=act.slot, card=card.name), tell)


def correct_champion(state: HeroState, act: acts.CorrectChampion, tell: Told) -> None:
    """A champion is in play before a player, or is not."""
    seat, card = seat_of(state, act.player), card_of(state, act.champion.partition("#")[0])
    if not card.champion:
        raise NotThere("hr-no-champion", "6.1", card=card.name)
    if act.there:
        _put_into_play(state, seat, card, tell)
    else:
        laid = on_table(state, seat, act.champion, lambda laid: True, beside=False)[1]
        leave(state, seat, laid)
        to_owner(state, laid)
    kind = "hr-correct-there" if act.there else "hr-correct-gone"
    _told(state, seat, Message(kind, {"name": who(state, seat), "card": card.name}), tell)


def _put_into_play(state: HeroState, seat: int, card: Card, tell: Told) -> None:
    """From what people own or may own; a chair's champion from where it goes when it is stunned."""
    if state.seats[seat].out:
        raise OutOfReach("hr-is-out", "8.4", name=who(state, seat))
    if seat in state.table.people:
        enter(state, seat, card.index, claim(state, seat, card, tell))
        return
    pile = state.seats[seat].grimoire if card.minion else state.seats[seat].discard
    if card.index not in pile:
        raise NotThere("hr-not-in-discard", "6.4", name=who(state, seat), card=card.name)
    pile.remove(card.index)
    enter(state, seat, card.index, seat)


def correct_item(state: HeroState, act: acts.CorrectItem, tell: Told) -> None:
    """A hoard item that was revealed lies before another player."""
    seat, item = seat_of(state, act.player), card_of(state, act.item)
    for holder in state.seats:
        for laid in holder.beside:
            if laid.card == item.index and item.role == "hoard":
                holder.beside.remove(laid)
                state.seats[seat].beside.append(laid)
                laid.owner = seat
                _told(state, seat, message("hr-correct-item", name=who(state, seat), card=item.name), tell)
                return
    raise NotThere("hr-item-hidden", "9.2", card=item.name)


def _told(state: HeroState, seat: int, what: Message, tell: Told) -> None:
    if tell:
        reason = Reason("hero_realms 1", message("hr-table-says"))
        tell(Event(what, reason, "remind", state.table.places[seat].id))
