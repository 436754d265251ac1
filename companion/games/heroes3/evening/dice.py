"""The dice of the map: what each face does, and what a roll is worth. heroes3 5."""

from __future__ import annotations

import functools
from collections import Counter
from fractions import Fraction

from companion.games.heroes3.evening.sheet_words import SHEET_VOCABULARY
from companion.games.heroes3.evening.tables import tables
from companion.kernel.effects import Effect, parse
from companion.kernel.luck import Luck
from companion.kernel.refusals import Unknown


def faces(die: str) -> tuple[str, ...]:
    """The six faces of the attack, resource or treasure die: numbers, or effects as they are written."""
    known = tables().dice
    if die not in known:
        raise Unknown("h3e-no-die", found=die, options=list(known))
    return known[die].faces or known[die].does


def roll(die: str, luck: Luck) -> str:
    """The face that comes up."""
    return luck.pick(faces(die))


@functools.cache
def face_effect(face: str) -> Effect:
    """What a face of the resource or treasure die does."""
    return parse(face, SHEET_VOCABULARY)


def chances(die: str) -> dict[str, Fraction]:
    """How likely each different face is."""
    found = faces(die)
    return {face: Fraction(count, len(found)) for face, count in Counter(found).items()}
