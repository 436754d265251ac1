"""Towns: what every building costs and brings, what may be built now, and income. heroes3 1, 6 and 7."""

from __future__ import annotations

import pytest

from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.content.towns import (
    building_effects_due_at,
    check_building_allowed,
    has_dwelling_of_tier,
    refusals_by_building,
    require_town,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import BuildTokenUsed, BuiltAlready, DwellingMissing, TooDear
from companion.games.heroes3.adventure.rules.income import (
    START,
    FlaggedField,
    compute_income,
    compute_production,
    flag_production,
)
from companion.games.heroes3.cards.unit_cards import FACTIONS
from companion.kernel.refusals import Refused, Unknown
from companion.library.translations import load_message_catalogue

RICH = Purse(99, 99, 99)
GUILD = ("built", "search(spells, 2) & search(spells, 2)")

# --- what stands on the town boards ---------------------------------------------------------------

CASTLE = {
    "city-hall": ((10, 4, 0), [("resource-round", "choose(gold+5; mp+1)")]),
    "citadel": ((8, 5, 1), [("always", "reinforces & fortifies")]),
    "mage-guild": ((4, 2, 1), [GUILD, ("always", "spell-book(6)")]),
    "towers": ((5, 3, 1), [("always", "recruits(bronze)")]),
    "holy-grounds": ((8, 6, 3), [("always", "recruits(silver)")]),
    "glory-of-erathia": ((10, 9, 4), [("always", "recruits(gold)")]),
    "brotherhood-of-the-sword": ((8, 4, 0), [("resource-round", "morale(positive)")]),
    "blacksmith": ((4, 3, 0), [("own-turn", "may(choose(sell-artifact(4); pay(6, gold) & search(artifacts, 2)))")]),
}


@pytest.mark.parametrize("building", CASTLE)
def test_every_building_of_castle_costs_and_does_what_is_printed(building: str) -> None:
    found = require_town("castle").building(building)
    cost, deeds = CASTLE[building]
    assert found.cost == Purse(*cost)
    assert [(deed.when, deed.text) for deed in found.deeds] == deeds


HALLS = {
    "castle": ((10, 4, 0), "resource-round", "choose(gold+5; mp+1)"),
    "dungeon": ((10, 4, 0), "resource-round", "choose(gold+5; valuables+1)"),
    "necropolis": ((10, 4, 0), "resource-round", "choose(gold+4; reinforce(bronze, free))"),
    "rampart": ((10, 6, 0), "resource-round", "gold+7"),
    "tower": ((10, 4, 0), "resource-round", "choose(gold+4; draw(1))"),
    "fortress": ((10, 4, 0), "resource-round", "choose(gold+5; trade)"),
    "inferno": ((13, 5, 0), "resource-round", "choose(gold+6; materials+3)"),
    "stronghold": ((10, 4, 0), "resource-round", "choose(draw(2); materials+2)"),
    "cove": ((10, 4, 0), "astrologers-round", "choose(gold+4; remove(artifact, hand) & xp+1)"),
    "conflux": ((10, 3, 0), "resource-round", "choose(gold+4; search(spells, 3))"),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_city_hall_pays_its_own_way(faction: str) -> None:
    hall = require_town(faction).building("city-hall")
    cost, when, does = HALLS[faction]
    assert (hall.cost, hall.deeds[0].when, hall.deeds[0].text) == (Purse(*cost), when, does)


DWELLINGS = {
    "castle": ((5, 3, 1), (8, 6, 3), (10, 9, 4)),
    "dungeon": ((5, 3, 1), (8, 6, 3), (10, 9, 4)),
    "necropolis": ((5, 3, 1), (8, 6, 3), (10, 9, 4)),
    "rampart": ((5, 3, 1), (8, 6, 3), (10, 9, 4)),
    "tower": ((5, 3, 1), (8, 6, 3), (10, 9, 4)),
    "fortress": ((5, 3, 1), (8, 6, 3), (10, 9, 4)),
    "inferno": ((5, 3, 1), (9, 6, 3), (10, 9, 4)),
    "stronghold": ((4, 3, 1), (8, 6, 3), (10, 8, 4)),
    "cove": ((4, 3, 1), (8, 6, 3), (10, 8, 4)),
    "conflux": ((4, 3, 1), (8, 6, 3), (9, 8, 4)),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_three_dwellings_of_every_town_have_their_price(faction: str) -> None:
    found = [require_town(faction).dwelling(tier) for tier in towns.DWELLINGS]
    assert [building.cost for building in found] == [Purse(*cost) for cost in DWELLINGS[faction]]
    assert [building.deeds[0].text for building in found] == ["recruits(bronze)", "recruits(silver)", "recruits(gold)"]


SPECIALS = {
    "dungeon:portal-of-summoning": (
        (7, 3, 1), [("start-of-turn", "ask-table & may(recruit-neutrals(3, printed, a dwelling each))")],
    ),
    "dungeon:mana-vortex": (
        (6, 4, 1), [("start-of-turn", "ifdid(may(discard(1))){shuffle-discard & search(own deck, 3)}")],
    ),
    "necropolis:necromancy-amplifier": (
        (7, 3, 1), [("start-of-turn", "choose(take-card(necromancy); take-back(specialty))")],
    ),
    "necropolis:cover-of-darkness": ((6, 4, 1), [("own-turn", "swap-hand(2)"), ("hero-combat", "enemy-discards")]),
    "rampart:mystic-pond": ((7, 4, 0), [("resource-round", "roll(1, resource, all)")]),
    "rampart:saplings": ((4, 2, 1), [("astrologers-round", "reinforce(bronze or silver, half)")]),
    "tower:artifact-merchants": (
        (8, 6, 1), [("own-turn", "may(choose(pay(7, gold) & search(artifacts, 2); sell-artifact(2)))")],
    ),
    "tower:wall-of-knowledge": ((6, 4, 1), [("astrologers-round", "take-back(knowledge or power)")]),
    "fortress:blood-obelisk": (
        (6, 6, 0), [("resource-round", "search(own discard, 4)"), ("after-siege", "search(own discard, 4)")],
    ),
    "fortress:cage-of-warlords": (
        (6, 4, 1),
        [
            ("built", "cube(2)"), ("resource-round", "cube(2)"),
            ("combat", "ifdid(may(spend-cube)){choose(attack+1; defense+1)}"),
        ],
    ),
    "inferno:castle-gate": ((7, 5, 0), [("own-turn", "may(choose(pay(3, gold) & enemy-discards; ask-table))")]),
    "inferno:brimstone-stormclouds": (
        (6, 3, 2),
        [("built", "cube(3)"), ("astrologers-round", "cube(3)"), ("combat", "ifdid(may(spend-cube)){power+1}")],
    ),
    "stronghold:hall-of-valhalla": ((8, 3, 0), [("each-round", "attack+1")]),
    "stronghold:freelancers-guild": ((2, 2, 1), [("after-win", "gold+1"), ("always", "units-for-anything")]),
    "cove:thieves-guild": ((4, 2, 1), [("once-a-turn", "may(ask-table)")]),
    "cove:pub": ((3, 2, 0), [("astrologers-round", "cheaper-reinforcing(3)")]),
    "conflux:magic-university": ((6, 3, 0), [("each-round", "school-search")]),
    "conflux:garden-of-life": ((2, 1, 1), [("each-round", "recruit-or-reinforce(sprites)")]),
}  # fmt: skip


@pytest.mark.parametrize("key", SPECIALS)
def test_buildings_that_only_one_town_has(key: str) -> None:
    faction, _, building = key.partition(":")
    found = require_town(faction).building(building)
    cost, deeds = SPECIALS[key]
    assert (found.key, found.cost) == (key, Purse(*cost))
    assert [(deed.when, deed.text) for deed in found.deeds] == deeds


def test_citadels_and_guilds_have_their_price_everywhere() -> None:
    citadels = {faction: require_town(faction).building("citadel").cost for faction in FACTIONS}
    cheaper = {
        "inferno": Purse(9, 4, 1),
        "stronghold": Purse(8, 4, 1),
        "cove": Purse(8, 4, 1),
        "conflux": Purse(8, 4, 1),
    }
    assert citadels == dict.fromkeys(FACTIONS, Purse(8, 5, 1)) | cheaper
    guilds = {faction: require_town(faction).building("mage-guild") for faction in FACTIONS}
    assert {guild.cost for guild in guilds.values()} == {Purse(4, 2, 1)}
    dear = {faction for faction, guild in guilds.items() if guild.due("always")[0].text == "spell-book(6)"}
    assert dear == {"castle", "stronghold"}
    assert {guild.due("always")[0].text for guild in guilds.values()} == {"spell-book(5)", "spell-book(6)"}


# --- building -------------------------------------------------------------------------------------


def test_a_second_building_in_a_round_is_refused_with_the_rule() -> None:
    with pytest.raises(BuildTokenUsed) as refused:
        check_building_allowed(require_town("castle"), "citadel", {"towers"}, RICH, built_this_round=True)
    assert refused.value.rule == "heroes3 2"


def test_a_building_that_stands_is_not_built_twice() -> None:
    with pytest.raises(BuiltAlready):
        check_building_allowed(require_town("castle"), "towers", {"towers"}, RICH, built_this_round=False)


@pytest.mark.parametrize("faction", FACTIONS)
def test_dwellings_are_built_from_bronze_to_gold(faction: str) -> None:
    board = require_town(faction)
    bronze, silver, gold = (board.dwelling(tier).id for tier in towns.DWELLINGS)
    with pytest.raises(DwellingMissing) as refused:
        check_building_allowed(board, gold, {bronze}, RICH, built_this_round=False)
    assert refused.value.rule == "heroes3 6"
    assert refused.value.message.args["first"] == board.building(silver).name
    check_building_allowed(board, gold, {bronze, silver}, RICH, built_this_round=False)


def test_a_building_that_is_too_dear_says_what_is_missing() -> None:
    with pytest.raises(TooDear) as refused:
        check_building_allowed(require_town("castle"), "citadel", set(), Purse(7, 5, 0), built_this_round=False)
    assert refused.value.missing == Purse(1, 0, 1)
    said = load_message_catalogue("en").say(refused.value.message)
    assert said == (
        "Citadel costs 8 gold, 5 building materials and 1 valuable; missing: 1 gold and 1 valuable. (heroes3 6)"
    )


def test_a_debt_hinders_only_who_has_to_pay_with_the_same_resource() -> None:
    owing = Purse(-8, 4, 0)
    assert owing.covers(Purse())
    assert owing.covers(Purse(materials=4))
    assert owing.missing(Purse(gold=2, materials=5)) == Purse(10, 1)


def test_what_can_be_built_now_is_told_for_every_building_that_is_missing() -> None:
    found = refusals_by_building(require_town("castle"), {"towers"}, Purse(8, 6, 3), built_this_round=False)
    assert "towers" not in found
    assert {building for building, why in found.items() if why is None} == {
        "citadel",
        "mage-guild",
        "holy-grounds",
        "brotherhood-of-the-sword",
        "blacksmith",
    }
    assert isinstance(found["glory-of-erathia"], DwellingMissing)
    assert isinstance(found["city-hall"], TooDear)
    used = refusals_by_building(require_town("castle"), {"towers"}, RICH, built_this_round=True)
    assert all(isinstance(why, Refused) for why in used.values())


def test_recruiting_needs_the_dwelling() -> None:
    castle = require_town("castle")
    assert has_dwelling_of_tier(castle, {"towers"}, "bronze")
    assert not has_dwelling_of_tier(castle, {"towers"}, "silver")
    assert not has_dwelling_of_tier(castle, {"towers"}, "azure")


def test_names_that_nobody_knows_are_refused_with_what_there_is() -> None:
    with pytest.raises(Unknown):
        require_town("atlantis")
    with pytest.raises(Unknown) as refused:
        require_town("cove").building("towers")
    assert "pub" in refused.value.message.args["options"]  # type: ignore[operator]


# --- income ---------------------------------------------------------------------------------------


def test_mines_and_settlements_raise_the_production_by_a_step() -> None:
    assert [flag_production(FlaggedField(f"mine-{kind}")) for kind in ("gold", "materials", "valuables")] == [
        Purse(5),
        Purse(0, 2),
        Purse(0, 0, 1),
    ]
    assert flag_production(FlaggedField("settlement", "materials")) == Purse(0, 2)
    assert flag_production(FlaggedField("settlement")) == Purse()
    assert flag_production(FlaggedField("random-town")) == Purse(10)
    with pytest.raises(Unknown):
        flag_production(FlaggedField("settlement", "mana"))
    with pytest.raises(Unknown):
        flag_production(FlaggedField("volcano"))


def test_optional_rules_change_what_flagged_fields_give() -> None:
    flags = [FlaggedField("mine-gold"), FlaggedField("settlement", "valuables"), FlaggedField("random-town")]
    assert compute_production(START, flags) == Purse(25, 0, 1)
    assert compute_production(START, flags, {"double-income"}) == Purse(40, 0, 2)
    assert compute_production(START, flags, {"no-town-income"}) == Purse(15, 0, 1)


def test_a_choice_or_a_die_is_left_open_and_a_plain_gain_is_counted() -> None:
    pond = compute_income(require_town("rampart"), {"city-hall", "mystic-pond", "saplings"}, START, [])
    assert (pond.track, pond.buildings, pond.sure) == (Purse(10), Purse(7), Purse(17))
    assert [building.id for building, _ in pond.open] == ["mystic-pond"]
    hall = compute_income(require_town("castle"), {"city-hall"}, START, [])
    assert hall.sure == Purse(10)
    assert [deed.text for _, deed in hall.open] == ["choose(gold+5; mp+1)"]


def test_the_city_hall_of_cove_pays_in_astrologers_rounds() -> None:
    cove = require_town("cove")
    assert list(building_effects_due_at(cove, {"city-hall"}, "resource-round")) == []
    assert [
        building.id for building, _ in building_effects_due_at(cove, {"city-hall", "pub"}, "astrologers-round")
    ] == [
        "city-hall",
        "pub",
    ]


def test_income_over_ten_rounds_of_a_rampart_player() -> None:
    """Income comes in rounds 3, 5, 7 and 9; fields are flagged and the City Hall is built in between."""
    rampart = require_town("rampart")
    flagged = {
        1: FlaggedField("mine-materials"),
        4: FlaggedField("mine-gold"),
        6: FlaggedField("settlement", "valuables"),
        9: FlaggedField("mine-valuables"),
    }
    purse, built, history = Purse(15, 3, 1), {"housing-estate"}, []
    flags: list[FlaggedField] = []
    for number in range(1, 11):
        if number > 1 and number % 2:
            purse += compute_income(rampart, built, START, flags).sure
        if number in flagged:
            flags.append(flagged[number])
            purse += flag_production(flagged[number])  # a first flag gives at once what it produces: heroes3 7
        if number == 5:
            check_building_allowed(rampart, "city-hall", built, purse, built_this_round=False)
            purse -= rampart.building("city-hall").cost
            built.add("city-hall")
        history.append((purse.gold, purse.materials, purse.valuables))
    assert history == [
        (15, 5, 1), (15, 5, 1), (25, 7, 1), (30, 7, 1), (35, 3, 1), (35, 3, 2), (57, 5, 3), (57, 5, 3), (79, 7, 5),
        (79, 7, 5),
    ]  # fmt: skip
