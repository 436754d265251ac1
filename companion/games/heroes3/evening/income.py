"""Income: what a resource round brings from the production track, flagged fields and buildings. heroes3 1, 5 and 7."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field

from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.places import Place, places
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.evening.towns import Building, Town, due
from companion.kernel.effects import Do, Effect
from companion.kernel.refusals import Unknown

START = Purse(10)
"""The production that a scenario begins with unless it says otherwise. heroes3 12."""
DOUBLE, NO_TOWNS = "double-income", "no-town-income"
RANDOM_TOWN = "random-town"


@dataclass(frozen=True, slots=True)
class Flag:
    """A flagged field: a mine, a Random Town, or a Settlement with the resource that was chosen there ("" if none)."""

    place: str
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class Income:
    """What a resource round brings: the `track`, what buildings surely give, and what is still to be decided."""

    track: Purse
    buildings: Purse = field(default_factory=Purse)
    open: tuple[tuple[Building, Deed], ...] = field(default=())

    @property
    def sure(self) -> Purse:
        """What is gained without anybody deciding or rolling anything."""
        return self.track + self.buildings


def production(start: Purse, flags: Iterable[Flag], rules: Set[str] = frozenset()) -> Purse:
    """The production track: what the scenario began with and every flagged field. heroes3 7.

    Optional rules (heroes3 12): mines and settlements count twice; flagged Towns give nothing, which we read as the
    Random Towns, for the production of the own town is the scenario's.
    """
    total = start
    for flag in flags:
        step = brings(flag)
        if NO_TOWNS in rules and flag.place == RANDOM_TOWN:
            continue
        total += step * 2 if DOUBLE in rules else step
    return total


def brings(flag: Flag) -> Purse:
    """The production of one flagged field."""
    if flag.place == "settlement":
        return _step(flag.chosen) if flag.chosen else Purse()
    return _total(places().place(flag.place))


def income(town: Town, built: Set[str], start: Purse, flags: Iterable[Flag], rules: Set[str] = frozenset()) -> Income:
    """What a resource round brings to a player: the track first, then the buildings. heroes3 1."""
    given, open_ = Purse(), []
    for building, deed in due(town, built, "resource-round"):
        gain = plain_gain(deed.effect)
        if gain is None:
            open_.append((building, deed))
        else:
            given += gain
    return Income(production(start, flags, rules), given, tuple(open_))


def plain_gain(effect: Effect) -> Purse | None:
    """The resources that an effect gives; None if it does anything else or leaves anything open."""
    total = Purse()
    for step in effect:
        if not isinstance(step, Do) or step.word not in ("gold", "materials", "valuables"):
            return None
        total += Purse.of({step.word: int(step.amount)})
    return total


def _step(resource: str) -> Purse:
    steps = tables().production
    if resource not in steps:
        raise Unknown("h3e-no-resource", found=resource, options=list(steps))
    return Purse.of({resource: steps[resource]})


def _total(place: Place) -> Purse:
    return sum(_produced(place), Purse())


def _produced(place: Place) -> Iterator[Purse]:
    for deed in place.deeds:
        for step in deed.effect:
            if deed.when == "held" and isinstance(step, Do) and step.word == "production":
                amount, resource = step.args
                yield Purse.of({resource: int(amount)})
