"""What if: the same fights with another plan, on the same luck, so that small differences show early.

    for found in compare({"now": field_plan(fight), "without": field_plan(without(fight, "castle:marksmen/few"))}):
        show(found)
        if found["now"].estimate.win.half <= 0.03: break

Fight number n of every plan gets the same seed: the same neutral army is drawn, and the dice fall alike as long as
the plans go the same way. The interval of a difference comes from the spread of these pairs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from companion.games.heroes3.combat.kinds import kind_of
from companion.games.heroes3.combat.refusals import TooMany
from companion.games.heroes3.combat.setup import MOST_UNITS, Fight, Settings, UnitCard
from companion.games.heroes3.combat.state import MINE, CombatState
from companion.games.heroes3.odds.estimates import Estimate, Mean, Tally, mean
from companion.games.heroes3.odds.fights import FromField, FromPosition, Start, fight_out, seed_of
from companion.games.heroes3.odds.policies import SENSIBLE, Policy
from companion.kernel.refusals import Unknown

BATCH = 25
"""Fights of each plan between two looks at them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to go into a fight."""

    start: Start
    policy: Policy = SENSIBLE
    retreats: bool = False


@dataclass(frozen=True, slots=True)
class Compared:
    """A plan's estimate, and how its chance to win differs from that of the first plan."""

    estimate: Estimate
    difference: Mean


def compare(
    plans: Mapping[str, Plan], seed: int = 1, batch: int = BATCH, fights: int | None = None
) -> Iterator[dict[str, Compared]]:
    """All plans after every few fights each; without end, or up to so many fights.

    The first plan is the one the others are compared with.
    """
    tallies = {name: Tally(plan.start.army()) for name, plan in plans.items()}
    sums = {name: [0, 0] for name in plans}
    first = tallies[next(iter(plans))]
    while fights is None or first.fights < fights:
        begun = time.perf_counter()
        for _ in range(batch if fights is None else min(batch, fights - first.fights)):
            _one_each(plans, tallies, sums, seed_of(seed, first.fights))
        spent = time.perf_counter() - begun
        for tally in tallies.values():
            tally.seconds += spent / len(tallies)
        yield {
            name: Compared(Estimate(tally), mean(sums[name][0], sums[name][1], tally.fights))
            for name, tally in tallies.items()
        }


def _one_each(plans: Mapping[str, Plan], tallies: dict[str, Tally], sums: dict[str, list[int]], seed: int) -> None:
    """One fight of each plan with the same luck."""
    won = {name: _one(plan, tallies[name], seed) for name, plan in plans.items()}
    base = won[next(iter(plans))]
    for name, sum_of in sums.items():
        sum_of[0] += won[name] - base
        sum_of[1] += (won[name] - base) ** 2


def _one(plan: Plan, tally: Tally, seed: int) -> int:
    fought = fight_out(plan.start.position(seed), plan.policy, plan.retreats)
    tally.add(fought)
    return int(fought.outcome in ("victory", "quick"))


# --- other armies --------------------------------------------------------------------------------


def without(fight: Fight, unit: str) -> Fight:
    """The same fight with one unit less."""
    wanted = kind_of(unit).key
    units = list(fight.mine.units)
    for n, card in enumerate(units):
        if _key(card) == wanted:
            return _with(fight, tuple(units[:n] + units[n + 1 :]))
    raise Unknown("h3-not-in-army", found=unit)


def one_more(fight: Fight, unit: str) -> Fight:
    """The same fight with one unit more, or with Few of the army turned to the Pack that is named."""
    new = kind_of(unit)
    units = list(fight.mine.units)
    if new.few is not None:
        for n, card in enumerate(units):
            if _key(card) == new.few.key:
                units[n] = replace(card, unit=new.key) if isinstance(card, UnitCard) else new.key
                return _with(fight, tuple(units))
    if len(units) >= MOST_UNITS:
        raise TooMany("h3-too-many-units", "6", found=len(units) + 1, most=MOST_UNITS)
    return _with(fight, (*units, new.key))


def field_plan(fight: Fight, policy: Policy = SENSIBLE, settings: Settings | None = None) -> Plan:
    """A plan for a field."""
    return Plan(FromField(fight, settings), policy)


def position_plan(state: CombatState, policy: Policy = SENSIBLE) -> Plan:
    """A plan from the middle of a combat."""
    return Plan(FromPosition(state), policy)


def position_without(state: CombatState, n: int, policy: Policy = SENSIBLE) -> Plan:
    """A plan from the middle of a combat, as if one own unit were not there."""
    fighter = state.fighters[n]
    if fighter.side != MINE or not fighter.alive or len(state.units(MINE)) < 2:
        raise Unknown("h3-not-in-army", found=fighter.kind.key)
    changed = state.copy()
    gone = changed.fighters[n]
    changed.put(gone, -1)
    gone.alive = False
    if changed.active == n:
        changed.todo, changed.active = [("next",)], -1
    return Plan(FromPosition(changed), policy)


def _key(card: str | UnitCard) -> str:
    return kind_of(card.unit if isinstance(card, UnitCard) else card).key


def _with(fight: Fight, units: tuple[str | UnitCard, ...]) -> Fight:
    """Spaces are given anew: the army stands differently without a unit."""
    bare = tuple(replace(card, space="") if isinstance(card, UnitCard) else card for card in units)
    return replace(fight, mine=replace(fight.mine, units=bare))
