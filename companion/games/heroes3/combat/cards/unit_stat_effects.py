"""Cards that change figures: Attack, Defense, Initiative, health, and how dice and Defense count. heroes3 4 and 9."""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.after_attack_abilities import put_attack_change_token
from companion.games.heroes3.combat.attacks.attack_dice import FACES, roll_or_ask_dice
from companion.games.heroes3.combat.cards.card_context import (
    ACTIVATION,
    COMBAT,
    ONE_ATTACK,
    CardContext,
    EffectTable,
)
from companion.games.heroes3.combat.flow.manual_changes import change_unit_figure
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.refusals import NoSuchFace, NoTarget
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.steps import SlayerDiceRolled
from companion.games.heroes3.combat.model.unit_types import TIERS
from companion.kernel.messages import message

EFFECTS = EffectTable()
"""What the words here do."""

Args = tuple[str, ...]


def _figure(cast: CardContext, what: str, args: Args, sign: int = 1) -> None:
    for target in cast.whom(args[1]):
        if cast.touches(target):
            amount = sign * cast.amount(args[0], target)
            change_unit_figure(cast.state, target, what, amount, args[2], cast.side, cast.tell)


@EFFECTS.word("attack")
def raise_attack(cast: CardContext, args: Args) -> None:
    """Attack for these units."""
    _figure(cast, "attack", args)


@EFFECTS.word("defense")
def raise_defense(cast: CardContext, args: Args) -> None:
    """Defense for these units."""
    _figure(cast, "defense", args)


@EFFECTS.word("initiative")
def raise_initiative(cast: CardContext, args: Args) -> None:
    """Initiative for these units; who acts next is worked out anew."""
    _figure(cast, "initiative", args)


@EFFECTS.word("health")
def raise_health(cast: CardContext, args: Args) -> None:
    """Health for an own unit."""
    _figure(cast, "health", (args[0], "own", "combat"))


@EFFECTS.word("less-attack")
def lower_attack(cast: CardContext, args: Args) -> None:
    """Less Attack for a unit: the enemy named last where the card also strengthens one."""
    _lower(cast, "attack", args)


@EFFECTS.word("less-defense")
def lower_defense(cast: CardContext, args: Args) -> None:
    """Less Defense for a unit."""
    _lower(cast, "defense", args)


def _lower(cast: CardContext, what: str, args: Args) -> None:
    target = cast.unit(len(cast.act.targets) - 1 if cast.act.targets else 0)
    if cast.touches(target):
        change_unit_figure(cast.state, target, what, -cast.amount(args[0], target), args[1], cast.side, cast.tell)


@EFFECTS.word("less-initiative")
def lower_initiative(cast: CardContext, args: Args) -> None:
    """Less Initiative for a unit until combat ends, not below 1."""
    target = cast.unit()
    if cast.touches(target):
        amount = min(cast.amount(args[0], target), target.initiative - 1)
        change_unit_figure(cast.state, target, "initiative", -amount, "combat", cast.side, cast.tell)


@EFFECTS.word("weakness-token")
def put_weakness_token(cast: CardContext, args: Args) -> None:
    """A Weakness token on any unit."""
    target = cast.unit()
    if cast.touches(target):
        put_attack_change_token(cast.state, target, -cast.amount(args[0], target), cast.side, cast.tell)


@EFFECTS.word("attack-apart")
def raise_attack_against_distant(cast: CardContext, args: Args) -> None:
    """Attack against units that are no neighbours."""
    for target in cast.whom(args[1]):
        cast.stick(target, "attack-apart", cast.amount(args[0], target), cast.lasts(args[2]))


@EFFECTS.word("defense-against")
def raise_defense_against_some_attackers(cast: CardContext, args: Args) -> None:
    """Defense against some attackers only."""
    word = {"ranged": "defense-ranged", "slower": "defense-slower"}.get(args[1], "defense-near")
    target = cast.unit()
    cast.stick(target, word, cast.amount(args[0], target), cast.lasts(args[2]))


@EFFECTS.word("ward")
def raise_defense_for_next_attack(cast: CardContext, args: Args) -> None:
    """Defense for the next attack, or less damage from a spell."""
    target = cast.unit()
    cast.stick(target, "ward", cast.amount(args[0], target), ACTIVATION)


@EFFECTS.word("softer-retaliation")
def reduce_retaliation_damage(cast: CardContext, args: Args) -> None:
    """Less damage when a unit strikes back."""
    target = cast.own()
    cast.stick(target, "softer", cast.amount(args[0], target), ACTIVATION)


@EFFECTS.word("thorns")
def damage_attackers_of_unit(cast: CardContext, args: Args) -> None:
    """Who attacks the unit takes damage."""
    target = cast.unit()
    word = "thorns" if args[1] == "neighbours" else "thorns-near"
    cast.stick(target, word, cast.amount(args[0], target), cast.lasts(args[2]))


@EFFECTS.word("spell-armour")
def reduce_spell_damage(cast: CardContext, args: Args) -> None:
    """Less damage from spells."""
    target = cast.own()
    cast.stick(target, "spell-armour", cast.amount(args[0], target), COMBAT)


