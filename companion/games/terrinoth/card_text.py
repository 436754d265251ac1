"""The text of a whole card, line by line: `bar: advance, swarm`, `swarm: ...`, `on threat: ...`, `passive: ...`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from companion.games.terrinoth.expressions import Reader
from companion.games.terrinoth.parsing import read_effects, read_passive, read_trigger
from companion.kernel.effects import BadEffect

T = TypeVar("T")


class BadCardText(BadEffect):
    """A card's text that cannot be read, with the line."""

    def __init__(self, line: int, bad: BadEffect) -> None:
        super().__init__(bad.column, bad.found, bad.expected)
        self.args = (f"line {line}, {self}",)
        self.line = line


@dataclass(frozen=True, slots=True)
class CardText:
    """What stands on a card, line by line, as text: the fields `bar`, `keywords`, `on` and `passive` of a card."""

    bar: tuple[str, ...] = ()
    keywords: dict[str, str] = field(default_factory=dict)
    on: dict[str, str] = field(default_factory=dict)
    passive: tuple[str, ...] = ()


def read_card_text(text: str) -> CardText:
    """The text of a card: lines such as `bar: advance, swarm`, `swarm: ...`, `on threat: ...`, `passive: ...`."""
    bar: tuple[str, ...] = ()
    keywords: dict[str, str] = {}
    on: dict[str, str] = {}
    passive: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        head, rest = _head(line, number)
        trigger = head.removeprefix("on ").strip()
        if head == "bar":
            bar = _in_line(number, line, rest, read_bar)
        elif head == "passive":
            _in_line(number, line, rest, read_passive)
            passive.append(rest.strip())
        elif head.startswith("on "):
            _in_line(number, line, trigger, read_trigger)
            _in_line(number, line, rest, read_effects)
            on[trigger] = rest.strip()
        else:
            _in_line(number, line, rest, read_effects)
            keywords[head] = rest.strip()
    return CardText(bar, keywords, on, tuple(passive))


def write_card_text(card: CardText) -> str:
    """The text of a card; reading it gives the same card."""
    lines = [f"bar: {', '.join(card.bar)}"] if card.bar else []
    lines += [f"{keyword}: {effects}" for keyword, effects in card.keywords.items()]
    lines += [f"on {trigger}: {effects}" for trigger, effects in card.on.items()]
    return "\n".join([*lines, *(f"passive: {text}" for text in card.passive)])


def _in_line(number: int, line: str, part: str, read: Callable[[str], T]) -> T:
    """Read a part of a line; a mistake is told with the column in the whole line."""
    try:
        return read(part)
    except BadEffect as bad:
        raise BadCardText(number, BadEffect(line.index(part) + bad.column, bad.found, bad.expected)) from bad


def read_bar(text: str) -> tuple[str, ...]:
    """The keywords of an effect bar, left to right."""
    reader = Reader(text)
    found = [reader.word("a keyword")]
    while reader.accept(","):
        found.append(reader.word("a keyword"))
    reader.end()
    return tuple(found)


def _head(line: str, number: int) -> tuple[str, str]:
    """What stands before the colon, and what behind it."""
    head, colon, rest = line.partition(":")
    if not colon:
        expected = "'bar:', 'on TRIGGER:', 'passive:' or 'KEYWORD:'"
        raise BadCardText(number, BadEffect(1, repr(line.strip()), expected))
    return " ".join(head.split()), rest
