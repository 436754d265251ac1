"""War machines: what they do always, at the start of a combat round, and when they are asked to. heroes3 12."""

from __future__ import annotations

from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import remove_wall_or_gate
from companion.games.heroes3.combat.attacks.spell_damage_and_protection import deal_spell_damage
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import heal_unit
from companion.games.heroes3.combat.cards.damage_effects import find_slowest_units
from companion.games.heroes3.combat.flow.activation import parse_space
from companion.games.heroes3.combat.model.ask_and_answer import ask_for_space, ask_for_unit, register_answer_handler
from companion.games.heroes3.combat.model.board import ALL, BIT, NEAR, NOWHERE, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import MachineSpace, MachineTarget
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.steps import RunMachines
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import message


def machines_of_side(state: CombatState, side: int) -> list[str]:
    """The war machines of a side, with those that cards lend or take away."""
    army = state.fight.theirs if side else state.fight.mine
    found = list(army.machines)
    for what, amount, _, _ in state.sides[side].wards:
        if what.startswith("machine "):
            name = what.removeprefix("machine ")
            if amount > 0:
                found.append(name)
            elif name in found:
                found.remove(name)
    return found


def discard_machine(state: CombatState, side: int, name: str) -> None:
    """A war machine is discarded."""
    if name not in machines_of_side(state, side):
        raise NotAllowed("h3-no-machine", "12", machine=name)
    state.sides[side].wards = (*state.sides[side].wards, (f"machine {name}", -1, 0, side))


def apply_permanent_machines(state: CombatState) -> None:
    """What works all combat long: the Ammo Cart."""
    for side in (0, 1):
        for name in machines_of_side(state, side):
            machine = load_cards().machines[name]
            if machine.acts != "always":
                continue
            for fighter in state.units(side):
                if fighter.kind.ranged:
                    fighter.effects = (*fighter.effects, ("no-penalty", 1, 0, side), ("initiative", 2, 0, side))


@register_step_handler(RunMachines)
def run_machines_at_round_start(state: CombatState, now: RunMachines, tell: OptionalTell) -> None:
    """At the start of a combat round each machine acts that does so then, one after the other."""
    queue = now.left
    if queue is None:
        queue = tuple((side, name) for side in (0, 1) for name in machines_of_side(state, side))
    if not queue:
        return
    (side, name), rest = queue[0], queue[1:]
    state.todo.append(RunMachines(rest))
    if load_cards().machines[name].acts == "start":
        optional = any(isinstance(do, Do) and do.word in _PRICES for do in load_cards().machines[name].play.effect)
        _aim(state, side, name, tell, optional)


_PRICES = ("expert-use", "pay-materials")


TWO = "two spaces or pieces"
"""What a Catapult hits: two neighbours, units, Walls or the Gate. heroes3 12."""


def _aim(state: CombatState, side: int, name: str, tell: OptionalTell, optional: bool) -> None:
    if _hits(name)[1] == TWO:
        ask_for_space(state, side, MachineSpace(side, name, NOWHERE), _targets(state, side, ALL), tell, optional)
        return
    free = name != "ballista" or state.sides[side].total(f"{name} free target")
    options = [fighter.n for fighter in state.units(1 - side)] if free else find_slowest_units(state, 1 - side)
    if options:
        ask_for_unit(state, side, MachineTarget(side, name), options, tell, optional)


def _targets(state: CombatState, side: int, among: int) -> tuple[int, ...]:
    """The spaces with an enemy, a Wall or the Gate; that enemies are meant is not said: unverified."""
    found = state.walls | BIT[state.gate]
    for enemy in state.units(1 - side):
        found |= BIT[enemy.cell]
    return spaces_in_mask(found & among)


def _hits(name: str) -> tuple[int, str]:
    """How much damage a machine deals or heals, and to whom."""
    for do in load_cards().machines[name].play.effect:
        if isinstance(do, Do) and do.word in ("damage", "heal"):
            return int(do.args[0]), str(do.args[1]) if len(do.args) > 1 else ""
    return 0, ""


