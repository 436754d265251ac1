"""Progress of a long task. Whoever watches may cancel it, and other threads get their turn meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Generic

from companion.kernel.acts import A, Codec
from companion.kernel.events import Tell
from companion.kernel.game import Game, S, Setup
from companion.kernel.plain_data import Plain
from companion.kernel.question_types import Question
from companion.kernel.refusals import Refused
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat

SLICE = 25
"""So many acts are played before others get their turn: a few milliseconds."""
_PAUSE = 0.001


class Cancelled(Refused):
    """Somebody stopped the work. Nothing has changed."""


class Stopped(BaseException):
    """Ends the work from within. No refusal, for a game's refusals only set a step aside."""


class Progress:
    """Of one piece of work, which runs on a thread of its own. Any thread may look, and cancel it.

    `turns` counts how often others could have their turn.
    """

    def __init__(self) -> None:
        self.total = 0
        self.done = 0
        self.turns = 0
        self._acts = 0
        self._stop = threading.Event()

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return self.done / self.total if self.total else 0.0

    def cancel(self) -> None:
        """Stop at the next turn."""
        self._stop.set()

    def act(self) -> None:
        """For the work: one act is to be played."""
        self._acts += 1
        self.done = min(self.done + 1, self.total)
        if self._acts % SLICE == 0:
            self.turn()

    def turn(self) -> None:
        """For the work: let others have their turn. Raises `Stopped` where it is to end."""
        self.check()
        self.turns += 1
        # Python runs one thread at a time: without a pause the screens would have to wrest each turn from this one.
        time.sleep(_PAUSE)

    def check(self) -> None:
        """For the work: raises `Stopped` where it is to end."""
        if self._stop.is_set():
            raise Stopped


class WatchedGame(Generic[S, A]):
    """A game whose every act counts as progress."""

    def __init__(self, game: Game[S, A], progress: Progress) -> None:
        self._game, self._progress = game, progress

    @property
    def codec(self) -> Codec[A]:
        """Writes and reads this game's acts."""
        return self._game.codec

    @property
    def save_format(self) -> SaveFormat:
        """The format of this game's setups, acts and positions."""
        return self._game.save_format

    @property
    def rules(self) -> Rules:
        """The rules, with everything that was ever corrected in them."""
        return self._game.rules

    def start(self, setup: Setup, tell: Tell) -> S:
        """The opening position."""
        return self._game.start(setup, tell)

    def question(self, state: S) -> Question | None:
        """What play waits for."""
        return self._game.question(state)

    def apply(self, state: S, act: A, tell: Tell) -> None:
        """Let others have their turn now and then, and change the position."""
        self._progress.act()
        self._game.apply(state, act, tell)

    def merged(self, acts: Sequence[A]) -> A | None:
        """One act that does what a burst of taps did together."""
        return self._game.merged(acts)

    def freeze(self, state: S) -> dict[str, Plain]:
        """The position as plain data."""
        return self._game.freeze(state)

    def thaw(self, setup: Setup, data: object) -> S:
        """The position that a snapshot holds."""
        return self._game.thaw(setup, data)
