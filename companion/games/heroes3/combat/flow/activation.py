"""The activation of a unit: what happens as it begins, moving, defending, and its end. heroes3 9."""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import attack_wall_or_gate, queue_attack
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import damage_unit, heal_unit
from companion.games.heroes3.combat.flow.space_tokens import burn_at_activation_start, burn_on_entering_space
from companion.games.heroes3.combat.flow.turn_order import report_activation_start
from companion.games.heroes3.combat.model.ask_and_answer import ask_for_space, register_answer_handler
from companion.games.heroes3.combat.model.board import BIT, BY_NAME, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import StepAfterAttack
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget, OutOfReach, WrongMoment
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.steps import (
    END_ACTIVATION,
    NEXT_ACTIVATION,
    Activate,
    EndActivation,
    FinishAttack,
    RunActivationAbilities,
)
from companion.games.heroes3.combat.reach_and_legal_acts import (
    attackable_targets,
    breakable_siege_pieces,
    enemies_next_to,
    free_space_mask,
    reachable_space_mask,
    shootable_targets,
)
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown

STAY = "stay"


@register_step_handler(Activate)
def begin_activation(state: CombatState, now: Activate, tell: OptionalTell) -> None:
    """Begin a unit's activation."""
    fighter = state.fighters[now.unit]
    state.active, state.origin = fighter.n, fighter.cell
    state.moved = state.struck = False
    if state.sides[fighter.side].first < 0:
        state.sides[fighter.side].first = fighter.n
    if fighter.paralysed:
        _skip(state, fighter, tell)
        return
    if fighter.effects and fighter.has("skip"):
        _skip(state, fighter, tell)
        return
    if tell is not None:
        report_activation_start(fighter, tell)
    # The Defense token goes, and the unit may not defend in this activation.
    state.may_defend = not fighter.defending
    fighter.defending = False
    state.rooted = any("root" in other.kind.always for other in enemies_next_to(state, fighter.side, fighter.cell))
    if fighter.poison or fighter.kind.activation or state.ground:
        state.todo.append(RunActivationAbilities(fighter.n, 0))
        _poison_and_heal(state, fighter, tell)
        if state.ground and fighter.alive:
            burn_at_activation_start(state, fighter, tell)


def _skip(state: CombatState, fighter: Fighter, tell: OptionalTell) -> None:
    """A paralysed unit loses this activation, and nothing that happens at its start happens. heroes3 9 and 13.1."""
    fighter.paralysed = False
    state.may_defend = True
    if tell is not None:
        emit_event(tell, fighter.side, "9", message("h3-skips", unit=unit_label(fighter)), "turn")
    state.todo.append(END_ACTIVATION)


def _poison_and_heal(state: CombatState, fighter: Fighter, tell: OptionalTell) -> None:
    """Poison and healing work at the same moment, so one makes up for the other."""
    healing = fighter.kind.activation.get("heal-self")
    cure = 0 if healing is None else 99 if healing[0] == "all" else int(healing[0])
    harm = 1 if fighter.poison else 0
    if harm:
        fighter.poison -= 1
        if tell is not None:
            emit_event(
                tell, fighter.side, "6", message("h3-poison", unit=unit_label(fighter), left=fighter.poison), "harm"
            )
    if cure > harm:
        heal_unit(fighter, cure - harm, tell)
    elif harm > cure:
        damage_unit(state, fighter, harm - cure, tell)


_ONE_ACTIVATION = ("skip", "no-attack", "berserk", "hinder")
"""Effects of cards that are over with the activation of the unit they lie on."""


@register_step_handler(EndActivation)
def end_activation(state: CombatState, _: EndActivation, tell: OptionalTell) -> None:
    """The activation is over; bonuses from cards that nobody used are gone."""
    done_now = state.fighters[state.active]
    done_now.acted = True
    if done_now.effects:
        done_now.effects = tuple(effect for effect in done_now.effects if effect[0] not in _ONE_ACTIVATION)
    state.active = -1
    state.rooted = False
    for fighter in state.fighters:
        if fighter.attack_once or fighter.defense_once:
            fighter.attack_once = fighter.defense_once = 0
        if fighter.effects:
            fighter.effects = tuple(effect for effect in fighter.effects if effect[2] >= 0)
            fighter.shrink()
    for side in state.sides:
        # Power that no spell used is lost, and what a unit lent for its activation ends with it: heroes3 4 and 6.
        side.power = 0
        if side.powers:
            side.powers = {"first": side.powers["first"]} if "first" in side.powers else {}
        if side.wards:
            side.wards = tuple(ward for ward in side.wards if ward[2] >= 0)
    state.todo.append(NEXT_ACTIVATION)


