"""Cards that change figures: Attack, Defense, Initiative, health, and how dice and Defense count. heroes3 4 and 9."""

from __future__ import annotations

from companion.games.heroes3.combat.casting import ACTIVATION, COMBAT, ONE_ATTACK, Casting, does
from companion.games.heroes3.combat.dice import FACES, roll
from companion.games.heroes3.combat.kinds import TIERS
from companion.games.heroes3.combat.powers import token
from companion.games.heroes3.combat.refusals import NoSuchFace, NoTarget
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.table_says import strengthen
from companion.games.heroes3.combat.telling import Told, note, unit
from companion.kernel.words import message

Args = tuple[str, ...]


def _figure(cast: Casting, what: str, args: Args, sign: int = 1) -> None:
    for target in cast.whom(args[1]):
        if cast.touches(target):
            amount = sign * cast.amount(args[0], target)
            strengthen(cast.state, target, what, amount, args[2], cast.side, cast.tell)


@does("attack")
def attack(cast: Casting, args: Args) -> None:
    """Attack for these units."""
    _figure(cast, "attack", args)


@does("defense")
def defense(cast: Casting, args: Args) -> None:
    """Defense for these units."""
    _figure(cast, "defense", args)


@does("initiative")
def initiative(cast: Casting, args: Args) -> None:
    """Initiative for these units; who acts next is worked out anew."""
    _figure(cast, "initiative", args)


@does("health")
def health(cast: Casting, args: Args) -> None:
    """Health for an own unit."""
    _figure(cast, "health", (args[0], "own", "combat"))


@does("less-attack")
def less_attack(cast: Casting, args: Args) -> None:
    """Less Attack for a unit: the enemy named last where the card also strengthens one."""
    _lower(cast, "attack", args)


@does("less-defense")
def less_defense(cast: Casting, args: Args) -> None:
    """Less Defense for a unit."""
    _lower(cast, "defense", args)


def _lower(cast: Casting, what: str, args: Args) -> None:
    target = cast.unit(len(cast.act.targets) - 1 if cast.act.targets else 0)
    if cast.touches(target):
        strengthen(cast.state, target, what, -cast.amount(args[0], target), args[1], cast.side, cast.tell)


@does("less-initiative")
def less_initiative(cast: Casting, args: Args) -> None:
    """Less Initiative for a unit until combat ends, not below 1."""
    target = cast.unit()
    if cast.touches(target):
        amount = min(cast.amount(args[0], target), target.initiative - 1)
        strengthen(cast.state, target, "initiative", -amount, "combat", cast.side, cast.tell)


@does("weakness-token")
def weakness_token(cast: Casting, args: Args) -> None:
    """A Weakness token on any unit."""
    target = cast.unit()
    if cast.touches(target):
        token(cast.state, target, -cast.amount(args[0], target), cast.side, cast.tell)


@does("attack-apart")
def attack_apart(cast: Casting, args: Args) -> None:
    """Attack against units that are no neighbours."""
    for target in cast.whom(args[1]):
        cast.stick(target, "attack-apart", cast.amount(args[0], target), cast.lasts(args[2]))


@does("defense-against")
def defense_against(cast: Casting, args: Args) -> None:
    """Defense against some attackers only."""
    word = {"ranged": "defense-ranged", "slower": "defense-slower"}.get(args[1], "defense-near")
    target = cast.unit()
    cast.stick(target, word, cast.amount(args[0], target), cast.lasts(args[2]))


@does("ward")
def ward(cast: Casting, args: Args) -> None:
    """Defense for the next attack, or less damage from a spell."""
    target = cast.unit()
    cast.stick(target, "ward", cast.amount(args[0], target), ACTIVATION)


@does("softer-retaliation")
def softer_retaliation(cast: Casting, args: Args) -> None:
    """Less damage when a unit strikes back."""
    target = cast.own()
    cast.stick(target, "softer", cast.amount(args[0], target), ACTIVATION)


@does("thorns")
def thorns(cast: Casting, args: Args) -> None:
    """Who attacks the unit takes damage."""
    target = cast.unit()
    word = "thorns" if args[1] == "neighbours" else "thorns-near"
    cast.stick(target, word, cast.amount(args[0], target), cast.lasts(args[2]))


@does("spell-armour")
def spell_armour(cast: Casting, args: Args) -> None:
    """Less damage from spells."""
    target = cast.own()
    cast.stick(target, "spell-armour", cast.amount(args[0], target), COMBAT)


@does("elemental")
def elemental(cast: Casting, args: Args) -> None:
    """Attacks of these units ignore Defense."""
    for target in cast.whom(args[0]):
        cast.stick(target, "ignore-defense", 1, COMBAT)


