"""Writing a counter, and telling that it changed."""

from __future__ import annotations

from companion.games.tracker.sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.words import Argument, Message

LARGEST = 1_000_000
"""No counter at a table goes further than this; it keeps mistyped numbers and endless files out."""


def write(state: SheetState, counter: str, seat: str, value: int) -> None:
    """Set the value, in the team's total where it is shared."""
    state.values[state.sheet.holder(counter, seat)][counter] = value


def shift(state: SheetState, counter: str, seat: str, by: int, tell: Tell, reason: Reason | None = None) -> None:
    """Change a counter as a consequence of something else: as far as its limits allow."""
    before = state.value(counter, seat)
    after = state.limits(counter, seat).clamp(before + by)
    write(state, counter, seat, max(-LARGEST, min(LARGEST, after)))
    if state.value(counter, seat) != before:
        tell_change(state, state.sheet.counter(counter), seat, before, tell, reason)


def tell_change(
    state: SheetState, counter: CounterDef, seat: str, before: int, tell: Tell, reason: Reason | None = None
) -> None:
    """Tell by how much a counter went up or down."""
    by = state.value(counter.id, seat) - before
    tone: Tone = "heal" if (by > 0) == counter.good else "harm"
    told = seen(state, counter, seat) | {"by": abs(by)}
    tell(Event(Message(message_for("counter-up" if by > 0 else "counter-down", seat), told), reason, tone, seat))


def seen(state: SheetState, counter: CounterDef, seat: str) -> dict[str, Argument]:
    """What messages about a counter are filled with."""
    return {"name": seat_name(state, seat), "counter": counter.name, "value": state.value(counter.id, seat)}


def seat_name(state: SheetState, seat: str) -> Argument:
    """The name of a seat; the table has none."""
    return "" if seat == TABLE else state.name(seat)


def message_for(message: str, seat: str) -> str:
    """The id of a message, in its form for the table where nobody in particular is meant."""
    return f"{message}-table" if seat == TABLE else message
