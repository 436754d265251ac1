"""The statistics of a game, from what was counted on the players' sheets."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.kernel.messages import Message, message

COUNTED = (
    "gold-gained", "materials-gained", "valuables-gained", "built", "recruited", "reinforced", "units-lost",
    "fights-won", "fights-lost", "retreats", "quick", "heroes-beaten", "visited", "flagged", "moved",
)  # fmt: skip
"""What is counted while people play, in the order in which it is shown."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a player, and what it is called."""

    what: str
    count: int
    message: Message


def collect_player_statistics(state: AdventureState) -> dict[str, tuple[Figure, ...]]:
    """Every player's figures: level, cards and units as they are now, then what was counted. Nothing counted is 0."""
    return {seat: _figures(state, seat) for seat in state.sheets}


def _figures(state: AdventureState, seat: str) -> tuple[Figure, ...]:
    sheet = state.sheet(seat)
    now = {
        "rounds": state.table.round,
        "level": LEVELS.index(player_queries.get_main_hero_level(sheet).level) + 1,
        "cards": len(sheet.cards),
        "units": len(sheet.army),
    }
    counted = {what: sheet.tally.get(what, 0) for what in COUNTED}
    return tuple(Figure(what, count, message("h3s-tb-figure", what=what)) for what, count in (now | counted).items())
