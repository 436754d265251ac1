"""What just happened at the table, split into pages: one action or phase a page, with what to move and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.kernel.events import Event, Tone
from companion.kernel.messages import Message
from companion.tables.live_table import LiveTable

Chapter = Literal["deed", "enemies", "peril", "travel", "round", "end"]

_CHAPTERS: dict[str, Chapter] = {
    "th-enemies-phase": "enemies", "th-peril": "peril", "th-peril-stays": "peril", "th-travels": "travel",
    "th-arrives": "travel", "th-round": "round", "th-won": "end", "th-lost": "end",
}  # fmt: skip
_PLAIN = frozenset(("th-activates", "th-round", "th-enemies-phase", "th-plays", "th-begins"))
"""Events that the screen shows by itself, or that the next question says again."""


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One thing that happened: in words, with the rule and the reason."""

    said: Message
    tone: Tone
    rule: str = ""
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class StoryPage:
    """What belongs together."""

    chapter: Chapter
    lines: tuple[StoryLine, ...]

    @property
    def telling(self) -> tuple[StoryLine, ...]:
        """The lines of the page that say something the screen does not show anyway."""
        return tuple(line for line in self.lines if line.said.id not in _PLAIN)

    @property
    def activation(self) -> bool:
        """Whether an enemy was activated."""
        return any(line.said.id == "th-enemy-activates" for line in self.lines)


def split_events_into_pages(events: Sequence[Event]) -> tuple[StoryPage, ...]:
    """Events as pages; what says nothing new is left out."""
    chapters: list[tuple[Chapter, list[StoryLine]]] = [("deed", [])]
    for event in events:
        chapter = _CHAPTERS.get(event.message.id)
        # Arriving somewhere is the second half of travelling there.
        if chapter is not None and not (chapter == "travel" == chapters[-1][0]):
            chapters.append((chapter, []))
        reason = event.reason
        chapters[-1][1].append(
            StoryLine(event.message, event.tone, reason.rule if reason else "", reason.message if reason else None)
        )
    made = (StoryPage(chapter, tuple(lines)) for chapter, lines in chapters)
    return tuple(page for page in made if page.telling)


def list_newest_step_pages(live: LiveTable) -> tuple[StoryPage, ...]:
    """What came of the newest step; before the first one, how the quest began."""
    told = live.told(1)
    if told:
        return split_events_into_pages(told[-1][1])
    events: list[Event] = []
    live.game.start(live.setup, events.append)
    return split_events_into_pages(events)


def merge_pages(pages: Sequence[StoryPage]) -> tuple[StoryPage, ...]:
    """Several pages as one, for those who want everything at once."""
    lines = tuple(line for page in pages for line in page.telling)
    return (StoryPage(pages[-1].chapter if len(pages) == 1 else "deed", lines),) if lines else ()
