"""Every word of the library, and which of them a mistyped word may mean.

An own list of words instead of a full-text database: the library is small enough for memory (about 15,000 words), a
slip of a finger has to be forgiven while typing, and one question must find words of four languages at once. It also
works the same on a phone, whose SQLite may have been built without full-text search.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator

from companion.library.synonyms import Synonyms
from companion.library.text_normalization import stem_word

SAME, PLURAL, BEGINNING, BENT, SLIP = 1.0, 0.95, 0.85, 0.55, 0.6
"""How much a word counts that is the same, a plural, longer than what was typed, bent otherwise, or mistyped."""
SURE = 0.7
"""From here on a word is surely meant: itself, a plural, or most of its letters."""
SYNONYM = 0.55
"""How much a word counts that only means the same: so much of what the word with that meaning would."""
SHORTEST_SLIP, TWO_SLIPS = 4, 7
"""So many letters a word must have to be forgiven one slip, and two."""
KEPT = 2000
"""Words whose meanings are kept: with every letter of a question its first words are asked again."""
MANY = 400
"""So many words at most are taken for the beginning of one; the most of them nobody means."""


class Lexicon:
    """Words, and how near what people type comes to them."""

    def __init__(self, words: Iterable[str], titles: Iterable[str], synonyms: Synonyms | None = None) -> None:
        self._synonyms = synonyms or {}
        self._words = sorted({*words, *self._synonyms})
        self._titles = sorted(set(titles))
        self._known = frozenset(self._words)
        self._stems: dict[str, list[str]] = defaultdict(list)
        self._by_length: dict[int, list[tuple[int, str]]] = defaultdict(list)
        for word in self._words:
            self._stems[stem_word(word)].append(word)
            self._by_length[len(word)].append((_letters(word), word))
        self._asked: dict[str, dict[str, float]] = {}

    def near(self, typed: str) -> dict[str, float]:
        """The words that may be meant by a folded word, each with how well it fits, up to 1."""
        found = self._asked.get(typed)
        if found is None:
            if len(self._asked) > KEPT:
                self._asked.clear()
            found = self._asked[typed] = self._near(typed)
        return found

    def _near(self, typed: str) -> dict[str, float]:
        found: dict[str, float] = {}
        _add(found, ((word, BENT) for word in self._bent(typed)))
        _add(found, ((word, _beginning(typed, word)) for word in self._begun(typed)))
        _add(found, ((word, PLURAL if _bends(typed, word) else BENT) for word in self._stems.get(stem_word(typed), ())))
        # Hardly any three letters are not the plural or beginning of something in one of four languages.
        if not any(weight >= PLURAL for weight in found.values()) or self._short(typed):
            _add(found, self._slips(typed))
        if typed in self._known:
            found[typed] = SAME
        _add(found, self._meaning(typed, found))
        return found

    def _meaning(self, typed: str, found: dict[str, float]) -> list[tuple[str, float]]:
        """What the words found so far mean. A few letters may be the beginning of anything; they mean nothing yet."""
        surely = SLIP if len(typed) >= SHORTEST_SLIP else PLURAL
        return [
            (word, fit * SYNONYM)
            for said, fit in found.items()
            if fit >= surely
            for meant in self._synonyms.get(said, ())
            for word in self._stems.get(meant, ())
        ]

    def _begun(self, typed: str) -> list[str]:
        """Words that begin with what was typed; after one or two letters only words of titles."""
        return _starting(self._titles if len(typed) < 3 else self._words, typed)[:MANY]

    def _bent(self, typed: str) -> Iterator[str]:
        """Other forms of a word: *derribar* for *derribado*, *attack* for *attacking*."""
        if len(typed) < 5 or typed.isdigit():
            return
        root = typed[: max(4, len(typed) - 3)]
        yield from (word for word in _starting(self._words, root) if len(word) <= len(root) + 4)

    def _slips(self, typed: str) -> Iterator[tuple[str, float]]:
        """Words that differ by a letter or two, or whose beginning does."""
        if typed.isdigit():
            return
        if len(typed) < SHORTEST_SLIP:
            yield from self._short_slips(typed)
            return
        allowed = 1 if len(typed) < TWO_SLIPS else 2
        letters = _letters(typed)
        for length, words in self._by_length.items():
            if length < len(typed) - allowed:
                continue
            whole = length <= len(typed) + allowed
            # Whoever slips twice, or is still typing, has at least begun with the right letter; an h is often mute.
            begin = typed.lstrip("h")[:1] if allowed > 1 or not whole else ""
            for others, word in words:
                # Most words lack too many of the letters, or have too many others, to be worth a closer look.
                if (letters & ~others).bit_count() > allowed or not word.lstrip("h").startswith(begin):
                    continue
                if whole and (others & ~letters).bit_count() > allowed:
                    continue
                slips = edit_distance(typed, word if whole else word[: len(typed)], allowed)
                if slips <= allowed:
                    yield word, SLIP * (1.0 if whole else 0.8) * (1.0 if slips == 1 else 0.7)

    def _short(self, typed: str) -> bool:
        return len(typed) < SHORTEST_SLIP and typed not in self._known

    def _short_slips(self, typed: str) -> Iterator[tuple[str, float]]:
        """So short a word is mostly a beginning; but *fire gen* is more likely *gem* than nothing with *fire*."""
        if len(typed) == SHORTEST_SLIP - 1:
            near = [word for word in _starting(self._titles, typed[0]) if len(word) == len(typed)]
            yield from ((word, SLIP) for word in near if edit_distance(typed, word, 1) == 1)


def _add(found: dict[str, float], more: Iterable[tuple[str, float]]) -> None:
    for word, weight in more:
        if weight > found.get(word, 0.0):
            found[word] = weight


def _bends(one: str, other: str) -> bool:
    """Whether two words of one stem can be forms of each other. No language of ours bends -o to -e: *hero*, *here*."""
    return {one[-1], other[-1]} != {"o", "e"} or len(one) != len(other)


def _beginning(typed: str, word: str) -> float:
    """The more of a word is there, the surer it is meant."""
    return BEGINNING * (0.6 + 0.4 * len(typed) / len(word))


def _starting(words: list[str], start: str) -> list[str]:
    return words[bisect_left(words, start) : bisect_left(words, start + "\uffff")]


def _letters(word: str) -> int:
    """The letters of a word as bits, so that two words can be compared at once."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 31)
    return bits


def edit_distance(one: str, other: str, most: int) -> int:
    """Letters added, left out, mistaken or swapped with their neighbour between two words; counts to `most` + 1."""
    start, end = 0, 0
    shorter = min(len(one), len(other))
    while start < shorter and one[start] == other[start]:
        start += 1
    while end < shorter - start and one[-1 - end] == other[-1 - end]:
        end += 1
    one, other = one[start : len(one) - end], other[start : len(other) - end]
    if not one or not other:
        return len(one) + len(other)
    if abs(len(one) - len(other)) > most or (most == 1 and max(len(one), len(other)) > 2):
        return most + 1
    return _steps(one, other, most)


def _steps(one: str, other: str, most: int) -> int:
    """The distance between two words, row by row."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for n, letter in enumerate(one, 1):
        older, before, row = before, row, [n]
        for m, against in enumerate(other, 1):
            cost = min(before[m] + 1, row[m - 1] + 1, before[m - 1] + (letter != against))
            if n > 1 and m > 1 and letter == other[m - 2] and one[n - 2] == against:
                cost = min(cost, older[m - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
