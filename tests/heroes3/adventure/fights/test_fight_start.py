"""Combats begin on the sheet and are taken to a table of their own. heroes3 2, 3, 8, 11, 13."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.rules.round_calendar import astrologers_cards
from companion.games.heroes3.adventure.setup_data import AiHero
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect, Unit
from companion.games.heroes3.combat.combat_start import create_opening_state
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.model.setup_data import Layout as CombatLayout
from companion.games.heroes3.combat.model.setup_data import Siege
from companion.games.heroes3.combat.model.setup_data import build_setup as lay_combat
from companion.games.heroes3.combat.model.setup_data import parse_combat_setup as read_combat
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.game import Setup
from companion.kernel.refusals import NotNow, Unknown
from companion.kernel.table import Table
from tests.heroes3.adventure.fights.play_out_combats import play_out
from tests.heroes3.adventure.fights.sample_fights import AI, ARMY, experienced, fight, solo
from tests.heroes3.adventure.sample_games import ANA, new_game

# --- beginning -----------------------------------------------------------------------------------


def test_heroes3_2_heroes_attack_in_their_own_turn() -> None:
    found = new_game()
    found.refused(acts.BeginFight("bea", level="I"), "h3s-tb-not-your-turn", "2")
    found.give(acts.BeginFight("bea", level="I", anyway=True))
    assert found.told("h3s-overruled")
    assert found.state.table.fight is not None
    found.give(acts.Fought("called-off"), acts.BeginFight("bea", level="I", place="water-wheel", anyway=True))
    found.give(acts.Fought("victory"))
    assert found.purse("bea").gold == 43


def test_heroes3_8_nobody_fights_without_units() -> None:
    found = new_game(army=())
    found.refused(acts.BeginFight("ana", level="I"), "h3s-tb-no-units", "8")
    found.give(acts.SetUnits("ana", ("castle:griffins/few",)))
    found.refused(acts.BeginFight("ana", kind="heroes", enemy="bea"), "h3s-tb-no-units", "8")


def test_heroes3_2_one_combat_at_a_time_and_the_round_waits_for_it() -> None:
    found = new_game()
    fight(found, level="I")
    found.refused(acts.BeginFight("ana", level="II"), "h3s-tb-fighting", "2")
    found.refused(acts.Next())
    found.give(acts.Fought("called-off"))
    assert found.state.table.fight is None
    found.next()
    assert found.state.active == "bea"


def test_heroes3_2_town_tokens_may_still_be_used_when_a_combat_is_announced() -> None:
    found = new_game()
    fight(found, level="I")
    assert found.told("h3s-tb-town-first")
    events = found.give(acts.Build("bea", "citadel"))
    assert "citadel" in found.sheet("bea").built
    assert "h3s-tb-town-first" in [event.message.id for event in events]
    found.give(acts.BeginFight("ana", level="I", table="t1"))
    found.refused(acts.Build("ana", "citadel"), "h3s-not-in-combat", "2")


def test_what_is_not_there_is_not_fought() -> None:
    found = new_game()
    for act in (
        acts.BeginFight("zoe", level="I", anyway=True),
        acts.BeginFight("ana", level="VIII", anyway=True),
        acts.BeginFight("ana", level="I", place="moon", anyway=True),
        acts.BeginFight("ana", kind="bank", bank="piggy", anyway=True),
        acts.BeginFight("ana", kind="heroes", enemy="zoe", anyway=True),
        acts.BeginFight("ana", kind="heroes", enemy="ana", anyway=True),
        acts.BeginFight("ana", kind="ai-hero", enemy="sandro", anyway=True),
    ):
        assert isinstance(found.refused(act), Unknown)
    assert isinstance(found.refused(acts.Fought("victory")), NotNow)


def test_heroes3_3_a_secondary_hero_must_be_there_to_fight() -> None:
    found = new_game()
    found.refused(acts.BeginFight("ana", "secondary", level="I"), "h3s-tb-no-secondary", "3")
    found.refused(
        acts.BeginFight("ana", kind="heroes", enemy="bea", enemy_hero="secondary"), "h3s-tb-no-secondary", "3"
    )


def test_heroes3_7_allies_do_not_fight_each_other() -> None:
    found = new_game(mode="cooperative")
    found.refused(acts.BeginFight("ana", kind="heroes", enemy="bea"), "h3s-tb-ally")


def test_a_combat_can_be_taken_to_a_table_of_the_app_later() -> None:
    found = new_game()
    before = fight(found, level="II", place="mine-gold")
    found.give(acts.BeginFight("ana", level="II", place="mine-gold", table="t1"))
    assert found.state.table.fight is not None
    assert found.state.table.fight.table == "t1"
    assert before.table == ""
    assert found.told("h3s-tb-taken-to-table")


# --- quick combat --------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "quick"), [("I", True), ("II", False), ("III", False)])
def test_heroes3_8_a_hero_above_the_field_does_not_fight(level: str, quick: bool) -> None:
    found = new_game(change=experienced(2))
    found.give(acts.BeginFight("ana", level=level, place="water-wheel"))
    assert (found.state.table.fight is None) == quick
    assert found.sheet().experience == 2
    assert found.purse().gold == (43 if quick else 40)


@pytest.mark.parametrize(("hero", "told"), [("secondary", True), ("main", False)])
def test_heroes3_3_an_attacked_secondary_hero_may_be_beaten_without_a_combat(hero: Any, told: bool) -> None:
    found = new_game(rules=("secondary-hero-start",))
    found.give(acts.BeginFight("ana", kind="heroes", enemy="bea", enemy_hero=hero))
    assert found.told("h3s-tb-may-yield") is told


def test_heroes3_8_a_combat_that_is_not_fought_is_not_the_first_one_of_the_round() -> None:
    def prepare(state: AdventureState) -> None:
        state.sheet("ana").experience = 4
        state.table.lasting = (LastingEffect("astrologers:crag-hack", "ask-table", "first-combat", 1, "ana"),)

    found = new_game(change=prepare)
    found.give(acts.BeginFight("ana", level="I"))
    assert found.state.table.fight is None
    assert found.state.table.lasting
    fight(found, level="III")
    found.give(acts.Fought("retreat"))
    assert not found.state.table.lasting


def test_heroes3_3_a_secondary_hero_has_the_main_heros_level_for_quick_combat() -> None:
    found = new_game(change=experienced(4), rules=("secondary-hero-start",))
    found.give(acts.BeginFight("ana", "secondary", level="II"))
    assert found.state.table.fight is None
    assert found.told("h3s-tb-outcome")


def test_heroes3_8_quick_combat_needs_the_level() -> None:
    found = new_game()
    fight(found, level="I")
    found.refused(acts.Fought("quick"), "h3s-tb-no-quick", "8")


# --- the combat's own table ----------------------------------------------------------------------


def test_heroes3_3_a_secondary_hero_fights_with_its_own_movement_and_without_cards() -> None:
    def prepare(state: AdventureState) -> None:
        state.sheet("ana").machines = state.sheet("bea").machines = ("ballista",)

    found = new_game(army=ARMY, change=prepare, rules=("secondary-hero-start",))
    mine = fight_acts.combat_setup_for_fight(found.state, fight(found, level="IV", hero="secondary")).fight.mine
    # War machines are cards: heroes3 12.
    assert (mine.machines, mine.hero.main, mine.hero.movement) == ((), False, 2)
    found.give(acts.Fought("called-off"))
    theirs = fight_acts.combat_setup_for_fight(
        found.state, fight(found, kind="heroes", enemy="bea", garrison=True)
    ).fight.theirs
    assert (theirs.machines, theirs.hero.main) == ((), False)


def test_heroes3_8_the_armies_come_from_the_sheets() -> None:
    def prepare(state: AdventureState) -> None:
        state.sheet("ana").morale = "positive"
        state.sheet("ana").machines = ("ballista",)
        state.sheet("ana").experience = 5
        state.sheet("bea").army = (Unit("necropolis:zombies", True),)

    found = new_game(army=ARMY, change=prepare, difficulty="hard", rules=("least-damage", "free-combat-rounds"))
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, level="IV"), "evening-1")
    mine = body.fight.mine
    assert (mine.units, mine.machines, mine.rerolls) == (ARMY, ("ballista",), 1)
    assert (mine.hero.level, mine.hero.main, mine.hero.movement, mine.hero.faction) == (3, True, 3, "castle")
    assert (body.fight.level, body.fight.difficulty, body.fight.attacker) == ("IV", "hard", "mine")
    assert body.settings.every_attack_hurts
    assert body.settings.free_extension
    assert body.settings.die_changes_damage
    assert body.sheet == "evening-1"
    found.give(acts.Fought("called-off"))
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, kind="heroes", enemy="bea"))
    assert body.fight.theirs.units == ("necropolis:zombies/pack",)
    assert body.fight.theirs.by == "people"
    assert body.fight.theirs.hero.faction == "necropolis"
    assert body.fight.siege is None


@pytest.mark.parametrize(("mode", "by"), [("clash", "people"), ("campaign", "ai")])
def test_heroes3_8_who_plays_neutral_units(mode: Any, by: str) -> None:
    found = solo() if mode == "campaign" else new_game()
    assert fight_acts.combat_setup_for_fight(found.state, fight(found, level="III")).fight.theirs.by == by


def test_heroes3_12_without_rerolls_a_morale_token_rolls_nothing_again() -> None:
    def cheerful(state: AdventureState) -> None:
        state.sheet("ana").morale = "positive"

    found = new_game(change=cheerful, rules=("no-rerolls",))
    assert fight_acts.combat_setup_for_fight(found.state, fight(found, level="I")).fight.mine.rerolls == 0


def test_heroes3_1_an_astrologers_card_makes_neutral_armies_easier() -> None:
    def shine(state: AdventureState) -> None:
        state.table.lasting = (LastingEffect("astrologers:x", "easier-neutrals", "this-round", 1),)

    found = new_game(change=shine, difficulty="hard")
    assert fight_acts.combat_setup_for_fight(found.state, fight(found, level="I")).fight.difficulty == "normal"


@pytest.mark.parametrize(
    ("card", "wards"),
    [
        ("blue-sky", ("power-air", "power-water")),
        ("scorched-ground", ("power-earth", "power-fire")),
        ("plastic-tray", ("sure-tokens",)),
        ("dead-silence", ()),
    ],
)
def test_heroes3_1_what_the_astrologers_say_of_combat_holds_for_both_sides_of_it(
    card: str, wards: tuple[str, ...]
) -> None:
    def speak(state: AdventureState) -> None:
        said = astrologers_cards()[card].deeds[0]
        state.table.lasting = (LastingEffect(f"astrologers:{card}", said.text, said.when, 3),)

    found = new_game(change=speak)
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, kind="heroes", enemy="bea"))
    assert body.fight.wards == wards
    begun = create_opening_state(CombatLayout(body), 1, None)
    assert [[side.total(ward) for ward in wards] for side in begun.sides] == [[1] * len(wards)] * 2


def test_heroes3_11_a_citadel_defends_the_own_town() -> None:
    found = new_game(built=("citadel",))
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, kind="heroes", enemy="bea", own_town=True))
    assert body.fight.siege == Siege()
    assert body.fight.own_town
    found.give(acts.Fought("called-off"))
    assert fight_acts.combat_setup_for_fight(found.state, fight(found, kind="heroes", enemy="bea")).fight.siege is None
    plain = new_game()
    assert (
        fight_acts.combat_setup_for_fight(
            plain.state, fight(plain, kind="heroes", enemy="bea", own_town=True)
        ).fight.siege
        is None
    )


def test_heroes3_11_without_a_hero_the_owner_pays_for_units_alone() -> None:
    found = new_game(built=("citadel",))
    open_fight = fight(found, kind="heroes", enemy="bea", own_town=True, place="town", garrison=True)
    assert found.purse("bea").gold == 32
    assert not fight_acts.combat_setup_for_fight(found.state, open_fight).fight.theirs.hero.main
    # Nobody who has a level was beaten: heroes3 10.
    assert fight_acts.experience_if_won(found.state, open_fight) == 0
    found.give(acts.Fought("victory"))
    assert found.sheet("bea").morale == "none"
    assert not found.sheet("bea").town
    poor = new_game(purse=Purse(7))
    poor.refused(acts.BeginFight("ana", kind="heroes", enemy="bea", garrison=True), "h3e-too-dear", "11")


def test_heroes3_13_4_an_ai_hero_fights_with_its_army_and_decks() -> None:
    found = solo()
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, kind="ai-hero", enemy="sandro"))
    theirs = body.fight.theirs
    assert (theirs.units, theirs.by, theirs.hero.level) == (AI.army, "ai", 3)
    assert len(theirs.deck) == 3
    assert theirs.spells == ("curse", "curse")
    assert body.fight.attacker == "mine"


def test_heroes3_13_4_the_skill_cards_of_an_ai_hero_are_named() -> None:
    skilled = AiHero("sandro", {}, 1, AI.army, {"skill": 1}, skills=("sandro-iv",), elsewhere=("spells",))
    found = new_game(ANA, mode="campaign", ai=(skilled,))
    fight(found, kind="ai-hero", enemy="sandro")
    assert found.told("h3s-tb-ai-skills")
    assert found.told("h3s-tb-ai-elsewhere")


def test_an_ai_army_that_only_the_scenario_names_is_fought_with_cards() -> None:
    found = new_game(ANA, mode="campaign", ai=(AiHero("ivor", {}, elsewhere=("army",)),))
    open_fight = fight(found, kind="ai-hero", enemy="ivor")
    with pytest.raises(Unknown):
        fight_acts.combat_setup_for_fight(found.state, open_fight)
    found.give(acts.Fought("victory"))
    assert found.state.ai["ivor"].beaten


def test_heroes3_11_a_bank_is_fought_on_its_own_board() -> None:
    found = new_game()
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, kind="bank", bank="crypt"))
    assert (body.fight.kind, body.fight.board, body.fight.bank) == ("bank", "bank", "crypt")


def test_a_combat_table_written_without_a_sheet_still_loads() -> None:
    found = new_game()
    setup = lay_combat(fight_acts.combat_setup_for_fight(found.state, fight(found, level="I"), "x"), 1)
    assert read_combat(setup).sheet == "x"
    older = {key: value for key, value in setup.body.items() if key != "sheet"}
    assert read_combat(Setup(setup.game, setup.engine, 1, older, setup.content)).sheet == ""


@pytest.mark.parametrize("mode", ["campaign", "clash"])
def test_a_whole_combat_goes_from_the_sheet_to_its_table_and_back(mode: str) -> None:
    found = solo(settings={"cards": "app"}) if mode == "campaign" else new_game(settings={"cards": "app"})
    strong = ("castle:champions/pack", "castle:archangels/pack", "castle:zealots/pack")
    found.give(acts.SetUnits("ana", strong))
    body = fight_acts.combat_setup_for_fight(found.state, fight(found, level="I", place="water-wheel"), "evening")
    table: Table[CombatState, Any] = Table(Heroes3Combat(), lay_combat(body, 5))
    played = play_out(table)
    told = fight_acts.build_outcome_act_from_combat(played)
    assert told.outcome == "victory"
    assert told.experience == 1
    assert told.army is not None
    assert set(told.army) <= {*strong, "castle:champions/few", "castle:zealots/few"}
    found.give(told)
    assert [unit.side for unit in found.sheet().army] == list(told.army)
    assert found.sheet().experience == 1
    assert found.purse().gold == 43
    assert found.sheet().movement == 3 - told.movement


@pytest.mark.parametrize("place", ["random-town", "cyclops-stockpile"])
def test_heroes3_7_places_with_guards_of_their_own_say_so_as_the_combat_begins(place: str) -> None:
    found = new_game()
    events = found.give(acts.BeginFight("ana", level="VII", place=place))
    (told,) = [event for event in events if event.message.id == "h3s-tb-guards"]
    assert told.message.args["text"] == get_map_content().place(place).tell
    others = new_game().give(acts.BeginFight("ana", level="VII", place="windmill"))
    assert "h3s-tb-guards" not in [event.message.id for event in others]


def test_heroes3_13_3_the_town_of_an_ai_hero_has_walls() -> None:
    found = solo()
    open_fight = fight(found, kind="ai-hero", enemy=AI.id, own_town=True, place="town")
    assert fight_acts.combat_setup_for_fight(found.state, open_fight).fight.siege == Siege()
    found.give(acts.Fought("victory"))
    assert found.sheet().flags == (FlaggedField("town"),)
    # Nobody has a faction cube of an AI hero, nor was it ever free: heroes3 12.
    assert found.sheet().trophies == ()


def test_heroes3_11_nobody_pays_for_the_defence_of_a_field() -> None:
    found = new_game()
    assert not fight(found, level="I", garrison=True).garrison
    assert (found.purse("ana").gold, found.purse("bea").gold) == (40, 40)
