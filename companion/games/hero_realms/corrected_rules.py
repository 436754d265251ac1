"""The rules of Hero Realms that were corrected, and which tables follow them.

`docs/saves.md` says how one is added.
"""

from __future__ import annotations

from companion.games.hero_realms.state import HeroState
from companion.kernel.rule_versions import Rules

RULES = Rules(())


def follows_rule_correction(state: HeroState, correction: str) -> bool:
    """Whether a table is played by a correction; it is where it began after it, or has taken it since."""
    return RULES.follows(state.table.rules_version, correction)
