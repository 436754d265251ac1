"""Hero Realms: every mode as the rules set it up, play it and end it."""

from __future__ import annotations

import pytest

from companion.games.tracker import acts
from companion.games.tracker.rules.elimination_and_victory import attackable_seats
from companion.kernel.refusals import Ended, Malformed, NotNow, Refused, Unknown
from tests.tracker.sample_sheets import (
    Sheet,
    hands,
    new_table,
    next_turns,
    order,
    refusal,
    reminded,
    said,
    strike,
    tell,
    values,
)

CLERIC, FIGHTER, RANGER, THIEF, WIZARD = (
    {"character": name} for name in ("cleric", "fighter", "ranger", "thief", "wizard")
)
PARTY = (CLERIC, FIGHTER, RANGER, THIEF, WIZARD)


def attacks(table: Sheet, seat: str) -> tuple[set[str], set[str]]:
    players, champions = attackable_seats(table.state, seat)
    return set(players), set(champions)


def waiting(table: Sheet) -> str | None:
    return table.state.waiting


# --- free-for-all --------------------------------------------------------------------------------


def test_everybody_starts_with_fifty_life_and_empty_pools() -> None:
    table = new_table("hero_realms", "free-for-all", 3)
    assert values(table, "life") == {"ana": 50, "ben": 50, "cleo": 50}
    assert set(values(table, "gold").values()) == set(values(table, "combat").values()) == {0}


def test_a_character_pack_brings_its_own_life() -> None:
    table = new_table("hero_realms", "free-for-all", 5, choices=PARTY)
    assert values(table, "life") == {"ana": 55, "ben": 60, "cleo": 58, "dora": 52, "emil": 50}
    assert [seat.title["es"] for seat in table.state.sheet.seats][:2] == ["Clérigo", "Guerrero"]


def test_some_may_play_a_character_and_others_the_plain_deck() -> None:
    table = new_table("hero_realms", "free-for-all", 2, choices=({}, FIGHTER))
    assert values(table, "life") == {"ana": 50, "ben": 60}


def test_two_players_open_with_three_and_five_cards() -> None:
    assert hands(new_table("hero_realms", "free-for-all", 2)) == {"ana": 3, "ben": 5}


def test_more_players_open_with_three_four_and_then_five_cards() -> None:
    assert list(hands(new_table("hero_realms", "free-for-all", 6)).values()) == [3, 4, 5, 5, 5, 5]


def test_hands_follow_the_order_of_turns_and_not_the_seats() -> None:
    table = new_table("hero_realms", "free-for-all", 4, first="Cleo")
    assert order(table) == ["cleo", "dora", "ana", "ben"]
    assert hands(table) == {"cleo": 3, "dora": 4, "ana": 5, "ben": 5}


def test_luck_chooses_who_begins_when_nobody_does() -> None:
    seen = {order(new_table("hero_realms", "free-for-all", 3, first=None, seed=seed))[0] for seed in range(30)}
    assert seen == {"ana", "ben", "cleo"}
    table = new_table("hero_realms", "free-for-all", 3, first=None)
    assert "luck" in said(table.opening)[0]


def test_turns_go_round_and_every_lap_is_a_round() -> None:
    table = new_table("hero_realms", "free-for-all", 3)
    assert next_turns(table, 4) == ["ben", "cleo", "ana", "ben"]
    assert table.state.round == 2


def test_gold_and_combat_are_lost_at_the_end_of_your_own_turn_only() -> None:
    table = new_table("hero_realms", "free-for-all", 2)
    table.give(acts.Change("gold", 5, "ana"))
    table.give(acts.Change("combat", 4, "ana"))
    table.give(acts.Change("gold", 2, "ben"))
    table.give(acts.Next("turn"))
    assert values(table, "gold") == {"ana": 0, "ben": 2}
    assert values(table, "combat") == {"ana": 0, "ben": 0}


def test_the_rule_behind_an_emptied_pool_is_named() -> None:
    table = new_table("hero_realms", "free-for-all", 2)
    table.give(acts.Change("gold", 5, "ana"))
    emptied = next(event for event in table.give(acts.Next("turn")) if event.message.id == "counter-down")
    assert emptied.reason is not None
    assert emptied.reason.rule == "hero_realms 3.2"


