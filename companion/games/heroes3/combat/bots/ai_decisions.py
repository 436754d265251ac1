"""What an AI side does now, one step at a time. heroes3 13.

    decision = decide_ai_act(state)
    decision.act        # give this act, or
    decision.options    # ask the table: it gives one of these acts

The bot reads the position and remembers nothing, so the table may overrule any decision by giving another act.
`possible_ai_acts` is the same without words, for simulations.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots import ai_hero_cards
from companion.games.heroes3.combat.bots.ability_choices import answers_by_ai_rules
from companion.games.heroes3.combat.bots.approach_moves import (
    WallBreach,
    find_approach_moves,
    find_closest_walls,
    find_moves_without_path,
    should_attack_walls,
    spaces_towards_wall,
)
from companion.games.heroes3.combat.bots.decision_text import explain_plan
from companion.games.heroes3.combat.bots.decision_types import AiDecision, AiOption, AiPlan
from companion.games.heroes3.combat.bots.target_priority import find_best_targets, target_rank
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.board import NAMES, SPACES, TOWER, spaces_in_mask
from companion.games.heroes3.combat.model.events import is_human_side
from companion.games.heroes3.combat.model.questions import Choice
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.reach_and_legal_acts import besieged_side, enemies_next_to, reachable_space_mask
from companion.kernel.refusals import NotNow

_SPACES = (*NAMES, TOWER)
# Acts are plain values: built once and shared.
_attack, _move, _choose, _use = cache(acts.Attack), cache(acts.Move), cache(acts.Choose), cache(acts.Use)
_DONE, _DEFEND = acts.Done(), acts.Defend()


def is_ai_to_decide(state: CombatState) -> bool:
    """Whether an AI side is to act or to answer now."""
    if state.phase == "over":
        return False
    if state.ask is not None:
        # Dice are chance; what only people know, people answer.
        return isinstance(state.ask, Choice) and not is_human_side(state, state.ask.side)
    return state.active >= 0 and not is_human_side(state, state.actor.side)


def decide_ai_act(state: CombatState) -> AiDecision:
    """What the AI side does now, and why."""
    if not is_ai_to_decide(state):
        raise NotNow("h3c-not-mine")
    return explain_plan(state, plan_ai_act(state), conventions_of_table(state))


def possible_ai_acts(state: CombatState) -> tuple[Act, ...]:
    """The acts that the rules leave to the AI side; more than one is the table's choice."""
    return plan_ai_act(state).acts


def conventions_of_table(state: CombatState) -> Conventions:
    """How this table plays where the rulebook is silent."""
    return state.layout.settings.conventions


# --- the order of things -------------------------------------------------------------------------


def plan_ai_act(state: CombatState) -> AiPlan:
    """What the rules lead to, in the order of heroes3 13.1."""
    how = conventions_of_table(state)
    if state.ask is not None:
        return AiPlan("answer", tuple(_choose(option) for option in answers_by_ai_rules(state, how)))
    fighter = state.actor
    if fighter.side == 1 and state.sides[1].deck is not None:
        card = ai_hero_cards.plan_ai_hero_card(state)
        if card is not None:
            return card
    # Ranged units attack before they move, never afterwards: heroes3 9.
    too_late = state.struck or (state.moved and fighter.kind.ranged)
    aims = [] if too_late else find_best_targets(state, fighter, how)
    if aims:
        here, then = fighter.cell, _step_after(state, fighter, how)
        found = [
            _attack(_SPACES[aim.target.cell], "" if space == here else NAMES[space], then)
            for aim in aims
            for space in aim.spaces
        ]
        return AiPlan("attack", tuple(found), tuple(aim.target for aim in aims))
    if state.moved or state.struck:
        return AiPlan("done", (_DONE,))
    if how.instead and fighter.kind.instead:
        special = _instead(state, fighter)
        if special is not None:
            return special
    return _without_target(state, fighter, how)


def _step_after(state: CombatState, fighter: Fighter, how: Conventions) -> str:
    """Where a ranged unit steps after its attack: nowhere, or where fewest enemies are beside it. heroes3 13.2, G4."""
    if not fighter.kind.ranged or how.ranged_move == "never" or fighter.cell >= SPACES:
        return ""
    crowds = [
        (len(enemies_next_to(state, fighter.side, space)), space)
        for space in spaces_in_mask(reachable_space_mask(state, fighter))
    ]
    least, best = min(crowds)
    return NAMES[best] if least < len(enemies_next_to(state, fighter.side, fighter.cell)) else ""


def _without_target(state: CombatState, fighter: Fighter, how: Conventions) -> AiPlan:
    """Nobody can be attacked: Walls, a way, or nothing. heroes3 13.2, G3, and 13.3."""
    if fighter.kind.ranged:
        return AiPlan("hold", (_DONE,))
    if should_attack_walls(state, fighter):
        breaches = find_closest_walls(state, fighter)
        if breaches:
            return AiPlan("wall", _wall_acts(fighter, breaches))
    found = find_approach_moves(state, fighter, how)
    if found:
        about = tuple(way.target for way in found)
        return AiPlan("approach", _moves(space for way in found for space in way.spaces), about)
    if should_attack_walls(state, fighter):
        before = spaces_towards_wall(state, fighter)
        if before:
            return AiPlan("to-wall", _moves(before))
    if (state.walls or state.gate >= 0) and fighter.side == besieged_side(state) and state.may_defend:
        # Neither over the Walls nor through the Gate: they defend. heroes3 13.3.
        return AiPlan("defend", (_DEFEND,))
    close = find_moves_without_path(state, fighter, how)
    if close:
        about = tuple(way.target for way in close)
        return AiPlan("nearer", _moves(space for way in close for space in way.spaces), about)
    return AiPlan("hold", (_DONE,))


def _instead(state: CombatState, fighter: Fighter) -> AiPlan | None:
    """What stands on the card instead of an activation, where the table lets AI units use it. heroes3 13.2, G5."""
    word = next(iter(fighter.kind.instead))
    if word == "weaken":
        enemies = state.units(1 - fighter.side)
        first = min((target_rank(fighter, enemy) for enemy in enemies), default=0)
        chosen = [enemy for enemy in enemies if target_rank(fighter, enemy) == first]
    elif word == "strengthen":
        own = [ally for ally in state.units(fighter.side) if not ally.kind.ranged]
        best = max(((ally.defense, ally.kind.tier) for ally in own), default=None)
        chosen = [ally for ally in own if (ally.defense, ally.kind.tier) == best]
    else:
        return None
    return AiPlan("instead", tuple(_use(NAMES[other.cell]) for other in chosen), tuple(chosen)) if chosen else None


def _moves(to: Iterable[int]) -> tuple[Act, ...]:
    return tuple(dict.fromkeys(_move(NAMES[space]) for space in to))


def _wall_acts(fighter: Fighter, breaches: list[WallBreach]) -> tuple[Act, ...]:
    return tuple(
        _attack(NAMES[breach.piece], "" if space == fighter.cell else NAMES[space])
        for breach in breaches
        for space in breach.spaces
    )


__all__ = [
    "AiDecision",
    "AiOption",
    "AiPlan",
    "conventions_of_table",
    "decide_ai_act",
    "is_ai_to_decide",
    "plan_ai_act",
    "possible_ai_acts",
]
