"""How an adventure ends, and what a campaign carries on. heroes3 12."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import game_end, player_statistics
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rounds.round_guide import build_guide
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.scenario import campaign_progress, game_start
from companion.games.heroes3.adventure.setup_data import build_setup
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect, Unit
from companion.kernel.refusals import NotNow
from companion.kernel.table import Table
from tests.heroes3.adventure.sample_games import ANA, BEA, EVERYTHING, GAME, SampleGame, chair, new_game, say

CLEO = chair("dungeon", "cleo")
DAN = chair("tower", "dan")
NOBODY_HOME = acts.OwnTown("bea", False)


def finish_round(found: SampleGame) -> None:
    """Press the button until the next round or the end."""
    now = found.state.table.round
    while found.state.table.round == now and not found.state.ended:
        found.next(anyway=True)


# --- elimination ---------------------------------------------------------------------------------


def test_heroes3_12_three_full_rounds_without_a_home_eliminate() -> None:
    found = new_game()
    found.give(NOBODY_HOME)
    assert found.told("h3s-tb-homeless")
    finish_round(found)
    assert found.sheet("bea").homeless == 0, "the round in which it was lost is no full one"
    for counted in (1, 2):
        finish_round(found)
        assert found.sheet("bea").homeless == counted
        assert not found.sheet("bea").out
    finish_round(found)
    assert found.sheet("bea").out
    assert found.state.ended
    assert found.state.table.winners == ("ana",)


def test_heroes3_12_the_countdown_is_told_each_round() -> None:
    found = new_game()
    found.give(NOBODY_HOME)
    left = []
    while not found.state.ended:
        finish_round(found)
    left = [event.message.args["left"] for event in found.events if event.message.id == "h3s-tb-homeless"]
    assert left == [3, 2, 1]


def test_heroes3_12_a_home_in_between_ends_the_countdown() -> None:
    found = new_game()
    found.give(NOBODY_HOME)
    for _ in range(3):
        finish_round(found)
    assert found.sheet("bea").homeless == 2
    found.give(acts.OwnTown("bea", True))
    assert found.sheet("bea").homeless == 0
    assert found.told("h3s-tb-home-again")
    found.give(NOBODY_HOME)
    for _ in range(3):
        finish_round(found)
    assert not found.sheet("bea").out


def test_heroes3_12_a_settlement_is_a_home() -> None:
    def settle(state: AdventureState) -> None:
        state.sheet("bea").flags = (FlaggedField("settlement", "gold"),)

    found = new_game(change=settle)
    found.give(NOBODY_HOME)
    for _ in range(5):
        finish_round(found)
    assert not found.sheet("bea").out
    assert found.sheet("bea").homeless == 0


def test_heroes3_12_a_beaten_main_hero_without_a_home_is_out_at_once() -> None:
    found = new_game()
    found.give(acts.OwnTown("ana", False), acts.BeginFight("ana", level="I"), acts.Fought("defeat", ()))
    assert found.sheet("ana").out
    assert found.state.ended
    assert found.state.table.winners == ("bea",)


def test_heroes3_12_a_retreat_eliminates_nobody() -> None:
    found = new_game()
    found.give(acts.OwnTown("ana", False), acts.BeginFight("ana", level="I"), acts.Fought("retreat"))
    assert not found.sheet("ana").out


def test_heroes3_12_eliminating_all_enemies_wins_at_once() -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(acts.Eliminate("bea"))
    assert not found.state.ended
    found.give(acts.Eliminate("cleo"))
    assert found.state.table.phase == "over"
    assert found.state.table.winners == ("ana",)
    shown = game_end.game_result(found.state)
    assert shown is not None
    assert (shown.outcome, shown.reason) == ("won", "last")
    assert "Ana" in say(shown.message)


def test_heroes3_12_an_eliminated_player_has_no_flags_and_no_turn() -> None:
    def flag(state: AdventureState) -> None:
        state.sheet("bea").flags = (FlaggedField("mine-gold"),)

    found = new_game(ANA, BEA, CLEO, change=flag)
    found.give(acts.Eliminate("bea"))
    assert found.sheet("bea").flags == ()
    found.next(anyway=True)
    assert found.state.active == "cleo"
    found.refused(acts.Eliminate("bea"), "h3s-tb-is-out", "12")
    found.refused(acts.Claim(("bea",)), "h3s-tb-is-out", "12")


@pytest.mark.parametrize(
    "act",
    [acts.Build("bea", "citadel"), acts.Hire("bea"), acts.Visit("bea", "windmill"), acts.GainCard("bea", "haste")],
)
def test_heroes3_12_an_eliminated_player_does_nothing_unless_the_table_says_so(act: Any) -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(acts.Eliminate("bea"))
    found.refused(act, "h3s-tb-is-out", "12")
    found.give(replace(act, anyway=True), acts.Adjust("bea", "gold", 1))
    assert found.told("h3s-overruled")


def test_heroes3_12_nothing_waits_for_an_eliminated_player_any_more() -> None:
    def change(state: AdventureState) -> None:
        state.table.lasting = (LastingEffect("pandora:pandora-12", "ask-table", "always", seat="bea"),)

    found = new_game(ANA, BEA, CLEO, change=change)
    found.give(acts.SetMark("bea", "secondary", True), acts.Experience("bea", 2))
    assert [who for who, _, _ in found.matters] == ["bea"]
    found.give(acts.Eliminate("bea"))
    assert (found.matters, found.state.table.lasting) == ([], ())
    assert (found.sheet("bea").secondary, found.sheet("bea").secondary_movement) == (False, 0)


def test_heroes3_12_who_is_out_before_the_level_is_resolved_flags_nothing_any_more() -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(
        acts.BeginFight("ana", kind="heroes", enemy="bea", own_town=True, place="town"),
        acts.Fought("victory", experience=2),
    )
    assert [source for _, _, source in found.matters] == ["level:II"]
    found.give(acts.Eliminate("ana"))
    assert found.sheet("bea").town
    assert found.sheet("ana").flags == ()


def test_heroes3_12_who_is_out_in_the_own_turn_has_nothing_left_to_do_in_it() -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(acts.GainMorale("ana", "negative"), acts.GainMorale("ana", "negative"))
    found.give(acts.OwnTown("ana", False), acts.BeginFight("ana", level="III"), acts.Fought("defeat", army=()))
    assert found.sheet("ana").out
    shown = build_guide(found.state)
    assert shown.lines == ()
    assert "Bea" in say(shown.next)
    assert "h3s-hand-goes" not in [event.message.id for event in found.next()]
    assert found.state.active == "bea"


def test_who_is_out_is_not_put_out_again_whatever_the_table_says() -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(acts.Eliminate("bea"))
    refusal = found.refused(acts.Eliminate("bea", anyway=True), "h3s-tb-is-out")
    assert isinstance(refusal, NotNow)


def test_heroes3_12_the_combat_of_an_eliminated_player_is_over() -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(acts.BeginFight("ana", kind="heroes", enemy="bea"), acts.Eliminate("bea"))
    assert found.state.table.fight is None


def test_heroes3_12_an_alliance_wins_and_loses_as_a_team() -> None:
    four = tuple(replace(player, team="ab"[n % 2]) for n, player in enumerate((ANA, BEA, CLEO, DAN)))
    found = new_game(*four, mode="alliance")
    found.give(acts.Eliminate("cleo"), acts.Eliminate("bea"))
    assert not found.state.ended
    found.give(acts.Eliminate("dan"))
    assert found.state.table.winners == ("ana", "cleo")


def test_heroes3_12_in_a_cooperative_game_the_scenario_says_what_an_elimination_means() -> None:
    found = new_game(mode="cooperative")
    found.give(acts.Eliminate("bea"))
    assert not found.state.ended
    assert found.told("h3s-tb-one-out")
    found.give(acts.Eliminate("ana"))
    shown = game_end.game_result(found.state)
    assert shown is not None
    assert (shown.outcome, shown.winners) == ("lost", ())


# --- faction cubes -------------------------------------------------------------------------------


def test_heroes3_12_a_cube_of_every_enemy_wins_a_clash_of_three() -> None:
    found = new_game(ANA, BEA, CLEO)
    for enemy in ("bea", "cleo"):
        assert not found.state.table.ends
        found.give(acts.BeginFight("ana", kind="heroes", enemy=enemy), acts.Fought("victory"))
    assert found.sheet("ana").trophies == ("bea", "cleo")
    assert found.told("h3s-tb-all-cubes")
    assert found.state.table.ends
    assert not found.state.ended
    finish_round(found)
    assert found.state.table.phase == "over"
    assert found.state.table.winners == ("ana",)


def test_heroes3_12_an_eliminated_enemy_needs_no_cube() -> None:
    found = new_game(ANA, BEA, CLEO, DAN)
    for enemy in ("bea", "cleo"):
        found.give(acts.BeginFight("ana", kind="heroes", enemy=enemy), acts.Fought("victory"))
    assert not found.state.table.ends
    found.give(acts.Eliminate("dan"))
    assert (found.state.table.ends, found.state.table.winners) == (True, ("ana",))


def test_heroes3_12_cubes_do_not_win_a_clash_of_two() -> None:
    found = new_game()
    found.give(acts.BeginFight("ana", kind="heroes", enemy="bea"), acts.Fought("victory"))
    assert found.sheet("ana").trophies == ("bea",)
    assert not found.state.table.ends


def test_heroes3_12_cubes_do_not_win_an_alliance() -> None:
    found = new_game(
        *(replace(player, team=team) for player, team in ((ANA, "a"), (BEA, "b"), (CLEO, "b"))), mode="alliance"
    )
    for enemy in ("bea", "cleo"):
        found.give(acts.BeginFight("ana", kind="heroes", enemy=enemy), acts.Fought("victory"))
    assert found.sheet("ana").trophies == ("bea", "cleo")
    assert not found.state.table.ends


# --- victory and limit ---------------------------------------------------------------------------


def test_heroes3_12_a_claimed_victory_ends_the_game_with_the_round() -> None:
    found = new_game()
    found.give(acts.Claim(("ana",)))
    assert not found.state.ended
    assert found.told("h3s-tb-ends-with-round")
    finish_round(found)
    shown = game_end.game_result(found.state)
    assert shown is not None
    assert (shown.outcome, shown.reason, shown.winners) == ("won", "claimed", ("ana",))


def test_heroes3_12_the_last_claim_of_a_round_counts() -> None:
    found = new_game(ANA, BEA, CLEO)
    found.give(acts.Claim(("ana",)), acts.Claim(("bea", "cleo")))
    finish_round(found)
    assert found.state.table.winners == ("bea", "cleo")


def test_heroes3_12_a_scenario_may_end_the_game_at_once() -> None:
    found = new_game()
    found.give(acts.Claim(("bea",), now=True))
    assert found.state.ended
    assert found.state.table.winners == ("bea",)
    found.refused(acts.Build("ana", "citadel"), "h3s-over")


def test_heroes3_12_the_last_round_ends_the_game() -> None:
    found = new_game(rounds=2)
    finish_round(found)
    assert found.told("h3s-tb-last-round")
    assert not found.state.ended
    finish_round(found)
    shown = game_end.game_result(found.state)
    assert shown is not None
    assert (shown.outcome, shown.reason) == ("nobody", "limit")


def test_heroes3_12_a_victory_claimed_in_the_last_round_counts() -> None:
    found = new_game(rounds=1)
    found.give(acts.Claim(("bea",)))
    finish_round(found)
    assert (found.state.table.winners, found.state.table.outcome) == (("bea",), "claimed")


def test_heroes3_12_a_cooperative_game_is_lost_at_the_limit_and_won_together() -> None:
    found = new_game(mode="cooperative", rounds=1)
    finish_round(found)
    shown = game_end.game_result(found.state)
    assert shown is not None
    assert shown.outcome == "lost"
    won = new_game(mode="cooperative")
    won.give(acts.Claim(("ana",), now=True))
    assert won.state.table.winners == ("ana", "bea")


def test_undo_takes_the_end_back() -> None:
    found = new_game()
    found.give(acts.Claim(("bea",), now=True))
    found.table.undo()
    assert not found.state.ended
    assert game_end.game_result(found.state) is None


def test_statistics_count_the_evening() -> None:
    found = new_game()
    found.give(
        acts.BeginFight("ana", level="I"),
        acts.Fought("victory", ("castle:halberdiers/few",), experience=1, gold=2),
        acts.Claim(("ana",), now=True),
    )
    figures = {figure.what: figure.count for figure in player_statistics.collect_player_statistics(found.state)["ana"]}
    assert figures["fights-won"] == 1
    assert figures["gold-gained"] == 2
    assert figures["level"] == 1
    assert figures["fights-lost"] == 0
    assert figures["rounds"] == 1
    for language in ("en", "es", "fr", "it"):
        assert all(
            say(figure.message, language) for figure in player_statistics.collect_player_statistics(found.state)["ana"]
        )


# --- campaigns -----------------------------------------------------------------------------------


def campaign(scenario: str = "greek-gift") -> SampleGame:
    body = game_start.build_scenario_setup(scenario, (ANA,), boxes=EVERYTHING)
    found = SampleGame(Table(GAME, build_setup(body, 3)))
    found.next(anyway=True)
    return found


def won(scenario: str = "greek-gift") -> SampleGame:
    found = campaign(scenario)
    for card in ("haste", "bless", "slow", "ballistics", "catherine-iv", "attack"):
        found.give(acts.GainCard("ana", card))
    found.give(acts.Claim(("ana",), now=True))
    return found


CHOICE = ("haste", "bless", "slow", "magic-arrow", "ballistics")


def test_heroes3_12_the_next_deck_has_all_statistics_specialty_one_and_five_others() -> None:
    found = won()
    possible = campaign_progress.carriable_cards(found.state, "ana")
    assert set(CHOICE) <= set(possible)
    assert not {"attack", "catherine-i", "catherine-iv"} & set(possible)
    found.give(acts.Carry("ana", CHOICE))
    deck = campaign_progress.player_deck_for_next_scenario(found.state, "ana")
    assert deck.count("attack") == found.sheet().cards.count("attack")
    assert "catherine-i" in deck
    assert "catherine-iv" not in deck
    assert deck[-5:] == CHOICE


def test_heroes3_12_exactly_five_cards_are_chosen() -> None:
    found = won()
    found.refused(acts.Carry("ana", CHOICE[:4]), "h3s-tb-carry-count", "12")
    found.refused(acts.Carry("ana", (*CHOICE[:4], "catherine-iv")), "h3s-tb-not-carried")
    found.refused(acts.Carry("ana", ("haste",) * 5), "h3s-tb-not-carried")
    found.give(acts.Carry("ana", CHOICE[:4], anyway=True))
    assert found.sheet().carried == CHOICE[:4]


def test_heroes3_12_cards_are_carried_only_after_a_scenario_of_a_campaign() -> None:
    running = campaign()
    running.refused(acts.Carry("ana", ()), "h3s-tb-not-over", "12")
    clash = new_game()
    clash.give(acts.Claim(("ana",), now=True))
    clash.refused(acts.Carry("ana", ()), "h3s-tb-no-campaign", "12")


def test_heroes3_12_the_next_scenario_begins_at_level_one_with_what_is_carried() -> None:
    found = won()
    found.give(acts.Carry("ana", CHOICE))
    following = campaign_progress.find_next_scenario(found.state)
    assert following is not None
    assert following.id == "sicilian-dragon"
    body = campaign_progress.build_next_scenario_setup(found.state)
    assert body is not None
    begun = SampleGame(Table(GAME, build_setup(body, 4)))
    assert begun.sheet().experience == 0
    assert begun.sheet().cards == campaign_progress.player_deck_for_next_scenario(found.state, "ana")
    # This scenario takes resources and units over.
    assert begun.purse() == found.purse()
    assert begun.sheet().army == found.sheet().army
    assert begun.state.ai["ai"].army != found.state.ai["ai"].army


def test_heroes3_12_empowered_statistics_come_along_and_debts_do_not() -> None:
    found = campaign()
    found.sheet().empowered = ("attack",)
    found.give(acts.Adjust("ana", "gold", -99, anyway=True), acts.Claim(("ana",), now=True))
    assert found.purse().gold < 0
    found.give(acts.Carry("ana", campaign_progress.carriable_cards(found.state, "ana")[: campaign_progress.CHOSEN]))
    body = campaign_progress.build_next_scenario_setup(found.state)
    assert body is not None
    begun = SampleGame(Table(GAME, build_setup(body, 4)))
    assert begun.sheet().empowered == ("attack",)
    assert begun.purse() == found.purse().floored()


def test_heroes3_12_a_lost_scenario_begins_again_with_the_noted_list() -> None:
    found = campaign()
    found.give(acts.GainCard("ana", "haste"), acts.Claim((), now=True))
    shown = game_end.game_result(found.state)
    assert shown is not None
    assert shown.outcome == "lost"
    found.refused(acts.Carry("ana", ()), "h3s-tb-noted-list", "12")
    body = campaign_progress.build_next_scenario_setup(found.state)
    assert body is not None
    assert body == found.state.layout.body
    assert "haste" not in campaign_progress.player_deck_for_next_scenario(found.state, "ana")


def test_heroes3_12_the_last_scenario_ends_the_campaign() -> None:
    found = won("two-knights-defense")
    assert campaign_progress.find_next_scenario(found.state) is None
    assert campaign_progress.build_next_scenario_setup(found.state) is None


def test_heroes3_12_a_scenario_of_a_campaign_begins_with_its_own_units_and_resources() -> None:
    found = campaign()
    assert found.sheet().army == (Unit("castle:halberdiers"), Unit("castle:marksmen"))
    assert found.purse() == Purse(10, 3, 1)


def test_heroes3_12_the_guide_says_who_is_on_the_way_out_and_which_round_is_the_last() -> None:
    def nearing(found: SampleGame) -> list[str]:
        return [say(line.message) for line in build_guide(found.state).lines if line.rule == "12"]

    found = new_game(rounds=3, rules=("no-astrologers",))
    assert nearing(found) == []
    found.give(acts.OwnTown("bea", False))
    assert nearing(found) == ["Bea has no Town or Settlement: out after 3 more full rounds."]
    found.to_round(3)
    assert nearing(found) == [
        "Bea has no Town or Settlement: out after 2 more full rounds.",
        "The game ends when this round is over.",
    ]
    found.give(acts.Claim(("ana",)), acts.OwnTown("bea", True))
    assert nearing(found) == ["The game ends when this round is over."]
