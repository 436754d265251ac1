"""The map and the calendar against the reference, row by row."""

from __future__ import annotations

import re

import pytest

from companion.games.heroes3.adventure.content import map_content
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.rules import round_calendar
from tests.heroes3.adventure.content.reference_tables import REFERENCE, Row, box, needs_reference, place_id, rows, slug

pytestmark = needs_reference

# --- the map --------------------------------------------------------------------------------------


def test_every_place_has_its_category_and_box() -> None:
    found = {place.id: (place.category, place.box) for place in map_content.get_map_content().by_id.values()}
    listed = {place_id(row["name"]): (row["category"], box(row["content"])) for row in rows("map_locations.csv")}
    assert found == listed


def test_places_are_tokens_shared_or_at_sea_as_listed() -> None:
    for row in rows("map_locations.csv"):
        place = map_content.get_map_content().place(place_id(row["name"]))
        assert place.token == (row["note"] == "location token" or bool(place.bank)), row
        assert place.shared == ("several players" in row["effect"]), row
        assert place.sea == (row["note"].split(";")[0] == "sea" or place.id == "whirlpool"), row


def test_every_amount_that_a_place_gives_or_takes_is_printed() -> None:
    told_only = {"trading-post"}
    for row in rows("map_locations.csv"):
        place = map_content.get_map_content().place(place_id(row["name"]))
        does = " ".join(deed.text for deed in place.deeds)
        if place.id in told_only:
            continue
        for number, resource in re.findall(
            r"(\d+) (gold|building materials|valuables|XP)\b(?! Cyc| Few)", row["effect"]
        ):
            word = resource.split()[-1].casefold()
            wanted = (f"{word}+{number}", f"pay({number}, {word})", f"less {number}", f", {number})")
            assert any(way in does for way in wanted), (row, does)
        for number, what in re.findall(r"Search\((\d)\) (artifacts|spells)", row["effect"]):
            assert f"search({what}, {number})" in does, (row, does)
        for sign in re.findall(r"(positive|negative) morale", row["effect"]):
            assert f"morale({sign})" in does, (row, does)


def field(name: str) -> tuple[str, str]:
    """A field of a tile in the reference: the place, and what stands in brackets with us."""
    faction = re.fullmatch(r"(Town|Settlement) \((\w+)\)", name)
    if faction:
        return slug(faction[1]), slug(faction[2])
    if name.startswith("Treasure symbol"):
        number = re.search(r"\((\d) di", name)
        return "treasure-symbol", number[1] if number else "0"
    return place_id(name), ""


@pytest.mark.parametrize("row", rows("map_tiles.csv") if REFERENCE.exists() else [], ids=lambda row: str(row["tile"]))
def test_every_tile_field_by_field(row: Row) -> None:
    tile = map_content.get_map_content().tiles[row["tile"]]
    assert (tile.kind, tile.layer, tile.terrain, tile.box) == (
        row["kind"],
        row["layer"],
        slug(row["terrain"]),
        box(row["content"]),
    )
    for position in map_content.POSITIONS:
        found = tile.fields[position]
        assert ((found.place, found.detail), found.guard) == (field(row[position]), row[f"{position}_guard"]), position
    assert tile.checked == ("picture" in row["verification"])
    outwards = row["outer_fields_open_outwards"]
    opened = None if outwards == "unverified" else frozenset(outwards.casefold().split())
    assert tile.open_outwards == opened
    land = re.search(r"land fields: ([A-Z ]+)", row["note"])
    assert tile.land == frozenset(land[1].casefold().split() if land else ())
    assert bool(tile.corrected) == ("picture shows" in row["note"])
    doubted = "unverified" in " ".join((*row.values(),)) or "not readable" in row["note"]
    assert bool(tile.doubts) == doubted


def test_every_tile_is_there() -> None:
    assert set(map_content.get_map_content().tiles) == {row["tile"] for row in rows("map_tiles.csv")}


def test_pandora_cards() -> None:
    found = {card.id: card.kind for card in map_content.get_map_content().pandora.values()}
    assert found == {row["id"]: row["type"] for row in rows("pandora.csv")}


# --- the calendar ---------------------------------------------------------------------------------

DURATIONS = {
    "until next astrologers round": "until-next-astrologers", "once": "now", "this round": "this-round",
    "this round and the next": "two-rounds", "first combat this round": "first-combat",
    "until replaced": "until-replaced", "next resource round": "next-resource-round", "next round start": "next-round",
    "once, up to twice per player in one turn": "this-round",
    "duration not stated on the list (unverified)": "not-stated",
}  # fmt: skip


def test_every_astrologers_card_has_its_name_box_and_duration() -> None:
    found = {card.name["en"]: (card.box, card.deeds[0].when) for card in round_calendar.astrologers_cards().values()}
    assert found == {
        row["name"]: ("core" if row["content"] == "Core" else box(row["content"]), DURATIONS[row["duration"]])
        for row in rows("astrologers.csv")
    }


def test_astrologers_cards_are_drawn_again_as_printed() -> None:
    reasons = {
        "first astrologers round": "first-astrologers",
        "without sea tiles": "no-sea",
        "in campaigns": "campaign",
        "on Easy": "easy",
        "if impossible": "impossible",
    }
    for row in rows("astrologers.csv"):
        found = re.search(r"redraw (.*?)\)?$", row["effect"])
        expected = next((reason for words, reason in reasons.items() if found and words in found[1]), "")
        assert round_calendar.astrologers_cards()[slug(row["name"])].redraw == expected, row


WHO = {
    "all": "all",
    "all, from the drawer on": "all",
    "choose one each": "choose",
    "pass": "pass",
    "drawer (unverified)": "drawer",
}


def test_every_event_has_its_name_and_who_acts() -> None:
    found = {event.id: (event.name["en"], event.who, event.box) for event in round_calendar.event_cards().values()}
    listed = {slug(row["name"]): (row["name"], WHO[row["who"]], box(row["content"])) for row in rows("events.csv")}
    assert found == listed


# --- amounts on cards -----------------------------------------------------------------------------


def test_every_amount_on_a_card_is_printed() -> None:
    astrologers, events, pandora = (
        round_calendar.astrologers_cards(),
        round_calendar.event_cards(),
        map_content.get_map_content().pandora,
    )
    for row in rows("astrologers.csv"):
        check_amounts(row["effect"], astrologers[slug(row["name"])].deeds)
    for row in rows("events.csv"):
        check_amounts(row["effect"], events[slug(row["name"])].deeds)
    for row in rows("pandora.csv"):
        check_amounts(row["effect"], pandora[row["id"]].deeds)


def check_amounts(printed: str, deeds: tuple[TimedEffect, ...]) -> None:
    """Every amount of resources, experience and movement stands in the deeds, and every Search has its number."""
    does = " ".join(deed.text for deed in deeds)
    for number, thing in re.findall(r"([+-]?\d+) (gold|building materials|valuables|XP|MP)\b", printed):
        word, count = thing.split()[-1].casefold(), number.lstrip("+-")
        wanted = (
            f"{word}+{count}",
            f"({count}, {word})",
            f"-mp({count})",
            f"movement({count}",
            f"(less {count})",
            "gamble(6)",
        )
        assert any(way in does for way in wanted), (printed, does)
    if "ask-table" not in does:
        searches = sorted(re.findall(r"Search\((\d)\)", printed))
        assert sorted(set(re.findall(r"search\((?:[a-z ]+, )?(\d)\)", does))) == sorted(set(searches)), (printed, does)
