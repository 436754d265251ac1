"""What an AI side does now, one step at a time. heroes3 13.

    verdict = decide(state)
    verdict.act        # give this act, or
    verdict.options    # ask the table: it gives one of these acts

The chair reads the position and remembers nothing, so the table may overrule any decision by giving another act.
`possible` is the same without words, for simulations.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.games.heroes3.chair import cards
from companion.games.heroes3.chair.answers import best_answers
from companion.games.heroes3.chair.approach import Breach, attacks_walls, closest_walls, nearer, to_the_wall, ways
from companion.games.heroes3.chair.conventions import Conventions
from companion.games.heroes3.chair.targets import best_aims, rank
from companion.games.heroes3.chair.telling import explain
from companion.games.heroes3.chair.verdicts import Choice, Plan, Verdict
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.board import NAMES, SPACES, TOWER, spaces
from companion.games.heroes3.combat.legal import besieged, enemies_near, reach
from companion.games.heroes3.combat.state import CombatState, Fighter
from companion.games.heroes3.combat.telling import people
from companion.kernel.acts import Act
from companion.kernel.refusals import NotNow

_SPACES = (*NAMES, TOWER)
# Acts are plain values: built once and shared.
_attack, _move, _choose, _use = cache(acts.Attack), cache(acts.Move), cache(acts.Choose), cache(acts.Use)
_DONE, _DEFEND = acts.Done(), acts.Defend()


def decides(state: CombatState) -> bool:
    """Whether an AI side is to act or to answer now."""
    if state.phase == "over":
        return False
    if state.ask is not None:
        # Dice are chance; what only people know, people answer.
        return state.ask[0] in ("unit", "space", "yes") and not people(state, state.ask[1])
    return state.active >= 0 and not people(state, state.actor.side)


def decide(state: CombatState) -> Verdict:
    """What the AI side does now, and why."""
    if not decides(state):
        raise NotNow("h3c-not-mine")
    return explain(state, plan(state), conventions(state))


def possible(state: CombatState) -> tuple[Act, ...]:
    """The acts that the rules leave to the AI side; more than one is the table's choice."""
    return plan(state).acts


def conventions(state: CombatState) -> Conventions:
    """How this table plays where the rulebook is silent."""
    return state.layout.settings.conventions


# --- the order of things -------------------------------------------------------------------------


def plan(state: CombatState) -> Plan:
    """What the rules lead to, in the order of heroes3 13.1."""
    how = conventions(state)
    if state.ask is not None:
        return Plan("answer", tuple(_choose(option) for option in best_answers(state, how)))
    fighter = state.actor
    if fighter.side == 1 and state.sides[1].deck is not None:
        card = cards.next_act(state)
        if card is not None:
            return card
    # Ranged units attack before they move, never afterwards: heroes3 9.
    too_late = state.struck or (state.moved and fighter.kind.ranged)
    aims = [] if too_late else best_aims(state, fighter, how)
    if aims:
        here, then = fighter.cell, _step_after(state, fighter, how)
        found = [
            _attack(_SPACES[aim.target.cell], "" if space == here else NAMES[space], then)
            for aim in aims
            for space in aim.spaces
        ]
        return Plan("attack", tuple(found), tuple(aim.target for aim in aims))
    if state.moved or state.struck:
        return Plan("done", (_DONE,))
    if how.instead and fighter.kind.instead:
        special = _instead(state, fighter)
        if special is not None:
            return special
    return _without_target(state, fighter, how)


def _step_after(state: CombatState, fighter: Fighter, how: Conventions) -> str:
    """Where a ranged unit steps after its attack: nowhere, or where fewest enemies are beside it. heroes3 13.2, G4."""
    if not fighter.kind.ranged or how.ranged_move == "never" or fighter.cell >= SPACES:
        return ""
    crowds = [(len(enemies_near(state, fighter.side, space)), space) for space in spaces(reach(state, fighter))]
    least, best = min(crowds)
    return NAMES[best] if least < len(enemies_near(state, fighter.side, fighter.cell)) else ""


def _without_target(state: CombatState, fighter: Fighter, how: Conventions) -> Plan:
    """Nobody can be attacked: Walls, a way, or nothing. heroes3 13.2, G3, and 13.3."""
    if fighter.kind.ranged:
        return Plan("hold", (_DONE,))
    if attacks_walls(state, fighter):
        breaches = closest_walls(state, fighter)
        if breaches:
            return Plan("wall", _wall_acts(fighter, breaches))
    found = ways(state, fighter, how)
    if found:
        about = tuple(way.target for way in found)
        return Plan("approach", _moves(space for way in found for space in way.spaces), about)
    if attacks_walls(state, fighter):
        before = to_the_wall(state, fighter)
        if before:
            return Plan("to-wall", _moves(before))
    if (state.walls or state.gate >= 0) and fighter.side == besieged(state) and state.may_defend:
        # Neither over the Walls nor through the Gate: they defend. heroes3 13.3.
        return Plan("defend", (_DEFEND,))
    close = nearer(state, fighter, how)
    if close:
        about = tuple(way.target for way in close)
        return Plan("nearer", _moves(space for way in close for space in way.spaces), about)
    return Plan("hold", (_DONE,))


def _instead(state: CombatState, fighter: Fighter) -> Plan | None:
    """What stands on the card instead of an activation, where the table lets AI units use it. heroes3 13.2, G5."""
    word = next(iter(fighter.kind.instead))
    if word == "weaken":
        enemies = state.units(1 - fighter.side)
        first = min((rank(fighter, enemy) for enemy in enemies), default=0)
        chosen = [enemy for enemy in enemies if rank(fighter, enemy) == first]
    elif word == "strengthen":
        own = [ally for ally in state.units(fighter.side) if not ally.kind.ranged]
        best = max(((ally.defense, ally.kind.tier) for ally in own), default=None)
        chosen = [ally for ally in own if (ally.defense, ally.kind.tier) == best]
    else:
        return None
    return Plan("instead", tuple(_use(NAMES[other.cell]) for other in chosen), tuple(chosen)) if chosen else None


def _moves(to: Iterable[int]) -> tuple[Act, ...]:
    return tuple(dict.fromkeys(_move(NAMES[space]) for space in to))


def _wall_acts(fighter: Fighter, breaches: list[Breach]) -> tuple[Act, ...]:
    return tuple(
        _attack(NAMES[breach.piece], "" if space == fighter.cell else NAMES[space])
        for breach in breaches
        for space in breach.spaces
    )


__all__ = ["Choice", "Plan", "Verdict", "conventions", "decide", "decides", "plan", "possible"]
