"""What the table enters besides moves and attacks: plain effects of any card, tokens, and corrections. heroes3 4.

The table has the last word: `Put` and `Mark` set things as they are in front of everybody, whatever the engine thinks.
"""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.attacks.attack_declaration_and_roll import remove_wall_or_gate
from companion.games.heroes3.combat.attacks.spell_damage_and_protection import deal_spell_damage
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import heal_unit, paralyse_unit, remove_unit
from companion.games.heroes3.combat.flow.activation import parse_space
from companion.games.heroes3.combat.flow.activation_abilities import add_unit_to_combat
from companion.games.heroes3.combat.flow.ai_hero_decks import close_played_ai_card
from companion.games.heroes3.combat.model.ask_and_answer import ask_for_space, ask_for_unit
from companion.games.heroes3.combat.model.board import BIT, SPACES
from companion.games.heroes3.combat.model.events import SIDES, OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import (
    DiceQuestion,
    FirstToAct,
    FirstToPlace,
    GateSpace,
    SpaceChoice,
    UnitChoice,
)
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget, Occupied, WrongMoment
from companion.games.heroes3.combat.model.state import STACKS, CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.steps import END_ACTIVATION, NEXT_ACTIVATION, AskAgain, DiceRolled
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit, Unknown

UNTIL = ("attack", "attacked", "activation", "round", "next-round", "combat")
TOKENS = ("paralysed", "defending", "retaliated", "acted", "poison", "corrosion", "stack")
SOURCES = ("spell", "specialty", "other")


def require_unit_on_space(state: CombatState, name: str) -> Fighter:
    """The unit on a space, or a refusal."""
    found = state.at(parse_space(name))
    if found is None:
        raise NoTarget("h3-nobody-there", "8", space=name)
    return found


def parse_side(state: CombatState, name: str) -> int:
    """A side by its name; without one, that of the active unit, else one's own."""
    if name:
        if name not in SIDES:
            raise Unknown("h3-no-side", found=name, options=", ".join(SIDES))
        return SIDES.index(name)
    return state.actor.side if state.active >= 0 else 0


def last_round_of_effect(state: CombatState, until: str) -> int:
    """The last combat round of an effect, as it is kept: 0 for the whole combat, -1 for this activation."""
    if until == "activation":
        return -1
    return {"round": state.round, "next-round": state.round + 1, "next round": state.round + 1}.get(until, 0)


def postpone_question(state: CombatState) -> None:
    """What was being asked waits until everything entered now has happened."""
    if state.ask is not None:
        state.todo.append(AskAgain(state.ask))
        state.ask = None


@register_step_handler(AskAgain)
def reask_question(state: CombatState, now: AskAgain, tell: OptionalTell) -> None:
    """Ask again what was open, as far as it still makes sense."""
    asked = now.question
    if isinstance(asked, DiceQuestion) and _moot(state):
        state.dice = (0,) * asked.count
    elif isinstance(asked, UnitChoice) and isinstance(asked.purpose, FirstToAct):
        # Initiative may be different now; it is the same side's turn among tied units.
        state.side_of_tie = 1 - state.side_of_tie
        state.todo.append(NEXT_ACTIVATION)
    elif isinstance(asked, UnitChoice):
        unplaced = isinstance(asked.purpose, FirstToPlace)
        left = [n for n in asked.options if unplaced or state.fighters[n].cell >= 0]
        ask_for_unit(state, asked.side, asked.purpose, left, tell, asked.optional)
    elif isinstance(asked, SpaceChoice) and not isinstance(asked.purpose, GateSpace):
        free = tuple(space for space in asked.options if not state.taken & BIT[space])
        ask_for_space(state, asked.side, asked.purpose, free, tell, asked.optional)
    else:
        state.ask = asked


def _moot(state: CombatState) -> bool:
    """Whether the attack that the dice are for has lost its attacker or its target."""
    coming = state.todo[-1] if state.todo else None
    if not isinstance(coming, DiceRolled):
        return False
    return not (state.fighters[coming.blow.attacker].alive and state.fighters[coming.blow.target].alive)


def apply_boost(state: CombatState, act: acts.Boost, tell: OptionalTell) -> None:
    """Bonuses for a unit, or Attack that waits for the side's next attacker."""
    if act.card:
        close_played_ai_card(state, act.card)
    if act.until not in UNTIL:
        raise Unknown("h3-no-until", found=act.until, options=", ".join(UNTIL))
    if act.waits:
        side = parse_side(state, act.side)
        state.sides[side].waiting += act.attack
        if tell is not None:
            emit_event(tell, side, "13.4", message("h3-waits", attack=state.sides[side].waiting))
        return
    fighter = require_unit_on_space(state, act.unit)
    by = parse_side(state, act.side)
    given = {"attack": act.attack, "defense": act.defense, "initiative": act.initiative, "health": act.health}
    for what, amount in given.items():
        if amount:
            change_unit_figure(state, fighter, what, amount, act.until, by, tell)


