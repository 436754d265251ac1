"""Branches, yes or no, numbers, and the cards that the fallen leave or lend to others."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.naming import ids
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.kernel.words import message


def _choose_options(state: HeroState, seat: int, a: list[str], b: list[int]) -> list[str]:
    return a


def _choose(state: HeroState, seat: int, a: list[str], b: list[int], option: str, tell: Told) -> None:
    state.frames[-1][1] = b[a.index(option)]


def _yes_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return ["yes"]


def _yes(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    state.did = 1


def _number_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    return [str(n) for n in range(a, b + 1)]


def _number(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    state.did = int(option)


def _last_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    """A captain that is eliminated may leave one own card to the emperor: hero_realms 7.5."""
    mine = state.seats[seat]
    if seat in state.table.people:
        return ids(state, mine.deck, "cards:")
    return [
        *ids(state, mine.hand, "hand:"),
        *ids(state, sorted(mine.deck), "deck:"),
        *ids(state, mine.discard, "discard:"),
    ]


def _last(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    zone, _, name = option.partition(":")
    mine, card = state.seats[seat], state.table.book.index(name)
    {"hand": mine.hand, "deck": mine.deck, "cards": mine.deck, "discard": mine.discard}[zone].remove(card)
    emperor = next(n for n in state.table.mates(seat) if state.table.places[n].kind == "emperor")
    state.seats[emperor].discard.append(card)
    if tell:
        told = message("hr-passes", name=who(state, seat), card=card_name(state, card), target=who(state, emperor))
        note(tell, state, seat, "7.5", told)


def _lend_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    """A chair borrows from a defeated person: any of their cards may be in the real hand (hero_realms 8.4)."""
    return ids(state, state.seats[seat].deck)


def _lend(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    mine.deck.remove(card)
    mine.held = max(0, mine.held - 1)
    state.seats[a].hand.append(card)
    state.seats[a].borrowed.append((card, seat))
    if tell:
        told = message("hr-borrows", name=who(state, a), card=card_name(state, card), target=who(state, seat))
        note(tell, state, a, "8.4", told)


KINDS: dict[str, tuple[Any, Any]] = {
    "choose": (_choose_options, _choose),
    "yes-no": (_yes_options, _yes),
    "number": (_number_options, _number),
    "last-card": (_last_options, _last),
    "lend": (_lend_options, _lend),
}
