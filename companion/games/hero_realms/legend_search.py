"""Legend's thinking: candidates for the next act, each played on in many thought-up positions, the best one taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.hero_realms.acts import Choose
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.knight import Knight
from companion.games.hero_realms.legend_guess import imagine
from companion.games.hero_realms.legend_outlook import outlook
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.view import View
from companion.games.hero_realms.zones import TURNED
from companion.kernel.acts import Act
from companion.kernel.events import silent
from companion.kernel.luck import Luck

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


@dataclass(slots=True)
class Candidate:
    """An act that may be next, and how the positions after it looked."""

    act: Act
    seen: list[float] = field(default_factory=list)

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
        deadline = time.monotonic() + budget.seconds if budget.seconds else None
        seat, spent, alive = view.seats[0], 0, candidates
        begun = time.monotonic()
        while not self.stopped and len(alive) > 1:
            if deadline is None and spent + len(alive) > budget.playouts:
                break
            guess = imagine(view, self.luck)
            for candidate in alive:
                # Every candidate meets the same hidden cards: what differs is the act.
                candidate.seen.append(self._look_ahead(guess.copy(), candidate, seat))
            spent += len(alive)
            share = spent / budget.playouts if deadline is None else (time.monotonic() - begun) / budget.seconds
            alive = self._still_alive(alive)
            leader = max(alive, key=lambda one: one.mean)
            on_progress(Progress(min(1.0, share), leader.act, leader.mean))
            if deadline is not None and time.monotonic() >= deadline:
                break
        self.playouts += spent
        return self._chosen(candidates[0], alive)

    def _still_alive(self, alive: list[Candidate]) -> list[Candidate]:
        """After 4, 8, 16 looks the worse half goes, so that the close ones are looked at more; the first stays."""
        rounds = len(alive[0].seen)
        if len(alive) <= 2 or rounds < 4 or rounds & (rounds - 1):
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

    def _look_ahead(self, state: HeroState, candidate: Candidate, seat: int) -> float:
        """Play the act, go on to the end of the turn and some turns of others; how the position looks then."""
        engine, knight = HeroRealms(), Knight()
        until = state.turns + 1 + self.ahead
        engine.apply(state, candidate.act, silent)
        for _ in range(_ACT_LIMIT * (self.ahead + 1)):
            if state.winners or state.turns >= until:
                break
            engine.apply(state, _turned_up(state) or knight.pick(View(state)), silent)
        return outlook(state, seat)


def _turned_up(state: HeroState) -> Act | None:
    """Where the market lies on the real table, playouts turn its cards up from the deck they have thought up."""
    if state.asks and state.asks[0][0] == TURNED:
        return Choose(state.table.book.names[state.deck[-1]])
    return None