def change_unit_figure(
    state: CombatState, fighter: Fighter, what: str, amount: int, until: str, by: int, tell: OptionalTell
) -> None:
    """Change one figure of a unit for a while."""
    if until == "attacked" and what == "defense":
        fighter.guard += amount
    elif until == "attack" and what == "attack":
        fighter.attack_once += amount
    elif until == "attack" and what == "defense":
        fighter.defense_once += amount
    else:
        fighter.effects = (*fighter.effects, (what, amount, last_round_of_effect(state, until), by))
    if tell is not None:
        # Cards write the next round in two words.
        told = message(
            "h3-boost", unit=unit_label(fighter), what=what, amount=f"{amount:+}", until=until.replace(" ", "-")
        )
        emit_event(tell, fighter.side, "9", told, "gain" if amount > 0 else "harm")
    if what == "health" and fighter.alive:
        fighter.shrink()


def apply_damage(state: CombatState, act: acts.Damage, tell: OptionalTell) -> None:
    """Damage that no Defense lowers. heroes3 9."""
    if act.amount < 0:
        raise BeyondLimit("h3-negative", found=act.amount)
    if act.source not in SOURCES:
        raise Unknown("h3-no-source", found=act.source, options=", ".join(SOURCES))
    fighter = require_unit_on_space(state, act.unit)
    before = state.active
    deal_spell_damage(state, fighter, act.amount, tell, act.source)
    end_activation_if_gone(state, before)


def end_activation_if_gone(state: CombatState, active: int) -> None:
    """Where the active unit is gone, its activation is over."""
    if active >= 0 and not state.fighters[active].alive and state.phase == "fight" and not state.struck:
        state.todo.insert(0, END_ACTIVATION)


def apply_heal(state: CombatState, act: acts.Heal, tell: OptionalTell) -> None:
    """Damage comes off a unit."""
    if act.amount < 0:
        raise BeyondLimit("h3-negative", found=act.amount)
    heal_unit(require_unit_on_space(state, act.unit), act.amount, tell)


def apply_unit_relocation(state: CombatState, act: acts.Shift, tell: OptionalTell) -> None:
    """A unit is moved to any free space."""
    fighter, to = require_unit_on_space(state, act.unit), parse_space(act.to)
    if to >= SPACES or state.taken & BIT[to]:
        raise Occupied("h3-occupied", "8", space=act.to)
    if tell is not None:
        emit_event(tell, fighter.side, "4", message("h3-moves", unit=unit_label(fighter), space=space_name(to)))
    state.put(fighter, to)


def apply_unit_or_wall_removal(state: CombatState, act: acts.Remove, tell: OptionalTell) -> None:
    """A unit, a Wall or the Gate leaves the board."""
    space = parse_space(act.unit)
    if state.walls & BIT[space] or (space == state.gate and state.board[space] < 0):
        remove_wall_or_gate(state, space, tell)
        return
    fighter = require_unit_on_space(state, act.unit)
    before = state.active
    remove_unit(state, fighter, tell)
    end_activation_if_gone(state, before)


def apply_token_mark(state: CombatState, act: acts.Mark, tell: OptionalTell) -> None:
    """A token is put on a unit or taken off."""
    if act.card:
        close_played_ai_card(state, act.card)
    fighter = require_unit_on_space(state, act.unit)
    if act.token not in TOKENS:
        raise Unknown("h3-no-token", found=act.token, options=", ".join(TOKENS))
    if act.amount < 0 or (act.token == "stack" and act.amount >= len(STACKS)):
        raise BeyondLimit("h3-negative", found=act.amount)
    if act.token == "acted" and fighter.n == state.active:
        raise WrongMoment("h3-acts-now", "9", unit=unit_label(fighter))
    if act.token == "paralysed" and act.amount:
        paralyse_unit(fighter, tell)
        return
    kept = act.amount if act.token in ("poison", "corrosion", "stack") else bool(act.amount)
    setattr(fighter, act.token, kept)
    if tell is not None:
        emit_event(
            tell, fighter.side, "4", message("h3-marked", unit=unit_label(fighter), token=act.token, amount=act.amount)
        )


def apply_unit_correction(state: CombatState, act: acts.Put, tell: OptionalTell) -> None:
    """The table says so: a unit stands there, has that much damage, lies on that side, or joins."""
    space = parse_space(act.space) if act.space else -1
    if space >= SPACES:
        raise Unknown("h3-no-space", found=act.space)
    if act.side:
        if space < 0 or state.taken & BIT[space]:
            raise Occupied("h3-occupied", "8", space=act.space)
        fighter = add_unit_to_combat(
            state, parse_side(state, act.side), state.layout.kind_of(act.unit).key, space, None
        )
    else:
        fighter = require_unit_on_space(state, act.unit)
        if space >= 0:
            if state.taken & BIT[space] and state.board[space] != fighter.n:
                raise Occupied("h3-occupied", "8", space=act.space)
            state.put(fighter, space)
    if act.kind:
        fighter.kind = state.layout.kind_of(act.kind)
        fighter.damage = min(fighter.damage, fighter.health - 1)
    if act.damage >= 0:
        if act.damage >= fighter.health:
            raise NotAllowed(
                "h3-damage-beyond", "6", unit=unit_label(fighter), found=act.damage, most=fighter.health - 1
            )
        fighter.damage = act.damage
    if tell is not None:
        emit_event(tell, fighter.side, "4", message("h3-table-says", unit=unit_label(fighter), damage=fighter.damage))
