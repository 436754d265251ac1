"""An attack from the declaration to its dice; `attack_resolution.py` goes on from there. heroes3 9.

    strike -> rolled -> (rerolls) -> (the die of a Defense token) -> wound -> after -> retaliate -> more

Every arrow is a step, so that dice may be typed and choices be made in between.
"""

from __future__ import annotations

from companion.games.heroes3.combat.attacks import follow_up_attacks, rerolls
from companion.games.heroes3.combat.attacks.attack_dice import dice_counting_rule, dice_text, roll_or_ask_dice
from companion.games.heroes3.combat.attacks.attack_resolution import finalize_attack_dice
from companion.games.heroes3.combat.model.attack_modes import OWN, Blow
from companion.games.heroes3.combat.model.board import BIT
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.steps import DiceRolled, SettleDice, Strike
from companion.kernel.messages import message


def queue_attack(state: CombatState, attacker: Fighter, target: Fighter) -> None:
    """The active unit attacks; what it may do afterwards waits below."""
    if attacker.kind.attacking:
        follow_up_attacks.queue_return_to_start(state, attacker)
    state.todo.append(Strike(Blow(attacker.n, target.n, OWN, -1, 0)))


@register_step_handler(Strike)
def roll_attack_dice(state: CombatState, now: Strike, tell: OptionalTell) -> None:
    """One blow or shot: the dice are rolled."""
    blow = now.blow
    attacker, target, mode = state.fighters[blow.attacker], state.fighters[blow.target], blow.mode
    if not attacker.alive or not target.alive:
        return
    how = dice_counting_rule(state, attacker, target, mode)
    # Who fell to an earlier attack can be saved only until the next one.
    state.fallen = None
    if tell is not None:
        words = ("h3-attacks", "h3-retaliates", "h3-attacks-again", "h3-attacks-too")[mode]
        emit_event(tell, attacker.side, "9", message(words, unit=unit_label(attacker), target=unit_label(target)))
        if how == "lower":
            emit_event(tell, attacker.side, "9", message("h3-two-dice-lower", unit=unit_label(attacker)))
    count = 1 if how == "one" else 2
    if attacker.effects:
        count += attacker.total("pick")
    if not ((state.sides[0].wards or state.sides[1].wards) and _set_beforehand(state, count)):
        roll_or_ask_dice(state, count, attacker.side, "attack")
    if state.ask is not None:
        state.todo.append(DiceRolled(blow))
        return
    _go_on_with_dice(state, blow, attacker, target, tell)


def _set_beforehand(state: CombatState, count: int) -> bool:
    """Whether a card set the faces of this roll instead of rolling it."""
    for side in state.sides:
        for ward in side.wards:
            if ward[0] == "set-dice":
                side.wards = tuple(other for other in side.wards if other is not ward)
                state.dice = (ward[1],) * count
                return True
    return False


@register_step_handler(DiceRolled)
def resolve_rolled_dice(state: CombatState, now: DiceRolled, tell: OptionalTell) -> None:
    """Go on after the attack dice were rolled: some units change them or let them be rolled again."""
    blow = now.blow
    attacker, target = state.fighters[blow.attacker], state.fighters[blow.target]
    if attacker.alive and target.alive:
        _go_on_with_dice(state, blow, attacker, target, tell)


def _go_on_with_dice(state: CombatState, blow: Blow, attacker: Fighter, target: Fighter, tell: OptionalTell) -> None:
    dice = state.dice
    if attacker.effects and attacker.has("pick"):
        dice = _picked(dice, 1 + attacker.total("pick"))
    always = target.kind.always
    if always and "attacker-die" in always:
        dice = (-1, *dice[1:])
    if rerolls.can_anyone_change_dice(state, attacker, target, blow.mode):
        if tell is not None and state.layout.at_once:
            # Who may change the dice has to see them first.
            emit_event(tell, attacker.side, "5", message("h3-dice", dice=dice_text(dice), why="attack"))
        state.todo.append(SettleDice(blow, dice, 0))
    else:
        finalize_attack_dice(state, blow, dice, False, tell)


def _picked(dice: tuple[int, ...], rolls: int) -> tuple[int, ...]:
    """Of several rolls of the first die the best is used; the others of a pair lie behind."""
    return (max(dice[:rolls]), *dice[rolls:])


def attack_wall_or_gate(state: CombatState, fighter: Fighter, space: int, tell: OptionalTell) -> None:
    """A Wall or the Gate is destroyed: always, without a die. heroes3 11."""
    if tell is not None:
        told = message("h3-breaks", unit=unit_label(fighter), piece="gate" if space == state.gate else "wall")
        emit_event(tell, fighter.side, "11", told)
    remove_wall_or_gate(state, space, tell)


def remove_wall_or_gate(state: CombatState, space: int, tell: OptionalTell) -> None:
    """Take a Wall or the Gate off the board; with the last one the Arrow Tower falls. heroes3 11."""
    state.walls &= ~BIT[space]
    if space == state.gate:
        state.gate = -1
    if state.board[space] < 0:
        state.taken &= ~BIT[space]
    if not state.walls and state.gate < 0 and state.tower >= 0:
        tower = state.fighters[state.tower]
        state.put(tower, -1)
        tower.alive = False
        state.tower = -1
        if tell is not None:
            emit_event(tell, tower.side, "11", message("h3-tower-falls"), "harm")
