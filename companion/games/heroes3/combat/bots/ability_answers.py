"""What an AI side answers where a unit's ability leaves a choice. heroes3 13.2, G5.

Optional harm is used, and a choice between targets follows the tier order of 13.2. Where nothing says what to do,
several answers are left, and the table chooses.
"""

from __future__ import annotations

from companion.games.heroes3.combat.bots.target_priority import target_rank
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.ask_and_answer import NO, NONE, YES, answer_options
from companion.games.heroes3.combat.model.board import DISTANCE, SPACES
from companion.games.heroes3.combat.model.state import CombatState, Fighter

HARMFUL = ("another", "beside", "splash", "harm")
"""Questions about a unit that will be harmed."""


def answers_by_ai_rules(state: CombatState, how: Conventions) -> list[str]:
    """The answers that the rules leave to an AI side; several are a choice of the table."""
    asked = state.ask
    assert asked is not None
    if asked[0] == "yes":
        return [YES if _agrees(state, how) else NO]
    if asked[0] == "unit" and asked[2] in HARMFUL:
        return _harmed(state, how)
    if asked[0] == "unit" and asked[2] == "heal-ally":
        return _healed(state)
    possible = answer_options(state)
    return possible[:-1] if len(possible) > 1 and possible[-1] == NONE else possible


def _agrees(state: CombatState, how: Conventions) -> bool:
    assert state.ask is not None
    purpose = state.ask[2]
    if purpose == "return":
        return how.returns
    if purpose == "reroll":
        return how.rerolls and _rolls_minus_again(state)
    # Saving an own unit costs nothing.
    return bool(purpose == "rescue")


def _rolls_minus_again(state: CombatState) -> bool:
    """A -1 is rolled again. Rolling a 0 again wins nothing on average."""
    assert state.ask is not None
    (attacker, _, _, _, _), dice, _ = state.ask[5:]
    choice = state.fighters[attacker].kind.attacking.get("may-reroll")
    only_zero = choice is not None and choice[0] != "moved"
    return min(dice) == -1 and not only_zero


def _harmed(state: CombatState, how: Conventions) -> list[str]:
    """An enemy by the tier order, then the closest; an own unit only where nobody else is there and one must be."""
    assert state.ask is not None
    _, side, _, numbers, optional = state.ask[:5]
    if optional and how.second_targets == "never":
        return [NONE]
    called = dict(zip(numbers, answer_options(state), strict=False))
    enemies = [state.fighters[n] for n in numbers if state.fighters[n].side != side]
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


def _healed(state: CombatState) -> list[str]:
    """The highest tier, then the most damage: as the AI heals with its spells. heroes3 13.4."""
    assert state.ask is not None
    hurt = [state.fighters[n] for n in state.ask[3]]
    best = max((fighter.kind.tier, fighter.damage) for fighter in hurt)
    named = zip(hurt, answer_options(state), strict=False)
    return [name for fighter, name in named if (fighter.kind.tier, fighter.damage) == best]


def _distance(one: Fighter, other: Fighter) -> int:
    return DISTANCE[one.cell][other.cell] if one.cell < SPACES and other.cell < SPACES else 0
