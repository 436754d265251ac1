"""The statistics of a quest, counted from all events at the table."""

from __future__ import annotations

from dataclasses import dataclass

from companion.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The numbers at the end."""

    rounds: int = 0
    enemies: int = 0
    standing: int = 0
    places: int = 0
    wounds: int = 0
    learned: int = 0


def count_game_statistics(live: LiveTable) -> GameStatistics:
    """Count the statistics; steps that were undone do not count."""
    w = live.state.world
    fell = arrived = wounds = 0
    for step, events in live.told():
        if not step.in_force:
            continue
        for event in events:
            fell += event.message.id == "th-enemy-falls"
            arrived += event.message.id == "th-arrives"
            if event.message.id == "th-suffers":
                wounds += int(str(event.message.args["count"]))
    # The first location was revealed before the first step.
    return GameStatistics(w.round, fell, len(w.living()), arrived + 1, wounds, len(w.learned))
