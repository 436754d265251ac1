"""Finding what people name: a seat, a counter, a mark, by its id, its name, or an unambiguous beginning of either."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from companion.games.tracker.score_sheet import TABLE, CounterDef, Seat
from companion.games.tracker.state import SheetState
from companion.kernel.messages import Text
from companion.kernel.refusals import Unknown


class Named(Protocol):
    """Something with an id and a name in several languages."""

    @property
    def id(self) -> str:
        """The id in the data."""

    @property
    def name(self) -> Text:
        """The name people read."""


N = TypeVar("N", bound=Named)


def normalize_letters(word: str) -> str:
    """A word in small letters without accents, for comparing what people type."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


def find_matching_ids(typed: str, candidates: Iterable[tuple[str, Sequence[str]]]) -> list[str]:
    """The ids whose names are, or else begin with, what was typed."""
    wanted = normalize_letters(typed)
    named = [(key, [normalize_letters(name) for name in names]) for key, names in candidates]
    # A face that stands on a die twice is still one name.
    exact = dict.fromkeys(key for key, names in named if wanted in names)
    return list(exact or dict.fromkeys(key for key, names in named if any(n.startswith(wanted) for n in names)))


def require_definition(items: Sequence[N], wanted: str, what: str) -> N:
    """The definition with this id, or a refusal that lists those there are."""
    for item in items:
        if item.id == wanted:
            return item
    raise unknown_name_refusal(items, wanted, what)


def unknown_name_refusal(items: Sequence[Named], found: str, what: str) -> Unknown:
    """The refusal of a name that is not among these."""
    names = list({item.id: item.name for item in items}.values())
    return Unknown(f"unknown-{what}", found=found, options=names) if names else Unknown("unknown-none", found=found)


def require_seat(state: SheetState, seat: str) -> Seat:
    """The seat with this id, or a refusal that lists those there are."""
    for candidate in state.sheet.seats:
        if candidate.id == seat:
            return candidate
    raise Unknown("unknown-seat", found=seat, options=[state.name(s.id) for s in state.sheet.seats])


def require_counter(state: SheetState, counter: str, seat: str) -> CounterDef:
    """The counter with this id that the seat keeps, or a refusal that lists those it keeps."""
    if seat != TABLE:
        require_seat(state, seat)
    found = require_definition(state.sheet.counters, counter, "counter")
    if state.has(counter, seat):
        return found
    if seat == TABLE:
        keepers = [state.name(s.id) for s in state.sheet.seats if state.has(counter, s.id)]
        raise Unknown("counter-needs-seat", counter=found.name, options=[*keepers])
    kept = [c.name for c in state.counters_of(seat)]
    raise Unknown("counter-not-kept", counter=found.name, name=state.name(seat), options=[*kept])
