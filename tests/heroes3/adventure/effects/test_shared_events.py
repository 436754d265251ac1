"""Events that go round the table: an auction, cards in the middle, a pool of dice, a swap. heroes3 1."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.towns import require_town
from companion.games.heroes3.adventure.effect_handlers import event_card_draws
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.setup_data import PlayerSetup
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.adventure.text.line_parser import example_typed_lines, parse_line
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Unknown
from tests.heroes3.adventure.sample_games import ANA, BEA, SampleGame, chair, new_game, say

THREE = (ANA, BEA, chair("tower", "cai"))


def happening(card: str, *players: Any, drawer: int = 0, **more: Any) -> SampleGame:
    """An evening in which somebody has just drawn this Event."""
    table = new_game(*(players or THREE), **more)
    state = table.state.copy()
    state.table.event_drawer = drawer
    event_card_draws.draw_event_card_or_ask(create_act_context(state, ignore_event))
    table.table.state = state
    table.settle(card)
    return table


def count(table: SampleGame, answer: str, anyway: bool = False) -> None:
    table.settle(*answer.split(), anyway=anyway)


# --- A Shady Auction -----------------------------------------------------------------------------


def test_heroes3_1_the_highest_bid_pays_and_takes_the_artifact() -> None:
    table = happening("a-shady-auction", purse=Purse(10))
    assert table.matters == [("", "bids", "event:a-shady-auction")]
    count(table, "ana=4 bea=5 cai=1")
    assert [table.purse(seat) for seat in ("ana", "bea", "cai")] == [Purse(10), Purse(5), Purse(10)]
    table.settle("Centaur's Axe", seat="bea")
    assert table.sheet("bea").cards.count("centaurs-axe") == 1


def test_heroes3_1_without_a_bid_or_with_a_tie_the_artifact_is_discarded_and_three_are_sold() -> None:
    table = happening("a-shady-auction", purse=Purse(10))
    count(table, "ana=3 cai=3 bea=2")
    count(table, "ana=0")
    assert table.told("h3s-fx-no-sale")
    count(table, "cai=1")
    assert [table.purse(seat).gold for seat in ("ana", "bea", "cai")] == [10, 10, 9]
    assert table.matters == [("cai", "search", "event:a-shady-auction")]


def test_heroes3_1_nobody_bids_what_they_do_not_have_unless_the_table_says_so() -> None:
    table = happening("a-shady-auction", purse=Purse(3))
    bids = acts.Settle(table.matter().id, ("ana=5", "bea=2"))
    refused = table.refused(bids, "h3s-fx-bid-too-high", "1")
    assert "2 gold" in say(refused.message)
    count(table, "ana=5 bea=2", anyway=True)
    assert table.told("h3s-overruled")
    assert table.purse().gold == -2


def test_a_bid_that_is_no_number_or_of_nobody_is_refused() -> None:
    table = happening("a-shady-auction")
    for typed in ("ana=-3", "ana=x", "ana", "dan=3", f"ana={'9' * 5_000}"):
        with pytest.raises(Unknown):
            count(table, typed)


def test_bids_are_typed_as_the_terminal_suggests() -> None:
    table = happening("a-shady-auction")
    (suggested, *_) = example_typed_lines(table.state)
    assert suggested.endswith("ana=0 bea=0 cai=0")
    table.give(parse_line(table.state, suggested))
    assert table.told("h3s-fx-no-sale")


def test_heroes3_12_who_is_out_does_not_bid() -> None:
    table = new_game(*THREE)
    table.give(acts.Eliminate("bea"))
    state = table.state.copy()
    event_card_draws.draw_event_card_or_ask(create_act_context(state, ignore_event))
    table.table.state = state
    table.settle("a-shady-auction")
    assert [one.id for one in pending_questions.build_question_form(table.state, table.matter()).counts] == [
        "ana",
        "cai",
    ]


# --- Magical Forest ------------------------------------------------------------------------------


def test_heroes3_1_each_takes_a_card_from_the_middle_or_gold_and_names_what_was_laid_in() -> None:
    table = happening("magical-forest", ANA, BEA, purse=Purse())
    table.settle("done")
    table.settle("2", seat="ana")
    table.settle("1", seat="bea")
    table.settle("magic arrow", seat="bea")
    assert table.purse() == Purse(4)
    arrows = {seat: table.sheet(seat).cards.count("magic-arrow") for seat in ("ana", "bea")}
    table.settle("magic-arrow", seat="ana")
    table.settle("none", seat="bea")
    assert table.sheet().cards.count("magic-arrow") == arrows["ana"] - 1
    assert table.sheet("bea").cards.count("magic-arrow") == arrows["bea"] == 3
    assert not table.sheet().removed  # It is in the game still.
    assert not table.matters


def test_heroes3_1_no_statistic_is_laid_in_and_no_card_that_one_does_not_own() -> None:
    table = happening("magical-forest", ANA, BEA)
    table.settle("done")
    table.settle("2", seat="ana")
    laid = table.matter("ana")
    assert "attack" not in [option.id for option in pending_questions.build_question_form(table.state, laid).options]
    with pytest.raises(Unknown):
        table.settle("attack", seat="ana")
    table.refused(acts.Settle(laid.id, ("centaurs-axe",)), "h3s-card-not-owned", "4")


# --- Mischievous Leprechaun ----------------------------------------------------------------------


def rolled(table: SampleGame, seat: str, *faces: str) -> None:
    """What a player's treasure and resource die show."""
    for face in faces:
        table.settle(face, seat=seat, kind="roll")


