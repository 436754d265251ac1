"""Compares plans: the same fights with another plan, on the same luck, so that small differences show early.

    less = fight_without_unit(fight, "castle:marksmen/few")
    for found in compare_plans({"now": plan_from_field(fight), "without": plan_from_field(less)}):
        show(found)
        if found["now"].estimate.win.half <= 0.03: break

Fight number n of every plan gets the same seed: the same neutral army is drawn, and the dice fall alike as long as
the plans go the same way. The interval of a difference comes from the spread of these pairs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from companion.games.heroes3.combat.model.refusals import TooMany
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS, Fight, Settings, UnitCard
from companion.games.heroes3.combat.model.state import MINE, CombatState
from companion.games.heroes3.combat.model.steps import NEXT_ACTIVATION
from companion.games.heroes3.combat.model.unit_types import require_unit_type
from companion.games.heroes3.odds.fight_simulation import (
    FightStart,
    FromField,
    FromPosition,
    seed_for_fight,
    simulate_fight,
)
from companion.games.heroes3.odds.player_policies import SENSIBLE, Policy
from companion.games.heroes3.odds.simulation_statistics import Estimate, Mean, Tally, estimate_mean
from companion.kernel.refusals import Unknown

BATCH = 25
"""Fights of each plan between two looks at them."""


@dataclass(frozen=True, slots=True)
class FightPlan:
    """A plan to compare: where fights begin, and the policy that plays the player's units."""

    start: FightStart
    policy: Policy = SENSIBLE
    retreats: bool = False


@dataclass(frozen=True, slots=True)
class PlanResult:
    """A plan's estimate, and how its chance to win differs from that of the first plan."""

    estimate: Estimate
    difference: Mean


def compare_plans(
    plans: Mapping[str, FightPlan], seed: int = 1, batch: int = BATCH, fights: int | None = None
) -> Iterator[dict[str, PlanResult]]:
    """All plans after every few fights each; without end, or up to so many fights.

    The first plan is the one the others are compared with.
    """
    tallies = {name: Tally(plan.start.army()) for name, plan in plans.items()}
    sums = {name: [0, 0] for name in plans}
    first = tallies[next(iter(plans))]
    while fights is None or first.fights < fights:
        begun = time.perf_counter()
        for _ in range(batch if fights is None else min(batch, fights - first.fights)):
            _one_each(plans, tallies, sums, seed_for_fight(seed, first.fights))
        spent = time.perf_counter() - begun
        for tally in tallies.values():
            tally.seconds += spent / len(tallies)
        yield {
            name: PlanResult(Estimate(tally), estimate_mean(sums[name][0], sums[name][1], tally.fights))
            for name, tally in tallies.items()
        }


def _one_each(plans: Mapping[str, FightPlan], tallies: dict[str, Tally], sums: dict[str, list[int]], seed: int) -> None:
    """One fight of each plan with the same luck."""
    won = {name: _one(plan, tallies[name], seed) for name, plan in plans.items()}
    base = won[next(iter(plans))]
    for name, sum_of in sums.items():
        sum_of[0] += won[name] - base
        sum_of[1] += (won[name] - base) ** 2


def _one(plan: FightPlan, tally: Tally, seed: int) -> int:
    fought = simulate_fight(plan.start.position(seed), plan.policy, plan.retreats)
    tally.add(fought)
    return int(fought.outcome in ("victory", "quick"))


# --- other armies --------------------------------------------------------------------------------


def fight_without_unit(fight: Fight, unit: str) -> Fight:
    """The same fight with one unit less."""
    wanted = require_unit_type(unit).key
    units = list(fight.mine.units)
    for n, card in enumerate(units):
        if _key(card) == wanted:
            return _with(fight, tuple(units[:n] + units[n + 1 :]))
    raise Unknown("h3-not-in-army", found=unit)


def fight_with_unit(fight: Fight, unit: str) -> Fight:
    """The same fight with one unit more, or with Few of the army turned to the Pack that is named."""
    new = require_unit_type(unit)
    units = list(fight.mine.units)
    if new.few is not None:
        for n, card in enumerate(units):
            if _key(card) == new.few.key:
                units[n] = replace(card, unit=new.key) if isinstance(card, UnitCard) else new.key
                return _with(fight, tuple(units))
    if len(units) >= MOST_UNITS:
        raise TooMany("h3-too-many-units", "6", found=len(units) + 1, most=MOST_UNITS)
    return _with(fight, (*units, new.key))


def plan_from_field(fight: Fight, policy: Policy = SENSIBLE, settings: Settings | None = None) -> FightPlan:
    """A plan for a field."""
    return FightPlan(FromField(fight, settings), policy)


def plan_from_position(state: CombatState, policy: Policy = SENSIBLE) -> FightPlan:
    """A plan from the middle of a combat."""
    return FightPlan(FromPosition(state), policy)


def plan_without_unit(state: CombatState, n: int, policy: Policy = SENSIBLE) -> FightPlan:
    """A plan from the middle of a combat, as if one own unit were not there."""
    fighter = state.fighters[n]
    if fighter.side != MINE or not fighter.alive or len(state.units(MINE)) < 2:
        raise Unknown("h3-not-in-army", found=fighter.kind.key)
    changed = state.copy()
    gone = changed.fighters[n]
    changed.put(gone, -1)
    gone.alive = False
    if changed.active == n:
        changed.todo, changed.active = [NEXT_ACTIVATION], -1
    return FightPlan(FromPosition(changed), policy)


def _key(card: str | UnitCard) -> str:
    return require_unit_type(card.unit if isinstance(card, UnitCard) else card).key


def _with(fight: Fight, units: tuple[str | UnitCard, ...]) -> Fight:
    """Spaces are given anew: the army stands differently without a unit."""
    bare = tuple(replace(card, space="") if isinstance(card, UnitCard) else card for card in units)
    return replace(fight, mine=replace(fight.mine, units=bare))