def test_anyone_may_attack_anyone_else() -> None:
    table = new_table("hero_realms", "free-for-all", 4)
    assert attacks(table, "ben") == ({"ana", "cleo", "dora"}, {"ana", "cleo", "dora"})


def test_who_is_out_is_skipped_and_cannot_be_attacked_or_changed() -> None:
    table = new_table("hero_realms", "free-for-all", 4)
    strike(table, "ben")
    assert attacks(table, "ana")[0] == {"cleo", "dora"}
    assert next_turns(table, 3) == ["cleo", "dora", "ana"]
    with pytest.raises(NotNow, match="seat-is-out"):
        table.give(acts.Change("life", 5, "ben"))


def test_the_last_one_standing_wins() -> None:
    table = new_table("hero_realms", "free-for-all", 3)
    strike(table, "ana")
    assert not table.state.ended
    assert tell(table, acts.Change("life", -50, "cleo"))[-1] == "The game is over. Winner: Ben"
    assert table.state.winners == ("ben",)


def test_nothing_but_notes_and_undo_is_possible_after_the_end() -> None:
    table = new_table("hero_realms", "free-for-all", 2)
    strike(table, "ana")
    with pytest.raises(Ended):
        table.give(acts.Change("life", 1, "ben"))
    table.give(acts.Note("What a game"))
    table.undo(2)
    assert not table.state.ended
    assert values(table, "life")["ana"] == 50


def test_somebody_counted_out_by_mistake_comes_back_with_one_life() -> None:
    table = new_table("hero_realms", "free-for-all", 3)
    strike(table, "ben")
    table.give(acts.Back("ben"))
    assert values(table, "life")["ben"] == 1
    assert table.state.out == ()


def test_somebody_who_concedes_is_out() -> None:
    table = new_table("hero_realms", "free-for-all", 2)
    table.give(acts.Out("ana"))
    assert table.state.winners == ("ben",)


def test_life_cannot_be_taken_below_nothing_and_the_refusal_says_how_much_can() -> None:
    table = new_table("hero_realms", "free-for-all", 2)
    with pytest.raises(Refused) as caught:
        table.give(acts.Change("life", -60, "ana"))
    assert refusal(caught.value) == (
        "Ana, Life: it cannot go from 50 down to -10. At most 50 can be taken off; =0 sets it to the lowest."
    )


# --- hunter --------------------------------------------------------------------------------------

HUNTS = ("hunter-first-blood", "hunter-last-standing")


@pytest.mark.parametrize("mode", HUNTS)
def test_hunters_open_with_three_four_and_then_five_cards(mode: str) -> None:
    assert list(hands(new_table("hero_realms", mode, 5)).values()) == [3, 4, 5, 5, 5]


@pytest.mark.parametrize("mode", HUNTS)
def test_hunters_attack_the_left_player_and_champions_on_both_sides(mode: str) -> None:
    table = new_table("hero_realms", mode, 4)
    assert attacks(table, "ana") == ({"ben"}, {"ben", "dora"})
    assert attacks(table, "dora") == ({"ana"}, {"ana", "cleo"})


def test_first_blood_is_won_by_the_one_right_of_the_fallen_whoever_struck() -> None:
    table = new_table("hero_realms", "hunter-first-blood", 4)
    strike(table, "ana")
    assert table.state.winners == ("dora",)


def test_in_the_long_hunt_the_one_right_of_the_fallen_gains_ten_life_and_a_card() -> None:
    table = new_table("hero_realms", "hunter-last-standing", 4)
    heard = strike(table, "cleo")
    assert "Ben: Life +10, now 60" in heard
    assert "Ben: Draw one card now." in heard
    assert reminded(table) == ["Draw one card now."]
    assert not table.state.ended


def test_neighbours_close_up_when_somebody_falls() -> None:
    table = new_table("hero_realms", "hunter-last-standing", 4)
    strike(table, "ben")
    assert attacks(table, "ana") == ({"cleo"}, {"cleo", "dora"})
    strike(table, "cleo")
    assert attacks(table, "ana") == ({"dora"}, {"dora"})
    assert values(table, "life")["ana"] == 70


