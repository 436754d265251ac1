"""The statistics of a finished game, counted by replaying its journal."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.hero_realms import acts
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.state import HeroState
from companion.kernel.events import ignore_event
from companion.kernel.journal import Step
from companion.tables.live_table import LiveTable

_GAME = HeroRealms()


@dataclass(slots=True)
class GameStatistics:
    """By seat number: damage that others took in its turns, champions lost, cards it brought home in order."""

    rounds: int = 0
    turns: int = 0
    damage: dict[int, int] = field(default_factory=dict)
    stunned: dict[int, int] = field(default_factory=dict)
    bought: dict[int, list[int]] = field(default_factory=dict)
    longest: tuple[int, int] = (-1, 0)
    """The seat with the longest turn, and its seconds."""
    repaired: int = 0


def count_game_statistics(live: LiveTable) -> GameStatistics:
    """Replay the game and count."""
    with live.lock:
        steps = [step for step in live.table.steps if step.in_force]
        state: HeroState = live.table.history.state_after(0)
        found = GameStatistics(repaired=sum(step.repaired_by is not None for step in live.table.steps))
        began = steps[0].at if steps else 0
        for step in steps:
            before = state.copy()
            _GAME.apply(state, _GAME.codec.own(step.act), ignore_event)
            _count(found, before, state, step)
            if state.turns != before.turns or state.ended:
                seconds = (step.at - began) // 1000
                began = step.at
                if seconds > found.longest[1]:
                    found.longest = (before.active[0], seconds)
        found.turns = state.turns
        # The round that was not played to its end counts, too.
        found.rounds = max(*(seat.turns for seat in state.seats), state.seats[state.active[0]].turns + 1)
        return found


def _count(found: GameStatistics, before: HeroState, after: HeroState, step: Step) -> None:
    seat = before.active[0]
    if isinstance(step.act, (acts.CorrectLife, acts.CorrectChampion, acts.CorrectItem, acts.CorrectSlot)):
        return
    side = before.table.places[seat].side
    lost = sum(
        max(0, then - now)
        for life, (then, now) in enumerate(zip(before.health, after.health, strict=True))
        if _side_of(before, life) != side
    )
    if lost:
        found.damage[seat] = found.damage.get(seat, 0) + lost
    for other in range(len(before.seats)):
        gone = _champions(before, other) - _champions(after, other)
        if gone > 0 and before.table.places[other].side != side:
            found.stunned[other] = found.stunned.get(other, 0) + gone
    _count_purchase(found, before, step, seat)


def _count_purchase(found: GameStatistics, before: HeroState, step: Step, seat: int) -> None:
    match step.act:
        case acts.Take(0):
            found.bought.setdefault(seat, []).append(before.table.book.gem)
        case acts.Take(slot):
            found.bought.setdefault(seat, []).append(before.row[slot - 1])
        case acts.Acquire(card):
            found.bought.setdefault(seat, []).append(before.table.book.index(card))


def _side_of(state: HeroState, life: int) -> int:
    return next(place.side for place in state.table.places if place.life == life)


def _champions(state: HeroState, seat: int) -> int:
    return sum(state.table.cards[laid.card].champion for laid in state.seats[seat].play)
