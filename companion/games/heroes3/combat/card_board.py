"""Cards that move, bring or remove things on the board. heroes3 4 and 11."""

from __future__ import annotations

from companion.games.heroes3.combat.attack import raze
from companion.games.heroes3.combat.awakening import join as enter
from companion.games.heroes3.combat.board import BESIDE, BIT, NEAR, spaces
from companion.games.heroes3.combat.casting import COMBAT, Casting, does, free_space
from companion.games.heroes3.combat.ground import FIRE, OBSTACLE, lay, lift
from companion.games.heroes3.combat.harm import deal, remove
from companion.games.heroes3.combat.kinds import horde_kind
from companion.games.heroes3.combat.legal import siege_pieces
from companion.games.heroes3.combat.refusals import NotAllowed, NoTarget
from companion.games.heroes3.combat.state import space_name
from companion.games.heroes3.combat.telling import note, unit
from companion.kernel.words import message

Args = tuple[str, ...]


@does("teleport")
def teleport(cast: Casting, args: Args) -> None:
    """Moves an own unit to any free space."""
    target = cast.own()
    cast.up_to(args[0], target)
    to = free_space(cast, 1)
    if cast.touches(target):
        _carry(cast, to)


@does("step")
def step(cast: Casting, args: Args) -> None:
    """An own unit moves 1 space."""
    to = free_space(cast, 1)
    if not NEAR[cast.own().cell] & BIT[to]:
        raise NoTarget("h3-not-neighbours", "4", space=cast.act.targets[0], other=cast.act.targets[1])
    _carry(cast, to)


def _carry(cast: Casting, to: int) -> None:
    target = cast.own()
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-moves", unit=unit(target), space=space_name(to)))
    cast.state.put(target, to)


@does("swap")
def swap(cast: Casting, args: Args) -> None:
    """Swaps two own units."""
    one, other = cast.own(), cast.own(1)
    here, there = one.cell, other.cell
    if BESIDE in (here, there) or one is other:
        raise NoTarget("h3-two-units", "4", unit=unit(one))
    cast.state.put(one, -1)
    cast.state.put(other, here)
    cast.state.put(one, there)
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-swapped", unit=unit(one), target=unit(other)))


@does("activate")
def activate(cast: Casting, args: Args) -> None:
    """An own ranged unit is activated next."""
    target = cast.own()
    if not target.kind.ranged:
        raise NoTarget("h3-only-ranged", "4", unit=unit(target))
    if args[0] == "fresh" and target.acted:
        raise NotAllowed("h3-acted-already", "4", unit=unit(target))
    cast.ward("activate", target.n, cast.state.round)


@does("destroy")
def destroy(cast: Casting, args: Args) -> None:
    """Removes Walls, the Gate or the Arrow Tower; an earthquake that takes all of them hurts who stands beside."""
    state = cast.state
    wanted = cast.strength if args[0] == "strength" else args[0]
    if wanted == "tower":
        if state.tower < 0:
            raise NoTarget("h3-no-piece", "11", space="tower")
        remove(state, state.fighters[state.tower], cast.tell)
        return
    pieces = siege_pieces(state, tower=False)
    chosen = pieces if wanted == "all" else [cast.space(n) for n in range(int(wanted))]
    for piece in chosen:
        if piece not in pieces:
            raise NoTarget("h3-no-piece", "11", space=space_name(piece))
    beside = 0
    for piece in chosen:
        beside |= NEAR[piece]
        raze(state, piece, cast.tell)
    if wanted == "all" and args[0] == "strength":
        for space in spaces(beside):
            shaken = state.at(space)
            if shaken is not None and cast.touches(shaken, damage=True):
                deal(state, shaken, 1, cast.tell)


@does("obstacle")
def obstacle(cast: Casting, args: Args) -> None:
    """An obstacle on a free space."""
    lay(cast.state, free_space(cast, 0), OBSTACLE, 1, cast.lasts(str(cast.strength)), cast.side)


@does("remove-obstacles")
def remove_obstacles(cast: Casting, args: Args) -> None:
    """Removes obstacles that are no units."""
    state = cast.state
    for n in range(min(cast.amount(args[0]), len(cast.act.targets))):
        space = cast.space(n)
        if space in siege_pieces(state, tower=False):
            raze(state, space, cast.tell)
        elif any(token[0] == space for token in state.ground):
            lift(state, space)
        else:
            raise NoTarget("h3-no-piece", "11", space=space_name(space))


@does("fire-wall")
def fire_wall(cast: Casting, args: Args) -> None:
    """A burning space until combat ends."""
    lay(cast.state, cast.space(0), FIRE, cast.amount(args[0]), COMBAT, cast.side)
    if cast.tell is not None:
        note(
            cast.tell, cast.side, "4", message("h3-fire", space=space_name(cast.space(0)), amount=cast.amount(args[0]))
        )


@does("summon")
def summon(cast: Casting, args: Args) -> None:
    """Puts elementals on a free space; their number depends on the power."""
    if cast.strength not in ("few", "pack"):
        raise NotAllowed("h3-too-little-power", "4", card=cast.name)
    new = enter(cast.state, cast.side, f"summoned:{args[0]}/{cast.strength}", free_space(cast, 0), cast.tell)
    new.copied = True


@does("clone")
def clone(cast: Casting, args: Args) -> None:
    """A copy of an own unit beside it, with 1 health."""
    target = cast.own()
    cast.up_to(args[0], target)
    to = free_space(cast, 1)
    if not NEAR[target.cell] & BIT[to]:
        raise NoTarget("h3-not-neighbours", "4", space=cast.act.targets[0], other=cast.act.targets[1])
    if cast.touches(target):
        new = enter(cast.state, cast.side, target.kind.key, to, cast.tell)
        new.copied, new.damage = True, new.health - 1


@does("join")
def join(cast: Casting, args: Args) -> None:
    """A neutral unit joins for this combat."""
    enter(cast.state, cast.side, f"neutral:{args[0]}", free_space(cast, 0), cast.tell).copied = True


@does("horde")
def horde(cast: Casting, args: Args) -> None:
    """Laid on a unit: other figures until they are used up. What the unit had suffered waits underneath."""
    target = cast.own()
    laid = horde_kind(target.kind, args[0])
    if laid is None:
        raise NoTarget("h3-wrong-unit", "4", unit=unit(target), card=cast.name)
    target.effects = (*target.effects, ("underneath", target.damage, COMBAT, cast.side))
    target.kind, target.damage = laid, 0
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-horde", unit=unit(target)), "gain")
