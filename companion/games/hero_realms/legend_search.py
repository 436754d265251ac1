"""Legend's thinking: plans for the rest of a turn, each played on in many thought-up positions, the best one taken.

First a glance at all of them: how the position looks at the end of this turn. The few best are then thought through
some turns further, with the same hidden cards for each, so that only what was done makes the difference.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.hero_realms.acts import Choose
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.knight import Knight
from companion.games.hero_realms.knight_values import Values
from companion.games.hero_realms.legend_guess import imagine
from companion.games.hero_realms.legend_outlook import outlook
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.view import View
from companion.games.hero_realms.zones import TURNED
from companion.kernel.acts import Act
from companion.kernel.events import silent
from companion.kernel.luck import Luck

_FEW = 4
"""So many candidates are thought through without a glance before, and are left after one."""
_GLANCES = range(2, 9)
"""How often a candidate is glanced at, from little time to plenty; and with plenty more are left."""
_ACT_LIMIT = 400
"""Acts in one playout; more means that something goes round in circles."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long Legend may think in a turn: seconds at a table, playouts where a seed must give the same game."""

    seconds: float = 0.0
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: the share of the budget spent, the best act so far and how it looks."""

    share: float
    act: Act
    outlook: float


OnProgress = Callable[[Progress], None]


class Thrifty(Knight):
    """A Knight that buys nothing more this turn."""

    def _purchase(self, view: View, seat: int, table: Values, stage: int) -> Act | None:
        return None


@dataclass(slots=True)
class Candidate:
    """What may be done next, one act or more, whether anything is bought after it, and how it looked then."""

    acts: tuple[Act, ...]
    thrifty: bool = False
    seen: list[float] = field(default_factory=list)

    @property
    def act(self) -> Act:
        """The act to begin with."""
        return self.acts[0]

    @property
    def mean(self) -> float:
        """How it looks on average."""
        return sum(self.seen) / len(self.seen) if self.seen else 0.0


class Search:
    """One decision. `stop` may be called from another thread at any moment: the best found so far is taken."""

    def __init__(self, luck: Luck, ahead: int, caution: float) -> None:
        self.luck, self.ahead, self.caution = luck, ahead, caution
        self.stopped = False
        self.playouts = 0

    def stop(self) -> None:
        """Think no further."""
        self.stopped = True

    def best(self, view: View, candidates: list[Candidate], budget: Budget, on_progress: OnProgress) -> Candidate:
        """The candidate that looks best; the first one, unless another is clearly better."""
        begun = time.monotonic()
        alive, spent = self._worth_thinking(view, candidates, budget)
        while not self.stopped and len(alive) > 1:
            if not budget.seconds and spent + len(alive) > budget.playouts:
                break
            guess = imagine(view, self.luck)
            for candidate in alive:
                # Every candidate meets the same hidden cards: what differs is the act.
                candidate.seen.append(self._look_ahead(guess.copy(), candidate, view.seats[0], self.ahead))
            spent += len(alive)
            share = (time.monotonic() - begun) / budget.seconds if budget.seconds else spent / budget.playouts
            alive = self._still_alive(alive)
            leader = max(alive, key=lambda one: one.mean)
            on_progress(Progress(min(1.0, share), leader.act, leader.mean))
            if budget.seconds and share >= 1.0:
                break
        self.playouts += spent
        return self._chosen(candidates[0], alive)

    def _worth_thinking(self, view: View, candidates: list[Candidate], budget: Budget) -> tuple[list[Candidate], int]:
        """The first candidate and the few others that look best at the end of this turn; what the glances cost."""
        count = len(candidates)
        if count <= _FEW:
            return candidates, 0
        times = _GLANCES[-1] if budget.seconds else budget.playouts // (4 * count)
        times = min(times, _GLANCES[-1])
        if times < _GLANCES[0]:
            return candidates[:_FEW], 0
        glances = [0.0] * count
        for _ in range(times):
            guess = imagine(view, self.luck)
            for n, candidate in enumerate(candidates):
                glances[n] += self._look_ahead(guess.copy(), candidate, view.seats[0], 0)
        ranked = sorted(range(1, count), key=lambda n: -glances[n])
        left = _FEW - 1 if times < 2 * _GLANCES[0] else _FEW + 1
        return [candidates[0], *(candidates[n] for n in ranked[:left])], times * count

    def _still_alive(self, alive: list[Candidate]) -> list[Candidate]:
        """After 2, 4, 8 looks the worse half goes, so that the close ones are looked at more; the first stays."""
        rounds = len(alive[0].seen)
        if len(alive) <= 2 or rounds < 2 or rounds & (rounds - 1):
            return alive
        ranked = sorted(alive[1:], key=lambda one: -one.mean)
        return [alive[0], *ranked[: max(1, len(ranked) // 2)]]

    def _chosen(self, first: Candidate, alive: list[Candidate]) -> Candidate:
        best = max(alive, key=lambda one: one.mean)
        if best is first or len(best.seen) < 2:
            return first
        differences = [b - a for a, b in zip(first.seen, best.seen, strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        error = (sum((d - mean) ** 2 for d in differences) / max(1, count - 1) / count) ** 0.5
        return best if mean > self.caution * error else first

    def _look_ahead(self, state: HeroState, candidate: Candidate, seat: int, ahead: int) -> float:
        """Carry the plan out, go on to the end of the turn and some turns of others; how the position looks then."""
        engine, knight = HeroRealms(), Knight()
        now, until = state.turns, state.turns + 1 + ahead
        first = Thrifty() if candidate.thrifty else knight
        planned = list(candidate.acts)
        for _ in range(_ACT_LIMIT * (ahead + 1)):
            if state.winners or state.turns >= until:
                break
            player = first if state.turns == now else knight
            act = _turned_up(state)
            if act is None:
                # A question in between, such as where the card goes, is answered before the plan goes on.
                goes_on = planned and (not state.asks or len(planned) == len(candidate.acts))
                act = planned.pop(0) if goes_on else player.pick(View(state))
            engine.apply(state, act, silent)
        return outlook(state, seat)


def _turned_up(state: HeroState) -> Act | None:
    """Where the market lies on the real table, playouts turn its cards up from the deck they have thought up."""
    if state.asks and state.asks[0][0] == TURNED:
        return Choose(state.table.book.names[state.deck[-1]])
    return None