def test_heroes3_1_from_the_drawer_on_a_matching_die_of_the_pool_is_taken_and_gone() -> None:
    table = happening("mischievous-leprechaun", drawer=1, purse=Purse(), settings={"dice": "table"})
    table.settle("xp+1", "xp+1")
    table.settle("gold+3", "valuables+2")
    rolled(table, "bea", "xp+1", "gold+3")
    assert [one.id for one in pending_questions.build_question_form(table.state, table.matter()).options] == [
        "xp+1",
        "gold+3",
        "none",
    ]
    table.settle("gold+3", seat="bea")
    assert table.purse("bea") == Purse(3)
    rolled(table, "cai", "roll(1,resource,all)", "gold+3")
    assert table.told("h3s-fx-no-match")  # That die has gone.
    rolled(table, "ana", "xp+1", "gold+6")
    table.settle("none", seat="ana")
    assert not table.matters
    assert table.sheet().experience == 0


def test_heroes3_1_the_app_rolls_the_pool_and_for_everybody() -> None:
    table = happening("mischievous-leprechaun", settings={"dice": "app"})
    while table.matters:
        options = pending_questions.build_question_form(table.state, table.matter()).options
        table.settle(options[0].id)
    assert sum(event.message.id == "h3s-fx-shows" for event in table.events) >= 8


# --- Marketplace ---------------------------------------------------------------------------------


def bartering(**more: Any) -> SampleGame:
    table = happening("marketplace", ANA, BEA, purse=Purse(10, 4, 2), **more)
    table.settle("3", seat="ana")
    table.settle("bea", seat="ana")
    return table


def test_heroes3_1_one_kind_of_resource_is_swapped_for_another() -> None:
    table = bartering()
    table.settle("gives-gold=6", "gets-valuables=1", seat="ana")
    assert (table.purse(), table.purse("bea")) == (Purse(4, 4, 3), Purse(16, 4, 1))


@pytest.mark.parametrize(
    ("deal", "refusal"),
    [
        ("gives-gold=1 gives-materials=1 gets-valuables=1", "h3s-fx-one-for-another"),
        ("gives-gold=1 gets-gold=2", "h3s-fx-one-for-another"),
        ("gives-gold=1", "h3s-fx-one-for-another"),
        ("gives-gold=11 gets-valuables=1", "h3e-too-dear"),
        ("gives-gold=1 gets-valuables=3", "h3e-too-dear"),
    ],
)
def test_heroes3_1_a_swap_of_more_kinds_or_more_than_there_is_is_refused(deal: str, refusal: str) -> None:
    table = bartering()
    table.refused(acts.Settle(table.matter("ana").id, tuple(deal.split())), refusal, "1")


