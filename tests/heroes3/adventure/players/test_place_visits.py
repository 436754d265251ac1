"""Places on the sheets: visits, flags, settlements, towns and creature banks. heroes3 7, 11 and 12."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.players.place_visits import visit_place
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.setup_data import AiHero, PlayerSetup
from companion.games.heroes3.adventure.state import AdventureState, AiHeroState, OpenFight, Unit
from companion.games.heroes3.combat.model.refusals import WrongMoment
from companion.kernel.events import ignore_event
from companion.kernel.refusals import BeyondLimit, Unknown
from tests.heroes3.adventure.question_answers import check_sheets, every_end, rich
from tests.heroes3.adventure.sample_games import ANA, BEA, SampleGame, new_game, say


def visiting(place: str, table: SampleGame | None = None, **more: Any) -> SampleGame:
    """Ana visits a place."""
    table = table or new_game()
    table.give(acts.Visit("ana", place, **more))
    return table


@pytest.mark.parametrize("place", sorted(get_map_content().by_id))
@pytest.mark.parametrize("first", [True, False])
def test_every_place_can_be_visited_and_settled_in_every_way(place: str, first: bool) -> None:
    state = new_game().state.copy()
    rich(state)
    visit_place(
        create_act_context(state, ignore_event, anyway=place == "blocked"),
        acts.Visit("ana", place, first=first, stacked=2, dice=2),
    )
    for end in every_end(state, 30):
        check_sheets(end)


def test_heroes3_7_a_visitable_place_takes_a_black_cube() -> None:
    table = visiting("windmill")
    assert table.purse().valuables == 11
    assert any("black cube" in say(event.message) for event in table.events if event.message.id == "h3s-fx-visits")


def test_heroes3_2_heroes_visit_on_their_own_turn_only() -> None:
    table = new_game()
    table.refused(acts.Visit("bea", "windmill"), "h3s-own-turn-only", "2")
    table.give(acts.Visit("bea", "windmill", anyway=True))
    assert table.purse("bea").valuables == 11


def test_heroes3_2_nobody_visits_anything_during_a_combat() -> None:
    state = new_game().state.copy()
    state.table.fight = OpenFight("ana", "main", "neutral", "II")
    with pytest.raises(WrongMoment):
        visit_place(create_act_context(state, ignore_event), acts.Visit("ana", "windmill"))


def test_heroes3_3_there_must_be_a_secondary_hero_to_visit_with_one() -> None:
    new_game().refused(acts.Visit("ana", "windmill", "secondary"), "h3s-no-secondary", "3")


def have_secondary(state: AdventureState) -> None:
    """Ana has a secondary hero."""
    state.sheet("ana").secondary = True


def with_secondary() -> SampleGame:
    """An evening on which Ana has a secondary hero."""
    return new_game(change=have_secondary)


def test_heroes3_3_what_a_secondary_hero_visits_gives_no_experience() -> None:
    table = visiting("learning-stone", with_secondary(), hero="secondary")
    assert table.sheet().experience == 0
    assert table.told("h3s-experience-never")
    assert visiting("learning-stone", with_secondary()).sheet().experience == 1


def test_heroes3_3_a_secondary_hero_pays_for_no_experience_at_the_tree_of_knowledge() -> None:
    table = visiting("tree-of-knowledge", with_secondary(), hero="secondary")
    *ways, declined = pending_questions.build_question_form(table.state, table.matter()).options
    assert {way.refusal.id for way in ways if way.refusal} == {"h3s-no-experience"}
    assert len(ways) == 2
    assert declined.refusal is None


def test_heroes3_3_experience_that_a_secondary_hero_rolls_is_lost() -> None:
    table = visiting("treasure-symbol", new_game(settings={"dice": "table"}, change=have_secondary), hero="secondary")
    table.settle("xp+1")
    assert table.sheet().experience == 0


def test_heroes3_12_the_sheets_carry_out_all_that_a_players_lost_town_means() -> None:
    table = visiting("town", taken_from="bea")
    assert table.sheet().trophies == ("bea",)
    assert not table.sheet("bea").town
    assert table.matters == []
    # Of a Town that is on no sheet only the table knows what else it means.
    assert visiting("town", taken_from="ai").matters == [("ana", "tell", "place:town")]


@pytest.mark.parametrize("bank", ["bank-griffin-conservatory", "bank-dragon-fly-hive"])
def test_heroes3_11_only_with_two_stacked_guards_a_stack_token_is_laid_on_the_unit_gained(bank: str) -> None:
    assert visiting(bank, stacked=1).matters == []
    assert visiting(bank, stacked=2).matters == [("ana", "tell", f"place:{bank}")]


def test_heroes3_5_a_trading_post_offers_what_the_boxes_on_the_table_hold() -> None:
    def ways(*boxes: str) -> dict[str, str]:
        table = visiting("trading-post", new_game(boxes=boxes))
        options = pending_questions.build_question_form(table.state, table.matter()).options
        return {way.id: way.refusal.id if way.refusal else "" for way in options}

    machine, scroll = "machine(trading post)", "if(box(stronghold)){ask-table & choose(gold+2; gold+4)}"
    assert ways("core")[machine] == "h3s-fx-no-machines"
    assert scroll not in ways("core")
    assert ways("core", "rampart")[machine] == ""
    assert ways("core", "stronghold")[scroll] == ""


@pytest.mark.parametrize(("mode", "said"), [("clash", "reveal a tile"), ("tournament", "rotate a tile")])
def test_heroes3_7_in_a_tournament_the_redwood_observatory_turns_a_tile(mode: Any, said: str) -> None:
    table = visiting("redwood-observatory", new_game(mode=mode))
    assert said in say(table.events[-1].message)


def test_heroes3_7_a_blocked_field_cannot_be_entered() -> None:
    new_game().refused(acts.Visit("ana", "blocked"), "h3s-fx-blocked", "7")


def test_unknown_places_and_numbers_are_refused() -> None:
    table = new_game()
    assert isinstance(table.refused(acts.Visit("ana", "nowhere")), Unknown)
    assert isinstance(table.refused(acts.Visit("ana", "treasure-symbol", dice=0)), BeyondLimit)
    assert isinstance(table.refused(acts.Visit("ana", "mine-gold", taken_from="zoe")), Unknown)


def test_heroes3_7_a_symbol_rolls_the_number_that_is_printed_with_it() -> None:
    table = visiting("treasure-symbol", new_game(settings={"dice": "table"}), dice=3)
    assert pending_questions.build_question_form(table.state, table.matter()).dice == 3


# --- flags ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "gain"), [("gold", Purse(5)), ("materials", Purse(0, 2)), ("valuables", Purse(0, 0, 1))]
)
def test_heroes3_7_the_very_first_flag_on_a_mine_gives_its_amount_at_once(mine: str, gain: Purse) -> None:
    table = visiting(f"mine-{mine}")
    assert table.sheet().flags == (FlaggedField(f"mine-{mine}"),)
    assert table.purse() == Purse(40, 20, 10) + gain
    assert player_queries.next_income(table.state, "ana").track == Purse(10) + gain
    later = visiting(f"mine-{mine}", first=False)
    assert later.sheet().flags == (FlaggedField(f"mine-{mine}"),)
    assert later.purse() == Purse(40, 20, 10)


def test_heroes3_7_an_enemy_takes_a_mine_over() -> None:
    table = visiting("mine-gold")
    table.to_turn("bea")
    table.give(acts.Visit("bea", "mine-gold", taken_from="ana"))
    assert table.sheet().flags == ()
    assert table.sheet("bea").flags == (FlaggedField("mine-gold"),)
    assert table.purse("bea").gold == 40


def test_heroes3_7_the_own_flag_is_an_empty_field() -> None:
    table = visiting("mine-gold")
    visiting("mine-gold", table, taken_from="ana")
    assert table.sheet().flags == (FlaggedField("mine-gold"),)
    assert table.told("h3s-fx-own-flag")


def test_heroes3_7_allies_treat_each_others_flags_as_empty() -> None:
    players = [
        PlayerSetup("ana", "Ana", "castle", "catherine", "red"),
        PlayerSetup("bea", "Bea", "necropolis", "sandro", "red"),
    ]
    players += [
        PlayerSetup("cid", "Cid", "dungeon", "mutare", "blue"),
        PlayerSetup("dot", "Dot", "rampart", "mephala", "blue"),
    ]

    def flagged(state: AdventureState) -> None:
        state.sheets["bea"].flags = state.sheets["cid"].flags = (FlaggedField("mine-gold"),)

    table = new_game(*players, mode="alliance", change=flagged)
    table.settle("ana", kind="first")
    table.give(acts.Visit("ana", "mine-gold", taken_from="bea"))
    assert table.sheet().flags == ()
    assert table.told("h3s-fx-allied-flag")
    table.give(acts.Visit("ana", "mine-gold", taken_from="cid"))
    assert table.sheet().flags == (FlaggedField("mine-gold"),)
    assert table.sheet("cid").flags == ()


def test_heroes3_7_a_shared_place_is_flagged_by_several_players() -> None:
    table = visiting("star-axis")
    table.settle("none")
    table.to_turn("bea")
    table.give(acts.Visit("bea", "star-axis", taken_from="ana", first=False))
    assert table.sheet().flags == table.sheet("bea").flags == (FlaggedField("star-axis"),)


def alliance(change: Any = None) -> SampleGame:
    """Ana and Bea against Cleo, on Ana's turn."""
    cleo = PlayerSetup("cleo", "Cleo", "dungeon", "mutare", "blue")
    table = new_game(replace(ANA, team="red"), replace(BEA, team="red"), cleo, mode="alliance", change=change)
    table.to_turn("ana")
    return table


