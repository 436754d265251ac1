"""The history of a table in words; a burst of taps is one change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from companion.kernel.acts import Act
from companion.kernel.events import Event, Reason, Tone, describe_event
from companion.kernel.game import AnyGame, State
from companion.kernel.journal import Step
from companion.kernel.messages import Words
from companion.kernel.refusals import Refused
from companion.kernel.table import AnyTable
from companion.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class ReasonText:
    """What an automatic player said for its act: the rule's paragraph, in words, and what it passed over."""

    rule: str
    text: str = ""
    passed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """One step of the history: what happened, who did it and when, and whether it still counts.

    `kept` is a step before a position that was kept as it was, told by the rules of now.
    """

    steps: tuple[int, ...]
    act: Act
    lines: tuple[tuple[str, Tone], ...]
    who: str
    at: int
    status: Literal["in force", "removed", "impossible", "kept"]
    repaired: bool = False
    why: str = ""
    because: ReasonText | None = None
    rules: tuple[str, ...] = ()
    """The paragraph that each line follows from; empty where none is known."""

    @property
    def ruled(self) -> list[tuple[str, Tone, str]]:
        """The lines, each with its paragraph."""
        rules = self.rules or ("",) * len(self.lines)
        return [(said, tone, rule) for (said, tone), rule in zip(self.lines, rules, strict=True)]

    @property
    def text(self) -> str:
        """The first line, which names the step."""
        return self.lines[0][0] if self.lines else ""


def describe_history(live: LiveTable, words: Words, last: int | None = None) -> list[HistoryItem]:
    """The steps of a table, oldest first; only the last few where `last` is given."""
    with live.lock:
        return describe_table_history(live.table, words, last)


def describe_table_history(table: AnyTable, words: Words, last: int | None = None) -> list[HistoryItem]:
    """The same of a table that only the caller uses."""
    steps = table.steps
    begin = 0 if last is None else max(0, len(steps) - last)
    closed = sum(step.closed for step in steps)
    before = _tell_closed(table, begin, words) if begin < closed else []
    begin = max(begin, closed)
    state = table.history.state_after(begin)
    return before + [_tell(table.game, state, group, words) for group in _bursts(steps[begin:])]


def describe_history_step(table: AnyTable, number: int, words: Words) -> HistoryItem:
    """One step of a table that only the caller uses; no other one is told for it."""
    place = table.history.index(number)
    step = table.steps[place]
    if step.closed:
        state = table.history.replay_by_current_rules(place)
        return _told_closed(step, _what_if(table.game, state, step.act), words)
    return _tell(table.game, table.history.state_after(place), [step], words)


def describe_setup_events(live: LiveTable, words: Words) -> list[str]:
    """What was told when the table was set up."""
    with live.lock:
        return [describe_event(event, words) for event in live.table.opening]


def describe_reason(reason: Reason, words: Words) -> ReasonText:
    """A reason in the reader's language."""
    text = words.say(reason.message) if reason.message is not None else ""
    return ReasonText(reason.rule, text, tuple(words.say(passed) for passed in reason.rejected))


def _bursts(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Neighbouring steps that people made as one; a repaired step stands alone."""

    def key(step: Step) -> object:
        alone = not step.burst or step.repaired_by is not None or not step.in_force
        return step.number if alone else step.burst

    for _, group in groupby(steps, key):
        yield list(group)


def _tell_closed(table: AnyTable, begin: int, words: Words) -> list[HistoryItem]:
    """The steps before a position that was kept, as the rules of now would have them."""
    state, found = table.history.replay_by_current_rules(begin), list[HistoryItem]()
    for step in table.steps[begin:]:
        if step.closed:
            after, events = state.copy(), list[Event]()
            try:
                table.game.apply(after, step.act, events.append)
                state = state if step.removed else after
            except Refused:
                events = []
            found.append(_told_closed(step, events, words))
    return found


def _told_closed(step: Step, events: Sequence[Event], words: Words) -> HistoryItem:
    status: Literal["removed", "kept"] = "removed" if step.removed else "kept"
    repaired, because = step.repaired_by is not None, describe_reason(step.why, words) if step.why is not None else None
    lines = _lines(events, words)
    return HistoryItem((step.number,), step.act, lines, step.who, step.at, status, repaired, because=because)


def _tell(game: AnyGame, state: State, group: list[Step], words: Words) -> HistoryItem:
    first, newest = group[0], group[-1]
    numbers = tuple(step.number for step in group)
    repaired = first.repaired_by is not None
    if not first.in_force:
        shown = _lines(_what_if(game, state, first.act), words)
        why = words.say(first.aside.message) if first.aside is not None else ""
        status: Literal["removed", "impossible"] = "removed" if first.removed else "impossible"
        return HistoryItem(numbers, first.act, shown, first.who, first.at, status, repaired, why)
    merged = game.merged([step.act for step in group]) if len(group) > 1 else first.act
    told = _what_if(game, state, merged) if merged is not None and len(group) > 1 else None
    events: list[Event] = []
    for step in group:
        game.apply(state, step.act, events.append)
    act = merged if merged is not None and told else newest.act
    because = describe_reason(newest.why, words) if newest.why is not None else None
    lines, rules = _lines(told or events, words), tuple(e.reason.rule if e.reason else "" for e in told or events)
    return HistoryItem(numbers, act, lines, newest.who, newest.at, "in force", repaired, because=because, rules=rules)


def _what_if(game: AnyGame, state: State, act: Act) -> list[Event]:
    """The events an act would lead to; where it is impossible here, nothing."""
    events: list[Event] = []
    try:
        game.apply(state.copy(), act, events.append)
    except Refused:
        return []
    return events


def _lines(events: Sequence[Event], words: Words) -> tuple[tuple[str, Tone], ...]:
    return tuple((describe_event(event, words), event.tone) for event in events)
