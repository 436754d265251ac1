"""Damage and healing: Packs that turn to Few, units that leave the board, and what saves them. heroes3 6."""

from __future__ import annotations

from companion.games.heroes3.combat.model.ask_and_answer import ask_for_unit, register_answer_handler
from companion.games.heroes3.combat.model.board import NOWHERE, SPACES
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import UnitToReinforce
from companion.games.heroes3.combat.model.state import CombatState, Fallen, Fighter
from companion.games.heroes3.combat.model.steps import EndBeatenCombat, Reinforce
from companion.kernel.messages import message

UNHARMED, HURT, FLIPPED, REMOVED, RESCUED = range(5)
"""What became of a unit that was dealt damage."""
REBORN, RESCUER, PAID, SUMMONED = 1, 2, 4, 8
"""Bits of `Fighter.spent`: what works once a combat."""


def damage_unit(
    state: CombatState, fighter: Fighter, amount: int, tell: OptionalTell, by: Fighter | None = None
) -> int:
    """Put damage on a unit; what became of it. `by` is who gets the gold for a removal."""
    if amount <= 0:
        return UNHARMED
    kind_before, damage_before = fighter.kind, fighter.damage
    fighter.damage += amount
    became = HURT
    while fighter.damage >= fighter.health:
        if fighter.stack:
            _lose_stack(fighter, tell)
        elif fighter.kind.few is not None and not fighter.copied:
            flip_pack_to_few(fighter, tell)
            became = FLIPPED
        elif "rebirth" in fighter.kind.always and not fighter.spent & REBORN:
            fighter.spent |= REBORN
            fighter.damage = fighter.health - 1
            if tell is not None:
                emit_event(tell, fighter.side, "6", message("h3-reborn", unit=unit_label(fighter)), "heal")
        else:
            state.fallen = None
            if by is not None:
                state.fallen = Fallen(fighter.n, kind_before.key, fighter.cell, damage_before)
            remove_unit(state, fighter, tell, by)
            return REMOVED
    return became


def would_remove_unit(fighter: Fighter, amount: int) -> bool:
    """Whether so much damage would take a unit off the board."""
    kind = fighter.kind
    if fighter.stack or ("rebirth" in kind.always and not fighter.spent & REBORN):
        return False
    left = fighter.health - fighter.damage
    if kind.few is None or fighter.copied:
        return amount >= left
    if "rebirth" in kind.few.always and not fighter.spent & REBORN:
        return False
    return amount >= left + kind.few.health + (fighter.health - kind.health)


def _lose_stack(fighter: Fighter, tell: OptionalTell) -> None:
    """The first death of a stacked guard only costs its token; no damage is left over (unverified). heroes3 11."""
    fighter.stack = fighter.damage = 0
    if tell is not None:
        emit_event(tell, fighter.side, "11", message("h3-stack-lost", unit=unit_label(fighter)), "harm")


def flip_pack_to_few(fighter: Fighter, tell: OptionalTell) -> None:
    """A Pack turns to Few; damage beyond its health goes on. heroes3 6."""
    assert fighter.kind.few is not None
    fighter.damage -= fighter.health
    if "+" in fighter.kind.key:
        # What lay on the unit is gone; the damage it had before counts again.
        fighter.damage += fighter.total("underneath")
        fighter.effects = tuple(effect for effect in fighter.effects if effect[0] != "underneath")
    fighter.kind = fighter.kind.few
    fighter.flipped = True
    if tell is not None:
        emit_event(tell, fighter.side, "6", message("h3-flipped", unit=unit_label(fighter)), "harm")


def remove_unit(state: CombatState, fighter: Fighter, tell: OptionalTell, by: Fighter | None = None) -> None:
    """A unit leaves the board."""
    if tell is not None:
        emit_event(tell, fighter.side, "6", message("h3-removed", unit=unit_label(fighter)), "harm")
    state.put(fighter, NOWHERE)
    fighter.alive = False
    fighter.damage = 0
    side = state.sides[fighter.side]
    if not fighter.copied:
        side.lost += 1
    if by is not None:
        _rewards(state, fighter, by, tell)
    if fighter.n == state.tower:
        state.tower = -1
        return
    for other in state.fighters:
        if other.side == fighter.side and 0 <= other.cell < SPACES:
            return
    state.todo.append(EndBeatenCombat())


def _rewards(state: CombatState, fighter: Fighter, by: Fighter, tell: OptionalTell) -> None:
    gold = by.kind.always.get("gold-on-removal")
    if gold is not None and not by.spent & PAID and by.side != fighter.side:
        by.spent |= PAID
        state.sides[by.side].gold += int(gold[0])
        if tell is not None:
            emit_event(tell, by.side, "6", message("h3-gold", unit=unit_label(by), gold=int(gold[0])), "gain")
    if "necropolis-reinforces" in fighter.kind.always:
        army = state.fight.theirs if by.side else state.fight.mine
        if by.kind.faction == "necropolis" or army.hero.faction == "necropolis":
            state.todo.append(Reinforce(by.side))


def heal_unit(fighter: Fighter, amount: int, tell: OptionalTell, rule: str = "6") -> None:
    """Take damage off a unit, as much as there is."""
    healed = min(amount, fighter.damage)
    if healed <= 0:
        return
    fighter.damage -= healed
    if tell is not None:
        emit_event(tell, fighter.side, rule, message("h3-healed", unit=unit_label(fighter), amount=healed), "heal")


def paralyse_unit(fighter: Fighter, tell: OptionalTell) -> None:
    """A unit gets a Paralysis token, unless it cannot. heroes3 9."""
    if not fighter.alive or fighter.paralysed:
        return
    if "immune-paralysis" in fighter.kind.always or fighter.has("no-paralysis"):
        if tell is not None:
            emit_event(tell, fighter.side, "6", message("h3-not-paralysed", unit=unit_label(fighter)))
        return
    fighter.paralysed = True
    if tell is not None:
        emit_event(tell, fighter.side, "9", message("h3-paralysed", unit=unit_label(fighter)), "harm")


@register_step_handler(Reinforce)
def ask_which_unit_to_reinforce(state: CombatState, now: Reinforce, tell: OptionalTell) -> None:
    """A Necropolis player who defeats such a unit turns one bronze Few of the army to Pack; the damage stays."""
    options = [f.n for f in state.units(now.side) if f.kind.tier == 0 and f.kind.pack is not None]
    if options:
        ask_for_unit(state, now.side, UnitToReinforce(), options, tell)


@register_answer_handler(UnitToReinforce)
def apply_reinforcement_choice(state: CombatState, purpose: UnitToReinforce, value: int, tell: OptionalTell) -> None:
    """The unit that becomes a Pack is chosen."""
    if value < 0:
        return
    fighter = state.fighters[value]
    assert fighter.kind.pack is not None
    fighter.kind = fighter.kind.pack
    if tell is not None:
        emit_event(tell, fighter.side, "6", message("h3-becomes-pack", unit=unit_label(fighter)), "gain")
