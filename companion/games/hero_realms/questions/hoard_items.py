"""Hoard items: revealed, stolen by card or by skill check, and the faction some of them lend."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import QuestionKind, QuestionKinds, ask_question
from companion.games.hero_realms.card_data.card_definitions import FACTIONS
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.rules.card_zones import discard_from_hand
from companion.games.hero_realms.rules.effect_counts_and_conditions import (
    list_hoard_items,
    players_with_more_hoard_items,
)
from companion.games.hero_realms.rules.name_lookup import distinct_card_ids, require_card_by_reference
from companion.games.hero_realms.state import CardInPlay, HeroState
from companion.kernel.messages import message


def reveal_hoard_items(state: HeroState, seat: int, count: int, tell: OptionalTell) -> None:
    """The next hoard item becomes the Dragon's: hero_realms 9.2."""
    mine = state.seats[seat]
    for _ in range(min(count, len(mine.hoard))):
        item = mine.hoard.pop()
        mine.beside.append(CardInPlay(item, seat))
        if tell:
            told = message("hr-reveals", name=seat_name(state, seat), card=get_card_name(state, item))
            emit_event(tell, state, seat, "9.2", told, "gain")


def transfer_hoard_item(state: HeroState, holder: int, item: int, to: int, tell: OptionalTell) -> None:
    """A hoard item changes hands: hero_realms 9.2. The Ring is readied by every theft."""
    laid = next(x for x in state.seats[holder].beside if x.card == item)
    state.seats[holder].beside.remove(laid)
    state.seats[to].beside.append(laid)
    laid.owner = to
    if state.table.settings.stolen_hoard_arrives_prepared or state.table.cards[item].definition.stays_expended:
        laid.expended = False
    if tell:
        told = message(
            "hr-steals", name=seat_name(state, to), card=get_card_name(state, item), target=seat_name(state, holder)
        )
        emit_event(tell, state, to, "9.2", told, "gain")


def _plunder_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    names = state.table.book.names
    richer = players_with_more_hoard_items(state, seat)
    return [f"{state.table.places[n].id}/{names[item]}" for n in richer for item in list_hoard_items(state, n)]


def _plunder(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    holder, laid = require_card_by_reference(state, option)
    transfer_hoard_item(state, holder, laid.card, seat, tell)


def _skill_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    """Items of others whose skill check the hand can meet: hero_realms 9.4."""
    cards, places = state.table.cards, state.table.places
    worth = sum(cards[card].cost for card in state.seats[seat].hand)
    others = [n for n in range(len(state.seats)) if n != seat]
    return [
        f"{places[n].id}/{cards[item].id}"
        for n in others
        for item in list_hoard_items(state, n)
        if cards[item].check <= worth
    ]


def _skill_steal(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    laid = require_card_by_reference(state, option)[1]
    _pay(state, seat, state.table.cards[laid.card].check, option, tell)


def _pay(state: HeroState, seat: int, left: int, item: str, tell: OptionalTell) -> None:
    if left > 0:
        ask_question(state, "skill-pay", seat, tell, left, item)
        return
    holder, laid = require_card_by_reference(state, item)
    transfer_hoard_item(state, holder, laid.card, seat, tell)


def _pay_options(state: HeroState, seat: int, a: int, b: str) -> list[str]:
    cards = state.table.cards
    return distinct_card_ids(state, [card for card in state.seats[seat].hand if cards[card].cost])


def _skill_pay(state: HeroState, seat: int, a: int, b: str, option: str, tell: OptionalTell) -> None:
    card = state.table.book.index(option)
    discard_from_hand(state, seat, card, tell, "9.4")
    _pay(state, seat, a - state.table.cards[card].cost, b, tell)


def _faction_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    return list(FACTIONS[1:])


def _faction(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    faction = FACTIONS.index(option)
    state.seats[seat].icons[faction] += 1
    state.seats[seat].virtual.append(faction)
    if tell:
        emit_event(tell, state, seat, "9.2", message("hr-faction", name=seat_name(state, seat), faction=option))


KINDS: QuestionKinds = {
    "faction": QuestionKind[object, object](_faction_options, _faction),
    "plunder": QuestionKind[object, object](_plunder_options, _plunder),
    "skill-steal": QuestionKind[object, object](_skill_options, _skill_steal),
    "skill-pay": QuestionKind[int, str](_pay_options, _skill_pay),
}