def test_the_last_hunter_wins_and_gains_nothing_more() -> None:
    table = new_table("hero_realms", "hunter-last-standing", 3)
    strike(table, "ben")
    strike(table, "cleo")
    assert table.state.winners == ("ana",)
    assert values(table, "life")["ana"] == 60


# --- hydra ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "people", "life"), [("hydra-2v2", 4, 75), ("hydra-3v3", 6, 100)])
def test_a_hydra_team_shares_its_life(mode: str, people: int, life: int) -> None:
    table = new_table("hero_realms", mode, people)
    assert set(values(table, "life").values()) == {life}
    table.give(acts.Change("life", -5, "ana"))
    table.give(acts.Change("life", -5, "ben"))
    assert values(table, "life")["ana"] == values(table, "life")["ben"] == life - 10
    assert values(table, "life")["dora"] == life


def test_hydra_partners_act_together_and_keep_their_own_pools() -> None:
    table = new_table("hero_realms", "hydra-2v2", 4)
    assert order(table) == ["ana+ben", "cleo+dora"]
    table.give(acts.Change("gold", 3, "ana"))
    table.give(acts.Change("gold", 4, "ben"))
    assert values(table, "gold") == {"ana": 3, "ben": 4, "cleo": 0, "dora": 0}
    table.give(acts.Next("turn"))
    assert set(values(table, "gold").values()) == {0}


def test_the_team_that_begins_has_three_cards_each_and_the_other_five() -> None:
    assert hands(new_table("hero_realms", "hydra-2v2", 4)) == {"ana": 3, "ben": 3, "cleo": 5, "dora": 5}
    table = new_table("hero_realms", "hydra-3v3", 6, first="Emil")
    assert order(table)[0] == "dora+emil+fay"
    assert list(hands(table).values()) == [5, 5, 5, 3, 3, 3]


def test_a_hydra_may_attack_only_the_other_team() -> None:
    assert attacks(new_table("hero_realms", "hydra-3v3", 6), "ben")[0] == {"dora", "emil", "fay"}


def test_the_whole_team_falls_with_its_life() -> None:
    table = new_table("hero_realms", "hydra-2v2", 4)
    strike(table, "cleo")
    assert set(table.state.out) == {"cleo", "dora"}
    assert table.state.winners == ("ana", "ben")


# --- emperor -------------------------------------------------------------------------------------


def test_emperors_have_ten_life_more_than_their_captains() -> None:
    table = new_table("hero_realms", "emperor", 6)
    assert list(values(table, "life").values()) == [50, 60, 50, 50, 60, 50]
    assert [seat.kind for seat in table.state.sheet.seats][1] == "emperor"


def test_an_emperor_adds_ten_to_the_life_of_a_character() -> None:
    table = new_table("hero_realms", "emperor", 6, choices=(CLERIC, CLERIC, {}, WIZARD, FIGHTER))
    assert list(values(table, "life").values()) == [55, 65, 50, 50, 70, 50]


def test_emperor_teams_open_with_three_and_five_cards_and_take_single_turns() -> None:
    table = new_table("hero_realms", "emperor", 6)
    assert list(hands(table).values()) == [3, 3, 3, 5, 5, 5]
    assert order(table) == ["ana", "ben", "cleo", "dora", "emil", "fay"]


def test_life_is_not_shared_between_captains_and_their_emperor() -> None:
    table = new_table("hero_realms", "emperor", 6)
    table.give(acts.Change("life", -5, "ana"))
    assert list(values(table, "life").values()) == [45, 60, 50, 50, 60, 50]


def test_a_captain_attacks_the_captain_opposite_and_then_the_emperor() -> None:
    table = new_table("hero_realms", "emperor", 6)
    assert attacks(table, "ana") == ({"fay"}, {"fay"})
    assert attacks(table, "cleo") == ({"dora"}, {"dora"})
    heard = strike(table, "fay")
    assert attacks(table, "ana") == ({"emil"}, {"emil"})
    assert any("fallen captain may put one card" in line for line in heard)


