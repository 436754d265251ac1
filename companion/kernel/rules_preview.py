"""Previews a history under other rules: it is replayed by both rules side by side, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from companion.kernel.acts import A
from companion.kernel.events import ignore_event
from companion.kernel.game import Game, S
from companion.kernel.history import History
from companion.kernel.journal import Step
from companion.kernel.refusals import Refused


@dataclass(frozen=True, slots=True)
class Preview(Generic[S]):
    """What a repair, or other rules, would lead to: the position, all steps, and those that became impossible."""

    state: S
    steps: tuple[Step, ...]
    impossible: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class RulesPreview(Preview[S]):
    """What other rules would lead to.

    `differs` says whether they lead elsewhere than now. `first` is the number of the step from which on they do; 0 is
    the set-up; None where nothing differs, or where nobody knows, because the way to a kept position is lost.
    """

    version: int
    differs: bool
    first: int | None


def replay_by_rules(history: History[S, A], game: Game[S, A], now: S, version: int) -> RulesPreview[S]:
    """Replay everything from the set-up by a version of the rules, and compare with `now`, the position as it is."""
    steps = [_opened(step) for step in history.steps]
    replayed = _Replay(game, history.start(version))
    first = None if history.kept else _first_difference(history, game, replayed, steps)
    for step in steps[replayed.count :]:
        replayed.play(step)
    was = {step.number for step in history.steps if step.aside is not None}
    impossible = tuple(step for step in steps if step.aside is not None and step.number not in was)
    differs = first is not None or game.freeze(replayed.state) != game.freeze(now)
    if first is None and impossible:
        first = impossible[0].number
    history.work += 2 * len(steps)
    return RulesPreview(replayed.state, tuple(steps), impossible, version, differs, first)


class _Replay(Generic[S, A]):
    """A history replayed step by step; what is impossible is set aside."""

    def __init__(self, game: Game[S, A], start: S) -> None:
        self._game = game
        self.state = start
        self.count = 0

    def play(self, step: Step) -> None:
        self.count += 1
        if step.removed:
            return
        after = self.state.copy()
        try:
            self._game.apply(after, self._game.codec.own(step.act), ignore_event)
        except Refused as refused:
            step.aside = refused
        else:
            self.state = after


def _first_difference(history: History[S, A], game: Game[S, A], other: _Replay[S, A], steps: list[Step]) -> int | None:
    """Replay as far as both ways lead to the same positions; the step at which they part, 0 for the set-up."""
    own = history.start(history.rules)
    if game.freeze(own) != game.freeze(other.state):
        return 0
    for step, theirs in zip(history.steps, steps, strict=True):
        if step.in_force:
            game.apply(own, game.codec.own(step.act), ignore_event)
        other.play(theirs)
        if step.aside != theirs.aside or game.freeze(own) != game.freeze(other.state):
            return step.number
    return None


def _opened(step: Step) -> Step:
    """A step that counts like any other, whatever came of it until now."""
    step = step.copy()
    step.aside, step.closed = None, False
    return step
