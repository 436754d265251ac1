"""Combat of Heroes III by its rules, as an engine of the house."""

from __future__ import annotations

from companion.games.engines import Engine, Face
from companion.games.heroes3.combat.asking import options
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.legal import legal_acts
from companion.games.heroes3.combat.lines import read_line, write_line
from companion.games.heroes3.combat.setup import GAME
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.telling import unit
from companion.games.shelf import box
from companion.kernel.acts import Act
from companion.kernel.words import Message, message


def face(state: CombatState) -> Face:
    """A combat in one glance."""
    fight = state.fight
    mode = message("h3-face", kind=fight.kind, level=fight.level or "-", difficulty=fight.difficulty)
    return Face(box(GAME).name, mode, (), _now(state))


def _now(state: CombatState) -> Message:
    if state.ended:
        return message("h3-over", outcome=state.outcome)
    if state.active >= 0:
        return message("h3-acts", unit=unit(state.actor))
    return message("h3-now", phase=state.phase)


def examples(state: CombatState) -> list[str]:
    """A few lines that would work at this table now: one of each kind of act, or the answers to the open question."""
    asked = state.ask
    if asked is None:
        kinds = {type(act): write_line(act) for act in reversed(legal_acts(state))}
        return list(kinds.values())[::-1][:4]
    if asked[0] == "dice":
        return ["roll", "roll" + " +1" * asked[2]]
    if asked[0] == "place":
        waiting = [fighter.kind.key for fighter in state.fighters if fighter.side == asked[1] and fighter.cell < 0]
        return [*(f"place {key} B2" for key in waiting[:1]), "ready"]
    return [f"choose {option}" for option in options(state)[:4]]


def _read(state: CombatState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(Heroes3Combat(), face, _read, examples)
