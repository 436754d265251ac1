"""How the players' own units are played in simulations: sensible, cautious or reckless.

A policy weighs what an attack wins against what the retaliation costs; the three differ in how much they fear it, in
what they do when nobody is in reach, and in when they give up. Where the rules for AI units leave a choice to the
player, the policy chooses what hurts the player least.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.flow.combat_end import FIGHT_ON, RETREAT, can_pay_for_round
from companion.games.heroes3.combat.model.ask_and_answer import NO, NONE, YES, answer_options
from companion.games.heroes3.combat.model.board import (
    BIT,
    BY_NAME,
    DISTANCE,
    NAMES,
    NEAR,
    NOWHERE,
    SPACES,
    TOWER,
    spaces_in_mask,
)
from companion.games.heroes3.combat.model.questions import (
    ConsentChoice,
    DiceQuestion,
    FirstToAct,
    HarmTarget,
    MachineSpace,
    MayReroll,
    MayRescue,
    MayReturn,
    PlacementQuestion,
    RoundLimitQuestion,
    SecondTarget,
    SpaceChoice,
    SplashTarget,
    StepAfterAttack,
    TargetBeside,
    UnitChoice,
)
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS, placement_zone_mask
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.combat.reach_and_legal_acts import (
    attackable_targets,
    breakable_siege_pieces,
    reachable_space_mask,
    summon_spaces,
)
from companion.games.heroes3.odds.attack_and_unit_value import (
    ExpectedAttack,
    count_adjacent_enemies,
    estimate_attack,
    occupied_space_masks,
    rate_attack_gain,
    rate_retaliation_loss,
    rate_side_strength,
    rate_unit,
    total_card_health,
    total_health_left,
)
from companion.games.heroes3.odds.siege_value import is_besieging, rate_breaches, rate_machine_hit
from companion.kernel.refusals import Unknown

# Acts are plain values: built once and shared.
_attack, _move, _choose, _use = cache(acts.Attack), cache(acts.Move), cache(acts.Choose), cache(acts.Use)
_DONE, _DEFEND, _ROLL = acts.Done(), acts.Defend(), acts.Roll()
_SPACES = (*NAMES, TOWER)
_COLUMNS = (1, 2, 0, 3)
"""The middle columns first: from there most is in reach."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A way to play.

    `fear` weighs retaliation, `waits` defends instead of approaching, `heart` is the strength that is still enough to
    fight on, compared with the enemy's; 0 never gives up.
    """

    name: str
    fear: float
    waits: bool
    heart: float

    # --- a unit of the people acts -------------------------------------------------------------

    def act(self, state: CombatState) -> Act:
        """What the active unit does."""
        fighter = state.actor
        best, found = -1e9, None
        if not state.struck:
            for target, mask in attackable_targets(state, fighter):
                score, act = self._attacking(state, fighter, target, mask)
                if score > best:
                    best, found = score, act
            if is_besieging(state, fighter.side):
                best, found = max([(best, found), *self._breaching(state, fighter)], key=itemgetter(0))
        if found is not None and (best > 0 or fighter.has("berserk")):
            return found
        special = self._special(state, fighter) if not (state.moved or state.struck) else None
        if special is not None:
            return special
        if state.moved or state.struck:
            return _DONE
        return self._unable(state, fighter, found)

    def _attacking(self, state: CombatState, fighter: Fighter, target: Fighter, mask: int) -> tuple[float, Act]:
        name = _SPACES[target.cell]
        if fighter.kind.ranged:
            adjacent = bool(NEAR[fighter.cell] & BIT[target.cell]) if target.cell < SPACES else False
            blow = estimate_attack(state, fighter, target, adjacent)
            return rate_attack_gain(target, blow) - self.fear * rate_retaliation_loss(fighter, blow), _attack(name)
        blow = estimate_attack(state, fighter, target, True)
        score = rate_attack_gain(target, blow) - self.fear * rate_retaliation_loss(fighter, blow)
        value, at = self._best_space(state, fighter, mask)
        return score + value, _attack(name, "" if at == fighter.cell else NAMES[at])

    def _breaching(self, state: CombatState, fighter: Fighter) -> list[tuple[float, Act]]:
        """Every Wall, or the Gate, that can be destroyed, and what it wins; some units do it from afar."""
        gains = rate_breaches(state, fighter.side)
        found: list[tuple[float, Act]] = []
        for piece, mask in breakable_siege_pieces(state, fighter):
            value, at = self._best_space(state, fighter, mask)
            if gains[piece] > 0:
                found.append((gains[piece] + value, _attack(NAMES[piece], "" if at == fighter.cell else NAMES[at])))
        if "destroy-siege" in fighter.kind.instead and not state.moved:
            found += [(gains[piece], _use(NAMES[piece])) for piece in gains]
            if state.tower >= 0 and fighter.kind.instead["destroy-siege"][0] == "walls or tower":
                tower = state.fighters[state.tower]
                found.append((rate_attack_gain(tower, ExpectedAttack(tower.left, 1.0, 0.0)), _use(TOWER)))
        return found

    def _best_space(self, state: CombatState, fighter: Fighter, mask: int) -> tuple[float, int]:
        """Few enemies around, and next to an own ranged unit that needs cover."""
        here = fighter.cell
        enemies, shooters = (
            occupied_space_masks(state, 1 - fighter.side)[0],
            occupied_space_masks(state, fighter.side)[1],
        )
        best, at = -1e9, here
        for space in spaces_in_mask(mask):
            value = -0.4 * self.fear * (NEAR[space] & enemies).bit_count() - 0.01 * DISTANCE[here][space]
            if NEAR[space] & shooters:
                value += 0.3
            if value > best:
                best, at = value, space
        return best, at

    def _unable(self, state: CombatState, fighter: Fighter, attack: Act | None) -> Act:
        """Nothing to attack, or nothing worth it."""
        if self.waits and state.may_defend and fighter.cell < SPACES:
            return _DEFEND
        if attack is not None:
            # Not worth it by itself, but waiting wins nothing either.
            return attack
        to = self._towards(state, fighter)
        if to >= 0 and not fighter.kind.ranged:
            return _move(NAMES[to])
        return _DEFEND if state.may_defend and fighter.cell < SPACES else _DONE

    def _towards(self, state: CombatState, fighter: Fighter) -> int:
        """The space in reach that is nearest to the most valuable of the closest enemies."""
        enemies = state.units(1 - fighter.side)
        if not enemies or fighter.cell >= SPACES:
            return -1
        aim = min(enemies, key=lambda enemy: (DISTANCE[fighter.cell][enemy.cell], -rate_unit(enemy.kind), enemy.n))
        row = DISTANCE[aim.cell]
        best = min(
            spaces_in_mask(reachable_space_mask(state, fighter)),
            key=lambda space: (row[space], DISTANCE[fighter.cell][space]),
        )
        return best if row[best] < row[fighter.cell] else -1

    def _special(self, state: CombatState, fighter: Fighter) -> Act | None:
        """What stands on the card instead of an attack, where that helps."""
        instead = fighter.kind.instead
        if not instead:
            return None
        if "summon" in instead:
            free = summon_spaces(state, fighter)
            return _use(space_name(free[0])) if free else None
        if "strengthen" in instead:
            allies = [f for f in state.units(fighter.side) if not f.kind.ranged and not f.acted and f is not fighter]
            return _use(NAMES[max(allies, key=lambda f: rate_unit(f.kind)).cell]) if allies else None
        if "weaken" in instead:
            enemies = [f for f in state.units(1 - fighter.side) if not f.acted]
            return _use(NAMES[max(enemies, key=lambda f: f.attack).cell]) if enemies else None
        return None

    # --- questions -----------------------------------------------------------------------------

    def answer(self, state: CombatState) -> Act:
        """What the people answer to the question that is open."""
        asked = state.ask
        if isinstance(asked, DiceQuestion):
            return _ROLL
        if isinstance(asked, PlacementQuestion):
            return choose_next_placement(state, asked.side)
        if isinstance(asked, RoundLimitQuestion):
            return _choose(FIGHT_ON if can_pay_for_round(state) and self.fights_on(state) else RETREAT)
        if isinstance(asked, ConsentChoice):
            return _choose(YES if self._agrees(state, asked) else NO)
        if isinstance(asked, UnitChoice):
            return _choose(self._unit(state, asked))
        if isinstance(asked, SpaceChoice):
            return _choose(self._space(state, asked))
        return _choose(answer_options(state)[0])

    def fights_on(self, state: CombatState) -> bool:
        """Whether the hero pays for another combat round."""
        return not self.heart or rate_side_strength(state, 0) >= self.heart * rate_side_strength(state, 1)

    def _agrees(self, state: CombatState, asked: ConsentChoice) -> bool:
        purpose, side = asked.purpose, asked.side
        if isinstance(purpose, MayReroll):
            return min(purpose.dice) == -1
        if isinstance(purpose, MayReturn):
            return count_adjacent_enemies(state, side, state.actor.cell) > count_adjacent_enemies(
                state, side, state.origin
            )
        # A rescue costs nothing. A hand card to be discarded is not ours to spend.
        return isinstance(purpose, MayRescue)

    def _unit(self, state: CombatState, asked: UnitChoice) -> str:
        called = dict(zip(asked.options, answer_options(state), strict=False))
        units = [state.fighters[n] for n in asked.options]
        enemies = [fighter for fighter in units if fighter.side != asked.side]
        if isinstance(asked.purpose, (SecondTarget, TargetBeside, SplashTarget, HarmTarget)):
            if enemies:
                return called[min(enemies, key=lambda f: (total_health_left(f) > 2, -rate_unit(f.kind), f.n)).n]
            return NONE if asked.optional else called[min(units, key=lambda f: (rate_unit(f.kind), f.n)).n]
        if isinstance(asked.purpose, FirstToAct):
            return called[max(units, key=lambda f: (f.kind.ranged, f.attack, -f.n)).n]
        return called[max(units, key=lambda f: (rate_unit(f.kind), f.damage, -f.n)).n]

    def _space(self, state: CombatState, asked: SpaceChoice) -> str:
        side, open_spaces = asked.side, asked.options
        if isinstance(asked.purpose, MachineSpace):
            return NAMES[max(open_spaces, key=lambda space: rate_machine_hit(state, side, space))]
        best = min(open_spaces, key=lambda space: (count_adjacent_enemies(state, side, space), space))
        if isinstance(asked.purpose, StepAfterAttack) and asked.optional:
            here = state.actor.cell
            return (
                NAMES[best]
                if count_adjacent_enemies(state, side, here) > count_adjacent_enemies(state, side, best)
                else NONE
            )
        return NAMES[best]

    def choose_for_ai(self, state: CombatState, left_open: Sequence[Act]) -> Act:
        """Where the rules for AI units leave it to the player: the target that loses least by it."""
        best, found = 1e9, left_open[0]
        for act in left_open:
            if not isinstance(act, acts.Attack):
                continue
            target = state.at(BY_NAME[act.target])
            if target is None:
                continue
            harm = rate_attack_gain(target, estimate_attack(state, state.actor, target, not state.actor.kind.ranged))
            if harm < best - 1e-9:
                best, found = harm, act
        return found


SENSIBLE = Policy("sensible", fear=0.7, waits=False, heart=0.45)
CAUTIOUS = Policy("cautious", fear=1.4, waits=True, heart=0.9)
RECKLESS = Policy("reckless", fear=0.0, waits=False, heart=0.0)
POLICIES = {policy.name: policy for policy in (SENSIBLE, CAUTIOUS, RECKLESS)}


def require_policy_by_name(name: str) -> Policy:
    """A policy by its name."""
    if name not in POLICIES:
        raise Unknown("h3c-no-policy", found=name, options=", ".join(POLICIES))
    return POLICIES[name]


def choose_unit_placement(kinds: Sequence[UnitType], bank: bool = False) -> list[str]:
    """Where people put their units: ranged ones into the Backline, the sturdiest others before them. heroes3 8.

    In a creature bank they stand in the middle, with guards on all corners: ranged units inside. heroes3 11.
    """
    order = sorted(range(len(kinds)), key=lambda n: (not kinds[n].ranged, -total_card_health(kinds[n]), n))
    rows = {True: [NAMES[column] for column in _COLUMNS], False: [NAMES[4 + column] for column in _COLUMNS]}
    if bank:
        rows = {True: ["B3", "C3"], False: ["B2", "C2", "B4", "C4"]}
    found = [""] * len(kinds)
    for n in order:
        ranged = kinds[n].ranged
        found[n] = (rows[ranged] or rows[not ranged]).pop(0)
    return found


def choose_next_placement(state: CombatState, side: int) -> Act:
    """Put the next unit of an army on the board, or say that all are placed."""
    own = [fighter for fighter in state.fighters if fighter.side == side and fighter.alive]
    strongest = sorted(own, key=lambda fighter: (-rate_unit(fighter.kind), fighter.n))[:MOST_UNITS]
    waiting = [fighter for fighter in strongest if fighter.cell == NOWHERE]
    if not waiting or len(state.units(side)) >= MOST_UNITS:
        return acts.Ready()
    open_spaces, bank = (
        [NAMES[n] for n in spaces_in_mask(placement_zone_mask(state.fight, side) & state.free)],
        state.fight.board == "bank",
    )
    wished = dict(
        zip([fighter.n for fighter in strongest], choose_unit_placement([f.kind for f in strongest], bank), strict=True)
    )
    first = waiting[0]
    space = wished[first.n] if wished[first.n] in open_spaces else open_spaces[0]
    return acts.Place(first.kind.key, space)