def test_an_emperor_attacks_any_enemy() -> None:
    assert attacks(new_table("hero_realms", "emperor", 6), "emil")[0] == {"ana", "ben", "cleo"}


def test_a_team_loses_with_its_emperor_and_not_with_its_captains() -> None:
    table = new_table("hero_realms", "emperor", 6)
    strike(table, "ana")
    strike(table, "cleo")
    assert not table.state.ended
    strike(table, "ben")
    assert table.state.winners == ("dora", "emil", "fay")


# --- party against a boss ------------------------------------------------------------------------


@pytest.mark.parametrize(("party", "life", "hand"), [(1, 50, 5), (2, 100, 6), (3, 150, 7), (4, 200, 8), (5, 250, 9)])
def test_the_dragon_grows_with_the_party(party: int, life: int, hand: int) -> None:
    table = new_table("hero_realms", "dragon", party, choices=PARTY[:party])
    assert values(table, "life")["dragon"] == life
    assert hands(table)["dragon"] == hand
    assert {h for seat, h in hands(table).items() if seat != "dragon"} == {3}


def test_the_boss_acts_after_the_party_and_never_begins() -> None:
    firsts = {
        order(new_table("hero_realms", "dragon", 3, choices=PARTY[:3], first=None, seed=seed))[0] for seed in range(30)
    }
    assert firsts == {"ana", "ben", "cleo"}
    assert order(new_table("hero_realms", "dragon", 3, choices=PARTY[:3], first="Ben"))[-1] == "dragon"


def test_a_party_needs_a_character_each() -> None:
    with pytest.raises(Malformed, match="choice-missing") as caught:
        new_table("hero_realms", "dragon", 2, choices=(CLERIC,))
    assert refusal(caught.value).startswith("Ben still has to choose: Character. Possible are Cleric, Fighter,")


def test_heroes_attack_the_boss_and_the_boss_attacks_every_hero() -> None:
    table = new_table("hero_realms", "dragon", 3, choices=PARTY[:3])
    assert attacks(table, "ana")[0] == {"dragon"}
    assert attacks(table, "dragon")[0] == {"ana", "ben", "cleo"}


def test_the_party_wins_when_the_boss_falls_even_those_who_were_defeated() -> None:
    table = new_table("hero_realms", "dragon", 2, choices=PARTY[:2])
    strike(table, "ana")
    strike(table, "dragon")
    assert table.state.winners == ("ana", "ben")


def test_the_boss_wins_when_every_hero_is_defeated() -> None:
    table = new_table("hero_realms", "dragon", 2, choices=PARTY[:2])
    strike(table, "ana")
    assert not table.state.ended
    strike(table, "ben")
    assert table.state.winners == ("dragon",)


def test_a_defeated_hero_draws_a_new_hand_when_the_boss_begins() -> None:
    table = new_table("hero_realms", "dragon", 2, choices=PARTY[:2])
    table.give(acts.Next("turn"))
    strike(table, "ana")
    table.give(acts.Next("turn"))
    assert reminded(table) == ["Defeated heroes discard their hand and draw five new cards."]


def test_a_taunt_is_reminded_of_in_the_dragons_turn_and_ends_with_it() -> None:
    table = new_table("hero_realms", "dragon", 2, choices=PARTY[:2])
    table.give(acts.Mark("taunted", "ana", True))
    next_turns(table, 2)
    assert reminded(table)[0].startswith("The Dragon was taunted.")
    next_turns(table, 1)
    assert table.state.marks["ana"] == ()


def test_without_a_dragon_nobody_can_taunt_one() -> None:
    table = new_table("hero_realms", "lich", 2, choices=PARTY[:2])
    table.give(acts.Draw("jars-lich"))
    assert table.state.sheet.marks == ()
    with pytest.raises(Unknown):
        table.give(acts.Mark("taunted", "ana", True))


def test_the_dragon_takes_back_the_hoard_of_a_defeated_hero() -> None:
    table = new_table("hero_realms", "dragon", 2, choices=PARTY[:2])
    table.give(acts.Change("hoard", 2, "ana"))
    table.give(acts.Change("hoard", 1, "dragon"))
    strike(table, "ana")
    assert values(table, "hoard") == {"ana": 0, "ben": 0, "dragon": 3}


