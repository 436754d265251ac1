"""An attack from the declaration to the last blow: dice, Defense, damage, retaliation. heroes3 9.

    strike -> rolled -> (rerolls) -> (the die of a Defense token) -> wound -> after -> retaliate -> more

Every arrow is a step, so that dice may be typed and choices be made in between.
"""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat import rerolls
from companion.games.heroes3.combat.asking import answers, ask_yes
from companion.games.heroes3.combat.board import BIT, NEAR, SPACES, spaces
from companion.games.heroes3.combat.dice import roll, spelled
from companion.games.heroes3.combat.harm import FLIPPED, RESCUED, RESCUER, deal, fatal
from companion.games.heroes3.combat.legal import penalty
from companion.games.heroes3.combat.modes import BACK, EXTRA, MORE, OWN, powers_of
from companion.games.heroes3.combat.reckoning import damage_of
from companion.games.heroes3.combat.state import CombatState, Fighter
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import Told, note, people, unit
from companion.kernel.words import message


def begin_attack(state: CombatState, attacker: Fighter, target: Fighter) -> None:
    """The active unit attacks; what it may do afterwards waits below."""
    if attacker.kind.attacking:
        state.todo.append(("return", attacker.n))
    state.todo.append(("strike", attacker.n, target.n, OWN, -1, 0))


def how_rolled(state: CombatState, attacker: Fighter, target: Fighter, mode: int) -> str:
    """Which dice count: one, the lower or higher of two, or the sum of two."""
    if mode == EXTRA:
        return "one"
    kind = attacker.kind
    lower = kind.ranged and penalty(state, attacker, target, mode == BACK)
    if mode == BACK and ("hinder-retaliation" in target.kind.attacking or target.has("hinder-back")):
        lower = True
    if attacker.effects and not lower:
        lower = attacker.has("hinder")
    powers = powers_of(kind, mode)
    two = powers.get("two-dice") if powers else None
    if two is None:
        return "lower" if lower else "one"
    if two[0] == "sum":
        return "sum"
    # The better and the worse of two dice cancel out: one die.
    return "one" if lower else "higher"


def counted(dice: tuple[int, ...], how: str) -> tuple[int, ...]:
    """The dice that count."""
    if how == "lower":
        return (min(dice),)
    if how == "higher":
        return (max(dice),)
    return dice


