"""Heroes on the sheet: movement, levels, morale, expert effects, cards; and what the table puts right. heroes3 2-4."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.players.hero_state_changes import add_movement, add_secondary_hero
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rounds import manual_corrections
from companion.games.heroes3.adventure.setup_data import StartingPosition
from companion.games.heroes3.adventure.state import AdventureState, OpenFight, Unit
from companion.kernel.events import ignore_event
from companion.kernel.refusals import BeyondLimit, Refused, Unknown
from tests.heroes3.adventure.sample_games import BEA, chair, new_game, say

CASTLE = (chair("castle"), chair("rampart", "bea"))
"""Two factions that feel morale."""


# --- heroes3 2: movement -------------------------------------------------------------------------


@pytest.mark.parametrize("on", ["field", "revisit", "reveal", "place-tile", "combat"])
def test_heroes3_2_a_movement_point_buys_one_of_five_things(on: Any) -> None:
    table = new_game()
    told = table.give(acts.Move("ana", on=on))
    assert table.sheet().movement == 2
    assert say(told[0].message)


def test_heroes3_2_a_movement_point_too_many_is_refused_with_what_is_missing() -> None:
    table = new_game()
    table.give(acts.Move("ana", points=2))
    refusal = table.refused(acts.Move("ana", points=2), "h3s-too-far", "2")
    assert (refusal.message.args["left"], refusal.message.args["missing"]) == (1, 1)
    table.give(acts.Move("ana", points=2, anyway=True))
    assert table.sheet().movement == 0
    assert table.told("h3s-overruled")


def test_heroes3_2_movement_is_for_the_own_turn_and_not_for_a_combat() -> None:
    table = new_game()
    table.refused(acts.Move("bea"), "h3s-own-turn-only", "2")
    table.state.table.fight = OpenFight("ana", "main", "neutral", "I")
    table.refused(acts.Move("ana"), "h3s-not-in-combat", "2")
    table.give(acts.Move("ana", on="combat"))
    assert table.sheet().movement == 2


def test_heroes3_2_heroes_of_one_player_interleave_their_movement() -> None:
    table = new_game(change=lambda state: add_secondary_hero(create_act_context(state, ignore_event), "ana"))
    table.give(acts.Move("ana"), acts.Move("ana", "secondary"), acts.Move("ana"), acts.Move("ana", "secondary"))
    assert (table.sheet().movement, table.sheet().secondary_movement) == (1, 0)
    table.refused(acts.Move("ana", "secondary"), "h3s-too-far", "2")


def test_heroes3_3_no_secondary_hero_no_movement_of_it() -> None:
    table = new_game()
    table.refused(acts.Move("ana", "secondary"), "h3s-no-secondary", "3")
    for points in (0, -2):
        table.refused(acts.Move("ana", points=points), "h3s-at-least-one")
        table.refused(acts.Move("ana", points=points, anyway=True), "h3s-at-least-one")


def test_heroes3_1_movement_that_an_effect_gives_or_takes() -> None:
    table = new_game()
    desk = create_act_context(table.state, ignore_event)
    add_movement(desk, "ana", "main", 2)
    assert table.sheet().movement == 5
    add_movement(desk, "ana", "main", -1)
    assert table.sheet().movement == 4
    with pytest.raises(Refused, match="h3s-too-far"):
        add_movement(desk, "ana", "main", -5)


def test_heroes3_3_one_secondary_hero_at_a_time() -> None:
    table = new_game(change=lambda state: add_secondary_hero(create_act_context(state, ignore_event), "ana"))
    with pytest.raises(Refused, match="h3s-one-secondary"):
        add_secondary_hero(create_act_context(table.state, ignore_event), "ana")


# --- heroes3 3: levels ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("experience", "level", "hand", "expert", "brings"),
    [
        (2, "II", 4, 1, "search"),
        (4, "III", 5, 1, "search"),
        (6, "IV", 5, 2, "iv"),
        (8, "V", 6, 2, "search"),
        (10, "VI", 6, 3, "vi"),
        (12, "VII", 7, 3, "search"),
    ],
)
def test_heroes3_3_every_level_brings_what_the_table_says(
    experience: int, level: str, hand: int, expert: int, brings: str
) -> None:
    def before(state: AdventureState) -> None:
        state.sheets["ana"].experience = experience - 2

    table = new_game(change=before)
    table.give(acts.Experience("ana", 2))
    sheet = table.sheet()
    assert player_queries.get_main_hero_level(sheet).level == level
    assert player_queries.hand_limit(table.state, "ana") == hand
    assert player_queries.expert_uses_per_round(sheet) == expert
    if brings == "search":
        assert table.matters == [("ana", "search", f"level:{level}")]
        assert table.matter().step == "search(abilities, 2)"
    else:
        assert not table.matters
        assert sheet.cards[-1] == heroes_by_id()["catherine"].specialty(brings.upper())


def test_heroes3_3_two_experience_make_a_level() -> None:
    table = new_game()
    table.give(acts.Experience("ana", 1))
    assert player_queries.get_main_hero_level(table.sheet()).level == "I"
    assert not table.matters
    table.give(acts.Experience("ana", 1))
    assert player_queries.get_main_hero_level(table.sheet()).level == "II"


def test_heroes3_3_several_levels_at_once_are_resolved_in_order() -> None:
    table = new_game()
    table.give(acts.Experience("ana", 8))
    assert [source for _, _, source in table.matters] == ["level:II", "level:III", "level:V"]
    assert table.sheet().cards[-1] == "catherine-iv"
    assert [event.message.args["level"] for event in table.events if event.message.id == "h3s-level"] == [
        "II",
        "III",
        "IV",
        "V",
    ]


def test_heroes3_3_experience_beyond_level_seven_is_lost() -> None:
    def before(state: AdventureState) -> None:
        state.sheets["ana"].experience = 11

    table = new_game(change=before)
    told = table.give(acts.Experience("ana", 3))
    assert table.sheet().experience == 12
    lost = next(event for event in told if event.message.id == "h3s-experience-lost")
    assert lost.message.args["count"] == 2


def test_heroes3_3_expert_effects_are_limited_by_the_level() -> None:
    table = new_game()
    table.refused(acts.Expert("ana"), "h3s-no-expert", "3")
    table.give(acts.Experience("ana", 2), acts.Expert("ana"))
    refusal = table.refused(acts.Expert("ana"), "h3s-no-expert", "3")
    assert (refusal.message.args["level"], refusal.message.args["most"]) == ("II", 1)
    table.give(acts.Expert("ana", anyway=True))
    assert table.sheet().expert == 0


def test_experience_is_gained_by_one_at_least() -> None:
    new_game().refused(acts.Experience("ana", 0), "h3s-at-least-one")


# --- heroes3 2: morale ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "gained", "after"),
    [
        ("none", "positive", "positive"),
        ("none", "negative", "negative"),
        ("positive", "positive", "positive"),
        ("positive", "negative", "none"),
        ("negative", "positive", "none"),
        ("negative", "negative", "negative"),
    ],
)
def test_heroes3_2_morale_follows_its_table(now: Any, gained: Any, after: str) -> None:
    def before(state: AdventureState) -> None:
        state.sheets["ana"].morale = now

    table = new_game(*CASTLE, change=before)
    told = table.give(acts.GainMorale("ana", gained))
    assert table.sheet().morale == after
    assert table.sheet().hand_goes is (now == gained == "negative")
    assert (told[0].message.id == "h3s-morale-again") is (now == gained == "positive")


@pytest.mark.parametrize(("setting", "after"), [("stays", "negative"), ("goes", "none")])
def test_heroes3_2_whether_the_token_stays_after_a_second_negative_one_is_a_setting(setting: str, after: str) -> None:
    table = new_game(*CASTLE, settings={"second_negative": setting})
    table.give(acts.GainMorale("ana", "negative"), acts.GainMorale("ana", "negative"))
    assert table.sheet().morale == after
    assert table.sheet().hand_goes


@pytest.mark.parametrize("gained", ["positive", "negative"])
def test_heroes3_2_necropolis_ignores_morale(gained: Any) -> None:
    table = new_game(BEA, chair("castle", "ana"))
    table.give(acts.GainMorale("bea", gained), acts.GainMorale("bea", gained))
    assert table.sheet("bea").morale == "none"
    assert not table.sheet("bea").hand_goes
    assert table.told("h3s-morale-ignored")


@pytest.mark.parametrize("on", ["draw", "swap", "reroll"])
def test_heroes3_2_a_positive_token_is_spent_on_one_of_three_things(on: Any) -> None:
    table = new_game(*CASTLE)
    table.refused(acts.SpendMorale("ana", on), "h3s-no-morale", "2")
    table.give(acts.GainMorale("ana", "positive"), acts.SpendMorale("ana", on))
    assert table.sheet().morale == "none"


def test_heroes3_2_a_positive_token_rolls_a_die_of_the_sheet_again() -> None:
    table = new_game(*CASTLE, settings={"dice": "table"}, purse=Purse())
    table.give(acts.GainMorale("ana", "positive"), acts.Visit("ana", "resource-symbol"))
    table.settle("gold+3")
    table.give(acts.SpendMorale("ana", "reroll"))
    assert table.sheet().morale == "none"
    table.settle("valuables+2")
    assert table.purse() == Purse(0, 0, 2)


def test_heroes3_2_negative_tokens_cannot_be_spent() -> None:
    table = new_game(*CASTLE)
    table.give(acts.GainMorale("ana", "negative"))
    table.refused(acts.SpendMorale("ana"), "h3s-no-morale", "2")
    table.give(acts.SpendMorale("ana", anyway=True))
    assert table.sheet().morale == "negative"


# --- heroes3 4: cards ----------------------------------------------------------------------------


def test_heroes3_4_gained_cards_go_to_the_hand_and_removed_ones_leave_the_game() -> None:
    table = new_game()
    before = table.sheet().cards
    told = table.give(acts.GainCard("ana", "Lightning Bolt"))
    assert table.sheet().cards == (*before, "lightning-bolt")
    assert told[0].message.args["to"] == "hand"
    table.give(acts.LoseCard("ana", "lightning-bolt"))
    assert table.sheet().cards == before
    assert table.sheet().removed == ("lightning-bolt",)


def test_heroes3_4_one_copy_of_a_card_is_lost_at_a_time() -> None:
    table = new_game()
    table.give(acts.GainCard("ana", "haste"), acts.GainCard("ana", "haste"), acts.LoseCard("ana", "haste"))
    assert table.sheet().cards.count("haste") == 1


def test_heroes3_4_an_empowered_card_leaves_after_those_that_are_not() -> None:
    def empowered(state: AdventureState) -> None:
        state.sheets["ana"].cards, state.sheets["ana"].empowered = ("attack", "attack"), ("attack",)

    table = new_game(change=empowered)
    table.give(acts.LoseCard("ana", "attack"))
    assert table.sheet().empowered == ("attack",)
    table.give(acts.LoseCard("ana", "attack"))
    assert table.sheet().empowered == ()


def test_heroes3_4_a_card_that_a_player_does_not_own_cannot_be_lost() -> None:
    table = new_game()
    table.refused(acts.LoseCard("ana", "implosion"), "h3s-card-not-owned", "4")


def test_heroes3_12_a_card_or_place_of_a_box_that_is_not_on_the_table_is_refused() -> None:
    table = new_game(boxes=("core",))
    for act in (
        acts.GainCard("ana", "boots-of-speed"),
        acts.Visit("ana", "tavern"),
        acts.BeginFight("ana", kind="bank", bank="crypt"),
    ):
        table.refused(act, "h3s-not-on-table", "12")
    table.give(acts.Visit("ana", "artifact-symbol"))
    table.refused(acts.Settle(table.matter().id, ("boots-of-speed",)), "h3s-not-on-table", "12")
    table.settle("boots-of-speed", anyway=True)
    assert "boots-of-speed" in table.sheet().cards


def test_unknown_cards_are_refused_with_the_nearest() -> None:
    table = new_game()
    refusal = table.refused(acts.GainCard("ana", "Lightning Blot"), "heroes3-unknown-card")
    assert isinstance(refusal, Unknown)
    assert "Lightning Bolt" in say(refusal.message)
    table.refused(acts.GainCard("ana", "Lightning Blot", anyway=True), "heroes3-unknown-card")


# --- put right by the table ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "by", "attribute"),
    [
        ("gold", 3, "purse.gold"),
        ("materials", -2, "purse.materials"),
        ("valuables", 1, "purse.valuables"),
        ("movement", 1, "movement"),
        ("movement", -3, "movement"),
        ("secondary-movement", 2, "secondary_movement"),
        ("experience", 5, "experience"),
        ("homeless", 2, "homeless"),
        ("income-gold", 5, "start_income.gold"),
        ("income-materials", 2, "start_income.materials"),
        ("income-valuables", 1, "start_income.valuables"),
    ],
)
def test_every_number_is_put_right(what: str, by: int, attribute: str) -> None:
    def value() -> int:
        found: Any = table.sheet()
        for name in attribute.split("."):
            found = getattr(found, name)
        return int(found)

    table = new_game(change=lambda state: add_secondary_hero(create_act_context(state, ignore_event), "ana"))
    before = value()
    told = table.give(acts.Adjust("ana", what, by))
    assert value() == before + by
    assert say(told[0].message)
    assert not table.matters


@pytest.mark.parametrize(("what", "by", "rule"), [("gold", -41, "5"), ("valuables", -11, "5"), ("expert", 1, "3")])
def test_a_number_leaves_the_range_of_the_rules_only_where_the_table_says_so(what: str, by: int, rule: str) -> None:
    table = new_game()
    table.refused(acts.Adjust("ana", what, by), "h3s-out-of-range", rule)
    table.give(acts.Adjust("ana", what, by, anyway=True))
    assert table.told("h3s-overruled")


@pytest.mark.parametrize(
    ("what", "by"),
    [
        ("experience", -1),
        ("experience", 13),
        ("movement", -4),
        ("movement", 99),
        ("homeless", 4),
        ("homeless", -1),
        ("gold", 10**6),
        ("gold", -(10**6)),
        ("income-gold", -11),
        ("expert", 99),
        ("expert", -1),
        ("secondary-movement", 1),
    ],
)
def test_no_number_leaves_what_a_sheet_can_show(what: str, by: int) -> None:
    table = new_game()
    for anyway in (False, True):
        refusal = table.refused(acts.Adjust("ana", what, by, anyway=anyway), "h3s-beyond")
        assert isinstance(refusal, BeyondLimit)


def test_experience_put_right_brings_no_search_but_the_expert_uses_of_the_level() -> None:
    table = new_game()
    table.give(acts.Adjust("ana", "experience", 6))
    assert table.sheet().expert == 2
    assert not table.matters
    table.give(acts.Adjust("ana", "experience", -6))
    assert table.sheet().expert == 0


def test_experience_put_right_leaves_used_expert_effects_used() -> None:
    found = new_game()
    found.give(acts.Adjust("ana", "experience", 4), acts.Expert("ana"), acts.Adjust("ana", "experience", 2))
    # Level IV has two uses, of which one is gone: heroes3 3.
    assert found.sheet().expert == 1


def test_an_unknown_number_is_refused_with_those_there_are() -> None:
    refusal = new_game().refused(acts.Adjust("ana", "mana", 1), "h3s-no-number")
    assert "gold" in say(refusal.message)


def test_corrections_that_follow_each_other_read_as_one() -> None:
    burst = [acts.Adjust("ana", "gold", 1), acts.Adjust("ana", "gold", 1), acts.Adjust("ana", "gold", -4, anyway=True)]
    assert manual_corrections.merge_number_corrections(burst) == acts.Adjust("ana", "gold", -2, anyway=True)
    assert manual_corrections.merge_number_corrections([*burst, acts.Adjust("bea", "gold", 1)]) is None
    assert manual_corrections.merge_number_corrections([*burst, acts.Next()]) is None
    assert manual_corrections.merge_number_corrections([acts.Next(), acts.Next()]) is None
    assert manual_corrections.merge_number_corrections([]) is None


@pytest.mark.parametrize(
    ("mark", "attribute"),
    [
        ("build", "build_token"),
        ("population", "population_token"),
        ("spell-book", "spell_token"),
        ("secondary", "secondary"),
        ("hand-goes", "hand_goes"),
    ],
)
def test_every_mark_is_put_right(mark: Any, attribute: str) -> None:
    table = new_game()
    for on in (False, True, False):
        told = table.give(acts.SetMark("ana", mark, on))
        assert getattr(table.sheet(), attribute) is on
        assert say(told[0].message)


def test_a_secondary_hero_put_right_has_its_movement() -> None:
    table = new_game()
    table.give(acts.SetMark("ana", "secondary", True))
    assert table.sheet().secondary_movement == 2
    table.give(acts.SetMark("ana", "secondary", False))
    assert table.sheet().secondary_movement == 0


def test_morale_is_put_right_to_none() -> None:
    table = new_game(*CASTLE)
    table.give(acts.GainMorale("ana", "negative"), acts.SetMark("ana", "no-morale", True))
    assert table.sheet().morale == "none"


def test_units_are_put_right_by_their_sides() -> None:
    table = new_game()
    table.give(acts.SetUnits("ana", ("castle:griffins/pack", "neutral:boars"), ("ballista",)))
    assert table.sheet().army == (Unit("castle:griffins", pack=True), Unit("neutral:boars"))
    assert table.sheet().machines == ("ballista",)
    table.refused(acts.SetUnits("ana", ("castle:gryphons/pack",)), "heroes3-unknown-unit")
    table.refused(acts.SetUnits("ana", ("siege:arrow-tower",)), "h3s-no-such-unit")
    table.refused(acts.SetUnits("ana", (), ("trebuchet",)), "h3s-no-machine")


def test_heroes3_6_a_unit_deck_that_is_put_right_to_nothing_becomes_the_starting_units() -> None:
    table = new_game(*CASTLE, start=StartingPosition(units=("bronze/few",)))
    table.give(acts.SetUnits("ana"))
    assert table.told("h3s-tb-restocked")


def test_heroes3_6_without_starting_units_an_empty_unit_deck_stays_empty_and_nothing_is_promised() -> None:
    table = new_game(start=StartingPosition())
    table.give(acts.SetUnits("ana"))
    assert table.sheet().army == ()
    assert not table.told("h3s-tb-restocked")


def test_buildings_are_put_right_without_cost_and_effect() -> None:
    table = new_game(purse=Purse())
    told = table.give(acts.SetBuilding("ana", "mage-guild"))
    assert table.sheet().built == ("mage-guild",)
    assert table.purse() == Purse()
    assert not table.matters
    assert say(told[0].message)
    table.give(acts.SetBuilding("ana", "mage-guild"), acts.SetBuilding("ana", "mage-guild", built=False))
    assert table.sheet().built == ()
    table.refused(acts.SetBuilding("ana", "lighthouse"), "h3e-no-building")


def test_every_act_names_a_player_that_is_there() -> None:
    table = new_game()
    given: list[acts.Act] = [
        acts.Build("cleo", "city-hall"), acts.Muster("cleo", ("castle:griffins",)), acts.Hire("cleo"),
        acts.BuySpell("cleo"), acts.Use("cleo", "blacksmith"), acts.Move("cleo"), acts.Experience("cleo"),
        acts.GainMorale("cleo", "positive"), acts.SpendMorale("cleo"), acts.Expert("cleo"),
        acts.GainCard("cleo", "haste"), acts.LoseCard("cleo", "haste"), acts.Adjust("cleo", "gold", 1),
        acts.SetMark("cleo", "build", True), acts.SetUnits("cleo"), acts.SetBuilding("cleo", "city-hall"),
    ]  # fmt: skip
    for act in given:
        table.refused(act, "h3s-no-player")


def test_heroes3_3_a_higher_level_waits_for_the_lower_one() -> None:
    table = new_game()
    table.give(acts.Experience("ana", 4))
    low, high = table.state.table.matters
    assert (low.source, high.source) == ("level:II", "level:III")
    table.refused(acts.Settle(high.id, ("armorer",)), "h3s-level-first", "3")
    table.give(acts.Settle(low.id, ("armorer",)), acts.Settle(high.id, ("archery",)))
    assert table.state.table.matters == ()


def test_heroes3_3_the_table_may_resolve_a_higher_level_first_and_others_wait_for_nobody() -> None:
    table = new_game()
    table.give(acts.Experience("ana", 4), acts.Experience("bea", 2))
    low, high, other = table.state.table.matters
    table.give(acts.Settle(other.id, ("armorer",)), acts.Settle(high.id, ("archery",), anyway=True))
    assert table.told("h3s-overruled")
    assert table.state.table.matters == (low,)
