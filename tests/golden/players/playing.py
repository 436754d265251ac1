"""How an evening of the corpus is played: acts through the house, and mistakes that people make and put right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from companion.kernel.acts import Act
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Reason
from companion.kernel.game import Setup
from companion.kernel.refusals import Refused
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService

CHAIR = "chair"
"""Who did it, in the history, where the app itself decided."""
NEAR = 5
"""People notice a mistake within so many steps."""
FEW = 4
"""A repair that would make more steps than this impossible is not made: people undo then."""
TRIES = 8
"""So many tries there are for each entry that an evening may have; most refusals are followed by something else."""


class NotOver(Exception):
    """The evening did not end in time, or not as it should: another seed may do."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is done next, by whom and why, and what could have been done in its place."""

    act: Act
    who: str = ""
    why: Reason | None = None
    burst: str = ""
    instead: tuple[Act, ...] = ()


class Players(Protocol):
    """Everybody at one table."""

    def step(self, house: TableService, live: LiveTable) -> Step:
        """What is done now. What is refused is told by `Refused`; then they are asked again."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An evening to be played.

    `setup` lays its table with a seed, `players` sit down at it with a luck of their own. `slips` is how many of a
    hundred steps are followed by a mistake, `longest` how many entries it may have, `fits` whether it ended as it
    should. With `packs` the house has a pack with corrections.
    """

    name: str
    setup: Callable[[int], Setup]
    players: Callable[[Luck], Players]
    slips: int = 5
    longest: int = 400
    packs: bool = False
    fits: Callable[[Any], bool] = lambda state: True


def play(house: TableService, plan: Plan, seed: int) -> str:
    """Play an evening to its end; the id of its table. Raises `NotOver`."""
    live = house.open(house.begin(plan.setup(seed), plan.name))
    luck = Luck.from_seed(seed)
    people = People(house, live, luck, plan.slips)
    play_on(live, plan.players(luck), people, plan.longest)
    if not live.state.ended or not plan.fits(live.state):
        raise NotOver(plan.name, seed)
    if plan.slips:
        people.look_back()
    return live.id


def play_on(live: LiveTable, players: Players, people: People, longest: int) -> None:
    """Play until the game says that it is over, or there are more entries than `longest`."""
    for _ in range(longest * TRIES):
        if live.state.ended or live.length > longest:
            return
        try:
            people.give(players.step(people.house, live))
        except Refused:
            continue


class People:
    """Those who give the acts. Now and then they undo, redo, repair or remove a step."""

    def __init__(self, house: TableService, live: LiveTable, luck: Luck, slips: int) -> None:
        self.house, self.live, self.luck, self.slips = house, live, luck, slips
        self._instead: dict[int, tuple[Act, ...]] = {}

    def give(self, step: Step) -> None:
        """Give an act, and sometimes make a mistake after it."""
        self.house.give(self.live.id, step.act, step.who, step.burst, why=step.why)
        self._instead[self.live.length] = step.instead
        if self.luck.below(100) < self.slips and not self.live.state.ended:
            self.luck.pick((self.look_back, self._take_back, self._remove, self._put_right))()

    def look_back(self) -> None:
        """Undo a few steps and bring them back."""
        for _ in range(self._undone(1 + self.luck.below(3))):
            self.house.redo(self.live.id)

    def _take_back(self) -> None:
        """Undo a step or two and go on in another way."""
        self._undone(1 + self.luck.below(2))

    def _undone(self, wanted: int) -> int:
        done = 0
        while done < wanted and self.live.can_undo:
            self.house.undo(self.live.id, expects=self.live.length)
            done += 1
        return done

    def _remove(self) -> None:
        """Take one of the last steps out of the history."""
        self._repair(self._near(), None)

    def _put_right(self) -> None:
        """Put something else in the place of one of the last steps."""
        known = [number for number in self._near() if self._instead.get(number)]
        if known:
            number = self.luck.pick(known)
            self._repair([number], self.luck.pick(self._instead[number]))

    def _near(self) -> list[int]:
        return [step.number for step in self.live.steps[-NEAR:] if step.in_force]

    def _repair(self, numbers: list[int], act: Act | None) -> None:
        if not numbers:
            return
        number = self.luck.pick(numbers)
        try:
            found = self.house.preview(self.live.id, number, act)
        except Refused:
            return
        if len(found.impossible) <= FEW and not found.state.ended:
            self.house.repair(self.live.id, number, act, who="Ana", expects=self.live.length)
