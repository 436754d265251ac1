"""Names as large as they fit a narrow space: in one line, in several, or with a hyphen in a word that is too wide."""

import re
from dataclasses import dataclass

LEAST = 12.0
"""Nothing on a screen is set smaller than this."""

# Widths of the bold letters of Manrope in parts of the type size, rounded up; most are like an n.
_WIDE = {letter: wide for letters, wide in (
    ("iljíìïîI.,:;'’!|", 0.31), ("tfr-() ", 0.43), ("sczxykvçj", 0.55), ("mwMW", 0.96), ("OQGDCHNUÓÔ", 0.78),
) for letter in letters}  # fmt: skip
_CAPITAL, _USUAL, _SAFE = 0.7, 0.61, 1.02

_VOWELS = "aeiouyáéíóúàèìòùâêîôûëïü"
_SYLLABLE = re.compile(rf"(?:ch|gh|ph|qu|sh|th|[bcdfgpt][lr]|[^{_VOWELS}\W])(?=[{_VOWELS}])")
"""What a syllable begins with. Good enough for a name that is too long for its card in any of our languages."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text and the size it is set in; its lines are broken where they must be."""

    text: str
    size: float

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        return self.text.count("\n") + 1


def width(text: str) -> float:
    """About how wide a text is, in parts of the type size; a little more than it takes."""
    return _SAFE * sum(_WIDE.get(letter) or (_CAPITAL if letter.isupper() else _USUAL) for letter in text)


def fitted(text: str, room: float, largest: float) -> Fitted:
    """A text in a column `room` wide, in letters not larger than `largest`."""
    if width(text) * LEAST <= room:
        return Fitted(text, min(largest, room / width(text)))
    lines: list[str] = []
    for piece in _pieces(text, room / LEAST):
        longer = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{piece}" if lines else ""
        if longer and width(longer) * LEAST <= room:
            lines[-1] = longer
        else:
            lines.append(piece)
    return Fitted("\n".join(lines), max(LEAST, min(largest, room / max(width(line) for line in lines))))


def _pieces(text: str, room: float) -> list[str]:
    """The words of a text; one that is wider than the room in two."""
    return [part for word in re.findall(r"[^\s-]+-?", text) for part in _hyphenated(word, room)]


def _hyphenated(word: str, room: float) -> list[str]:
    first = word.rfind("'") + 4  # three letters at least stay before the hyphen, and three go behind it
    places = [place for found in _SYLLABLE.finditer(word) if first <= (place := found.start()) <= len(word) - 3]
    if width(word) <= room or not places:
        return [word]
    place = min(places, key=lambda place: abs(place - len(word) / 2))
    return [f"{word[:place]}-", word[place:]]
