"""Words as people type them: without accents and capitals, plurals like their singular, and where each one stands."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a text: folded, and its place in the text as it was written."""

    word: str
    start: int
    end: int


def split_into_tokens(text: str) -> Iterator[Token]:
    """The words of a text. An apostrophe parts words, as in *l'abilità* and *dragon's*."""
    for found in _WORD.finditer(text):
        yield Token(normalize_word(found[0]), found.start(), found.end())


def normalized_words(text: str) -> list[str]:
    """The folded words of a text."""
    return _WORD.findall(text.lower().translate(_PLAIN))


def normalize_text(text: str) -> str:
    """A text as a key: two texts with the same key are the same to whoever types them."""
    return " ".join(normalized_words(text))


@functools.lru_cache(maxsize=65536)
def normalize_word(word: str) -> str:
    """A word in small letters without accents: `Guardián` and `guardian` are one."""
    if word.isascii():
        return word.lower()
    apart = unicodedata.normalize("NFKD", word.casefold().translate(_LIGATURES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@functools.lru_cache(maxsize=65536)
def stem_word(word: str) -> str:
    """A folded word without the ending that makes a plural or a gender in our four languages.

    Rough on purpose: `guards`, `guardianes`, `gardes`, `guardie` and `campioni` meet their singulars, and what meets by
    accident is told apart by the other words of the question.
    """
    if len(word) < 4 or word.isdigit():
        return word
    if word.endswith("ies"):
        return word[:-3] + "i"
    if word.endswith("y"):
        return word[:-1] + "i"
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    bare = word[:-1] if word.endswith(("s", "x")) and not word.endswith("ss") else word
    return bare[:-1] if len(bare) > 3 and bare[-1] in "aeio" else bare


_PLAIN = {code: normalize_word(chr(code)) for code in range(0x80, 0x250) if chr(code).isalpha()}
"""The letters of our languages without their accents: a whole text is folded faster than word by word."""
