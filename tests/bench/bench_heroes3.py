"""How fast combats of Heroes III are fought: full fights and acts per second on one core, and PokerKit beside them.

A plain policy plays both sides through the engine's ordinary way in, so this measures the rules and not a chair; the
chair's figures are in `bench_heroes3_odds.py`. Seconds are those of the processor.
"""

from __future__ import annotations

import time

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import DISTANCE, NAMES, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.setup_data import (
    Army,
    CombatSetup,
    Fight,
    Hero,
    Settings,
    UnitCard,
    build_setup,
)
from companion.games.heroes3.combat.model.state import CombatState, space_name
from companion.games.heroes3.combat.reach_and_legal_acts import attackable_targets, reachable_space_mask
from companion.kernel.events import ignore_event
from tests.bench.bench_hero_realms import pokerkit_acts

FIGHTS_TARGET = 300
"""Full fights of five against five per second."""
SLICES = 5
"""The best of so many parts counts: the one that was disturbed least."""
FIVE = {
    "A2": "castle:griffins/pack",
    "B2": "castle:crusaders/pack",
    "C2": "castle:champions/few",
    "B1": "castle:marksmen/pack",
    "C1": "castle:zealots/few",
}


def run(seconds: float = 3.0) -> list[tuple[str, str]]:
    """Measure everything; each line a name and a figure."""
    fights, done = max(play(seconds / SLICES) for _ in range(SLICES))
    figures = [
        ("five against five, full fights per second", f"{fights:,.0f} (target {FIGHTS_TARGET})"),
        ("five against five, acts per second", f"{done:,.0f}"),
        ("copies of a position per second", f"{copies(seconds / 4):,.0f}"),
    ]
    poker = pokerkit_acts(seconds)
    if poker is None:
        return [*figures, ("PokerKit, acts per second", "not measured: the package could not be installed")]
    ratio = f"{done / poker:.1f} : 1"
    return [*figures, ("PokerKit, acts per second", f"{poker:,.0f}"), ("acts, combat to PokerKit", ratio)]


def opening(engine: Heroes3Combat, seed: int) -> CombatState:
    """A level VI field on Hard, with everybody placed."""
    mine = Army(tuple(UnitCard(unit, space) for space, unit in FIVE.items()), hero=Hero(6))
    body = CombatSetup(Fight(level="VI", difficulty="hard", mine=mine), Settings(free_extension=True))
    return engine.start(build_setup(body, seed), ignore_event)


def play(seconds: float) -> tuple[float, float]:
    """Fights and acts per second, from drawing the neutral army to the end."""
    engine, fights, done = Heroes3Combat(), 0, 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = opening(engine, fights)
        while not state.ended:
            engine.apply(state, plain(state), ignore_event)
            done += 1
        fights += 1
    spent = time.process_time() - begun
    return fights / spent, done / spent


def plain(state: CombatState) -> Act:
    """The first enemy in reach from the first space; else as near as possible."""
    if state.ask is not None:
        return acts.Choose(answer_options(state)[0])
    fighter = state.actor
    targets = attackable_targets(state, fighter)
    if targets:
        target, mask = targets[0]
        at = "" if fighter.cell >= SPACES or mask >> fighter.cell & 1 else NAMES[spaces_in_mask(mask)[0]]
        return acts.Attack(space_name(target.cell), at, "stay" if fighter.kind.ranged else "")
    if state.moved:
        return acts.Done()
    enemies = [other.cell for other in state.units(1 - fighter.side)]
    to = min(
        spaces_in_mask(reachable_space_mask(state, fighter)),
        key=lambda space: min(DISTANCE[space][cell] for cell in enemies),
    )
    return acts.Move(NAMES[to]) if to != fighter.cell else acts.Done()


def copies(seconds: float) -> float:
    """Copies of a position in the middle of a fight per second."""
    engine = Heroes3Combat()
    state = opening(engine, 1)
    for _ in range(8):
        engine.apply(state, plain(state), ignore_event)
    made, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state.copy()
        made += 1
    return made / (time.process_time() - begun)


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:44} {figure}")
