"""Exact odds of a duel, without simulation: two units, nobody else, no cards, until one is gone.

    compute_duel_odds(find_unit_type("castle:crusaders/few"), find_unit_type("necropolis:zombies/pack"))

What is taken for granted (docs/heroes3_ai.md):
- They stand opposite each other with one free space between, in no Backline: each can reach the other, nothing is in
the way.
  With `adjacent` they are neighbours from the beginning.
- In each combat round the faster one acts first, and on a tie the first named.
- Ground and flying units go next to the other and attack; ranged units attack from where they stand and never step.
Choices
  are made as for AI units (heroes3 13.2): abilities instead of an activation are not used, a -1 is rolled again where
  allowed.
- A duel that can never end is a draw.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import cast

from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.odds.duel_activation import (
    Chances,
    DuelActivations,
    DuelState,
    DuelUnit,
    duel_unit_after_round,
)
from companion.games.heroes3.odds.markov_chain import MarkovChain, Values


@dataclass(frozen=True, slots=True)
class DuelOutcome:
    """The odds of a duel: the chance of each end, combat rounds, and health left of each (0 where it is gone).

    `rounds` counts to the end; where a draw is possible there may be no end, and it is negative.
    """

    first: float
    second: float
    draw: float
    rounds: float
    first_left: float
    second_left: float


def compute_duel_odds(first: UnitType, second: UnitType, adjacent: bool = False, returns: bool = False) -> DuelOutcome:
    """The exact odds of two units against each other."""
    chain = DuelChain(DuelActivations(returns=returns))
    won, lost, rounds, left, other_left = chain.worth(first, second, adjacent)
    draw = max(0.0, 1.0 - won - lost)
    if draw < _NOTHING:
        return DuelOutcome(won, lost, 0.0, rounds, left, other_left)
    return DuelOutcome(won, lost, draw, -1.0, left, other_left)


_NOTHING = 1e-12
"""Less than this is rounding."""


class DuelChain:
    """Duels as a chain; a state is how both stand at the start of a combat round."""

    def __init__(self, exchanges: DuelActivations | None = None) -> None:
        self.exchanges = exchanges or DuelActivations()
        self.forget()

    def forget(self) -> None:
        """Drop the states solved so far, which only help duels between the same cards; blows stay known."""
        self._activations: dict[DuelState, Chances] = {}
        self._chain = MarkovChain(self._round, _end, (0.0, 0.0, 1.0, 0.0, 0.0))

    def worth(self, first: UnitType, second: UnitType, adjacent: bool = False) -> Values:
        """The chance that the first and that the second is left, rounds, and health left of both."""
        return self._chain.value((DuelUnit(first), DuelUnit(second), adjacent))

    def _round(self, state: Hashable) -> dict[Hashable, float]:
        """One combat round: both act, the faster one first. heroes3 9."""
        one, other, adjacent = cast("tuple[DuelUnit, DuelUnit, bool]", state)
        named = one.kind.initiative >= other.kind.initiative
        found: dict[Hashable, float] = {}
        begins, follows = (one, other) if named else (other, one)
        for half, chance in self._activation(begins, follows, adjacent).items():
            began, followed, near = half
            if began is None or followed is None:
                _add(found, (began, followed, near), chance, named)
                continue
            for (then, before, close), share in self._activation(followed, began, near).items():
                if then is not None and before is not None:
                    then, before = duel_unit_after_round(then), duel_unit_after_round(before)
                _add(found, (before, then, close), chance * share, named)
        return found

    def _activation(self, active: DuelUnit, other: DuelUnit, adjacent: bool) -> Chances:
        key = (active, other, adjacent)
        found = self._activations.get(key)
        if found is None:
            found = self._activations[key] = self.exchanges.activation(active, other, adjacent)
        return found


def _add(found: dict[Hashable, float], pair: DuelState, chance: float, named: bool) -> None:
    state = pair if named else (pair[1], pair[0], pair[2])
    found[state] = found.get(state, 0.0) + chance


def _end(state: Hashable) -> Values | None:
    one, other, _ = cast("DuelState", state)
    if one is None:
        return (0.0, 1.0, 0.0, 0.0, float(other.left) if other is not None else 0.0)
    if other is None:
        return (1.0, 0.0, 0.0, float(one.left), 0.0)
    return None
