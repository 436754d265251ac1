"""A bot's turn as players read it: numbered steps, each with what changed, why, and what was passed over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import TOLD_BY_HEADLINE, describe_bot_act
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.state import HeroState
from companion.kernel.events import Event, Reason, Tone, describe_event
from companion.kernel.journal import Step
from companion.kernel.messages import Message, Words, message
from companion.tables.autoplay import BOT
from companion.tables.live_table import LiveTable

_GAME = HeroRealms()


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One step: a headline, what it changed, the reason; `by_app` is False for what the table answered."""

    number: int
    headline: str
    changes: tuple[tuple[str, Tone], ...]
    why: str
    passed: tuple[str, ...]
    by_app: bool
    rule: str = ""
    """The paragraph it follows."""


def list_current_turn_steps(live: LiveTable, words: Words) -> list[TurnStep]:
    """The steps of the turn that goes on now."""
    with live.lock:
        steps = list(live.table.steps)
        return _told(live, _after_end(steps, len(steps)), len(steps), words)


def list_last_bot_turn_steps(live: LiveTable, words: Words) -> list[TurnStep]:
    """The steps of the last turn that the app has ended; none where it had no turn yet."""
    with live.lock:
        steps = list(live.table.steps)
        for end in range(len(steps), 0, -1):
            if _ends(steps[end - 1]) and steps[end - 1].who == BOT:
                return _told(live, _after_end(steps, end - 1), end, words)
        return []


def _ends(step: Step) -> bool:
    return step.in_force and isinstance(step.act, acts.End)


def _after_end(steps: Sequence[Step], before: int) -> int:
    """The place after the last end of a turn before this place."""
    return next((n for n in range(before, 0, -1) if _ends(steps[n - 1])), 0)


def _told(live: LiveTable, begin: int, end: int, words: Words) -> list[TurnStep]:
    state: HeroState = live.table.history.state_after(begin)
    kept = [step for step in live.table.steps[begin:end] if step.in_force]
    together = groupby(kept, key=lambda step: step.burst or step.number)
    return [_tell(state, list(group), words) for _, group in together]


def _tell(state: HeroState, group: list[Step], words: Words) -> TurnStep:
    """Carry a group of steps out on `state`, and tell of it."""
    before, seat = state.copy(), state.asks[0].seat if state.asks else state.active[0]
    events: list[Event] = []
    for step in group:
        _GAME.apply(state, _GAME.codec.own(step.act), events.append)
    first, newest = group[0], group[-1]
    by_app = newest.who == BOT
    if len(group) > 1:
        headline = words.say(_several(before, state, seat, group))
    elif by_app:
        headline = words.say(describe_bot_act(before, state, seat, _GAME.codec.own(first.act), events))
    else:
        headline = describe_event(events[0], words) if events else ""
        events = events[1:]
    shown = [event for event in events if event.message.id not in TOLD_BY_HEADLINE]
    changes = tuple((said, event.tone) for event in shown if (said := describe_event(event, words)) != headline)
    # Of several cards in one step, the first says why they are played at all.
    why, passed = _reason(first.why, words)
    return TurnStep(first.number, headline, changes, why, passed, by_app, _rule(events, first.why))


def _rule(events: Sequence[Event], why: Reason | None) -> str:
    """The paragraph of what happened first; where nothing did, that of the decision."""
    told = next((event.reason.rule for event in events if event.reason is not None), "")
    return told or (why.rule if why is not None else "")


def _several(before: HeroState, after: HeroState, seat: int, group: list[Step]) -> Message:
    """Cards that were played one after the other: which, and what they bring together."""
    book, mine, then = before.table.book, before.seats[seat], after.seats[seat]
    cards = [book.by_id[step.act.card.partition("#")[0]].name for step in group if hasattr(step.act, "card")]
    gained = {"gold": then.gold - mine.gold, "combat": then.combat - mine.combat}
    gains = [message("hr-step-gain", pool=pool, count=count) for pool, count in gained.items() if count > 0]
    name = before.table.places[seat].name
    kind = "play" if isinstance(group[0].act, acts.Play) else "use"
    return message("hra-step-several", kind=kind, name=name, cards=cards, gains=gains, count=len(gains))


def _reason(reason: Reason | None, words: Words) -> tuple[str, tuple[str, ...]]:
    if reason is None:
        return "", ()
    why = words.say(reason.message) if reason.message is not None else ""
    return why, tuple(words.say(passed) for passed in reason.rejected)
