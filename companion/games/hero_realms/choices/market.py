"""Acquiring: which card, what turned up in its place, and where the card goes."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.naming import ids
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.games.hero_realms.zones import TURNED, refill
from companion.kernel.words import message


def _free_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    cards, book = state.table.cards, state.table.book
    found = ids(state, [card for card in state.row if card != EMPTY and cards[card].cost <= a])
    if state.gems and cards[book.gem].cost <= a:
        found.append(book.names[book.gem])
    return found


def _free(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    card = state.table.book.index(option)
    take_from_market(state, seat, card, tell)
    bring(state, seat, card, tell)


def take_from_market(state: HeroState, seat: int, card: int, tell: Told) -> None:
    """Take a card from its slot, which is refilled at once, or from the Fire Gem stack: hero_realms 5."""
    if card == state.table.book.gem:
        state.gems -= 1
    else:
        refill(state, state.row.index(card), seat, tell)


def bring(state: HeroState, seat: int, card: int, tell: Told) -> None:
    """Put an acquired card on the discard pile, unless an effect for the next acquired card says otherwise."""
    mine = state.seats[seat]
    if not mine.pending:
        place_card(state, seat, card, "discard", tell)
        return
    mine.pending = [p for p in mine.pending if p[1] != "cost-1" or not _matches(state, p[0], card)]
    places = list(dict.fromkeys(what for kind, what in mine.pending if _matches(state, kind, card)))
    if not places:
        place_card(state, seat, card, "discard", tell)
    elif len(places) == 1 or state.table.settings.pending_acquire_choice == "oldest":
        _goes(state, seat, card, None, places[0], tell)
    else:
        # Several effects match: the player chooses one, the others stay (hero_realms 5 and 12).
        state.asks.append(["goes", seat, card, places, False])


def _turned_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    """Every card of which a copy has not been seen yet."""
    return ids(state, sorted(state.deck))


def _turned(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    card = state.table.book.index(option)
    state.deck.remove(card)
    state.row[a] = card
    if tell:
        note(tell, state, seat, "5", message("hr-turns-up", slot=a + 1, card=card_name(state, card)))


def _matches(state: HeroState, kind: str, card: int) -> bool:
    return kind == "any" or state.table.cards[card].type == kind


def discount(state: HeroState, seat: int, card: int) -> int:
    """What the next-acquire effects take off the cost of a card."""
    return sum(1 for kind, what in state.seats[seat].pending if what == "cost-1" and _matches(state, kind, card))


def _goes_options(state: HeroState, seat: int, a: int, b: list[str]) -> list[str]:
    return b


def _goes(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    pending = state.seats[seat].pending
    used = next(n for n, (kind, what) in enumerate(pending) if what == option and _matches(state, kind, a))
    del pending[used]
    place_card(state, seat, a, option, tell)


def place_card(state: HeroState, seat: int, card: int, where: str, tell: Told) -> None:
    """An acquired card arrives."""
    mine = state.seats[seat]
    {"discard": mine.discard, "top": mine.deck, "hand": mine.hand}[where].append(card)
    if tell and where != "discard":
        told = message("hr-goes", name=who(state, seat), card=card_name(state, card), where=where)
        note(tell, state, seat, "5", told, "gain")


KINDS: dict[str, tuple[Any, Any]] = {
    "free": (_free_options, _free),
    TURNED: (_turned_options, _turned),
    "goes": (_goes_options, _goes),
}
