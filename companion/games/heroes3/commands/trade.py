"""The trade calculator of `companion tables heroes3 trade`: what can I get for what I have? heroes3 5."""

from __future__ import annotations

import re

from companion.games.game_commands_and_reports import CommandReader, CommandReport, ReportTable
from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.rules import trade_calculator
from companion.games.heroes3.cards.find_unit_or_card_by_name import normalize_name
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import BeyondLimit, Malformed
from companion.library.translations import MessageCatalogue

MOST = 99
"""More of a resource than anybody has at a table."""
MOST_LISTED = 20
"""Nobody reads a longer list: so many valuables at most if everything were traded for them."""
_SHORT = 3
"""So many letters of a resource's name are enough: `mat`, `obj`, `val`."""


def calculate_trade(context: CommandReader, game: str, have: str, want: str) -> CommandReport:
    """What a purse can become: everything, as much as possible of a resource, or what it takes to pay a cost."""
    if not have:
        raise Malformed("tables-no-have")
    purse = parse_purse(have)
    if not want:
        return _bundles(context, game, purse)
    resource = find_resource_by_name(want)
    if resource:
        return _planned(
            context, game, purse, Purse(), trade_calculator.plan_trades_to_maximize_resource(purse, resource)
        )
    cost = _cost(want)
    return _planned(context, game, purse, cost, trade_calculator.plan_trades_for_cost(purse, cost))


def parse_purse(typed: str) -> Purse:
    """`7 gold 2 valuables` as a purse; in any language, with or without commas."""
    pairs = re.findall(r"(\d+)\s*([^\d,;]+)", typed)
    read = re.sub(r"[\s,;]+", "", "".join(number + name for number, name in pairs))
    if not pairs or read != re.sub(r"[\s,;]+", "", typed):
        raise Malformed("tables-bad-purse", found=typed)
    total = Purse()
    for number, name in pairs:
        resource = find_resource_by_name(name)
        if not resource:
            raise Malformed("tables-bad-purse", found=typed)
        if len(number) > len(str(MOST)) or int(number) > MOST:
            raise BeyondLimit("tables-too-much", found=number, most=MOST)
        total += Purse.of({resource: int(number)})
    return total


def find_resource_by_name(typed: str) -> str:
    """The resource that was meant, by its id or name in any language or a beginning of it; "" if none was."""
    wanted = normalize_name(typed)
    wanted = wanted.removeprefix("de ").removeprefix("d ")
    written = {
        resource: [resource, *map(normalize_name, name.values())]
        for resource, name in get_reference_tables().resources.items()
    }
    exact = [resource for resource, names in written.items() if wanted in names]
    if exact:
        return exact[0]
    near = [resource for resource, names in written.items() if any(name.startswith(wanted) for name in names)]
    return near[0] if len(near) == 1 and len(wanted) >= _SHORT else ""


def _cost(want: str) -> Purse:
    """What a building costs, named as `castle:city-hall`, or amounts."""
    faction, colon, building = want.partition(":")
    if not colon:
        return parse_purse(want)
    return towns.require_town(normalize_name(faction)).building(normalize_name(building).replace(" ", "-")).cost


def _bundles(context: CommandReader, game: str, have: Purse) -> CommandReport:
    if have.gold // 6 + have.materials // 3 + have.valuables > MOST_LISTED:
        raise BeyondLimit("tables-too-many-bundles")
    words, found = context.words, trade_calculator.reachable_purses(have)

    def draw() -> list[str | ReportTable]:
        names = [words.name(name) for name in get_reference_tables().resources.values()]
        rows = [[str(count) for count in bundle.amounts().values()] for bundle in found]
        return [_having(words, have), words("tables-bundles"), ReportTable(names, rows)]

    plain_: dict[str, Plain] = {
        "game": game,
        "table": "trade",
        "have": have.amounts(),
        "bundles": [one.amounts() for one in found],
    }
    return CommandReport(plain_, draw)


def _planned(
    context: CommandReader, game: str, have: Purse, cost: Purse, made: trade_calculator.TradePlan | None
) -> CommandReport:
    words = context.words

    def draw() -> list[str]:
        if made is None:
            return [_having(words, have), words("tables-out-of-reach", cost=purse_text(cost))]
        steps = [
            "  " + words("tables-trade-line", paid=purse_text(step.paid), gained=purse_text(step.gained))
            for step in made.trades
        ]
        none = [] if steps else [words("tables-no-trade-needed")]
        return [
            _having(words, have),
            *none,
            *steps,
            words("tables-after", purse=purse_text(made.after)),
        ]

    steps = [_step(step) for step in made.trades] if made else []
    after = made.after.amounts() if made else None
    plain_: dict[str, Plain] = {
        "game": game, "table": "trade", "have": have.amounts(), "cost": cost.amounts(), "reached": made is not None,
        "trades": steps, "after": after,
    }  # fmt: skip
    return CommandReport(plain_, draw)


def _step(step: trade_calculator.TradeExchange) -> dict[str, Plain]:
    paid, gained = step.paid.amounts()[step.give], step.gained.amounts()[step.get]
    return {"give": step.give, "get": step.get, "times": step.times, "paid": paid, "gained": gained}


def _having(words: MessageCatalogue, have: Purse) -> str:
    return words("tables-have", purse=purse_text(have))
