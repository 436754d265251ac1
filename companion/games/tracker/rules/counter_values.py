"""Changing a counter, and reporting the change."""

from __future__ import annotations

from companion.games.tracker.score_sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.messages import Argument, Message

LARGEST = 1_000_000
"""No counter at a table goes further than this; it keeps mistyped numbers and endless files out."""


def write_counter(state: SheetState, counter: str, seat: str, value: int) -> None:
    """Set the value, in the team's total where it is shared."""
    state.values[state.sheet.holder(counter, seat)][counter] = value


def change_counter_within_limits(
    state: SheetState, counter: str, seat: str, by: int, tell: Tell, reason: Reason | None = None
) -> None:
    """Change a counter as a consequence of something else: as far as its limits allow."""
    before = state.value(counter, seat)
    after = state.limits(counter, seat).clamp(before + by)
    write_counter(state, counter, seat, max(-LARGEST, min(LARGEST, after)))
    if state.value(counter, seat) != before:
        tell_counter_change(state, state.sheet.counter(counter), seat, before, tell, reason)


def tell_counter_change(
    state: SheetState, counter: CounterDef, seat: str, before: int, tell: Tell, reason: Reason | None = None
) -> None:
    """Report by how much a counter went up or down."""
    by = state.value(counter.id, seat) - before
    tone: Tone = "heal" if (by > 0) == counter.good else "harm"
    told = counter_message_arguments(state, counter, seat) | {"by": abs(by)}
    tell(
        Event(Message(message_id_for_seat("counter-up" if by > 0 else "counter-down", seat), told), reason, tone, seat)
    )


def counter_message_arguments(state: SheetState, counter: CounterDef, seat: str) -> dict[str, Argument]:
    """What messages about a counter are filled with."""
    return {"name": seat_name(state, seat), "counter": counter.name, "value": state.value(counter.id, seat)}


def seat_name(state: SheetState, seat: str) -> Argument:
    """The name of a seat; the table has none."""
    return "" if seat == TABLE else state.name(seat)


def message_id_for_seat(message: str, seat: str) -> str:
    """The id of a message, in its form for the table where nobody in particular is meant."""
    return f"{message}-table" if seat == TABLE else message
