"""Hoard items: revealed, stolen by card or by skill check, and the faction some of them lend."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.asking import ask
from companion.games.hero_realms.cards import FACTIONS
from companion.games.hero_realms.counting import hoard_of, richer_in_hoard
from companion.games.hero_realms.naming import find, ids
from companion.games.hero_realms.state import HeroState, Laid
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.games.hero_realms.zones import discard_from_hand
from companion.kernel.words import message


def reveal_hoard(state: HeroState, seat: int, count: int, tell: Told) -> None:
    """The next hoard item becomes the Dragon's: hero_realms 9.2."""
    mine = state.seats[seat]
    for _ in range(min(count, len(mine.hoard))):
        item = mine.hoard.pop()
        mine.beside.append(Laid(item, seat))
        if tell:
            told = message("hr-reveals", name=who(state, seat), card=card_name(state, item))
            note(tell, state, seat, "9.2", told, "gain")


def move_item(state: HeroState, holder: int, item: int, to: int, tell: Told) -> None:
    """A hoard item changes hands: hero_realms 9.2. The Ring is readied by every theft."""
    laid = next(x for x in state.seats[holder].beside if x.card == item)
    state.seats[holder].beside.remove(laid)
    state.seats[to].beside.append(laid)
    laid.owner = to
    if state.table.settings.stolen_hoard_arrives_prepared or state.table.cards[item].definition.stays_expended:
        laid.expended = False
    if tell:
        told = message("hr-steals", name=who(state, to), card=card_name(state, item), target=who(state, holder))
        note(tell, state, to, "9.2", told, "gain")


def _plunder_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    names = state.table.book.names
    richer = richer_in_hoard(state, seat)
    return [f"{state.table.places[n].id}/{names[item]}" for n in richer for item in hoard_of(state, n)]


def _plunder(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    holder, laid = find(state, option)
    move_item(state, holder, laid.card, seat, tell)


def _skill_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    """Items of others whose skill check the hand can meet: hero_realms 9.4."""
    cards, places = state.table.cards, state.table.places
    worth = sum(cards[card].cost for card in state.seats[seat].hand)
    others = [n for n in range(len(state.seats)) if n != seat]
    return [
        f"{places[n].id}/{cards[item].id}" for n in others for item in hoard_of(state, n) if cards[item].check <= worth
    ]


def _skill_steal(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    laid = find(state, option)[1]
    _pay(state, seat, state.table.cards[laid.card].check, option, tell)


def _pay(state: HeroState, seat: int, left: int, item: str, tell: Told) -> None:
    if left > 0:
        ask(state, "skill-pay", seat, tell, left, item)
        return
    holder, laid = find(state, item)
    move_item(state, holder, laid.card, seat, tell)


def _pay_options(state: HeroState, seat: int, a: int, b: str) -> list[str]:
    cards = state.table.cards
    return ids(state, [card for card in state.seats[seat].hand if cards[card].cost])


def _skill_pay(state: HeroState, seat: int, a: int, b: str, option: str, tell: Told) -> None:
    card = state.table.book.index(option)
    discard_from_hand(state, seat, card, tell, "9.4")
    _pay(state, seat, a - state.table.cards[card].cost, b, tell)


def _faction_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return list(FACTIONS[1:])


def _faction(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    faction = FACTIONS.index(option)
    state.seats[seat].icons[faction] += 1
    state.seats[seat].virtual.append(faction)
    if tell:
        note(tell, state, seat, "9.2", message("hr-faction", name=who(state, seat), faction=option))


KINDS: dict[str, tuple[Any, Any]] = {
    "faction": (_faction_options, _faction),
    "plunder": (_plunder_options, _plunder),
    "skill-steal": (_skill_options, _skill_steal),
    "skill-pay": (_pay_options, _skill_pay),
}
