"""Counting: add to a counter, take from it, set it, set its highest value."""

from __future__ import annotations

from companion.games.tracker import ending
from companion.games.tracker.acts import Change, Limit, Put
from companion.games.tracker.naming import find_counter
from companion.games.tracker.sheet import CounterDef
from companion.games.tracker.state import SheetState
from companion.games.tracker.values import message_for, seat_name, seen, tell_change, write
from companion.kernel.events import Event, Reason, Tell
from companion.kernel.limits import rung
from companion.kernel.refusals import BeyondLimit, Malformed, NotNow
from companion.kernel.words import Argument, Message

LARGEST = 1_000_000
"""No counter at a table goes further than this; it keeps mistyped numbers and endless files out."""


def change(state: SheetState, act: Change, tell: Tell) -> None:
    """Add to a counter, or take from it."""
    if act.by == 0:
        raise Malformed("change-zero")
    definition = _countable(state, act.counter, act.seat)
    before = state.value(act.counter, act.seat)
    _check(state, definition, act.seat, before, before + act.by)
    write(state, act.counter, act.seat, before + act.by)
    tell_change(state, definition, act.seat, before, tell)
    _follow(state, definition, act.seat, before, tell)


def put(state: SheetState, act: Put, tell: Tell) -> None:
    """Set a counter to a value."""
    definition = _countable(state, act.counter, act.seat)
    before = state.value(act.counter, act.seat)
    _check(state, definition, act.seat, before, act.to)
    write(state, act.counter, act.seat, act.to)
    told = seen(state, definition, act.seat)
    tell(Event(Message(message_for("counter-put", act.seat), told), tone="plain", seat=act.seat))
    _follow(state, definition, act.seat, before, tell)


def limit(state: SheetState, act: Limit, tell: Tell) -> None:
    """Set the highest value of a counter, as the table's own card shows it."""
    definition = _countable(state, act.counter, act.seat)
    shown = state.value(act.counter, act.seat)
    if act.to is not None and (act.to < shown or act.to > LARGEST):
        raise BeyondLimit("limit-under-value", counter=definition.name, value=shown, to=act.to)
    highs = state.highs.setdefault(state.sheet.holder(act.counter, act.seat), {})
    if act.to is None:
        highs.pop(act.counter, None)
    else:
        highs[act.counter] = act.to
    told = seen(state, definition, act.seat) | {"high": act.to if act.to is not None else 0}
    tell(
        Event(
            Message(message_for("limit-set" if act.to is not None else "limit-lifted", act.seat), told),
            seat=act.seat,
        )
    )


def _countable(state: SheetState, counter: str, seat: str) -> CounterDef:
    found = find_counter(state, counter, seat)
    if seat in state.out:
        raise NotNow("seat-is-out", name=state.name(seat))
    return found


def _check(state: SheetState, counter: CounterDef, seat: str, before: int, after: int) -> None:
    limits = state.limits(counter.id, seat)
    told: dict[str, Argument] = {
        "counter": counter.name,
        "name": seat_name(state, seat),
        "value": before,
        "wanted": after,
    }
    if limits.low is not None and after < limits.low:
        raise BeyondLimit("below-limit", **told, low=limits.low, room=before - limits.low)
    if limits.high is not None and after > limits.high:
        raise BeyondLimit("above-limit", **told, high=limits.high, room=max(0, limits.high - before))
    if abs(after) > LARGEST:
        raise BeyondLimit("above-limit", **told, high=LARGEST, room=LARGEST - before)


def _follow(state: SheetState, counter: CounterDef, seat: str, before: int, tell: Tell) -> None:
    """What a new value leads to: a level, an elimination, a winner."""
    after = state.value(counter.id, seat)
    for ladder in state.sheet.ladders:
        if ladder.counter != counter.id:
            continue
        steps = [(r.at, r) for r in ladder.rungs]
        old, new = rung(before, steps), rung(after, steps)
        for reached in [r for r in ladder.rungs if old.at < r.at <= new.at] or ([new] if new.at < old.at else []):
            told: dict[str, Argument] = {
                "name": seat_name(state, seat),
                "ladder": ladder.name,
                "rung": reached.name,
            }
            tell(Event(Message("rung-reached", told), Reason(ladder.source), "gain", seat))
            if reached.remind and new.at > old.at:
                state.reminders = (*state.reminders, reached.remind)
                tell(Event(Message("reminder", {"text": reached.remind}), Reason(ladder.source), "remind", seat))
    ending.look(state, counter.id, seat, tell)
