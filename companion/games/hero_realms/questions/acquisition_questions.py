"""Questions about acquiring: which card, what turned up in its market slot, and where the card goes."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import QuestionKind, QuestionKinds
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.rules.card_zones import TURNED, refill_market_slot
from companion.games.hero_realms.rules.name_lookup import distinct_card_ids
from companion.games.hero_realms.state import EMPTY, HeroState, PendingQuestion
from companion.kernel.messages import message


def _free_options(state: HeroState, seat: int, a: int, b: object) -> list[str]:
    cards, book = state.table.cards, state.table.book
    found = distinct_card_ids(state, [card for card in state.row if card != EMPTY and cards[card].cost <= a])
    if state.gems and cards[book.gem].cost <= a:
        found.append(book.names[book.gem])
    return found


def _free(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    card = state.table.book.index(option)
    remove_from_market_and_refill(state, seat, card, tell)
    place_acquired_card_or_ask(state, seat, card, tell)


def remove_from_market_and_refill(state: HeroState, seat: int, card: int, tell: OptionalTell) -> None:
    """Take a card from its slot, which is refilled at once, or from the Fire Gem stack: hero_realms 5."""
    if card == state.table.book.gem:
        state.gems -= 1
    else:
        refill_market_slot(state, state.row.index(card), seat, tell)


def place_acquired_card_or_ask(state: HeroState, seat: int, card: int, tell: OptionalTell) -> None:
    """Put an acquired card on the discard pile, unless an effect for the next acquired card says otherwise."""
    mine = state.seats[seat]
    if not mine.pending:
        put_acquired_card_into_zone(state, seat, card, "discard", tell)
        return
    mine.pending = [p for p in mine.pending if p[1] != "cost-1" or not _matches(state, p[0], card)]
    places = list(dict.fromkeys(what for kind, what in mine.pending if _matches(state, kind, card)))
    if not places:
        put_acquired_card_into_zone(state, seat, card, "discard", tell)
    elif len(places) == 1 or state.table.settings.pending_acquire_choice == "oldest":
        _goes(state, seat, card, None, places[0], tell)
    else:
        # Several effects match: the player chooses one, the others stay (hero_realms 5 and 12).
        state.asks.append(PendingQuestion("goes", seat, card, places))


def _turned_options(state: HeroState, seat: int, a: int, b: object) -> list[str]:
    """Every card of which a copy has not been seen yet."""
    return distinct_card_ids(state, sorted(state.deck))


def _turned(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    card = state.table.book.index(option)
    state.deck.remove(card)
    state.row[a] = card
    if tell:
        emit_event(tell, state, seat, "5", message("hr-turns-up", slot=a + 1, card=get_card_name(state, card)))


def _matches(state: HeroState, kind: str, card: int) -> bool:
    return kind == "any" or state.table.cards[card].type == kind


def acquisition_discount(state: HeroState, seat: int, card: int) -> int:
    """What the next-acquire effects take off the cost of a card."""
    return sum(1 for kind, what in state.seats[seat].pending if what == "cost-1" and _matches(state, kind, card))


def _goes_options(state: HeroState, seat: int, a: int, b: list[str]) -> list[str]:
    return b


def _goes(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    pending = state.seats[seat].pending
    used = next(n for n, (kind, what) in enumerate(pending) if what == option and _matches(state, kind, a))
    del pending[used]
    put_acquired_card_into_zone(state, seat, a, option, tell)


def put_acquired_card_into_zone(state: HeroState, seat: int, card: int, where: str, tell: OptionalTell) -> None:
    """An acquired card arrives."""
    mine = state.seats[seat]
    {"discard": mine.discard, "top": mine.deck, "hand": mine.hand}[where].append(card)
    if tell and where != "discard":
        told = message("hr-goes", name=seat_name(state, seat), card=get_card_name(state, card), where=where)
        emit_event(tell, state, seat, "5", told, "gain")


KINDS: QuestionKinds = {
    "free": QuestionKind[int, object](_free_options, _free),
    TURNED: QuestionKind[int, object](_turned_options, _turned),
    "goes": QuestionKind[int, list[str]](_goes_options, _goes),
}
