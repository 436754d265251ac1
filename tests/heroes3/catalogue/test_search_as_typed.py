"""Towns, heroes, the map, the calendar and scenarios, found in the library as people type."""

from __future__ import annotations

import pytest

from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.towns import towns_by_faction
from companion.games.heroes3.cards.unit_cards import load_units
from tests.heroes3.catalogue.test_unit_and_card_entries import entry, library


@pytest.mark.parametrize(
    ("language", "asked", "wanted"),
    [
        ("en", "castle city hall", "building-castle-city-hall"),
        ("en", "dungeon mage guild", "building-dungeon-mage-guild"),
        ("es", "alcaldia castillo", "building-castle-city-hall"),
        ("fr", "hotel de ville chateau", "building-castle-city-hall"),
        ("it", "municipio castello", "building-castle-city-hall"),
        ("en", "catherine", "hero-catherine"),
        ("fr", "crag hack", "hero-crag-hack"),
        ("en", "windmill", "place-windmill"),
        ("es", "molino", "place-windmill"),
        ("it", "mulino a vento", "place-windmill"),
        ("en", "tile f12", "tile-f12"),
        ("es", "loseta n7", "tile-n7"),
        ("en", "#f3", "tile-hash-f3"),
        ("en", "fluffy rabbit", "astrologers-fluffy-rabbit"),
        ("es", "una subasta turbia", "event-a-shady-auction"),
        ("fr", "boite de pandore", "place-pandoras-box"),
        ("en", "homecoming", "scenario-homecoming"),
        ("it", "senza ritiri", "optional-no-rerolls"),
        ("en", "negative morale card", "morale-negative-a"),
    ],
)
def test_it_is_among_the_first_three(language: str, asked: str, wanted: str) -> None:
    hits = library().find(asked, language, what="cards", game="heroes3", limit=3)
    assert f"heroes3.{wanted}" in [hit.id for hit in hits]


@pytest.mark.parametrize(("language", "asked"), [("es", "alcaldía"), ("fr", "hôtel de ville"), ("en", "city hall")])
def test_the_name_of_a_building_finds_those_of_all_towns(language: str, asked: str) -> None:
    hits = library().find(asked, language, what="cards", limit=10)
    assert {hit.document.id for hit in hits} == {
        f"heroes3.building-{faction}-city-hall" for faction in towns_by_faction()
    }


def test_another_word_for_a_building_finds_the_rule_that_explains_it() -> None:
    hits = library().find("ayuntamiento", "es", limit=3)
    assert "heroes3.city-hall" in [hit.id for hit in hits]
    assert "heroes3.city-hall" in entry("building-castle-city-hall").see


def test_filters_narrow_down_what_is_on_the_map() -> None:
    sifted = library().browse("en", "cards", "heroes3", {"type": "tile", "kind": "near", "layer": "sea"})
    assert {document.title for document in sifted} == {
        tile.id for tile in get_map_content().tiles.values() if (tile.kind, tile.layer) == ("near", "sea")
    }
    cheap = library().browse("en", "cards", "heroes3", {"type": "unit", "gold": "3"})
    few = {side.name["en"] for side in load_units().sides if side.side != "pack" and side.cost.get("gold") == 3}
    assert {document.title for document in cheap} == few