# --- neutral units that an effect lets one recruit -----------------------------------------------


def recruiting(effect: str, source: str, *players: PlayerSetup, **more: Any) -> SampleGame:
    """An evening in which an effect offers neutral units to Ana."""
    table = new_game(*players, **more)
    state = table.state.copy()
    create_act_context(state, ignore_event).open("ana", "recruit", source, step=effect)
    table.table.state = state
    return table


CIRCUS = "astrologers:charlie-and-his-circus"
PORTAL = "building:dungeon:portal-of-summoning"


@pytest.mark.parametrize(
    ("which", "built", "unit", "refusal"),
    [
        ("dwelling", (), "boars", "h3s-no-dwelling"),
        ("dwelling", ("towers",), "mummies", "h3s-no-dwelling"),
        ("dwelling", ("towers",), "rust-dragons", "h3s-fx-not-of-tier"),
        ("own faction", ("towers",), "boars", "h3s-fx-not-own-faction"),
        ("own faction", (), "griffins", "h3s-no-dwelling"),
        ("silver", (), "boars", "h3s-fx-not-of-tier"),
        ("bronze and silver", (), "trolls", "h3s-fx-not-of-tier"),
        ("no azure", (), "rust-dragons", "h3s-fx-not-of-tier"),
        ("elementals", ("towers",), "boars", "h3s-fx-no-elementals"),
        ("elementals", (), "air-elementals", "h3s-no-dwelling"),
    ],
)
def test_heroes3_6_a_neutral_unit_is_recruited_only_by_what_the_effect_asks_for(
    which: str, built: tuple[str, ...], unit: str, refusal: str
) -> None:
    table = recruiting(f"may(recruit-neutrals(1, free, {which}))", CIRCUS, built=built)
    matter = table.matter()
    shown = {option.id: option for option in pending_questions.build_question_form(table.state, matter).options}[
        f"neutral:{unit}"
    ]
    assert shown.refusal is not None
    refused = table.refused(acts.Settle(matter.id, (unit,)), refusal)
    assert say(refused.message) == say(shown.refusal)
    table.settle(unit, anyway=True)
    assert table.told("h3s-overruled")
    assert Unit(f"neutral:{unit}") in table.sheet().army


def test_heroes3_6_units_that_fit_stand_before_those_that_do_not() -> None:
    table = recruiting("may(recruit-neutrals(1, free, silver))", "pandora:pandora-06")
    legal = [
        option.legal
        for option in pending_questions.build_question_form(table.state, table.matter()).options
        if option.id != "none"
    ]
    assert legal == sorted(legal, reverse=True)
    assert any(legal)


def test_heroes3_6_the_portal_brings_one_unit_of_each_tier() -> None:
    table = recruiting("may(recruit-neutrals(3, free, a dwelling each))", PORTAL, built=("towers",))
    table.refused(acts.Settle(table.matter().id, ("boars", "peasants")), "h3s-fx-one-a-tier", "6")
    table.settle("boars")
    assert Unit("neutral:boars") in table.sheet().army


def test_heroes3_6_neutral_gold_dragons_are_azure_but_of_the_golden_dwelling() -> None:
    table = recruiting("may(recruit-neutrals(1, free, own faction))", CIRCUS, chair("rampart"), BEA)
    refused = table.refused(acts.Settle(table.matter().id, ("gold-dragons",)), "h3s-no-dwelling", "6")
    assert require_town("rampart").dwelling("gold").name["en"] in say(refused.message)


# --- Pandora: a sacrifice of silver --------------------------------------------------------------


def opened(*army: str) -> SampleGame:
    """Ana, with these units, has just drawn the card."""
    table = new_game(army=army)
    state = table.state.copy()
    create_act_context(state, ignore_event).open("ana", "draw-pandora", "place:pandoras-box")
    table.table.state = state
    table.settle("pandora-15")
    return table


