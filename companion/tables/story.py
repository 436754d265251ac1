"""The story of a table: its history as people read it, a burst of taps told as one change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal

from companion.kernel.acts import Act
from companion.kernel.events import Event, Reason, Tone, describe
from companion.kernel.journal import Step
from companion.kernel.refusals import Refused
from companion.kernel.words import Words
from companion.tables.live import LiveTable


@dataclass(frozen=True, slots=True)
class Because:
    """What an automatic player said for its act: the rule's paragraph, in words, and what it passed over."""

    rule: str
    text: str = ""
    passed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """One step of the story: what happened, who did it and when, and whether it still counts."""

    steps: tuple[int, ...]
    act: Act
    lines: tuple[tuple[str, Tone], ...]
    who: str
    at: int
    status: Literal["in force", "removed", "impossible"]
    repaired: bool = False
    why: str = ""
    because: Because | None = None
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


def story(live: LiveTable, words: Words, last: int | None = None) -> list[Told]:
    """The steps of a table, oldest first; only the last few where `last` is given."""
    with live.lock:
        table = live.table
        begin = 0 if last is None else max(0, len(table.steps) - last)
        state = table.history.state_after(begin, live.game)
        return [_tell(live, state, group, words) for group in _bursts(table.steps[begin:])]


def opening_lines(live: LiveTable, words: Words) -> list[str]:
    """What was told when the table was set up."""
    with live.lock:
        return [describe(event, words) for event in live.table.opening]


def said(reason: Reason, words: Words) -> Because:
    """A reason in the reader's language."""
    text = words.say(reason.message) if reason.message is not None else ""
    return Because(reason.rule, text, tuple(words.say(passed) for passed in reason.rejected))


def _bursts(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Neighbouring steps that people made as one; a repaired step stands alone."""

    def key(step: Step) -> object:
        alone = not step.burst or step.repaired_by is not None or not step.in_force
        return step.number if alone else step.burst

    for _, group in groupby(steps, key):
        yield list(group)


def _tell(live: LiveTable, state: Any, group: list[Step], words: Words) -> Told:
    first, newest = group[0], group[-1]
    numbers = tuple(step.number for step in group)
    repaired = first.repaired_by is not None
    if not first.in_force:
        shown = _lines(_what_if(live, state, first.act), words)
        why = words.say(first.aside.message) if first.aside is not None else ""
        status: Literal["removed", "impossible"] = "removed" if first.removed else "impossible"
        return Told(numbers, first.act, shown, first.who, first.at, status, repaired, why)
    merged = live.game.merged([step.act for step in group]) if len(group) > 1 else first.act
    told = _what_if(live, state, merged) if merged is not None and len(group) > 1 else None
    events: list[Event] = []
    for step in group:
        live.game.apply(state, step.act, events.append)
    act = merged if told else newest.act
    because = said(newest.why, words) if newest.why is not None else None
    lines, rules = _lines(told or events, words), tuple(e.reason.rule if e.reason else "" for e in told or events)
    return Told(numbers, act, lines, newest.who, newest.at, "in force", repaired, because=because, rules=rules)


def _what_if(live: LiveTable, state: Any, act: Act) -> list[Event]:
    """The events an act would lead to; where it is impossible here, nothing."""
    events: list[Event] = []
    try:
        live.game.apply(state.copy(), act, events.append)
    except Refused:
        return []
    return events


def _lines(events: Sequence[Event], words: Words) -> tuple[tuple[str, Tone], ...]:
    return tuple((describe(event, words), event.tone) for event in events)
