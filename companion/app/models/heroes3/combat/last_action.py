"""What just happened in a combat: the newest action of a unit or a hero, and everything it led to so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import CODEC, Act
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.events import Event, Reason, Tone, describe_event
from companion.kernel.journal import Step
from companion.kernel.messages import Argument, Words
from companion.tables.live_table import LiveTable

_ANSWERS = (acts.Roll, acts.Choose)
"""Acts that only continue an earlier action."""
_STRIKES_BACK = "h3-retaliates"
_QUIET = frozenset((
    "h3-acts", "h3-begins", "h3-placed", "h3-moves", "h3-attacks", "h3-dice", "h3-round", "h3-done", "h3-pays",
    _STRIKES_BACK,
))  # fmt: skip
"""Events that the board, or the sentence about the action, shows by itself."""


@dataclass(frozen=True, slots=True)
class CombatAction:
    """One action: the position it was done in, the act, what it led to, and the reason where a bot did it."""

    before: CombatState
    act: Act
    lines: tuple[tuple[str, Tone, str], ...]
    """What came of it: in words, how it is told, and the paragraph it follows from."""
    why: Reason | None
    strikes_back: Argument | None = None
    """Who strikes back, where that is what happens now."""


def find_last_action(live: LiveTable, words: Words) -> CombatAction | None:
    """The newest action with what followed; None before anything was done."""
    with live.lock:
        steps = live.table.steps
        first = _first(steps)
        if first < 0:
            return None
        state: CombatState = live.table.history.state_after(first)
        before, events = state.copy(), list[Event]()
        for step in steps[first:]:
            if step.in_force:
                live.game.apply(state, step.act, events.append)
        told = [event for event in events if event.message.id not in _QUIET]
        lines = tuple((describe_event(e, words), e.tone, e.reason.rule if e.reason else "") for e in told)
        return CombatAction(before, CODEC.own(steps[first].act), lines, steps[first].why, _striking_back(events))


def _striking_back(events: list[Event]) -> Argument | None:
    """Who strikes back, where nothing has come of it yet."""
    last = next((event for event in reversed(events) if event.message.id != "h3-dice"), None)
    return last.message.args["unit"] if last is not None and last.message.id == _STRIKES_BACK else None


def _first(steps: Sequence[Step]) -> int:
    """The place of the newest action: not an answer, and not the end of an activation that only closes it."""
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        if not step.in_force or isinstance(step.act, _ANSWERS):
            continue
        if isinstance(step.act, acts.Done) and place and steps[place - 1].burst == step.burst != "":
            continue
        return place
    return -1
