"""The order of play: turns, phases, rounds, and what each of them brings by itself."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.tracker.acts import Jump, Next
from companion.games.tracker.name_lookup import require_definition
from companion.games.tracker.rules import meters
from companion.games.tracker.rules.counter_values import change_counter_within_limits
from companion.games.tracker.score_sheet import TABLE, Effect, Sheet, When
from companion.games.tracker.state import SheetState
from companion.kernel.building_blocks.counter_limits import find_reached_rung
from companion.kernel.events import Event, Reason, Tell
from companion.kernel.messages import Message
from companion.kernel.refusals import BeyondLimit, NotNow, Unknown


def run_first_turn_and_phase_effects(state: SheetState, tell: Tell) -> None:
    """What the first turn and phase bring. Round 1 brings nothing by itself (heroes3 1)."""
    _begin_turn(state, tell)
    if state.sheet.flow.phases:
        _begin_phase(state, tell)


def advance_turn_phase_or_round(state: SheetState, act: Next, tell: Tell) -> None:
    """Next turn, phase or round."""
    flow = state.sheet.flow
    state.reminders = ()
    if act.track == "turn":
        if not flow.turns:
            raise NotNow("no-turns")
        _next_turn(state, tell)
    elif act.track == "phase":
        if not flow.phases:
            raise NotNow("no-phases")
        _next_phase(state, tell)
    else:
        _next_round(state, tell)


def jump_to_turn_phase_or_round(state: SheetState, act: Jump, tell: Tell) -> None:
    """Put a track right; nothing happens on the way."""
    flow = state.sheet.flow
    state.reminders = ()
    if act.track == "round":
        if not flow.rounds:
            raise NotNow("no-rounds")
        if not act.to.isascii() or not act.to.isdigit() or not 1 <= len(act.to) <= 4 or int(act.to) < 1:
            raise BeyondLimit("jump-bad-round", found=act.to)
        state.round = int(act.to)
        tell(Event(Message("jumped-round", {"round": state.round}), tone="turn"))
    elif act.track == "phase":
        if not flow.phases:
            raise NotNow("no-phases")
        phase = require_definition(flow.phases, act.to, "phase")
        state.phase = flow.phases.index(phase)
        tell(Event(Message("jumped-phase", {"phase": phase.name}), tone="turn"))
    else:
        _jump_turn(state, act.to, tell)


def run_effects(state: SheetState, effects: Iterable[Effect], active: tuple[str, ...], tell: Tell) -> None:
    """Let effects happen, each where its `when` holds."""
    for effect in effects:
        if _holds(state, effect.when, active):
            _happen(state, effect, active, tell)


# --- turns, phases, rounds -----------------------------------------------------------------------


def _next_turn(state: SheetState, tell: Tell) -> None:
    turns = state.sheet.flow.turns
    run_effects(state, state.sheet.flow.turn_end, turns[state.turn], tell)
    for step in range(1, len(turns) + 1):
        at = state.turn + step
        if any(seat in state.living for seat in turns[at % len(turns)]):
            break
    state.turn = at % len(turns)
    if at >= len(turns):
        _begin_round(state, tell)
    _begin_turn(state, tell)


def _next_phase(state: SheetState, tell: Tell) -> None:
    state.phase += 1
    if state.phase == len(state.sheet.flow.phases):
        state.phase = 0
        _begin_round(state, tell)
    _begin_phase(state, tell)


def _next_round(state: SheetState, tell: Tell) -> None:
    """Walk through what is left of this round, so that nothing it brings is skipped."""
    flow, round_now = state.sheet.flow, state.round
    if not flow.rounds:
        raise NotNow("no-rounds")
    if not flow.phases and not flow.turns:
        _begin_round(state, tell)
    while state.round == round_now:
        # What was to be remembered on the way stands in the history; now only what the new round brings matters.
        state.reminders = ()
        if flow.phases:
            _next_phase(state, tell)
        else:
            _next_turn(state, tell)


def _begin_round(state: SheetState, tell: Tell) -> None:
    state.round += 1
    tell(Event(Message("round-begins", {"round": state.round}), tone="turn"))
    run_effects(state, state.sheet.flow.round_begin, state.living, tell)


def _begin_turn(state: SheetState, tell: Tell) -> None:
    if not state.sheet.flow.turns:
        return
    active = tuple(seat for seat in state.active if seat not in state.out)
    tell(Event(Message("turn-begins", {"names": [state.name(seat) for seat in active]}), tone="turn"))
    run_effects(state, state.sheet.flow.turn_begin, active, tell)


def _begin_phase(state: SheetState, tell: Tell) -> None:
    phase = state.sheet.flow.phases[state.phase]
    tell(Event(Message("phase-begins", {"phase": phase.name}), Reason(phase.source), "turn"))
    run_effects(state, phase.begin, state.living, tell)


def _jump_turn(state: SheetState, to: str, tell: Tell) -> None:
    for index, group in enumerate(state.sheet.flow.turns):
        if to in group:
            if to in state.out:
                raise NotNow("seat-is-out", name=state.name(to))
            state.turn = index
            tell(Event(Message("jumped-turn", {"names": [state.name(seat) for seat in group]}), tone="turn"))
            return
    if not state.sheet.flow.turns:
        raise NotNow("no-turns")
    raise Unknown("unknown-seat", found=to, options=[state.name(s.id) for s in state.sheet.seats])


# --- effects -------------------------------------------------------------------------------------


def _holds(state: SheetState, when: When, active: tuple[str, ...]) -> bool:
    return _holds_now(state, when) and _holds_here(state.sheet, when) and _holds_for(state, when, active)


def _holds_now(state: SheetState, when: When) -> bool:
    return (
        state.round >= when.from_round
        and (when.round is None or (state.round % 2 == 1) == (when.round == "odd"))
        and (when.every is None or state.round % when.every == 0)
        and (not when.rounds or state.round in when.rounds)
    )


def _holds_here(sheet: Sheet, when: When) -> bool:
    return (
        (not when.modes or sheet.mode in when.modes)
        and (when.rule is None or sheet.rules.get(when.rule, False))
        and (when.without_rule is None or not sheet.rules.get(when.without_rule, False))
        and (when.players is None or sheet.players == when.players)
    )


def _holds_for(state: SheetState, when: When, active: tuple[str, ...]) -> bool:
    kinds = {state.sheet.seat(seat).kind for seat in active}
    return (when.kind is None or when.kind in kinds) and (not when.fallen or bool(state.out))


def _happen(state: SheetState, effect: Effect, active: tuple[str, ...], tell: Tell) -> None:
    reason, those = Reason(effect.source), _those(state, effect, active)
    if effect.do == "remind":
        if those:
            state.remind(effect.text)
            tell(Event(Message("reminder", {"text": effect.text}), reason, "remind"))
    elif effect.do == "move":
        meters.advance_marker(state, effect.what, effect.amount or 1, tell, reason)
    elif effect.do in ("mark", "unmark"):
        for seat in those:
            _flip(state, effect.what, seat, effect.do == "mark")
    else:
        for seat in those:
            if state.has(effect.what, seat):
                _count(state, effect, seat, tell, reason)


def _count(state: SheetState, effect: Effect, seat: str, tell: Tell, reason: Reason) -> None:
    amount = effect.amount or 0
    if effect.from_counter is not None:
        amount = state.value(effect.from_counter, seat)
    if effect.ladder is not None and effect.gives is not None:
        amount = ladder_value_for_seat(state, effect.ladder, effect.gives, seat)
    before = state.value(effect.what, seat)
    if effect.do == "pass":
        change_counter_within_limits(state, effect.what, seat, -before, tell, reason)
        for heir in state.living:
            if heir != seat and state.sheet.seat(heir).kind == effect.to:
                change_counter_within_limits(state, effect.what, heir, before, tell, reason)
        return
    change_counter_within_limits(
        state, effect.what, seat, amount - before if effect.do == "put" else amount, tell, reason
    )


def _those(state: SheetState, effect: Effect, active: tuple[str, ...]) -> tuple[str, ...]:
    those = active if effect.who == "active" else (*state.living, TABLE)
    return those if effect.marked is None else tuple(s for s in those if effect.marked in state.marks.get(s, ()))


def _flip(state: SheetState, mark: str, seat: str, on: bool) -> None:
    if seat == TABLE:
        return
    held = state.marks.get(seat, ())
    wanted = next((m for m in state.sheet.marks if m.id == mark), None)
    if wanted is None or (wanted.kinds and state.sheet.seat(seat).kind not in wanted.kinds):
        return
    without = tuple(m for m in held if m != mark)
    state.marks[seat] = (*without, mark) if on else without


def ladder_value_for_seat(state: SheetState, ladder: str, gives: str, seat: str) -> int:
    """What a ladder gives a seat at its present level."""
    wanted = next(item for item in state.sheet.ladders if item.id == ladder)
    return find_reached_rung(state.value(wanted.counter, seat), [(r.at, r) for r in wanted.rungs]).gives[gives]
