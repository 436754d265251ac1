"""What a unit does after its attack and any retaliation: more attacks, and going back. heroes3 6 and 9."""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.damage_calculation import parse_die_faces
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import FLIPPED, REMOVED
from companion.games.heroes3.combat.model.ask_and_answer import (
    ask_for_unit,
    ask_yes_or_no,
    register_answer_handler,
    register_consent_handler,
)
from companion.games.heroes3.combat.model.attack_modes import MORE, Blow
from companion.games.heroes3.combat.model.board import BIT, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import MayReturn, SecondTarget
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.steps import AttackFurther, ReturnToStart, Strike
from companion.games.heroes3.combat.reach_and_legal_acts import enemies_next_to, free_space_mask
from companion.kernel.messages import message


def queue_or_offer_further_attacks(state: CombatState, a: int, t: int, shown: tuple[int, ...], became: int) -> None:
    """After this the attacker may attack again: `shown` are the dice that counted, `became` is the target's fate."""
    state.todo.append(AttackFurther(a, t, shown, became))


@register_step_handler(AttackFurther)
def begin_further_attacks(state: CombatState, now: AttackFurther, tell: OptionalTell) -> None:
    """Further attacks of the active unit."""
    attacker, target = state.fighters[now.attacker], state.fighters[now.target]
    if not attacker.alive:
        return
    powers = attacker.kind.attacking
    again = powers.get("attack-again")
    if again is not None and target.alive:
        apart = target.cell >= SPACES or not NEAR[attacker.cell] & BIT[target.cell]
        if (apart or again[0] == "any") and any(die in parse_die_faces(again[1]) for die in now.shown):
            state.todo.append(Strike(Blow(attacker.n, target.n, MORE, -1, 0)))
    if "attack-another" in powers and now.became in (FLIPPED, REMOVED):
        others = [other.n for other in enemies_next_to(state, attacker.side, attacker.cell) if other is not target]
        if others:
            ask_for_unit(state, attacker.side, SecondTarget(attacker.n), others, tell, optional=True)
    several = powers.get("attack-neighbours")
    if several is not None:
        _several(state, attacker, target, str(several[0]), tell)


def _several(state: CombatState, attacker: Fighter, target: Fighter, whom: str, tell: OptionalTell) -> None:
    if whom == "everybody":
        near = [state.board[space] for space in spaces_in_mask(NEAR[attacker.cell]) if state.board[space] >= 0]
    else:
        near = [other.n for other in enemies_next_to(state, attacker.side, attacker.cell)]
    others = [n for n in near if n != target.n]
    if whom == "two enemies":
        if others:
            ask_for_unit(state, attacker.side, SecondTarget(attacker.n), others, tell, optional=True)
        return
    for n in reversed(others):
        state.todo.append(Strike(Blow(attacker.n, n, MORE, -1, 0)))


@register_answer_handler(SecondTarget)
def apply_second_target_choice(state: CombatState, purpose: SecondTarget, value: int, tell: OptionalTell) -> None:
    """Attack the second target that was chosen, if any."""
    if value >= 0:
        state.todo.append(Strike(Blow(purpose.attacker, value, MORE, -1, 0)))


def queue_return_to_start(state: CombatState, attacker: Fighter) -> None:
    """After this the attacker may go back, if it is one that can."""
    state.todo.append(ReturnToStart(attacker.n))


@register_step_handler(ReturnToStart)
def ask_to_return_to_start(state: CombatState, now: ReturnToStart, tell: OptionalTell) -> None:
    """Some units may go back to the space where they began."""
    fighter = state.fighters[now.unit]
    if not fighter.alive or "return" not in fighter.kind.attacking or fighter.cell == state.origin:
        return
    if free_space_mask(state, fighter.side) & BIT[state.origin]:
        ask_yes_or_no(state, fighter.side, MayReturn(fighter.n))


@register_consent_handler(MayReturn)
def apply_return_to_start_choice(state: CombatState, purpose: MayReturn, agreed: bool, tell: OptionalTell) -> None:
    """Move the unit back to its first space, if the owner chose so."""
    fighter = state.fighters[purpose.unit]
    if agreed and free_space_mask(state, fighter.side) & BIT[state.origin]:
        if tell is not None:
            emit_event(
                tell, fighter.side, "6", message("h3-returns", unit=unit_label(fighter), space=space_name(state.origin))
            )
        state.put(fighter, state.origin)
