"""Marks, tokens and dials: what a seat has, who holds what, and where things stand."""

from __future__ import annotations

from companion.games.tracker.acts import Clock, Hand, Mark, Note, Rename, Set, Turn
from companion.games.tracker.name_lookup import normalize_letters, require_definition, require_seat
from companion.games.tracker.score_sheet import DialDef
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Malformed, NotNow, Unknown

LONGEST_NAME = 24
LONGEST_NOTE = 500


def set_mark(state: SheetState, act: Mark, tell: Tell) -> None:
    """Give a seat a mark or take it away."""
    wanted = require_definition(state.sheet.marks, act.mark, "mark")
    seat = require_seat(state, act.seat)
    if wanted.kinds and seat.kind not in wanted.kinds:
        raise Unknown("mark-not-for", mark=wanted.name, name=state.name(seat.id))
    held = state.marks.get(seat.id, ())
    if (wanted.id in held) == act.on:
        raise NotNow("mark-already" if act.on else "mark-not-there", mark=wanted.name, name=state.name(seat.id))
    state.marks[seat.id] = (*held, wanted.id) if act.on else tuple(m for m in held if m != wanted.id)
    told = message("mark-on" if act.on else "mark-off", name=state.name(seat.id), mark=wanted.name)
    tell(Event(told, Reason(wanted.source), "heal" if wanted.good == act.on else "harm", seat.id))


def give_token_to_seat(state: SheetState, act: Hand, tell: Tell) -> None:
    """Hand a token to a seat."""
    token = require_definition(state.sheet.tokens, act.token, "token")
    seat = require_seat(state, act.seat)
    if token.kinds and seat.kind not in token.kinds:
        raise Unknown("mark-not-for", mark=token.name, name=state.name(seat.id))
    if seat.id in state.out:
        raise NotNow("seat-is-out", name=state.name(seat.id))
    if state.tokens.get(token.id) == seat.id:
        raise NotNow("token-already", token=token.name, name=state.name(seat.id))
    state.tokens[token.id] = seat.id
    told = message("token-to", name=state.name(seat.id), token=token.name)
    tell(Event(told, Reason(token.source), seat=seat.id))


def turn_dial(state: SheetState, act: Turn, tell: Tell) -> None:
    """Turn a dial by one of its moves."""
    dial, seat = _dial(state, act.dial, act.seat)
    step = require_definition(dial.moves, act.move, "dial-move")
    before = state.dials[seat][dial.id]
    _point(state, dial, seat, step.to.get(before, before), tell)
    if reminder := step.remind.get(before):
        state.remind(reminder)
        told = message("reminder-for", name=state.name(seat), text=reminder)
        tell(Event(told, Reason(dial.source), "remind", seat))


def set_dial(state: SheetState, act: Set, tell: Tell) -> None:
    """Set a dial to a position."""
    dial, seat = _dial(state, act.dial, act.seat)
    _point(state, dial, seat, require_definition(dial.values, act.to, "dial-value").id, tell)


def rename_seat(state: SheetState, act: Rename, tell: Tell) -> None:
    """Give a seat another name; two seats never share one."""
    seat = require_seat(state, act.seat)
    name = act.name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("name-bad", found=name[:40], high=LONGEST_NAME)
    others = [called for s in state.sheet.seats if s.id != seat.id for called in state.name(s.id).values()]
    if normalize_letters(name) in map(normalize_letters, others):
        raise Malformed("name-taken", found=name)
    before = state.name(seat.id)
    state.names[seat.id] = name
    tell(Event(Message("renamed", {"before": before, "name": name}), seat=seat.id))


def write_note(state: SheetState, act: Note, tell: Tell) -> None:
    """Write a line in the history."""
    text = act.text.strip()
    # Half characters and control codes cannot be kept by every database.
    if not text or len(text) > LONGEST_NOTE or not text.replace("\n", " ").isprintable():
        raise Malformed("note-bad", high=LONGEST_NOTE)
    tell(Event(Message("noted", {"text": text})))


def operate_timer(state: SheetState, act: Clock, tell: Tell) -> None:
    """Start, pause or reset a timer."""
    wanted = require_definition(state.sheet.timers, act.timer, "timer")
    timer = state.timers[wanted.id]
    if act.at < 0:
        raise Malformed("clock-bad", found=act.at)
    if act.do == "start":
        timer.start(act.at)
    elif act.do == "pause":
        timer.pause(act.at)
    else:
        timer.reset()
    tell(Event(Message(f"timer-{act.do}", {"timer": wanted.name})))


def _dial(state: SheetState, dial_id: str, seat_id: str) -> tuple[DialDef, str]:
    dial = require_definition(state.sheet.dials, dial_id, "dial")
    seat = require_seat(state, seat_id)
    if dial.id not in state.dials.get(seat.id, {}):
        raise Unknown("mark-not-for", mark=dial.name, name=state.name(seat.id))
    return dial, seat.id


def _point(state: SheetState, dial: DialDef, seat: str, to: str, tell: Tell) -> None:
    value = next(v for v in dial.values if v.id == to)
    state.dials[seat][dial.id] = to
    tone: Tone = "plain" if value.good is None else ("heal" if value.good else "harm")
    told = message("dial-at", name=state.name(seat), dial=dial.name, value=value.name)
    tell(Event(told, Reason(dial.source), tone, seat))