@step("strike")
def strike(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """One blow or shot: the dice are rolled."""
    _, a, t, mode, value, plus = now
    attacker, target = state.fighters[a], state.fighters[t]
    if not attacker.alive or not target.alive:
        return
    how = how_rolled(state, attacker, target, mode)
    # Who fell to an earlier attack can be saved only until the next one.
    state.fallen = ()
    if tell is not None:
        words = ("h3-attacks", "h3-retaliates", "h3-attacks-again", "h3-attacks-too")[mode]
        note(tell, attacker.side, "9", message(words, unit=unit(attacker), target=unit(target)))
        if how == "lower":
            note(tell, attacker.side, "9", message("h3-two-dice-lower", unit=unit(attacker)))
    state.todo.append(("rolled", a, t, mode, value, plus))
    count = 1 if how == "one" else 2
    if attacker.effects:
        count += attacker.total("pick")
    if (state.sides[0].wards or state.sides[1].wards) and _set_beforehand(state, count):
        return
    roll(state, count, attacker.side, "attack")


def _set_beforehand(state: CombatState, count: int) -> bool:
    """Whether a card set the faces of this roll instead of rolling it."""
    for side in state.sides:
        for ward in side.wards:
            if ward[0] == "set-dice":
                side.wards = tuple(other for other in side.wards if other is not ward)
                state.dice = (ward[1],) * count
                return True
    return False


@step("rolled")
def rolled(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """The dice lie there; some units change them or let them be rolled again."""
    _, a, t, mode, value, plus = now
    attacker, target = state.fighters[a], state.fighters[t]
    if not attacker.alive or not target.alive:
        return
    dice = state.dice
    if attacker.effects and attacker.has("pick"):
        dice = _picked(dice, 1 + attacker.total("pick"))
    always = target.kind.always
    if always and "attacker-die" in always:
        dice = (-1, *dice[1:])
    blow = (a, t, mode, value, plus)
    if rerolls.wanted(state, attacker, target, mode):
        if tell is not None and state.layout.at_once:
            # Who may change the dice has to see them first.
            note(tell, attacker.side, "5", message("h3-dice", dice=spelled(dice), why="attack"))
        state.todo.append(("settle", blow, dice, 0))
    else:
        landed(state, blow, dice, False, tell)


def _picked(dice: tuple[int, ...], rolls: int) -> tuple[int, ...]:
    """Of several rolls of the first die the best is used; the others of a pair lie behind."""
    return (max(dice[:rolls]), *dice[rolls:])


def landed(
    state: CombatState, blow: tuple[int, int, int, int, int], dice: tuple[int, ...], ignored: bool, tell: Told
) -> None:
    """The dice are final. Who has a Defense token rolls for it now."""
    target = state.fighters[blow[1]]
    defending = target.defending or _counts_as_defending(state, target)
    if defending and state.sides[target.side].total("sure-tokens"):
        if tell is not None:
            note(tell, target.side, "1", message("h3-guard-sure", unit=unit(target)))
        _wound(state, blow, dice, ignored, 1, tell)
    elif defending:
        state.todo.append(("guarded", blow, dice, ignored))
        roll(state, 1, target.side, "defense")
    else:
        _wound(state, blow, dice, ignored, 0, tell)


def _counts_as_defending(state: CombatState, target: Fighter) -> bool:
    always = target.kind.always
    if always and target.stack and always.get("defense-token") == ("stacked",):
        return True
    if target.cell >= SPACES:
        return False
    board, fighters, side = state.board, state.fighters, target.side
    for near in spaces(NEAR[target.cell]):
        n = board[near]
        if n >= 0 and fighters[n].side == side and fighters[n].kind.always.get("defense-token") == ("neighbours",):
            return True
    return False


@step("guarded")
def guarded(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """The die of the Defense token: +1 is 1 Defense more for this attack."""
    _, blow, dice, ignored = now
    target = state.fighters[blow[1]]
    better = state.sides[target.side].total("better-tokens")
    plus = 1 if state.dice[0] == 1 or (better and state.dice[0] == 0) else 0
    if tell is not None:
        note(tell, target.side, "9", message("h3-guard-die", unit=unit(target), die=spelled(state.dice), plus=plus))
    _wound(state, tuple(blow), tuple(dice), ignored, plus, tell)


def _wound(
    state: CombatState, blow: tuple[Any, ...], dice: tuple[int, ...], ignored: bool, extra: int, tell: Told
) -> None:
    a, t, mode, value, plus = blow
    attacker, target = state.fighters[a], state.fighters[t]
    how = how_rolled(state, attacker, target, mode)
    shown = counted(dice, how)
    amount = damage_of(state, attacker, target, mode, value, plus, shown, ignored, extra)
    if tell is not None:
        told = message("h3-hits", target=unit(target), amount=amount, dice=spelled(dice), how=how)
        note(tell, target.side, "9", told, "harm" if amount else "plain")
    if target.paralysed and (amount or state.layout.settings.paralysis_ends == "attacked"):
        target.paralysed = False
        if tell is not None:
            note(tell, target.side, "9", message("h3-recovers", unit=unit(target)))
    if amount and fatal(target, amount):
        rescuer = _rescuer(state, target)
        if rescuer is not None:
            ask_yes(state, target.side, "rescue", (rescuer.n, a, t, mode, shown, amount))
            return
    dealt(state, a, t, mode, shown, amount, tell)


def dealt(state: CombatState, a: int, t: int, mode: int, shown: tuple[int, ...], amount: int, tell: Told) -> None:
    """The damage is put on the target, and everything that follows from the attack begins."""
    became = deal(state, state.fighters[t], amount, tell, state.fighters[a])
    if state.todo and state.todo[-1][0] == "beaten":
        return
    follow(state, a, t, mode, shown, became, tell)


def _rescuer(state: CombatState, target: Fighter) -> Fighter | None:
    for other in state.fighters:
        if (
            other.side == target.side
            and other.cell >= 0
            and other is not target
            and "rescue-ally" in other.kind.always
            and not other.spent & RESCUER
        ):
            return other
    return None


@answers("rescue")
def rescue(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """Once a combat an attack is undone that would have destroyed an ally, which then does not strike back."""
    rescuer, a, t, mode, shown, amount = context
    if value < 0:
        dealt(state, a, t, mode, tuple(shown), amount, tell)
        return
    saving = state.fighters[rescuer]
    saving.spent |= RESCUER
    if tell is not None:
        told = message("h3-rescued", unit=unit(saving), target=unit(state.fighters[t]))
        note(tell, saving.side, "6", told, "heal")
    follow(state, a, t, mode, tuple(shown), RESCUED, tell)


def follow(state: CombatState, a: int, t: int, mode: int, shown: tuple[int, ...], became: int, tell: Told) -> None:
    """What an attack leads to: abilities, then retaliation, then further attacks."""
    attacker, target = state.fighters[a], state.fighters[t]
    kind = attacker.kind
    if mode == OWN and kind.attacking:
        state.todo.append(("more", a, t, shown, became))
    if mode in (OWN, MORE) and target.alive and became != RESCUED:
        state.todo.append(("retaliate", a, t, became))
    if target.effects:
        _thorns(state, attacker, target, tell)
    after = kind.after[mode]
    if after:
        for word in after:
            state.todo.append(("power", word, a, t, mode, shown))


def _thorns(state: CombatState, attacker: Fighter, target: Fighter, tell: Told) -> None:
    """Cards that hurt who attacks a unit, even if it falls. heroes3 4."""
    where = target.cell if target.alive else target.last
    harm = target.total("thorns") if 0 <= where < SPACES and NEAR[attacker.cell] & BIT[where] else 0
    if not attacker.kind.ranged:
        harm += target.total("thorns-near")
    if harm:
        if tell is not None:
            note(tell, attacker.side, "4", message("h3-burns", unit=unit(attacker), amount=harm), "harm")
        deal(state, attacker, harm, tell)


@step("retaliate")
def retaliate(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """Who survives the attack of a neighbour strikes back, once a combat round. heroes3 9."""
    _, a, t, became = now
    attacker, target = state.fighters[a], state.fighters[t]
    if not target.alive or not attacker.alive or target.cell >= SPACES:
        return
    if not NEAR[target.cell] & BIT[attacker.cell]:
        return
    if "no-retaliation" in attacker.kind.attacking or (attacker.effects and attacker.has("no-retaliation")):
        return
    if state.layout.no_ai_retaliation and not people(state, target.side):
        return
    if target.retaliated and "unlimited-retaliation" not in target.kind.retaliating:
        return
    target.retaliated = True
    plus = 0
    if became == FLIPPED and state.layout.settings.retaliates_as == "pack" and target.kind.pack is not None:
        plus = target.kind.pack.attack - target.kind.attack
    state.todo.append(("strike", t, a, BACK, -1, plus))


def break_piece(state: CombatState, fighter: Fighter, space: int, tell: Told) -> None:
    """A Wall or the Gate is destroyed: always, without a die. heroes3 11."""
    if tell is not None:
        told = message("h3-breaks", unit=unit(fighter), piece="gate" if space == state.gate else "wall")
        note(tell, fighter.side, "11", told)
    raze(state, space, tell)


def raze(state: CombatState, space: int, tell: Told) -> None:
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
            note(tell, tower.side, "11", message("h3-tower-falls"), "harm")
