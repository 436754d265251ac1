"""What the table enters besides moves and attacks: plain effects of any card, tokens, and corrections. heroes3 4.

The table has the last word: `Put` and `Mark` set things as they are in front of everybody, whatever the engine thinks.
"""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.activation import space_of
from companion.games.heroes3.combat.ai_deck import carried_out
from companion.games.heroes3.combat.asking import ask_space, ask_unit
from companion.games.heroes3.combat.attack import raze
from companion.games.heroes3.combat.awakening import join
from companion.games.heroes3.combat.board import BIT, SPACES
from companion.games.heroes3.combat.harm import heal, paralyse, remove
from companion.games.heroes3.combat.refusals import NotAllowed, NoTarget, Occupied, WrongMoment
from companion.games.heroes3.combat.spelling import spell_damage
from companion.games.heroes3.combat.state import STACKS, CombatState, Fighter, space_name
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import SIDES, Told, note, unit
from companion.kernel.refusals import BeyondLimit, Unknown
from companion.kernel.words import message

UNTIL = ("attack", "attacked", "activation", "round", "next-round", "combat")
TOKENS = ("paralysed", "defending", "retaliated", "acted", "poison", "corrosion", "stack")
SOURCES = ("spell", "specialty", "other")


def named(state: CombatState, name: str) -> Fighter:
    """The unit on a space, or a refusal."""
    found = state.at(space_of(name))
    if found is None:
        raise NoTarget("h3-nobody-there", "8", space=name)
    return found


def side_of(state: CombatState, name: str) -> int:
    """A side by its name; without one, that of the active unit, else one's own."""
    if name:
        if name not in SIDES:
            raise Unknown("h3-no-side", found=name, options=", ".join(SIDES))
        return SIDES.index(name)
    return state.actor.side if state.active >= 0 else 0


def last_round(state: CombatState, until: str) -> int:
    """The last combat round of an effect, as it is kept: 0 for the whole combat, -1 for this activation."""
    if until == "activation":
        return -1
    return {"round": state.round, "next-round": state.round + 1, "next round": state.round + 1}.get(until, 0)


def interrupt(state: CombatState) -> None:
    """What was being asked waits until everything entered now has happened."""
    if state.ask is not None:
        state.todo.append(("reask", state.ask))
        state.ask = None


