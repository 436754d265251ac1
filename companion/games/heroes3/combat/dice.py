"""The attack die: two faces each of -1, 0 and +1 (heroes3 5). The app rolls it, or the table says what it shows."""

from __future__ import annotations

from companion.games.heroes3.combat.refusals import NoSuchFace, WrongMoment
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.telling import Told, note
from companion.kernel.words import message

FACES = (-1, 0, 1)


def roll(state: CombatState, count: int, side: int, why: str) -> None:
    """Roll dice for a side into `state.dice`, or ask for them. `why` says what for: attack, reroll, defense, ..."""
    if state.layout.at_once or (state.layout.app_dice and why != "attack"):
        below = state.luck.below
        state.dice = (below(3) - 1,) if count == 1 else tuple(below(3) - 1 for _ in range(count))
    else:
        state.ask = ("dice", side, count, why)


def rolled(state: CombatState, dice: tuple[int, ...], tell: Told) -> None:
    """Take what the dice show, or roll them where the table left it to the app."""
    if state.ask is None or state.ask[0] != "dice":
        raise WrongMoment("h3-no-dice-now", "9")
    _, side, count, why = state.ask
    if not dice:
        dice = tuple(state.luck.below(3) - 1 for _ in range(count))
    if len(dice) != count:
        raise NoSuchFace("h3-dice-count", "5", found=len(dice), expected=count)
    for die in dice:
        if die not in FACES:
            raise NoSuchFace("h3-no-face", "5", found=die)
    state.ask, state.dice = None, tuple(dice)
    if tell is not None:
        note(tell, side, "5", message("h3-dice", dice=spelled(dice), why=why))


def spelled(dice: tuple[int, ...]) -> str:
    """Dice as people read them: +1, 0, −1."""
    return ", ".join("+1" if die > 0 else "−1" if die < 0 else "0" for die in dice)
