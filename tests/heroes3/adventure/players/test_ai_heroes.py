"""AI heroes move on the map. heroes3 13.5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rounds.round_guide import build_guide
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.scenario import campaign_progress
from companion.games.heroes3.adventure.setup_data import AiHero
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.adventure.text.line_parser import parse_line
from companion.kernel.messages import LANGUAGES
from tests.heroes3.adventure.sample_games import ANA, SampleGame, new_game, say

AI = AiHero("sandro", {"en": "Sandro"}, 2, ("necropolis:zombies/few",))
NAMELESS = AiHero("ai", {}, 1, ("necropolis:skeletons/few",))


def their_turn(*heroes: AiHero, **more: Any) -> SampleGame:
    """The AI heroes' turn of the first round."""
    found = new_game(ANA, mode="campaign", ai=heroes or (AI,), **more)
    while found.state.table.phase != "ai":
        found.next(anyway=True)
    return found


def told(found: SampleGame) -> list[str]:
    return [event.message.id for event in found.events]


def test_heroes3_13_5_ai_heroes_play_after_the_player_with_three_points() -> None:
    found = new_game(ANA, mode="campaign", ai=(AI,))
    found.refused(acts.Look("sandro", town=3), "h3s-tb-ai-not-now", "13.5")
    found = their_turn()
    assert found.state.ai["sandro"].movement == 3
    assert found.told("h3s-tb-ai-turn")


def test_heroes3_2_town_tokens_are_used_in_the_ai_heroes_turn_as_well() -> None:
    found = their_turn(purse=Purse(40, 20, 10))
    found.give(acts.Build("ana", "citadel"))
    assert "citadel" in found.sheet().built


def test_heroes3_13_5_a_hero_on_the_tile_comes_first() -> None:
    found = their_turn()
    events = found.give(
        acts.Look(
            "sandro", heroes=(acts.NearbyTarget("ana", 2),), flaggables=(acts.NearbyTarget("mine-gold", 1),), town=6
        )
    )
    assert [event.message.id for event in events] == ["h3c-map-moves", "h3c-map-attacks", "h3s-tb-ai-fight"]
    assert "main hero of Ana" in say(events[1].message)
    reason = events[1].reason
    assert reason is not None
    assert reason.rule == "heroes3 13.5"
    assert reason.message is not None
    assert any(get_map_content().place("mine-gold").name["en"] in say(passed) for passed in reason.rejected)
    assert found.state.ai["sandro"].movement == 1


def test_heroes3_13_5_the_closest_mine_is_flagged_and_taken_from_its_owner() -> None:
    def owns(state: AdventureState) -> None:
        state.sheet("ana").flags = (FlaggedField("mine-gold"), FlaggedField("mine-materials"))

    found = their_turn(change=owns)
    found.give(
        acts.Look("sandro", flaggables=(acts.NearbyTarget("mine-gold@ana", 1), acts.NearbyTarget("mine-valuables", 3)))
    )
    assert found.sheet().flags == (FlaggedField("mine-materials"),)
    assert found.state.ai["sandro"].flags == (FlaggedField("mine-gold"),)
    assert found.state.ai["sandro"].movement == 2
    assert found.told("h3s-fx-flag-lost")
    assert "h3c-map-look" in told(found)


def test_heroes3_13_5_the_last_settlement_can_be_lost_to_an_ai_hero() -> None:
    def homeless(state: AdventureState) -> None:
        state.sheet("ana").flags, state.sheet("ana").town = (FlaggedField("settlement", "gold"),), False

    found = their_turn(change=homeless)
    found.give(acts.Look("sandro", flaggables=(acts.NearbyTarget("settlement@ana", 2),)))
    assert found.sheet().flags == ()
    assert found.sheet().lost_home == 1
    assert found.told("h3s-tb-homeless")


def test_heroes3_13_5_equally_close_mines_are_the_players_choice() -> None:
    found = their_turn()
    found.give(
        acts.Look("sandro", flaggables=(acts.NearbyTarget("mine-gold", 1), acts.NearbyTarget("mine-valuables", 1)))
    )
    assert found.state.ai["sandro"].movement == 3
    assert found.told("h3s-tb-ai-choose")
    found.give(acts.Look("sandro", flaggables=(acts.NearbyTarget("mine-valuables", 1),)))
    assert found.state.ai["sandro"].flags == (FlaggedField("mine-valuables"),)


def test_heroes3_13_5_otherwise_it_marches_on_the_town_looking_again_until_no_movement_is_left() -> None:
    found = their_turn()
    for left in (2, 1, 0):
        found.give(acts.Look("sandro", town=9))
        assert found.state.ai["sandro"].movement == left
    found.refused(acts.Look("sandro", town=6), "h3s-tb-ai-spent", "13.5")