@step("reask")
def reask(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """Ask again what was open, as far as it still makes sense."""
    asked = now[1]
    if asked[0] == "dice" and _moot(state):
        state.dice = (0,) * asked[2]
    elif asked[0] == "unit" and asked[2] == "order":
        # Initiative may be different now; it is the same side's turn among tied units.
        state.side_of_tie = 1 - state.side_of_tie
        state.todo.append(("next",))
    elif asked[0] == "unit":
        left = [n for n in asked[3] if state.fighters[n].cell >= 0 or asked[2] == "first-placed"]
        ask_unit(state, asked[1], asked[2], left, tell, asked[4], asked[5:])
    elif asked[0] == "space" and asked[2] != "gate":
        free = tuple(space for space in asked[3] if not state.taken & BIT[space])
        ask_space(state, asked[1], asked[2], free, tell, asked[4], asked[5:])
    else:
        state.ask = asked


def _moot(state: CombatState) -> bool:
    """Whether the attack that the dice are for has lost its attacker or its target."""
    if not state.todo or state.todo[-1][0] != "rolled":
        return False
    _, a, t, *_ = state.todo[-1]
    return not (state.fighters[a].alive and state.fighters[t].alive)


def boost(state: CombatState, act: acts.Boost, tell: Told) -> None:
    """Bonuses for a unit, or Attack that waits for the side's next attacker."""
    if act.card:
        carried_out(state, act.card)
    if act.until not in UNTIL:
        raise Unknown("h3-no-until", found=act.until, options=", ".join(UNTIL))
    if act.waits:
        side = side_of(state, act.side)
        state.sides[side].waiting += act.attack
        if tell is not None:
            note(tell, side, "13.4", message("h3-waits", attack=state.sides[side].waiting))
        return
    fighter = named(state, act.unit)
    by = side_of(state, act.side)
    given = {"attack": act.attack, "defense": act.defense, "initiative": act.initiative, "health": act.health}
    for what, amount in given.items():
        if amount:
            strengthen(state, fighter, what, amount, act.until, by, tell)


def strengthen(state: CombatState, fighter: Fighter, what: str, amount: int, until: str, by: int, tell: Told) -> None:
    """Change one figure of a unit for a while."""
    if until == "attacked" and what == "defense":
        fighter.guard += amount
    elif until == "attack" and what == "attack":
        fighter.attack_once += amount
    elif until == "attack" and what == "defense":
        fighter.defense_once += amount
    else:
        fighter.effects = (*fighter.effects, (what, amount, last_round(state, until), by))
    if tell is not None:
        # Cards write the next round in two words.
        told = message("h3-boost", unit=unit(fighter), what=what, amount=f"{amount:+}", until=until.replace(" ", "-"))
        note(tell, fighter.side, "9", told, "gain" if amount > 0 else "harm")
    if what == "health" and fighter.alive:
        fighter.shrink()


def damage(state: CombatState, act: acts.Damage, tell: Told) -> None:
    """Damage that no Defense lowers. heroes3 9."""
    if act.amount < 0:
        raise BeyondLimit("h3-negative", found=act.amount)
    if act.source not in SOURCES:
        raise Unknown("h3-no-source", found=act.source, options=", ".join(SOURCES))
    fighter = named(state, act.unit)
    before = state.active
    spell_damage(state, fighter, act.amount, tell, act.source)
    ends_if_gone(state, before)


def ends_if_gone(state: CombatState, active: int) -> None:
    """Where the active unit is gone, its activation is over."""
    if active >= 0 and not state.fighters[active].alive and state.phase == "fight" and not state.struck:
        state.todo.insert(0, ("end",))


def cure(state: CombatState, act: acts.Heal, tell: Told) -> None:
    """Damage comes off a unit."""
    if act.amount < 0:
        raise BeyondLimit("h3-negative", found=act.amount)
    heal(named(state, act.unit), act.amount, tell)


def shift(state: CombatState, act: acts.Shift, tell: Told) -> None:
    """A unit is moved to any free space."""
    fighter, to = named(state, act.unit), space_of(act.to)
    if to >= SPACES or state.taken & BIT[to]:
        raise Occupied("h3-occupied", "8", space=act.to)
    if tell is not None:
        note(tell, fighter.side, "4", message("h3-moves", unit=unit(fighter), space=space_name(to)))
    state.put(fighter, to)


def take_off(state: CombatState, act: acts.Remove, tell: Told) -> None:
    """A unit, a Wall or the Gate leaves the board."""
    space = space_of(act.unit)
    if state.walls & BIT[space] or (space == state.gate and state.board[space] < 0):
        raze(state, space, tell)
        return
    fighter = named(state, act.unit)
    before = state.active
    remove(state, fighter, tell)
    ends_if_gone(state, before)


def mark(state: CombatState, act: acts.Mark, tell: Told) -> None:
    """A token is put on a unit or taken off."""
    if act.card:
        carried_out(state, act.card)
    fighter = named(state, act.unit)
    if act.token not in TOKENS:
        raise Unknown("h3-no-token", found=act.token, options=", ".join(TOKENS))
    if act.amount < 0 or (act.token == "stack" and act.amount >= len(STACKS)):
        raise BeyondLimit("h3-negative", found=act.amount)
    if act.token == "acted" and fighter.n == state.active:
        raise WrongMoment("h3-acts-now", "9", unit=unit(fighter))
    if act.token == "paralysed" and act.amount:
        paralyse(fighter, tell)
        return
    kept = act.amount if act.token in ("poison", "corrosion", "stack") else bool(act.amount)
    setattr(fighter, act.token, kept)
    if tell is not None:
        note(tell, fighter.side, "4", message("h3-marked", unit=unit(fighter), token=act.token, amount=act.amount))


def put(state: CombatState, act: acts.Put, tell: Told) -> None:
    """The table says so: a unit stands there, has that much damage, lies on that side, or joins."""
    space = space_of(act.space) if act.space else -1
    if space >= SPACES:
        raise Unknown("h3-no-space", found=act.space)
    if act.side:
        if space < 0 or state.taken & BIT[space]:
            raise Occupied("h3-occupied", "8", space=act.space)
        fighter = join(state, side_of(state, act.side), state.layout.kind_of(act.unit).key, space, None)
    else:
        fighter = named(state, act.unit)
        if space >= 0:
            if state.taken & BIT[space] and state.board[space] != fighter.n:
                raise Occupied("h3-occupied", "8", space=act.space)
            state.put(fighter, space)
    if act.kind:
        fighter.kind = state.layout.kind_of(act.kind)
        fighter.damage = min(fighter.damage, fighter.health - 1)
    if act.damage >= 0:
        if act.damage >= fighter.health:
            raise NotAllowed("h3-damage-beyond", "6", unit=unit(fighter), found=act.damage, most=fighter.health - 1)
        fighter.damage = act.damage
    if tell is not None:
        note(tell, fighter.side, "4", message("h3-table-says", unit=unit(fighter), damage=fighter.damage))
