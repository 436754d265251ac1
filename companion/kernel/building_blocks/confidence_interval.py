"""The confidence interval of a share that was counted."""

from __future__ import annotations

import math

Z = 1.959964
"""The 95 % point of the normal distribution."""


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson): honest for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
