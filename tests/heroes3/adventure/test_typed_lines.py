"""An adventure in typed lines, and one that is set up in a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cli_setup import CliSetupOrder
from companion.games.engines import load_engine
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.engine_registration import ENGINE, build_table_list_entry, summary_lines
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.scenario.cli_setup import build_setup_from_cli_options
from companion.games.heroes3.adventure.setup_data import AiHero, parse_setup
from companion.games.heroes3.adventure.text import line_parser
from companion.kernel.refusals import Malformed, Refused
from companion.kernel.table import Table
from tests.heroes3.adventure.sample_games import ANA, GAME, SampleGame, new_game, say, table

LINES: dict[str, Act] = {
    "next": acts.Next(),
    "next anyway": acts.Next(anyway=True),
    "claim ana bea now": acts.Claim(("ana", "bea"), True),
    "claim": acts.Claim(()),
    "ana out": acts.Eliminate("ana"),
    "ANA build citadel": acts.Build("ana", "citadel"),
    "b build citadel anyway": acts.Build("bea", "citadel", anyway=True),
    "ana muster recruit griffins,castle:marksmen reinforce halberdiers": acts.Muster(
        "ana", ("castle:griffins", "castle:marksmen"), ("castle:halberdiers",)
    ),
    "ana hire": acts.Hire("ana"),
    "ana spell": acts.BuySpell("ana"),
    "ana use blacksmith": acts.Use("ana", "blacksmith"),
    "ana move": acts.Move("ana"),
    "ana move 2 secondary on reveal": acts.Move("ana", "secondary", 2, "reveal"),
    "ana visit windmill": acts.Visit("ana", "windmill"),
    "ana visit mine-gold secondary from bea": acts.Visit("ana", "mine-gold", "secondary", "bea", False),
    "ana visit resource-symbol dice 2 again": acts.Visit("ana", "resource-symbol", first=False, dice=2),
    "ana unflag settlement gold": acts.Unflag("ana", "settlement", "gold"),
    "ana town lost": acts.OwnTown("ana", False),
    "ana trade gold materials 2": acts.Trade("ana", "gold", "materials", 2),
    "ana give bea gold 3": acts.Give("ana", "bea", 3),
    "ana swap haste bea slow": acts.Swap("ana", "bea", "haste", "slow"),
    "ana xp 2": acts.Experience("ana", 2),
    "ana morale negative": acts.GainMorale("ana", "negative"),
    "ana spend swap": acts.SpendMorale("ana", "swap"),
    "ana expert": acts.Expert("ana"),
    "ana card haste": acts.GainCard("ana", "haste"),
    "ana discard haste": acts.LoseCard("ana", "haste"),
    "ana fight neutral III at mine-gold": acts.BeginFight("ana", level="III", place="mine-gold"),
    "ana fight heroes bea own-town garrison at town": acts.BeginFight(
        "ana", kind="heroes", enemy="bea", own_town=True, garrison=True, place="town"
    ),
    "ana fight neutral II at resource-symbol dice 2": acts.BeginFight(
        "ana", level="II", place="resource-symbol", dice=2
    ),
    "ana fight neutral VII at random-town guards tower:titans/few,tower:nagas/few": acts.BeginFight(
        "ana", level="VII", place="random-town", guards=("tower:titans/few", "tower:nagas/few")
    ),
    "ana fight bank crypt secondary": acts.BeginFight("ana", "secondary", "bank", bank="crypt"),
    "ana fight ai-hero ai table t1": acts.BeginFight("ana", kind="ai-hero", enemy="ai", table="t1"),
    "fought victory army castle:griffins/few experience 1 movement 2": acts.Fought(
        "victory", ("castle:griffins/few",), movement=2, experience=1
    ),
    "fought called-off": acts.Fought("called-off"),
    "look ai hero ana 2 flag mine-gold@bea 1 town 6": acts.Look(
        "ai", (acts.NearbyTarget("ana", 2),), (acts.NearbyTarget("mine-gold@bea", 1),), 6
    ),
    "ana gold -3": acts.Adjust("ana", "gold", -3),
    "ana expert +1": acts.Adjust("ana", "expert", 1),
    "ana mark build off": acts.SetMark("ana", "build", False),
    "ana units griffins/few machines ballista": acts.SetUnits("ana", ("castle:griffins/few",), ("ballista",)),
    "ai-hero ai units necropolis:zombies/few beaten": acts.SetAiHero("ai", ("necropolis:zombies/few",), True),
    "ai-hero ai level 3 might 2 skill 1 spells curse,curse skills armorer": acts.SetAiHero(
        "ai", level=3, deck={"might": 2, "skill": 1}, spells={"curse": 2}, skills=("armorer",)
    ),
    "neutral-discards boars,neutral:rogues": acts.SetDiscards(("neutral:boars", "neutral:rogues")),
    "ana built citadel": acts.SetBuilding("ana", "citadel"),
    "ana unbuilt citadel": acts.SetBuilding("ana", "citadel", False),
    "ana carry haste bless": acts.Carry("ana", ("haste", "bless")),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read(line: str) -> None:
    assert line_parser.parse_line(new_game().state, line) == LINES[line]


def test_heroes3_10_a_typed_victory_brings_the_experience_of_the_rules() -> None:
    found = new_game()
    found.give(acts.BeginFight("ana", level="II"))
    assert line_parser.parse_line(found.state, "fought victory") == acts.Fought("victory", experience=2)
    assert line_parser.parse_line(found.state, "fought victory experience 0") == acts.Fought("victory")
    assert line_parser.parse_line(found.state, "fought defeat") == acts.Fought("defeat")


def test_every_act_of_the_evening_can_be_typed() -> None:
    typed = {type(act) for act in LINES.values()} | {acts.Settle}
    assert set(acts.CODEC.kinds.values()) == typed


def test_every_act_survives_the_journal() -> None:
    for act in LINES.values():
        assert acts.CODEC.read(acts.CODEC.write(act)) == act


@pytest.mark.parametrize(
    "line", ["", "dance", "zoe build citadel", "ana", "ana dance", "ana move far", "fought", "settle", "ana gold lots"]
)
def test_a_line_that_is_not_understood_says_what_would_be(line: str) -> None:
    with pytest.raises(Malformed) as caught:
        line_parser.parse_line(new_game().state, line)
    assert say(caught.value.message)


def test_an_option_with_spaces_is_one_answer() -> None:
    found = table()
    number = found.matter("ana", "choose").id
    read = line_parser.parse_line(found.state, f"settle {number} search(artifacts, 2)")
    assert read == acts.Settle(number, ("search(artifacts, 2)",))
    with pytest.raises(Refused):
        line_parser.parse_line(found.state, "settle 999 app")


@pytest.mark.parametrize("opened", [table, new_game])
def test_the_examples_work(opened: Any) -> None:
    for line in line_parser.example_typed_lines(opened().state):
        found = opened()
        found.give(line_parser.parse_line(found.state, line))


def test_examples_of_a_combat_and_of_the_end_work() -> None:
    for line in line_parser.example_typed_lines(fighting().state):
        found = fighting()
        found.give(line_parser.parse_line(found.state, line))
    over = new_game()
    over.give(acts.Claim(("ana",), now=True))
    assert line_parser.example_typed_lines(over.state) == []


def fighting() -> SampleGame:
    found = new_game()
    found.give(acts.BeginFight("ana", level="I"))
    return found


# --- in one glance -------------------------------------------------------------------------------


def test_the_engine_is_found_by_its_folder() -> None:
    assert load_engine("heroes3.sheet") is ENGINE


def test_the_face_names_scenario_and_people_and_what_happens() -> None:
    found = new_game(title={"en": "The Ford"})
    shown = build_table_list_entry(found.state)
    assert shown.mode == {"en": "The Ford"}
    assert shown.people == (("Ana", 0), ("Bea", 1))
    assert "Ana" in say(shown.now)
    found.give(acts.Claim(("bea",), now=True))
    assert "Bea wins" in say(build_table_list_entry(found.state).now)


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_an_evening_stands_in_lines(language: str) -> None:
    for found in (table(), new_game(), fighting(), new_game(ANA, mode="campaign", ai=(AiHero("ai", {}),))):
        shown = [say(line, language) for line in summary_lines(found.state)]
        assert any(line.startswith("Ana") for line in shown)
        assert len(shown) >= 1 + len(found.state.sheets) + len(found.state.table.matters)


# --- ordering ------------------------------------------------------------------------------------


def body(**order: Any) -> Any:
    return parse_setup(
        build_setup_from_cli_options(CliSetupOrder(order.pop("people", ("Ana", "Bea")), seed=5, first="Ana", **order))
    )


def test_what_is_not_said_is_chosen_so_that_it_can_be_played() -> None:
    found = body()
    assert [(chair.name, chair.id) for chair in found.players] == [("Ana", "ana"), ("Bea", "bea")]
    assert found.mode == "clash"
    assert len({chair.faction for chair in found.players}) == 2
    assert Table(
        GAME, build_setup_from_cli_options(CliSetupOrder(("Ana", "Bea", "Cleo", "Dan"), seed=2))
    ).state.sheets.keys() == {"ana", "bea", "cleo", "dan"}


def test_everything_can_be_said() -> None:
    found = body(
        mode="cooperative",
        choices={
            ("Ana", "faction"): "tower", ("Bea", "hero"): "tamika", ("", "difficulty"): "hard", ("", "dice"): "table",
            ("", "units"): "bronze/few", ("", "buildings"): "bronze,citadel", ("", "victory"): "Win.",
            ("", "second-negative"): "goes", ("", "morale"): "cards", ("", "events"): "3: The bridge falls; 5: Storm",
        },
        numbers={"gold": 7, "income-gold": 12, "rounds": 9},
        rules=("no-rerolls",),
        title="My ford",
    )  # fmt: skip
    assert [(chair.faction, chair.hero) for chair in found.players] == [("tower", "cyra"), ("necropolis", "tamika")]
    assert (found.mode, found.difficulty, found.rounds) == ("cooperative", "hard", 9)
    assert (found.start.resources, found.start.income) == (Purse(7), Purse(12))
    assert (found.start.units, found.start.buildings) == (("bronze/few",), ("bronze", "citadel"))
    assert found.settings.dice == "table"
    assert (found.settings.second_negative, found.settings.morale) == ("goes", "cards")
    assert [(event.round, event.text["en"]) for event in found.events] == [(3, "The bridge falls"), (5, "Storm")]
    assert found.rules == ("no-rerolls",)
    assert found.title["en"] == "My ford"
    assert "tower" in found.boxes


def test_a_scenario_brings_everything() -> None:
    found = body(people=("Ana",), choices={("", "scenario"): "greek-gift"})
    assert found.mode == "campaign"
    assert found.players[0].faction == "castle"
    assert found.start.units == ("castle:halberdiers/few", "castle:marksmen/few")
    assert found.ai[0].army


def test_whoever_begins_comes_first() -> None:
    found = parse_setup(build_setup_from_cli_options(CliSetupOrder(("Ana", "Bea", "Cleo"), first="Bea")))
    assert [chair.name for chair in found.players] == ["Bea", "Cleo", "Ana"]


@pytest.mark.parametrize(
    "order",
    [
        {"choices": {("", "colour"): "red"}},
        {"choices": {("Ana", "difficulty"): "hard"}},
        {"numbers": {"life": 3}},
        {"mode": "chess"},
        {"choices": {("", "dice"): "none"}},
        {"choices": {("", "scenario"): "nowhere"}},
        {"choices": {("", "difficulty"): "silly"}},
        {"choices": {("", "events"): "soon: Storm"}},
        {"choices": {("", "events"): "3"}},
        {"choices": {("", "boxes"): "core,attic"}},
    ],
)
def test_what_there_is_not_cannot_be_ordered(order: Any) -> None:
    with pytest.raises(Refused) as caught:
        body(**order)
    assert say(caught.value.message)
