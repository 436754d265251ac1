"""Questions about branches, yes or no, numbers, and cards that defeated players leave or lend to others."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import QuestionKind, QuestionKinds
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.rules.name_lookup import distinct_card_ids
from companion.games.hero_realms.state import HeroState
from companion.kernel.messages import message


def _choose_options(state: HeroState, seat: int, a: list[str], b: list[int]) -> list[str]:
    return a


def _choose(state: HeroState, seat: int, a: list[str], b: list[int], option: str, tell: OptionalTell) -> None:
    state.frames[-1][1] = b[a.index(option)]


def _yes_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    return ["yes"]


def _yes(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    state.did = 1


def _number_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    return [str(n) for n in range(a, b + 1)]


def _number(state: HeroState, seat: int, a: int, b: int, option: str, tell: OptionalTell) -> None:
    state.did = int(option)


def _last_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    """A captain that is eliminated may leave one own card to the emperor: hero_realms 7.5."""
    mine = state.seats[seat]
    if seat in state.table.people:
        return distinct_card_ids(state, mine.deck, "cards:")
    return [
        *distinct_card_ids(state, mine.hand, "hand:"),
        *distinct_card_ids(state, sorted(mine.deck), "deck:"),
        *distinct_card_ids(state, mine.discard, "discard:"),
    ]


def _last(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    zone, _, name = option.partition(":")
    mine, card = state.seats[seat], state.table.book.index(name)
    {"hand": mine.hand, "deck": mine.deck, "cards": mine.deck, "discard": mine.discard}[zone].remove(card)
    emperor = next(n for n in state.table.mates(seat) if state.table.places[n].kind == "emperor")
    state.seats[emperor].discard.append(card)
    if tell:
        told = message(
            "hr-passes", name=seat_name(state, seat), card=get_card_name(state, card), target=seat_name(state, emperor)
        )
        emit_event(tell, state, seat, "7.5", told)


def _lend_options(state: HeroState, seat: int, a: int, b: object) -> list[str]:
    """A chair borrows from a defeated person: any of their cards may be in the real hand (hero_realms 8.4)."""
    return distinct_card_ids(state, state.seats[seat].deck)


def _lend(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    mine.deck.remove(card)
    mine.held = max(0, mine.held - 1)
    state.seats[a].hand.append(card)
    state.seats[a].borrowed.append((card, seat))
    if tell:
        told = message(
            "hr-borrows", name=seat_name(state, a), card=get_card_name(state, card), target=seat_name(state, seat)
        )
        emit_event(tell, state, a, "8.4", told)


KINDS: QuestionKinds = {
    "choose": QuestionKind[list[str], list[int]](_choose_options, _choose),
    "yes-no": QuestionKind[object, object](_yes_options, _yes),
    "number": QuestionKind[int, int](_number_options, _number),
    "last-card": QuestionKind[object, object](_last_options, _last),
    "lend": QuestionKind[int, object](_lend_options, _lend),
}
