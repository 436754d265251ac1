"""Automatic play at a table: bots act for the seats that no player plays, step by step, each step with its reason.

    auto = Autoplay(service, table)
    auto.decide()                  # what would be done now; nothing is given
    auto.next()                    # one step, given to the table
    for played in auto.run():      # until a person must act
        print(explain_step(played, words))

Thinking may take seconds: call it on a thread of its own, and `hurry` or `stop` it from another one. A step counts only
if the table is still as it was when the thought began, so two devices never both step.
"""

from __future__ import annotations

import threading
import uuid
from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.engines import load_engine
from companion.kernel.autoplay_types import AutoAct, AutoPlayer, OnProgress, TableChoice
from companion.kernel.events import Event
from companion.kernel.game import State
from companion.kernel.messages import Message, Words
from companion.kernel.refusals import Overtaken
from companion.tables.history_text import ReasonText, describe_reason
from companion.tables.live_table import TableSnapshot
from companion.tables.table_service import TableService

BOT = "chair"
"""Who did it, in the history, where the app itself decided."""
_NOWHERE = -1


@dataclass(frozen=True, slots=True)
class AutoStep:
    """One step that was given to the table: its acts, and what each led to."""

    acts: tuple[AutoAct, ...]
    events: tuple[tuple[Event, ...], ...]
    length: int

    @property
    def told(self) -> Iterator[Event | Message]:
        """What the table reads: the headline of each act, and the events that it does not tell already."""
        for act, events in zip(self.acts, self.events, strict=True):
            if act.headline is not None:
                yield act.headline
            yield from (e for e in events if e.message.id not in act.covered and e.message != act.headline)


def describe_step_reason(played: AutoStep, words: Words) -> ReasonText:
    """Why a step was made. Of several acts alike, the first says why they are made at all."""
    return describe_reason(played.acts[0].reason, words)


class Autoplay:
    """Plays the seats of one table that no player plays. Any thread may step or stop it; one step is made at a time."""

    def __init__(self, service: TableService, table: str, on_progress: OnProgress = lambda share: None) -> None:
        self._house, self._live = service, service.open(table)
        self._on_progress = on_progress
        self._player = self._seat()
        self._ahead: tuple[int, AutoAct] | None = None
        self._waits: tuple[int, TableChoice | None] = (_NOWHERE, None)
        """At which length of the journal people were found to act, and what they choose among."""
        self._thinking_at = _NOWHERE
        self._stepping = threading.Lock()
        self._going: object | None = None
        """The step under way, or the last one; None once it was stopped."""

    # --- looking ------------------------------------------------------------------------------

    @property
    def acts_now(self) -> bool:
        """Whether a bot is to act."""
        return self.acts_at(self._live.shown)

    def acts_at(self, shown: TableSnapshot) -> bool:
        """Whether a bot is to act in the position that a screen shows, which may be a moment behind."""
        if self._player is None or shown.state.ended or shown.length == self._waits[0]:
            return False
        return self._player.acts_on(shown.state)

    @property
    def choice(self) -> TableChoice | None:
        """The choice that the rules leave to the table, where the last step or decision met one."""
        at, choice = self._waits
        return choice if at == self._live.length else None

    @property
    def outdated(self) -> bool:
        """Whether the decision being computed is for a position that is no longer the newest."""
        return self._thinking_at not in (_NOWHERE, self._live.length)

    def decide(self) -> AutoAct | TableChoice | None:
        """What would be done now, and why; None where people have to act."""
        found = self._decide(self._live.shown)
        if isinstance(found, AutoAct):
            # What was thought about once is not thought about again.
            self._ahead = self._live.length, found
        return found

    # --- stepping -----------------------------------------------------------------------------

    def next(self, burst: str = "", *, only_at: int | None = None) -> AutoStep | None:
        """Do the next step; None where people have to act, the table has gone on, or a step is under way already.

        Steps of the same `burst` are undone as one; without it each stands alone. `only_at` is how long the journal was
        when somebody saw the table and asked for the step.

        Raises `Overtaken` where somebody else acts in the very moment in which it is given.
        """
        if not self._stepping.acquire(blocking=False):
            return None
        try:
            if only_at is not None and self._live.length != only_at:
                return None
            return self._step(burst or uuid.uuid4().hex[:8])
        finally:
            self._stepping.release()

    def _step(self, burst: str) -> AutoStep | None:
        going = self._going = object()
        acts, events = list[AutoAct](), list[tuple[Event, ...]]()
        while not acts or acts[0].group:
            shown = self._live.shown
            found = self._decide(shown)
            if not isinstance(found, AutoAct) or self._going is not going or self._live.length != shown.length:
                break
            if acts and found.group != acts[0].group:
                # It begins a step of its own: kept for the next time.
                self._ahead = shown.length, found
                break
            try:
                events.append(self._give(found, burst, shown.length))
            except Overtaken:
                if not acts:
                    raise
                break
            acts.append(found)
        return AutoStep(tuple(acts), tuple(events), self._live.length) if acts else None

    def _give(self, found: AutoAct, burst: str, at: int) -> tuple[Event, ...]:
        return self._house.give(self._live.id, found.act, BOT, burst, why=found.reason, only_at=at).events

    def run(self) -> Iterator[AutoStep]:
        """Do one step after the other until people have to act, or somebody stops it."""
        while (played := self.next()) is not None:
            yield played
            if self._going is None or not self.acts_now:
                return

    def hurry(self) -> None:
        """Think no further: the best so far is taken."""
        if self._player is not None:
            self._player.hurry()

    def stop(self) -> None:
        """Give nothing more of what is being thought; the next step begins afresh."""
        self._going = None
        self.hurry()
        self._ahead, self._player = None, self._seat()

    # --- how it works -------------------------------------------------------------------------

    def _seat(self) -> AutoPlayer[State] | None:
        make = load_engine(self._live.setup.engine).autoplay
        return make(self._on_progress) if make is not None else None

    def _decide(self, shown: TableSnapshot) -> AutoAct | TableChoice | None:
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == shown.length:
            return ahead[1]
        if self._waits[0] == shown.length:
            return self._waits[1]
        player = self._player
        if player is None or not self.acts_at(shown):
            return None
        self._thinking_at = shown.length
        try:
            found = player.decide(shown.state.copy())
        finally:
            self._thinking_at = _NOWHERE
        if not isinstance(found, AutoAct):
            self._waits = shown.length, found
        return found
