"""What abilities do after an attack, before the target strikes back. The words are those of `vocabulary.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.heroes3.combat.asking import OPTIONS, SPOKEN, answers, ask_space, ask_unit
from companion.games.heroes3.combat.board import BIT, NEAR, NOWHERE, SPACES, behind, spaces
from companion.games.heroes3.combat.dice import roll, spelled
from companion.games.heroes3.combat.harm import deal, heal, paralyse
from companion.games.heroes3.combat.kinds import Args
from companion.games.heroes3.combat.legal import enemies_near, free_for
from companion.games.heroes3.combat.modes import EXTRA, powers_of
from companion.games.heroes3.combat.reckoning import faces
from companion.games.heroes3.combat.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import Told, note, people, unit
from companion.kernel.words import message

TOKEN_ROUNDS = 2
"""So many combat rounds, this one included, a Weakness or Attack token stays. heroes3 6."""

After = Callable[[CombatState, Fighter, Fighter, Args, tuple[int, ...], Told], None]
AFTER: dict[str, After] = {}
EXTRA_DICE: dict[str, tuple[int, After]] = {}
"""Words that ask for more dice: how many, and what they lead to."""


def after(word: str) -> Callable[[After], After]:
    """Mark what a word does after an attack."""

    def keep(does: After) -> After:
        AFTER[word] = does
        return does

    return keep


def after_dice(word: str, count: int) -> Callable[[After], After]:
    """Mark what a word does after an attack with more dice; it gets those dice."""

    def keep(does: After) -> After:
        EXTRA_DICE[word] = count, does
        return does

    return keep


@step("power")
def power(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """One ability after an attack."""
    _, word, a, t, mode, shown = now
    attacker, target = state.fighters[a], state.fighters[t]
    if not attacker.alive:
        return
    args = powers_of(attacker.kind, mode).get(word)
    if args is None:
        # The attacker was flipped meanwhile, and its other side lacks the ability.
        return
    if word in EXTRA_DICE and (word != "paralyze" or args[0] == "extra die 0"):
        if target.alive:
            state.todo.append(("power_die", word, a, t, mode))
            roll(state, EXTRA_DICE[word][0], attacker.side, word)
        return
    AFTER[word](state, attacker, target, args, shown, tell)


@step("power_die")
def power_die(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """The dice for an ability lie there."""
    _, word, a, t, mode = now
    attacker, target = state.fighters[a], state.fighters[t]
    if tell is not None:
        note(tell, attacker.side, "6", message("h3-extra-dice", unit=unit(attacker), dice=spelled(state.dice)))
    EXTRA_DICE[word][1](state, attacker, target, powers_of(attacker.kind, mode)[word], state.dice, tell)


def lucky(by: Fighter, dice: tuple[int, ...], face: int | str) -> bool:
    """Whether a die shows such a face; a card may make an ability work whatever it shows."""
    wanted = faces(face)
    return any(die in wanted for die in dice) or (bool(by.effects) and by.has("force-ability"))


# --- on the target ---------------------------------------------------------------------------------


@after_dice("extra-damage", 1)
def extra_damage(state: CombatState, by: Fighter, target: Fighter, args: Args, dice: Any, tell: Told) -> None:
    """On such a face the target takes more damage."""
    if lucky(by, dice, args[1]):
        deal(state, target, int(args[0]), tell, by)


@after_dice("death-stare", 2)
def death_stare(state: CombatState, by: Fighter, target: Fighter, args: Args, dice: Any, tell: Told) -> None:
    """Two such faces take all health of the side that lies up."""
    if all(die in faces(args[0]) for die in dice) or by.has("force-ability"):
        deal(state, target, target.left, tell, by)


@after("paralyze")
def paralyze(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """The struck unit is paralysed: always, on a face of the attack die, or while the attacker is stacked."""
    when = args[0]
    if when == "always" or (when == "stacked" and by.stack) or (when == "die -1" and lucky(by, shown, -1)):
        paralyse(target, tell)


@after_dice("paralyze", 1)
def paralyze_on_die(state: CombatState, by: Fighter, target: Fighter, args: Args, dice: Any, tell: Told) -> None:
    """The struck unit is paralysed if one more die shows 0."""
    if lucky(by, dice, 0):
        paralyse(target, tell)


@after("poison")
def poison(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """The target gets poison cubes."""
    if target.alive:
        target.poison += int(args[0])
        if tell is not None:
            note(tell, target.side, "6", message("h3-poisoned", unit=unit(target), count=int(args[0])), "harm")


@after("corrode")
def corrode(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """The target gets a Corrosion token."""
    if target.alive:
        target.corrosion += int(args[0])
        if tell is not None:
            note(tell, target.side, "6", message("h3-corroded", unit=unit(target), count=int(args[0])), "harm")


@after("weaken")
def weaken(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """The target gets a Weakness token."""
    if target.alive:
        token(state, target, -int(args[0]), by.side, tell)


def token(state: CombatState, target: Fighter, amount: int, side: int, tell: Told) -> None:
    """A token that changes Attack for two combat rounds."""
    until = state.round + TOKEN_ROUNDS - 1
    target.effects = (*target.effects, ("attack", amount, until, side))
    if tell is not None:
        told = message("h3-attack-token", unit=unit(target), amount=f"{amount:+}", until=until)
        note(tell, target.side, "6", told, "harm" if amount < 0 else "gain")


@after("dispel")
def dispel(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """Ongoing effects that the target's own side played on it end."""
    kept = tuple(effect for effect in target.effects if effect[3] != target.side)
    if target.alive and kept != target.effects:
        target.effects = kept
        target.shrink()
        if tell is not None:
            note(tell, target.side, "6", message("h3-dispelled", unit=unit(target)), "harm")


