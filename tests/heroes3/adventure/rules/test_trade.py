"""Trade: the table both ways, and the calculator. heroes3 5."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import NoSuchTrade
from companion.games.heroes3.adventure.rules.trade_calculator import (
    TradeExchange,
    plan_trades_for_cost,
    plan_trades_to_maximize_resource,
    purse_after_trade,
    reachable_purses,
)
from companion.kernel.refusals import BeyondLimit, Unknown

PURSES = st.builds(Purse, st.integers(0, 14), st.integers(0, 6), st.integers(0, 3))


@pytest.mark.parametrize(
    ("give", "get", "before", "after"),
    [
        ("gold", "materials", Purse(2), Purse(0, 1)),
        ("gold", "valuables", Purse(6), Purse(0, 0, 1)),
        ("materials", "gold", Purse(0, 1), Purse(1)),
        ("materials", "valuables", Purse(0, 3), Purse(0, 0, 1)),
        ("valuables", "gold", Purse(0, 0, 1), Purse(3)),
        ("valuables", "materials", Purse(0, 0, 1), Purse(0, 2)),
    ],
)
def test_every_line_of_the_trade_table(give: str, get: str, before: Purse, after: Purse) -> None:
    assert purse_after_trade(before, TradeExchange(give, get, 1)) == after
    assert purse_after_trade(before * 3, TradeExchange(give, get, 3)) == after * 3
    with pytest.raises(NoSuchTrade) as refused:
        purse_after_trade(before, TradeExchange(give, get, 2))
    assert refused.value.rule == "heroes3 5"


def test_there_and_back_always_costs_something() -> None:
    assert purse_after_trade(
        purse_after_trade(Purse(12), TradeExchange("gold", "valuables", 2)), TradeExchange("valuables", "gold", 2)
    ) == Purse(6)
    assert purse_after_trade(
        purse_after_trade(Purse(0, 6), TradeExchange("materials", "gold", 6)), TradeExchange("gold", "materials", 3)
    ) == Purse(0, 3)


def test_trades_that_are_not_in_the_table_are_refused() -> None:
    for nonsense in (
        TradeExchange("gold", "gold", 1),
        TradeExchange("gold", "materials", 0),
        TradeExchange("gold", "materials", -1),
    ):
        # Nobody can overrule that there is no such line.
        with pytest.raises(BeyondLimit):
            purse_after_trade(Purse(9, 9, 9), nonsense)
    with pytest.raises(Unknown):
        purse_after_trade(Purse(9, 9, 9), TradeExchange("mana", "gold", 1))
    with pytest.raises(Unknown):
        plan_trades_to_maximize_resource(Purse(9), "mana")


def test_the_calculator_joins_what_is_left_of_gold_and_materials() -> None:
    made = plan_trades_for_cost(Purse(2, 2), Purse(0, 0, 1))
    assert made is not None
    assert made.trades == (TradeExchange("gold", "materials", 1), TradeExchange("materials", "valuables", 1))
    assert made.after == Purse(0, 0, 1)


def test_nothing_is_traded_where_the_cost_is_covered() -> None:
    made = plan_trades_for_cost(Purse(10, 4), Purse(10, 4))
    assert made is not None
    assert made.trades == ()


def test_the_most_of_a_resource() -> None:
    assert plan_trades_to_maximize_resource(Purse(7, 0, 2), "materials").after == Purse(1, 7, 0)
    assert plan_trades_to_maximize_resource(Purse(7, 0, 2), "gold").after == Purse(13)
    assert plan_trades_to_maximize_resource(Purse(7, 0, 2), "valuables").after == Purse(1, 0, 3)
    assert plan_trades_to_maximize_resource(Purse(), "gold").trades == ()


def reachable(have: Purse) -> set[Purse]:
    """Everything that some order of trades leads to, found by trying all of them."""
    seen, todo = {have}, [have]
    while todo:
        purse = todo.pop()
        for give, get in get_reference_tables().rates:
            trade = TradeExchange(give, get, 1)
            if purse.covers(trade.paid) and (after := purse_after_trade(purse, trade)) not in seen:
                seen.add(after)
                todo.append(after)
    return seen


@settings(max_examples=60, deadline=None)
@given(PURSES)
def test_the_bundles_are_the_best_of_all_that_trading_can_reach(have: Purse) -> None:
    best: list[Purse] = []
    # From the largest down: whatever has at least as much of everything comes before.
    for one in sorted(reachable(have), reverse=True):
        if not any(better.covers(one) for better in best):
            best.append(one)
    assert reachable_purses(have) == sorted(best)


def test_a_large_purse_has_no_more_bundles_than_anybody_reads() -> None:
    have = Purse(200, 60, 40)
    found = reachable_purses(have)
    assert len(found) == 2 * (40 + (60 + 100) // 3 + 1)
    assert found[-1] == Purse(200 + 60 + 3 * 40)
    assert Purse(0, 60 + 100 + 2 * 40) in found
    assert Purse(0, 1, 93) in found
    assert set(found) <= set(reachable_purses(have, limit=100_000))


@pytest.mark.parametrize("limit", [2, 9, 10, 50])
def test_the_list_of_bundles_never_grows_beyond_its_limit(limit: int) -> None:
    have = Purse(60, 20, 10)
    found = reachable_purses(have, limit)
    assert 0 < len(found) <= limit
    assert all(plan_trades_for_cost(have, one) is not None for one in found)
    assert 0 < len(reachable_purses(have * 30, limit)) <= limit


@settings(max_examples=150, deadline=None)
@given(PURSES, PURSES)
def test_a_plan_is_found_exactly_where_some_trades_lead_there(have: Purse, cost: Purse) -> None:
    made = plan_trades_for_cost(have, cost)
    assert (made is not None) == any(purse.covers(cost) for purse in reachable(have))
    if made is not None:
        purse = have
        for trade in made.trades:
            purse = purse_after_trade(purse, trade)
        assert purse == made.after
        assert purse.covers(cost)


@settings(max_examples=60, deadline=None)
@given(PURSES, st.sampled_from(["gold", "materials", "valuables"]))
def test_no_order_of_trades_brings_more_than_the_most(have: Purse, resource: str) -> None:
    highest = max(purse.amounts()[resource] for purse in reachable(have))
    assert plan_trades_to_maximize_resource(have, resource).after.amounts()[resource] == highest
