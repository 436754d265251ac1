"""Two units on the engine's own board, for comparing the duel solver with what the engine really does."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.attacks.attack_dice import apply_rolled_dice
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import REBORN
from companion.games.heroes3.combat.bots.ai_decisions import possible_ai_acts
from companion.games.heroes3.combat.game import ACTIONS, Heroes3Combat
from companion.games.heroes3.combat.model.ask_and_answer import apply_answer
from companion.games.heroes3.combat.model.board import BIT, BY_NAME, NEAR
from companion.games.heroes3.combat.model.pending_steps import STEP_HANDLERS
from companion.games.heroes3.combat.model.questions import DiceQuestion
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, Settings, UnitCard, build_setup
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.steps import NEXT_ACTIVATION, Activate
from companion.games.heroes3.odds.duel_activation import DuelUnit
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event

ENGINE = Heroes3Combat()
Dist = dict[Any, float]
UNLIKELY = 1e-7


def facing(one: str, other: str, seed: int = 1, dice: str = "app") -> CombatState:
    """Two units opposite each other, both played by the rules for AI units, the first one being the attacker."""
    fight = Fight(
        kind="heroes", mine=Army((UnitCard(one, "B2"),), by="ai"), theirs=Army((UnitCard(other, "B4"),), by="ai")
    )
    return ENGINE.start(build_setup(CombatSetup(fight, Settings(dice=dice)), seed), ignore_event)  # type: ignore[arg-type]


def fought_out(start: CombatState, seed: int, rounds: int = 400) -> str:
    """One duel on the engine from a position: `first`, `second`, or `draw` if it does not end."""
    state = start.copy()
    state.luck = Luck.from_seed(seed)
    while not state.ended and state.round <= rounds:
        ENGINE.apply(state, possible_ai_acts(state)[0], ignore_event)
    return {"victory": "first", "defeat": "second"}.get(state.outcome, "draw")


def activation_on_the_board(active: DuelUnit, other: DuelUnit, adjacent: bool) -> Dist:
    """Every way one activation can turn out on the engine, all dice gone through."""
    state = facing(active.kind.key, other.kind.key, dice="table")
    state.todo, state.ask, state.round = [], None, 5
    one, two = state.fighters
    state.put(one, BY_NAME["B3" if adjacent else "B2"])
    _dress(one, active, state.round)
    _dress(two, other, state.round)
    state.todo = [Activate(0)]
    _run(state)
    found: Dist = {}
    for chance, after in _every_way(state, 1.0):
        key = (_read(after, 0), _read(after, 1), _near(after))
        found[key] = found.get(key, 0.0) + chance
    return found


def _dress(fighter: Fighter, unit: DuelUnit, now: int) -> None:
    fighter.damage, fighter.flipped, fighter.paralysed = unit.damage, unit.flipped, unit.paralysed
    fighter.poison, fighter.corrosion = unit.poison, unit.corrosion
    fighter.spent = REBORN if unit.reborn else 0
    fighter.effects = ()
    if unit.weak:
        fighter.effects = (*fighter.effects, ("attack", -unit.weak, now, 0))
    if unit.weaker:
        fighter.effects = (*fighter.effects, ("attack", -unit.weaker, now + 1, 0))


def _every_way(state: CombatState, chance: float) -> Iterator[tuple[float, CombatState]]:
    if chance < UNLIKELY:
        # Dice that are rolled again until they show something else could go on for ever.
        return
    while not state.ended and state.active == 0:
        if isinstance(state.ask, DiceQuestion):
            count = state.ask.count
            for dice in itertools.product((-1, 0, 1), repeat=count):
                branch = state.copy()
                apply_rolled_dice(branch, dice, None)
                _run(branch)
                yield from _every_way(branch, chance / 3**count)
            return
        act = possible_ai_acts(state)[0]
        if isinstance(act, acts.Choose):
            apply_answer(state, act.option, None)
        else:
            ACTIONS.handler(act)(state, act, None)
        _run(state)
    yield chance, state


def _run(state: CombatState) -> None:
    """The engine's steps, up to the next activation."""
    while state.todo and state.ask is None and state.todo[-1] != NEXT_ACTIVATION:
        now = state.todo.pop()
        STEP_HANDLERS[type(now)](state, now, None)


def _read(state: CombatState, n: int) -> DuelUnit | None:
    fighter = state.fighters[n]
    if not fighter.alive:
        return None
    weak = -sum(effect[1] for effect in fighter.effects if effect[0] == "attack" and effect[2] == 5)
    weaker = -sum(effect[1] for effect in fighter.effects if effect[0] == "attack" and effect[2] == 6)
    return DuelUnit(
        fighter.kind,
        fighter.damage,
        fighter.flipped,
        fighter.paralysed,
        fighter.poison,
        fighter.corrosion,
        weak,
        weaker,
        bool(fighter.spent & REBORN),
    )


def _near(state: CombatState) -> bool:
    one, two = state.fighters
    if not one.alive or not two.alive:
        return True
    return bool(NEAR[one.cell] & BIT[two.cell])