def test_heroes3_13_5_a_tile_is_revealed_for_a_movement_point() -> None:
    found = their_turn()
    found.give(acts.Look("sandro", unknown=0))
    assert found.told("h3c-map-reveals")
    assert found.state.ai["sandro"].movement == 2


@pytest.mark.parametrize("built", [("citadel",), ()])
def test_heroes3_13_5_an_ai_hero_who_attacks_a_town_besieges_it(built: tuple[str, ...]) -> None:
    found = their_turn(built=built)
    found.give(acts.Look("sandro", town=2))
    assert found.told("h3c-map-besieges")
    assert found.told("h3s-tb-ai-fight")
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro", own_town=True))
    open_fight = found.state.table.fight
    assert open_fight is not None
    assert open_fight.attacked
    body = fight_acts.combat_setup_for_fight(found.state, open_fight)
    assert body.fight.attacker == "theirs"
    # Walls, Gate and Tower are those of the Citadel: heroes3 11.
    assert (body.fight.siege is not None) == bool(built)


def test_heroes3_12_a_town_lost_to_an_ai_hero_is_a_home_less() -> None:
    found = their_turn()
    found.give(
        acts.BeginFight("ana", kind="ai-hero", enemy="sandro", own_town=True),
        acts.Fought("defeat", ("castle:griffins/few",)),
    )
    # The main hero lost the combat, and the last Town with it.
    assert not found.sheet().town
    assert found.sheet().out
    assert found.state.ended


def test_heroes3_11_a_town_without_a_hero_is_defended_for_eight_gold() -> None:
    found = their_turn()
    gold = found.purse().gold
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro", own_town=True, garrison=True))
    assert found.purse().gold == gold - 8
    found.give(acts.Fought("defeat", ("castle:griffins/few",)))
    assert not found.sheet().town
    assert not found.sheet().out, "no hero has lost the combat"


def test_a_nameless_ai_hero_has_a_name_in_every_language() -> None:
    found = their_turn(NAMELESS)
    turn = next(event for event in found.events if event.message.id == "h3s-tb-ai-turn")
    assert "AI hero" in say(turn.message)
    assert "IA" in say(turn.message, "es")
    assert "IA" in say(turn.message, "fr")
    assert "IA" in say(turn.message, "it")


def test_what_the_table_names_must_be_there() -> None:
    found = their_turn()
    found.refused(acts.Look("nobody"), "h3s-tb-no-ai-hero")
    found.refused(acts.Look("sandro", heroes=(acts.NearbyTarget("zoe", 1),)), "h3s-no-player")
    found.refused(acts.Look("sandro", flaggables=(acts.NearbyTarget("moon", 1),)), "h3e-no-place")
    found.refused(acts.Look("sandro", heroes=(acts.NearbyTarget("ana", -1),)), "h3c-map-negative")


@pytest.mark.parametrize("place", ["windmill", "town", "obelisk"])
def test_heroes3_13_5_an_ai_hero_goes_for_mines_and_settlements_only(place: str) -> None:
    """A Town is besieged, and a shared field is no aim: neither is flagged on the way like a Mine."""
    found = their_turn()
    found.refused(acts.Look("sandro", flaggables=(acts.NearbyTarget(f"{place}@ana", 1),)), "h3s-tb-ai-aim", "13.5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_said_where_there_is_none_of_it(language: str) -> None:
    """No sentence ends with a list of nothing."""
    found = new_game()
    for act in (acts.Look("nobody"), acts.Unflag("ana", "mine-gold"), acts.BeginFight("ana", kind="ai-hero")):
        assert say(found.refused(act).message, language).rstrip(". ")[-1:] != ":"


def test_heroes3_13_5_a_beaten_ai_hero_does_not_move() -> None:
    found = their_turn(AI, NAMELESS)
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="ai"), acts.Fought("victory"))
    found.refused(acts.Look("ai", town=2), "h3s-tb-ai-beaten-already", "13.5")
    found.give(acts.Look("sandro", town=9))
    # In the next round, either: only the other one has movement again.
    while found.state.table.round < 2 or found.state.table.phase != "ai":
        found.next(anyway=True)
    assert {hero: sheet.movement for hero, sheet in found.state.ai.items()} == {"sandro": 3, "ai": 0}


def test_heroes3_13_5_an_ai_hero_takes_a_mine_over_from_another() -> None:
    found = their_turn(AI, NAMELESS)
    found.give(acts.Look("sandro", flaggables=(acts.NearbyTarget("mine-gold", 1),)))
    found.give(acts.Look("ai", flaggables=(acts.NearbyTarget("mine-gold@sandro", 1),)))
    assert {hero: sheet.flags for hero, sheet in found.state.ai.items()} == {
        "sandro": (),
        "ai": (FlaggedField("mine-gold"),),
    }


