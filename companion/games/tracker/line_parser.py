"""Short lines as people type them, turned into acts: `life red -3`, `round next`, `gold blue =12`, `leader ana`.

A line begins with what it is about (a counter, track, mark, token, dial or meter of this table, or one of the words
`out back win end note rename roll rolled draw clock`), then names the seat, then the change. Names may be given in any
of our languages and cut short as long as they stay clear.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.games.tracker import acts
from companion.games.tracker.acts import Act
from companion.games.tracker.name_lookup import Named, find_matching_ids, unknown_name_refusal
from companion.games.tracker.score_sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.messages import message
from companion.kernel.refusals import Malformed, Unknown

_TRACKS = ("turn", "phase", "round")


def parse_line(state: SheetState, line: str, now: int = 0) -> Act:
    """The act that a line stands for at this table, or a refusal that says which word was not understood.

    `now` is the time in milliseconds, for lines about a clock.
    """
    words = line.split()
    if not words:
        raise Malformed("line-empty")
    subject, rest = words[0], words[1:]
    if verb := _VERBS.get(subject.casefold()):
        return verb(_Line(state, rest, line, now))
    kind, wanted = _subject(state, subject)
    return _READ[kind](state, wanted, rest)


def example_typed_lines(state: SheetState) -> list[str]:
    """A few lines that would work at this table, for help texts."""
    seat = state.living[0] if state.living else state.sheet.seats[0].id
    lines = [f"{c.id} {seat} -1" for c in state.counters_of(seat)[:2]]
    lines += [f"{c.id} +1" for c in state.table_counters()[:1]]
    flow = state.sheet.flow
    lines += ["turn next"] * bool(flow.turns) + ["phase next"] * bool(flow.phases) + ["round next"] * flow.rounds
    lines += [f"{m.id} {seat} on" for m in state.sheet.marks[:1]]
    return lines


# --- what a line is about ------------------------------------------------------------------------


def _subject(state: SheetState, typed: str) -> tuple[str, str]:
    """The kind of thing the first word names, and its id."""
    kinds: dict[str, tuple[str, str]] = {f"track:{track}": ("track", track) for track in _TRACKS}
    candidates: list[tuple[str, Sequence[str]]] = [(f"track:{track}", [track]) for track in _TRACKS]
    for kind, items in _things(state):
        for item in items:
            kinds[f"{kind}:{item.id}"] = (kind, item.id)
            candidates.append((f"{kind}:{item.id}", [item.id, *item.name.values()]))
    found = find_matching_ids(typed, candidates)
    if len(found) == 1:
        return kinds[found[0]]
    if found:
        raise Unknown("line-ambiguous", found=typed, options=[key.split(":")[1] for key in found])
    raise Unknown("line-unknown", found=typed, options=example_typed_lines(state))


def _things(state: SheetState) -> list[tuple[str, Sequence[Named]]]:
    sheet = state.sheet
    return [
        ("counter", sheet.counters),
        ("mark", sheet.marks),
        ("token", sheet.tokens),
        ("dial", sheet.dials),
        ("meter", sheet.meters),
    ]


def _seat(state: SheetState, typed: str) -> str:
    by_name = find_matching_ids(typed, [(s.id, [s.id, s.name, *state.name(s.id).values()]) for s in state.sheet.seats])
    found = by_name or find_matching_ids(typed, [(s.id, [*s.kind_name.values()]) for s in state.sheet.seats])
    if len(found) == 1:
        return found[0]
    if found:
        raise Unknown("line-ambiguous", found=typed, options=[state.name(s) for s in found])
    raise Unknown("unknown-seat", found=typed, options=[state.name(s.id) for s in state.sheet.seats])


def _one_of(typed: str, items: Sequence[Named], what: str) -> str:
    found = find_matching_ids(typed, [(item.id, [item.id, *item.name.values()]) for item in items])
    if len(found) == 1:
        return found[0]
    raise unknown_name_refusal(items, typed, what)


# --- the rest of the line ------------------------------------------------------------------------


def _number(typed: str) -> tuple[bool, int]:
    """A change: `+2` and `-3` add, `=12` sets (a bare number is refused, since it could mean either)."""
    found = re.fullmatch(r"(=|\+|-|−)(-?)(\d{1,7})", typed)
    if found is None or (found[2] and found[1] != "="):
        raise Malformed("line-number", found=typed)
    value = -int(found[3]) if found[2] else int(found[3])
    return found[1] == "=", -value if found[1] in "-−" else value


def _counter(state: SheetState, counter: str, rest: list[str]) -> Act:
    if not 1 <= len(rest) <= 3:
        raise Malformed("line-counter", counter=counter, options=example_typed_lines(state))
    seat = TABLE if len(rest) == 1 else _seat(state, rest[0])
    if len(rest) == 3:
        return _limit(counter, seat, rest[1:])
    puts, value = _number(rest[-1])
    return acts.Put(counter, value, seat) if puts else acts.Change(counter, value, seat)


def _limit(counter: str, seat: str, rest: list[str]) -> Act:
    if rest[0] != "max":
        raise Malformed("line-number", found=" ".join(rest))
    return acts.Limit(counter, None if rest[1] == "none" else _number(rest[1])[1], seat)


def _track(state: SheetState, track: str, rest: list[str]) -> Act:
    if rest == ["next"]:
        return acts.Next(track)  # type: ignore[arg-type]
    if len(rest) == 1 and rest[0].startswith("=") and len(rest[0]) > 1:
        to = rest[0][1:]
        if track == "turn":
            to = _seat(state, to)
        if track == "phase":
            to = _one_of(to, state.sheet.flow.phases, "phase")
        return acts.Jump(track, to)  # type: ignore[arg-type]
    raise Malformed("line-track", track=track)


def _mark(state: SheetState, mark: str, rest: list[str]) -> Act:
    if len(rest) != 2 or rest[1] not in ("on", "off"):
        raise Malformed("line-mark", mark=mark)
    return acts.Mark(mark, _seat(state, rest[0]), rest[1] == "on")


def _token(state: SheetState, token: str, rest: list[str]) -> Act:
    if len(rest) != 1:
        raise Malformed("line-token", token=token)
    return acts.Hand(token, _seat(state, rest[0]))


def _dial(state: SheetState, dial: str, rest: list[str]) -> Act:
    wanted = next(d for d in state.sheet.dials if d.id == dial)
    if len(rest) != 2:
        options = [m.id for m in wanted.moves] + [f"={v.id}" for v in wanted.values]
        raise Malformed("line-dial", dial=dial, options=options)
    seat = _seat(state, rest[0])
    if rest[1].startswith("="):
        return acts.Set(dial, seat, _one_of(rest[1][1:], wanted.values, "dial-value"))
    return acts.Turn(dial, seat, _one_of(rest[1], wanted.moves, "dial-move"))


def _meter(state: SheetState, meter: str, rest: list[str]) -> Act:
    if len(rest) == 2 and rest[0] == "spaces":
        wanted = next(m for m in state.sheet.meters if m.id == meter)
        spaces = tuple(_one_of(typed, wanted.colours, "space") for typed in rest[1].split(",") if typed)
        return acts.Spaces(meter, spaces)
    if len(rest) != 1:
        raise Malformed("line-meter", meter=meter)
    puts, value = _number(rest[0])
    return acts.Place(meter, value) if puts else acts.Move(meter, value)


_READ: dict[str, Callable[[SheetState, str, list[str]], Act]] = {
    "counter": _counter,
    "track": _track,
    "mark": _mark,
    "token": _token,
    "dial": _dial,
    "meter": _meter,
}


# --- lines that begin with a verb ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    state: SheetState
    rest: list[str]
    text: str
    now: int


def _seat_verb(make: Callable[[str], Act], verb: str) -> Callable[[_Line], Act]:
    def read(line: _Line) -> Act:
        if len(line.rest) != 1:
            raise Malformed("line-seat", verb=verb)
        return make(_seat(line.state, line.rest[0]))

    return read


def _finish(line: _Line) -> Act:
    return acts.Finish(tuple(dict.fromkeys(_seat(line.state, typed) for typed in line.rest)))


def _note(line: _Line) -> Act:
    return acts.Note(line.text.strip()[len("note") :].strip())


def _rename(line: _Line) -> Act:
    if len(line.rest) < 2:
        raise Malformed("line-rename")
    return acts.Rename(_seat(line.state, line.rest[0]), " ".join(line.rest[1:]))


def _roll(line: _Line) -> Act:
    if not 1 <= len(line.rest) <= 2 or (len(line.rest) == 2 and not re.fullmatch(r"\d{1,3}", line.rest[1])):
        raise Malformed("line-roll", options=[die.id for die in line.state.sheet.dice])
    return acts.Rolling(
        _one_of(line.rest[0], line.state.sheet.dice, "die"), int(line.rest[1]) if len(line.rest) == 2 else 1
    )


def _rolled(line: _Line) -> Act:
    if len(line.rest) < 2:
        raise Malformed("line-rolled", options=[die.id for die in line.state.sheet.dice])
    wanted = _one_of(line.rest[0], line.state.sheet.dice, "die")
    die = next(d for d in line.state.sheet.dice if d.id == wanted)
    return acts.Rolled(die.id, tuple(_one_of(typed, die.faces, "face") for typed in line.rest[1:]))


def _draw(line: _Line) -> Act:
    waiting = line.state.waiting
    if waiting is None or len(line.rest) > 1:
        raise Malformed("line-draw", note=message("pile-none") if waiting is None else "")
    return acts.Draw(waiting, line.rest[0] if line.rest else None)


def _clock(line: _Line) -> Act:
    doing = line.rest[-1] if line.rest else ""
    if doing not in ("start", "pause", "reset") or len(line.rest) > 2 or not line.state.sheet.timers:
        raise Malformed("line-clock")
    timer = (
        _one_of(line.rest[0], line.state.sheet.timers, "timer")
        if len(line.rest) == 2
        else line.state.sheet.timers[0].id
    )
    return acts.Clock(timer, doing, line.now)  # type: ignore[arg-type]


_VERBS: dict[str, Callable[[_Line], Act]] = {
    "out": _seat_verb(acts.Out, "out"),
    "back": _seat_verb(acts.Back, "back"),
    "win": _finish,
    "end": _finish,
    "note": _note,
    "rename": _rename,
    "roll": _roll,
    "rolled": _rolled,
    "draw": _draw,
    "clock": _clock,
}