def test_heroes3_7_allies_flag_a_shared_place_each_for_themselves() -> None:
    table = alliance()
    table.give(acts.Visit("ana", "obelisk", taken_from="bea"))
    assert table.sheet().flags == (FlaggedField("obelisk"),)


def test_heroes3_12_who_frees_the_town_of_an_ally_gains_no_cube_of_it() -> None:
    def taken(state: AdventureState) -> None:
        state.sheet("bea").town = False
        state.sheet("cleo").flags = (FlaggedField("town", "bea"),)

    table = alliance(taken)
    table.give(acts.Visit("ana", "town", taken_from="cleo"))
    table.settle("bea", kind="town")
    assert table.sheet().flags == (FlaggedField("town", "bea"),)
    assert table.sheet().trophies == ()


def test_an_ai_heros_flag_is_taken_over() -> None:
    def lay(state: AdventureState) -> None:
        state.ai["ai"] = AiHeroState("ai", flags=(FlaggedField("mine-gold"),))

    table = new_game(ANA, BEA, mode="cooperative", ai=(AiHero("ai", {}, army=("neutral:boars",)),), change=lay)
    visiting("mine-gold", table, taken_from="ai")
    assert table.state.ai["ai"].flags == ()
    assert table.sheet().flags == (FlaggedField("mine-gold"),)
    assert table.purse().gold == 40


