"""How a race begins: the drivers, who of them the app plays, and how far it goes."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.cli_setup import CliSetupOrder
from companion.kernel.game import Setup
from companion.kernel.plain_data import to_plain
from companion.kernel.refusals import BeyondLimit, Malformed

GAME = ENGINE = "fifth-wheel"
LEAST, MOST = 2, 6
LONGEST_RACE = 500


@dataclass(frozen=True, slots=True)
class Driver:
    """Somebody who races; `app` says that the app does it."""

    id: str
    name: str
    app: bool = False


@dataclass(frozen=True, slots=True)
class RaceSetup:
    """The body of a table's setup, in the order of play."""

    drivers: tuple[Driver, ...]
    goal: int = 50


def build_setup_from_order(order: CliSetupOrder) -> Setup:
    """A race as it is ordered in a terminal or on the set-up screen. fifth_wheel 6."""
    order.check(("played-by",), ("goal",), ())
    if not LEAST <= len(order.people) <= MOST:
        raise BeyondLimit("fw-drivers", found=len(order.people), low=LEAST, high=MOST)
    goal = order.chosen("goal", otherwise="50")
    if not goal.isdecimal() or not 1 <= int(goal) <= LONGEST_RACE:
        raise Malformed("fw-goal", found=goal, high=LONGEST_RACE)
    drivers = [Driver(seat, name, _by_app(order, name)) for name, seat in order.seats().items()]
    first = next((n for n, driver in enumerate(drivers) if driver.name == order.first), 0)
    race = RaceSetup((*drivers[first:], *drivers[:first]), int(goal))
    return Setup(GAME, ENGINE, order.seed, to_plain(race))


def _by_app(order: CliSetupOrder, name: str) -> bool:
    played_by = order.chosen("played-by", name, "person")
    if played_by not in ("person", "app"):
        raise Malformed("fw-played-by", found=played_by)
    return played_by == "app"
