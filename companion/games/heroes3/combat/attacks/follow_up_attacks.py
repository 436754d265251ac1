"""What a unit does after its attack and any retaliation: more attacks, and going back. heroes3 6 and 9."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat.attacks.damage_calculation import parse_die_faces
from companion.games.heroes3.combat.attacks.unit_damage import FLIPPED, REMOVED
from companion.games.heroes3.combat.model.ask_and_answer import ask_for_unit, ask_yes_or_no, register_answer_handler
from companion.games.heroes3.combat.model.attack_modes import MORE
from companion.games.heroes3.combat.model.board import BIT, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.reach_and_legal_acts import enemies_next_to, free_space_mask
from companion.kernel.messages import message


def queue_or_offer_further_attacks(state: CombatState, a: int, t: int, shown: tuple[int, ...], became: int) -> None:
    """After this the attacker may attack again: `shown` are the dice that counted, `became` is the target's fate."""
    state.todo.append(("more", a, t, shown, became))


@register_step_handler("more")
def begin_further_attacks(state: CombatState, now: tuple[Any, ...], tell: OptionalTell) -> None:
    """Further attacks of the active unit."""
    _, a, t, shown, became = now
    attacker, target = state.fighters[a], state.fighters[t]
    if not attacker.alive:
        return
    powers = attacker.kind.attacking
    again = powers.get("attack-again")
    if again is not None and target.alive:
        apart = target.cell >= SPACES or not NEAR[attacker.cell] & BIT[target.cell]
        if (apart or again[0] == "any") and any(die in parse_die_faces(again[1]) for die in shown):
            state.todo.append(("strike", a, t, MORE, -1, 0))
    if "attack-another" in powers and became in (FLIPPED, REMOVED):
        others = [other.n for other in enemies_next_to(state, attacker.side, attacker.cell) if other is not target]
        if others:
            ask_for_unit(state, attacker.side, "another", others, tell, optional=True, context=(a,))
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
            ask_for_unit(state, attacker.side, "another", others, tell, optional=True, context=(attacker.n,))
        return
    for n in reversed(others):
        state.todo.append(("strike", attacker.n, n, MORE, -1, 0))


@register_answer_handler("another")
def apply_second_target_choice(state: CombatState, context: tuple[Any, ...], value: int, tell: OptionalTell) -> None:
    """Attack the second target that was chosen, if any."""
    if value >= 0:
        state.todo.append(("strike", context[0], value, MORE, -1, 0))


def queue_return_to_start(state: CombatState, attacker: Fighter) -> None:
    """After this the attacker may go back, if it is one that can."""
    state.todo.append(("return", attacker.n))


@register_step_handler("return")
def ask_to_return_to_start(state: CombatState, now: tuple[Any, ...], tell: OptionalTell) -> None:
    """Some units may go back to the space where they began."""
    fighter = state.fighters[now[1]]
    if not fighter.alive or "return" not in fighter.kind.attacking or fighter.cell == state.origin:
        return
    if free_space_mask(state, fighter.side) & BIT[state.origin]:
        ask_yes_or_no(state, fighter.side, "return", (fighter.n,))


@register_answer_handler("return")
def apply_return_to_start_choice(state: CombatState, context: tuple[Any, ...], value: int, tell: OptionalTell) -> None:
    """Move the unit back to its first space, if the owner chose so."""
    fighter = state.fighters[context[0]]
    if value > 0 and free_space_mask(state, fighter.side) & BIT[state.origin]:
        if tell is not None:
            emit_event(
                tell, fighter.side, "6", message("h3-returns", unit=unit_label(fighter), space=space_name(state.origin))
            )
        state.put(fighter, state.origin)
