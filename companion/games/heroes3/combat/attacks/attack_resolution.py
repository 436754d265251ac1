"""What an attack does when its dice are final: Defense, damage, what follows from it, retaliation. heroes3 9."""

from __future__ import annotations

from companion.games.heroes3.combat.attacks import after_attack_abilities, follow_up_attacks
from companion.games.heroes3.combat.attacks.attack_dice import (
    dice_counting_rule,
    dice_text,
    roll_or_ask_dice,
    select_dice_that_count,
)
from companion.games.heroes3.combat.attacks.damage_calculation import compute_damage_and_use_bonuses
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import (
    FLIPPED,
    RESCUED,
    RESCUER,
    damage_unit,
    would_remove_unit,
)
from companion.games.heroes3.combat.model.ask_and_answer import ask_yes_or_no, register_consent_handler
from companion.games.heroes3.combat.model.attack_modes import BACK, MORE, OWN, Blow
from companion.games.heroes3.combat.model.board import BIT, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import MayRescue
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.steps import DefenseDieRolled, EndBeatenCombat, Retaliate, Strike
from companion.kernel.messages import message


def finalize_attack_dice(
    state: CombatState, blow: Blow, dice: tuple[int, ...], ignored: bool, tell: OptionalTell
) -> None:
    """The dice are final. Who has a Defense token rolls for it now."""
    target = state.fighters[blow.target]
    defending = target.defending or _counts_as_defending(state, target)
    if defending and state.sides[target.side].total("sure-tokens"):
        if tell is not None:
            emit_event(tell, target.side, "1", message("h3-guard-sure", unit=unit_label(target)))
        _wound(state, blow, dice, ignored, 1, tell)
    elif defending:
        state.todo.append(DefenseDieRolled(blow, dice, ignored))
        roll_or_ask_dice(state, 1, target.side, "defense")
    else:
        _wound(state, blow, dice, ignored, 0, tell)


def _counts_as_defending(state: CombatState, target: Fighter) -> bool:
    always = target.kind.always
    if always and target.stack and always.get("defense-token") == ("stacked",):
        return True
    if target.cell >= SPACES:
        return False
    board, fighters, side = state.board, state.fighters, target.side
    for near in spaces_in_mask(NEAR[target.cell]):
        n = board[near]
        if n >= 0 and fighters[n].side == side and fighters[n].kind.always.get("defense-token") == ("neighbours",):
            return True
    return False


@register_step_handler(DefenseDieRolled)
def apply_defense_token_die(state: CombatState, now: DefenseDieRolled, tell: OptionalTell) -> None:
    """The die of the Defense token: +1 is 1 Defense more for this attack."""
    target = state.fighters[now.blow.target]
    better = state.sides[target.side].total("better-tokens")
    plus = 1 if state.dice[0] == 1 or (better and state.dice[0] == 0) else 0
    if tell is not None:
        emit_event(
            tell,
            target.side,
            "9",
            message("h3-guard-die", unit=unit_label(target), die=dice_text(state.dice), plus=plus),
        )
    _wound(state, now.blow, now.dice, now.ignored, plus, tell)


def _wound(
    state: CombatState, blow: Blow, dice: tuple[int, ...], ignored: bool, extra: int, tell: OptionalTell
) -> None:
    a, t, mode, value, plus = blow
    attacker, target = state.fighters[a], state.fighters[t]
    how = dice_counting_rule(state, attacker, target, mode)
    shown = select_dice_that_count(dice, how)
    amount = compute_damage_and_use_bonuses(state, attacker, target, mode, value, plus, shown, ignored, extra)
    if tell is not None:
        told = message("h3-hits", target=unit_label(target), amount=amount, dice=dice_text(dice), how=how)
        emit_event(tell, target.side, "9", told, "harm" if amount else "plain")
    if target.paralysed and (amount or state.layout.settings.paralysis_ends == "attacked"):
        target.paralysed = False
        if tell is not None:
            emit_event(tell, target.side, "9", message("h3-recovers", unit=unit_label(target)))
    if amount and would_remove_unit(target, amount):
        rescuer = _rescuer(state, target)
        if rescuer is not None:
            ask_yes_or_no(state, target.side, MayRescue(rescuer.n, a, t, mode, shown, amount))
            return
    apply_attack_damage(state, a, t, mode, shown, amount, tell)