def test_the_table_may_let_an_ai_hero_move_at_any_time() -> None:
    found = new_game(ANA, mode="campaign", ai=(AI,))
    found.give(acts.Adjust("ana", "gold", 1), acts.Look("sandro", town=2, anyway=True))
    assert found.told("h3s-overruled")


def test_heroes3_13_5_which_of_several_settlements_an_ai_hero_took_is_asked() -> None:
    found = their_turn(change=flagged(FlaggedField("settlement", "gold"), FlaggedField("settlement", "materials")))
    found.give(acts.Look("sandro", flaggables=(acts.NearbyTarget("settlement@ana", 1),)))
    found.settle("materials", seat="ana", kind="taken")
    assert found.sheet().flags == (FlaggedField("settlement", "gold"),)
    assert found.state.ai["sandro"].flags == (FlaggedField("settlement"),)


def test_heroes3_13_5_who_beats_an_ai_hero_that_attacked_visits_nothing() -> None:
    found = their_turn()
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro", place="settlement"), acts.Fought("victory"))
    assert not found.told("h3s-fx-visits")
    assert found.sheet().flags == ()
    assert not found.matters


def test_heroes3_12_units_that_lose_the_last_town_without_a_hero_do_not_eliminate() -> None:
    found = their_turn(purse=Purse(40))
    found.give(
        acts.BeginFight("ana", kind="ai-hero", enemy="sandro", own_town=True, place="town", garrison=True),
        acts.Fought("defeat", ()),
    )
    assert not found.sheet().town
    assert not found.sheet().out


def test_heroes3_11_a_settlement_whose_garrison_loses_goes_to_the_ai_hero() -> None:
    found = their_turn(change=flagged(FlaggedField("settlement", "gold")))
    found.give(
        acts.BeginFight("ana", kind="ai-hero", enemy="sandro", place="settlement", garrison=True),
        acts.Fought("defeat", ()),
    )
    assert found.sheet().flags == ()
    assert found.state.ai["sandro"].flags == (FlaggedField("settlement"),)


def test_heroes3_12_the_own_town_is_taken_back_from_an_ai_hero() -> None:
    found = their_turn()
    found.give(
        acts.BeginFight("ana", kind="ai-hero", enemy="sandro", own_town=True, garrison=True), acts.Fought("defeat", ())
    )
    assert not found.sheet().town
    assert found.state.ai["sandro"].flags == (FlaggedField("town", "ana"),)
    found.to_turn("ana")
    found.give(acts.Visit("ana", "town", taken_from="sandro"))
    found.settle("ana", kind="town")
    assert found.sheet().town
    assert [*found.sheet().flags, *found.state.ai["sandro"].flags] == []


def test_heroes3_13_4_an_army_that_only_the_page_names_is_entered_later() -> None:
    found = their_turn(AiHero("sandro", {"en": "Sandro"}, elsewhere=("army", "deck")))
    army = ("necropolis:zombies/few", "neutral:boars")
    found.give(acts.SetAiHero("sandro", army), acts.BeginFight("ana", kind="ai-hero", enemy="sandro"))
    assert found.state.table.fight is not None
    assert fight_acts.combat_setup_for_fight(found.state, found.state.table.fight).fight.theirs.units == army
    found.refused(acts.SetAiHero("sandro", ("neutral:boars",) * 6), "h3-too-many-units", "6")
    found.refused(acts.SetAiHero("nobody"), "h3s-tb-no-ai-hero")
    found.refused(acts.SetAiHero("sandro", ("moon",)))


def test_heroes3_13_4_level_and_decks_that_only_the_page_names_are_entered_later() -> None:
    found = their_turn(AiHero("sandro", {"en": "Sandro"}, army=AI.army, elsewhere=("deck", "spells", "skills")))
    found.give(
        acts.SetAiHero("sandro", AI.army, level=5, deck={"might": 2, "magic": 1}),
        acts.SetAiHero("sandro", AI.army, spells={"curse": 2}, skills=("armorer",)),
    )
    told = say(found.events[-1].message)
    assert told == "Sandro, put right: level V. AI cards: 3, spells: 2, Skill cards to use: 1"
    before = len(found.events)
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro"))
    reminded = [event.message.id for event in found.events[before:]]
    assert "h3s-tb-ai-skills" in reminded
    assert "h3s-tb-ai-elsewhere" not in reminded
    assert found.state.table.fight is not None
    theirs = fight_acts.combat_setup_for_fight(found.state, found.state.table.fight).fight.theirs
    assert (theirs.hero.level, theirs.spells) == (5, ("curse", "curse"))
    assert sorted(card.partition("-")[0] for card in theirs.deck) == ["magic", "might", "might"]