# --- acts ----------------------------------------------------------------------------------------


def require_active_unit(state: CombatState) -> Fighter:
    """The unit whose activation it is, or a refusal."""
    if state.phase != "fight" or state.active < 0:
        raise WrongMoment("h3-nobody-acts", "9")
    return state.fighters[state.active]


def parse_space(name: str) -> int:
    """A space by its name, or a refusal."""
    found = BY_NAME.get(name.upper() if name != "tower" else name)
    if found is None:
        raise Unknown("h3-no-space", found=name)
    return found


def apply_move(state: CombatState, act: acts.Move, tell: OptionalTell) -> None:
    """The active unit goes somewhere; ranged units cannot attack afterwards."""
    fighter = require_active_unit(state)
    if state.moved:
        raise WrongMoment("h3-moved-already", "9", unit=unit_label(fighter))
    _check_berserk(state, fighter)
    to = parse_space(act.to)
    _check_reach(state, fighter, to)
    move_unit_to(state, fighter, to, tell)
    state.moved = True
    if not fighter.alive:
        state.todo.append(END_ACTIVATION)


def _check_berserk(state: CombatState, fighter: Fighter) -> None:
    """A berserk unit attacks if it can. heroes3 4."""
    if fighter.effects and fighter.has("berserk") and attackable_targets(state, fighter):
        raise NotAllowed("h3-berserk", "4", unit=unit_label(fighter))


def _check_reach(state: CombatState, fighter: Fighter, to: int) -> None:
    if to >= SPACES or not reachable_space_mask(state, fighter) & BIT[to] or to == fighter.cell:
        if state.rooted:
            raise OutOfReach("h3-rooted", "6", unit=unit_label(fighter))
        raise OutOfReach(
            "h3-out-of-reach", "9", unit=unit_label(fighter), space=space_name(to), steps=fighter.kind.steps
        )


def move_unit_to(state: CombatState, fighter: Fighter, to: int, tell: OptionalTell) -> None:
    """Put the unit there and let it meet whatever lies on the way."""
    came = fighter.cell
    if tell is not None:
        emit_event(tell, fighter.side, "9", message("h3-moves", unit=unit_label(fighter), space=space_name(to)))
    state.put(fighter, to)
    if state.ground:
        burn_on_entering_space(state, fighter, came, tell)


def apply_attack(state: CombatState, act: acts.Attack, tell: OptionalTell) -> None:
    """The active unit goes to a space, if one is named, and attacks."""
    fighter = require_active_unit(state)
    target = parse_space(act.target)
    if state.struck:
        raise WrongMoment("h3-struck-already", "9", unit=unit_label(fighter))
    if fighter.effects and fighter.has("no-attack"):
        raise NotAllowed("h3-cannot-attack", "9", unit=unit_label(fighter))
    if fighter.kind.ranged:
        _shoot(state, fighter, act, target)
        return
    at = parse_space(act.at) if act.at else fighter.cell
    if at != fighter.cell:
        if state.moved:
            raise WrongMoment("h3-moved-already", "9", unit=unit_label(fighter))
        _check_reach(state, fighter, at)
    piece = bool(state.walls >> target & 1) or (target == state.gate and state.board[target] < 0)
    if piece:
        _check_break(state, fighter, target, at)
    else:
        _check_hit(state, fighter, target, at)
    if at != fighter.cell:
        move_unit_to(state, fighter, at, tell)
        state.moved = True
    state.struck = True
    state.todo.append(FinishAttack(_leaves(state, fighter, act.then)))
    if not fighter.alive or not state.active >= 0:
        return
    if piece:
        attack_wall_or_gate(state, fighter, target, tell)
    else:
        queue_attack(state, fighter, state.fighters[state.board[target]])


def _check_hit(state: CombatState, fighter: Fighter, target: int, at: int) -> None:
    enemy = state.at(target)
    if enemy is not None and fighter.effects and fighter.has("berserk"):
        if not any(other is enemy and mask & BIT[at] for other, mask in attackable_targets(state, fighter)):
            raise NotAllowed("h3-berserk", "4", unit=unit_label(fighter))
        return
    if enemy is None or enemy.side == fighter.side:
        raise NoTarget("h3-no-target", "9", space=space_name(target))
    if target >= SPACES:
        raise NoTarget("h3-only-shot", "11", unit=unit_label(enemy))
    if not NEAR[target] & BIT[at]:
        raise OutOfReach("h3-not-adjacent", "9", unit=unit_label(fighter), target=unit_label(enemy))


