"""The rules of a combat of Heroes III that were corrected, and which tables follow them.

`docs/saves.md` says how one is added.
"""

from __future__ import annotations

from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.rule_versions import Rules

RULES = Rules(())


def follows_rule_correction(state: CombatState, correction: str) -> bool:
    """Whether a table is played by a correction; it is where it began after it, or has taken it since."""
    return RULES.follows(state.layout.rules_version, correction)
