"""Resources change hands on the sheets. heroes3 5 and 12."""

from __future__ import annotations

import pytest

from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.setup import Chair
from companion.kernel.refusals import BeyondLimit, Refused, Unknown
from tests.heroes3.evenings import Evening, evening

ALLIES = (
    Chair("ana", "Ana", "castle", "catherine", "red"),
    Chair("bea", "Bea", "necropolis", "sandro", "red"),
    Chair("cid", "Cid", "dungeon", "mutare", "blue"),
    Chair("dot", "Dot", "rampart", "mephala", "blue"),
)


def at_the_post(table: Evening) -> Evening:
    """Ana trades at a Trading Post."""
    table.give(acts.Visit("ana", "trading-post"))
    table.settle("trade")
    return table


def test_heroes3_5_one_trades_only_at_a_trading_post() -> None:
    table = evening()
    table.refused(acts.Trade("ana", "gold", "materials"), "h3s-fx-no-trading", "5")
    at_the_post(table).give(acts.Trade("ana", "gold", "materials", 3))
    assert table.purse() == Purse(34, 23, 10)
    table.refused(acts.Trade("bea", "gold", "materials"), "h3s-fx-no-trading", "5")
    table.settle("done")
    table.refused(acts.Trade("ana", "gold", "materials"), "h3s-fx-no-trading", "5")


def test_the_table_may_say_so() -> None:
    table = evening()
    table.give(acts.Trade("ana", "valuables", "gold", anyway=True))
    assert table.purse() == Purse(43, 20, 9)
    assert table.told("h3s-overruled")


def test_heroes3_12_trade_anywhere_is_an_optional_rule() -> None:
    table = evening(rules=("trade-anywhere",))
    table.give(acts.Trade("bea", "materials", "valuables", 2))
    assert table.purse("bea") == Purse(40, 14, 12)


def test_heroes3_5_a_trade_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    table = evening(purse=Purse(5), rules=("trade-anywhere",))
    refused = table.refused(acts.Trade("ana", "gold", "valuables"), "h3e-trade-too-little", "5")
    assert refused.message.args["missing"] == told(Purse(1))
    table.give(acts.Trade("ana", "gold", "valuables", anyway=True))
    assert table.purse() == Purse(-1, 0, 1)


@pytest.mark.parametrize("trade", [("gold", "gold", 1), ("gold", "materials", 0), ("gold", "wood", 1)])
def test_there_is_no_such_trade_whatever_the_table_says(trade: tuple[str, str, int]) -> None:
    give, get, times = trade
    table = evening(rules=("trade-anywhere",))
    assert isinstance(table.refused(acts.Trade("ana", give, get, times, anyway=True)), Refused)


def test_heroes3_5_allies_give_on_a_turn_of_their_side() -> None:
    table = evening(*ALLIES, mode="alliance")
    while table.state.active not in ("ana", "bea"):
        table.next(anyway=True)
    table.give(acts.Give("ana", "bea", gold=7, valuables=1))
    assert table.purse() == Purse(33, 20, 9)
    assert table.purse("bea") == Purse(47, 20, 11)
    table.refused(acts.Give("ana", "cid", gold=1), "h3s-fx-not-allied", "5")
    table.refused(acts.Give("cid", "dot", gold=1), "h3s-fx-give-on-turn", "5")


def test_heroes3_5_cooperative_players_give_during_a_visit_to_a_trading_post() -> None:
    table = evening(mode="cooperative")
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-give-at-post", "5")
    at_the_post(table).give(acts.Give("ana", "bea", gold=40))
    assert table.purse("bea").gold == 80
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-give-too-little", "5")


def test_heroes3_5_in_a_clash_nobody_gives_anything() -> None:
    table = evening()
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-no-giving", "5")
    table.give(acts.Give("ana", "bea", gold=1, anyway=True))
    assert table.purse("bea").gold == 41


@pytest.mark.parametrize(("act", "kind"), [
    (acts.Give("ana", "bea"), BeyondLimit),
    (acts.Give("ana", "bea", gold=-5), BeyondLimit),
    (acts.Give("ana", "ana", gold=5), BeyondLimit),
    (acts.Give("ana", "zoe", gold=5), Unknown),
])  # fmt: skip
def test_gifts_that_make_no_sense_are_refused(act: acts.Give, kind: type[Refused]) -> None:
    assert isinstance(evening().refused(act), kind)
