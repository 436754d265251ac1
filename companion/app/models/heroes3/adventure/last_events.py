"""What just happened at a table of the map part, line by line, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.kernel.events import Event, Tone
from companion.kernel.messages import Message
from companion.tables.live_table import LiveTable

MOST = 12
"""Lines on the screen; the history has them all."""


@dataclass(frozen=True, slots=True)
class EventLine:
    """One thing that happened: in words, with the rule and the reason."""

    said: Message
    tone: Tone
    rule: str = ""
    why: Message | None = None


def list_last_event_lines(live: LiveTable) -> tuple[EventLine, ...]:
    """What came of the newest step; before the first one, how the game began."""
    told = live.told(1)
    if told:
        return _lines(told[-1][1])
    events: list[Event] = []
    live.game.start(live.setup, events.append)
    return _lines(events)


def _lines(events: Sequence[Event]) -> tuple[EventLine, ...]:
    lines = []
    for event in events:
        rule, why = (event.reason.rule, event.reason.message) if event.reason is not None else ("", None)
        lines.append(EventLine(event.message, event.tone, rule, why))
    return tuple(lines[-MOST:])
