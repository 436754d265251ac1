"""Players gain and pay resources. Nothing goes below 0 unless the table says so. heroes3 5."""

from __future__ import annotations

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import TooDear, purse_text
from companion.kernel.messages import Argument, message


def gain_resources(context: ActContext, seat: str, amount: Purse, rule: str, source: Argument) -> None:
    """A player gains resources from something."""
    if not amount:
        return
    sheet = context.sheet(seat)
    sheet.purse += amount
    count_for_game_statistics(context, seat, "gold-gained", amount.gold)
    count_for_game_statistics(context, seat, "materials-gained", amount.materials)
    count_for_game_statistics(context, seat, "valuables-gained", amount.valuables)
    context.note(
        seat, rule, message("h3s-gains", name=context.name(seat), amount=purse_text(amount), source=source), "gain"
    )


def pay_resources(context: ActContext, seat: str, cost: Purse, rule: str, what: Argument) -> None:
    """A player pays for something, or is refused with what is missing."""
    sheet = context.sheet(seat)
    if missing := sheet.purse.missing(cost):
        context.forbid(TooDear(what, cost, missing, rule))
    sheet.purse -= cost


def pay_and_announce(context: ActContext, seat: str, cost: Purse, rule: str, what: Argument, source: Argument) -> None:
    """Pay for something that comes from `source`, and tell it."""
    pay_resources(context, seat, cost, rule, what)
    if cost:
        context.note(
            seat, rule, message("h3s-fx-pays", name=context.name(seat), amount=purse_text(cost), source=source)
        )


def count_for_game_statistics(context: ActContext, seat: str, what: str, by: int = 1) -> None:
    """Count something for the statistics of the game."""
    if by:
        tally = context.sheet(seat).tally
        tally[what] = tally.get(what, 0) + by
