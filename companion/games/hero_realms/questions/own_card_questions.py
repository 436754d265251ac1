"""The own hand, discard pile and deck: discarding, sacrificing, searching, looking at the top."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import QuestionKind, QuestionKinds, ask_question
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.rules.card_zones import (
    discard_from_hand,
    remove_from_game,
    reshuffle_discard_pile,
    shuffle_deck,
    take_from_hand,
)
from companion.games.hero_realms.rules.name_lookup import distinct_card_ids
from companion.games.hero_realms.state import HeroState, PendingQuestion
from companion.kernel.messages import message


def discard_or_ask_which(state: HeroState, seat: int, count: int, tell: OptionalTell) -> None:
    """A player discards cards of their own choice, as many as there are."""
    if seat in state.table.people:
        _tell_to_discard(state, seat, count, tell)
        return
    if count >= len(state.seats[seat].hand):
        for card in state.seats[seat].hand[:]:
            discard_from_hand(state, seat, card, tell)
    else:
        ask_question(state, "discard", seat, tell, count)


def _tell_to_discard(state: HeroState, seat: int, count: int, tell: OptionalTell) -> None:
    """Tell a physical player to discard; nobody needs to say what."""
    mine = state.seats[seat]
    mine.held = max(0, mine.held - count)
    if tell:
        emit_event(
            tell, state, seat, "6.5", message("hr-must-discard", name=seat_name(state, seat), count=count), "remind"
        )


def _discard_options(state: HeroState, seat: int, a: int, b: object) -> list[str]:
    return distinct_card_ids(state, state.seats[seat].hand)


def _discard(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    discard_from_hand(state, seat, state.table.book.index(option), tell)
    if a > 1:
        discard_or_ask_which(state, seat, a - 1, tell)


def _sac_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    mine = state.seats[seat]
    return distinct_card_ids(state, mine.discard, "discard:") + distinct_card_ids(state, mine.hand, "hand:")


def _sac(state: HeroState, seat: int, a: int, b: int, option: str, tell: OptionalTell) -> None:
    zone, _, name = option.partition(":")
    card = state.table.book.index(name)
    if zone == "hand":
        take_from_hand(state, seat, card)
    else:
        state.seats[seat].discard.remove(card)
    remove_from_game(state, seat, card, tell)
    state.did = b + 1
    if a > 1 and _sac_options(state, seat, a, b):
        state.asks.append(PendingQuestion("sac", seat, a - 1, b + 1, optional=True))


def _sac_enough(state: HeroState, seat: int, a: int, b: int, tell: OptionalTell) -> None:
    state.did = b


def _topdeck_options(state: HeroState, seat: int, a: str, b: object) -> list[str]:
    cards = state.table.cards
    return distinct_card_ids(state, [c for c in state.seats[seat].discard if a == "any" or cards[c].champion])


def _topdeck(state: HeroState, seat: int, a: str, b: object, option: str, tell: OptionalTell) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    mine.discard.remove(card)
    mine.deck.append(card)
    state.did = 1
    if tell:
        emit_event(
            tell, state, seat, "4", message("hr-topdecks", name=seat_name(state, seat), card=get_card_name(state, card))
        )


def _search_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    mine = state.seats[seat]
    return distinct_card_ids(state, sorted(mine.deck), "deck:") + distinct_card_ids(state, mine.discard, "discard:")


def _search(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    zone, _, name = option.partition(":")
    mine, card = state.seats[seat], state.table.book.index(name)
    (mine.deck if zone == "deck" else mine.discard).remove(card)
    mine.hand.append(card)
    if tell:
        emit_event(tell, state, seat, "9.2", message("hr-searches", name=seat_name(state, seat)))
    if zone == "deck":
        shuffle_deck(state, seat, tell)


def look_at_top_cards_and_ask(state: HeroState, seat: int, count: int, drop: int, tell: OptionalTell) -> None:
    """Look at the top cards, discard some of them, put the rest back in any order."""
    mine = state.seats[seat]
    if len(mine.deck) < count and mine.discard:
        # Cards needed beyond the deck come from the shuffled discard pile, under what is left: hero_realms 3.4.
        left, mine.deck = mine.deck, []
        reshuffle_discard_pile(state, seat, tell)
        mine.deck += left
    seen = min(count, len(mine.deck))
    if tell and seen:
        emit_event(tell, state, seat, "4", message("hr-looks", name=seat_name(state, seat), count=seen))
    _look_on(state, seat, drop, seen, tell)


def _look_on(state: HeroState, seat: int, drop: int, seen: int, tell: OptionalTell) -> None:
    if drop and seen:
        state.asks.append(PendingQuestion("look-discard", seat, drop, seen, optional=True))
    else:
        _order(state, seat, seen, 0, tell)


def _look_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    return distinct_card_ids(state, state.seats[seat].deck[-b:][::-1])


def _look_discard(state: HeroState, seat: int, a: int, b: int, option: str, tell: OptionalTell) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    place = max(n for n in range(len(mine.deck) - b, len(mine.deck)) if mine.deck[n] == card)
    mine.discard.append(mine.deck.pop(place))
    if tell:
        emit_event(
            tell, state, seat, "4", message("hr-discards", name=seat_name(state, seat), card=get_card_name(state, card))
        )
    _look_on(state, seat, a - 1, b - 1, tell)


def _look_enough(state: HeroState, seat: int, a: int, b: int, tell: OptionalTell) -> None:
    _order(state, seat, b, 0, tell)


def _order(state: HeroState, seat: int, unsettled: int, settled: int, tell: OptionalTell) -> None:
    if unsettled > 1:
        ask_question(state, "look-order", seat, tell, unsettled, settled)


def _order_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    deck = state.seats[seat].deck
    return distinct_card_ids(state, deck[len(deck) - a - b : len(deck) - b][::-1])


def _look_order(state: HeroState, seat: int, a: int, b: int, option: str, tell: OptionalTell) -> None:
    """The card named comes next: right under those that were put in order before."""
    deck, card = state.seats[seat].deck, state.table.book.index(option)
    top = len(deck) - b
    place = max(n for n in range(top - a, top) if deck[n] == card)
    deck.insert(top - 1, deck.pop(place))
    _order(state, seat, a - 1, b + 1, tell)


KINDS: QuestionKinds = {
    "discard": QuestionKind[int, object](_discard_options, _discard),
    "sac": QuestionKind[int, int](_sac_options, _sac, _sac_enough),
    "topdeck": QuestionKind[str, object](_topdeck_options, _topdeck),
    "search": QuestionKind[object, object](_search_options, _search),
    "look-discard": QuestionKind[int, int](_look_options, _look_discard, _look_enough),
    "look-order": QuestionKind[int, int](_order_options, _look_order),
}