def test_heroes3_13_4_what_is_still_missing_of_an_ai_hero_is_said() -> None:
    found = their_turn(AiHero("sandro", {"en": "Sandro"}, army=AI.army, elsewhere=("deck", "spells")))
    found.give(acts.SetAiHero("sandro", AI.army, deck={"might": 1}))
    assert ai_heroes.ai_hero_with_entered_changes(found.state, "sandro").elsewhere == ("spells",)
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro"))
    assert found.told("h3s-tb-ai-elsewhere")


def test_heroes3_13_4_an_ai_hero_is_put_right_within_the_rules_and_taken_back() -> None:
    found = their_turn()
    for wrong in (
        {"level": 8},
        {"level": 0},
        {"deck": {"moon": 1}},
        {"deck": {"might": -1}},
        {"spells": {"moon": 1}},
        {"skills": ("moon",)},
    ):
        changes: Any = wrong
        found.refused(acts.SetAiHero("sandro", AI.army, **changes))
    before = found.state.copy()
    found.give(acts.SetAiHero("sandro", AI.army, level=7, deck={}, spells={}))
    now = ai_heroes.ai_hero_with_entered_changes(found.state, "sandro")
    assert (now.level, now.deck, now.spells, now.skills) == (7, {}, {}, AI.skills)
    assert AdventureState.thaw(found.state.layout, found.state.freeze()) == found.state
    found.table.undo()
    assert found.state.ai == before.ai


def test_heroes3_12_what_was_entered_of_an_ai_hero_comes_along_when_the_scenario_is_tried_again() -> None:
    found = their_turn(AiHero("sandro", {"en": "Sandro"}, elsewhere=("army", "deck")))
    found.give(acts.SetAiHero("sandro", AI.army, level=4, deck={"might": 3}), acts.Claim((), now=True))
    again = campaign_progress.build_next_scenario_setup(found.state)
    assert again is not None
    assert again.ai == (AiHero("sandro", {"en": "Sandro"}, 4, AI.army, {"might": 3}),)


def test_heroes3_13_5_a_beaten_ai_hero_comes_back_where_the_scenario_says_so() -> None:
    found = their_turn()
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro"), acts.Fought("victory"))
    found.refused(acts.BeginFight("ana", kind="ai-hero", enemy="sandro"), "h3s-tb-ai-beaten-already", "13.5")
    found.give(acts.SetAiHero("sandro", AI.army))
    found.next(anyway=True)
    while found.state.table.phase != "ai":
        found.next(anyway=True)
    assert found.state.ai["sandro"].movement == 3


def flagged(*flags: FlaggedField) -> Callable[[AdventureState], None]:
    """Ana has flagged these."""

    def change(state: AdventureState) -> None:
        state.sheet("ana").flags = flags

    return change


def test_heroes3_13_5_the_guide_says_when_no_ai_hero_can_move() -> None:
    found = their_turn()
    assert [line.message.id for line in build_guide(found.state).lines] == ["h3s-todo-ai"]
    while found.state.ai["sandro"].movement:
        found.give(acts.Look("sandro", town=9))
    assert [line.message.id for line in build_guide(found.state).lines] == ["h3s-todo-ai-done"]


def test_heroes3_12_who_loses_the_last_town_to_an_ai_hero_is_not_sent_home() -> None:
    found = their_turn()
    found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro", own_town=True))
    said = [say(event.message) for event in found.give(parse_line(found.state, "fought defeat army none"))]
    assert any("no Town or Settlement to go to" in line for line in said)
    assert not any("goes to" in line or "more full rounds" in line for line in said)
    assert found.sheet().out


def test_a_nameless_ai_hero_begins_a_sentence_with_a_capital_letter() -> None:
    found = their_turn(NAMELESS)
    told = found.give(acts.SetAiHero("ai", NAMELESS.army, level=2))
    for language in LANGUAGES:
        assert all(say(event.message, language)[0].isupper() for event in told)


def test_heroes3_13_4_a_card_of_the_ai_hero_that_a_player_has_is_told() -> None:
    def owns(state: AdventureState) -> None:
        state.sheet("ana").cards = ("curse", "archery")

    hero = AiHero("sandro", {"en": "Sandro"}, 2, AI.army, spells={"curse": 2, "haste": 1}, skills=("archery",))
    found = their_turn(hero, change=owns)
    said = [say(event.message) for event in found.give(acts.BeginFight("ana", kind="ai-hero", enemy="sandro"))]
    assert [line.partition(".")[0] for line in said if "no copy is left" in line] == [
        "Ana has Curse",
        "Ana has Archery",
    ]