def machine_damage(name: str) -> int:
    """The damage that a machine deals, or heals."""
    return _hits(name)[0]


@register_answer_handler(MachineTarget)
def apply_machine_target_choice(state: CombatState, purpose: MachineTarget, value: int, tell: OptionalTell) -> None:
    """A machine hits the unit that was chosen, or stays silent."""
    if value < 0:
        return
    _tell_machine(purpose.side, purpose.name, tell)
    deal_spell_damage(state, state.fighters[value], machine_damage(purpose.name), tell, "other")


@register_answer_handler(MachineSpace)
def apply_machine_space_choice(state: CombatState, purpose: MachineSpace, value: int, tell: OptionalTell) -> None:
    """A Catapult hits the space that was chosen and the neighbour chosen next, or stays silent."""
    side, name, first = purpose.side, purpose.name, purpose.first
    if value < 0 and first < 0:
        return
    if first < 0:
        # Where nothing stands next to it, it is hit alone.
        ask_for_space(state, side, MachineSpace(side, name, value), _targets(state, side, NEAR[value]), tell)
        return
    _tell_machine(side, name, tell)
    for space in (first, value):
        if space >= 0:
            _strike_space(state, side, name, space, tell)


def _tell_machine(side: int, name: str, tell: OptionalTell) -> None:
    if tell is not None:
        emit_event(tell, side, "12", message("h3-machine", machine=load_cards().machines[name].name))


def _strike_space(state: CombatState, side: int, name: str, space: int, tell: OptionalTell) -> None:
    """Damage to the unit on a space; a Wall or the Gate is destroyed by any."""
    target = state.at(space)
    if target is not None:
        deal_spell_damage(state, target, machine_damage(name), tell, "other")
        return
    if tell is not None:
        piece = "gate" if space == state.gate else "wall"
        emit_event(tell, side, "12", message("h3-breaks", unit=load_cards().machines[name].name, piece=piece))
    remove_wall_or_gate(state, space, tell)


def use_machine_by_card(
    state: CombatState, side: int, name: str, times: int, targets: tuple[str, ...], tell: OptionalTell
) -> None:
    """A machine acts now, as a card says: the same target so many times."""
    if name not in machines_of_side(state, side):
        raise NotAllowed("h3-no-machine", "12", machine=name)
    if name == "first-aid-tent":
        heal_with_first_aid_tent(state, side, targets, times, tell)
        return
    if targets:
        target = state.at(parse_space(targets[0]))
        if target is None or target.side == side:
            raise NoTarget("h3-nobody-there", "8", space=targets[0])
        deal_spell_damage(state, target, times * machine_damage(name), tell, "other")
        return
    for _ in range(times):
        _aim(state, side, name, tell, optional=False)
        if state.ask is not None:
            break


def heal_with_first_aid_tent(
    state: CombatState, side: int, targets: tuple[str, ...], times: int, tell: OptionalTell
) -> None:
    """The First Aid Tent heals an own unit; a card may double it."""
    target = state.at(parse_space(targets[0])) if targets else None
    if target is None or target.side != side:
        raise NoTarget("h3-card-needs-target", "12", card=load_cards().machines["first-aid-tent"].name, count=1)
    better = 2 if state.sides[side].total("first-aid-tent twice") else 1
    heal_unit(target, times * better * machine_damage("first-aid-tent"), tell, "12")


def use_machine(state: CombatState, side: int, name: str, targets: tuple[str, ...], tell: OptionalTell) -> None:
    """People use a machine that works once a combat round."""
    if name not in machines_of_side(state, side):
        raise NotAllowed("h3-no-machine", "12", machine=name)
    used = f"used {name}"
    if load_cards().machines[name].acts != "once" or state.sides[side].total(used) >= machines_of_side(
        state, side
    ).count(name):
        raise NotAllowed("h3-machine-used", "12", machine=load_cards().machines[name].name)
    heal_with_first_aid_tent(state, side, targets, 1, tell)
    state.sides[side].wards = (*state.sides[side].wards, (used, 1, state.round, side))
