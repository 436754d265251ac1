"""What abilities do at the start of a unit's activation, and instead of it. The words are those of `vocabulary.py`."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.activation import acting, space_of
from companion.games.heroes3.combat.asking import answers, ask_unit
from companion.games.heroes3.combat.attack import raze
from companion.games.heroes3.combat.board import BESIDE
from companion.games.heroes3.combat.harm import SUMMONED, heal, remove
from companion.games.heroes3.combat.kinds import kinds
from companion.games.heroes3.combat.legal import siege_pieces, summon_spaces
from companion.games.heroes3.combat.powers import ask_the_table, enemy_discards, token
from companion.games.heroes3.combat.refusals import NotAllowed, NoTarget, WrongMoment
from companion.games.heroes3.combat.spelling import spell_damage
from companion.games.heroes3.combat.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import Told, note, people, unit
from companion.kernel.words import message

_ORDER = ("enemy-discards", "strip-morale", "spell-power", "heal-ally-or-strengthen", "harm")


@step("activation_powers")
def activation_powers(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """One ability after the other; healing of the unit itself has happened with its poison."""
    fighter, index = state.fighters[now[1]], now[2]
    if not fighter.alive:
        state.todo.append(("end",))
        return
    words = [word for word in _ORDER if word in fighter.kind.activation]
    if index >= len(words):
        return
    state.todo.append(("activation_powers", fighter.n, index + 1))
    args = fighter.kind.activation[words[index]]
    if words[index] == "harm":
        everybody = [other.n for other in state.fighters if other.cell >= 0]
        ask_unit(state, fighter.side, "harm", everybody, tell, context=(fighter.n, int(args[0])))
    elif words[index] == "heal-ally-or-strengthen":
        _heal_or_strengthen(state, fighter, int(args[0]), int(args[1]), tell)
    elif words[index] == "spell-power":
        state.sides[fighter.side].powers[str(args[1])] = int(args[0])
        if tell is not None:
            told = message("h3-spell-power", unit=unit(fighter), power=int(args[0]), school=str(args[1]))
            note(tell, fighter.side, "4", told, "gain")
    elif words[index] == "strip-morale":
        _strip_morale(state, fighter, tell)
    else:
        enemy_discards(state, fighter, fighter, args, (), tell)


def _strip_morale(state: CombatState, fighter: Fighter, tell: Told) -> None:
    other = state.sides[1 - fighter.side]
    other.rerolls = max(0, other.rerolls - 1)
    if tell is not None and people(state, 1 - fighter.side):
        note(tell, 1 - fighter.side, "2", message("h3-strip-morale", unit=unit(fighter)), "remind")


def _heal_or_strengthen(state: CombatState, fighter: Fighter, amount: int, plus: int, tell: Told) -> None:
    hurt = [other.n for other in state.units(fighter.side) if other.damage and other is not fighter]
    if hurt:
        ask_unit(state, fighter.side, "heal-ally", hurt, tell, context=(amount,))
        return
    fighter.effects = (*fighter.effects, ("attack", plus, -1, fighter.side))
    if tell is not None:
        note(tell, fighter.side, "6", message("h3-stronger", unit=unit(fighter), amount=plus), "gain")


@answers("heal-ally")
def heal_ally(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The ally to heal is chosen."""
    if value >= 0:
        heal(state.fighters[value], context[0], tell)


@answers("harm")
def harm(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The unit to harm is chosen; it counts as a spell."""
    if value < 0:
        return
    by, target = state.fighters[context[0]], state.fighters[value]
    spell_damage(state, target, context[1], tell, "spell", by=by)
    if not by.alive:
        state.todo.append(("end",))


# --- instead of the activation -----------------------------------------------------------------------


def use(state: CombatState, act: acts.Use, tell: Told) -> None:
    """The active unit does what its card allows instead of moving and attacking."""
    fighter = acting(state)
    if state.moved or state.struck:
        raise WrongMoment("h3-instead-only", "6", unit=unit(fighter))
    if not fighter.kind.instead:
        raise NotAllowed("h3-nothing-instead", "6", unit=unit(fighter))
    word, args = next(iter(fighter.kind.instead.items()))
    target = space_of(act.target) if act.target else -1
    if word in ("weaken", "strengthen"):
        _give_token(state, fighter, word, int(args[0]), target, tell)
    elif word == "destroy-siege":
        _destroy(state, fighter, target, args[0] == "walls or tower", tell)
    elif word == "summon":
        _summon(state, fighter, target, str(args[0]), tell)
    state.todo.append(("end",))
    if word == "ask-table" and people(state, fighter.side):
        ask_the_table(state, fighter, str(args[0]))


def _give_token(state: CombatState, fighter: Fighter, word: str, amount: int, target: int, tell: Told) -> None:
    other = state.at(target) if target >= 0 else None
    if other is None:
        raise NoTarget("h3-no-target", "6", space=space_name(target))
    if word == "strengthen" and other.kind.ranged:
        raise NoTarget("h3-not-ranged", "6", unit=unit(other))
    token(state, other, amount if word == "strengthen" else -amount, fighter.side, tell)


def _destroy(state: CombatState, fighter: Fighter, target: int, tower: bool, tell: Told) -> None:
    if target not in siege_pieces(state, tower):
        raise NoTarget("h3-no-piece", "11", space=space_name(target))
    if tell is not None:
        piece = "tower" if target == BESIDE else "gate" if target == state.gate else "wall"
        note(tell, fighter.side, "11", message("h3-breaks", unit=unit(fighter), piece=piece))
    if target == BESIDE:
        remove(state, state.fighters[state.tower], tell)
    else:
        raze(state, target, tell)


def _summon(state: CombatState, fighter: Fighter, target: int, creature: str, tell: Told) -> None:
    if target not in summon_spaces(state, fighter):
        raise NoTarget("h3-cannot-summon", "6", unit=unit(fighter))
    fighter.spent |= SUMMONED
    there = state.at(target)
    if there is not None:
        assert there.kind.pack is not None
        there.kind = there.kind.pack
        if tell is not None:
            note(tell, fighter.side, "6", message("h3-becomes-pack", unit=unit(there)), "gain")
        return
    known = kinds(state.layout.body.corrections).values()
    few = next(k for k in known if k.creature == creature and k.side == "few" and k.faction != "summoned")
    join(state, fighter.side, few.key, target, tell).acted = few.initiative > fighter.initiative


def join(state: CombatState, side: int, key: str, space: int, tell: Told) -> Fighter:
    """A new unit enters the combat."""
    new = Fighter(len(state.fighters), side, state.layout.kind(key))
    state.fighters.append(new)
    state.put(new, space)
    if tell is not None:
        note(tell, side, "6", message("h3-joins", unit=unit(new)), "gain")
    return new
