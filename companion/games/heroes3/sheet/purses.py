"""Resources come in and go out. Nothing goes below 0 unless the table says so. heroes3 5."""

from __future__ import annotations

from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import TooDear, told
from companion.games.heroes3.sheet.desk import Desk
from companion.kernel.words import Argument, message


def gain(desk: Desk, seat: str, amount: Purse, rule: str, source: Argument) -> None:
    """A player gains resources from something."""
    if not amount:
        return
    sheet = desk.sheet(seat)
    sheet.purse += amount
    count(desk, seat, "gold-gained", amount.gold)
    count(desk, seat, "materials-gained", amount.materials)
    count(desk, seat, "valuables-gained", amount.valuables)
    desk.note(seat, rule, message("h3s-gains", name=desk.name(seat), amount=told(amount), source=source), "gain")


def pay(desk: Desk, seat: str, cost: Purse, rule: str, what: Argument) -> None:
    """A player pays for something, or is refused with what is missing."""
    sheet = desk.sheet(seat)
    if missing := sheet.purse.missing(cost):
        desk.forbid(TooDear(what, cost, missing, rule))
    sheet.purse -= cost


def pay_told(desk: Desk, seat: str, cost: Purse, rule: str, what: Argument, source: Argument) -> None:
    """Pay for something that comes from `source`, and tell it."""
    pay(desk, seat, cost, rule, what)
    if cost:
        desk.note(seat, rule, message("h3s-fx-pays", name=desk.name(seat), amount=told(cost), source=source))


def count(desk: Desk, seat: str, what: str, by: int = 1) -> None:
    """Count something for the statistics of the evening."""
    if by:
        tally = desk.sheet(seat).tally
        tally[what] = tally.get(what, 0) + by