@EFFECTS.word("elemental")
def make_attacks_ignore_defense(cast: CardContext, args: Args) -> None:
    """Attacks of these units ignore Defense."""
    for target in cast.whom(args[0]):
        cast.stick(target, "ignore-defense", 1, COMBAT)


@EFFECTS.word("ignore-defense")
def ignore_target_defense(cast: CardContext, args: Args) -> None:
    """The attack of a unit ignores the target's Defense."""
    for target in cast.whom(args[1]):
        cast.up_to(args[0], target)
        cast.stick(target, "ignore-defense", 1, cast.lasts(args[2]))


@EFFECTS.word("no-penalty")
def cancel_combat_penalties(cast: CardContext, args: Args) -> None:
    """No combat penalties for these units."""
    for target in cast.whom(args[0]):
        cast.stick(target, "no-penalty", 1, cast.lasts(args[1]))


@EFFECTS.word("no-retaliation")
def prevent_retaliation(cast: CardContext, args: Args) -> None:
    """Nobody strikes back at this attack."""
    cast.stick(cast.own(), "no-retaliation", 1, ACTIVATION)


# --- dice ------------------------------------------------------------------------------------------


@EFFECTS.word("steady")
def ignore_own_attack_die(cast: CardContext, args: Args) -> None:
    """The attack die of an own unit does not count."""
    cast.stick(cast.own(), "ignore-die", 1, ONE_ATTACK)


@EFFECTS.word("cancel-die")
def ignore_attackers_die(cast: CardContext, args: Args) -> None:
    """The attack die of the attacker does not count. It is entered before the die is."""
    target = cast.unit()
    if args[0] == "ranged" and not target.kind.ranged:
        raise NoTarget("h3-only-ranged", "4", unit=unit_label(target))
    cast.stick(target, "ignore-die", 1, ONE_ATTACK)


@EFFECTS.word("misfortune")
def cancel_enemy_die_and_bonuses(cast: CardContext, args: Args) -> None:
    """Neither the die nor cards that raise the Attack of an attacking enemy count, whenever they are played."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if cast.touches(target):
        target.effects = (*target.effects, ("unlucky", 1, ONE_ATTACK, cast.side))
        cast.stick(target, "ignore-die", 1, ONE_ATTACK)


@EFFECTS.word("triple-die")
def triple_attack_die(cast: CardContext, args: Args) -> None:
    """The attack die counts three times."""
    cast.stick(cast.unit(), "triple-die", 1, ONE_ATTACK)


@EFFECTS.word("roll-and-pick")
def roll_more_dice_and_pick(cast: CardContext, args: Args) -> None:
    """More dice for the next attack roll, of which the best is used."""
    cast.stick(cast.unit(), "pick", cast.amount(args[0]), ONE_ATTACK)


@EFFECTS.word("set-dice")
def fix_next_attack_die_face(cast: CardContext, args: Args) -> None:
    """The next attack roll is not rolled."""
    face = 0 if args[0] == "0" else cast.act.choice
    if face not in FACES:
        raise NoSuchFace("h3-no-face", "5", found=face)
    cast.ward("set-dice", face, ACTIVATION)


@EFFECTS.word("force-ability")
def make_die_ability_always_work(cast: CardContext, args: Args) -> None:
    """An ability that needs a face of a die works whatever it shows."""
    cast.stick(cast.own(), "force-ability", 1, ACTIVATION)


@EFFECTS.word("hinder")
def force_lower_of_two_dice(cast: CardContext, args: Args) -> None:
    """A unit, or those who strike back at it, roll two dice and use the lower."""
    if args[0] == "unit":
        cast.stick(cast.unit(), "hinder", 1, COMBAT)
    else:
        cast.stick(cast.own(), "hinder-back", 1, COMBAT)


@EFFECTS.word("reroll")
def allow_rerolls(cast: CardContext, args: Args) -> None:
    """Dice may be rolled again: so many, or each own attack die once for a while."""
    how = str(cast.strength) if args[0] == "strength" else args[0]
    if how in ("one", "roll"):
        cast.state.sides[cast.side].rerolls += 1 if how == "one" else 2
        return
    until = {"own activation": ACTIVATION, "own round": cast.state.round}.get(how, COMBAT)
    cast.ward("reroll", 1, until)


@EFFECTS.word("slay")
def roll_slayer_dice(cast: CardContext, args: Args) -> None:
    """Attacking a gold unit: dice, and each result above 0 is added to Attack."""
    attacker, target = cast.own(), cast.unit(1)
    if target.kind.tier != TIERS.index("gold"):
        raise NoTarget("h3-only-gold", "4", unit=unit_label(target))
    cast.state.todo.append(SlayerDiceRolled(attacker.n))
    roll_or_ask_dice(cast.state, cast.amount(args[0]), cast.side, "card")


@register_step_handler(SlayerDiceRolled)
def apply_slayer_dice(state: CombatState, now: SlayerDiceRolled, tell: OptionalTell) -> None:
    """Carry out the card with the dice that were rolled."""
    attacker = state.fighters[now.unit]
    plus = sum(die for die in state.dice if die > 0)
    attacker.attack_once += plus
    if tell is not None:
        told = message("h3-boost", unit=unit_label(attacker), what="attack", amount=f"{plus:+}", until="attack")
        emit_event(tell, attacker.side, "4", told, "gain")
