"""Resources change hands on the sheets. heroes3 5 and 12."""

from __future__ import annotations

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.setup_data import PlayerSetup
from companion.games.heroes3.adventure.state import AdventureState
from companion.kernel.refusals import BeyondLimit, Refused, Unknown
from tests.heroes3.adventure.sample_games import SampleGame, new_game

ALLIES = (
    PlayerSetup("ana", "Ana", "castle", "catherine", "red"),
    PlayerSetup("bea", "Bea", "necropolis", "sandro", "red"),
    PlayerSetup("cid", "Cid", "dungeon", "mutare", "blue"),
    PlayerSetup("dot", "Dot", "rampart", "mephala", "blue"),
)


def at_the_post(table: SampleGame) -> SampleGame:
    """Ana trades at a Trading Post."""
    table.give(acts.Visit("ana", "trading-post"))
    table.settle("trade")
    return table


def test_heroes3_5_one_trades_only_at_a_trading_post() -> None:
    table = new_game()
    table.refused(acts.Trade("ana", "gold", "materials"), "h3s-fx-no-trading", "5")
    at_the_post(table).give(acts.Trade("ana", "gold", "materials", 3))
    assert table.purse() == Purse(34, 23, 10)
    table.refused(acts.Trade("bea", "gold", "materials"), "h3s-fx-no-trading", "5")
    table.settle("done")
    table.refused(acts.Trade("ana", "gold", "materials"), "h3s-fx-no-trading", "5")


def test_the_table_may_say_so() -> None:
    table = new_game()
    table.give(acts.Trade("ana", "valuables", "gold", anyway=True))
    assert table.purse() == Purse(43, 20, 9)
    assert table.told("h3s-overruled")


def test_heroes3_12_trade_anywhere_is_an_optional_rule() -> None:
    table = new_game(rules=("trade-anywhere",))
    table.give(acts.Trade("bea", "materials", "valuables", 2))
    assert table.purse("bea") == Purse(40, 14, 12)


def test_heroes3_5_a_trade_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    table = new_game(purse=Purse(5), rules=("trade-anywhere",))
    refused = table.refused(acts.Trade("ana", "gold", "valuables"), "h3e-trade-too-little", "5")
    assert refused.message.args["missing"] == purse_text(Purse(1))
    table.give(acts.Trade("ana", "gold", "valuables", anyway=True))
    assert table.purse() == Purse(-1, 0, 1)


@pytest.mark.parametrize("trade", [("gold", "gold", 1), ("gold", "materials", 0), ("gold", "wood", 1)])
def test_there_is_no_such_trade_whatever_the_table_says(trade: tuple[str, str, int]) -> None:
    give, get, times = trade
    table = new_game(rules=("trade-anywhere",))
    assert isinstance(table.refused(acts.Trade("ana", give, get, times, anyway=True)), Refused)


def test_heroes3_5_allies_give_on_a_turn_of_their_side() -> None:
    table = new_game(*ALLIES, mode="alliance")
    while table.state.active not in ("ana", "bea"):
        table.next(anyway=True)
    table.give(acts.Give("ana", "bea", gold=7, valuables=1))
    assert table.purse() == Purse(33, 20, 9)
    assert table.purse("bea") == Purse(47, 20, 11)
    table.refused(acts.Give("ana", "cid", gold=1), "h3s-fx-not-allied", "5")
    table.refused(acts.Give("cid", "dot", gold=1), "h3s-fx-give-on-turn", "5")


def test_heroes3_5_cooperative_players_give_during_a_visit_to_a_trading_post() -> None:
    table = new_game(mode="cooperative")
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-give-at-post", "5")
    at_the_post(table).give(acts.Give("ana", "bea", gold=40))
    assert table.purse("bea").gold == 80
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-give-too-little", "5")


@pytest.mark.parametrize("use", ["1", "2", "3", "4", "none"])
def test_heroes3_5_cooperative_players_give_in_addition_to_any_use_of_the_trading_post(use: str) -> None:
    table = new_game(mode="cooperative", change=lambda state: own(state, "ana", "haste"))
    table.give(acts.Visit("ana", "trading-post"), acts.Give("ana", "bea", gold=1))
    table.settle(use)
    while table.matters:
        table.settle(pending_questions.build_question_form(table.state, table.matter()).options[0].id)
    table.give(acts.Give("ana", "bea", gold=1))
    table.next()
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-give-at-post", "5")