def test_a_flag_is_lost_to_somebody_without_a_sheet() -> None:
    table = visiting("mine-gold")
    table.give(acts.Unflag("ana", "mine-gold"))
    assert table.sheet().flags == ()
    assert isinstance(table.refused(acts.Unflag("ana", "mine-gold")), Unknown)


# --- settlements and towns -----------------------------------------------------------------------


def test_heroes3_7_a_settlement_produces_what_was_chosen() -> None:
    table = visiting("settlement")
    table.settle("production(2, materials) & materials+2")
    assert table.sheet().flags == (FlaggedField("settlement", "materials"),)
    assert table.purse().materials == 22
    assert player_queries.next_income(table.state, "ana").track == Purse(10, 2)
    later = visiting("settlement", first=False)
    later.settle("production(1, valuables)")
    assert later.sheet().flags == (FlaggedField("settlement", "valuables"),)
    assert later.purse().valuables == 10


def test_heroes3_7_a_settlement_may_reinforce_instead() -> None:
    table = visiting("settlement", new_game(army=("castle:griffins/few",)))
    table.settle("reinforce(bronze or silver, free)")
    table.settle("castle:griffins")
    assert table.sheet().army == (Unit("castle:griffins", True),)
    assert table.purse() == Purse(40, 20, 10)
    assert table.sheet().flags == (FlaggedField("settlement"),)
    assert player_queries.count_homes(table.sheet()) == 2
    assert player_queries.next_income(table.state, "ana").track == Purse(10)


