"""Trade by the table of the Trading Post, and the calculator: what can I get for what I have? heroes3 5."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.heroes3.adventure.content.effect_vocabulary import RESOURCES
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import NoSuchTrade, purse_text
from companion.kernel.refusals import BeyondLimit, Unknown

MOST_BUNDLES = 200
"""So many bundles are listed at most: nobody reads more."""


@dataclass(frozen=True, slots=True)
class TradeExchange:
    """One line of the trade table, so many times."""

    give: str
    get: str
    times: int

    @property
    def paid(self) -> Purse:
        """What goes away."""
        return Purse.of({self.give: get_reference_tables().rates[self.give, self.get].pay * self.times})

    @property
    def gained(self) -> Purse:
        """What comes in."""
        return Purse.of({self.get: get_reference_tables().rates[self.give, self.get].gain * self.times})


@dataclass(frozen=True, slots=True)
class TradePlan:
    """Trades in the order in which they are made, and what one has afterwards."""

    trades: tuple[TradeExchange, ...]
    after: Purse


def purse_after_trade(purse: Purse, trade: TradeExchange) -> Purse:
    """The purse after a trade, or a refusal."""
    for resource in (trade.give, trade.get):
        if resource not in RESOURCES:
            raise Unknown("h3e-no-resource", found=resource, options=list(RESOURCES))
    if trade.give == trade.get or trade.times < 1:
        # There is no such line, so that nobody can overrule it.
        raise BeyondLimit("h3e-no-trade", rule="heroes3 5")
    if missing := purse.missing(trade.paid):
        raise NoSuchTrade("h3e-trade-too-little", "5", price=purse_text(trade.paid), missing=purse_text(missing))
    return purse - trade.paid + trade.gained


def plan_trades_for_cost(have: Purse, cost: Purse) -> TradePlan | None:
    """The trades after which the cost can be paid, with as little given away as possible; None if there are none."""
    plans = [_done(have, trades) for trades in _ways(have, cost)]
    fitting = [made for made in plans if made is not None and made.after.covers(cost)]
    return max(fitting, key=lambda made: (_worth(made.after), -len(made.trades)), default=None)


def plan_trades_to_maximize_resource(have: Purse, resource: str) -> TradePlan:
    """The trades that leave one with as much of a resource as possible, and nothing given away in vain."""
    if resource not in RESOURCES:
        raise Unknown("h3e-no-resource", found=resource, options=list(RESOURCES))
    best, wanted = TradePlan((), have), have.amounts()[resource] + 1
    while (better := plan_trades_for_cost(have, Purse.of({resource: wanted}))) is not None:
        best, wanted = better, better.after.amounts()[resource] + 1
    return best


def reachable_purses(have: Purse, limit: int = MOST_BUNDLES) -> list[Purse]:
    """Everything that one can have instead: for all reachable materials and valuables the most gold beside them.

    None of these is better than another one, because each building material and each valuables more costs gold. Where
    they would be more than `limit`, there are only the ends for each number of valuables, or for some of these: the
    most gold, and the most materials.
    """
    found = list(itertools.islice(_reachable(have), limit + 1))
    return sorted(found if len(found) <= limit else _ends(have, limit))


# --- how it works --------------------------------------------------------------------------------
#
# Only seven ways of trading can be of use: each of the six lines directly, and gold to building materials to valuables,
# which joins what is left of both. No other chain gives more than the direct line (6 G = 3 B = 1 V, 1 V = 2 B = 3 G).


def _ways(have: Purse, cost: Purse) -> Iterator[list[TradeExchange]]:
    """Every sensible way to trade for a cost."""
    lacking = have.missing(cost)
    if lacking.valuables:
        for by_materials in range(lacking.valuables + 1):
            yield _buying_valuables(have, cost, lacking.valuables, by_materials)
        return
    spare = have.valuables - cost.valuables
    for sold in range(min(spare, -(-lacking.materials // 2)) + 1):
        for for_gold in range(spare - sold + 1):
            yield _selling_valuables(have, cost, sold, for_gold)
            if have.gold + 3 * for_gold >= cost.gold + 2 * lacking.materials:
                break


def _buying_valuables(have: Purse, cost: Purse, wanted: int, by_materials: int) -> list[TradeExchange]:
    """So many of the wanted valuables for building materials, the others for gold."""
    needed = cost.materials + 3 * by_materials - have.materials
    by_gold = wanted - by_materials
    bought = max(0, needed)
    short = cost.gold + 6 * by_gold + 2 * bought - have.gold
    sold = min(max(0, short), max(0, -needed))
    return [
        TradeExchange("materials", "gold", sold),
        TradeExchange("gold", "materials", bought),
        TradeExchange("materials", "valuables", by_materials),
        TradeExchange("gold", "valuables", by_gold),
    ]


def _selling_valuables(have: Purse, cost: Purse, for_materials: int, for_gold: int) -> list[TradeExchange]:
    """So many spare valuables sold for building materials and for gold; these two make up for each other."""
    materials = have.materials + 2 * for_materials - cost.materials
    bought = max(0, -materials)
    short = max(0, cost.gold + 2 * bought - have.gold - 3 * for_gold)
    return [
        TradeExchange("valuables", "materials", for_materials),
        TradeExchange("valuables", "gold", for_gold),
        TradeExchange("materials", "gold", min(short, max(0, materials))),
        TradeExchange("gold", "materials", bought),
    ]


def _done(have: Purse, trades: list[TradeExchange]) -> TradePlan | None:
    made = tuple(trade for trade in trades if trade.times)
    after = have
    for trade in made:
        if not after.covers(trade.paid):
            return None
        after = after - trade.paid + trade.gained
    return TradePlan(made, after)


def _worth(purse: Purse) -> int:
    """What a purse is worth, so that every trade loses: between what is paid and what is got for each."""
    return 2 * purse.gold + 3 * purse.materials + 8 * purse.valuables


def _reachable(have: Purse) -> Iterator[Purse]:
    """The bundles, beginning with the fewest valuables."""
    for valuables in range(_most_valuables(have) + 1):
        for materials in itertools.count():
            gold = _most_gold(have, materials, valuables)
            if gold < 0:
                break
            yield Purse(gold, materials, valuables)


def _ends(have: Purse, limit: int) -> set[Purse]:
    """For so many numbers of valuables that it stays within the limit, the most gold and the most materials."""
    highest = _most_valuables(have)
    step = -(-(highest + 1) // max(1, limit // 2))
    found = set()
    for valuables in range(0, highest + 1, step):
        gold = _most_gold(have, 0, valuables)
        materials = max(one for one in range(_most_materials(have) + 1) if _most_gold(have, one, valuables) >= 0)
        found |= {Purse(gold, 0, valuables), Purse(_most_gold(have, materials, valuables), materials, valuables)}
    return found


def _most_materials(have: Purse) -> int:
    return have.materials + have.gold // 2 + 2 * have.valuables


def _most_valuables(have: Purse) -> int:
    return have.valuables + (have.materials + have.gold // 2) // 3


def _most_gold(have: Purse, materials: int, valuables: int) -> int:
    """The most gold one can have beside so many materials and valuables; below 0 if these are out of reach.

    Valuables are best bought with materials, since 6 gold buy no more than 3 materials do. Spare ones are best sold for
    materials as far as these are needed (2 of them would cost 4 gold), and then for gold.
    """
    bought, spare = max(0, valuables - have.valuables), max(0, have.valuables - valuables)
    needed = materials + 3 * bought - have.materials
    for_materials = min(spare, max(0, needed // 2))
    needed -= 2 * for_materials
    return have.gold + 3 * (spare - for_materials) - (2 * needed if needed > 0 else needed)