@pytest.mark.parametrize("goes_on", [acts.Move("ana"), acts.Visit("ana", "windmill")])
def test_heroes3_5_giving_ends_as_the_hero_moves_on(goes_on: Act) -> None:
    table = new_game(mode="cooperative", rules=("secondary-hero-start",))
    table.give(acts.Visit("ana", "trading-post"), acts.Move("ana", "secondary"))
    table.settle("none")
    table.give(acts.Give("ana", "bea", gold=1), acts.Move("ana", on="revisit"))
    table.give(acts.Give("ana", "bea", gold=1), goes_on)
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-give-at-post", "5")


def test_heroes3_5_allies_swap_spells_and_artifacts_one_for_one() -> None:
    table = new_game(mode="cooperative", change=lambda state: own(state, "ana", "haste"))
    table.state.sheet("bea").cards = ("charm-of-mana", "attack")
    before = len(table.sheet().cards)
    table.give(acts.Swap("ana", "bea", "haste", "charm-of-mana"))
    assert "haste" not in table.sheet().cards
    assert table.sheet().cards[-1] == "charm-of-mana"
    assert table.sheet("bea").cards == ("attack", "haste")
    assert (len(table.sheet().cards), table.sheet().removed) == (before, ())
    table.refused(acts.Swap("ana", "bea", "attack", "haste"), "h3s-fx-not-swapped", "5")
    table.refused(acts.Swap("bea", "ana", "slow", "charm-of-mana"), "h3s-card-not-owned", "4")
    table.refused(acts.Swap("ana", "ana", "haste", "haste"), "h3s-fx-give-others")


def test_heroes3_5_nobody_trades_during_a_combat() -> None:
    table = new_game(rules=("trade-anywhere",))
    table.give(acts.Trade("ana", "gold", "materials"), acts.BeginFight("ana", level="VII"))
    table.refused(acts.Trade("ana", "gold", "materials"), "h3s-not-in-combat", "5")


def test_heroes3_5_a_war_machine_that_one_has_is_not_offered_again() -> None:
    table = new_game()
    for _ in range(2):
        table.give(acts.Visit("ana", "war-machine-factory"))
        first = pending_questions.build_question_form(table.state, table.matter()).options[0].id
        table.settle(first)
    assert len(set(table.sheet().machines)) == len(table.sheet().machines) == 2


def test_heroes3_5_allies_give_on_a_turn_and_not_between_rounds() -> None:
    table = new_game(*ALLIES, mode="alliance", rules=("no-astrologers",))
    table.to_round(2)
    assert not table.state.active
    ally = next(player.id for player in ALLIES[1:] if player.team == ALLIES[0].team)
    table.refused(acts.Give("ana", ally, gold=1), "h3s-fx-give-on-turn", "5")
    table.give(acts.Give("ana", ally, gold=1, anyway=True))
    assert table.told("h3s-overruled")


def test_heroes3_5_enemies_swap_nothing() -> None:
    table = new_game(*ALLIES, mode="alliance", change=lambda state: own(state, "ana", "haste"))
    table.state.sheet("cid").cards = ("slow",)
    table.refused(acts.Swap("ana", "cid", "haste", "slow"), "h3s-fx-no-swap", "5")
    table.give(acts.Swap("ana", "cid", "haste", "slow", anyway=True))
    assert table.sheet("cid").cards == ("haste",)


def own(state: AdventureState, seat: str, card: str) -> None:
    """A player owns a card besides."""
    state.sheet(seat).cards = (*state.sheet(seat).cards, card)


def test_heroes3_5_in_a_clash_nobody_gives_anything() -> None:
    table = new_game()
    table.refused(acts.Give("ana", "bea", gold=1), "h3s-fx-no-giving", "5")
    table.give(acts.Give("ana", "bea", gold=1, anyway=True))
    assert table.purse("bea").gold == 41


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        (acts.Give("ana", "bea"), BeyondLimit),
        (acts.Give("ana", "bea", gold=-5), BeyondLimit),
        (acts.Give("ana", "ana", gold=5), BeyondLimit),
        (acts.Give("ana", "zoe", gold=5), Unknown),
    ],
)
def test_gifts_that_make_no_sense_are_refused(act: acts.Give, kind: type[Refused]) -> None:
    assert isinstance(new_game().refused(act), kind)
