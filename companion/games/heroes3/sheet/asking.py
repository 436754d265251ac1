"""What an open matter asks: everything that a screen needs for it."""

from __future__ import annotations

from companion.games.heroes3.sheet.asked import Ask as Ask
from companion.games.heroes3.sheet.errands import looked_at
from companion.games.heroes3.sheet.kinds import KINDS
from companion.games.heroes3.sheet.state import Matter, SheetState
from companion.kernel.questions import Chance, Decision, Question


def question(state: SheetState) -> Question | None:
    """The first open matter that play waits for, if any."""
    matter = next(iter(blocking(state)), None)
    if matter is None:
        return None
    asked = ask(state, matter)
    make = Chance if KINDS[matter.kind].chance else Decision
    return make(str(matter.id), asked.message, asked.options, matter.seat or None, f"heroes3 {asked.rule}")


def ask(state: SheetState, matter: Matter) -> Ask:
    """What a matter asks."""
    return KINDS[matter.kind].ask(looked_at(state, matter), matter)


def blocking(state: SheetState) -> tuple[Matter, ...]:
    """The matters that play waits for; what is only offered for a while does not hold it up."""
    return tuple(matter for matter in state.table.matters if matter.kind != "offer")
