"""The attack die: two faces each of -1, 0 and +1 (heroes3 5). The app rolls it, or the table says what it shows."""

from __future__ import annotations

from companion.games.heroes3.combat.model.attack_modes import BACK, EXTRA, abilities_in_mode
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event
from companion.games.heroes3.combat.model.questions import DiceQuestion
from companion.games.heroes3.combat.model.refusals import NoSuchFace, WrongMoment
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.reach_and_legal_acts import has_combat_penalty
from companion.kernel.messages import message

FACES = (-1, 0, 1)


def roll_or_ask_dice(state: CombatState, count: int, side: int, why: str) -> None:
    """Roll dice for a side into `state.dice`, or ask for them. `why` says what for: attack, reroll, defense, ..."""
    if state.layout.at_once or (state.layout.app_dice and why != "attack"):
        below = state.luck.below
        state.dice = (below(3) - 1,) if count == 1 else tuple(below(3) - 1 for _ in range(count))
    else:
        state.ask = DiceQuestion(side, count, why)


def apply_rolled_dice(state: CombatState, dice: tuple[int, ...], tell: OptionalTell) -> None:
    """Take what the dice show, or roll them where the table left it to the app."""
    asked = state.ask
    if not isinstance(asked, DiceQuestion):
        raise WrongMoment("h3-no-dice-now", "9")
    if not dice:
        dice = tuple(state.luck.below(3) - 1 for _ in range(asked.count))
    if len(dice) != asked.count:
        raise NoSuchFace("h3-dice-count", "5", found=len(dice), expected=asked.count)
    for die in dice:
        if die not in FACES:
            raise NoSuchFace("h3-no-face", "5", found=die)
    state.ask, state.dice = None, tuple(dice)
    if tell is not None:
        emit_event(tell, asked.side, "5", message("h3-dice", dice=dice_text(dice), why=asked.why))


def dice_counting_rule(state: CombatState, attacker: Fighter, target: Fighter, mode: int) -> str:
    """Which dice count: one, the lower or higher of two, or the sum of two."""
    if mode == EXTRA:
        return "one"
    kind = attacker.kind
    lower = kind.ranged and has_combat_penalty(state, attacker, target, mode == BACK)
    if mode == BACK and ("hinder-retaliation" in target.kind.attacking or target.has("hinder-back")):
        lower = True
    if attacker.effects and not lower:
        lower = attacker.has("hinder")
    powers = abilities_in_mode(kind, mode)
    two = powers.get("two-dice") if powers else None
    if two is None:
        return "lower" if lower else "one"
    if two[0] == "sum":
        return "sum"
    # The better and the worse of two dice cancel out: one die.
    return "one" if lower else "higher"


def select_dice_that_count(dice: tuple[int, ...], how: str) -> tuple[int, ...]:
    """The dice that count."""
    if how == "lower":
        return (min(dice),)
    if how == "higher":
        return (max(dice),)
    return dice


def dice_text(dice: tuple[int, ...]) -> str:
    """Dice as people read them: +1, 0, −1."""
    return ", ".join("+1" if die > 0 else "−1" if die < 0 else "0" for die in dice)
