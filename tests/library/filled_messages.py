"""Every message of the app as people read it: filled with numbers and names, each of its ways said once."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.library.content_location import content_folder
from companion.library.translations import load_message_catalogue

_NUMBERS, _MORE = (1, 2, 0), (2, 5)
_NAMES = ("Ana", "Bruno", "Irene", "Óscar", "Élise", "Zoe", "Hugo")
"""They begin with vowels and consonants, because the small words before them change."""
_COUNTS = {"amount", "count", "fights", "games", "left", "n", "newest", "rounds", "total"}
"""What is a number wherever it fills a message."""
_MANY = {
    "h3a-odds-fights", "h3e-does-auction", "h3e-does-draw-keep", "h3e-does-gamble", "h3e-does-swap-hand",
    "h3e-test-removed", "h3e-times", "h3e-up-to-times", "h3s-morale-card", "h3s-set-few-factions", "h3s-set-players",
    "h3s-tb-teams", "h3w-card-chain", "hr-corrupts", "hr-too-early", "hr-why-searched", "hr-why-sure",
    "hra-slot-more", "hrc-prevent", "pack-bad", "pile-peek-negative", "th-do-attack", "th-do-attack-ranged",
    "th-do-recover", "th-do-wound", "th-some-act", "th-some-item", "th-why-limit",
}  # fmt: skip
"""Messages that are said, or put so, only where there are several."""

_ENTRY = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ }].*)?(?=\n|\Z))*)", re.MULTILINE)
_PARTS = re.compile(r"\{\s*\$([\w-]+)\s*->|\n\s*\*?\[([\w-]+)\]|(\{)|(\})|\$([\w-]+)")
_NUMBER = re.compile(r"one|other|-?\d+")


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every message with what it says, once for each of its ways and for each number."""
    words = load_message_catalogue(language)
    for file in sorted((content_folder() / "words" / language).glob("*.ftl")):
        for name, text in _ENTRY.findall(file.read_text(encoding="utf-8")):
            if "{ h3s-ui-kind-name }" in text:
                continue  # it says another message, which is here as well
            ways = _ways(text)
            numbers = _MORE if name in _MANY else _NUMBERS
            times = max((len(numbers), *(len(found) for found in ways.values()))) if ways else 1
            for n in range(times):
                # Names beside each other are different.
                filled = {v: _value(v, found, n + m, numbers) for m, (v, found) in enumerate(sorted(ways.items()))}
                yield name, words(name, **{v.replace("-", "_"): value for v, value in filled.items()})


def _ways(text: str) -> dict[str, list[str]]:
    """What fills a message, each with the words among which it chooses."""
    found: dict[str, list[str]] = {}
    inside: list[str] = []
    for chooser, way, opens, closes, variable in _PARTS.findall(text):
        if chooser or opens:
            inside.append(chooser)
        elif closes:
            inside.pop()
        elif way:
            found[next(one for one in reversed(inside) if one)].append(way)
        if chooser or variable:
            found.setdefault(chooser or variable, [])
    return found


def _value(name: str, ways: list[str], n: int, numbers: tuple[int, ...]) -> int | str:
    """What fills a message the n-th time it is said."""
    chosen = [way for way in ways if not _NUMBER.fullmatch(way)]
    if chosen:
        return chosen[n % len(chosen)]
    if ways or name in _COUNTS:
        return numbers[n % len(numbers)]
    return _NAMES[n % len(_NAMES)]
