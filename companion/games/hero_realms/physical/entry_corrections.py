"""Corrections of wrong entries without undoing: the table says how it is, and the rules are not checked."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.events import OptionalTell, seat_name
from companion.games.hero_realms.physical.card_ownership import take_shown_card_from_source
from companion.games.hero_realms.physical.combat_acts import MAX_AMOUNT
from companion.games.hero_realms.refusals import NotThere, OutOfReach
from companion.games.hero_realms.rules.attack_reach import update_attack_reach
from companion.games.hero_realms.rules.card_zones import TURNED, put_into_play, remove_from_play, return_to_owner_pile
from companion.games.hero_realms.rules.damage import reduce_health
from companion.games.hero_realms.rules.name_lookup import require_card_by_id, require_card_on_table, require_seat_index
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.events import Event, Reason
from companion.kernel.messages import Message, message
from companion.kernel.refusals import BeyondLimit


def correct_life(state: HeroState, act: acts.CorrectLife, tell: OptionalTell) -> None:
    """Set a player's life; at 0 they are defeated, above it they are back."""
    seat = require_seat_index(state, act.player)
    if not 0 <= act.life <= MAX_AMOUNT:
        raise BeyondLimit("hr-odd-number", found=act.life, most=MAX_AMOUNT)
    life = state.table.places[seat].life
    _told(state, seat, message("hr-correct-life", name=seat_name(state, seat), count=act.life), tell)
    if act.life == 0:
        reduce_health(state, seat, max(0, state.health[life]), tell)
        return
    state.health[life] = act.life
    for member, place in enumerate(state.table.places):
        if place.life == life and state.seats[member].out:
            state.seats[member].out = False
            update_attack_reach(state)


def correct_market_slot(state: HeroState, act: acts.CorrectSlot, tell: OptionalTell) -> None:
    """Another card lies in a slot; the one that was thought to be there is unseen again."""
    card = require_card_by_id(state, act.card)
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
    state.asks = [ask for ask in state.asks if ask.kind != TURNED or ask.a != slot]
    _told(state, state.active[0], message("hr-correct-slot", slot=act.slot, card=card.name), tell)


def correct_champion_in_play(state: HeroState, act: acts.CorrectChampion, tell: OptionalTell) -> None:
    """A champion is in play before a player, or is not."""
    seat, card = require_seat_index(state, act.player), require_card_by_id(state, act.champion.partition("#")[0])
    if not card.champion:
        raise NotThere("hr-no-champion", "6.1", card=card.name)
    if act.there:
        _put_into_play(state, seat, card, tell)
    else:
        laid = require_card_on_table(state, seat, act.champion, lambda laid: True, beside=False)[1]
        remove_from_play(state, seat, laid)
        return_to_owner_pile(state, laid)
    kind = "hr-correct-there" if act.there else "hr-correct-gone"
    _told(state, seat, Message(kind, {"name": seat_name(state, seat), "card": card.name}), tell)


def _put_into_play(state: HeroState, seat: int, card: Card, tell: OptionalTell) -> None:
    """Take the champion from what a physical player owns or may own; a bot's from where it goes when it is stunned."""
    if state.seats[seat].out:
        raise OutOfReach("hr-is-out", "8.4", name=seat_name(state, seat))
    if seat in state.table.people:
        put_into_play(state, seat, card.index, take_shown_card_from_source(state, seat, card, tell))
        return
    pile = state.seats[seat].grimoire if card.minion else state.seats[seat].discard
    if card.index not in pile:
        raise NotThere("hr-not-in-discard", "6.4", name=seat_name(state, seat), card=card.name)
    pile.remove(card.index)
    put_into_play(state, seat, card.index, seat)


def correct_hoard_item_holder(state: HeroState, act: acts.CorrectItem, tell: OptionalTell) -> None:
    """A hoard item that was revealed lies before another player."""
    seat, item = require_seat_index(state, act.player), require_card_by_id(state, act.item)
    for holder in state.seats:
        for laid in holder.beside:
            if laid.card == item.index and item.role == "hoard":
                holder.beside.remove(laid)
                state.seats[seat].beside.append(laid)
                laid.owner = seat
                _told(state, seat, message("hr-correct-item", name=seat_name(state, seat), card=item.name), tell)
                return
    raise NotThere("hr-item-hidden", "9.2", card=item.name)


def _told(state: HeroState, seat: int, what: Message, tell: OptionalTell) -> None:
    if tell:
        reason = Reason("hero_realms 1", message("hr-table-says"))
        tell(Event(what, reason, "remind", state.table.places[seat].id))
