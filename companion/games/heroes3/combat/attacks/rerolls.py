"""Dice that are rolled again or do not count: by an ability, by a morale token, by a card. heroes3 2, 6 and 9."""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.attack_dice import dice_text, roll_or_ask_dice
from companion.games.heroes3.combat.attacks.attack_resolution import finalize_attack_dice
from companion.games.heroes3.combat.model.ask_and_answer import ask_yes_or_no, register_consent_handler
from companion.games.heroes3.combat.model.attack_modes import OWN, Blow, abilities_in_mode
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import MayIgnoreDie, MayReroll
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.steps import DieRerolled, SettleDice
from companion.kernel.messages import message

ONCE, MOVED, SPENT, ASKED, IGNORED, KEPT = 1, 2, 4, 8, 16, 32
"""What has happened to these dice already."""


def can_anyone_change_dice(state: CombatState, attacker: Fighter, target: Fighter, mode: int) -> bool:
    """Whether anybody could change the dice after they were rolled."""
    powers = abilities_in_mode(attacker.kind, mode)
    if powers and ("reroll" in powers or "may-reroll" in powers):
        return True
    side = state.sides[attacker.side]
    if side.rerolls or (side.wards and side.total("reroll")):
        return True
    always = target.kind.always
    return bool(always) and "discard-to-ignore-die" in always and is_human_side(state, target.side)


@register_step_handler(SettleDice)
def offer_rerolls_or_finalize_dice(state: CombatState, now: SettleDice, tell: OptionalTell) -> None:
    """Look at the dice until nobody changes them any more."""
    blow, dice, done = now.blow, now.dice, now.done
    attacker, target = state.fighters[blow.attacker], state.fighters[blow.target]
    powers = abilities_in_mode(attacker.kind, blow.mode)
    forced = powers.get("reroll")
    if forced is not None and -1 in dice and (forced[1] == "until gone" or not done & ONCE):
        _again(state, blow, dice, dice.index(-1), done | ONCE, attacker)
        return
    if not done & KEPT and _may_reroll(state, attacker, blow.mode, dice, done):
        ask_yes_or_no(state, attacker.side, MayReroll(blow, dice, done))
        return
    always = target.kind.always
    if "discard-to-ignore-die" in always and not done & ASKED and is_human_side(state, target.side):
        ask_yes_or_no(state, target.side, MayIgnoreDie(blow, dice, done | ASKED))
        return
    finalize_attack_dice(state, blow, dice, bool(done & IGNORED), tell)


def _may_reroll(state: CombatState, attacker: Fighter, mode: int, dice: tuple[int, ...], done: int) -> bool:
    choice = abilities_in_mode(attacker.kind, mode).get("may-reroll")
    if choice is not None:
        if choice[0] == 0 and 0 in dice:
            return True
        if choice[0] == "moved" and mode == OWN and not done & MOVED and attacker.cell != state.origin:
            return True
    side = state.sides[attacker.side]
    return not done & SPENT and not side.total("no-luck") and bool(side.rerolls or side.total("reroll"))


def _again(state: CombatState, blow: Blow, dice: tuple[int, ...], index: int, done: int, attacker: Fighter) -> None:
    state.todo.append(DieRerolled(blow, dice, index, done))
    roll_or_ask_dice(state, 1, attacker.side, "reroll")


@register_step_handler(DieRerolled)
def apply_rerolled_die(state: CombatState, now: DieRerolled, tell: OptionalTell) -> None:
    """One die was rolled again."""
    changed = (*now.dice[: now.index], state.dice[0], *now.dice[now.index + 1 :])
    if tell is not None:
        attacker = state.fighters[now.blow.attacker]
        emit_event(tell, attacker.side, "9", message("h3-rerolls", unit=unit_label(attacker), dice=dice_text(changed)))
    state.todo.append(SettleDice(now.blow, changed, now.done))


@register_consent_handler(MayReroll)
def apply_reroll_choice(state: CombatState, purpose: MayReroll, agreed: bool, tell: OptionalTell) -> None:
    """The owner rolls the die again, or keeps it."""
    blow, dice, done = purpose.blow, purpose.dice, purpose.done
    if not agreed:
        state.todo.append(SettleDice(blow, dice, done | KEPT))
        return
    attacker = state.fighters[blow.attacker]
    choice = abilities_in_mode(attacker.kind, blow.mode).get("may-reroll")
    if choice is not None and choice[0] == 0 and 0 in dice:
        index = dice.index(0)
    elif choice is not None and choice[0] == "moved" and not done & MOVED and attacker.cell != state.origin:
        index, done = dice.index(min(dice)), done | MOVED
    else:
        index, done = dice.index(min(dice)), done | SPENT
        side = state.sides[attacker.side]
        if not side.total("reroll"):
            side.rerolls -= 1
    _again(state, blow, dice, index, done, attacker)


@register_consent_handler(MayIgnoreDie)
def apply_ignore_die_choice(state: CombatState, purpose: MayIgnoreDie, agreed: bool, tell: OptionalTell) -> None:
    """The owner of the target discards a card, and the die does not count."""
    done = purpose.done
    if agreed:
        done |= IGNORED
        if tell is not None:
            target = state.fighters[purpose.blow.target]
            emit_event(tell, target.side, "6", message("h3-die-ignored", unit=unit_label(target)), "remind")
    state.todo.append(SettleDice(purpose.blow, purpose.dice, done))
