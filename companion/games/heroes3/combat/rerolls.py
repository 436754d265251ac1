"""Dice that are rolled again or do not count: by an ability, by a morale token, by a card. heroes3 2, 6 and 9."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat.asking import answers, ask_yes
from companion.games.heroes3.combat.dice import roll, spelled
from companion.games.heroes3.combat.modes import OWN, powers_of
from companion.games.heroes3.combat.state import CombatState, Fighter
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import Told, note, people, unit
from companion.kernel.words import message

ONCE, MOVED, SPENT, ASKED, IGNORED, KEPT = 1, 2, 4, 8, 16, 32
"""What has happened to these dice already."""


def wanted(state: CombatState, attacker: Fighter, target: Fighter, mode: int) -> bool:
    """Whether anybody could change the dice after they were rolled."""
    powers = powers_of(attacker.kind, mode)
    if powers and ("reroll" in powers or "may-reroll" in powers):
        return True
    side = state.sides[attacker.side]
    if side.rerolls or (side.wards and side.total("reroll")):
        return True
    always = target.kind.always
    return bool(always) and "discard-to-ignore-die" in always and people(state, target.side)


@step("settle")
def settle(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """Look at the dice until nobody changes them any more."""
    from companion.games.heroes3.combat.attack import landed

    _, blow, dice, done = now
    attacker, target = state.fighters[blow[0]], state.fighters[blow[1]]
    powers = powers_of(attacker.kind, blow[2])
    forced = powers.get("reroll")
    if forced is not None and -1 in dice and (forced[1] == "until gone" or not done & ONCE):
        _again(state, blow, dice, dice.index(-1), done | ONCE, attacker)
        return
    if not done & KEPT and _may_reroll(state, attacker, blow[2], dice, done):
        ask_yes(state, attacker.side, "reroll", (blow, dice, done))
        return
    always = target.kind.always
    if "discard-to-ignore-die" in always and not done & ASKED and people(state, target.side):
        ask_yes(state, target.side, "ignore-die", (blow, dice, done | ASKED))
        return
    landed(state, tuple(blow), tuple(dice), bool(done & IGNORED), tell)


def _may_reroll(state: CombatState, attacker: Fighter, mode: int, dice: tuple[int, ...], done: int) -> bool:
    choice = powers_of(attacker.kind, mode).get("may-reroll")
    if choice is not None:
        if choice[0] == 0 and 0 in dice:
            return True
        if choice[0] == "moved" and mode == OWN and not done & MOVED and attacker.cell != state.origin:
            return True
    side = state.sides[attacker.side]
    return not done & SPENT and not side.total("no-luck") and bool(side.rerolls or side.total("reroll"))


def _again(
    state: CombatState, blow: tuple[int, ...], dice: tuple[int, ...], index: int, done: int, attacker: Fighter
) -> None:
    state.todo.append(("rerolled", blow, dice, index, done))
    roll(state, 1, attacker.side, "reroll")


@step("rerolled")
def rerolled(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """One die was rolled again."""
    _, blow, dice, index, done = now
    changed = (*dice[:index], state.dice[0], *dice[index + 1 :])
    if tell is not None:
        attacker = state.fighters[blow[0]]
        note(tell, attacker.side, "9", message("h3-rerolls", unit=unit(attacker), dice=spelled(changed)))
    state.todo.append(("settle", blow, changed, done))


@answers("reroll")
def choose_reroll(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The owner rolls the die again, or keeps it."""
    blow, dice, done = context
    if value < 0:
        state.todo.append(("settle", blow, dice, done | KEPT))
        return
    attacker = state.fighters[blow[0]]
    choice = powers_of(attacker.kind, blow[2]).get("may-reroll")
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


@answers("ignore-die")
def ignore_die(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The owner of the target discards a card, and the die does not count."""
    blow, dice, done = context
    if value > 0:
        done |= IGNORED
        if tell is not None:
            target = state.fighters[blow[1]]
            note(tell, target.side, "6", message("h3-die-ignored", unit=unit(target)), "remind")
    state.todo.append(("settle", blow, dice, done))