def test_heroes3_7_a_settlement_taken_over_is_chosen_anew_at_half_price() -> None:
    def flagged(state: AdventureState) -> None:
        state.sheets["bea"].flags = (FlaggedField("settlement", "gold"),)

    table = visiting("settlement", new_game(change=flagged), taken_from="bea")
    assert table.sheet("bea").flags == ()
    assert "reinforce(bronze or silver, half)" in [
        o.id for o in pending_questions.build_question_form(table.state, table.matter()).options
    ]


def test_which_of_several_settlements_was_taken_is_asked() -> None:
    def flagged(state: AdventureState) -> None:
        state.sheets["bea"].flags = (FlaggedField("settlement", "gold"), FlaggedField("settlement"))

    table = visiting("settlement", new_game(change=flagged), taken_from="bea")
    table.settle("gold", kind="taken")
    assert table.sheet("bea").flags == (FlaggedField("settlement"),)


def test_a_settlement_that_is_put_right_before_the_answer_is_not_lost_twice() -> None:
    def owns(state: AdventureState) -> None:
        state.sheet("bea").flags = (FlaggedField("settlement", "gold"), FlaggedField("settlement", "valuables"))

    table = new_game(change=owns)
    table.give(acts.Visit("ana", "settlement", taken_from="bea"), acts.Unflag("bea", "settlement", "gold"))
    taken = table.matter("bea", "taken")
    assert [option.id for option in pending_questions.build_question_form(table.state, taken).options] == ["valuables"]
    table.refused(acts.Settle(taken.id, ("gold",)), "h3s-fx-no-option")
    table.give(acts.Unflag("bea", "settlement", "valuables"))
    table.settle("done", kind="taken")
    assert table.told("h3s-fx-had-no-flag")
    assert table.sheet("bea").flags == ()


def test_heroes3_7_a_settlement_that_is_lost_before_the_choice_produces_nothing() -> None:
    table = visiting("settlement")
    table.give(acts.Unflag("ana", "settlement"))
    table.settle(pending_questions.build_question_form(table.state, table.matter()).options[0].id)
    assert table.told("h3s-fx-had-no-flag")
    assert player_queries.next_income(table.state, "ana").track == Purse(10)


def test_a_town_that_nobody_has_is_not_lost() -> None:
    table = new_game()
    assert isinstance(table.refused(acts.Unflag("ana", "town", "zoe"), "h3s-no-player"), Unknown)
    table.refused(acts.Unflag("ana", "town", "bea"), "h3s-fx-no-flag")


def test_heroes3_7_a_random_town_gives_ten_gold_and_counts_as_a_settlement() -> None:
    table = visiting("random-town")
    assert table.purse().gold == 50
    assert player_queries.next_income(table.state, "ana").track == Purse(20)
    assert player_queries.count_homes(table.sheet()) == 2


def test_heroes3_12_a_flagged_town_leaves_its_owner_the_board_and_gives_a_cube() -> None:
    table = visiting("town", taken_from="bea")
    assert table.sheet("bea").town is False
    assert table.sheet("bea").built == new_game().sheet("bea").built
    assert table.sheet().flags == (FlaggedField("town", "bea"),)
    assert table.sheet().trophies == ("bea",)
    assert table.sheet("bea").lost_home == 1


