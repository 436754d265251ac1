"""The dice of the map: what each face does, and what a roll is worth. heroes3 5."""

from __future__ import annotations

import functools
from collections import Counter
from fractions import Fraction

from companion.games.heroes3.adventure.content.effect_vocabulary import ADVENTURE_VOCABULARY
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.kernel.building_blocks.effect_parser import Effect, parse_effect_text
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.refusals import Unknown


def die_faces(die: str) -> tuple[str, ...]:
    """The six faces of the attack, resource or treasure die: numbers, or effects as they are written."""
    known = get_reference_tables().dice
    if die not in known:
        raise Unknown("h3e-no-die", found=die, options=list(known))
    return known[die].faces or known[die].does


def roll_die(die: str, luck: Luck) -> str:
    """The face that comes up."""
    return luck.pick(die_faces(die))


@functools.cache
def parse_face_effect(face: str) -> Effect:
    """What a face of the resource or treasure die does."""
    return parse_effect_text(face, ADVENTURE_VOCABULARY)


def face_probabilities(die: str) -> dict[str, Fraction]:
    """How likely each different face is."""
    found = die_faces(die)
    return {face: Fraction(count, len(found)) for face, count in Counter(found).items()}
