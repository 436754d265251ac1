"""Who and which card: seats and cards by the names people type, and the other way round."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.events import seat_name
from companion.games.hero_realms.refusals import NotThere, NotYourTurn
from companion.games.hero_realms.state import EMPTY, CardInPlay, HeroState
from companion.kernel.refusals import Malformed, Unknown


def distinct_card_ids(state: HeroState, cards: list[int], prefix: str = "") -> list[str]:
    """The ids of cards, each kind once."""
    names = state.table.book.names
    return [prefix + names[card] for card in dict.fromkeys(cards)]


def seat_indices_to_ids(state: HeroState, seats: list[int] | tuple[int, ...]) -> list[str]:
    """The ids of seats."""
    return [state.table.places[seat].id for seat in seats]


def card_references(state: HeroState, seat: int, laid: list[CardInPlay]) -> list[str]:
    """How cards before a seat are called; the second of a kind has `#2` behind it."""
    names, place, seen = state.table.book.names, state.table.places[seat].id, dict[int, int]()
    chosen = {id(card) for card in laid}
    found = []
    for card in (*state.seats[seat].play, *state.seats[seat].beside):
        seen[card.card] = count = seen.get(card.card, 0) + 1
        if id(card) in chosen:
            found.append(f"{place}/{names[card.card]}" + (f"#{count}" if count > 1 else ""))
    return found


def require_card_by_reference(state: HeroState, ref: str) -> tuple[int, CardInPlay]:
    """The card that `seat/card#n` means."""
    place, _, rest = ref.partition("/")
    name, _, number = rest.partition("#")
    seat, card = state.table.index[place], state.table.book.index(name)
    same = [x for x in (*state.seats[seat].play, *state.seats[seat].beside) if x.card == card]
    return seat, same[int(number or 1) - 1]


def require_acting_seat(state: HeroState, seat: str) -> int:
    """The seat that acts."""
    active = state.active
    if not seat:
        if len(active) > 1:
            raise NotYourTurn("hr-say-who", "7.4", options=", ".join(state.table.places[n].id for n in active))
        return active[0]
    index = require_seat_index(state, seat)
    if index not in active or state.seats[index].out:
        raise NotYourTurn(
            "hr-not-your-turn", "3", name=seat_name(state, index), turn=[seat_name(state, n) for n in active]
        )
    return index


def require_seat_index(state: HeroState, seat: str) -> int:
    """The number of a seat."""
    index = state.table.index.get(seat)
    if index is None:
        raise Unknown("hr-no-seat", found=seat, options=", ".join(state.table.index))
    return index


def require_card_by_id(state: HeroState, card: str) -> Card:
    """The card with this id."""
    found = state.table.book.by_id.get(card)
    if found is None:
        raise Unknown("hr-no-card", found=card)
    return found


def _split(state: HeroState, ref: str) -> tuple[Card, int]:
    """`orc-grunt#2` is the second Orc Grunt; 0 means any."""
    found = state.table.book.by_id.get(ref)
    if found is not None:
        return found, 0
    name, _, number = ref.partition("#")
    if not number.isdecimal():
        raise Unknown("hr-no-card", found=ref)
    return require_card_by_id(state, name), int(number)


def require_card_on_table(
    state: HeroState, seat: int, ref: str, ready: Callable[[CardInPlay], bool], beside: bool = True
) -> tuple[Card, CardInPlay]:
    """A card before a seat; where several are meant, the first that is `ready`, or else simply the first."""
    card, number = _split(state, ref)
    mine, index = state.seats[seat], card.index
    same = [laid for laid in mine.play if laid.card == index]
    if beside and not same:
        same = [laid for laid in mine.beside if laid.card == index]
    if number:
        same = same[number - 1 : number]
    if not same:
        raise NotThere("hr-not-in-play", "4", name=seat_name(state, seat), card=card.name)
    for laid in same:
        if ready(laid):
            return card, laid
    return card, same[0]


# --- as typed ------------------------------------------------------------------------------------


def parse_seat(state: HeroState, typed: str) -> str:
    """The id of a seat by its id or name."""
    wanted = typed.lower()
    for place in state.table.places:
        if wanted in (place.id.lower(), str(place.name).lower()):
            return place.id
    raise Unknown("hr-no-seat", found=typed, options=", ".join(state.table.index))


def parse_card(state: HeroState, typed: str, likely: Iterable[int] = ()) -> str:
    """A card by its id or a beginning of it; `likely` are the cards to look among first."""
    name, hash_sign, number = typed.lower().partition("#")
    names = state.table.book.names
    if name in state.table.book.by_id:
        return name + hash_sign + number
    for among in ({names[card] for card in likely if card != EMPTY}, set(names)):
        matches = sorted(full for full in among if full.startswith(name))
        if len(matches) == 1:
            return matches[0] + hash_sign + number
        if matches and among != set(names):
            raise Unknown("hr-which-card", found=typed, options=", ".join(matches))
    raise Unknown("hr-no-card", found=typed)


def is_number(typed: str) -> bool:
    """Whether a word is a number that somebody may have meant."""
    return typed.isdecimal() and len(typed) < 7


def malformed_line_refusal(line: str, expected: str) -> Malformed:
    """The refusal that shows how a line is written."""
    return Malformed("hr-bad-line", found=line, expected=expected)
