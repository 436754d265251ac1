"""Cards that move, bring or remove things on the board. heroes3 4 and 11."""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import remove_wall_or_gate
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import damage_unit, remove_unit
from companion.games.heroes3.combat.cards.card_context import COMBAT, CardContext, EffectTable, require_free_space
from companion.games.heroes3.combat.flow.activation_abilities import add_unit_to_combat as enter
from companion.games.heroes3.combat.flow.space_tokens import FIRE, OBSTACLE, put_space_token, remove_space_tokens
from companion.games.heroes3.combat.model.board import BESIDE, BIT, NEAR, spaces_in_mask
from companion.games.heroes3.combat.model.events import emit_event, unit_label
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget
from companion.games.heroes3.combat.model.state import space_name
from companion.games.heroes3.combat.model.unit_types import unit_type_with_horde_card
from companion.games.heroes3.combat.reach_and_legal_acts import standing_siege_pieces
from companion.kernel.messages import message

EFFECTS = EffectTable()
"""What the words here do."""

Args = tuple[str, ...]


@EFFECTS.word("teleport")
def teleport_unit(cast: CardContext, args: Args) -> None:
    """Moves an own unit to any free space."""
    target = cast.own()
    cast.up_to(args[0], target)
    to = require_free_space(cast, 1)
    if cast.touches(target):
        _carry(cast, to)


@EFFECTS.word("step")
def step_unit(cast: CardContext, args: Args) -> None:
    """An own unit moves 1 space."""
    to = require_free_space(cast, 1)
    if not NEAR[cast.own().cell] & BIT[to]:
        raise NoTarget("h3-not-neighbours", "4", space=cast.act.targets[0], other=cast.act.targets[1])
    _carry(cast, to)


def _carry(cast: CardContext, to: int) -> None:
    target = cast.own()
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", message("h3-moves", unit=unit_label(target), space=space_name(to)))
    cast.state.put(target, to)


@EFFECTS.word("swap")
def swap_units(cast: CardContext, args: Args) -> None:
    """Swaps two own units."""
    one, other = cast.own(), cast.own(1)
    here, there = one.cell, other.cell
    if BESIDE in (here, there) or one is other:
        raise NoTarget("h3-two-units", "4", unit=unit_label(one))
    cast.state.put(one, -1)
    cast.state.put(other, here)
    cast.state.put(one, there)
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", message("h3-swapped", unit=unit_label(one), target=unit_label(other)))


@EFFECTS.word("activate")
def activate_unit_next(cast: CardContext, args: Args) -> None:
    """An own ranged unit is activated next."""
    target = cast.own()
    if not target.kind.ranged:
        raise NoTarget("h3-only-ranged", "4", unit=unit_label(target))
    if args[0] == "fresh" and target.acted:
        raise NotAllowed("h3-acted-already", "4", unit=unit_label(target))
    cast.ward("activate", target.n, cast.state.round)


@EFFECTS.word("destroy")
def destroy_siege_pieces(cast: CardContext, args: Args) -> None:
    """Removes Walls, the Gate or the Arrow Tower; an earthquake that takes all of them hurts who stands beside."""
    state = cast.state
    wanted = cast.strength if args[0] == "strength" else args[0]
    if wanted == "tower":
        if state.tower < 0:
            raise NoTarget("h3-no-piece", "11", space="tower")
        remove_unit(state, state.fighters[state.tower], cast.tell)
        return
    pieces = standing_siege_pieces(state, tower=False)
    chosen = pieces if wanted == "all" else [cast.space(n) for n in range(int(wanted))]
    for piece in chosen:
        if piece not in pieces:
            raise NoTarget("h3-no-piece", "11", space=space_name(piece))
    beside = 0
    for piece in chosen:
        beside |= NEAR[piece]
        remove_wall_or_gate(state, piece, cast.tell)
    if wanted == "all" and args[0] == "strength":
        for space in spaces_in_mask(beside):
            shaken = state.at(space)
            if shaken is not None and cast.touches(shaken, damage=True):
                damage_unit(state, shaken, 1, cast.tell)


@EFFECTS.word("obstacle")
def place_obstacle(cast: CardContext, args: Args) -> None:
    """An obstacle on a free space."""
    put_space_token(cast.state, require_free_space(cast, 0), OBSTACLE, 1, cast.lasts(str(cast.strength)), cast.side)


@EFFECTS.word("remove-obstacles")
def remove_obstacles(cast: CardContext, args: Args) -> None:
    """Removes obstacles that are no units."""
    state = cast.state
    for n in range(min(cast.amount(args[0]), len(cast.act.targets))):
        space = cast.space(n)
        if space in standing_siege_pieces(state, tower=False):
            remove_wall_or_gate(state, space, cast.tell)
        elif any(token[0] == space for token in state.ground):
            remove_space_tokens(state, space)
        else:
            raise NoTarget("h3-no-piece", "11", space=space_name(space))


@EFFECTS.word("fire-wall")
def place_fire_wall(cast: CardContext, args: Args) -> None:
    """A burning space until combat ends."""
    put_space_token(cast.state, cast.space(0), FIRE, cast.amount(args[0]), COMBAT, cast.side)
    if cast.tell is not None:
        emit_event(
            cast.tell, cast.side, "4", message("h3-fire", space=space_name(cast.space(0)), amount=cast.amount(args[0]))
        )


@EFFECTS.word("summon")
def summon_elementals(cast: CardContext, args: Args) -> None:
    """Puts elementals on a free space; their number depends on the power."""
    if cast.strength not in ("few", "pack"):
        raise NotAllowed("h3-too-little-power", "4", card=cast.name)
    new = enter(cast.state, cast.side, f"summoned:{args[0]}/{cast.strength}", require_free_space(cast, 0), cast.tell)
    new.copied = True


@EFFECTS.word("clone")
def clone_unit(cast: CardContext, args: Args) -> None:
    """A copy of an own unit beside it, with 1 health."""
    target = cast.own()
    cast.up_to(args[0], target)
    to = require_free_space(cast, 1)
    if not NEAR[target.cell] & BIT[to]:
        raise NoTarget("h3-not-neighbours", "4", space=cast.act.targets[0], other=cast.act.targets[1])
    if cast.touches(target):
        new = enter(cast.state, cast.side, target.kind.key, to, cast.tell)
        new.copied, new.damage = True, new.health - 1


@EFFECTS.word("join")
def let_neutral_unit_join(cast: CardContext, args: Args) -> None:
    """A neutral unit joins for this combat."""
    enter(cast.state, cast.side, f"neutral:{args[0]}", require_free_space(cast, 0), cast.tell).copied = True


@EFFECTS.word("horde")
def put_horde_card_on_unit(cast: CardContext, args: Args) -> None:
    """Put the card on a unit, which has other figures until they are used up; damage from before counts again then."""
    target = cast.own()
    laid = unit_type_with_horde_card(target.kind, args[0])
    if laid is None:
        raise NoTarget("h3-wrong-unit", "4", unit=unit_label(target), card=cast.name)
    target.effects = (*target.effects, ("underneath", target.damage, COMBAT, cast.side))
    target.kind, target.damage = laid, 0
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", message("h3-horde", unit=unit_label(target)), "gain")
