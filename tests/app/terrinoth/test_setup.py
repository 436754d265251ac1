"""Setting up a quest: which one, who plays whom, dice and decks, the open questions of the rules."""

from __future__ import annotations

import pytest

from companion.app.models.terrinoth.owners_typed_cards import OWN
from companion.app.screens.terrinoth.setup.open_rules_and_dice_forms import ANSWERS
from companion.games.terrinoth.cards.pack import pack_from_plain
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.setup_data import Settings
from companion.kernel.messages import LANGUAGES
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, has, lines, nameless, press, write
from tests.app.terrinoth.sample_quest import state_of
from tests.in_process_device import Device

ROUTE = "/new/terrinoth/terrinoth"


def set_up(sit: Sit) -> Device:
    """Open the set-up on a phone."""
    return sit(ROUTE, PHONE)


def begun(house: TableService, device: Device) -> str:
    """Begin; the id of the new table."""
    press(device, "begin")
    device.wait_until(lambda: bool(house.list()), "the table")
    return house.list()[0].id


def test_the_way_leads_from_the_score_sheet_to_the_enemies(sit: Sit) -> None:
    ann = sit("/new/terrinoth")
    press(ann, "way-terrinoth")
    assert has(ann, "begin")


def test_our_adventure_begins_with_two_taps(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    table = begun(house, ann)
    world = state_of(house, table).world
    assert world.table.quest.id == load_shipped_packs()[0].quests[0].id
    assert len(world.heroes) == 2
    assert all(not hero.card.startswith("hero-") for hero in world.heroes), "our own heroes, not stubs"
    assert world.table.settings == Settings()


def test_heroes_names_leader_and_archetypes(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    write(ann, "person-0", "Ana")
    write(ann, "person-1", "Ben")
    press(ann, "add-person")
    write(ann, "person-2", "Cleo")
    press(ann, "archetype-0-mage", "archetype-1-mage", "leader-1")
    table = begun(house, ann)
    laid = state_of(house, table).world.table
    assert laid.names == ("Ana", "Ben", "Cleo")
    assert laid.archetype(1) == "mage"
    assert len({laid.archetype(n) for n in range(3)}) == 3, "one archetype each: whoever had it gets another"
    assert laid.leader == 1


def test_alone_somebody_plays_two_heroes(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    write(ann, "person-0", "Ana")
    press(ann, "solo-True")
    assert not has(ann, "add-person")
    table = begun(house, ann)
    chairs = state_of(house, table).world.table.seats
    assert [chair.player for chair in chairs] == ["Ana", "Ana"]
    assert chairs[0].name != chairs[1].name


def test_the_same_name_twice_is_refused(sit: Sit) -> None:
    ann = set_up(sit)
    write(ann, "person-0", "Ana")
    write(ann, "person-1", "ana")
    assert not can_press(ann, "begin")
    write(ann, "person-1", "Ben")
    assert can_press(ann, "begin")


def test_a_quest_of_the_box_is_typed_with_its_track(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    press(ann, "quest-box")
    assert not can_press(ann, "begin")
    assert "needs a title" in lines(ann)
    write(ann, "quest-title", "The Bramble Road")
    write(ann, "quest-nemesis", "The Thorn Queen")
    press(ann, "space-grey", "space-green", "space-yellow", "drop-space", "space-red")
    table = begun(house, ann)
    world = state_of(house, table).world
    assert world.table.quest.definition.track == ("start", "grey", "green", "red")
    assert world.table.settings.decks == "table", "only the table can deal what the app does not know"
    assert [enemy.card for enemy in world.enemies] == ["the-thorn-queen"]
    assert has(ann, "drawn-typed"), "the first location is asked for"


def test_the_faces_of_the_dice_are_typed_once(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    press(ann, "quest-box")
    write(ann, "quest-title", "The Bramble Road")
    press(ann, "dice-app")
    assert not can_press(ann, "begin")
    white = ["face-0-success"] * 2 + ["face-0-critical"] + ["face-0-shield"] * 2 + ["face-0-blank"]
    press(ann, *white, *["face-1-counterattack"] * 2, "face-1-threat", *["face-1-blank"] * 2)
    assert not can_press(ann, "keep-faces"), "six faces a die"
    press(ann, "face-1-blank", "keep-faces")
    assert can_press(ann, "begin")
    shelved = next(shelved for shelved in house.packs.everything() if shelved.id == OWN)
    assert shelved.pack is not None
    dice = pack_from_plain({"name": "x", **shelved.pack.sections["terrinoth"]}).dice
    assert dice.hero is not None
    assert dice.hero.count("success") == 2
    assert dice.enemy is not None
    assert dice.enemy.count("blank") == 3


def test_every_open_question_can_be_answered_otherwise(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    press(ann, "more")
    for name, values in ANSWERS.items():
        press(ann, f"{name.replace('_', '-')}-{values[1]}")
    table = begun(house, ann)
    found = state_of(house, table).world.table.settings
    assert {name: getattr(found, name) for name in ANSWERS} == {name: values[1] for name, values in ANSWERS.items()}


def test_the_first_answer_is_the_documented_default() -> None:
    assert {name: values[0] for name, values in ANSWERS.items()} == {
        name: getattr(Settings(), name) for name in ANSWERS
    }


def test_the_last_set_up_is_offered_again(house: TableService, sit: Sit) -> None:
    ann = set_up(sit)
    write(ann, "person-0", "Ana")
    press(ann, "archetype-0-scout")
    begun(house, ann)
    ben = set_up(sit)
    assert "Ana" in lines(ben)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_is_drawn_in_every_language(language: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", language)
    for size in (PHONE, DESKTOP):
        ann = sit(ROUTE, size)
        press(ann, "more", "quest-box")
        assert nameless(ann) == []
