"""What abilities do at the start of a unit's activation, and instead of it. Words: `unit_ability_vocabulary.py`."""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.attacks.after_attack_abilities import (
    put_attack_change_token,
    tell_enemy_to_discard,
    wait_for_table,
)
from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import remove_wall_or_gate
from companion.games.heroes3.combat.attacks.spell_damage_and_protection import deal_spell_damage
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import SUMMONED, heal_unit, remove_unit
from companion.games.heroes3.combat.flow.activation import parse_space, require_active_unit
from companion.games.heroes3.combat.model.ask_and_answer import ask_for_unit, register_answer_handler
from companion.games.heroes3.combat.model.board import BESIDE
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import HarmTarget, HealTarget
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget, WrongMoment
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.steps import END_ACTIVATION, RunActivationAbilities
from companion.games.heroes3.combat.model.unit_types import all_unit_types
from companion.games.heroes3.combat.reach_and_legal_acts import standing_siege_pieces, summon_spaces
from companion.kernel.messages import message

_ORDER = ("enemy-discards", "strip-morale", "spell-power", "heal-ally-or-strengthen", "harm")


@register_step_handler(RunActivationAbilities)
def run_activation_abilities(state: CombatState, now: RunActivationAbilities, tell: OptionalTell) -> None:
    """One ability after the other; healing of the unit itself has happened with its poison."""
    fighter, index = state.fighters[now.unit], now.index
    if not fighter.alive:
        state.todo.append(END_ACTIVATION)
        return
    words = [word for word in _ORDER if word in fighter.kind.activation]
    if index >= len(words):
        return
    state.todo.append(RunActivationAbilities(fighter.n, index + 1))
    args = fighter.kind.activation[words[index]]
    if words[index] == "harm":
        everybody = [other.n for other in state.fighters if other.cell >= 0]
        ask_for_unit(state, fighter.side, HarmTarget(fighter.n, int(args[0])), everybody, tell)
    elif words[index] == "heal-ally-or-strengthen":
        _heal_or_strengthen(state, fighter, int(args[0]), int(args[1]), tell)
    elif words[index] == "spell-power":
        state.sides[fighter.side].powers[str(args[1])] = int(args[0])
        if tell is not None:
            told = message("h3-spell-power", unit=unit_label(fighter), power=int(args[0]), school=str(args[1]))
            emit_event(tell, fighter.side, "4", told, "gain")
    elif words[index] == "strip-morale":
        _strip_morale(state, fighter, tell)
    else:
        tell_enemy_to_discard(state, fighter, fighter, args, (), tell)


def _strip_morale(state: CombatState, fighter: Fighter, tell: OptionalTell) -> None:
    other = state.sides[1 - fighter.side]
    other.rerolls = max(0, other.rerolls - 1)
    if tell is not None and is_human_side(state, 1 - fighter.side):
        emit_event(tell, 1 - fighter.side, "2", message("h3-strip-morale", unit=unit_label(fighter)), "remind")


def _heal_or_strengthen(state: CombatState, fighter: Fighter, amount: int, plus: int, tell: OptionalTell) -> None:
    hurt = [other.n for other in state.units(fighter.side) if other.damage and other is not fighter]
    if hurt:
        ask_for_unit(state, fighter.side, HealTarget(amount), hurt, tell)
        return
    fighter.effects = (*fighter.effects, ("attack", plus, -1, fighter.side))
    if tell is not None:
        emit_event(tell, fighter.side, "6", message("h3-stronger", unit=unit_label(fighter), amount=plus), "gain")


@register_answer_handler(HealTarget)
def apply_heal_target_choice(state: CombatState, purpose: HealTarget, value: int, tell: OptionalTell) -> None:
    """The ally to heal is chosen."""
    if value >= 0:
        heal_unit(state.fighters[value], purpose.amount, tell)


@register_answer_handler(HarmTarget)
def apply_harm_target_choice(state: CombatState, purpose: HarmTarget, value: int, tell: OptionalTell) -> None:
    """The unit to harm is chosen; it counts as a spell."""
    if value < 0:
        return
    by, target = state.fighters[purpose.by], state.fighters[value]
    deal_spell_damage(state, target, purpose.damage, tell, "spell", by=by)
    if not by.alive:
        state.todo.append(END_ACTIVATION)


# --- instead of the activation -----------------------------------------------------------------------


def apply_use_ability(state: CombatState, act: acts.Use, tell: OptionalTell) -> None:
    """The active unit does what its card allows instead of moving and attacking."""
    fighter = require_active_unit(state)
    if state.moved or state.struck:
        raise WrongMoment("h3-instead-only", "6", unit=unit_label(fighter))
    if not fighter.kind.instead:
        raise NotAllowed("h3-nothing-instead", "6", unit=unit_label(fighter))
    word, args = next(iter(fighter.kind.instead.items()))
    target = parse_space(act.target) if act.target else -1
    if word in ("weaken", "strengthen"):
        _give_token(state, fighter, word, int(args[0]), target, tell)
    elif word == "destroy-siege":
        _destroy(state, fighter, target, args[0] == "walls or tower", tell)
    elif word == "summon":
        _summon(state, fighter, target, str(args[0]), tell)
    state.todo.append(END_ACTIVATION)
    if word == "ask-table" and is_human_side(state, fighter.side):
        wait_for_table(state, fighter, str(args[0]))


def _give_token(state: CombatState, fighter: Fighter, word: str, amount: int, target: int, tell: OptionalTell) -> None:
    other = state.at(target) if target >= 0 else None
    if other is None:
        raise NoTarget("h3-no-target", "6", space=space_name(target))
    if word == "strengthen" and other.kind.ranged:
        raise NoTarget("h3-not-ranged", "6", unit=unit_label(other))
    put_attack_change_token(state, other, amount if word == "strengthen" else -amount, fighter.side, tell)


def _destroy(state: CombatState, fighter: Fighter, target: int, tower: bool, tell: OptionalTell) -> None:
    if target not in standing_siege_pieces(state, tower):
        raise NoTarget("h3-no-piece", "11", space=space_name(target))
    if tell is not None:
        piece = "tower" if target == BESIDE else "gate" if target == state.gate else "wall"
        emit_event(tell, fighter.side, "11", message("h3-breaks", unit=unit_label(fighter), piece=piece))
    if target == BESIDE:
        remove_unit(state, state.fighters[state.tower], tell)
    else:
        remove_wall_or_gate(state, target, tell)


def _summon(state: CombatState, fighter: Fighter, target: int, creature: str, tell: OptionalTell) -> None:
    if target not in summon_spaces(state, fighter):
        raise NoTarget("h3-cannot-summon", "6", unit=unit_label(fighter))
    fighter.spent |= SUMMONED
    there = state.at(target)
    if there is not None:
        assert there.kind.pack is not None
        there.kind = there.kind.pack
        if tell is not None:
            emit_event(tell, fighter.side, "6", message("h3-becomes-pack", unit=unit_label(there)), "gain")
        return
    known = all_unit_types(state.layout.body.corrections).values()
    few = next(k for k in known if k.creature == creature and k.side == "few" and k.faction != "summoned")
    add_unit_to_combat(state, fighter.side, few.key, target, tell).acted = few.initiative > fighter.initiative


def add_unit_to_combat(state: CombatState, side: int, key: str, space: int, tell: OptionalTell) -> Fighter:
    """A new unit enters the combat."""
    new = Fighter(len(state.fighters), side, state.layout.kind(key))
    state.fighters.append(new)
    state.put(new, space)
    if tell is not None:
        emit_event(tell, side, "6", message("h3-joins", unit=unit_label(new)), "gain")
    return new
