"""What a combat leaves behind comes back to the sheets. heroes3 3, 6, 9, 10, 12, 13.5."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.towns import towns_by_faction
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import StartingPosition
from companion.games.heroes3.adventure.state import AdventureState, OpenFight, Unit
from companion.games.heroes3.adventure.text.line_parser import parse_line
from tests.heroes3.adventure.fights.sample_fights import AI, ARMY, CASTLE, experienced, fight, solo
from tests.heroes3.adventure.sample_games import ANA, BEA, chair, new_game, say

# --- after a combat against neutrals -------------------------------------------------------------


def test_heroes3_10_a_victory_brings_experience_and_then_the_visit() -> None:
    found = new_game()
    assert fight_acts.experience_if_won(found.state, fight(found, level="II", place="water-wheel")) == 2
    found.give(acts.Fought("victory", ("castle:halberdiers/few",), experience=2, gold=1))
    assert found.sheet().experience == 2
    assert found.purse().gold == 41
    # The level is resolved before the field is visited.
    assert found.matters == [("ana", "search", "level:II")]
    found.refused(acts.Next())
    found.settle("armorer")
    assert found.purse().gold == 44
    assert found.state.table.won == ()


def test_heroes3_10_a_level_that_the_table_drops_does_not_keep_the_field_unvisited() -> None:
    found = new_game()
    fight(found, level="II", place="water-wheel")
    found.give(acts.Fought("victory", experience=2))
    found.next(anyway=True)
    assert found.purse().gold == 43
    assert found.state.active == "ana"


@pytest.mark.parametrize(
    ("points", "level", "gained"), [(0, "I", 1), (0, "II", 2), (0, "VI", 2), (0, "VII", 12), (2, "II", 1), (5, "II", 0)]
)
def test_heroes3_10_experience_by_the_level_of_the_field(points: int, level: str, gained: int) -> None:
    found = new_game(change=experienced(points))
    assert fight_acts.experience_if_won(found.state, OpenFight("ana", "main", "neutral", level)) == gained
    assert fight_acts.experience_if_won(found.state, OpenFight("ana", "secondary", "neutral", level)) == 0


def test_heroes3_10_an_azure_army_raises_the_hero_to_level_seven() -> None:
    found = new_game(change=experienced(3))
    open_fight = fight(found, level="VII")
    assert fight_acts.experience_if_won(found.state, open_fight, azure=False) == 2
    found.give(parse_line(found.state, "fought victory"))
    assert found.sheet().experience == 12


def test_heroes3_9_nobody_retreats_from_azure_units_but_who_lost_all_who_fought_may_have_others() -> None:
    found = new_game()
    fight(found, level="VII")
    found.refused(acts.Fought("retreat"), "h3s-tb-no-azure-retreat", "9")
    found.give(acts.Fought("defeat"))
    assert found.told("h3s-tb-retreats")
    fight(found, level="VII", guards=("neutral:boars",))
    assert fight_acts.experience_if_won(found.state, found.sheet_of_table.fight or OpenFight("", "main", "bank")) == 2
    found.give(acts.Fought("retreat"))


def test_heroes3_7_the_visit_after_a_victory_rolls_the_dice_of_the_symbol() -> None:
    found = new_game(settings={"dice": "table"})
    fight(found, level="II", place="resource-symbol", dice=2)
    found.give(acts.Fought("victory"))
    assert found.matter("ana", "roll").step == "roll(2, resource, one)"


def test_heroes3_10_a_retreating_hero_visits_nothing() -> None:
    found = new_game()
    fight(found, level="II", place="water-wheel")
    found.give(acts.Fought("retreat", ("castle:griffins/few",), movement=2))
    assert found.purse().gold == 40
    assert found.told("h3s-tb-retreats")
    assert found.sheet().army == (Unit("castle:griffins"),)
    assert found.sheet().movement == 1
    assert found.sheet().tally["retreats"] == 1


def test_heroes3_9_nobody_retreats_from_heroes_and_banks() -> None:
    found = new_game()
    fight(found, kind="heroes", enemy="bea")
    found.refused(acts.Fought("retreat"), "h3s-tb-no-retreat", "9")


def test_heroes3_10_a_beaten_main_hero_goes_home_and_a_secondary_hero_is_gone() -> None:
    found = new_game(rules=("secondary-hero-start",), start=CASTLE)
    fight(found, hero="secondary", level="I")
    found.give(acts.Fought("defeat", ()))
    assert not found.sheet().secondary
    assert found.told("h3s-tb-goes-home")
    fight(found, level="I")
    found.give(acts.Fought("defeat", ()))
    assert not found.sheet().out
    assert found.sheet().tally["fights-lost"] == 2


def test_heroes3_10_a_defeat_that_names_no_losses_leaves_units_and_is_a_retreat() -> None:
    """Nobody is beaten by neutral units with a whole unit deck; without one it is a defeat."""
    for army, told in (("castle:griffins/few",), "h3s-tb-retreats"), ((), "h3s-tb-goes-home"):
        found = new_game(army=army)
        found.give(acts.BeginFight("ana", level="I", anyway=not army), acts.Fought("defeat"))
        assert found.told(told)
        assert len(found.sheet().army) == len(army)


def test_heroes3_10_who_loses_all_fighting_units_but_has_others_retreats() -> None:
    found = new_game(rules=("secondary-hero-start",), army=("castle:griffins/few", "castle:marksmen/few"))
    fight(found, hero="secondary", level="I")
    found.give(acts.Fought("defeat", ("castle:marksmen/few",)))
    assert found.sheet().secondary
    assert found.sheet().army == (Unit("castle:marksmen"),)
    assert found.sheet().tally["retreats"] == 1
    assert found.told("h3s-tb-retreats")


def test_heroes3_3_a_secondary_hero_may_be_beaten_without_a_combat_and_hired_again() -> None:
    found = new_game(rules=("secondary-hero-start",), purse=Purse(10))
    fight(found, kind="heroes", enemy="bea", enemy_hero="secondary")
    found.give(acts.Fought("victory"))
    assert not found.sheet("bea").secondary
    assert (found.sheet().experience, found.sheet().trophies) == (0, ("bea",))
    found.give(acts.Hire("bea"))
    bea = found.sheet("bea")
    assert (bea.secondary, bea.secondary_movement, bea.purse) == (True, 2, Purse())


def test_heroes3_10_both_sides_of_a_combat_between_players_are_kept() -> None:
    def cheerful(state: AdventureState) -> None:
        state.sheet("cleo").morale = "positive"

    found = new_game(ANA, chair("dungeon", "cleo"), start=CASTLE, army=ARMY, change=cheerful)
    fight(found, kind="heroes", enemy="cleo", hero="main", enemy_hero="main")
    found.give(acts.Fought("surrender", ARMY, (), enemy_gold=3, enemy_morale_spent=True))
    assert found.purse("cleo").gold == 40 + 10 + 3
    assert found.sheet("cleo").morale == "none"
    # Whose unit deck is empty gets the starting units again, attacked or not: heroes3 6.
    assert found.sheet("cleo").army == (Unit("castle:griffins"),)


def test_heroes3_2_only_a_positive_token_is_spent_in_a_combat() -> None:
    def gloomy(state: AdventureState) -> None:
        state.sheet("ana").morale = "negative"

    found = new_game(change=gloomy)
    fight(found, level="I")
    found.give(acts.Fought("victory", morale_spent=True))
    assert found.sheet().morale == "negative"


@pytest.mark.parametrize("how", [{"enemy_hero": "secondary"}, {"garrison": True}])
def test_heroes3_12_only_a_beaten_main_hero_is_out_with_the_last_town(how: Any) -> None:
    found = new_game(rules=("secondary-hero-start",))
    fight(found, kind="heroes", enemy="bea", own_town=True, place="town", **how)
    found.give(acts.Fought("victory"))
    assert not found.sheet("bea").town
    assert not found.sheet("bea").out
    assert found.sheet("bea").lost_home == 1


def test_heroes3_12_a_secondary_hero_beaten_without_a_home_eliminates_nobody() -> None:
    found = new_game(rules=("secondary-hero-start",))
    found.give(acts.OwnTown("ana", False))
    fight(found, hero="secondary", level="I")
    found.give(acts.Fought("defeat", ()))
    assert not found.sheet().out
    assert not found.sheet().secondary


def test_heroes3_6_an_empty_unit_deck_is_filled_with_the_starting_units() -> None:
    found = new_game(start=CASTLE, army=ARMY)
    fight(found, level="I")
    found.give(acts.Fought("defeat", ()))
    assert found.sheet().army == (Unit("castle:griffins"),)
    assert found.told("h3s-tb-restocked")
    assert found.sheet().tally["units-lost"] == 2
    choosing = new_game(start=StartingPosition(units=("bronze/pack",)), army=ARMY)
    choosing.give(acts.BeginFight("ana", level="I"), acts.Fought("defeat", ()))
    assert ("ana", "unit", "start:army") in choosing.matters


def test_heroes3_3_secondary_heroes_gain_no_experience() -> None:
    found = new_game(rules=("secondary-hero-start",))
    fight(found, hero="secondary", level="II")
    found.give(acts.Fought("victory", experience=2))
    assert found.sheet().experience == 0


def test_heroes3_2_a_token_that_rolled_again_is_spent() -> None:
    def cheerful(state: AdventureState) -> None:
        state.sheet("ana").morale = "positive"

    found = new_game(change=cheerful)
    fight(found, level="I")
    found.give(acts.Fought("victory", morale_spent=True))
    assert found.sheet().morale == "none"


def test_heroes3_6_what_a_building_brings_after_a_win_over_neutrals() -> None:
    faction, building = next(
        (faction, building.id)
        for faction, home in towns_by_faction().items()
        for building in home.buildings.values()
        if building.due("after-win")
    )
    found = new_game(chair(faction), BEA, built=(building,))
    fight(found, level="I")
    found.give(acts.Fought("victory"))
    assert found.purse().gold == 41
    fight(found, level="I")
    found.give(acts.Fought("retreat"))
    assert found.purse().gold == 41
    # Over a hero it is another victory, with 5 gold of its own: heroes3 10.
    fight(found, kind="heroes", enemy="bea")
    found.give(acts.Fought("victory"))
    assert found.purse().gold == 41 + 5


def test_numbers_of_a_combat_are_never_negative_and_units_are_known() -> None:
    found = new_game()
    fight(found, level="I")
    found.refused(acts.Fought("victory", movement=-1), "h3s-beyond")
    found.refused(acts.Fought("victory", experience=1000), "h3s-beyond")
    found.refused(acts.Fought("victory", gold=10**30), "h3s-beyond")
    found.refused(acts.Fought("victory", enemy_gold=-1), "h3s-beyond")
    found.refused(acts.Fought("victory", ("castle:dragons/few",)), "h3s-tb-no-unit")


def test_heroes3_11_an_arrow_tower_lies_in_no_unit_deck() -> None:
    found = new_game()
    fight(found, kind="heroes", enemy="bea")
    found.refused(acts.Fought("victory", army=("siege:arrow-tower",)), "h3s-tb-no-unit")
    found.refused(acts.Fought("victory", enemy_army=("siege:arrow-tower",)), "h3s-tb-no-unit")


def test_stacked_guards_that_no_bank_has_are_refused_before_the_levels_and_not_after_them() -> None:
    """The visit comes after the levels: a number that it refuses would keep the round from going on for ever."""
    found = new_game()
    fight(found, kind="bank", bank="crypt")
    found.refused(acts.Fought("victory", experience=2, stacked=5), "h3s-fx-visit-numbers")
    found.give(acts.Fought("victory", experience=2, stacked=4))
    found.settle("none", kind="search")
    assert found.purse().gold == 40 + 6 + 2 * 4


# --- between players -----------------------------------------------------------------------------


def test_heroes3_10_a_beaten_main_hero_costs_morale_gold_and_a_cube() -> None:
    found = new_game(BEA, ANA, army=None)
    fight(found, "bea", kind="heroes", enemy="ana")
    found.give(acts.Fought("victory", None, ("castle:griffins/few",), experience=1))
    assert found.sheet("ana").morale == "negative"
    assert (found.purse("bea").gold, found.purse("ana").gold) == (45, 35)
    assert found.sheet("bea").trophies == ("ana",)
    assert found.sheet("bea").experience == 1
    assert found.sheet("ana").army == (Unit("castle:griffins"),)


def test_heroes3_10_an_attacker_who_loses_pays_as_well() -> None:
    found = new_game(change=experienced(4))
    fight(found, kind="heroes", enemy="bea")
    found.give(acts.Fought("defeat", ("castle:griffins/few",), ("necropolis:zombies/few",)))
    assert (found.purse("ana").gold, found.purse("bea").gold) == (35, 45)
    assert found.sheet("ana").morale == "negative"
    assert found.sheet("bea").trophies == ("ana",)
    # Bea's hero of level I has beaten one of level III.
    assert found.sheet("bea").experience == 2


@pytest.mark.parametrize(
    ("how", "gained"), [({}, 1), ({"hero": "secondary"}, 0), ({"garrison": True, "place": "settlement"}, 0)]
)
def test_heroes3_10_a_defender_gains_experience_for_a_main_hero_beaten_by_the_own_one(how: Any, gained: int) -> None:
    found = new_game(rules=("secondary-hero-start",))
    fight(found, kind="heroes", enemy="bea", **how)
    found.give(acts.Fought("defeat", (), ("necropolis:zombies/few",)))
    assert found.sheet("bea").experience == gained


@pytest.mark.parametrize(("there", "given"), [(3, 3), (0, 0), (-4, 0)])
def test_heroes3_10_who_has_less_than_five_gold_gives_what_there_is(there: int, given: int) -> None:
    found = new_game(purse=Purse(3))
    found.give(acts.Adjust("bea", "gold", there - 3, anyway=True))
    fight(found, kind="heroes", enemy="bea")
    found.give(acts.Fought("victory"))
    assert (found.purse("ana").gold, found.purse("bea").gold) == (3 + given, there - given)


def test_heroes3_10_a_beaten_secondary_hero_costs_a_cube_only() -> None:
    found = new_game(rules=("secondary-hero-start",))
    open_fight = fight(found, kind="heroes", enemy="bea", enemy_hero="secondary")
    assert fight_acts.experience_if_won(found.state, open_fight) == 0
    found.give(acts.Fought("victory"))
    assert not found.sheet("bea").secondary
    assert found.sheet("bea").morale == "none"
    assert found.purse("bea").gold == 40
    assert found.sheet("ana").trophies == ("bea",)


def test_heroes3_10_a_surrender_costs_ten_gold_and_nothing_else() -> None:
    found = new_game(BEA, ANA)
    fight(found, "bea", kind="heroes", enemy="ana")
    found.give(acts.Fought("surrendered", experience=0))
    assert (found.purse("bea").gold, found.purse("ana").gold) == (50, 30)
    assert found.sheet("ana").morale == "none"
    assert found.sheet("bea").trophies == ()
    assert found.sheet("bea").experience == 0
    other = new_game()
    fight(other, kind="heroes", enemy="bea")
    other.give(acts.Fought("surrender"))
    assert (other.purse("ana").gold, other.purse("bea").gold) == (30, 50)


def test_heroes3_10_who_cannot_pay_cannot_surrender() -> None:
    found = new_game(purse=Purse(9))
    fight(found, kind="heroes", enemy="bea")
    found.refused(acts.Fought("surrender"), "h3e-too-dear", "10")


def test_heroes3_10_nobody_surrenders_in_the_own_town_or_to_neutrals() -> None:
    found = new_game()
    fight(found, kind="heroes", enemy="bea", own_town=True)
    found.refused(acts.Fought("surrendered"), "h3-no-surrender-at-home", "10")
    # Who attacks it may.
    found.give(acts.Fought("surrender"))
    assert (found.purse("ana").gold, found.purse("bea").gold) == (30, 50)
    fight(found, level="I")
    found.refused(acts.Fought("surrender"), "h3-no-surrender", "10")


def test_heroes3_12_losing_the_last_town_in_the_combat_eliminates() -> None:
    found = new_game()
    fight(found, kind="heroes", enemy="bea", own_town=True, place="town")
    found.give(acts.Fought("victory"))
    assert not found.sheet("bea").town
    assert found.sheet("bea").out
    assert found.state.ended
    assert found.state.table.winners == ("ana",)


# --- AI heroes and banks -------------------------------------------------------------------------


def test_heroes3_13_5_beating_an_ai_hero_brings_nothing_by_itself() -> None:
    found = solo()
    fight(found, kind="ai-hero", enemy="sandro")
    found.give(acts.Fought("victory", enemy_army=()))
    assert found.state.ai["sandro"].beaten
    assert found.sheet().experience == 0
    assert found.told("h3s-tb-ai-beaten")
    found.refused(acts.BeginFight("ana", kind="ai-hero", enemy="sandro"), "h3s-tb-ai-beaten-already", "13.5")


@pytest.mark.parametrize(("reading", "left"), [("static", AI.army), ("losses", AI.army[:1])])
def test_heroes3_13_5_whether_an_ai_army_keeps_its_losses_is_up_to_the_table(reading: Any, left: Any) -> None:
    found = solo(settings={"ai_army": reading})
    fight(found, kind="ai-hero", enemy="sandro")
    found.give(acts.Fought("defeat", ("castle:griffins/few",), AI.army[:1]))
    assert found.state.ai["sandro"].army == left


def test_heroes3_10_nobody_surrenders_to_an_ai_hero() -> None:
    found = solo()
    fight(found, kind="ai-hero", enemy="sandro")
    found.refused(acts.Fought("surrender"), "h3-no-surrender", "10")


@pytest.mark.parametrize("enemy", [{"level": "I"}, {"kind": "bank", "bank": "crypt"}])
@pytest.mark.parametrize("outcome", ["surrender", "surrendered"])
def test_heroes3_10_where_the_table_lets_somebody_surrender_to_nobody_no_gold_is_paid(outcome: Any, enemy: Any) -> None:
    found = new_game()
    fight(found, **enemy)
    found.give(acts.Fought(outcome, anyway=True))
    assert found.told("h3s-overruled")
    assert found.state.table.fight is None
    assert found.told("h3s-tb-goes-home") == (outcome == "surrender")
    assert found.purse("bea").gold == 40


def test_heroes3_11_a_bank_pays_for_its_stacked_guards_and_gives_no_experience() -> None:
    found = new_game()
    open_fight = fight(found, kind="bank", bank="crypt")
    assert fight_acts.experience_if_won(found.state, open_fight) == 0
    found.give(acts.Fought("victory", stacked=2))
    # 6 gold, and 2 for each stacked guard.
    assert found.purse().gold == 50


def test_heroes3_12_who_loses_the_last_town_with_the_main_hero_is_out_without_a_countdown() -> None:
    found = new_game(ANA, BEA, chair("tower", "cai"))
    fight(found, kind="heroes", enemy="bea", place="town", own_town=True)
    told = found.give(acts.Fought("victory", enemy_army=()))
    assert found.sheet("bea").out
    assert "h3s-tb-homeless" not in [event.message.id for event in told]
    assert any(event.message.args.get("hero") == "homeless" for event in told)


def test_heroes3_10_what_a_surrender_and_a_defence_without_a_hero_cost_is_told() -> None:
    found = new_game()
    fight(found, kind="heroes", enemy="bea", place="settlement", garrison=True)
    found.give(acts.Fought("called-off"))
    fight(found, kind="heroes", enemy="bea")
    found.give(acts.Fought("surrender"))
    paid = [event for event in found.events if event.message.id == "h3s-fx-pays"]
    assert [(event.seat, say(event.message)) for event in paid] == [
        ("bea", "Bea pays 8 gold (Defence without a hero)."),
        ("ana", "Ana pays 10 gold (Surrender)."),
    ]
