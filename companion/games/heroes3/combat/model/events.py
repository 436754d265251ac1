"""Events of the engine: what happened to whom, and the paragraph it follows from.

The engine passes `None` instead of a `Tell` where nobody listens, so that a simulation spends nothing on sentences.
"""

from __future__ import annotations

from companion.games.heroes3.combat.model.board import BESIDE, NAMES
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.messages import Argument, Message, message

OptionalTell = Tell | None
SIDES = ("mine", "theirs")


def emit_event(tell: Tell, side: int, rule: str, what: Message, tone: Tone = "plain") -> None:
    """Tell one thing that happened on a side, by the rule `heroes3 <rule>`."""
    tell(Event(what, Reason(f"heroes3 {rule}"), tone, SIDES[side]))


def unit_label(fighter: Fighter) -> Argument:
    """What a unit is called, with the space it stands on."""
    if fighter.cell < 0 or fighter.cell == BESIDE:
        return fighter.kind.name
    return message("h3-unit-at", unit=fighter.kind.name, space=NAMES[fighter.cell])


def side_name_message(side: int) -> Message:
    """What a side is called."""
    return message("h3-side", side=SIDES[side])


def is_human_side(state: CombatState, side: int) -> bool:
    """Whether people decide for a side."""
    return (state.fight.theirs if side else state.fight.mine).by == "people"