def _check_break(state: CombatState, fighter: Fighter, target: int, at: int) -> None:
    from_there = dict(breakable_siege_pieces(state, fighter)).get(target, 0)
    if not from_there & BIT[at]:
        raise OutOfReach("h3-wall-not-adjacent", "11", unit=unit_label(fighter), space=space_name(target))


def _shoot(state: CombatState, fighter: Fighter, act: acts.Attack, target: int) -> None:
    if state.moved or (act.at and parse_space(act.at) != fighter.cell):
        raise WrongMoment("h3-ranged-attacks-first", "9", unit=unit_label(fighter))
    enemy = state.at(target)
    if enemy is None or (enemy.side == fighter.side and not fighter.has("berserk")):
        raise NoTarget("h3-no-target", "9", space=space_name(target))
    if not any(other is enemy for other in shootable_targets(state, fighter)):
        raise NoTarget("h3-neighbour-first", "9", unit=unit_label(fighter))
    state.struck = True
    state.todo.append(FinishAttack(_leaves(state, fighter, act.then)))
    queue_attack(state, fighter, enemy)


def _leaves(state: CombatState, fighter: Fighter, then: str) -> int:
    """Where a unit steps after its attack, as it was said beforehand: a space, -1 to stay, -2 to be asked."""
    if then == STAY:
        return -1
    if then:
        to = parse_space(then)
        if not _may_step(state, fighter):
            raise NotAllowed("h3-no-step-after", "9", unit=unit_label(fighter))
        if to >= SPACES:
            raise OutOfReach("h3-out-of-reach", "9", unit=unit_label(fighter), space=then, steps=fighter.kind.steps)
        return to
    return -2 if is_human_side(state, fighter.side) else -1


def _may_step(state: CombatState, fighter: Fighter) -> bool:
    """Ranged units may step after attacking; flying ones only by the table's reading of the rules. heroes3 9."""
    if fighter.kind.ranged:
        return fighter.cell < SPACES and not state.rooted
    return fighter.kind.flying and state.layout.settings.flying_attack_then_move and not state.moved


@register_step_handler(FinishAttack)
def step_and_end_after_attack(state: CombatState, now: FinishAttack, tell: OptionalTell) -> None:
    """After the attack: the step that is still open, then the end."""
    fighter, to = state.fighters[state.active], now.to
    state.todo.append(END_ACTIVATION)
    if not fighter.alive or to == -1 or not _may_step(state, fighter):
        return
    open_spaces = reachable_space_mask(state, fighter) & free_space_mask(state, fighter.side) & ~BIT[fighter.cell]
    if to >= 0 and open_spaces & BIT[to]:
        move_unit_to(state, fighter, to, tell)
    elif to == -2 and open_spaces:
        ask_for_space(state, fighter.side, StepAfterAttack(fighter.n), spaces_in_mask(open_spaces), tell, optional=True)


@register_answer_handler(StepAfterAttack)
def apply_step_after_attack_choice(
    state: CombatState, purpose: StepAfterAttack, value: int, tell: OptionalTell
) -> None:
    """Take the step after the attack that was chosen, or none."""
    if value >= 0:
        move_unit_to(state, state.fighters[purpose.unit], value, tell)


def apply_defend(state: CombatState, _: acts.Defend, tell: OptionalTell) -> None:
    """The active unit takes a Defense token and is done."""
    fighter = require_active_unit(state)
    if state.struck:
        raise WrongMoment("h3-struck-already", "9", unit=unit_label(fighter))
    _check_berserk(state, fighter)
    if not state.may_defend or fighter.cell >= SPACES:
        raise NotAllowed("h3-may-not-defend", "9", unit=unit_label(fighter))
    fighter.defending = True
    if tell is not None:
        emit_event(tell, fighter.side, "9", message("h3-defends", unit=unit_label(fighter)))
    state.todo.append(END_ACTIVATION)


def apply_done(state: CombatState, _: acts.Done, tell: OptionalTell) -> None:
    """The active unit does nothing more."""
    fighter = require_active_unit(state)
    if not state.struck:
        _check_berserk(state, fighter)
    if tell is not None:
        emit_event(tell, fighter.side, "9", message("h3-done", unit=unit_label(fighter)))
    state.todo.append(END_ACTIVATION)