@after_dice("frighten", 1)
def frighten(state: CombatState, by: Fighter, target: Fighter, args: Args, dice: Any, tell: Told) -> None:
    """The target's owner moves it one step away; it does not strike back then."""
    if not lucky(by, dice, args[0]) or target.cell >= SPACES:
        return
    open_spaces = NEAR[target.cell] & free_for(state, target.side) & ~NEAR[by.cell]
    if open_spaces:
        ask_space(state, target.side, "flee", spaces(open_spaces), tell, context=(by.n, target.n))


@answers("flee")
def flee(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """It steps there, and its retaliation is forgone."""
    target = state.fighters[context[1]]
    if value < 0:
        return
    if tell is not None:
        note(tell, target.side, "6", message("h3-flees", unit=unit(target), space=space_name(value)), "harm")
    state.put(target, value)
    state.todo[:] = [now for now in state.todo if not (now[0] == "retaliate" and now[2] == target.n)]


# --- on others -------------------------------------------------------------------------------------


@after("attack-behind")
def attack_behind(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """Who stands straight behind the target is attacked, too. The target may be gone by now; its space counts."""
    where = _struck_space(target)
    if where == NOWHERE or not NEAR[by.cell] & BIT[where]:
        return
    beyond = behind(by.cell, where)
    other = state.at(beyond) if beyond != NOWHERE else None
    if other is not None:
        state.todo.append(("strike", by.n, other.n, EXTRA, int(args[0]), 0))


def _struck_space(target: Fighter) -> int:
    return target.cell if target.alive else target.last


@after("attack-beside")
def attack_beside(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """One unit next to the target is attacked, too; the attacker itself only where nobody else is there."""
    near = _units_near(state, _struck_space(target))
    others = [n for n in near if n != by.n] or near
    if others:
        ask_unit(state, by.side, "beside", others, tell, context=(by.n, int(args[0])))


@answers("beside")
def beside(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The second target of an attack is chosen."""
    if value < 0:
        return
    state.todo.append(("strike", context[0], value, EXTRA, context[1], 0))


@after("damage-beside-target")
def damage_beside(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """One unit next to a target that is no neighbour takes damage."""
    where = _struck_space(target)
    if where == NOWHERE or where >= SPACES or NEAR[by.cell] & BIT[where]:
        return
    near = [n for n in _units_near(state, where) if n != by.n]
    if near:
        ask_unit(state, by.side, "splash", near, tell, context=(by.n, int(args[0])))


@after("damage-another-neighbour")
def damage_another(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """A second enemy next to the attacker takes damage."""
    others = [other.n for other in enemies_near(state, by.side, by.cell) if other is not target]
    if others:
        ask_unit(state, by.side, "splash", others, tell, context=(by.n, int(args[0])))


@answers("splash")
def splash(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """The unit that takes the damage is chosen."""
    if value < 0:
        return
    by, other = state.fighters[context[0]], state.fighters[value]
    if tell is not None:
        told = message("h3-splash", unit=unit(by), target=unit(other), amount=context[1])
        note(tell, other.side, "6", told, "harm")
    deal(state, other, context[1], tell, by)


def _units_near(state: CombatState, space: int) -> list[int]:
    if space == NOWHERE or space >= SPACES:
        return []
    return [state.board[near] for near in spaces(NEAR[space]) if state.board[near] >= 0]


# --- for itself, and told ----------------------------------------------------------------------------


@after("heal-self")
def heal_self(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """It takes damage off itself."""
    heal(by, 99 if args[0] == "all" else int(args[0]), tell)


_DISCARDS = {"random": "random", "random or power": "choice", "any": "any"}


@after("enemy-discards")
def enemy_discards(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """The enemy discards a hand card: told to people, others have no hand."""
    if tell is not None and people(state, 1 - by.side):
        note(tell, 1 - by.side, "6", message("h3-discard", unit=unit(by), how=_DISCARDS[str(args[0])]), "remind")


@after("draw-card")
def draw_card(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """The owner draws a card if the attack die shows -1: told."""
    if tell is not None and args[0] == "die -1" and -1 in shown and people(state, by.side):
        note(tell, by.side, "6", message("h3-draw", unit=unit(by)), "remind")


@after("ask-table")
def ask_table(state: CombatState, by: Fighter, target: Fighter, args: Args, shown: Any, tell: Told) -> None:
    """Something with the real cards: the table does it and says so."""
    if people(state, by.side):
        ask_the_table(state, by, str(args[0]))


def ask_the_table(state: CombatState, by: Fighter, what: str) -> None:
    """Wait until the table has done something with its real cards."""
    state.ask = ("table", by.side, what, by.n)


def _table_has_done_it(state: CombatState, asked: tuple[Any, ...], option: str, tell: Told) -> None:
    """Nothing follows on the board."""


OPTIONS["table"] = lambda state, asked: ["done"]
SPOKEN["table"] = _table_has_done_it
