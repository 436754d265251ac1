"""The four ways in which a unit attacks, and which of its abilities count in each. heroes3 6."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.heroes3.combat.model.unit_types import Abilities, UnitType

OWN, BACK, MORE, EXTRA = range(4)
"""The first attack in the own activation; striking back; a further attack; an attack with a fixed Attack value."""


class Blow(NamedTuple):
    """One blow or shot, by the numbers of the units; `value` replaces Attack where it is not negative, `plus` adds."""

    attacker: int
    target: int
    mode: int
    value: int
    plus: int


def abilities_in_mode(kind: UnitType, mode: int) -> Abilities:
    """The abilities that count: those of attacking only with the first attack of several."""
    if mode == OWN:
        return kind.attacking
    return kind.retaliating if mode == BACK else kind.always
