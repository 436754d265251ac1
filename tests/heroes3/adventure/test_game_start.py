"""How an adventure begins. heroes3 3, 12."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import require_hero
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.rounds.round_guide import build_guide
from companion.games.heroes3.adventure.scenario import game_start
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    AiHero,
    CampaignCarryOver,
    PlayerSetup,
    RoundEvent,
    StartingPosition,
    build_setup,
    parse_setup,
)
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.kernel.game import Setup
from companion.kernel.refusals import Malformed, Refused, Unknown
from companion.kernel.table import Table
from tests.heroes3.adventure.sample_games import ANA, BEA, EVERYTHING, GAME, HERO_OF, SampleGame, chair, say, table

CAT = PlayerSetup("ana", "Ana", "castle", "catherine")
CLEO = PlayerSetup("cleo", "Cleo", "dungeon", "mutare")
DAN = PlayerSetup("dan", "Dan", "tower", "solmyr")


def refused(body: AdventureSetup) -> Refused:
    with pytest.raises(Refused) as caught:
        Table(GAME, build_setup(body, 1))
    assert say(caught.value.message)
    return caught.value


# --- who may sit down ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        ("clash", (ANA,)),
        ("campaign", (ANA, BEA)),
        ("tournament", (ANA,)),
        ("tournament", (ANA, BEA, CLEO)),
        ("alliance", (replace(ANA, team="a"), replace(BEA, team="b"))),
    ],
)
def test_heroes3_12_each_mode_has_its_number_of_players(mode: Any, players: tuple[PlayerSetup, ...]) -> None:
    found = refused(AdventureSetup(players, mode, boxes=EVERYTHING))
    assert found.message.id == "h3s-tb-players"
    assert isinstance(found, Forbidden)
    assert found.rule == "heroes3 12"


@pytest.mark.parametrize(
    ("mode", "least", "most"),
    [("clash", 2, 6), ("alliance", 3, 6), ("cooperative", 1, 6), ("campaign", 1, 1), ("tournament", 2, 2)],
)
def test_heroes3_12_every_mode_from_its_fewest_to_its_most_players(mode: Any, least: int, most: int) -> None:
    for count in range(1, 8):
        players = tuple(
            chair(faction, f"p{n}", "ab"[n % 2] if mode == "alliance" else "")
            for n, faction in enumerate(list(HERO_OF)[:count])
        )
        body = AdventureSetup(players, mode, boxes=EVERYTHING)
        if least <= count <= most:
            assert len(Table(GAME, build_setup(body, 1)).state.sheets) == count
        else:
            assert refused(body).message.id == "h3s-tb-players"


@pytest.mark.parametrize("mode", ["clash", "cooperative", "tournament"])
def test_heroes3_12_two_players_may_play_these_modes(mode: Any) -> None:
    assert Table(GAME, build_setup(AdventureSetup((ANA, BEA), mode), 1)).state.table.phase == "opening"


def test_heroes3_12_a_scenario_has_its_own_number_of_players_and_mode() -> None:
    assert refused(AdventureSetup((ANA, BEA), "clash", scenario="all-for-one")).message.id == "h3s-tb-players"
    assert refused(AdventureSetup((ANA, BEA), "clash", scenario="geleas-champions")).message.id == "h3s-tb-other-mode"
    assert refused(AdventureSetup((BEA,), "campaign", scenario="homecoming")).message.id == "h3s-tb-not-there"
    assert isinstance(refused(AdventureSetup((ANA, BEA), scenario="nowhere")), Unknown)


def test_heroes3_1_an_alliance_is_two_teams() -> None:
    four = (ANA, BEA, CLEO, DAN)
    assert refused(AdventureSetup(four, "alliance", boxes=EVERYTHING)).message.id == "h3s-tb-teams"
    teams = tuple(replace(player, team="ab"[n % 2]) for n, player in enumerate(four))
    assert Table(GAME, build_setup(AdventureSetup(teams, "alliance", boxes=EVERYTHING), 1)).state.sheets.keys() == {
        "ana",
        "bea",
        "cleo",
        "dan",
    }


def test_heroes3_3_a_hero_belongs_to_the_faction() -> None:
    assert refused(AdventureSetup((replace(ANA, hero="tamika"), BEA))).message.id == "h3s-tb-wrong-hero"


def test_heroes3_12_nobody_has_what_another_player_has() -> None:
    twin = PlayerSetup("tim", "Tim", "castle", "rion")
    assert refused(AdventureSetup((ANA, twin))).message.id == "h3s-tb-twice"
    assert refused(AdventureSetup((ANA, replace(BEA, id="ana")))).message.id == "h3s-tb-names"
    assert refused(AdventureSetup((ANA, replace(BEA, name="Ana")))).message.id == "h3s-tb-names"


def test_heroes3_12_what_is_played_with_lies_on_the_table() -> None:
    assert refused(AdventureSetup((ANA, DAN))).message.id == "h3s-tb-no-box"
    assert refused(AdventureSetup((replace(ANA, hero="adelaide"), BEA))).message.id == "h3s-tb-no-box"
    assert Table(GAME, build_setup(AdventureSetup((ANA, DAN), boxes=("core", "tower")), 1)).state.sheets


@pytest.mark.parametrize(
    "body",
    [
        AdventureSetup((ANA, BEA), start=StartingPosition(units=("castle:dragons/few",))),
        AdventureSetup((ANA, BEA), start=StartingPosition(units=("bronze/many",))),
        AdventureSetup((ANA, BEA), start=StartingPosition(units=("siege:arrow-tower",))),
        AdventureSetup((ANA, BEA), "cooperative", ai=(AiHero("ai", {}, army=("siege:arrow-tower",)),)),
        AdventureSetup((ANA, BEA), start=StartingPosition(buildings=("shed",))),
        AdventureSetup((ANA, BEA), start=StartingPosition(Purse(-1))),
        AdventureSetup((ANA, BEA), rules=("no-such-rule",)),
        AdventureSetup((ANA, BEA), rounds=-1),
        AdventureSetup((ANA, BEA), events=(RoundEvent(0, {"en": "x"}),)),
        AdventureSetup((replace(ANA, hero="nobody"), BEA)),
        AdventureSetup((replace(ANA, faction="nowhere"), BEA)),
        AdventureSetup((replace(ANA, carried=CampaignCarryOver(("no-card",))), BEA)),
        AdventureSetup((ANA, BEA), "cooperative", ai=(AiHero("ana", {}),)),
        AdventureSetup((ANA, BEA), "cooperative", ai=(AiHero("ai", {}, army=("necropolis:zombies/few",) * 6),)),
    ],
)
def test_nothing_unknown_is_set_up(body: AdventureSetup) -> None:
    refused(body)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (AdventureSetup((ANA, BEA), start=StartingPosition(Purse(-1))), "start.resources.gold is -1, expected 0, 1, 2"),
        (
            AdventureSetup((ANA, BEA), start=StartingPosition(income=Purse(0, 0, -2))),
            "start.income.valuables is -2, expected 0, 1, 2",
        ),
        (AdventureSetup((ANA, BEA), events=(RoundEvent(0, {"en": "x"}),)), "events.0.round is 0, expected 1, 2, 3"),
        (AdventureSetup((ANA,), "tournament"), "This is for 2 players; here are 1"),
        (AdventureSetup((ANA, BEA), "campaign"), "This is for one player; here are 2"),
        (AdventureSetup((ANA,), "clash"), "This is for 2 to 6 players; here are 1"),
    ],
)
def test_what_cannot_be_set_up_is_named_with_what_would_be_right(body: AdventureSetup, told: str) -> None:
    assert told in say(refused(body).message)


def test_a_body_of_the_wrong_shape_is_refused_by_its_field() -> None:
    setup = build_setup(AdventureSetup((ANA, BEA)), 1)
    broken = Setup(setup.game, setup.engine, 1, {**setup.body, "mode": "chess"}, setup.content)
    with pytest.raises(Malformed) as caught:
        parse_setup(broken)
    assert "mode" in say(caught.value.message)


# --- what everybody begins with ------------------------------------------------------------------


def test_heroes3_12_everybody_begins_with_what_the_scenario_gives() -> None:
    start = StartingPosition(
        Purse(5, 2, 1), Purse(10, 2, 1), ("neutral:boars", "castle:griffins/pack"), ("bronze", "citadel")
    )
    found = table(start=start)
    for seat in ("ana", "bea"):
        sheet = found.sheet(seat)
        assert (sheet.purse, sheet.start_income) == (Purse(5, 2, 1), Purse(10, 2, 1))
        assert sheet.army == (Unit("neutral:boars"), Unit("castle:griffins", True))
        assert (sheet.movement, sheet.experience, sheet.expert) == (3, 0, 0)
        assert (sheet.build_token, sheet.population_token, sheet.spell_token) == (True, True, True)
    assert len(found.sheet("ana").built) == 2
    assert "citadel" in found.sheet("bea").built
    assert found.state.table.phase == "opening"
    assert found.state.table.round == 1


@pytest.mark.parametrize("player", [ANA, BEA, DAN])
def test_heroes3_3_the_starting_deck_has_nine_cards(player: PlayerSetup) -> None:
    other = ANA if player is BEA else BEA
    cards = table(player, other).sheet(player.id).cards
    assert cards == require_hero(player.hero).starting_deck()
    assert len(cards) == 9


def test_heroes3_12_a_unit_of_the_own_choice_is_asked_for() -> None:
    found = table(start=StartingPosition(units=("bronze/pack", "bronze/few")), rules=("no-start-bonus",))
    assert found.matters.count(("ana", "unit", "start:army")) == 2
    assert found.sheet("ana").army == ()
    first, second = (matter for matter in found.sheet_of_table.matters if matter.seat == "ana")
    found.give(acts.Settle(first.id, ("marksmen",)))
    # There is one card of each unit.
    left = {option.id for option in pending_questions.build_question_form(found.state, second).options}
    assert left == {"castle:halberdiers", "castle:griffins"}


@pytest.mark.parametrize(
    ("difficulty", "mode", "rules", "asked"),
    [
        ("easy", "clash", (), 2),
        ("normal", "cooperative", (), 2),
        ("hard", "clash", (), 2),
        ("impossible", "clash", (), 0),
        ("normal", "clash", ("no-start-bonus",), 0),
    ],
)
def test_heroes3_12_the_difficulty_gives_a_starting_bonus(difficulty: Any, mode: Any, rules: Any, asked: int) -> None:
    found = table(mode=mode, difficulty=difficulty, rules=rules)
    bonuses = [who for who, kind, source in found.matters if source == f"bonus:{difficulty}" and kind == "choose"]
    assert len(bonuses) == asked


def test_heroes3_12_campaigns_have_their_own_bonus() -> None:
    found = table(ANA, mode="campaign")
    assert found.matters == []
    assert "h3s-tb-own-book" in [event.message.id for event in found.table.opening]


def test_heroes3_12_an_optional_rule_gives_a_secondary_hero() -> None:
    found = table(rules=("secondary-hero-start", "no-start-bonus"))
    assert found.sheet("ana").secondary
    assert found.sheet("ana").secondary_movement == 2
    assert not table().sheet("ana").secondary


def test_heroes3_12_carried_cards_resources_and_units_come_along() -> None:
    deck = ("attack", "attack", "power", "catherine-i", "magic-arrow", "haste")
    carried = CampaignCarryOver(deck, Purse(7, 1), ("castle:griffins/pack",), ("attack",))
    found = table(
        replace(ANA, carried=carried),
        mode="campaign",
        start=StartingPosition(Purse(10), units=("castle:marksmen/few",)),
    )
    sheet = found.sheet("ana")
    assert sheet.cards == deck
    assert sheet.empowered == ("attack",)
    assert sheet.purse == Purse(17, 1)
    assert sheet.army == (Unit("castle:griffins", True),)
    # A card that should come along but is not available: Search(3) in its deck.
    assert "h3s-tb-unavailable" in [event.message.id for event in found.table.opening]


def test_an_own_scenario_is_told_at_the_opening() -> None:
    found = table(title={"en": "The Ford"}, victory={"en": "Hold the ford."}, rounds=8)
    told = [say(event.message) for event in found.table.opening]
    assert any("The Ford" in line for line in told)
    assert any("Hold the ford." in line for line in told)
    assert any("8 rounds" in line for line in told)


def test_every_line_of_the_opening_names_its_rule() -> None:
    for event in table().table.opening:
        assert event.reason is not None
        assert event.reason.rule.startswith("heroes3 ")


# --- known scenarios -----------------------------------------------------------------------------

FAN_MADE = sorted(get_scenario_content().fan_made)


@pytest.mark.parametrize("scenario", FAN_MADE)
def test_every_fan_made_scenario_opens_as_it_is_written(scenario: str) -> None:
    known = get_scenario_content().by_id[scenario]
    player = chair(known.factions[0] if known.factions else "castle")
    body = game_start.build_scenario_setup(scenario, (player,), boxes=EVERYTHING)
    found = SampleGame(Table(GAME, build_setup(body, 3)))
    assert known.start is not None
    assert body.mode == known.mode
    assert body.title == known.name
    assert found.purse() == Purse.of({str(key): value for key, value in known.start.resources.items()})
    assert len(found.sheet().built) == len(known.start.buildings)
    fixed = [unit for unit in known.start.units if ":" in unit]
    assert [unit.side for unit in found.sheet().army] == fixed
    chosen = [step for step in known.start.units if ":" not in step]
    assert [matter.step for matter in found.state.table.matters if matter.kind == "unit"] == chosen
    if known.ai is not None:
        assert found.state.ai["ai"].army == known.ai.army


def test_what_an_official_scenario_begins_with_is_in_its_own_book() -> None:
    with pytest.raises(Unknown) as caught:
        game_start.build_scenario_setup("homecoming", (CAT,))
    assert caught.value.message.id == "h3e-start-unknown"
    body = game_start.build_scenario_setup("homecoming", (CAT,), start=StartingPosition(Purse(10)))
    assert SampleGame(Table(GAME, build_setup(body, 1))).purse() == Purse(10)


def test_named_enemies_of_an_official_scenario_are_ai_heroes() -> None:
    body = game_start.build_scenario_setup(
        "master", (PlayerSetup("a", "A", "necropolis", "tamika"),), start=StartingPosition()
    )
    assert [ai.id for ai in body.ai] == ["ivor"]
    assert "army" in body.ai[0].elsewhere


def test_the_same_seed_opens_the_same_evening() -> None:
    assert table(seed=5).state == table(seed=5).state


@pytest.mark.parametrize(
    ("mode", "difficulty", "shuffled"),
    [("clash", "easy", True), ("clash", "impossible", False), ("campaign", "easy", False)],
)
def test_heroes3_12_the_artifact_deck_is_shuffled_anew_after_the_starting_bonus(
    mode: Any, difficulty: Any, shuffled: bool
) -> None:
    opened = table(*(ANA, BEA)[: 1 if mode == "campaign" else 2], mode=mode, difficulty=difficulty)
    assert ("h3s-todo-artifacts" in [line.message.id for line in build_guide(opened.state).lines]) is shuffled