def test_heroes3_12_whose_town_it_is_is_asked_where_a_player_holds_several() -> None:
    for town, held, flags in (("ana", False, (FlaggedField("town", "ana"),)), ("bea", True, ())):
        table = visiting("town", taken_from="bea")
        table.to_turn("bea")
        table.give(acts.Visit("bea", "town", taken_from="ana"))
        assert len(pending_questions.build_question_form(table.state, table.matter()).options) == 2
        table.settle(town)
        assert table.sheet().town is not (town == "ana")
        assert table.sheet("bea").town is held
        assert table.sheet("bea").flags == flags
        assert ("ana" in table.sheet("bea").trophies) is (town == "ana")


def test_heroes3_12_the_own_town_is_back() -> None:
    table = visiting("town", taken_from="bea")
    table.give(acts.OwnTown("bea", True))
    assert table.sheet("bea").town
    assert table.sheet().flags == ()
    table.refused(acts.OwnTown("bea", True), "h3s-fx-town-held", "12")


# --- trading post and banks ----------------------------------------------------------------------


def test_heroes3_7_the_own_town_is_an_empty_field_and_no_second_home() -> None:
    table = visiting("town")
    assert table.told("h3s-fx-own-flag")
    assert table.sheet().flags == ()
    assert not table.matters
    table.give(acts.OwnTown("ana", False))
    assert table.told("h3s-tb-homeless")


def test_heroes3_12_who_visits_the_lost_own_town_has_it_back() -> None:
    table = visiting("town", taken_from="bea")
    table.to_turn("bea")
    table.give(acts.Visit("bea", "town"))
    assert table.sheet("bea").town
    assert table.sheet().flags == ()


def test_heroes3_12_with_trade_anywhere_the_trading_post_gives_an_artifact() -> None:
    table = visiting("trading-post", new_game(rules=("trade-anywhere",)))
    assert table.matter().step == "search(artifacts, 1)"


def test_heroes3_5_the_trading_post_offers_one_of_four_things() -> None:
    table = visiting("trading-post", new_game(change=rich))
    asked = pending_questions.build_question_form(table.state, table.matter())
    assert len(asked.options) == 5
    assert asked.optional


@pytest.mark.parametrize(("stacked", "gold"), [(0, 46), (2, 50), (4, 54)])
def test_heroes3_11_a_bank_pays_for_every_stacked_guard(stacked: int, gold: int) -> None:
    assert visiting("bank-crypt", stacked=stacked).purse().gold == gold


def test_heroes3_11_a_bank_is_searched_as_deep_as_guards_were_stacked() -> None:
    table = visiting("bank-shipwreck", stacked=3)
    assert table.matter().step == "search(artifacts, 3)"
    assert table.sheet().morale == "negative"
    assert not visiting("bank-shipwreck").matters


def test_what_sources_disagree_about_is_said() -> None:
    assert visiting("grave").told("h3s-fx-disputed")


@pytest.mark.parametrize("place", ["obelisk", "dragon-utopia", "grail"])
def test_heroes3_7_what_a_scenario_decides_is_told(place: str) -> None:
    table = visiting(place)
    assert [kind for _, kind, _ in table.matters] == ["tell"]
    table.settle("done")


@pytest.mark.parametrize(
    ("place", "message", "rule"), [("blocked", "h3s-fx-blocked", "7"), ("random-town", "h3s-not-on-table", "12")]
)
def test_nobody_fights_for_a_place_that_is_not_entered_or_not_there(place: str, message: str, rule: str) -> None:
    """Refused as the combat begins: afterwards the history would show an overrule that nobody had asked for."""
    table = new_game(boxes=("core",))
    act = acts.BeginFight("ana", level="I", place=place)
    table.refused(act, message, rule)
    table.give(replace(act, anyway=True))
    assert table.told("h3s-overruled")


def test_heroes3_7_a_settlement_reinforces_nobody_where_no_unit_fits() -> None:
    """The way is refused rather than lost; the other ways are still open."""
    table = new_game(army=("neutral:boars",))
    table.give(acts.Visit("ana", "settlement"))
    table.refused(acts.Settle(table.matter().id, ("4",)), "h3s-fx-no-fitting-unit", "6")
    table.settle("1")
    assert table.sheet().flags == (FlaggedField("settlement", "gold"),)