# --- the Lich and its jars -----------------------------------------------------------------------


@pytest.mark.parametrize("party", [1, 2, 3, 4, 5])
def test_the_lich_has_one_jar_for_each_hero_and_always_five_cards(party: int) -> None:
    table = new_table("hero_realms", "lich", party, choices=PARTY[:party])
    assert hands(table)["lich"] == 5
    for _ in range(party):
        assert not table.state.ended
        table.give(acts.Draw("jars-lich"))
        strike(table, "lich")
    assert table.state.ended
    assert len(table.state.winners) == party


def test_play_waits_until_the_first_jar_is_open() -> None:
    table = new_table("hero_realms", "lich", 2, choices=PARTY[:2])
    assert waiting(table) == "jars-lich"
    question = table.question
    assert question is not None
    assert {option.id for option in question.options} >= {"heart-of-evil", "void"}
    with pytest.raises(NotNow, match="pile-first"):
        table.give(acts.Change("life", -1, "ana"))
    table.give(acts.Draw("jars-lich"))
    assert waiting(table) is None
    assert values(table, "life")["lich"] in {30, 35, 40, 45, 50, 55}


def test_the_table_may_type_which_jar_it_turned() -> None:
    table = new_table("hero_realms", "lich", 2, choices=PARTY[:2])
    table.give(acts.Draw("jars-lich", "unending-rage"))
    assert values(table, "life")["lich"] == 55
    strike(table, "lich")
    with pytest.raises(Unknown, match="pile-no-card"):
        table.give(acts.Draw("jars-lich", "unending-rage"))
    table.give(acts.Draw("jars-lich", "heart-of-evil"))
    assert values(table, "life")["lich"] == 30


def test_undo_and_redo_bring_back_the_very_same_jar() -> None:
    table = new_table("hero_realms", "lich", 3, choices=PARTY[:3], seed=99)
    table.give(acts.Draw("jars-lich"))
    first = values(table, "life")["lich"]
    table.undo()
    table.redo()
    assert values(table, "life")["lich"] == first


def test_a_jar_is_not_drawn_when_none_is_asked_for() -> None:
    table = new_table("hero_realms", "lich", 1, choices=PARTY[:1])
    table.give(acts.Draw("jars-lich"))
    with pytest.raises(NotNow, match="pile-not-now"):
        table.give(acts.Draw("jars-lich"))


# --- boss against boss ---------------------------------------------------------------------------


def test_a_boss_counts_as_three_and_the_first_opens_with_half_its_hand() -> None:
    table = new_table("hero_realms", "boss-vs-boss", 2, choices=({"boss": "dragon"}, {"boss": "dragon"}))
    assert values(table, "life") == {"ana": 150, "ben": 150}
    assert hands(table) == {"ana": 4, "ben": 7}


def test_a_lich_that_begins_opens_with_three_of_its_five_cards() -> None:
    table = new_table("hero_realms", "boss-vs-boss", 2, choices=({"boss": "lich"}, {"boss": "dragon"}))
    assert hands(table) == {"ana": 3, "ben": 7}
    assert attacks(table, "ben") == ({"ana"}, {"ana"})


def test_a_lich_has_three_jars_against_another_boss() -> None:
    table = new_table("hero_realms", "boss-vs-boss", 2, choices=({"boss": "dragon"}, {"boss": "lich"}))
    for _ in range(3):
        assert not table.state.ended
        table.give(acts.Draw("jars-ben"))
        strike(table, "ben")
    assert table.state.winners == ("ana",)


def test_two_liches_open_their_first_jars_one_after_the_other() -> None:
    table = new_table("hero_realms", "boss-vs-boss", 2, choices=({"boss": "lich"}, {"boss": "lich"}))
    assert waiting(table) == "jars-ana"
    table.give(acts.Draw("jars-ana", "void"))
    assert waiting(table) == "jars-ben"
    table.give(acts.Draw("jars-ben", "void"))
    assert values(table, "life") == {"ana": 50, "ben": 50}
