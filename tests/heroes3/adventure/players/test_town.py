"""The town on the sheet: every building, the tokens, units and spells. heroes3 2 and 6."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.towns import DWELLINGS, Building, towns_by_faction
from companion.games.heroes3.adventure.players import player_queries, unit_offers
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import TooDear
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.setup_data import PlayerSetup
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect, OpenFight, Unit
from companion.games.heroes3.combat.model.refusals import Forbidden
from tests.heroes3.adventure.sample_games import BEA, SampleGame, chair, new_game

EVERY = [building for town in towns_by_faction().values() for building in town.buildings.values()]
RULES: dict[str, Any] = {"rules": ("no-astrologers",), "boxes": ("core", "rampart", "tower", "inferno", "stronghold",
    "cove", "conflux", "stretch-goals")}  # fmt: skip
"""Everything but the Fortress, so that no Event is drawn."""


def before(building: Building) -> tuple[str, ...]:
    """The dwellings that come before a building."""
    town = towns_by_faction()[building.faction]
    return (
        tuple(town.dwelling(tier).id for tier in DWELLINGS[: DWELLINGS.index(building.tier)]) if building.tier else ()
    )


def boxes(faction: str) -> tuple[str, ...]:
    """The boxes on the table; the Fortress only where somebody plays it."""
    return (*RULES["boxes"], *(("fortress",) if faction == "fortress" else ()))


def owner(faction: str, **more: Any) -> SampleGame:
    """An evening on the turn of whoever has this faction."""
    other = BEA if faction != "necropolis" else PlayerSetup("bea", "Bea", "castle", "catherine")
    return new_game(chair(faction), other, rules=RULES["rules"], boxes=boxes(faction), **more)


# --- every building of the ten towns -------------------------------------------------------------


@pytest.mark.parametrize("building", EVERY, ids=lambda building: building.key)
def test_heroes3_6_every_building_is_paid_with_exactly_its_cost(building: Building) -> None:
    table = owner(building.faction, purse=building.cost, built=before(building))
    table.give(acts.Build("ana", building.id))
    assert table.purse() == Purse()
    assert building.id in table.sheet().built
    assert not table.sheet().build_token


@pytest.mark.parametrize("building", EVERY, ids=lambda building: building.key)
def test_heroes3_6_no_building_is_built_with_one_resource_too_little(building: Building) -> None:
    for resource, amount in building.cost.amounts().items():
        if not amount:
            continue
        short = building.cost - Purse.of({resource: 1})
        table = owner(building.faction, purse=short, built=before(building))
        refusal = table.refused(acts.Build("ana", building.id), "h3e-too-dear", "6")
        assert isinstance(refusal, TooDear)
        assert refusal.missing == Purse.of({resource: 1})
        table.give(acts.Build("ana", building.id, anyway=True))
        assert table.purse() == Purse.of({resource: -1})


@pytest.mark.parametrize("building", [one for one in EVERY if one.tier], ids=lambda building: building.key)
def test_heroes3_6_every_dwelling_lets_its_tier_be_recruited(building: Building) -> None:
    table = owner(building.faction, purse=Purse(500, 50, 50), built=before(building), army=("neutral:boars",))
    locked = [offer for offer in unit_offers.recruit_offers(table.state, "ana") if offer.tier == building.tier]
    assert locked
    for offer in locked:
        assert offer.refusal is not None
        assert offer.refusal.message.id == "h3s-no-dwelling"
        table.refused(acts.Muster("ana", (offer.unit,)), "h3s-no-dwelling", "6")
    table.give(acts.Build("ana", building.id))
    open_ = [offer for offer in unit_offers.recruit_offers(table.state, "ana") if offer.tier == building.tier]
    assert all(offer.refusal is None for offer in open_)
    table.give(acts.Muster("ana", tuple(offer.unit for offer in open_)))
    assert {unit.unit for unit in table.sheet().army} >= {offer.unit for offer in open_}


@pytest.mark.parametrize("faction", towns_by_faction())
def test_heroes3_6_every_citadel_lets_units_be_reinforced(faction: str) -> None:
    bronze = towns_by_faction()[faction].dwelling("bronze").id
    table = owner(faction, purse=Purse(500, 50, 50), built=(bronze,))
    unit = table.sheet().army[0].unit
    table.refused(acts.Muster("ana", reinforce=(unit,)), "h3s-no-citadel", "6")
    table.give(acts.Build("ana", "citadel"), acts.Muster("ana", reinforce=(unit,)))
    assert table.sheet().army == (Unit(unit, pack=True),)


@pytest.mark.parametrize("faction", towns_by_faction())
def test_heroes3_6_every_mage_guild_brings_two_searches_and_opens_the_spell_book_next_round(faction: str) -> None:
    table = owner(faction, purse=Purse(50, 50, 50))
    table.refused(acts.BuySpell("ana"), "h3s-no-mage-guild", "2")
    table.give(acts.Build("ana", "mage-guild"))
    assert [kind for _, kind, _ in table.matters] == ["search"]
    table.settle("none")
    assert [kind for _, kind, _ in table.matters] == ["search"]
    table.settle("none")
    assert not table.matters
    table.refused(acts.BuySpell("ana"), "h3s-guild-too-new", "2")
    table.to_turn("ana")
    assert table.sheet_of_table.round == 2
    purse, price = table.purse(), 6 if faction in ("castle", "stronghold") else 5
    table.give(acts.BuySpell("ana"))
    assert table.purse() == purse - Purse(price)
    assert [kind for _, kind, _ in table.matters] == ["search"]
    table.refused(acts.BuySpell("ana"), "h3s-token-used", "2")


CITY_HALLS = {
    # What the City Hall gives: the round it gives it in, and the ways to choose from.
    "castle": (3, ("gold+5", "mp+1")),
    "dungeon": (3, ("gold+5", "valuables+1")),
    "necropolis": (3, ("gold+4", "reinforce(bronze, free)")),
    "rampart": (3, ("gold+7",)),
    "tower": (3, ("gold+4", "draw(1)")),
    "fortress": (3, ("gold+5", "trade")),
    "inferno": (3, ("gold+6", "materials+3")),
    "stronghold": (3, ("draw(2)", "materials+2")),
    "cove": (2, ("gold+4", "remove(artifact) & xp+1")),
    "conflux": (3, ("gold+4", "search(spells, 3)")),
}


@pytest.mark.parametrize("faction", towns_by_faction())
def test_heroes3_1_every_city_hall_gives_what_it_says_in_its_round(faction: str) -> None:
    number, ways = CITY_HALLS[faction]
    table = owner(faction, purse=Purse(), built=("city-hall",))
    while table.sheet_of_table.round < number:
        table.next()
        assert not table.matters or table.sheet_of_table.round == number
    income = Purse(10) if number == 3 else Purse()
    if len(ways) == 1:
        assert table.purse() == income + Purse(7)
        return
    assert ("ana", "choose", f"building:{faction}:city-hall") in table.matters
    money = {"gold+5": Purse(5), "gold+4": Purse(4), "gold+6": Purse(6), "materials+2": Purse(0, 2)}
    way = next(way for way in ways if way in money)
    table.settle(way, seat="ana")
    assert table.purse() == income + money[way]


SPECIALS: dict[str, tuple[str, Any]] = {
    # When a building acts, and what then waits for its owner, or is told, or what the sheet shows.
    "castle:brotherhood-of-the-sword": ("round 3", lambda sheet: sheet.morale == "positive"),
    "castle:blacksmith": ("use", "choose"),
    "dungeon:portal-of-summoning": ("turn", "tell"),
    "dungeon:mana-vortex": ("turn", "may"),
    "necropolis:necromancy-amplifier": ("turn", "choose"),
    "necropolis:cover-of-darkness": ("use", "h3s-fx-told"),
    "rampart:mystic-pond": ("round 3", lambda sheet: sheet.purse != Purse(10)),
    "rampart:saplings": ("round 2", "reinforce"),
    "tower:artifact-merchants": ("use", "choose"),
    "tower:wall-of-knowledge": ("round 2", "h3s-fx-told"),
    "fortress:blood-obelisk": ("round 3", "h3s-fx-told"),
    "fortress:cage-of-warlords": ("built", lambda sheet: sheet.cubes == {"cage-of-warlords": 1}),
    "inferno:castle-gate": ("use", "choose"),
    "inferno:brimstone-stormclouds": ("built", lambda sheet: sheet.cubes == {"brimstone-stormclouds": 1}),
    "stronghold:hall-of-valhalla": ("use", lambda sheet: sheet.used == ("building:stronghold:hall-of-valhalla",)),
    "cove:thieves-guild": ("use", "tell"),
    "conflux:garden-of-life": ("use", lambda sheet: Unit("conflux:sprites") in sheet.army),
}


@pytest.mark.parametrize("building", [one for one in EVERY if one.key in SPECIALS], ids=lambda one: one.key)
def test_heroes3_6_every_special_building_does_what_it_says(building: Building) -> None:
    when, wanted = SPECIALS[building.key]
    start = Purse() if when == "round 3" else Purse(50, 50, 50)
    standing = () if when == "built" else (building.id,)
    table = owner(building.faction, purse=start, built=standing)
    if when.startswith("round"):
        while table.sheet_of_table.round < int(when[-1]):
            table.next()
    elif when == "use":
        table.give(acts.Use("ana", building.id))
    elif when == "built":
        table.give(acts.Build("ana", building.id))
    if isinstance(wanted, str) and wanted.startswith("h3s-"):
        assert table.told(wanted)
    elif isinstance(wanted, str):
        assert ("ana", wanted, f"building:{building.key}") in table.matters
    else:
        assert wanted(table.sheet())


def test_every_building_is_covered_by_these_tests() -> None:
    others = {"stronghold:freelancers-guild", "cove:pub", "conflux:magic-university"}  # Their tests follow.
    plain = {one.key for one in EVERY if one.kind != "special"}
    assert {one.key for one in EVERY} == plain | set(SPECIALS) | others
    assert len(EVERY) == 80


def test_heroes3_6_the_freelancers_guild_takes_materials_and_valuables_as_gold_for_units() -> None:
    bronze = towns_by_faction()["stronghold"].dwelling("bronze").id
    table = owner("stronghold", purse=Purse(1, 2, 3), built=(bronze,))
    offer = next(one for one in unit_offers.recruit_offers(table.state, "ana") if one.cost.gold == 4)
    assert offer.refusal is not None
    assert offer.refusal.message.id == "h3e-too-dear"
    table = owner("stronghold", purse=Purse(1, 2, 3), built=(bronze, "freelancers-guild"))
    table.give(acts.Muster("ana", (offer.unit,)))
    assert table.purse() == Purse(0, 0, 2)  # Building materials go first.


def test_heroes3_6_the_pub_makes_one_reinforcement_of_an_astrologers_round_cheaper() -> None:
    bronze = towns_by_faction()["cove"].dwelling("bronze").id
    table = owner("cove", purse=Purse(50, 50, 50), built=(bronze, "citadel", "pub"), army=("cove:sea-dogs/few",))
    unit = next(offer.unit for offer in unit_offers.recruit_offers(table.state, "ana") if offer.tier == "bronze")
    table.state.sheets["ana"].army = (Unit(unit), Unit(unit))
    full = unit_offers.muster_cost(table.state, "ana", (), (unit, unit))
    table.next(3)
    assert table.sheet_of_table.round == 2
    cheaper = unit_offers.muster_cost(table.state, "ana", (), (unit, unit))
    assert full.gold - cheaper.gold == min(3, full.gold // 2)
    purse = table.purse()
    table.give(acts.Muster("ana", reinforce=(unit,)))
    assert purse - table.purse() == Purse(max(0, full.gold // 2 - 3), 0, 0)
    assert unit_offers.reinforce_discount(table.state, "ana") == 0
    table.next(3)
    assert unit_offers.muster_cost(table.state, "ana", (), (unit,)).gold == full.gold // 2


def test_heroes3_6_cubes_gather_on_a_building_up_to_its_limit_and_are_spent_in_combat() -> None:
    table = owner("fortress", built=("cage-of-warlords",))
    table.refused(acts.Use("ana", "cage-of-warlords"), "h3s-only-in-combat", "9")
    table.state.table.fight = OpenFight("ana", "main", "neutral", "I")
    table.refused(acts.Use("ana", "cage-of-warlords"), "h3s-no-cube", "6")
    table.state.sheets["ana"].cubes = {"cage-of-warlords": 2}
    table.give(acts.Use("ana", "cage-of-warlords"))
    assert table.sheet().cubes == {"cage-of-warlords": 1}
    table.state.table.fight = None
    table.state.sheets["ana"].cubes = {"cage-of-warlords": 2}
    table.to_round(3)
    assert table.sheet().cubes == {"cage-of-warlords": 2}


# --- heroes3 2: tokens ---------------------------------------------------------------------------


def test_heroes3_6_one_building_a_round() -> None:
    table = new_game()
    table.give(acts.Build("ana", "city-hall"))
    table.refused(acts.Build("ana", "citadel"), "h3e-build-token-used", "2")
    table.give(acts.Build("ana", "citadel", anyway=True))
    assert table.told("h3s-overruled")
    assert table.sheet().built == ("city-hall", "citadel")


def test_heroes3_6_dwellings_are_built_in_order() -> None:
    table = new_game()
    table.refused(acts.Build("ana", "holy-grounds"), "h3e-dwelling-first", "6")
    assert player_queries.building_refusals_for_player(table.state, "ana")["towers"] is None
    assert player_queries.building_refusals_for_player(table.state, "ana")["holy-grounds"] is not None


def test_heroes3_6_a_building_is_built_once() -> None:
    table = new_game(built=("city-hall",))
    table.refused(acts.Build("ana", "city-hall"), "h3e-built-already", "6")
    table.refused(acts.Build("ana", "lighthouse"), "h3e-no-building")
    table.refused(acts.Build("ana", "lighthouse", anyway=True), "h3e-no-building")


def test_heroes3_2_town_tokens_are_used_in_anybodys_turn() -> None:
    table = new_game()
    assert table.state.active == "ana"
    table.give(acts.Build("bea", "city-hall"))
    assert table.sheet("bea").built == ("city-hall",)


@pytest.mark.parametrize(
    "act",
    [acts.Build("ana", "city-hall"), acts.Muster("ana", ("castle:griffins",)), acts.Hire("ana"), acts.BuySpell("ana")],
)
def test_heroes3_2_no_town_token_during_a_combat_or_between_turns(act: Any) -> None:
    table = new_game(built=("towers", "mage-guild"), rules=("no-astrologers",), boxes=("core",))
    table.state.table.fight = OpenFight("bea", "main", "neutral", "I", table="t1")
    table.refused(act, "h3s-not-in-combat", "2")
    table.state.table.fight = None
    table.next(2)
    assert table.sheet_of_table.phase == "start"
    table.refused(act, "h3s-in-a-turn", "2")


@pytest.mark.parametrize(
    "act",
    [acts.Build("bea", "citadel"), acts.Muster("bea", ("necropolis:zombies",)), acts.Hire("bea"), acts.BuySpell("bea")],
)
def test_heroes3_2_no_town_token_in_the_middle_of_another_action(act: Any) -> None:
    dwelling = towns_by_faction()["necropolis"].dwelling("bronze").id
    table = new_game(built=("mage-guild", dwelling))
    table.give(acts.Visit("ana", "trading-post"))
    table.refused(act, "h3s-mid-action", "2")
    assert player_queries.building_refusals_for_player(table.state, "bea")["citadel"] is not None
    table.settle("none")
    table.give(act)


def test_heroes3_2_the_population_token_recruits_and_reinforces_any_number() -> None:
    table = new_game(built=("towers", "holy-grounds", "citadel"), army=("castle:griffins/few", "castle:marksmen/few"))
    table.give(
        acts.Muster("ana", ("castle:halberdiers", "castle:crusaders"), ("castle:griffins", "castle:halberdiers"))
    )
    assert table.sheet().army == (
        Unit("castle:griffins", pack=True),
        Unit("castle:marksmen"),
        Unit("castle:halberdiers", pack=True),
        Unit("castle:crusaders"),
    )
    # 2 + 6 for recruiting, 6 + 3 for reinforcing.
    assert table.purse() == Purse(40 - 17, 20, 10)
    table.refused(acts.Muster("ana", ("castle:griffins",)), "h3s-token-used", "2")


def test_heroes3_2_recruiting_and_hiring_exclude_each_other() -> None:
    table = new_game(built=("towers",))
    table.give(acts.Muster("ana", ("castle:marksmen",)))
    table.refused(acts.Hire("ana"), "h3s-token-used", "2")
    table = new_game(built=("towers",))
    table.give(acts.Hire("ana"))
    table.refused(acts.Muster("ana", ("castle:griffins",)), "h3s-token-used", "2")


def test_heroes3_6_units_are_not_had_without_the_resources() -> None:
    table = new_game(built=("towers", "holy-grounds", "glory-of-erathia"), purse=Purse(23), army=("neutral:boars",))
    refusal = table.refused(acts.Muster("ana", ("castle:archangels", "castle:griffins")), "h3e-too-dear", "6")
    assert isinstance(refusal, TooDear)
    assert refusal.missing == Purse(1, 0, 1)
    table.give(acts.Muster("ana", ("castle:archangels", "castle:griffins"), anyway=True))
    assert table.purse() == Purse(-1, 0, -1)


def test_heroes3_6_neutral_units_cannot_be_reinforced() -> None:
    table = new_game(built=("towers", "citadel"), army=("neutral:boars",))
    refusal = table.refused(acts.Muster("ana", reinforce=("neutral:boars",), anyway=True), "h3s-neutral-stays")
    assert refusal.message.args["rule"] == "heroes3 6"
    assert unit_offers.reinforce_offers(table.state, "ana") == []


def test_heroes3_6_only_a_few_in_the_unit_deck_is_reinforced() -> None:
    table = new_game(built=("towers", "citadel"), army=("castle:griffins/pack",))
    table.refused(acts.Muster("ana", reinforce=("castle:griffins",)), "h3s-no-few", "6")
    table.refused(acts.Muster("ana", reinforce=("castle:marksmen",)), "h3s-no-few", "6")
    table.refused(acts.Muster("ana"), "h3s-nobody-named", "2")


def test_heroes3_6_a_town_has_only_its_own_units() -> None:
    table = new_game(built=("towers", "citadel"), army=("rampart:dwarves/few",))
    table.refused(acts.Muster("ana", ("necropolis:skeletons",)), "h3s-not-your-unit", "6")
    offers = unit_offers.reinforce_offers(table.state, "ana")
    assert [offer.unit for offer in offers] == ["rampart:dwarves"]
    assert offers[0].refusal is not None
    assert offers[0].refusal.message.id == "h3s-not-your-unit"


def test_heroes3_6_a_unit_deck_may_be_any_size() -> None:
    table = new_game(built=("towers",), army=("castle:griffins/few", *("neutral:boars",) * 6))
    table.give(acts.Muster("ana", ("castle:halberdiers", "castle:marksmen")))
    assert len(table.sheet().army) == 9


@pytest.mark.parametrize("side", ["few", "pack"])
def test_heroes3_6_there_is_one_card_of_each_unit(side: str) -> None:
    table = new_game(built=("towers",), army=(f"castle:griffins/{side}",))
    offers = {
        offer.unit: offer.refusal for offer in unit_offers.recruit_offers(table.state, "ana") if offer.tier == "bronze"
    }
    assert {unit for unit, refusal in offers.items() if refusal} == {"castle:griffins"}
    table.refused(acts.Muster("ana", ("castle:griffins",)), "h3s-unit-there", "6")
    table.refused(acts.Muster("ana", ("castle:marksmen",) * 2), "h3s-unit-there", "6")
    table.give(acts.Muster("ana", ("castle:marksmen",)))
    # A neutral card of the same name is another card.
    neutral = new_game(built=("towers",), army=("neutral:griffins",))
    neutral.give(acts.Muster("ana", ("castle:griffins",)))


def test_heroes3_6_of_the_two_manticores_one_is_in_the_game() -> None:
    dwellings = tuple(towns_by_faction()["dungeon"].dwelling(tier).id for tier in DWELLINGS)
    table = owner("dungeon", built=dwellings, army=("dungeon:manticores-alt/few",))
    table.refused(acts.Muster("ana", ("dungeon:manticores",)), "h3s-unit-there", "6")


def test_unknown_units_are_refused_whatever_the_table_says() -> None:
    table = new_game(built=("towers",))
    table.refused(acts.Muster("ana", ("castle:dragons",)), "h3s-no-such-unit")
    table.refused(acts.Muster("ana", ("castle:dragons",), anyway=True), "h3s-no-such-unit")
    table.refused(acts.Muster("ana", reinforce=("siege:arrow-tower",), anyway=True), "h3s-no-such-unit")


# --- heroes3 2 and 3: spells, the secondary hero, what buildings offer ---------------------------


def test_heroes3_2_a_card_makes_the_spell_book_free_without_a_mage_guild() -> None:
    def mages(state: AdventureState) -> None:
        state.table.lasting = (LastingEffect("astrologers:mages", "free-spell-book", "this-round", 1),)

    table = new_game(purse=Purse(), change=mages)
    assert player_queries.spell_token_price(table.state, "ana") == 0
    table.give(acts.BuySpell("ana"))
    assert table.purse() == Purse()
    assert [kind for _, kind, _ in table.matters] == ["search"]


def test_heroes3_3_a_secondary_hero_costs_ten_gold_and_a_home() -> None:
    table = new_game(purse=Purse(9))
    refusal = table.refused(acts.Hire("ana"), "h3e-too-dear", "3")
    assert isinstance(refusal, TooDear)
    assert refusal.missing == Purse(1)
    table.state.sheets["ana"].purse = Purse(10)
    table.state.sheets["ana"].town = False
    table.refused(acts.Hire("ana"), "h3s-no-home", "3")
    table.state.sheets["ana"].flags = (FlaggedField("settlement", "gold"),)
    table.give(acts.Hire("ana"))
    assert table.purse() == Purse()
    assert table.sheet().secondary
    assert table.sheet().secondary_movement == 2
    table.state.sheets["ana"].population_token = True
    table.refused(acts.Hire("ana"), "h3s-one-secondary", "3")


def test_heroes3_12_a_lost_town_keeps_its_board() -> None:
    table = new_game(built=("towers",))
    table.state.sheets["ana"].town = False
    table.give(acts.Build("ana", "city-hall"), acts.Muster("ana", ("castle:marksmen",)))
    assert "city-hall" in table.sheet().built


def test_heroes3_6_what_a_building_offers_in_the_own_turn_waits_for_it() -> None:
    table = new_game(built=("blacksmith",), boxes=("core",), rules=("no-astrologers",))
    for _ in range(2):  # The reference does not say that it is once.
        table.give(acts.Use("ana", "blacksmith"))
        table.settle("none")
    table.next()
    table.refused(acts.Use("ana", "blacksmith"), "h3s-own-turn-only", "2")
    table.next(2)
    table.state.table.fight = OpenFight("ana", "main", "neutral", "I")
    table.refused(acts.Use("ana", "blacksmith"), "h3s-not-in-combat", "2")


def test_heroes3_6_what_a_building_offers_once_a_turn_is_used_once() -> None:
    table = owner("cove", built=("thieves-guild",))
    table.give(acts.Use("ana", "thieves-guild"))
    table.settle("done")
    table.refused(acts.Use("ana", "thieves-guild"), "h3s-used-already", "6")
    table.to_turn("ana")
    table.give(acts.Use("ana", "thieves-guild"))


def test_heroes3_6_what_a_building_offers_once_a_round_is_used_in_anybodys_turn() -> None:
    table = owner("stronghold", built=("hall-of-valhalla",))
    table.next()
    assert table.state.active == "bea"
    table.give(acts.Use("ana", "hall-of-valhalla"))
    table.refused(acts.Use("ana", "hall-of-valhalla"), "h3s-used-already", "6")
    table.give(acts.Use("ana", "hall-of-valhalla", anyway=True))
    assert table.told("h3s-overruled")
    table.to_round(2)
    assert not table.sheet().used


def test_what_is_not_built_or_offers_nothing_cannot_be_used() -> None:
    table = new_game(built=("citadel",))
    table.refused(acts.Use("ana", "blacksmith"), "h3s-not-built", "6")
    table.refused(acts.Use("ana", "citadel"), "h3s-nothing-to-use")


# --- the table says so ---------------------------------------------------------------------------


def bare(state: AdventureState) -> None:
    """Ana has nothing at all: every rule stands in her way."""
    sheet = state.sheets["ana"]
    sheet.purse, sheet.town = Purse(), False
    sheet.build_token = sheet.population_token = sheet.spell_token = False
    sheet.built, sheet.secondary = ("mage-guild", "blacksmith"), True
    sheet.guild_round = 1


@pytest.mark.parametrize(
    "act",
    [
        acts.Build("ana", "mage-guild"),
        acts.Build("ana", "glory-of-erathia"),
        acts.Hire("ana"),
        acts.BuySpell("ana"),
        acts.Muster("ana", ("castle:archangels",), ("castle:zealots", "castle:archangels")),
        acts.Muster("ana"),
        acts.Muster("ana", ("tower:nagas",)),
        acts.Use("ana", "blacksmith"),
        acts.Use("bea", "cover-of-darkness"),
        acts.Move("ana", points=9),
        acts.Move("ana", "secondary"),
        acts.Expert("ana"),
        acts.SpendMorale("ana"),
        acts.LoseCard("ana", "implosion"),
        acts.Adjust("ana", "gold", -5),
        acts.Next(),
    ],
    ids=lambda act: f"{type(act).__name__}-{getattr(act, 'building', '') or getattr(act, 'hero', '')}",
)
def test_every_refusal_of_a_rule_can_be_overruled_and_the_history_shows_it(act: Any) -> None:
    table = new_game(change=bare, boxes=("core",), rules=("no-astrologers",))
    table.next()
    table.state.table.fight = OpenFight("bea", "main", "neutral", "I")
    refusal = table.refused(act)
    assert isinstance(refusal, Forbidden)
    assert refusal.message.args["rule"] == refusal.rule
    told = table.give(replace(act, anyway=True))
    overruled = [event for event in told if event.message.id == "h3s-overruled"]
    assert overruled
    assert overruled[0].reason is not None
    assert overruled[0].reason.rule == refusal.rule


def test_heroes3_6_the_magic_university_takes_the_place_of_a_search_for_spells() -> None:
    table = new_game(chair("conflux"), BEA, built=("magic-university",))
    table.refused(acts.Use("ana", "magic-university"), "h3s-no-spell-search", "6")
    table.give(acts.Visit("ana", "artifact-symbol"))
    table.refused(acts.Use("ana", "magic-university"), "h3s-no-spell-search", "6")
    table.settle("none")
    table.give(acts.Visit("ana", "shrine-of-magic-incantation"))
    table.settle("yes")
    table.give(acts.Use("ana", "magic-university"))
    assert [matter.step for matter in table.sheet_of_table.matters] == ["take-card(spell)"]
    table.settle("haste")
    assert "haste" in table.sheet().cards
    assert table.purse().gold == 37
    table.give(acts.Visit("ana", "shrine-of-magic-gesture"))
    table.refused(acts.Use("ana", "magic-university"), "h3s-used-already", "6")


def test_heroes3_6_the_necromancy_amplifier_brings_a_necromancy_card_and_no_other() -> None:
    table = owner("necropolis", built=("necromancy-amplifier",))
    before = table.sheet().cards
    table.settle("take-card(necromancy)")
    assert table.sheet().cards == (*before, "necromancy")
    assert table.matters == []
