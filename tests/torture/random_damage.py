"""Random values, and random damage to texts and to plain data."""

from __future__ import annotations

import copy
import random
from typing import Any

_LETTERS = "abcdefgh ,.:;-+0123456789\"'[]{}\\/\n\t\x00\u00e9\N{DRAGON}\u202e"
_NUMBERS = [0, 1, -1, 2, 3, 7, 50, 99, -99, 10**6, 2**31, 2**63, -(2**63), 10**30]


def value(chance: random.Random, words: list[str], depth: int = 2) -> Any:
    """Anything that JSON can hold."""
    kinds = ["number", "number", "word", "word", "text", "flag", "none", "float"]
    kind = chance.choice([*kinds, "list", "group"] if depth else kinds)
    if kind == "number":
        return chance.choice([*_NUMBERS, chance.randint(-60, 60)])
    if kind == "word":
        return chance.choice(words)
    if kind == "text":
        return text(chance)
    if kind == "list":
        return [value(chance, words, depth - 1) for _ in range(chance.randint(0, 3))]
    if kind == "group":
        return {chance.choice(words): value(chance, words, depth - 1) for _ in range(chance.randint(0, 3))}
    return {"flag": chance.random() < 0.5, "none": None, "float": chance.choice([0.5, -1e300, 3.0])}[kind]


def text(chance: random.Random, longest: int = 12) -> str:
    """Any letters."""
    return "".join(chance.choice(_LETTERS) for _ in range(chance.randint(0, longest)))


def torn(data: bytes, chance: random.Random) -> bytes:
    """The data with bytes changed, cut out, or its end gone."""
    broken = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        if not broken:
            break
        at = chance.randrange(len(broken))
        how = chance.random()
        if how < 0.5:
            broken[at] = chance.randrange(256)
        elif how < 0.9:
            del broken[at : at + chance.randint(1, 400)]
        else:
            del broken[at:]
    return bytes(broken)


def damaged(plain: Any, chance: random.Random, words: list[str]) -> Any:
    """A copy of plain data with something changed, dropped or doubled."""
    whole = copy.deepcopy(plain)
    for _ in range(chance.randint(1, 3)):
        _damage(whole, chance, words)
    return whole


def _damage(plain: Any, chance: random.Random, words: list[str]) -> None:
    inside = plain
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = chance.choice(keys)
        if not (isinstance(inside[key], (dict, list)) and inside[key] and chance.random() < 0.75):
            break
        inside = inside[key]
    how = chance.random()
    if how < 0.6:
        inside[key] = value(chance, words)
    elif how < 0.8:
        del inside[key]
    elif isinstance(inside, list):
        inside.insert(chance.randint(0, len(inside)), copy.deepcopy(inside[key]))
    else:
        inside[text(chance, 4)] = copy.deepcopy(inside[key])
