"""What an AI side answers where a unit's ability leaves a choice. heroes3 13.2, G5.

Optional harm is used, and a choice between targets follows the tier order of 13.2. Where nothing says what to do,
several answers are left, and the table chooses.
"""

from __future__ import annotations

from companion.games.heroes3.combat.bots.target_priority import target_rank
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.ask_and_answer import NO, NONE, YES, answer_options
from companion.games.heroes3.combat.model.board import DISTANCE, SPACES
from companion.games.heroes3.combat.model.questions import (
    ConsentChoice,
    HarmTarget,
    HealTarget,
    MayReroll,
    MayRescue,
    MayReturn,
    SecondTarget,
    SplashTarget,
    TargetBeside,
    UnitChoice,
)
from companion.games.heroes3.combat.model.state import CombatState, Fighter

HARMFUL = (SecondTarget, TargetBeside, SplashTarget, HarmTarget)
"""Questions about a unit that will be harmed."""


def answers_by_ai_rules(state: CombatState, how: Conventions) -> list[str]:
    """The answers that the rules leave to an AI side; several are a choice of the table."""
    asked = state.ask
    if isinstance(asked, ConsentChoice):
        return [YES if _agrees(state, asked, how) else NO]
    if isinstance(asked, UnitChoice) and isinstance(asked.purpose, HARMFUL):
        return _harmed(state, asked, how)
    if isinstance(asked, UnitChoice) and isinstance(asked.purpose, HealTarget):
        return _healed(state, asked)
    possible = answer_options(state)
    return possible[:-1] if len(possible) > 1 and possible[-1] == NONE else possible


def _agrees(state: CombatState, asked: ConsentChoice, how: Conventions) -> bool:
    purpose = asked.purpose
    if isinstance(purpose, MayReturn):
        return how.returns
    if isinstance(purpose, MayReroll):
        return how.rerolls and _rolls_minus_again(state, purpose)
    # Saving an own unit costs nothing.
    return isinstance(purpose, MayRescue)


def _rolls_minus_again(state: CombatState, purpose: MayReroll) -> bool:
    """A -1 is rolled again. Rolling a 0 again wins nothing on average."""
    choice = state.fighters[purpose.blow.attacker].kind.attacking.get("may-reroll")
    only_zero = choice is not None and choice[0] != "moved"
    return min(purpose.dice) == -1 and not only_zero


def _harmed(state: CombatState, asked: UnitChoice, how: Conventions) -> list[str]:
    """An enemy by the tier order, then the closest; an own unit only where nobody else is there and one must be."""
    numbers, optional = asked.options, asked.optional
    if optional and how.second_targets == "never":
        return [NONE]
    called = dict(zip(numbers, answer_options(state), strict=False))
    enemies = [state.fighters[n] for n in numbers if state.fighters[n].side != asked.side]
    if not enemies:
        return [NONE] if optional else [called[n] for n in _cheapest(state, numbers)]
    actor = state.actor
    places = [target_rank(actor, enemy) for enemy in enemies]
    first = [enemy for enemy, place in zip(enemies, places, strict=True) if place == min(places)]
    away = [_distance(actor, enemy) for enemy in first]
    return [called[enemy.n] for enemy, far in zip(first, away, strict=True) if far == min(away)]


def _cheapest(state: CombatState, numbers: tuple[int, ...]) -> list[int]:
    """Own units that must take harm: the lowest tier."""
    lowest = min(state.fighters[n].kind.tier for n in numbers)
    return [n for n in numbers if state.fighters[n].kind.tier == lowest]


def _healed(state: CombatState, asked: UnitChoice) -> list[str]:
    """The highest tier, then the most damage: as the AI heals with its spells. heroes3 13.4."""
    hurt = [state.fighters[n] for n in asked.options]
    best = max((fighter.kind.tier, fighter.damage) for fighter in hurt)
    named = zip(hurt, answer_options(state), strict=False)
    return [name for fighter, name in named if (fighter.kind.tier, fighter.damage) == best]


def _distance(one: Fighter, other: Fighter) -> int:
    return DISTANCE[one.cell][other.cell] if one.cell < SPACES and other.cell < SPACES else 0
