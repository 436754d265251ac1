"""Astrologers, Events and Pandora cards on the sheets, and what lasts. heroes3 1 and 7."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.effect_handlers import event_card_draws
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import answer_handling, pending_questions
from companion.games.heroes3.adventure.rules.round_calendar import astrologers_cards, event_cards
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect, PendingQuestion, Unit
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Unknown
from tests.heroes3.adventure.question_answers import check_sheets, every_end, rich
from tests.heroes3.adventure.sample_games import ANA, BEA, SampleGame, chair, new_game, say


def drawn(kind: str, card: str, *, round_: int = 4, seat: str = "", **more: Any) -> SampleGame:
    """An evening in which a card has just been drawn."""

    def change(state: AdventureState) -> None:
        rich(state)
        state.table.round = round_

    table = new_game(*more.pop("players", ()), change=change, **more)
    state = table.state.copy()
    state.table.round = round_
    desk = create_act_context(state, table.events.append)
    source = "place:pandoras-box" if kind == "pandora" else f"draw:{kind}"
    matter = desk.open(seat or ("ana" if kind != "astrologers" else ""), f"draw-{kind}", source)
    answer_handling.apply_answer(desk, acts.Settle(matter.id, (card,)))
    table.table.state = state
    return table


def next_round(table: SampleGame, number: int) -> None:
    """The next round starts: what is over is over."""
    state = table.state.copy()
    state.table.round = number
    desk = create_act_context(state, table.events.append)
    lasting_effects.expire_lasting_effects(desk)
    lasting_effects.run_announced_effects(desk)
    table.table.state = state


DECKS = [("astrologers", card) for card in astrologers_cards()] + [("event", card) for card in event_cards()]
DECKS += [("pandora", card) for card in get_map_content().pandora]


@pytest.mark.parametrize(("kind", "card"), DECKS)
def test_every_card_is_carried_out_to_the_end(kind: str, card: str) -> None:
    table = drawn(kind, card)
    for end in every_end(table.state, 8):
        check_sheets(end)
        for number in range(5, 9):
            end.table.round = number
            lasting_effects.expire_lasting_effects(create_act_context(end, ignore_event))
            lasting_effects.run_announced_effects(create_act_context(end, ignore_event))
        for seat in end.sheets:
            lasting_effects.run_end_of_turn_effects(create_act_context(end, ignore_event), seat)
        for further in every_end(end, 3):
            check_sheets(further)
            assert all(one.until in (0,) or one.until >= 8 for one in further.table.lasting)


# --- drawing -------------------------------------------------------------------------------------


def test_heroes3_1_the_table_says_which_card_was_drawn_by_id_or_name() -> None:
    for typed in ("fancy-pixie", astrologers_cards()["fancy-pixie"].name["es"]):
        table = drawn("astrologers", typed)
        assert table.sheet_of_table.astrologers == "fancy-pixie"
        assert table.sheet().morale == "positive"
        assert table.sheet("bea").morale == "none"  # Necropolis.


def test_an_unknown_card_is_refused_with_what_comes_near() -> None:
    table = new_game()
    state = table.state.copy()
    desk = create_act_context(state, ignore_event)
    event_card_draws.draw_astrologers_card_or_ask(desk)
    with pytest.raises(Unknown) as refused:
        answer_handling.apply_answer(desk, acts.Settle(state.table.matters[0].id, ("Fancy Pixi",)))
    assert "Fancy Pixie" in say(refused.value.message)


def test_the_app_draws_every_card_once_before_any_comes_again() -> None:
    state = new_game(settings={"cards": "app"}, boxes=("core",)).state.copy()
    state.table.round = 4
    core = {card.id for card in astrologers_cards().values() if card.box == "core"}
    seen = []
    for _ in range(2 * len(core)):
        state.table.matters, state.table.lasting = (), ()
        event_card_draws.draw_astrologers_card_or_ask(create_act_context(state, ignore_event))
        seen.append(state.table.astrologers)
    assert set(seen[: len(core)]) == core == set(seen[len(core) :])


def test_heroes3_1_some_cards_are_put_aside_for_another() -> None:
    table = drawn("astrologers", "friendly-beaver", round_=2)
    assert table.matter().kind == "draw-astrologers"
    assert table.told("h3s-fx-put-aside")
    assert drawn("astrologers", "friendly-beaver", round_=4).sheet_of_table.astrologers == "friendly-beaver"


@given(st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_heroes3_1_the_app_never_draws_a_card_that_is_put_aside(seed: int) -> None:
    state = new_game(settings={"cards": "app"}, seed=seed, boxes=("core", "cove"), difficulty="easy").state.copy()
    state.table.round = 2
    event_card_draws.draw_astrologers_card_or_ask(create_act_context(state, ignore_event))
    assert astrologers_cards()[state.table.astrologers].redraw not in ("first-astrologers", "easy")


def test_a_card_that_is_impossible_now_is_drawn_again() -> None:
    table = drawn("astrologers", "disruption")
    assert "redraw" in [
        option.id for option in pending_questions.build_question_form(table.state, table.matter()).options
    ]
    table.settle("redraw")
    assert table.matter().kind == "draw-astrologers"


# --- how long it lasts ---------------------------------------------------------------------------


def test_heroes3_1_movement_changes_until_the_next_astrologers() -> None:
    table = drawn("astrologers", "battalions-stallion")
    assert [lasting_effects.lasting_movement_bonus(table.state, seat) for seat in ("ana", "bea")] == [1, 1]
    next_round(table, 5)
    assert player_queries.movement_per_round(table.state, "ana") == 4
    next_round(table, 6)
    assert player_queries.movement_per_round(table.state, "ana") == 3
    assert not table.sheet_of_table.lasting


def test_heroes3_12_with_astrologers_always_a_card_holds_one_round() -> None:
    table = drawn("astrologers", "magic-tortoise", rules=("astrologers-always",))
    assert lasting_effects.lasting_movement_bonus(table.state, "ana") == -1
    next_round(table, 5)
    assert lasting_effects.lasting_movement_bonus(table.state, "ana") == 0


def test_the_hand_limit_changes_but_never_below_four() -> None:
    assert player_queries.hand_limit(drawn("astrologers", "profuse-growth").state, "ana") == 5
    assert player_queries.hand_limit(drawn("astrologers", "restart").state, "ana") == 4


def test_heroes3_1_gold_comes_in_the_next_resource_round() -> None:
    table = drawn("astrologers", "gold-dragon")
    assert table.purse().gold == 40
    next_round(table, 5)
    assert table.purse().gold == table.purse("bea").gold == 45
    assert not table.sheet_of_table.lasting


def test_the_next_income_of_everybody_is_lower() -> None:
    table = drawn("astrologers", "wild-debauchery")
    assert table.sheet().less_income == table.sheet("bea").less_income == Purse(5)


def test_a_war_machine_comes_in_the_next_round() -> None:
    table = drawn("astrologers", "mcgiver")
    assert not table.matters
    next_round(table, 5)
    assert [(seat, kind) for seat, kind, _ in table.matters] == [("ana", "machine"), ("bea", "machine")]


def test_what_a_card_offers_for_a_round_does_not_hold_play_up_and_ends_with_it() -> None:
    table = drawn("astrologers", "wandering-merchant")
    assert [kind for _, kind, _ in table.matters] == ["offer", "offer"]
    assert not pending_questions.blocking_questions(table.state)
    table.settle("yes", seat="ana")
    table.settle("first-aid-tent", seat="ana")
    assert table.purse().gold == 37
    next_round(table, 5)
    assert not table.matters


def test_only_crag_hack_is_offered_the_goblins() -> None:
    table = drawn("astrologers", "crag-hack", players=(chair("stronghold"), BEA))
    assert [seat for seat, kind, _ in table.matters if kind == "offer"] == ["ana"]
    assert {one.seat for one in table.sheet_of_table.lasting if one.when == "first-combat"} == {"ana", "bea"}
    state = table.state.copy()
    lasting_effects.apply_lasting_effects_after_combat(create_act_context(state, ignore_event), "ana", True)
    assert {one.seat for one in state.table.lasting if one.when == "first-combat"} == {"bea"}


def test_every_combat_won_brings_spoils_so_long() -> None:
    table = drawn("astrologers", "pirates")
    state = table.state.copy()
    lasting_effects.apply_lasting_effects_after_combat(create_act_context(state, ignore_event), "ana", False)
    assert state.sheets["ana"].purse == Purse(40, 20, 10)
    lasting_effects.apply_lasting_effects_after_combat(create_act_context(state, ignore_event), "ana", True)
    assert state.sheets["ana"].purse != Purse(40, 20, 10)


def test_what_the_whole_table_does_is_asked_once() -> None:
    assert drawn("astrologers", "big-cleanup").matters == [("", "tell", "astrologers:big-cleanup")]
    assert not drawn("astrologers", "friendly-beaver").matters


def test_a_replaced_card_is_over() -> None:
    table = drawn("astrologers", "elementals")
    assert [one.when for one in table.sheet_of_table.lasting] == ["until-replaced"]
    state = table.state.copy()
    state.table.matters = (PendingQuestion(99, "", "draw-astrologers", "draw:astrologers"),)
    answer_handling.apply_answer(create_act_context(state, ignore_event), acts.Settle(99, ("dead-silence",)))
    assert not state.table.lasting


def test_something_that_holds_once_is_used_up() -> None:
    def change(state: AdventureState) -> None:
        state.table.lasting = (LastingEffect("building:cove:pub", "cheaper-reinforcing(3)", "this-round", 1, "ana"),)

    state = new_game(change=change).state.copy()
    assert lasting_effects.find_lasting_effects(state, "cheaper-reinforcing", "ana")
    assert not lasting_effects.find_lasting_effects(state, "cheaper-reinforcing", "bea")
    lasting_effects.use_up_lasting_effect(create_act_context(state, ignore_event), "bea", "cheaper-reinforcing")
    assert state.table.lasting
    lasting_effects.use_up_lasting_effect(create_act_context(state, ignore_event), "ana", "cheaper-reinforcing")
    assert not state.table.lasting


# --- events --------------------------------------------------------------------------------------


def test_heroes3_1_the_drawer_of_events_moves_clockwise() -> None:
    state = new_game().state.copy()
    seats = []
    for _ in range(3):
        event_card_draws.draw_event_card_or_ask(create_act_context(state, ignore_event))
        seats.append(state.table.matters[-1].seat)
    assert seats == ["ana", "bea", "ana"]


def test_heroes3_1_the_next_drawer_of_events_is_whoever_is_left_clockwise() -> None:
    table = new_game(ANA, BEA, chair("dungeon", "cid"), settings={"cards": "table"})
    table.to_round(3)
    table.give(acts.Eliminate("ana"))
    while "draw-event" not in [kind for _, kind, _ in table.matters]:
        table.next(anyway=True)
    assert table.sheet_of_table.round == 5
    assert table.matter(kind="draw-event").seat == "bea"


def test_heroes3_1_events_are_resolved_clockwise_from_the_drawer() -> None:
    table = drawn("event", "stables", seat="bea")
    assert [seat for seat, _, _ in table.matters] == ["bea", "ana"]


def test_an_event_of_the_drawer_is_the_drawers_alone() -> None:
    assert "ana" not in [seat for seat, _, _ in drawn("event", "den-of-thieves", seat="bea").matters]


def test_cards_that_go_round_are_laid_out_once_for_the_table() -> None:
    table = drawn("event", "artifact-merchant")
    assert [(seat, kind) for seat, kind, _ in table.matters] == [("", "tell"), ("ana", "buy"), ("bea", "buy")]


def test_only_necropolis_is_offered_what_is_for_it() -> None:
    table = drawn("event", "crypt")
    ana, bea = (pending_questions.build_question_form(table.state, table.matter(seat)) for seat in ("ana", "bea"))
    assert (len(ana.options), len(bea.options)) == (2, 3)


# --- Pandora -------------------------------------------------------------------------------------


def test_heroes3_7_pandora_cards_need_their_box() -> None:
    table = new_game(boxes=("core",))
    table.give(acts.Visit("ana", "pandoras-box"))
    option = pending_questions.build_question_form(table.state, table.matter()).options[2]
    assert option.id == "pandora"
    assert option.refusal is not None
    table.refused(acts.Settle(table.matter().id, ("pandora",)), "h3s-fx-no-pandora", "7")


def test_a_permanent_pandora_card_holds_for_its_owner() -> None:
    table = drawn("pandora", "pandora-13")
    assert lasting_effects.lasting_hand_limit_bonus(table.state, "ana") == 1
    assert lasting_effects.lasting_hand_limit_bonus(table.state, "bea") == 0


def test_a_permanent_pandora_card_may_be_given_up_at_the_end_of_a_turn() -> None:
    table = drawn("pandora", "pandora-10")
    state = table.state.copy()
    lasting_effects.run_end_of_turn_effects(create_act_context(state, ignore_event), "ana")
    answer_handling.apply_answer(
        create_act_context(state, ignore_event), acts.Settle(state.table.matters[0].id, ("lose-permanent",))
    )
    assert not state.table.lasting
    assert not state.table.matters


def test_a_pandora_card_raises_the_production_of_what_was_rolled() -> None:
    table = drawn("pandora", "pandora-14", settings={"dice": "table"})
    table.settle("materials+4")
    assert player_queries.next_income(table.state, "ana").track == Purse(10, 2)


def test_everything_is_said_in_words() -> None:
    for kind, card in DECKS:
        assert all(say(event.message, language) for event in drawn(kind, card).events for language in ("en", "it"))


def test_the_unit_of_the_start_is_chosen_by_its_tier() -> None:
    state = new_game(army=()).state.copy()
    matter = create_act_context(state, ignore_event).open("ana", "unit", "start:army", step="bronze/pack")
    assert len(pending_questions.build_question_form(state, matter).options) == 3
    answer_handling.apply_answer(create_act_context(state, ignore_event), acts.Settle(matter.id, ("castle:griffins",)))
    assert Unit("castle:griffins", True) in state.sheets["ana"].army
    assert ANA.faction == "castle"


def test_heroes3_1_what_holds_for_two_rounds_is_over_with_the_third() -> None:
    table = new_game(rules=("no-astrologers",))
    circus, offer = "astrologers:charlie-and-his-circus", "may(recruit-neutrals(1, printed, dwelling))"
    lasting_effects.start_lasting_effect(create_act_context(table.state, ignore_event), circus, offer, "two-rounds")
    for number, held in ((2, True), (3, False)):
        table.to_round(number)
        assert bool(table.state.table.lasting) is held


def test_while_whirlpools_are_free_nobody_loses_a_unit_in_one() -> None:
    free = drawn("astrologers", "whirlpool")
    before = free.sheet().army
    free.give(acts.Visit("ana", "whirlpool", anyway=True))
    assert (free.sheet().army, free.matters) == (before, [])
    dear = new_game(army=("castle:griffins/few", "castle:crusaders/few"))
    dear.give(acts.Visit("ana", "whirlpool"))
    assert ("ana", "lose-unit", "place:whirlpool") in dear.matters


def test_in_the_round_of_the_sanctuary_no_hero_attacks_another() -> None:
    table = drawn("astrologers", "sanctuary")
    attack = acts.BeginFight("ana", kind="heroes", enemy="bea")
    table.refused(attack, "h3s-tb-truce", "1")
    table.give(acts.BeginFight("ana", level="III"), acts.Fought("called-off"))
    next_round(table, 5)
    table.give(attack)
    assert table.sheet_of_table.fight is not None


def test_with_forty_thieves_about_the_drawer_says_which_of_two_events_happens() -> None:
    table = drawn("astrologers", "forty-thieves", settings={"cards": "app"})
    state = table.state.copy()
    event_card_draws.draw_event_card_or_ask(create_act_context(state, table.events.append))
    table.table.state = state
    first, other = table.matter(kind="draw-event").found
    assert [
        option.id
        for option in pending_questions.build_question_form(table.state, table.matter(kind="draw-event")).options
    ] == [first, other]
    table.refused(acts.Settle(table.matter(kind="draw-event").id, ("dice",)))
    table.settle(other, kind="draw-event")
    assert table.told("h3s-fx-event")
    # The other one lies under the deck: it does not come again before the deck is through.
    assert set(table.sheet_of_table.happened) == {first, other}


def test_while_the_astrologers_speak_of_spells_four_cards_are_searched() -> None:
    table = drawn("astrologers", "spells")
    table.give(acts.Visit("ana", "shrine-of-magic-gesture"))
    assert "Search (4) spells" in say(pending_questions.build_question_form(table.state, table.matter()).message)
    table.settle("none")
    table.give(acts.Visit("ana", "bank-pyramid", stacked=0))
    assert "Search (5) spells" in say(pending_questions.build_question_form(table.state, table.matter()).message)
    table.settle("none")
    table.give(acts.Visit("ana", "artifact-symbol"))
    assert "Search (2) artifacts" in say(pending_questions.build_question_form(table.state, table.matter()).message)
