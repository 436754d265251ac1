"""Events: what happened and why, reported by a game while it applies an input."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.kernel.messages import Message, Words

Tone: TypeAlias = Literal["plain", "harm", "heal", "gain", "turn", "remind", "end"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something happened: the rule's paragraph in the reference, in words, and what was passed over."""

    rule: str
    message: Message | None = None
    rejected: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table."""

    message: Message
    reason: Reason | None = None
    tone: Tone = "plain"
    seat: str | None = None


Tell: TypeAlias = Callable[[Event], None]
"""Where a game reports events. Simulations pass `silent`."""


def ignore_event(event: Event) -> None:
    """A `Tell` that drops every event."""


def describe_event(event: Event, words: Words) -> str:
    """The event as one sentence, with its reason behind it where there is one in words."""
    sentence = words.say(event.message)
    if event.reason is not None and event.reason.message is not None:
        return f"{sentence} {words.say(event.reason.message)}"
    return sentence
