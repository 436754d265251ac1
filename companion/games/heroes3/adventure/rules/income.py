"""Income: what a resource round brings from the production track, flagged fields and buildings. heroes3 1, 5 and 7."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field

from companion.games.heroes3.adventure.content.map_content import MapPlace, get_map_content
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.content.towns import Building, Town, building_effects_due_at
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.purse import Purse
from companion.kernel.building_blocks.effect_parser import Do, Effect
from companion.kernel.refusals import Unknown

START = Purse(10)
"""The production that a scenario begins with unless it says otherwise. heroes3 12."""
DOUBLE, NO_TOWNS = "double-income", "no-town-income"
RANDOM_TOWN = "random-town"


@dataclass(frozen=True, slots=True)
class FlaggedField:
    """A flagged field: a mine, a Random Town, or a Settlement with the resource that was chosen there ("" if none)."""

    place: str
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class Income:
    """What a resource round brings: the `track`, what buildings surely give, and what is still to be decided."""

    track: Purse
    buildings: Purse = field(default_factory=Purse)
    open: tuple[tuple[Building, TimedEffect], ...] = field(default=())

    @property
    def sure(self) -> Purse:
        """What is gained without anybody deciding or rolling anything."""
        return self.track + self.buildings


def compute_production(start: Purse, flags: Iterable[FlaggedField], rules: Set[str] = frozenset()) -> Purse:
    """The production track: what the scenario began with and every flagged field. heroes3 7.

    Optional rules (heroes3 12): mines and settlements count twice; flagged Towns give nothing, which we read as the
    Random Towns, for the production of the own town is the scenario's.
    """
    total = start
    for flag in flags:
        step = flag_production(flag)
        if NO_TOWNS in rules and flag.place == RANDOM_TOWN:
            continue
        total += step * 2 if DOUBLE in rules else step
    return total


def flag_production(flag: FlaggedField) -> Purse:
    """The production of one flagged field."""
    if flag.place == "settlement":
        return _step(flag.chosen) if flag.chosen else Purse()
    return _total(get_map_content().place(flag.place))


def compute_income(
    town: Town, built: Set[str], start: Purse, flags: Iterable[FlaggedField], rules: Set[str] = frozenset()
) -> Income:
    """What a resource round brings to a player: the track first, then the buildings. heroes3 1."""
    given, open_ = Purse(), []
    for building, deed in building_effects_due_at(town, built, "resource-round"):
        gain = fixed_resource_gain(deed.effect)
        if gain is None:
            open_.append((building, deed))
        else:
            given += gain
    return Income(compute_production(start, flags, rules), given, tuple(open_))


def fixed_resource_gain(effect: Effect) -> Purse | None:
    """The resources that an effect gives; None if it does anything else or leaves anything open."""
    total = Purse()
    for step in effect:
        if not isinstance(step, Do) or step.word not in ("gold", "materials", "valuables"):
            return None
        total += Purse.of({step.word: int(step.amount)})
    return total


def _step(resource: str) -> Purse:
    steps = get_reference_tables().production
    if resource not in steps:
        raise Unknown("h3e-no-resource", found=resource, options=list(steps))
    return Purse.of({resource: steps[resource]})


def _total(place: MapPlace) -> Purse:
    return sum(_produced(place), Purse())


def _produced(place: MapPlace) -> Iterator[Purse]:
    for deed in place.deeds:
        for step in deed.effect:
            if deed.when == "held" and isinstance(step, Do) and step.word == "production":
                amount, resource = step.args
                yield Purse.of({resource: int(amount)})
