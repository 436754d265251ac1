"""How fast the odds of Heroes III come: fights per second, time until the win chance is sure, and all exact duels.

Seconds are those of the processor, so that whatever else runs on the machine does not count. The best of a few runs is
taken: the one that was disturbed least.
"""

from __future__ import annotations

import statistics
import time

from companion.games.heroes3.combat.model.setup_data import Army, Fight, Hero
from companion.games.heroes3.odds.duel_table import compute_duel_table, list_duelists
from companion.games.heroes3.odds.fight_simulation import FromField, seed_for_fight, simulate_fight
from companion.games.heroes3.odds.plan_comparison import compare_plans, plan_from_field

SURE = 0.03
"""Half the interval at which the win chance counts as known: 3 points, at 95 %."""
TARGET_SURE, TARGET_TABLE = 1.0, 120.0
FIVE = (
    "castle:marksmen/pack",
    "castle:griffins/pack",
    "castle:crusaders/pack",
    "castle:zealots/few",
    "castle:champions/few",
)
TYPICAL = Fight(
    level="IV",
    difficulty="hard",
    mine=Army(("castle:marksmen/pack", "castle:griffins/pack", "castle:crusaders/pack"), hero=Hero(3, movement=2)),
)
FULL = Fight(level="VI", difficulty="hard", mine=Army(FIVE, hero=Hero(6, movement=9)))
RUNS = 5


def run() -> list[tuple[str, str]]:
    """Measure everything; each line a name and a figure."""
    FromField(TYPICAL).position(1)
    typical = max(fights_per_second(TYPICAL) for _ in range(RUNS))
    full = max(fights_per_second(FULL) for _ in range(RUNS))
    seconds, fights, share = sure()
    table, pairs, draws = all_duels()
    return [
        ("fights per second, 3 against 3 (level IV, hard)", f"{typical:,.0f}"),
        ("fights per second, 5 against 5 (level VI, hard)", f"{full:,.0f}"),
        (
            "seconds until the win chance is sure to 3 points",
            f"{seconds:.2f} (target {TARGET_SURE:.0f}; {fights} fights, {100 * share:.0f} %)",
        ),
        ("seconds for every duel exactly", f"{table:.1f} (target {TARGET_TABLE:.0f}; {pairs:,} duels, {draws} draws)"),
    ]


def fights_per_second(fight: Fight, count: int = 200) -> float:
    """Whole fights with the sensible policy, from drawing to the end, nothing recorded."""
    start = FromField(fight)
    begun = time.process_time()
    for number in range(count):
        simulate_fight(start.position(seed_for_fight(1, number)))
    return count / (time.process_time() - begun)


def sure() -> tuple[float, int, float]:
    """Until the win chance of a typical field is known: processor seconds (median of a few seeds), fights, chance."""
    found = []
    for seed in range(1, RUNS + 1):
        begun = time.process_time()
        for compared in compare_plans({"now": plan_from_field(TYPICAL)}, seed):
            estimate = compared["now"].estimate
            if estimate.win.half <= SURE:
                found.append((time.process_time() - begun, estimate.fights, estimate.win.value))
                break
    return statistics.median(f[0] for f in found), found[0][1], found[0][2]


def all_duels() -> tuple[float, int, int]:
    """Every Few, Pack and neutral unit against every one, both ways."""
    begun, pairs, draws = time.process_time(), 0, 0
    for row in compute_duel_table(list_duelists()):
        pairs += 1
        draws += row.draw > 0
    return time.process_time() - begun, pairs, draws


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:50} {figure}")
