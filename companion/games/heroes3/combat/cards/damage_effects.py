"""Cards that deal damage: to a unit, its neighbours, spaces, a line, or the nearest ones. heroes3 4 and 9."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import remove_wall_or_gate
from companion.games.heroes3.combat.attacks.attack_dice import dice_text, roll_or_ask_dice
from companion.games.heroes3.combat.attacks.spell_damage_and_protection import deal_spell_damage
from companion.games.heroes3.combat.cards.card_context import CardContext, EffectTable
from companion.games.heroes3.combat.model.ask_and_answer import ask_for_unit, register_answer_handler
from companion.games.heroes3.combat.model.board import BIT, COLUMNS, DISTANCE, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import CardDamageTarget
from companion.games.heroes3.combat.model.refusals import NoTarget
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.steps import DamageDiceRolled
from companion.games.heroes3.combat.model.unit_types import TIERS
from companion.kernel.messages import message

EFFECTS = EffectTable()
"""What the words here do."""


def deal_card_damage(cast: CardContext, target: Fighter, amount: int) -> None:
    """Damage from this card to one unit."""
    if target.alive and target.cell >= 0 and cast.touches(target, damage=True):
        deal_spell_damage(cast.state, target, amount, cast.tell, cast.source, cast.card.school, cast.card.id)


@EFFECTS.word("damage")
def damage_area(cast: CardContext, args: tuple[str, ...]) -> None:
    """Damage to everybody in an area."""
    amount, area = cast.amount(args[0]), args[1]
    if area == "slowest enemy":
        slow = find_slowest_units(cast.state, 1 - cast.side)
        purpose = CardDamageTarget(amount, cast.source, cast.card.school, cast.card.id)
        ask_for_unit(cast.state, cast.side, purpose, slow, cast.tell)
        return
    if area == "two spaces or pieces":
        _raze_named(cast)
    for target in _area(cast, area):
        deal_card_damage(cast, target, amount)


def find_slowest_units(state: CombatState, side: int) -> list[int]:
    """The units of a side with the lowest Initiative."""
    units = state.units(side)
    lowest = min((fighter.initiative for fighter in units), default=0)
    return [fighter.n for fighter in units if fighter.initiative == lowest]


@register_answer_handler(CardDamageTarget)
def apply_damage_target_choice(state: CombatState, purpose: CardDamageTarget, value: int, tell: OptionalTell) -> None:
    """The unit that the damage goes to is chosen."""
    if value >= 0:
        target = state.fighters[value]
        deal_spell_damage(state, target, purpose.damage, tell, purpose.source, purpose.school, purpose.card)


def _area(cast: CardContext, area: str) -> list[Fighter]:
    state = cast.state
    if area in ("unit", "same unit"):
        return [cast.unit()]
    if area.startswith("each enemy"):
        wanted = [tier for tier, name in enumerate(TIERS) if name in area]
        return [fighter for fighter in state.units(1 - cast.side) if fighter.kind.tier in wanted]
    if area in ("enemy", "two enemies"):
        found = [cast.unit(n) for n in range(1 if area == "enemy" else min(2, len(cast.act.targets) or 1))]
        for target in found:
            if target.side == cast.side:
                raise NoTarget("h3-not-enemy", "4", unit=unit_label(target))
        return found
    if area.startswith("unit and"):
        return _unit_and_neighbours(cast, 2 if "two" in area else 1)
    return _spaces(cast, area)


def _unit_and_neighbours(cast: CardContext, most: int) -> list[Fighter]:
    first = cast.unit()
    others = [cast.unit(n) for n in range(1, min(most + 1, len(cast.act.targets)))]
    for other in others:
        _check_near(first.cell, other.cell)
    return [first, *others]


def _spaces(cast: CardContext, area: str) -> list[Fighter]:
    middle = cast.space(0)
    if middle >= SPACES:
        raise NoTarget("h3-no-target", "4", space=space_name(middle))
    if area.startswith("two spaces"):
        other = cast.space(1) if len(cast.act.targets) > 1 else middle
        if other != middle:
            _check_near(middle, other)
        return _standing(cast, dict.fromkeys((middle, other)))
    if area == "two around":
        found = [cast.unit(n) for n in range(1, min(3, len(cast.act.targets)))]
        for target in found:
            _check_near(middle, target.cell)
        return found
    if area == "line":
        return _standing(cast, range(middle % COLUMNS, SPACES, COLUMNS))
    around = NEAR[middle] | (BIT[middle] if area == "space and around" else 0)
    return _standing(cast, spaces_in_mask(around))


def _standing(cast: CardContext, where: Iterable[int]) -> list[Fighter]:
    found = [cast.state.at(space) for space in where]
    return [fighter for fighter in found if fighter is not None]


def _check_near(one: int, other: int) -> None:
    if other >= SPACES or not NEAR[one] & BIT[other]:
        raise NoTarget("h3-not-neighbours", "4", space=space_name(one), other=space_name(other))


def _raze_named(cast: CardContext) -> None:
    for n in range(len(cast.act.targets)):
        space = cast.space(n)
        if cast.state.walls >> space & 1 or (space == cast.state.gate and cast.state.board[space] < 0):
            remove_wall_or_gate(cast.state, space, cast.tell)


@EFFECTS.word("chain")
def deal_chain_damage(cast: CardContext, args: tuple[str, ...]) -> None:
    """Damage to a unit and the two nearest to it; the caster orders equally near ones by naming them."""
    text = str(cast.strength) if args[0] == "strength" else args[0]
    first = cast.unit()
    others = [f for f in cast.state.fighters if 0 <= f.cell < SPACES > first.cell and f is not first]
    named = [cast.unit(n) for n in range(1, len(cast.act.targets))]
    places = {fighter.n: place for place, fighter in enumerate(named)}
    start = first.cell
    others.sort(key=lambda fighter: (DISTANCE[start][fighter.cell], places.get(fighter.n, 9)))
    for target, amount in zip([first, *others], text.split("/"), strict=False):
        deal_card_damage(cast, target, int(amount))


@EFFECTS.word("dice-damage")
def roll_dice_damage(cast: CardContext, args: tuple[str, ...]) -> None:
    """Attack dice: 1 damage for each +1 to all units on a space and around it."""
    middle = cast.space(0)
    cast.state.todo.append(DamageDiceRolled(middle, cast.source, cast.card.school, cast.card.id))
    roll_or_ask_dice(cast.state, cast.amount(args[0]), cast.side, "card")


@register_step_handler(DamageDiceRolled)
def apply_dice_damage(state: CombatState, now: DamageDiceRolled, tell: OptionalTell) -> None:
    """Carry out the card with the dice that were rolled."""
    amount = sum(die == 1 for die in state.dice)
    if tell is not None:
        emit_event(tell, 0, "4", message("h3-dice", dice=dice_text(state.dice), why="card"))
    for space in spaces_in_mask(NEAR[now.space] | BIT[now.space]):
        target = state.at(space)
        if target is not None and amount:
            deal_spell_damage(state, target, amount, tell, now.source, now.school, now.card)
