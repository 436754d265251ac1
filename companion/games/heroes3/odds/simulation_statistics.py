"""Statistics over many simulated fights: chances with their confidence intervals, expected losses and experience."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.odds.fight_simulation import FLIPPED, GONE, FightResult
from companion.kernel.building_blocks.confidence_interval import Z, wilson_interval


@dataclass(frozen=True, slots=True)
class Share:
    """A chance with its 95 % confidence interval (Wilson)."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval: how sure one can be."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Mean:
    """An average with its 95 % confidence interval (normal)."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Loss:
    """What is to be expected of one unit: the chance that it is gone, and that a Pack is only Few afterwards."""

    unit: UnitType
    gone: Share
    flipped: Share


@dataclass(slots=True)
class Tally:
    """The sums over the fights so far."""

    army: list[UnitType]
    fights: int = 0
    wins: int = 0
    first_round: int = 0
    retreats: int = 0
    defeats: int = 0
    open_fights: int = 0
    rounds: int = 0
    experience: int = 0
    experience_squares: int = 0
    gone: list[int] = field(default_factory=list)
    flipped: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.gone = self.gone or [0] * len(self.army)
        self.flipped = self.flipped or [0] * len(self.army)

    def add(self, fought: FightResult) -> None:
        """Count one fight."""
        self.fights += 1
        self.wins += fought.outcome in ("victory", "quick")
        self.first_round += fought.first_round
        self.retreats += fought.outcome == "retreat"
        self.defeats += fought.outcome == "defeat"
        self.open_fights += fought.outcome == "open"
        self.rounds += fought.rounds
        self.experience += fought.experience
        self.experience_squares += fought.experience**2
        for n, fate in enumerate(fought.fates):
            self.gone[n] += fate == GONE
            self.flipped[n] += fate == FLIPPED


class Estimate:
    """What the fights so far say."""

    __slots__ = ("army", "defeat", "experience", "fights", "first_round", "losses", "open_fights", "retreat", "rounds",
                 "seconds", "win")  # fmt: skip

    def __init__(self, tally: Tally) -> None:
        count = tally.fights
        self.fights, self.seconds, self.open_fights = count, tally.seconds, tally.open_fights
        self.win, self.first_round = estimate_chance(tally.wins, count), estimate_chance(tally.first_round, count)
        self.retreat, self.defeat = estimate_chance(tally.retreats, count), estimate_chance(tally.defeats, count)
        self.rounds = tally.rounds / count if count else 0.0
        self.experience = estimate_mean(tally.experience, tally.experience_squares, count)
        self.army = list(tally.army)
        self.losses = [
            Loss(unit, estimate_chance(gone, count), estimate_chance(flipped, count))
            for unit, gone, flipped in zip(tally.army, tally.gone, tally.flipped, strict=True)
        ]


def estimate_chance(hits: int, count: int) -> Share:
    """A chance from so many hits."""
    low, high = wilson_interval(hits, count)
    return Share(hits / count if count else 0.0, low, high)


def estimate_mean(total: float, squares: float, count: int) -> Mean:
    """An average from a sum and the sum of squares."""
    if count < 2:
        value = total / count if count else 0.0
        return Mean(value, -math.inf, math.inf)
    value = total / count
    half = Z * math.sqrt(max(0.0, squares / count - value * value) / (count - 1))
    return Mean(value, value - half, value + half)
