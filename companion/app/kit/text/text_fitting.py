"""Names as large as they fit a narrow space: in one line, in several, or with a hyphen in a word that is too wide."""

import re
from dataclasses import dataclass

SMALLEST_SIZE = 12.0
"""Nothing on a screen is set smaller than this."""

# Widths of the bold letters of Manrope in parts of the type size, rounded up; most are like an n.
_WIDE = {
    letter: wide
    for letters, wide in (
        ("iljíìïîI.,:;'’!|", 0.31),
        ("tfr-() ", 0.43),
        ("sczxykvçj", 0.55),
        ("mwMW", 0.96),
        ("OQGDCHNUÓÔ", 0.78),
    )
    for letter in letters
}
_CAPITAL, _USUAL, _SAFE = 0.7, 0.61, 1.02

_VOWELS = "aeiouyáéíóúàèìòùâêîôûëïü"
_SYLLABLE = re.compile(rf"(?:ch|gh|ph|qu|sh|th|[bcdfgpt][lr]|[^{_VOWELS}\W])(?=[{_VOWELS}])")
"""What a syllable begins with. Good enough for a name that is too long for its card in any of our languages."""


@dataclass(frozen=True, slots=True)
class FittedText:
    """A text and the size it is set in; its lines are broken where they must be."""

    text: str
    size: float

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        return self.text.count("\n") + 1


def estimate_text_width(text: str) -> float:
    """About how wide a text is, in parts of the type size; a little more than it takes."""
    return _SAFE * sum(_WIDE.get(letter) or (_CAPITAL if letter.isupper() else _USUAL) for letter in text)


def fit_text(text: str, room: float, largest: float) -> FittedText:
    """A text in a column `room` wide, in letters not larger than `largest`."""
    if estimate_text_width(text) * SMALLEST_SIZE <= room:
        return FittedText(text, min(largest, room / estimate_text_width(text)))
    lines: list[str] = []
    for piece in _pieces(text, room / SMALLEST_SIZE):
        longer = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{piece}" if lines else ""
        if longer and estimate_text_width(longer) * SMALLEST_SIZE <= room:
            lines[-1] = longer
        else:
            lines.append(piece)
    return FittedText(
        "\n".join(lines), max(SMALLEST_SIZE, min(largest, room / max(estimate_text_width(line) for line in lines)))
    )


def _pieces(text: str, room: float) -> list[str]:
    """The words of a text; one that is wider than the room in two."""
    return [part for word in re.findall(r"[^\s-]+-?", text) for part in _hyphenated(word, room)]


def _hyphenated(word: str, room: float) -> list[str]:
    first = word.rfind("'") + 4  # three letters at least stay before the hyphen, and three go behind it
    places = [place for found in _SYLLABLE.finditer(word) if first <= (place := found.start()) <= len(word) - 3]
    if estimate_text_width(word) <= room or not places:
        return [word]
    place = min(places, key=lambda place: abs(place - len(word) / 2))
    return [f"{word[:place]}-", word[place:]]
