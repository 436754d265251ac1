"""Cards that deal damage: to a unit, its neighbours, spaces, a line, or the nearest ones. heroes3 4 and 9."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat.asking import answers, ask_unit
from companion.games.heroes3.combat.attack import raze
from companion.games.heroes3.combat.board import BIT, COLUMNS, DISTANCE, NEAR, SPACES, spaces
from companion.games.heroes3.combat.casting import Casting, does
from companion.games.heroes3.combat.dice import roll, spelled
from companion.games.heroes3.combat.kinds import TIERS
from companion.games.heroes3.combat.refusals import NoTarget
from companion.games.heroes3.combat.spelling import spell_damage
from companion.games.heroes3.combat.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import Told, note, unit
from companion.kernel.words import message


def hit(cast: Casting, target: Fighter, amount: int) -> None:
    """Damage from this card to one unit."""
    if target.alive and target.cell >= 0 and cast.touches(target, damage=True):
        spell_damage(cast.state, target, amount, cast.tell, cast.source, cast.card.school, cast.card.id)


@does("damage")
def damage(cast: Casting, args: tuple[str, ...]) -> None:
    """Damage to everybody in an area."""
    amount, area = cast.amount(args[0]), args[1]
    if area == "slowest enemy":
        slow = slowest(cast.state, 1 - cast.side)
        context = (amount, cast.source, cast.card.school, cast.card.id)
        ask_unit(cast.state, cast.side, "card-damage", slow, cast.tell, context=context)
        return
    if area == "two spaces or pieces":
        _raze_named(cast)
    for target in _area(cast, area):
        hit(cast, target, amount)


def slowest(state: CombatState, side: int) -> list[int]:
    """The units of a side with the lowest Initiative."""
    units = state.units(side)
    lowest = min((fighter.initiative for fighter in units), default=0)
    return [fighter.n for fighter in units if fighter.initiative == lowest]


@answers("card-damage")
def card_damage(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The unit that the damage goes to is chosen."""
    if value >= 0:
        spell_damage(state, state.fighters[value], context[0], tell, context[1], context[2], context[3])


def _area(cast: Casting, area: str) -> list[Fighter]:
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
                raise NoTarget("h3-not-enemy", "4", unit=unit(target))
        return found
    if area.startswith("unit and"):
        return _unit_and_neighbours(cast, 2 if "two" in area else 1)
    return _spaces(cast, area)


def _unit_and_neighbours(cast: Casting, most: int) -> list[Fighter]:
    first = cast.unit()
    others = [cast.unit(n) for n in range(1, min(most + 1, len(cast.act.targets)))]
    for other in others:
        _check_near(first.cell, other.cell)
    return [first, *others]


def _spaces(cast: Casting, area: str) -> list[Fighter]:
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
    return _standing(cast, spaces(around))


def _standing(cast: Casting, where: Any) -> list[Fighter]:
    found = [cast.state.at(space) for space in where]
    return [fighter for fighter in found if fighter is not None]


def _check_near(one: int, other: int) -> None:
    if other >= SPACES or not NEAR[one] & BIT[other]:
        raise NoTarget("h3-not-neighbours", "4", space=space_name(one), other=space_name(other))


def _raze_named(cast: Casting) -> None:
    for n in range(len(cast.act.targets)):
        space = cast.space(n)
        if cast.state.walls >> space & 1 or (space == cast.state.gate and cast.state.board[space] < 0):
            raze(cast.state, space, cast.tell)


@does("chain")
def chain(cast: Casting, args: tuple[str, ...]) -> None:
    """Damage to a unit and the two nearest to it; the caster orders equally near ones by naming them."""
    text = str(cast.strength) if args[0] == "strength" else args[0]
    first = cast.unit()
    others = [f for f in cast.state.fighters if 0 <= f.cell < SPACES > first.cell and f is not first]
    named = [cast.unit(n) for n in range(1, len(cast.act.targets))]
    places = {fighter.n: place for place, fighter in enumerate(named)}
    start = first.cell
    others.sort(key=lambda fighter: (DISTANCE[start][fighter.cell], places.get(fighter.n, 9)))
    for target, amount in zip([first, *others], text.split("/"), strict=False):
        hit(cast, target, int(amount))


@does("dice-damage")
def dice_damage(cast: Casting, args: tuple[str, ...]) -> None:
    """Attack dice: 1 damage for each +1 to all units on a space and around it."""
    middle = cast.space(0)
    cast.state.todo.append(("burning", middle, cast.source, cast.card.school, cast.card.id))
    roll(cast.state, cast.amount(args[0]), cast.side, "card")


@step("burning")
def burning(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """The dice of that card lie there."""
    _, middle, source, school, card = now
    amount = sum(die == 1 for die in state.dice)
    if tell is not None:
        note(tell, 0, "4", message("h3-dice", dice=spelled(state.dice), why="card"))
    for space in spaces(NEAR[middle] | BIT[middle]):
        target = state.at(space)
        if target is not None and amount:
            spell_damage(state, target, amount, tell, source, school, card)