def test_heroes3_7_a_silver_unit_is_turned_or_lost_for_one_neutral_of_bronze_and_one_of_silver() -> None:
    table = opened("castle:crusaders/pack", "castle:halberdiers/few")
    table.settle("1")
    assert Unit("castle:crusaders") in table.sheet().army
    table.settle("done", kind="tell")
    table.refused(acts.Settle(table.matter(kind="recruit").id, ("boars", "peasants")), "h3s-fx-one-a-tier", "7")
    table.settle("boars", "mummies")
    assert [unit.unit for unit in table.sheet().army][-2:] == ["neutral:boars", "neutral:mummies"]


def test_heroes3_7_a_silver_few_can_only_be_lost() -> None:
    table = opened("castle:crusaders/few", "castle:halberdiers/few")
    assert [option.legal for option in pending_questions.build_question_form(table.state, table.matter()).options] == [
        False,
        True,
    ]
    table.refused(acts.Settle(table.matter().id, ("1",)), "h3s-fx-no-fitting-unit", "6")
    table.settle("2")
    assert [unit.unit for unit in table.sheet().army] == ["castle:halberdiers"]


def test_heroes3_7_without_a_silver_unit_another_card_is_drawn() -> None:
    assert opened("castle:halberdiers/few").matters == [("ana", "draw-pandora", "pandora:pandora-15")]


# --- cards, prices and copies --------------------------------------------------------------------


def test_heroes3_12_a_card_of_a_box_that_is_not_on_the_table_is_refused_unless_the_table_says_so() -> None:
    table = new_game(boxes=("core", "fortress"))
    state = table.state.copy()
    event_card_draws.draw_astrologers_card_or_ask(create_act_context(state, ignore_event))
    table.table.state = state
    drawn = acts.Settle(table.matter().id, ("Charlie and his Circus",))
    table.refused(drawn, "h3s-not-on-table", "12")
    table.settle("Charlie and his Circus", anyway=True)
    assert table.told("h3s-overruled")
    assert table.sheet_of_table.astrologers == "charlie-and-his-circus"


def test_cards_that_come_near_are_named_once() -> None:
    table = new_game(boxes=("core",))
    state = table.state.copy()
    event_card_draws.draw_astrologers_card_or_ask(create_act_context(state, ignore_event))
    table.table.state = state
    refused = table.refused(acts.Settle(table.matter().id, ("isras friend",)))
    options = refused.message.args["options"]
    assert isinstance(options, list)
    assert len(options) == len({str(option) for option in options}) > 0


def test_what_neutral_units_and_artifacts_cost_is_told() -> None:
    table = recruiting("may(recruit-neutrals(1, printed, any))", CIRCUS)
    table.settle("boars")
    assert "pays 4 gold" in " ".join(say(event.message) for event in table.events)
    state = table.state.copy()
    create_act_context(state, ignore_event).open(
        "ana", "buy", "event:artifact-merchant", step="may(buy-artifacts(5, 3, 5, 7))"
    )
    table.table.state = state
    told = [say(event.message) for event in table.settle("centaurs-axe")]
    assert told[0].startswith("Ana pays 3 gold")


def test_heroes3_4_both_copies_of_a_card_can_be_removed() -> None:
    table = happening("school-of-magic-and-school-of-war", BEA, ANA)
    table.settle("1", seat="bea")
    table.settle("done", seat="bea")
    table.settle("yes", seat="bea")
    remove = table.matter("bea", "remove")
    arrows = [
        one.id
        for one in pending_questions.build_question_form(table.state, remove).options
        if one.id.startswith("magic-arrow")
    ]
    assert len(arrows) == 2
    table.settle(*arrows, seat="bea", kind="remove")
    assert "magic-arrow" not in table.sheet("bea").cards
    assert len(table.matters) == 2  # Ana's way, and one Search for the two.
