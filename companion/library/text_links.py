"""Links inside a text: `[prepared](prepared)` shows the first word and leads to the entry named second."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_LINK = re.compile(r"\[([^\]\n]+)\]\(([^)\s]+)\)")


@dataclass(frozen=True, slots=True)
class TextPiece:
    """A part of a text; `leads_to` is the id of an entry, or empty."""

    text: str
    leads_to: str = ""


def split_at_links(text: str) -> Iterator[TextPiece]:
    """A text cut at its links."""
    at = 0
    for found in _LINK.finditer(text):
        if found.start() > at:
            yield TextPiece(text[at : found.start()])
        yield TextPiece(found[1], found[2])
        at = found.end()
    if at < len(text):
        yield TextPiece(text[at:])


def strip_links(text: str) -> str:
    """A text as people read it."""
    return _LINK.sub(r"\1", text)


def find_links(text: str) -> list[str]:
    """The ids that a text links to, in order."""
    return [found[2] for found in _LINK.finditer(text)]


def qualify_links(text: str, game: str) -> str:
    """A text whose links name the game as well: `guard` becomes `hero-realms.guard`."""
    return _LINK.sub(lambda found: f"[{found[1]}]({found[2] if '.' in found[2] else f'{game}.{found[2]}'})", text)
