"""Counting: add to a counter, take from it, set it, set its highest value."""

from __future__ import annotations

from companion.games.tracker.acts import Change, Limit, Put
from companion.games.tracker.name_lookup import require_counter
from companion.games.tracker.rules.counter_values import (
    LARGEST,
    counter_message_arguments,
    message_id_for_seat,
    seat_name,
    tell_counter_change,
    write_counter,
)
from companion.games.tracker.score_sheet import CounterDef, LadderDef
from companion.games.tracker.state import SheetState
from companion.kernel.building_blocks.counter_limits import crossed_thresholds, find_reached_rung
from companion.kernel.events import Event, Reason, Tell
from companion.kernel.messages import Argument, Message
from companion.kernel.refusals import BeyondLimit, Malformed, NotNow


def change_counter(state: SheetState, act: Change, tell: Tell) -> None:
    """Add to a counter, or take from it."""
    if act.by == 0:
        raise Malformed("change-zero")
    definition = _countable(state, act.counter, act.seat)
    before = state.value(act.counter, act.seat)
    _check(state, definition, act.seat, before, before + act.by)
    write_counter(state, act.counter, act.seat, before + act.by)
    tell_counter_change(state, definition, act.seat, before, tell)
    _follow(state, definition, act.seat, before, tell)


def set_counter(state: SheetState, act: Put, tell: Tell) -> None:
    """Set a counter to a value."""
    definition = _countable(state, act.counter, act.seat)
    before = state.value(act.counter, act.seat)
    _check(state, definition, act.seat, before, act.to)
    write_counter(state, act.counter, act.seat, act.to)
    told = counter_message_arguments(state, definition, act.seat)
    tell(Event(Message(message_id_for_seat("counter-put", act.seat), told), tone="plain", seat=act.seat))
    _follow(state, definition, act.seat, before, tell)


def set_counter_limit(state: SheetState, act: Limit, tell: Tell) -> None:
    """Set the highest value of a counter, as the table's own card shows it."""
    definition = _countable(state, act.counter, act.seat)
    shown = state.value(act.counter, act.seat)
    high = act.to if act.to is not None else definition.high
    if high is not None and not shown <= high <= LARGEST:
        raise BeyondLimit("limit-under-value", counter=definition.name, value=shown, to=high)
    _set_high(state, definition, act.seat, act.to)
    told = counter_message_arguments(state, definition, act.seat) | {"high": act.to if act.to is not None else 0}
    tell(
        Event(
            Message(message_id_for_seat("limit-set" if act.to is not None else "limit-lifted", act.seat), told),
            seat=act.seat,
        )
    )


def _set_high(state: SheetState, counter: CounterDef, seat: str, to: int | None) -> None:
    if counter.high_from is not None and state.has(counter.high_from, seat):
        # The limit is a counter of its own, and 0 stands for "not known".
        write_counter(state, counter.high_from, seat, to or 0)
        return
    highs = state.highs.setdefault(state.sheet.holder(counter.id, seat), {})
    if to is None:
        highs.pop(counter.id, None)
    else:
        highs[counter.id] = to


def _countable(state: SheetState, counter: str, seat: str) -> CounterDef:
    found = require_counter(state, counter, seat)
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
        raise BeyondLimit(message_id_for_seat("below-limit", seat), **told, low=limits.low, room=before - limits.low)
    if limits.high is not None and after > limits.high:
        raise BeyondLimit(
            message_id_for_seat("above-limit", seat), **told, high=limits.high, room=max(0, limits.high - before)
        )
    if after < -LARGEST:
        raise BeyondLimit(message_id_for_seat("below-limit", seat), **told, low=-LARGEST, room=before + LARGEST)
    if after > LARGEST:
        raise BeyondLimit(message_id_for_seat("above-limit", seat), **told, high=LARGEST, room=LARGEST - before)
    _check_those_under(state, counter, seat, after)


def _check_those_under(state: SheetState, counter: CounterDef, seat: str, after: int) -> None:
    """Refuse a highest value below what has been counted already."""
    for other in state.counters_of(seat):
        if other.high_from == counter.id and 0 < after < state.value(other.id, seat):
            raise BeyondLimit("limit-under-value", counter=other.name, value=state.value(other.id, seat), to=after)


def _follow(state: SheetState, counter: CounterDef, seat: str, before: int, tell: Tell) -> None:
    """What a new value leads to: a level, or a goal. Whether somebody is out is settled after the act."""
    for ladder in state.sheet.ladders:
        if ladder.counter == counter.id:
            _climb(state, ladder, seat, before, tell)
    _aim(state, counter, seat, before, tell)


def _climb(state: SheetState, ladder: LadderDef, seat: str, before: int, tell: Tell) -> None:
    after = state.value(ladder.counter, seat)
    met = crossed_thresholds(before, after, [r.at for r in ladder.rungs])
    climbed = [r for r in ladder.rungs if r.at in met]
    # Going down, only the level one falls to is told.
    for reached in (
        climbed if after > before else [find_reached_rung(after, [(r.at, r) for r in ladder.rungs])] * bool(met)
    ):
        told: dict[str, Argument] = {"name": seat_name(state, seat), "ladder": ladder.name, "rung": reached.name}
        tell(Event(Message(message_id_for_seat("rung-reached", seat), told), Reason(ladder.source), "gain", seat))
        if reached.remind and after > before:
            state.remind(reached.remind)
            tell(Event(Message("reminder", {"text": reached.remind}), Reason(ladder.source), "remind", seat))


def _aim(state: SheetState, counter: CounterDef, seat: str, before: int, tell: Tell) -> None:
    if counter.goal is None or not state.has(counter.goal.counter, seat):
        return
    goal = state.value(counter.goal.counter, seat)
    if goal > 0 and before < goal <= state.value(counter.id, seat):
        state.remind(counter.goal.remind)
        told = Message("reminder", {"text": counter.goal.remind})
        tell(Event(told, Reason(counter.source), "remind", seat))
