"""The AI hero's turn on the map: the next steps in order, from what the table says of its surroundings. heroes3 13.5.

    plan_map_turn(Surroundings(movement=3, flaggables=(Spot("Gold Mine", 2),), town=9))

The AI hero looks at three things, again and again until its movement is spent: a player's hero on its tile, a Mine or
Settlement on its tile that it can flag, the player's Town. A plan goes as far as the table's words reach; where the
hero then stands somewhere new with movement left, the last step is to look again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.kernel.events import Reason
from companion.kernel.messages import Argument, Message, message
from companion.kernel.refusals import Malformed

MOVEMENT = 3
"""What an AI hero has each turn."""
What = Literal["choose", "move", "attack", "flag", "reveal", "besiege", "look", "end"]


@dataclass(frozen=True, slots=True)
class Spot:
    """A hero, Mine or Settlement on the AI hero's tile: what the table calls it, and how many fields away it is."""

    name: str
    distance: int


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the table says: everything on the tile on which the AI hero stands, and how far it is to the player's Town.

    `town` counts the fields to the player's Town (-1: nobody knows yet), `unknown` those to the face-down tile on the
    way (0: it begins beside the hero; -1: none in the way). `flaggables` are only those that are not the AI hero's
    already.
    """

    movement: int = MOVEMENT
    heroes: tuple[Spot, ...] = ()
    flaggables: tuple[Spot, ...] = ()
    town: int = -1
    unknown: int = -1


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what the AI hero does, how many movement points it costs, how many are left, and why.

    With `choose` the rules leave `options` to the player, and the plan goes on when the table has chosen.
    """

    what: What
    cost: int
    left: int
    message: Message
    reason: Reason
    options: tuple[str, ...] = ()


def plan_map_turn(where: Surroundings) -> tuple[Step, ...]:
    """The next steps of the AI hero."""
    _check(where)
    if not where.movement:
        return (_end(0),)
    if where.heroes:
        return _hunt(where)
    if where.flaggables:
        return _flag(where)
    return _march(where)


# --- the three aims ------------------------------------------------------------------------------


def _hunt(where: Surroundings) -> tuple[Step, ...]:
    """A player's hero on the same tile: all movement goes into attacking it."""
    targets = _closest(where.heroes)
    reason = _reason("h3c-map-hero", [spot.name for spot in where.flaggables], where)
    if len(targets) > 1:
        return (_choose(where, targets, reason),)
    hero = targets[0]
    if hero.distance > where.movement:
        return _move(where.movement, where.movement, hero.name, reason), _end(0)
    left = where.movement - hero.distance
    attack = Step("attack", 0, left, message("h3c-map-attacks", target=hero.name), reason)
    return (*_steps_to(hero, where.movement, reason), attack)


def _flag(where: Surroundings) -> tuple[Step, ...]:
    """A Mine or Settlement on the same tile: the closest one."""
    targets = _closest(where.flaggables)
    passed = [spot.name for spot in where.flaggables if spot not in targets]
    reason = _reason("h3c-map-flaggable", passed, where)
    if len(targets) > 1:
        return (_choose(where, targets, reason),)
    place = targets[0]
    if place.distance > where.movement:
        return _move(where.movement, where.movement, place.name, reason), _end(0)
    left = where.movement - place.distance
    flag = Step("flag", 0, left, message("h3c-map-flags", target=place.name), reason)
    return (*_steps_to(place, where.movement, reason), flag, _look(left))


def _march(where: Surroundings) -> tuple[Step, ...]:
    """Nothing on this tile: towards the player's Town, over whatever tile lies face down in between."""
    reason = _reason("h3c-map-town", [], where)
    town: Argument = message("h3c-map-the-town")
    if 0 <= where.unknown < where.movement:
        left = where.movement - where.unknown - 1
        walk = (_move(where.unknown, where.movement, town, reason),) if where.unknown else ()
        reveal = Step("reveal", 1, left, message("h3c-map-reveals"), reason)
        return (*walk, reveal, _look(left))
    if where.unknown < 0 and 0 <= where.town <= where.movement:
        left = where.movement - where.town
        walk = (_move(where.town, where.movement, town, reason),) if where.town else ()
        return (*walk, Step("besiege", 0, left, message("h3c-map-besieges"), reason))
    # A new tile may be entered on the way; what lies there counts from then on.
    return _move(1, where.movement, town, reason), _look(where.movement - 1)


# --- parts of a plan -----------------------------------------------------------------------------


def _check(where: Surroundings) -> None:
    spots = (*where.heroes, *where.flaggables)
    if where.movement < 0 or any(spot.distance < 0 for spot in spots):
        raise Malformed("h3c-map-negative")


def _closest(spots: tuple[Spot, ...]) -> list[Spot]:
    least = min(spot.distance for spot in spots)
    return [spot for spot in spots if spot.distance == least]


def _steps_to(spot: Spot, movement: int, reason: Reason) -> tuple[Step, ...]:
    return (_move(spot.distance, movement, spot.name, reason),) if spot.distance else ()


def _move(cost: int, movement: int, target: Argument, reason: Reason) -> Step:
    return Step("move", cost, movement - cost, message("h3c-map-moves", fields=cost, target=target), reason)


def _choose(where: Surroundings, spots: list[Spot], reason: Reason) -> Step:
    # Equally close: the player chooses. heroes3 13.5, GAP.
    names = tuple(spot.name for spot in spots)
    return Step("choose", 0, where.movement, message("h3c-map-choose", options=names), reason, names)


def _look(left: int) -> Step:
    if not left:
        return _end(0)
    return Step("look", 0, left, message("h3c-map-look", left=left), Reason("heroes3 13.5"))


def _end(left: int) -> Step:
    return Step("end", 0, left, message("h3c-map-ends"), Reason("heroes3 13.5"))


def _reason(why: str, passed: list[str], where: Surroundings) -> Reason:
    rejected = [message("h3c-map-passed", target=name) for name in passed]
    if where.town >= 0 and why != "h3c-map-town":
        rejected.append(message("h3c-map-passed", target=message("h3c-map-the-town")))
    return Reason("heroes3 13.5", message(why), tuple(rejected))
