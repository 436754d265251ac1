"""The conventions that fill the gaps of the rules for AI units: G1 to G6 of heroes3 13.2, as settings of a table.

The rulebook says nothing about these points. The defaults are those of the reference; a table that plays otherwise
changes them here, and may overrule any single decision by giving another act.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Conventions:
    """How AI units are played where the rulebook is silent. What each field means stands below it."""

    distance: Literal["steps", "straight"] = "steps"
    """G1, how near a target is for a ground or flying unit: the steps to the nearest space it can attack from, or the
    straight distance. Ranged units always count the straight distance, orthogonally."""
    attack_space: Literal["ask", "first"] = "ask"
    """G2, of several attack spaces with the fewest steps: ask the table, or take the first (A1, B1, ... D5)."""
    out_of_reach: Literal["approach", "stay"] = "approach"
    """G3, nobody can be attacked: go towards the first target by priority, or stay."""
    ranged_move: Literal["never", "away"] = "never"
    """G4, ranged units never use their step, or step away from neighbours after attacking."""
    second_targets: Literal["always", "never"] = "always"
    """G5, optional harm, such as second targets."""
    returns: bool = False
    """G5, units that may go back after attacking do so. It harms nobody, so the default is to stay."""
    rerolls: bool = True
    """G5, units that may roll their die again do so when it shows -1."""
    instead: bool = False
    """G5, abilities instead of an activation are used when nobody can be attacked."""
    retaliation: Literal["ordinary", "never"] = "ordinary"
    """G6, AI units strike back by the ordinary rule, without a choice; or a table plays that they never do."""