@does("ignore-defense")
def ignore_defense(cast: Casting, args: Args) -> None:
    """The attack of a unit ignores the target's Defense."""
    for target in cast.whom(args[1]):
        cast.up_to(args[0], target)
        cast.stick(target, "ignore-defense", 1, cast.lasts(args[2]))


@does("no-penalty")
def no_penalty(cast: Casting, args: Args) -> None:
    """No combat penalties for these units."""
    for target in cast.whom(args[0]):
        cast.stick(target, "no-penalty", 1, cast.lasts(args[1]))


@does("no-retaliation")
def no_retaliation(cast: Casting, args: Args) -> None:
    """Nobody strikes back at this attack."""
    cast.stick(cast.own(), "no-retaliation", 1, ACTIVATION)


# --- dice ------------------------------------------------------------------------------------------


@does("steady")
def steady(cast: Casting, args: Args) -> None:
    """The attack die of an own unit does not count."""
    cast.stick(cast.own(), "ignore-die", 1, ONE_ATTACK)


@does("cancel-die")
def cancel_die(cast: Casting, args: Args) -> None:
    """The attack die of the attacker does not count. It is entered before the die is."""
    target = cast.unit()
    if args[0] == "ranged" and not target.kind.ranged:
        raise NoTarget("h3-only-ranged", "4", unit=unit(target))
    cast.stick(target, "ignore-die", 1, ONE_ATTACK)


@does("misfortune")
def misfortune(cast: Casting, args: Args) -> None:
    """Neither the die nor cards that raise the Attack of an attacking enemy count, whenever they are played."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if cast.touches(target):
        target.effects = (*target.effects, ("unlucky", 1, ONE_ATTACK, cast.side))
        cast.stick(target, "ignore-die", 1, ONE_ATTACK)


@does("triple-die")
def triple_die(cast: Casting, args: Args) -> None:
    """The attack die counts three times."""
    cast.stick(cast.unit(), "triple-die", 1, ONE_ATTACK)


@does("roll-and-pick")
def roll_and_pick(cast: Casting, args: Args) -> None:
    """More dice for the next attack roll, of which the best is used."""
    cast.stick(cast.unit(), "pick", cast.amount(args[0]), ONE_ATTACK)


@does("set-dice")
def set_dice(cast: Casting, args: Args) -> None:
    """The next attack roll is not rolled."""
    face = 0 if args[0] == "0" else cast.act.choice
    if face not in FACES:
        raise NoSuchFace("h3-no-face", "5", found=face)
    cast.ward("set-dice", face, ACTIVATION)


@does("force-ability")
def force_ability(cast: Casting, args: Args) -> None:
    """An ability that needs a face of a die works whatever it shows."""
    cast.stick(cast.own(), "force-ability", 1, ACTIVATION)


@does("hinder")
def hinder(cast: Casting, args: Args) -> None:
    """A unit, or those who strike back at it, roll two dice and use the lower."""
    if args[0] == "unit":
        cast.stick(cast.unit(), "hinder", 1, COMBAT)
    else:
        cast.stick(cast.own(), "hinder-back", 1, COMBAT)


@does("reroll")
def reroll(cast: Casting, args: Args) -> None:
    """Dice may be rolled again: so many, or each own attack die once for a while."""
    how = str(cast.strength) if args[0] == "strength" else args[0]
    if how in ("one", "roll"):
        cast.state.sides[cast.side].rerolls += 1 if how == "one" else 2
        return
    until = {"own activation": ACTIVATION, "own round": cast.state.round}.get(how, COMBAT)
    cast.ward("reroll", 1, until)


@does("slay")
def slay(cast: Casting, args: Args) -> None:
    """Attacking a gold unit: dice, and each result above 0 is added to Attack."""
    attacker, target = cast.own(), cast.unit(1)
    if target.kind.tier != TIERS.index("gold"):
        raise NoTarget("h3-only-gold", "4", unit=unit(target))
    cast.state.todo.append(("slain", attacker.n))
    roll(cast.state, cast.amount(args[0]), cast.side, "card")


@step("slain")
def slain(state: CombatState, now: tuple[object, ...], tell: Told) -> None:
    """The dice of that card lie there."""
    attacker = state.fighters[int(str(now[1]))]
    plus = sum(die for die in state.dice if die > 0)
    attacker.attack_once += plus
    if tell is not None:
        told = message("h3-boost", unit=unit(attacker), what="attack", amount=f"{plus:+}", until="attack")
        note(tell, attacker.side, "4", told, "gain")