def apply_attack_damage(
    state: CombatState, a: int, t: int, mode: int, shown: tuple[int, ...], amount: int, tell: OptionalTell
) -> None:
    """The damage is put on the target, and everything that follows from the attack begins."""
    became = damage_unit(state, state.fighters[t], amount, tell, state.fighters[a])
    if state.todo and isinstance(state.todo[-1], EndBeatenCombat):
        return
    queue_attack_consequences(state, a, t, mode, shown, became, tell)


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


@register_consent_handler(MayRescue)
def apply_rescue_choice(state: CombatState, purpose: MayRescue, agreed: bool, tell: OptionalTell) -> None:
    """Once a combat an attack is undone that would have destroyed an ally, which then does not strike back."""
    a, t, mode, shown = purpose.attacker, purpose.target, purpose.mode, purpose.shown
    if not agreed:
        apply_attack_damage(state, a, t, mode, shown, purpose.damage, tell)
        return
    saving = state.fighters[purpose.rescuer]
    saving.spent |= RESCUER
    if tell is not None:
        told = message("h3-rescued", unit=unit_label(saving), target=unit_label(state.fighters[t]))
        emit_event(tell, saving.side, "6", told, "heal")
    queue_attack_consequences(state, a, t, mode, shown, RESCUED, tell)


def queue_attack_consequences(
    state: CombatState, a: int, t: int, mode: int, shown: tuple[int, ...], became: int, tell: OptionalTell
) -> None:
    """What an attack leads to: abilities, then retaliation, then further attacks."""
    attacker, target = state.fighters[a], state.fighters[t]
    kind = attacker.kind
    if mode == OWN and kind.attacking:
        follow_up_attacks.queue_or_offer_further_attacks(state, a, t, shown, became)
    if mode in (OWN, MORE) and target.alive and became != RESCUED:
        state.todo.append(Retaliate(a, t, became))
    if target.effects:
        _thorns(state, attacker, target, tell)
    after = kind.after[mode]
    if after:
        for word in after:
            after_attack_abilities.queue_after_attack_ability(state, word, a, t, mode, shown)


def _thorns(state: CombatState, attacker: Fighter, target: Fighter, tell: OptionalTell) -> None:
    """Cards that hurt who attacks a unit, even if it falls. heroes3 4."""
    where = target.cell if target.alive else target.last
    harm = target.total("thorns") if 0 <= where < SPACES and NEAR[attacker.cell] & BIT[where] else 0
    if not attacker.kind.ranged:
        harm += target.total("thorns-near")
    if harm:
        if tell is not None:
            emit_event(tell, attacker.side, "4", message("h3-burns", unit=unit_label(attacker), amount=harm), "harm")
        damage_unit(state, attacker, harm, tell)


@register_step_handler(Retaliate)
def strike_back(state: CombatState, now: Retaliate, tell: OptionalTell) -> None:
    """Who survives the attack of a neighbour strikes back, once a combat round. heroes3 9."""
    attacker, target = state.fighters[now.attacker], state.fighters[now.target]
    if not target.alive or not attacker.alive or target.cell >= SPACES:
        return
    if not NEAR[target.cell] & BIT[attacker.cell]:
        return
    if "no-retaliation" in attacker.kind.attacking or (attacker.effects and attacker.has("no-retaliation")):
        return
    if state.layout.no_ai_retaliation and not is_human_side(state, target.side):
        return
    if target.retaliated and "unlimited-retaliation" not in target.kind.retaliating:
        return
    target.retaliated = True
    plus = 0
    if now.became == FLIPPED and state.layout.settings.retaliates_as == "pack" and target.kind.pack is not None:
        plus = target.kind.pack.attack - target.kind.attack
    state.todo.append(Strike(Blow(target.n, attacker.n, BACK, -1, plus)))
