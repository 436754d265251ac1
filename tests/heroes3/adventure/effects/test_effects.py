"""Effects on the sheets: every word is carried out or told, every answer is taken or refused with what is right."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.effect_vocabulary import (
    ADVENTURE_TESTS,
    ADVENTURE_VOCABULARY,
    ADVENTURE_WORDS,
)
from companion.games.heroes3.adventure.effect_handlers import unit_and_machine_gain_effects
from companion.games.heroes3.adventure.effect_handlers.handler_table import HANDLERS_BY_WORD, create_act_context
from companion.games.heroes3.adventure.effects.effect_conditions import CONDITION_TESTS
from companion.games.heroes3.adventure.effects.effect_notation import effect_to_notation, parse_effect
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.questions.question_kinds import QUESTION_KINDS
from companion.games.heroes3.adventure.setup_data import StartingPosition
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect, Unit
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.building_blocks.effect_parser import NUMBER, parse_effect_text
from companion.kernel.events import Event, ignore_event
from companion.kernel.refusals import Refused, Unknown
from tests.heroes3.adventure.question_answers import SAMPLES, check_sheets, effects, every_end, possible, rich, settled
from tests.heroes3.adventure.sample_games import BEA, SampleGame, chair, new_game, say

SOURCE = "place:tavern"
EFFECTS = sorted(set(effects()))


def run(table: SampleGame, effect: str, seat: str = "ana", source: str = SOURCE, **more: Any) -> SampleGame:
    """Carry an effect out for a player."""
    state = table.state.copy()
    create_act_context(state, table.events.append, more.pop("anyway", False)).run_effect(seat, source, effect, **more)
    table.table.state = state
    return table


def ready(**more: Any) -> AdventureState:
    """An evening in which everybody owns something of everything."""
    state = new_game(change=more.pop("change", None), **more).state.copy()
    rich(state)
    return state


# --- every word ----------------------------------------------------------------------------------


def examples() -> list[str]:
    """Every word in every spelling that its shape allows, with the number 2."""
    found = []
    for word, shape in ADVENTURE_VOCABULARY.words.items():
        if shape.plus:
            found.append(f"{word}+2")
            continue
        ways: list[list[str]] = [[]]
        for wanted in shape.args:
            ways = [[*way, one] for way in ways for one in (["2"] if wanted == NUMBER else sorted(wanted))]
        found += [f"{word}({', '.join(way)})" if way else word for way in ways]
    return found


def test_every_word_and_every_test_of_the_vocabulary_is_carried_out() -> None:
    assert HANDLERS_BY_WORD.keys() == ADVENTURE_WORDS.keys()
    assert CONDITION_TESTS.keys() == ADVENTURE_TESTS.keys()


@pytest.mark.parametrize("effect", examples())
def test_every_word_is_carried_out_or_told(effect: str) -> None:
    state, told = ready(), list[Event]()
    state.sheets["ana"].secondary = effect != "secondary-hero"
    before = state.copy()
    create_act_context(state, told.append).run_effect("ana", "building:castle:city-hall", effect)
    needs_dice = effect in ("take-die", "pay-die", "lose-die", "step-of-die") or effect.startswith("search-per-two")
    assert needs_dice or told or state != before or effect == "gamble(0)"
    for end in every_end(state, 40):
        check_sheets(end)


@pytest.mark.parametrize(("source", "effect"), EFFECTS)
@pytest.mark.parametrize("dice", ["app", "table"])
def test_every_effect_of_the_content_comes_to_an_end_by_every_answer(source: str, effect: str, dice: str) -> None:
    state = ready(settings={"dice": dice})
    create_act_context(state, ignore_event).run_effect("ana", source, effect)
    ends = 0
    for end in every_end(state, 40):
        check_sheets(end)
        ends += 1
    assert ends


@pytest.mark.parametrize(("source", "effect"), EFFECTS)
def test_every_effect_of_the_content_is_possible_for_somebody_who_has_nothing(source: str, effect: str) -> None:
    state = new_game(purse=Purse()).state.copy()
    for sheet in state.sheets.values():
        sheet.cards, sheet.army = ("magic-arrow",), (Unit("castle:halberdiers"),)
    create_act_context(state, ignore_event, anyway=True).run_effect("bea", source, effect)
    for end in every_end(state, 12):
        assert not end.table.matters


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(EFFECTS), st.data())
def test_any_answers_keep_the_sheets_consistent(chosen: tuple[str, str], data: st.DataObject) -> None:
    source, effect = chosen
    state = ready(settings={"dice": data.draw(st.sampled_from(["app", "table"]))})
    for sheet in state.sheets.values():
        sheet.morale = data.draw(st.sampled_from(["none", "positive", "negative"]))
    create_act_context(state, ignore_event).run_effect("ana", source, effect)
    wild = st.lists(st.sampled_from(["none", "yes", "app", "take", "reroll", "haste", "gold+3", "1", "x"]), min_size=1)
    for _ in range(60):
        if not state.table.matters:
            break
        matter = data.draw(st.sampled_from(state.table.matters))
        answer = data.draw(st.one_of(st.sampled_from(possible(state, matter) or [("none",)]), wild.map(tuple)))
        try:
            state = settled(state, matter, answer)
        except Refused as refused:
            assert say(refused.message)
        check_sheets(state)


@pytest.mark.parametrize("effect", sorted({effect for _, effect in EFFECTS}))
def test_written_effects_are_read_as_the_same(effect: str) -> None:
    assert parse_effect_text(effect_to_notation(parse_effect(effect)), ADVENTURE_VOCABULARY) == parse_effect(effect)


# --- choices and answers -------------------------------------------------------------------------


def test_heroes3_7_payments_are_optional_and_refused_without_the_money() -> None:
    table = run(new_game(purse=Purse(2)), "ifdid(may(pay(3, gold))){search(spells, 2)}")
    asked = pending_questions.build_question_form(table.state, table.matter())
    assert [option.id for option in asked.options] == ["yes", "none"]
    assert asked.optional
    refusal = asked.options[0].refusal
    assert refusal is not None
    assert "1 gold" in say(refusal)
    assert table.refused(acts.Settle(table.matter().id, ("yes",))).message.id == "h3e-too-dear"
    table.settle("none")
    assert not table.matters
    assert table.purse() == Purse(2)


def test_a_way_that_cannot_be_paid_is_shown_with_its_refusal() -> None:
    table = run(new_game(purse=Purse(4)), "choose(pay(6, gold) & search(artifacts, 2); gold+5)")
    first, second = pending_questions.build_question_form(table.state, table.matter()).options
    assert first.refusal is not None
    assert "2 gold" in say(first.refusal)
    assert second.legal
    table.settle("gold+5")
    assert table.purse() == Purse(9)


def test_a_way_for_another_faction_is_not_offered() -> None:
    effect = "choose(morale(positive); if(faction(necropolis)){gold+1})"
    castle, necropolis = run(new_game(), effect), run(new_game(), effect, "bea")
    assert [option.id for option in pending_questions.build_question_form(castle.state, castle.matter()).options] == [
        "morale(positive)"
    ]
    assert len(pending_questions.build_question_form(necropolis.state, necropolis.matter()).options) == 2


def test_an_answer_that_is_none_is_refused_with_those_there_are() -> None:
    table = run(new_game(), "choose(gold+5; mp+1)")
    refused = table.refused(acts.Settle(table.matter().id, ("valuables+9",)))
    assert isinstance(refused, Unknown)
    assert refused.message.args["options"] == ["gold+5", "mp+1"]


def test_an_empty_answer_is_refused_and_dropped_where_the_table_says_so() -> None:
    table = run(new_game(), "choose(gold+5; mp+1) & gold+1")
    table.refused(acts.Settle(table.matter().id), "h3s-fx-no-answer")
    table.settle(anyway=True)
    assert not table.matters
    assert table.purse().gold == 40
    assert table.told("h3s-dropped")


def test_what_follows_a_choice_waits_for_it() -> None:
    table = run(new_game(), "choose(gold+5; mp+1) & gold+1")
    assert table.purse().gold == 40
    table.settle("1")
    assert table.purse().gold == 46


# --- dice: heroes3 5 -----------------------------------------------------------------------------


def test_heroes3_5_the_app_rolls_and_a_single_die_is_taken_at_once() -> None:
    table = run(new_game(purse=Purse()), "roll(1, resource, all)")
    assert not table.matters
    assert table.purse() != Purse()
    assert table.told("h3s-fx-shows")


def test_heroes3_5_one_of_two_dice_is_taken() -> None:
    table = run(new_game(purse=Purse(), settings={"dice": "table"}), "roll(2, resource, one)")
    asked = pending_questions.build_question_form(table.state, table.matter())
    assert asked.dice == 2
    assert set(asked.faces) == {
        f"{r}+{n}" for r, ns in (("gold", (3, 6)), ("materials", (2, 4)), ("valuables", (1, 2))) for n in ns
    }
    table.settle("gold+6", "valuables+2")
    assert table.matter().found == ("gold+6", "valuables+2")
    table.settle("valuables+2")
    assert table.purse() == Purse(valuables=2)
    assert not table.matters


def test_heroes3_5_all_dice_are_taken() -> None:
    table = run(new_game(purse=Purse(), settings={"dice": "table"}), "roll(2, resource, all)")
    table.settle("gold+6", "valuables+2")
    assert table.purse() == Purse(6, 0, 2)


def test_typed_faces_have_to_be_on_the_die() -> None:
    table = run(new_game(settings={"dice": "table"}), "roll(2, resource, all)")
    table.refused(acts.Settle(table.matter().id, ("gold+6",)), "h3s-fx-no-faces")
    table.refused(acts.Settle(table.matter().id, ("gold+6", "gold+5")), "h3s-fx-no-faces")
    table.settle("app")
    assert not table.matters


def test_heroes3_5_a_treasure_die_may_lead_to_more_dice_and_searches() -> None:
    table = run(new_game(purse=Purse(), settings={"dice": "table"}), "roll(2, treasure, one)")
    table.settle("search(artifacts, 2)", "roll(2, resource, one)")
    table.settle("roll(2, resource, one)")
    assert table.matter().kind == "roll"
    table.settle("gold+3", "gold+3")
    assert table.purse() == Purse(3)
    assert not table.matters


def test_heroes3_2_positive_morale_rolls_a_die_again() -> None:
    table = new_game(purse=Purse(), settings={"dice": "table"}, change=lambda state: _morale(state, "positive"))
    run(table, "roll(2, resource, one)").settle("gold+3", "materials+2")
    assert "reroll gold+3" in [
        option.id for option in pending_questions.build_question_form(table.state, table.matter()).options
    ]
    table.settle("reroll gold+3")
    assert table.sheet().morale == "none"
    assert table.matter().kind == "roll"
    table.settle("valuables+2")
    table.settle("valuables+2")
    assert table.purse() == Purse(valuables=2)


def test_heroes3_2_a_die_taken_whole_can_be_rolled_again_while_it_lies_there() -> None:
    table = run(new_game(purse=Purse(), change=lambda state: _morale(state, "positive")), "roll(1, resource, all)")
    assert table.purse() == Purse()
    assert table.matter().kind == "rolled"
    table.settle("reroll")
    assert not table.matters
    assert table.sheet().morale == "none"
    assert table.purse() != Purse()


def test_heroes3_12_without_rerolls_no_die_is_rolled_again() -> None:
    table = new_game(
        purse=Purse(), rules=("no-rerolls",), settings={"dice": "table"}, change=lambda s: _morale(s, "positive")
    )
    run(table, "roll(2, resource, one)").settle("gold+3", "materials+2")
    assert not [
        option
        for option in pending_questions.build_question_form(table.state, table.matter()).options
        if option.id.startswith("reroll")
    ]
    table.refused(acts.Settle(table.matter().id, ("reroll gold+3",)), "h3s-fx-no-rerolls", "12")
    # Where the table lets it happen, it still costs the token.
    table.settle("reroll gold+3", anyway=True)
    assert table.sheet().morale == "none"


def test_heroes3_2_rerolling_needs_morale() -> None:
    table = run(new_game(settings={"dice": "table"}), "roll(2, resource, one)")
    table.settle("gold+3", "materials+2")
    table.refused(acts.Settle(table.matter().id, ("reroll gold+3",)), "h3s-fx-no-reroll", "2")
    table.settle("reroll gold+3", anyway=True)
    assert table.matter().kind == "roll"
    assert table.told("h3s-overruled")


def test_heroes3_1_the_astrologers_may_grant_a_reroll_once_a_turn() -> None:
    def granted(state: AdventureState) -> None:
        state.table.lasting = (LastingEffect("astrologers:swift-weasel", "reroll", "until-next-astrologers", 9),)

    table = run(new_game(settings={"dice": "table"}, change=granted), "roll(1, resource, all)")
    table.settle("gold+3")
    table.settle("reroll")
    table.settle("gold+6")
    assert table.purse().gold == 46
    assert "reroll" in table.sheet().used
    run(table, "roll(1, resource, all)").settle("gold+3")
    assert not table.matters
    # In the turn of another player it counts for nobody but that one.
    other = new_game(settings={"dice": "table"}, change=granted)
    other.to_turn("bea")
    run(other, "roll(1, resource, all)").settle("gold+3")
    assert not other.matters


def test_heroes3_12_dice_give_only_one_resource() -> None:
    table = new_game(purse=Purse(), rules=("one-resource-dice",), settings={"dice": "table"})
    run(table, "roll(2, resource, all)").settle("gold+6", "valuables+2")
    assert table.purse() == Purse(1, 0, 1)
    run(table, "roll(1, treasure, all)").settle("xp+1")
    assert table.sheet().experience == 1


def test_heroes3_7_the_attack_die_decides_which_way() -> None:
    chest = "attack-die & if(die(+1)){search(artifacts, 1)} else {if(die(0)){gold+5} else {nothing}}"
    for face, gold, kind in (("+1", 40, "search"), ("0", 45, ""), ("-1", 40, "")):
        table = run(new_game(settings={"dice": "table"}), chest)
        table.settle(face)
        assert (table.purse().gold, [matter.kind for matter in table.state.table.matters]) == (
            gold,
            [kind] if kind else [],
        )


def test_dice_that_are_only_looked_at_give_nothing() -> None:
    crypt = "dice(2, treasure) & if(shows(experience)){nothing} else {take-die}"
    table = run(new_game(settings={"dice": "table"}), crypt)
    table.settle("xp+1", "search(artifacts,2)")
    assert not table.matters
    assert table.sheet().experience == 0
    run(table, crypt).settle("roll(1,resource,all)", "search(artifacts,2)")
    table.settle("search(artifacts, 2)")
    assert table.matter().kind == "search"


def test_a_named_resource_that_shows_is_lost() -> None:
    hermit = "name-resource & dice(3, resource) & if(shows(named)){lose-die} else {take-die}"
    table = run(new_game(purse=Purse(2), settings={"dice": "table"}), hermit)
    table.settle("gold")
    table.settle("gold+6", "gold+3", "valuables+1")
    table.settle("gold+6")
    assert table.purse() == Purse()  # What there is of it.
    run(table, hermit).settle("gold")
    table.settle("valuables+1", "valuables+1", "valuables+1")
    assert table.purse() == Purse(valuables=1)


# --- cards: heroes3 4 ----------------------------------------------------------------------------


def test_heroes3_4_the_card_of_a_search_comes_to_the_player() -> None:
    table = run(new_game(), "search(artifacts, 2)")
    assert pending_questions.build_question_form(table.state, table.matter()).cards == frozenset({"artifact"})
    table.refused(acts.Settle(table.matter().id, ("haste",)), "h3s-fx-wrong-card")
    before = table.sheet().cards
    table.settle(SAMPLES["artifact"])
    assert table.sheet().cards == (*before, SAMPLES["artifact"])


def test_heroes3_4_the_top_of_the_discard_pile_may_be_taken_instead_of_a_search() -> None:
    table = new_game()
    table.give(acts.Visit("ana", "artifact-symbol"))
    assert "discard pile" in say(pending_questions.build_question_form(table.state, table.matter()).message)
    table.settle("none")
    table.give(acts.Visit("ana", "university"))
    table.settle("yes")
    assert "of its discard pile" not in say(pending_questions.build_question_form(table.state, table.matter()).message)


def test_heroes3_7_a_search_is_optional() -> None:
    table = run(new_game(), "search(artifacts, 2) & gold+1")
    before = table.sheet().cards
    table.settle("none")
    assert table.sheet().cards == before
    assert table.purse().gold == 41


def test_heroes3_4_necromancy_is_of_use_to_necropolis_only() -> None:
    for seat, told in (("ana", True), ("bea", False)):
        table = run(new_game(), "search(abilities, 2)", seat)
        table.settle("necromancy")
        assert table.told("h3s-fx-necromancy") is told
        assert "necromancy" in table.sheet(seat).cards


def test_heroes3_5_only_some_cards_can_be_sold_at_the_trading_post() -> None:
    table = run(new_game(change=rich), "remove(sellable card, hand) & gold+1")
    offered = {option.id for option in pending_questions.build_question_form(table.state, table.matter()).options}
    assert SAMPLES["artifact"] in offered
    assert "haste" in offered
    assert not offered & {"attack", "magic-arrow", "catherine-i"}
    kinds = {load_cards().by_id[card].kind for card in offered}
    assert not kinds & {"statistic", "specialty"}
    table.refused(acts.Settle(table.matter().id, ("attack",)), "h3s-fx-not-that-card", "4")
    table.settle("haste")
    assert "haste" not in table.sheet().cards
    assert "haste" in table.sheet().removed
    assert table.purse().gold == 41


def test_heroes3_5_the_starting_ability_is_never_sold_but_another_copy_of_it_is() -> None:
    for copies, sold in ((1, False), (2, True)):
        table = new_game()
        table.state.sheet("ana").cards = ("haste", *["leadership"] * copies)
        run(table, "remove(sellable card, hand) & gold+1")
        assert (
            "leadership"
            in {option.id for option in pending_questions.build_question_form(table.state, table.matter()).options}
        ) is sold


def test_several_spells_may_be_removed_and_are_counted() -> None:
    effect = "remove(spells, hand) & if(removed >= 2){search(artifacts, 3)}"
    table = run(new_game(change=rich), effect)
    assert pending_questions.build_question_form(table.state, table.matter()).several
    table.settle("haste", "bless")
    assert table.matter().kind == "search"
    table = run(new_game(change=rich), effect)
    table.settle("haste")
    assert not table.matters


def test_artifacts_are_bought_at_the_price_of_their_level() -> None:
    minor = next(card.id for card in load_cards().of_kind("artifact") if card.level == "minor")
    relic = next(card.id for card in load_cards().of_kind("artifact") if card.level == "relic")
    table = run(new_game(purse=Purse(11)), "buy-artifacts(5, 3, 5, 7)")
    table.settle(minor, relic)
    assert table.purse() == Purse(1)
    assert {minor, relic} <= set(table.sheet().cards)
    run(table, "buy-artifacts(5, 3, 5, 7)")
    table.refused(acts.Settle(table.matter().id, (minor,)), "h3e-too-dear")


def test_a_statistic_card_is_empowered_gained_or_swapped() -> None:
    table = run(new_game(), "empower(hand)")
    table.settle("attack")
    assert table.sheet().empowered == ("attack",)
    count = table.sheet().cards.count("power")
    run(table, "gain-statistic").settle("power")
    assert table.sheet().cards.count("power") == count + 1
    run(table, "swap-statistic").settle("power knowledge")
    assert table.sheet().cards.count("power") == count


# --- units and machines: heroes3 5 and 6 ---------------------------------------------------------


def test_heroes3_6_an_effect_reinforces_without_dwelling_citadel_and_token() -> None:
    table = run(new_game(purse=Purse(1), army=("castle:griffins/few",)), "reinforce(any, free)")
    table.settle("castle:griffins")
    assert table.sheet().army == (Unit("castle:griffins", True),)
    assert table.sheet().population_token


def test_heroes3_6_half_of_a_price_is_rounded_up() -> None:
    pack = load_units().by_key["castle:crusaders/pack"]
    table = run(new_game(army=("castle:crusaders/few",)), "reinforce(bronze or silver, half)")
    table.settle("crusaders")
    paid = Purse(40, 20, 10) - table.purse()
    assert paid == Purse(-(-pack.cost["gold"] // 2), 0, -(-pack.cost.get("valuables", 0) // 2))


def test_heroes3_7_three_gold_less_never_go_below_nothing() -> None:
    table = run(new_game(army=("castle:halberdiers/few",)), "reinforce(bronze or silver, less 3)")
    table.settle("halberdiers")
    assert table.purse().gold == 40 - max(0, load_units().by_key["castle:halberdiers/pack"].cost["gold"] - 3)


def test_heroes3_6_reinforcing_keeps_to_its_tiers_and_to_what_one_has() -> None:
    table = new_game(army=("castle:archangels/few", "castle:griffins/pack", "neutral:boars"))
    run(table, "reinforce(bronze or silver, free)")
    assert not table.matters
    assert table.told("h3s-fx-nothing-to-reinforce")


def test_heroes3_6_a_price_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    table = run(new_game(purse=Purse(), army=("castle:archangels/few",)), "reinforce(any, half)")
    option = pending_questions.build_question_form(table.state, table.matter()).options[0]
    assert option.id == "castle:archangels"
    assert option.refusal is not None
    table.refused(acts.Settle(table.matter().id, ("castle:archangels",)), "h3e-too-dear", "6")


def test_heroes3_5_war_machines_cost_what_the_place_says() -> None:
    for how, price in (("trading post", 10), ("factory", 7), ("less 3", 7), ("free", 0)):
        table = run(new_game(), f"machine({how})")
        table.settle("ballista")
        assert table.purse().gold == 40 - price
        assert table.sheet().machines == ("ballista",)


def test_sprites_come_then_grow() -> None:
    table = new_game(chair("conflux"), BEA, army=())
    run(table, "recruit-or-reinforce(sprites)")
    assert table.sheet().army[-1] == Unit("conflux:sprites")
    run(table, "recruit-or-reinforce(sprites)")
    assert table.sheet().army[-1] == Unit("conflux:sprites", True)
    run(table, "recruit-or-reinforce(sprites)")
    assert table.sheet().army == (Unit("conflux:sprites", True),)
    assert table.told("h3s-fx-nothing-to-reinforce")


def test_a_pack_is_turned_and_the_cheapest_unit_lost() -> None:
    table = run(new_game(army=("castle:griffins/pack", "castle:archangels/few")), "flip-pack(any)")
    assert table.sheet().army == (Unit("castle:griffins"), Unit("castle:archangels"))
    run(table, "lose-unit(cheapest)")
    assert table.sheet().army == (Unit("castle:archangels"),)


def test_who_lost_every_pack_meanwhile_turns_none() -> None:
    table = run(new_game(army=("castle:griffins/pack", "castle:archangels/pack")), "flip-pack(any)")
    table.refused(acts.Settle(table.matter().id, ("none",)), "h3s-fx-no-option")
    table.give(acts.SetUnits("ana", ("castle:griffins/few",)))
    assert [option.id for option in pending_questions.build_question_form(table.state, table.matter()).options] == [
        "none"
    ]
    table.settle("none")
    assert not table.matters
    assert table.sheet().army == (Unit("castle:griffins"),)


def test_heroes3_6_who_loses_the_last_unit_begins_again() -> None:
    table = new_game(army=("castle:archangels/few",), start=_start("castle:halberdiers/few"))
    run(table, "lose-unit(any)")
    assert table.sheet().army == (Unit("castle:halberdiers"),)


# --- heroes and marks ----------------------------------------------------------------------------


def test_movement_is_for_the_hero_who_visits_else_for_one_of_choice() -> None:
    visiting = run(new_game(change=rich), "mp+1", source="place:stables", hero="secondary")
    assert (visiting.sheet().movement, visiting.sheet().secondary_movement) == (3, 3)
    table = run(new_game(change=rich), "mp+1", source="building:castle:city-hall")
    table.settle("main")
    assert (table.sheet().movement, table.sheet().secondary_movement) == (4, 2)
    run(table, "lose-mp(2)", source="event:stables").settle("secondary")
    assert (table.sheet().movement, table.sheet().secondary_movement) == (4, 0)


def test_cubes_on_a_building_have_a_limit_and_are_spent() -> None:
    source = "building:fortress:cage-of-warlords"
    table = new_game()
    for _ in range(3):
        run(table, "cube(2)", source=source)
    assert table.sheet().cubes == {"cage-of-warlords": 2}
    run(table, "ifdid(may(spend-cube)){attack+1}", source=source).settle("yes")
    assert table.sheet().cubes == {"cage-of-warlords": 1}


def test_experience_opens_what_the_level_brings_before_what_follows() -> None:
    table = run(new_game(), "xp+2 & gold+1")
    assert table.sheet().experience == 2
    assert table.matter().source == "level:II"
    assert table.purse().gold == 41


def test_the_next_income_is_lower() -> None:
    table = run(new_game(), "less-income(5, gold)")
    assert table.sheet().less_income == Purse(5)


def test_what_only_the_table_can_do_is_told_and_confirmed() -> None:
    table = run(new_game(), "ask-table & gold+1", source="place:grail")
    assert table.purse().gold == 41
    assert "Grail" in say(pending_questions.build_question_form(table.state, table.matter()).message)
    table.settle("done")
    assert not table.matters


# --- asking --------------------------------------------------------------------------------------


def test_the_question_of_the_table_is_its_first_matter() -> None:
    table = run(new_game(settings={"dice": "table"}), "roll(1, resource, all)")
    question = table.table.question
    assert question is not None
    assert question.rule == "heroes3 5"
    assert question.seat == "ana"
    assert type(question).__name__ == "Chance"


def test_an_offer_does_not_hold_play_up() -> None:
    table = new_game()
    state = table.state.copy()
    create_act_context(state, ignore_event).open(
        "ana", "offer", "astrologers:wandering-merchant", step="may(machine(less 3))"
    )
    assert pending_questions.next_question(state) is None
    assert not pending_questions.build_question_form(state, state.table.matters[0]).blocks
    after = settled(state, state.table.matters[0], ("yes",))
    assert after.table.matters[0].kind == "machine"


def test_every_kind_of_matter_is_asked_in_every_language() -> None:
    asked: dict[tuple[str, str], pending_questions.QuestionForm] = {}

    def look(state: AdventureState) -> None:
        for matter in state.table.matters:
            if (matter.kind, matter.step) not in asked:
                asked[matter.kind, matter.step] = pending_questions.build_question_form(state, matter)

    for source, effect in EFFECTS:
        for dice in ("app", "table"):
            state = ready(settings={"dice": dice})
            state.sheets["ana"].morale = "positive"
            create_act_context(state, ignore_event).run_effect("ana", source, effect)
            for _ in every_end(state, 40 if "pandora" in effect else 6, look):
                pass
    assert {kind for kind, _ in asked} >= QUESTION_KINDS.keys() - {
        "unit",
        "first",
        "taken",
        "town",
        "draw-event",
        "offer",
    }
    for one in asked.values():
        said = [one.message, *(option.message for option in one.options)]
        said += [option.refusal for option in one.options if option.refusal is not None]
        for language in ("en", "es", "fr", "it"):
            assert all(text and "{" not in text for text in (say(what, language) for what in said))


def _morale(state: AdventureState, morale: Any) -> None:
    state.sheets["ana"].morale = morale


def _start(*army: str) -> StartingPosition:
    return StartingPosition(Purse(40, 20, 10), units=army)


def test_heroes3_7_half_a_price_is_rounded_up_and_three_less_is_never_below_nothing() -> None:
    assert unit_and_machine_gain_effects.price_after_effect(Purse(7, 3, 1), "half") == Purse(4, 2, 1)
    assert unit_and_machine_gain_effects.price_after_effect(Purse(7, 3, 1), "less 3") == Purse(4, 3, 1)
    assert unit_and_machine_gain_effects.price_after_effect(Purse(2, 0, 1), "less 3") == Purse(0, 0, 1)
