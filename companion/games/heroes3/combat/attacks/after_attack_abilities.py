"""What abilities do after an attack, before the target strikes back. Words: `unit_ability_vocabulary.py`."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.heroes3.combat.attacks.attack_dice import dice_text, roll_or_ask_dice
from companion.games.heroes3.combat.attacks.damage_calculation import parse_die_faces
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import damage_unit, heal_unit, paralyse_unit
from companion.games.heroes3.combat.model.ask_and_answer import (
    ask_for_space,
    ask_for_unit,
    register_answer_handler,
    register_option_handler,
)
from companion.games.heroes3.combat.model.attack_modes import EXTRA, Blow, abilities_in_mode
from companion.games.heroes3.combat.model.board import BIT, NEAR, NOWHERE, SPACES, space_behind, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import FleeSpace, SplashTarget, TableRequest, TargetBeside
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.steps import AbilityAfterAttack, AbilityDiceRolled, Retaliate, Strike
from companion.games.heroes3.combat.model.unit_types import Args
from companion.games.heroes3.combat.reach_and_legal_acts import enemies_next_to, free_space_mask
from companion.kernel.messages import message

TOKEN_ROUNDS = 2
"""So many combat rounds, this one included, a Weakness or Attack token stays. heroes3 6."""

AbilityHandler = Callable[[CombatState, Fighter, Fighter, Args, tuple[int, ...], OptionalTell], None]
AFTER_ATTACK_HANDLERS: dict[str, AbilityHandler] = {}
EXTRA_DICE_HANDLERS: dict[str, tuple[int, AbilityHandler]] = {}
"""Words that ask for more dice: how many, and what they lead to."""


def register_after_attack_handler(word: str) -> Callable[[AbilityHandler], AbilityHandler]:
    """Register the function for what a word does after an attack."""

    def keep(does: AbilityHandler) -> AbilityHandler:
        AFTER_ATTACK_HANDLERS[word] = does
        return does

    return keep


def register_after_attack_dice_handler(word: str, count: int) -> Callable[[AbilityHandler], AbilityHandler]:
    """Register the function for a word that rolls more dice after an attack; it gets those dice."""

    def keep(does: AbilityHandler) -> AbilityHandler:
        EXTRA_DICE_HANDLERS[word] = count, does
        return does

    return keep


def queue_after_attack_ability(
    state: CombatState, word: str, a: int, t: int, mode: int, shown: tuple[int, ...]
) -> None:
    """After this an ability of the attacker does its work: `shown` are the dice that counted."""
    state.todo.append(AbilityAfterAttack(word, a, t, mode, shown))


@register_step_handler(AbilityAfterAttack)
def run_after_attack_ability(state: CombatState, now: AbilityAfterAttack, tell: OptionalTell) -> None:
    """Carry out one ability after an attack."""
    word, mode = now.ability, now.mode
    attacker, target = state.fighters[now.attacker], state.fighters[now.target]
    if not attacker.alive:
        return
    args = abilities_in_mode(attacker.kind, mode).get(word)
    if args is None:
        # The attacker was flipped meanwhile, and its other side lacks the ability.
        return
    if word in EXTRA_DICE_HANDLERS and (word != "paralyze" or args[0] == "extra die 0"):
        if target.alive:
            state.todo.append(AbilityDiceRolled(word, attacker.n, target.n, mode))
            roll_or_ask_dice(state, EXTRA_DICE_HANDLERS[word][0], attacker.side, word)
        return
    AFTER_ATTACK_HANDLERS[word](state, attacker, target, args, now.shown, tell)


@register_step_handler(AbilityDiceRolled)
def run_ability_with_dice(state: CombatState, now: AbilityDiceRolled, tell: OptionalTell) -> None:
    """Carry out an ability whose dice were rolled."""
    attacker, target = state.fighters[now.attacker], state.fighters[now.target]
    if tell is not None:
        emit_event(
            tell, attacker.side, "6", message("h3-extra-dice", unit=unit_label(attacker), dice=dice_text(state.dice))
        )
    args = abilities_in_mode(attacker.kind, now.mode)[now.ability]
    EXTRA_DICE_HANDLERS[now.ability][1](state, attacker, target, args, state.dice, tell)


def has_die_face(by: Fighter, dice: tuple[int, ...], face: int | str) -> bool:
    """Whether a die shows such a face; a card may make an ability work whatever it shows."""
    wanted = parse_die_faces(face)
    return any(die in wanted for die in dice) or (bool(by.effects) and by.has("force-ability"))


# --- on the target ---------------------------------------------------------------------------------


@register_after_attack_dice_handler("extra-damage", 1)
def deal_extra_damage_on_die(
    state: CombatState, by: Fighter, target: Fighter, args: Args, dice: tuple[int, ...], tell: OptionalTell
) -> None:
    """Deal more damage to the target if the die shows one of the faces named."""
    if has_die_face(by, dice, args[1]):
        damage_unit(state, target, int(args[0]), tell, by)


@register_after_attack_dice_handler("death-stare", 2)
def apply_death_stare(
    state: CombatState, by: Fighter, target: Fighter, args: Args, dice: tuple[int, ...], tell: OptionalTell
) -> None:
    """Take all health of the target's upper side if two dice show the face named."""
    if all(die in parse_die_faces(args[0]) for die in dice) or by.has("force-ability"):
        damage_unit(state, target, target.left, tell, by)


