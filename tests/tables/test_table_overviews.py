"""A table as its row tells it: what is played and who plays, also where the row is damaged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.tables.table_listing_and_search_text import (
    listing_from_record,
    matches_search,
    normalize_for_search,
    searchable_text,
)
from companion.tables.table_service import TableService
from database.records import TableRecord


@pytest.fixture
def record(house: TableService, table: str) -> TableRecord:
    """A score sheet of Hero Realms."""
    return house.store.read(table)


def with_body(record: TableRecord, engine: str = "tracker", /, **fields: object) -> TableRecord:
    """The same table with other fields in its setup."""
    return replace(record, setup=replace(record.setup, engine=engine, body={**record.setup.body, **fields}))


def test_a_score_sheet_says_its_title_mode_and_people(record: TableRecord) -> None:
    found = listing_from_record(with_body(record, title={"en": "Cat"}, mode_name={"en": "Mouse"}))
    assert (found.title, found.mode) == ({"en": "Cat"}, {"en": "Mouse"})
    assert [name for name, _ in found.people] == ["Red", "Blue"]


def test_an_engine_says_its_scenario_its_mode_or_its_way(record: TableRecord) -> None:
    bare = replace(record, setup=replace(record.setup, game="heroes3", engine="heroes3.combat", body={}))
    assert listing_from_record(bare).mode["en"] == "Fight a combat"
    assert listing_from_record(with_body(bare, "heroes3.sheet", mode="clash")).mode["en"] == "Clash"
    assert (
        listing_from_record(with_body(bare, "heroes3.sheet", mode="clash", title={"en": "Dawn"})).mode["en"] == "Dawn"
    )
    assert listing_from_record(with_body(bare, "heroes3.sheet", title={"en": "Dawn"})).title["en"] == "Heroes III"


def test_automatic_players_are_no_people_and_each_person_is_named_once(record: TableRecord) -> None:
    seats = [
        {"name": "Ana", "colour": 4},
        {"name": "Dragon", "automatic": True},
        {"name": "Chair", "played_by": "app"},
        {"name": "Warrior", "player": "Ben"},
        {"name": "Mage", "player": "Ben"},
    ]
    assert listing_from_record(with_body(record, seats=seats)).people == (("Ana", 4), ("Ben", 3))


@pytest.mark.parametrize("junk", [None, 5, 1.5, "text", [], ["a"], {}, {"en": 5}, {"name": ["a"]}, [{"name": 5}], True])
@pytest.mark.parametrize("field", ["title", "mode", "mode_name", "seats", "players"])
def test_damage_in_a_setup_is_left_out(record: TableRecord, field: str, junk: object) -> None:
    damaged = with_body(record, **{field: junk})
    assert all(isinstance(name, str) for name, _ in listing_from_record(damaged).people)
    assert matches_search("hero", searchable_text(damaged))


def test_a_game_that_is_not_on_the_shelf_is_called_by_its_id(record: TableRecord) -> None:
    found = listing_from_record(replace(record, setup=replace(record.setup, game="chess", body={})))
    assert (found.title["fr"], found.mode, found.people) == ("chess", {}, ())


@pytest.mark.parametrize(
    ("typed", "text", "fit"),
    [
        ("", "anything", True),
        ("noel", "Noël à Paris", True),
        ("par no", "Noël à Paris", True),
        ("aris", "Noël à Paris", False),
        ("noel lyon", "Noël à Paris", False),
        ("l'hero", "L’Héroïne", True),
    ],
)
def test_each_word_typed_begins_a_word(typed: str, text: str, fit: bool) -> None:
    assert matches_search(typed, normalize_for_search(text)) is fit
