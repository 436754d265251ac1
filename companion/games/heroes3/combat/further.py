"""What a unit does after its attack and any retaliation: more attacks, and going back. heroes3 6 and 9."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat.asking import answers, ask_unit, ask_yes
from companion.games.heroes3.combat.board import BIT, NEAR, SPACES, spaces
from companion.games.heroes3.combat.harm import FLIPPED, REMOVED
from companion.games.heroes3.combat.legal import enemies_near, free_for
from companion.games.heroes3.combat.modes import MORE
from companion.games.heroes3.combat.reckoning import faces
from companion.games.heroes3.combat.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.steps import step
from companion.games.heroes3.combat.telling import Told, note, unit
from companion.kernel.words import message


@step("more")
def more(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """Further attacks of the active unit."""
    _, a, t, shown, became = now
    attacker, target = state.fighters[a], state.fighters[t]
    if not attacker.alive:
        return
    powers = attacker.kind.attacking
    again = powers.get("attack-again")
    if again is not None and target.alive:
        apart = target.cell >= SPACES or not NEAR[attacker.cell] & BIT[target.cell]
        if (apart or again[0] == "any") and any(die in faces(again[1]) for die in shown):
            state.todo.append(("strike", a, t, MORE, -1, 0))
    if "attack-another" in powers and became in (FLIPPED, REMOVED):
        others = [other.n for other in enemies_near(state, attacker.side, attacker.cell) if other is not target]
        if others:
            ask_unit(state, attacker.side, "another", others, tell, optional=True, context=(a,))
    several = powers.get("attack-neighbours")
    if several is not None:
        _several(state, attacker, target, str(several[0]), tell)


def _several(state: CombatState, attacker: Fighter, target: Fighter, whom: str, tell: Told) -> None:
    if whom == "everybody":
        near = [state.board[space] for space in spaces(NEAR[attacker.cell]) if state.board[space] >= 0]
    else:
        near = [other.n for other in enemies_near(state, attacker.side, attacker.cell)]
    others = [n for n in near if n != target.n]
    if whom == "two enemies":
        if others:
            ask_unit(state, attacker.side, "another", others, tell, optional=True, context=(attacker.n,))
        return
    for n in reversed(others):
        state.todo.append(("strike", attacker.n, n, MORE, -1, 0))


@answers("another")
def another(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """One more target, or none."""
    if value >= 0:
        state.todo.append(("strike", context[0], value, MORE, -1, 0))


@step("return")
def go_back(state: CombatState, now: tuple[Any, ...], tell: Told) -> None:
    """Some units may go back to the space where they began."""
    fighter = state.fighters[now[1]]
    if not fighter.alive or "return" not in fighter.kind.attacking or fighter.cell == state.origin:
        return
    if free_for(state, fighter.side) & BIT[state.origin]:
        ask_yes(state, fighter.side, "return", (fighter.n,))


@answers("return")
def answer_return(state: CombatState, context: tuple[Any, ...], value: int, tell: Told) -> None:
    """Back, or not."""
    fighter = state.fighters[context[0]]
    if value > 0 and free_for(state, fighter.side) & BIT[state.origin]:
        if tell is not None:
            note(tell, fighter.side, "6", message("h3-returns", unit=unit(fighter), space=space_name(state.origin)))
        state.put(fighter, state.origin)
