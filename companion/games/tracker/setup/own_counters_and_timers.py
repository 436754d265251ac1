"""Score sheets for games without a box: counters, a meter, rounds and a timer that they named themselves."""

from __future__ import annotations

from dataclasses import replace

from companion.games.tracker.rules.counter_values import LARGEST
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.games.tracker.score_sheet import CounterDef, TimerDef
from companion.games.tracker.setup.game_box import Amount, Box, Chosen, Mode, OwnCounter
from companion.kernel.messages import same_text_in_all_languages
from companion.kernel.refusals import BeyondLimit, Malformed

MOST_COUNTERS = 8
SHORTEST_TIMER, LONGEST_TIMER = 5, 6 * 60 * 60


def add_own_counters(box: Box, mode: Mode, chosen: Chosen) -> tuple[Box, Mode]:
    """The box and mode with the counters, meter and rounds that people named."""
    named = chosen.own_counters or (OwnCounter(name="", start=0),)
    if len(named) > MOST_COUNTERS:
        raise BeyondLimit("own-too-many", found=len(named), high=MOST_COUNTERS)
    counters = tuple(_counter(box, n, counter, named) for n, counter in enumerate(named))
    start: dict[str, Amount | int] = {c.id: given.start for c, given in zip(counters, named, strict=True)}
    holds = {kind.id: start for kind in box.kinds}
    meters = box.meters
    if chosen.own_meter is not None:
        meters = tuple(replace(m, name=same_text_in_all_languages(_name(chosen.own_meter))) for m in box.meters)
    if chosen.own_title:
        box = replace(box, name=same_text_in_all_languages(_name(chosen.own_title)))
    flow = replace(box.flow, rounds=chosen.own_rounds)
    turns = mode.turns if chosen.own_rounds else "none"
    kept = meters if chosen.own_meter is not None else ()
    return replace(box, counters=counters, meters=kept, flow=flow), replace(mode, holds=holds, turns=turns)


def build_timers(box: Box, chosen: Chosen) -> tuple[TimerDef, ...]:
    """The timers of the box; a countdown where people typed how long a turn may take."""
    if chosen.timer_seconds is None:
        return box.timers
    if not SHORTEST_TIMER <= chosen.timer_seconds <= LONGEST_TIMER:
        raise BeyondLimit("timer-beyond", found=chosen.timer_seconds, low=SHORTEST_TIMER, high=LONGEST_TIMER)
    return tuple(replace(timer, seconds=chosen.timer_seconds) for timer in box.timers)


def _counter(box: Box, n: int, given: OwnCounter, all_named: tuple[OwnCounter, ...]) -> CounterDef:
    pattern = box.counters[0]
    name = same_text_in_all_languages(_name(given.name)) if given.name else pattern.name
    if [c.name.casefold() for c in all_named].index(given.name.casefold()) != n:
        raise Malformed("name-taken", found=given.name)
    for bound in (given.low, given.high, given.start):
        if bound is not None and abs(bound) > LARGEST:
            raise BeyondLimit("own-number", found=bound, high=LARGEST)
    too_low = given.low is not None and given.start < given.low
    if too_low or (given.high is not None and given.start > given.high):
        raise BeyondLimit("own-start-outside", name=given.name, found=given.start)
    show = "main" if n == 0 else given.show
    return CounterDef(f"c{n + 1}", name, pattern.icon, given.low, given.high, show=show)


def _name(typed: str) -> str:
    name = " ".join(typed.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("name-bad", found=name[:40], high=LONGEST_NAME)
    return name