@register_after_attack_handler("paralyze")
def paralyze_target(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """The struck unit is paralysed: always, on a face of the attack die, or while the attacker is stacked."""
    when = args[0]
    if when == "always" or (when == "stacked" and by.stack) or (when == "die -1" and has_die_face(by, shown, -1)):
        paralyse_unit(target, tell)


@register_after_attack_dice_handler("paralyze", 1)
def paralyze_target_on_die(
    state: CombatState, by: Fighter, target: Fighter, args: Args, dice: tuple[int, ...], tell: OptionalTell
) -> None:
    """The struck unit is paralysed if one more die shows 0."""
    if has_die_face(by, dice, 0):
        paralyse_unit(target, tell)


@register_after_attack_handler("poison")
def poison_target(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """The target gets poison cubes."""
    if target.alive:
        target.poison += int(args[0])
        if tell is not None:
            emit_event(
                tell, target.side, "6", message("h3-poisoned", unit=unit_label(target), count=int(args[0])), "harm"
            )


@register_after_attack_handler("corrode")
def corrode_target(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """The target gets a Corrosion token."""
    if target.alive:
        target.corrosion += int(args[0])
        if tell is not None:
            emit_event(
                tell, target.side, "6", message("h3-corroded", unit=unit_label(target), count=int(args[0])), "harm"
            )


@register_after_attack_handler("weaken")
def weaken_target(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """The target gets a Weakness token."""
    if target.alive:
        put_attack_change_token(state, target, -int(args[0]), by.side, tell)


def put_attack_change_token(state: CombatState, target: Fighter, amount: int, side: int, tell: OptionalTell) -> None:
    """A token that changes Attack for two combat rounds."""
    until = state.round + TOKEN_ROUNDS - 1
    target.effects = (*target.effects, ("attack", amount, until, side))
    if tell is not None:
        told = message("h3-attack-token", unit=unit_label(target), amount=f"{amount:+}", until=until)
        emit_event(tell, target.side, "6", told, "harm" if amount < 0 else "gain")


@register_after_attack_handler("dispel")
def dispel_target(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """Ongoing effects that the target's own side played on it end."""
    kept = tuple(effect for effect in target.effects if effect[3] != target.side)
    if target.alive and kept != target.effects:
        target.effects = kept
        target.shrink()
        if tell is not None:
            emit_event(tell, target.side, "6", message("h3-dispelled", unit=unit_label(target)), "harm")


@register_after_attack_dice_handler("frighten", 1)
def ask_where_target_flees(
    state: CombatState, by: Fighter, target: Fighter, args: Args, dice: tuple[int, ...], tell: OptionalTell
) -> None:
    """The target's owner moves it one step away; it does not strike back then."""
    if not has_die_face(by, dice, args[0]) or target.cell >= SPACES:
        return
    open_spaces = NEAR[target.cell] & free_space_mask(state, target.side) & ~NEAR[by.cell]
    if open_spaces:
        ask_for_space(state, target.side, FleeSpace(by.n, target.n), spaces_in_mask(open_spaces), tell)


@register_answer_handler(FleeSpace)
def apply_flee_space_choice(state: CombatState, purpose: FleeSpace, value: int, tell: OptionalTell) -> None:
    """Move the frightened unit; it does not strike back."""
    target = state.fighters[purpose.unit]
    if value < 0:
        return
    if tell is not None:
        emit_event(
            tell, target.side, "6", message("h3-flees", unit=unit_label(target), space=space_name(value)), "harm"
        )
    state.put(target, value)
    state.todo[:] = [now for now in state.todo if not (isinstance(now, Retaliate) and now.target == target.n)]


# --- on others -------------------------------------------------------------------------------------


@register_after_attack_handler("attack-behind")
def queue_attack_on_unit_behind(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """Who stands straight behind the target is attacked, too. The target may be gone by now; its space counts."""
    where = _struck_space(target)
    if where == NOWHERE or not NEAR[by.cell] & BIT[where]:
        return
    beyond = space_behind(by.cell, where)
    other = state.at(beyond) if beyond != NOWHERE else None
    if other is not None:
        state.todo.append(Strike(Blow(by.n, other.n, EXTRA, int(args[0]), 0)))


def _struck_space(target: Fighter) -> int:
    return target.cell if target.alive else target.last


@register_after_attack_handler("attack-beside")
def ask_which_neighbour_to_attack(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """One unit next to the target is attacked, too; the attacker itself only where nobody else is there."""
    near = _units_near(state, _struck_space(target))
    others = [n for n in near if n != by.n] or near
    if others:
        ask_for_unit(state, by.side, TargetBeside(by.n, int(args[0])), others, tell)


@register_answer_handler(TargetBeside)
def apply_attacked_neighbour_choice(state: CombatState, purpose: TargetBeside, value: int, tell: OptionalTell) -> None:
    """The second target of an attack is chosen."""
    if value < 0:
        return
    state.todo.append(Strike(Blow(purpose.attacker, value, EXTRA, purpose.attack, 0)))


@register_after_attack_handler("damage-beside-target")
def ask_which_target_neighbour_to_damage(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """One unit next to a target that is no neighbour takes damage."""
    where = _struck_space(target)
    if where == NOWHERE or where >= SPACES or NEAR[by.cell] & BIT[where]:
        return
    near = [n for n in _units_near(state, where) if n != by.n]
    if near:
        ask_for_unit(state, by.side, SplashTarget(by.n, int(args[0])), near, tell)


@register_after_attack_handler("damage-another-neighbour")
def ask_which_attacker_neighbour_to_damage(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """A second enemy next to the attacker takes damage."""
    others = [other.n for other in enemies_next_to(state, by.side, by.cell) if other is not target]
    if others:
        ask_for_unit(state, by.side, SplashTarget(by.n, int(args[0])), others, tell)


@register_answer_handler(SplashTarget)
def apply_splash_target_choice(state: CombatState, purpose: SplashTarget, value: int, tell: OptionalTell) -> None:
    """The unit that takes the damage is chosen."""
    if value < 0:
        return
    by, other = state.fighters[purpose.attacker], state.fighters[value]
    if tell is not None:
        told = message("h3-splash", unit=unit_label(by), target=unit_label(other), amount=purpose.damage)
        emit_event(tell, other.side, "6", told, "harm")
    damage_unit(state, other, purpose.damage, tell, by)


def _units_near(state: CombatState, space: int) -> list[int]:
    if space == NOWHERE or space >= SPACES:
        return []
    return [state.board[near] for near in spaces_in_mask(NEAR[space]) if state.board[near] >= 0]


# --- for itself, and told ----------------------------------------------------------------------------


@register_after_attack_handler("heal-self")
def heal_attacker(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """Heal the attacker itself."""
    heal_unit(by, 99 if args[0] == "all" else int(args[0]), tell)


_DISCARDS = {"random": "random", "random or power": "choice", "any": "any"}


@register_after_attack_handler("enemy-discards")
def tell_enemy_to_discard(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """The enemy discards a hand card: told to people, others have no hand."""
    if tell is not None and is_human_side(state, 1 - by.side):
        emit_event(
            tell, 1 - by.side, "6", message("h3-discard", unit=unit_label(by), how=_DISCARDS[str(args[0])]), "remind"
        )


@register_after_attack_handler("draw-card")
def announce_card_draw(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """The owner draws a card if the attack die shows -1: told."""
    if tell is not None and args[0] == "die -1" and -1 in shown and is_human_side(state, by.side):
        emit_event(tell, by.side, "6", message("h3-draw", unit=unit_label(by)), "remind")


@register_after_attack_handler("ask-table")
def ask_table_after_attack(
    state: CombatState, by: Fighter, target: Fighter, args: Args, shown: tuple[int, ...], tell: OptionalTell
) -> None:
    """Something with the real cards: the table does it and says so."""
    if is_human_side(state, by.side):
        wait_for_table(state, by, str(args[0]))


def wait_for_table(state: CombatState, by: Fighter, what: str) -> None:
    """Wait until the table has done something with its real cards."""
    state.ask = TableRequest(by.side, what, by.n)


def _list_done(state: CombatState, asked: TableRequest) -> list[str]:
    return ["done"]


def _table_has_done_it(state: CombatState, asked: TableRequest, option: str, tell: OptionalTell) -> None:
    """The table has confirmed; nothing follows on the board."""


register_option_handler(TableRequest, _list_done, _table_has_done_it)
