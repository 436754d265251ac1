"""Legend's search: plans for the rest of a turn, each played on in many sampled positions, the best one taken.

First a glance at all of them: how the position looks at the end of this turn. The few best are then looked at some
turns further on, with the same hidden cards for each, so that only what was done makes the difference.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.hero_realms.acts import Act, Choose
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.bots.knight_card_values import CardValues
from companion.games.hero_realms.bots.legend_determinization import redeal_hidden_cards
from companion.games.hero_realms.bots.legend_evaluation import estimate_win_probability
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event

_FEW = 4
"""So many candidates are left after the glances."""
_GLANCES = 8
"""How often a candidate is glanced at when there is time: a third of the budget goes into it."""
_WEIGHT = 12
"""A glance says as much as so many looks: hardly any luck is in it, but neither is what comes of the act."""
_ACT_LIMIT = 400
"""Acts in one playout; more means that something goes round in circles."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long Legend may think in a turn: seconds at a table, playouts where a seed must give the same game."""

    seconds: float = 0.0
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: the share of the budget spent, and the best act so far."""

    share: float
    act: Act


OnProgress = Callable[[Progress], None]


class ThriftyKnight(Knight):
    """A Knight that buys nothing more this turn."""

    def _purchase(self, view: SeatView, seat: int, table: CardValues, stage: int) -> Act | None:
        return None


@dataclass(slots=True)
class Candidate:
    """What may be done next, one act or more, whether anything is bought after it, and how it looked then."""

    acts: tuple[Act, ...]
    thrifty: bool = False
    glances: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)

    @property
    def act(self) -> Act:
        """The act to begin with."""
        return self.acts[0]

    @property
    def mean(self) -> float:
        """How it looks on average, glance and looks together."""
        return (_WEIGHT * self.glance + sum(self.seen)) / (_WEIGHT + len(self.seen))

    @property
    def glance(self) -> float:
        """How it looks at the end of the turn."""
        return sum(self.glances) / len(self.glances) if self.glances else 0.0


class Search:
    """One decision. `stop` may be called from another thread at any moment: the best found so far is taken."""

    def __init__(self, luck: Luck, ahead: int, caution: float) -> None:
        self.luck, self.ahead, self.caution = luck, ahead, caution
        self.stopped = False
        self.playouts = 0

    def stop(self) -> None:
        """Think no further."""
        self.stopped = True

    def best(self, view: SeatView, candidates: list[Candidate], budget: Budget, on_progress: OnProgress) -> Candidate:
        """The candidate that looks best; the first one, unless another is clearly better."""
        begun = time.monotonic()
        alive = self._worth_thinking(view, candidates, budget)
        spent = sum(len(candidate.glances) for candidate in candidates)
        while not self.stopped and len(alive) > 1:
            if not budget.seconds and spent + len(alive) > budget.playouts:
                break
            guess = redeal_hidden_cards(view, self.luck)
            for candidate in alive:
                # Every candidate meets the same hidden cards: what differs is the act.
                candidate.seen.append(self._look_ahead(guess.copy(), candidate, view.seats[0], self.ahead))
            spent += len(alive)
            share = (time.monotonic() - begun) / budget.seconds if budget.seconds else spent / budget.playouts
            alive = self._still_alive(alive)
            leader = max(alive, key=lambda one: one.mean)
            on_progress(Progress(min(1.0, share), leader.act))
            if budget.seconds and share >= 1.0:
                break
        self.playouts += spent
        return self._chosen(candidates[0], alive)

    def _worth_thinking(self, view: SeatView, candidates: list[Candidate], budget: Budget) -> list[Candidate]:
        """The first candidate and the few others that look best at the end of this turn."""
        count, third = len(candidates), time.monotonic() + budget.seconds / 3
        times = _GLANCES if budget.seconds else min(_GLANCES, max(1, budget.playouts // (3 * count)))
        if not budget.seconds and count > budget.playouts:
            times = 0
        for _ in range(times):
            if self.stopped or (budget.seconds and time.monotonic() > third):
                break
            guess = redeal_hidden_cards(view, self.luck)
            for candidate in candidates:
                candidate.glances.append(self._look_ahead(guess.copy(), candidate, view.seats[0], 0))
        if not candidates[0].glances:
            return candidates[:1]
        ranked = sorted(candidates[1:], key=lambda one: -one.glance)
        return [candidates[0], *ranked[: _FEW - 1]]

    def _still_alive(self, alive: list[Candidate]) -> list[Candidate]:
        """After 2, 4, 8 looks the worse half goes, so that the close ones are looked at more; the first stays."""
        rounds = len(alive[0].seen)
        if len(alive) <= 2 or rounds < 2 or rounds & (rounds - 1):
            return alive
        ranked = sorted(alive[1:], key=lambda one: -one.mean)
        return [alive[0], *ranked[: max(1, len(ranked) // 2)]]

    def _chosen(self, first: Candidate, alive: list[Candidate]) -> Candidate:
        best = max(alive, key=lambda one: one.mean)
        if best is first:
            return first
        differences = [b - a for a, b in zip(first.seen, best.seen, strict=False)]
        count = len(differences)
        if count < 2:
            return best
        mean = sum(differences) / count
        error = (sum((d - mean) ** 2 for d in differences) / (count - 1) / count) ** 0.5
        # Only the looks are random, and they are a part of what is known.
        return best if best.mean - first.mean > self.caution * error * count / (_WEIGHT + count) else first

    def _look_ahead(self, state: HeroState, candidate: Candidate, seat: int, ahead: int) -> float:
        """Carry the plan out, go on to the end of the turn and some turns of others; how the position looks then."""
        engine, knight = HeroRealms(), Knight()
        now, until = state.turns, state.turns + 1 + ahead
        first = ThriftyKnight() if candidate.thrifty else knight
        planned = list(candidate.acts)
        for _ in range(_ACT_LIMIT * (ahead + 1)):
            if state.winners or state.turns >= until:
                break
            player = first if state.turns == now else knight
            act = _turned_up(state)
            if act is None:
                # A question in between, such as where the card goes, is answered before the plan goes on.
                goes_on = planned and (not state.asks or len(planned) == len(candidate.acts))
                act = planned.pop(0) if goes_on else player.pick(SeatView(state))
            engine.apply(state, act, ignore_event)
        return estimate_win_probability(state, seat)


def _turned_up(state: HeroState) -> Act | None:
    """Where the market lies on the real table, playouts turn its cards up from the deck they have thought up."""
    if state.asks and state.asks[0].kind == TURNED:
        return Choose(state.table.book.names[state.deck[-1]])
    return None
