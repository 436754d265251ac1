"""The map and the calendar: places, tiles, dice, rounds, astrologers, events and scenarios. heroes3 1, 5, 7 and 12."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from companion.games.heroes3.adventure.content import scenarios
from companion.games.heroes3.adventure.content.map_content import TileField, get_map_content
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules import map_dice, round_calendar
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.refusals import BeyondLimit, Unknown

# --- places and tiles -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "category", "deeds"),
    [
        ("water-wheel", "visitable", [("visit", "gold+3")]),
        ("windmill", "visitable", [("visit", "valuables+1")]),
        ("fountain-of-youth", "visitable", [("visit", "morale(positive) & mp+1")]),
        ("learning-stone", "visitable", [("visit", "xp+1")]),
        ("tree-of-knowledge", "visitable", [("visit", "ifdid(may(choose(pay(3, valuables); pay(10, gold)))){xp+2}")]),
        ("mine-gold", "flaggable", [("held", "production(5, gold)"), ("first-flag", "gold+5")]),
        ("stables", "revisitable", [("visit", "mp+1")]),
        ("university", "visitable", [("visit", "ifdid(may(pay(6, gold))){search(discarded abilities, 4)}")]),
        ("tavern", "revisitable", [("visit", "ifdid(may(pay(7, gold))){secondary-hero & enemy-discards}")]),
        (
            "random-town",
            "flaggable",
            [("held", "production(10, gold)"), ("first-flag", "gold+10"), ("guards", "ask-table")],
        ),
        (
            "bank-naga-bank",
            "visitable",
            [("visit", "gold+6 & valuables+2"), ("per-stacked-guard", "gold+6 & valuables+1")],
        ),
    ],
)
def test_places_do_what_is_printed(place: str, category: str, deeds: list[tuple[str, str]]) -> None:
    found = get_map_content().place(place)
    assert found.category == category
    assert [(deed.when, deed.text) for deed in found.deeds] == deeds


def test_the_golden_shrine_is_free_and_the_grey_one_is_not() -> None:
    golden, grey = (get_map_content().place(f"shrine-of-magic-{kind}").deeds[0] for kind in ("gesture", "incantation"))
    assert (golden.text, grey.text) == ("search(spells, 2)", "ifdid(may(pay(3, gold))){search(spells, 2)}")
    assert golden.disputed
    assert grey.disputed


def test_what_sources_disagree_about_is_marked() -> None:
    marked = {place.id for place in get_map_content().by_id.values() for deed in place.deeds if deed.disputed}
    assert marked == {
        "shrine-of-magic-gesture", "shrine-of-magic-incantation", "grave", "derelict-ship", "bank-medusa-stores",
        "bank-shipwreck", "bank-derelict-ship",
    }  # fmt: skip


def test_a_start_tile_field_by_field() -> None:
    tile = get_map_content().tiles["S1"]
    assert tile.fields == {
        "nw": TileField("blocked"),
        "ne": TileField("empty"),
        "w": TileField("mine-materials", guard="I"),
        "c": TileField("town", "necropolis"),
        "e": TileField("resource-symbol"),
        "sw": TileField("treasure-symbol", "1", "I"),
        "se": TileField("empty"),
    }
    assert tile.open_outwards == frozenset({"ne", "w"})
    assert get_map_content().tiles["S7"].open_outwards is None


def test_corrected_tiles_follow_the_picture() -> None:
    tiles = get_map_content().tiles
    assert {tile.id: set(tile.corrected) for tile in tiles.values() if tile.corrected} == {
        "F2": {"se"},
        "F10": {"e"},
        "#F9": {"e"},
        "#N1": {"nw"},
        "W6": {"ne"},
    }
    assert tiles["F2"].fields["se"].guard == "II"
    assert tiles["F10"].fields["e"].place == "fountain-of-youth"
    assert tiles["#F9"].fields["e"].guard == ""
    assert tiles["#N1"].fields["nw"].guard == "IV"
    assert tiles["W6"].fields["ne"] == TileField("sea-chest")


GUARDS = {"start": ["I", "I"], "far": ["II", "III"], "near": ["IV", "V"], "center": ["VI", "VI", "VII"]}


def test_every_tile_but_one_has_the_guards_of_its_kind() -> None:
    odd = [
        tile.id
        for tile in get_map_content().tiles.values()
        if sorted((field.guard for field in tile.fields.values() if field.guard), key=guard_level) != GUARDS[tile.kind]
    ]
    assert odd == ["#C5"]
    assert "guards" in get_map_content().tiles["#C5"].doubts


def guard_level(guard: str) -> int:
    return ("I", "II", "III", "IV", "V", "VI", "VII").index(guard)


def test_what_nobody_could_check_is_marked() -> None:
    doubts = Counter(doubt for tile in get_map_content().tiles.values() for doubt in tile.doubts)
    assert doubts["dice"] == 9
    assert doubts["edges"] == 3
    assert Counter(tile.checked for tile in get_map_content().tiles.values()) == {True: 66, False: 41}


# --- dice -----------------------------------------------------------------------------------------


def test_the_faces_of_the_dice() -> None:
    assert map_dice.die_faces("attack") == ("-1", "-1", "0", "0", "+1", "+1")
    assert map_dice.die_faces("resource") == (
        "gold+3",
        "gold+6",
        "materials+2",
        "materials+4",
        "valuables+1",
        "valuables+2",
    )
    assert map_dice.face_probabilities("treasure") == {
        "xp+1": Fraction(1, 3),
        "search(artifacts, 2)": Fraction(1, 3),
        "roll(1, resource, all)": Fraction(1, 6),
        "roll(2, resource, one)": Fraction(1, 6),
    }
    with pytest.raises(Unknown):
        map_dice.die_faces("d20")


def test_every_face_comes_up_and_the_same_luck_rolls_the_same() -> None:
    luck, again = Luck.from_seed(5), Luck.from_seed(5)
    rolled = [map_dice.roll_die("resource", luck) for _ in range(100)]
    assert rolled == [map_dice.roll_die("resource", again) for _ in range(100)]
    assert set(rolled) == set(map_dice.die_faces("resource"))


# --- the calendar ---------------------------------------------------------------------------------


def test_round_one_brings_nothing_then_astrologers_and_resources_take_turns() -> None:
    kinds = [round_calendar.round_kind(number) for number in range(1, 7)]
    assert kinds == ["first", "astrologers", "resource", "astrologers", "resource", "astrologers"]
    with pytest.raises(BeyondLimit):
        round_calendar.round_kind(0)


def test_optional_rules_let_the_astrologers_speak_always_or_never() -> None:
    assert [number for number in range(1, 7) if round_calendar.is_astrologers_card_drawn(number)] == [2, 4, 6]
    assert [
        number for number in range(1, 7) if round_calendar.is_astrologers_card_drawn(number, {"astrologers-always"})
    ] == [
        2,
        3,
        4,
        5,
        6,
    ]
    assert not any(round_calendar.is_astrologers_card_drawn(number, {"no-astrologers"}) for number in range(1, 7))


def test_black_cubes_leave_in_rounds_four_eight_and_twelve_if_so_agreed() -> None:
    assert [
        number for number in range(1, 14) if round_calendar.are_black_cubes_cleared(number, {"clear-black-cubes"})
    ] == [
        4,
        8,
        12,
    ]
    assert not any(round_calendar.are_black_cubes_cleared(number) for number in range(1, 14))


def test_events_come_in_resource_rounds_with_the_fortress_box_and_company() -> None:
    assert [number for number in range(1, 8) if round_calendar.is_event_due(number, 2, fortress=True)] == [3, 5, 7]
    assert not round_calendar.is_event_due(3, 1, fortress=True)
    assert not round_calendar.is_event_due(3, 2, fortress=False)


def test_some_astrologers_cards_are_drawn_again() -> None:
    again = [
        card.id
        for card in round_calendar.astrologers_cards().values()
        if round_calendar.must_replace_drawn_card(card, 2, sea=False, campaign=False, difficulty="normal")
    ]
    assert again == ["friendly-beaver", "restart", "whirlpool", "wind"]
    rulebook, sanctuary = (round_calendar.astrologers_cards()[card] for card in ("rulebook", "sanctuary"))
    assert round_calendar.must_replace_drawn_card(rulebook, 4, sea=True, campaign=False, difficulty="easy")
    assert round_calendar.must_replace_drawn_card(sanctuary, 4, sea=True, campaign=True, difficulty="easy")
    assert not round_calendar.must_replace_drawn_card(sanctuary, 4, sea=True, campaign=False, difficulty="easy")


@pytest.mark.parametrize(
    ("card", "when", "does"),
    [
        ("gold-dragon", "next-resource-round", "gold+5"),
        ("greedy-dragon", "next-resource-round", "less-income(1, valuables)"),
        ("wild-debauchery", "next-resource-round", "less-income(5, gold)"),
        ("battalions-stallion", "until-next-astrologers", "movement(1, more)"),
        ("magic-tortoise", "until-next-astrologers", "movement(1, less)"),
        ("restart", "until-next-astrologers", "hand-limit(2, less)"),
        ("fluffy-rabbit", "now", "roll(1, treasure, all)"),
        ("dead-silence", "now", "nothing"),
    ],
)
def test_astrologers_cards_do_what_is_printed(card: str, when: str, does: str) -> None:
    deed = round_calendar.astrologers_cards()[card].deeds[0]
    assert (deed.when, deed.text) == (when, does)


# --- scenarios ------------------------------------------------------------------------------------


def test_the_starting_bonus_by_difficulty() -> None:
    ways = {
        difficulty: [way.deed.text for way in scenarios.starting_bonuses(difficulty, "clash")]
        for difficulty in ("easy", "normal", "hard", "impossible")
    }
    assert ways == {
        "easy": ["roll(2, resource, all)", "search(artifacts, 2) & search(artifacts, 2)"],
        "normal": ["roll(2, resource, one)", "search(artifacts, 2)"],
        "hard": ["roll(1, resource, all)", "ask-table & take-card(minor artifact)"],
        "impossible": [],
    }
    assert [bool(way.tell) for way in scenarios.starting_bonuses("hard", "clash")] == [False, True]
    assert scenarios.starting_bonuses("easy", "campaign") == ()
    assert scenarios.starting_bonuses("easy", "clash", {"no-start-bonus"}) == ()
    with pytest.raises(Unknown):
        scenarios.starting_bonuses("expert", "clash")


def test_what_a_scenario_begins_with() -> None:
    island = scenarios.require_scenario("emerald-island")
    assert scenarios.starting_purse(island) == Purse(5, 2, 1)
    assert island.start is not None
    assert (island.start.units, island.start.buildings) == (("bronze/pack", "bronze/few"), ("bronze",))
    knights = scenarios.require_scenario("two-knights-defense")
    assert scenarios.starting_purse(knights, carried=Purse(4, 1, 0)) == Purse(14, 1, 0)
    with pytest.raises(Unknown):
        scenarios.starting_purse(scenarios.require_scenario("homecoming"))
    with pytest.raises(Unknown):
        scenarios.require_scenario("nowhere")


def test_three_full_rounds_without_a_home_and_a_player_is_out() -> None:
    assert [scenarios.homeless_rounds_left(homeless) for homeless in range(5)] == [3, 2, 1, 0, 0]
    assert not scenarios.is_eliminated(homes=0, homeless=2)
    assert scenarios.is_eliminated(homes=0, homeless=3)
    assert scenarios.is_eliminated(homes=0, homeless=0, main_hero_lost=True)
    assert not scenarios.is_eliminated(homes=1, homeless=3, main_hero_lost=True)
    with pytest.raises(BeyondLimit):
        scenarios.homeless_rounds_left(-1)
