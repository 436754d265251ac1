"""A chain of states solved exactly: how likely each end is, and what is to be expected on the way.

The states are found from the first one on. Most of the time nothing ever comes back, and a state follows from those
behind it; where states lead in a circle (nobody is hurt, or wounds heal again) the circle is solved as a whole, by
elimination without subtractions (Grassmann, Taksar, Heyman), so that nothing is lost to rounding. A circle without a
way out never ends.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

S = TypeVar("S", bound=Hashable)
Values = tuple[float, ...]


class MarkovChain:
    """States, their moves and what each is worth; states solved once stay solved."""

    def __init__(
        self,
        moves: Callable[[Hashable], dict[Hashable, float]],
        ends: Callable[[Hashable], Values | None],
        step: Values,
    ) -> None:
        """`moves` says where a state leads, `ends` what a final one is worth, `step` what each state adds."""
        self._moves, self._ends, self._step = moves, ends, step
        self._known: dict[Hashable, Values] = {}
        self._nothing: Values = tuple(0.0 for _ in step)

    def value(self, start: Hashable) -> Values:
        """What a state is worth: the expected sum of everything on the way, and of the end."""
        if start not in self._known:
            self._solve(start)
        return self._known[start]

    def _solve(self, start: Hashable) -> None:
        """Tarjan's search for circles, without recursion; each is solved as soon as everything behind it is known."""
        known, step = self._known, self._next
        index: dict[Hashable, int] = {start: 0}
        low = {start: 0}
        links = {start: step(start)}
        path, stack, on_stack = [(start, iter(links[start]))], [start], {start}
        while path:
            state, following = path[-1]
            for target in following:
                if target in known:
                    continue
                if target not in index:
                    index[target] = low[target] = len(index)
                    links[target] = step(target)
                    stack.append(target)
                    on_stack.add(target)
                    path.append((target, iter(links[target])))
                    break
                if target in on_stack and index[target] < low[state]:
                    low[state] = index[target]
            else:
                path.pop()
                if path and low[state] < low[path[-1][0]]:
                    low[path[-1][0]] = low[state]
                if low[state] == index[state]:
                    self._close(state, stack, on_stack, links)

    def _next(self, state: Hashable) -> dict[Hashable, float]:
        ended = self._ends(state)
        if ended is not None:
            self._known[state] = ended
            return {}
        return self._moves(state)

    def _close(
        self,
        state: Hashable,
        stack: list[Hashable],
        on_stack: set[Hashable],
        links: dict[Hashable, dict[Hashable, float]],
    ) -> None:
        circle = []
        while True:
            member = stack.pop()
            on_stack.discard(member)
            circle.append(member)
            if member == state:
                break
        if state in self._known:
            return
        if len(circle) == 1:
            self._known[state] = self._alone(state, links.pop(state))
        else:
            self._together(circle, links)

    def _alone(self, state: Hashable, moves: dict[Hashable, float]) -> Values:
        """A state that at most leads back to itself."""
        known, total, leaving = self._known, list(self._step), 0.0
        for target, chance in moves.items():
            if target != state:
                leaving += chance
                for n, worth in enumerate(known[target]):
                    total[n] += chance * worth
        if not leaving:
            return self._nothing
        return tuple(worth / leaving for worth in total)

    def _together(self, circle: list[Hashable], links: dict[Hashable, dict[Hashable, float]]) -> None:
        """States that lead to each other: one after the other is taken out of the circle, then put back."""
        members = set(circle)
        inside = {s: {t: p for t, p in links[s].items() if t in members} for s in circle}
        gains = {s: self._gain(links.pop(s), members) for s in circle}
        outside = {s: gain[1] for s, gain in gains.items()}
        worth = {s: gain[0] for s, gain in gains.items()}
        if not any(outside.values()):
            self._known |= dict.fromkeys(circle, self._nothing)
            return
        before: dict[Hashable, set[Hashable]] = {s: set() for s in circle}
        for s, moves in inside.items():
            for t in moves:
                before[t].add(s)
        order = list(circle)
        for s in order:
            _take_out(s, inside, before, outside, worth)
        for s in reversed(order):
            total = list(worth[s])
            for t, chance in inside[s].items():
                for n, value in enumerate(self._known[t]):
                    total[n] += chance * value
            self._known[s] = tuple(total)

    def _gain(self, moves: dict[Hashable, float], members: set[Hashable]) -> tuple[list[float], float]:
        """What a state adds by itself and by leaving the circle, and how likely it leaves."""
        total, leaving = list(self._step), 0.0
        for target, chance in moves.items():
            if target not in members:
                leaving += chance
                for n, worth in enumerate(self._known[target]):
                    total[n] += chance * worth
        return total, leaving


def _take_out(
    state: Hashable,
    inside: dict[Hashable, dict[Hashable, float]],
    before: dict[Hashable, set[Hashable]],
    outside: dict[Hashable, float],
    worth: dict[Hashable, list[float]],
) -> None:
    """Let everything that leads to a state lead past it to wherever it leads."""
    moves = inside[state]
    moves.pop(state, None)
    leaving = outside[state] + sum(moves.values())
    for target in moves:
        moves[target] /= leaving
        before[target].discard(state)
    outside[state] /= leaving
    worth[state] = [value / leaving for value in worth[state]]
    for source in before[state]:
        if source == state:
            continue
        weight = inside[source].pop(state)
        for target, chance in moves.items():
            inside[source][target] = inside[source].get(target, 0.0) + weight * chance
            before[target].add(source)
        outside[source] += weight * outside[state]
        worth[source] = [value + weight * gain for value, gain in zip(worth[source], worth[state], strict=True)]
