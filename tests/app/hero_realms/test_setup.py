"""Set-up of a table with an empty chair: who sits where, how well the app plays, and what is in the way."""

from __future__ import annotations

import pytest

from companion.app.screens.hero_realms.setup.open_rules_form import ANSWERS
from companion.games.hero_realms.setup_data import MODES, Settings
from companion.kernel.messages import LANGUAGES
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, has, nameless, press, write
from tests.app.hero_realms.sample_tables import state_of
from tests.in_process_device import Device

SETUP = "/new/hero-realms/hero-realms"


def _begin(device: Device, house: TableService) -> str:
    press(device, "begin")
    device.wait_until(lambda: has(device, "undo"), "the table to open")
    return house.list()[0].id


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_set_up_with_an_empty_chair(mode: str, house: TableService, sit: Sit) -> None:
    ann = sit(SETUP)
    press(ann, f"mode-{mode}")
    if mode in ("dragon", "lich"):
        assert not can_press(ann, "begin"), "heroes need characters"
        ann.sees("still need a character")
        press(ann, "choice-0-cleric", "choice-1-thief")
    state = state_of(house, _begin(ann, house))
    assert state.table.mode == mode
    assert any(place.played_by == "app" for place in state.table.places)
    assert any(place.played_by != "app" for place in state.table.places), "and somebody plays against it"


def test_the_way_leads_there_from_keeping_score_and_back(sit: Sit) -> None:
    ann = sit("/new/hero-realms")
    press(ann, "way-hero-realms")
    ann.sees("New table with an empty chair")
    press(ann, "way-tracker")
    ann.sees("2 players")


def test_a_missing_third_is_played_by_the_app_at_its_level(house: TableService, sit: Sit) -> None:
    ann = sit(SETUP)
    press(ann, "add-person", "sits-2-legend", "boss-level-squire", "market-app")
    press(ann, "choice-0-cleric", "choice-1-thief", "choice-2-wizard")
    write(ann, "person-2", "Cleo")
    table = state_of(house, _begin(ann, house)).table
    assert [(p.id, p.played_by, p.level) for p in table.places[2:]] == [
        ("cleo", "app", "legend"),
        ("dragon", "app", "squire"),
    ]
    assert not table.real_market


def test_what_is_missing_stands_beside_the_button(sit: Sit) -> None:
    ann = sit(SETUP)
    press(ann, "mode-free-for-all")
    assert can_press(ann, "begin")
    press(ann, "sits-2-person") if has(ann, "sits-2-person") else press(ann, "sits-1-person")
    ann.sees("No chair is empty")
    assert not can_press(ann, "begin")
    press(ann, "sits-0-knight")
    write(ann, "person-1", " ")
    ann.sees("Player 2 needs a name.")
    write(ann, "person-1", "Orange")
    write(ann, "person-0", "orange")
    ann.sees("is used already")
    assert not can_press(ann, "begin")


def test_the_nine_open_questions_have_their_defaults_and_can_be_answered(house: TableService, sit: Sit) -> None:
    ann = sit(SETUP)
    press(ann, "choice-0-cleric", "choice-1-thief", "more")
    assert len(ANSWERS) + 1 == 9
    defaults = Settings()
    for setting, answers in ANSWERS.items():
        assert answers[0] == getattr(defaults, setting), "the usual answer comes first"
        press(ann, f"open-{setting}-{str(answers[1]).lower()}")
    press(ann, "open-skill_checks_per_turn-plus", "open-skill_checks_per_turn-plus")
    ann.sees("Skill checks in a turn: at most 2")
    settings = state_of(house, _begin(ann, house)).table.settings
    assert settings.skill_checks_per_turn == 2
    for setting, answers in ANSWERS.items():
        assert getattr(settings, setting) == answers[1], setting


def test_the_same_group_sits_down_again_with_two_taps(house: TableService, sit: Sit) -> None:
    ann = sit(SETUP)
    write(ann, "person-0", "Ana")
    write(ann, "person-1", "Zoë")
    press(ann, "choice-0-cleric", "choice-1-thief", "boss-level-legend", "market-app")
    first = _begin(ann, house)
    press(ann, "back", f"more-{first}", "again")
    again = _begin(ann, house)
    assert again != first
    one, other = state_of(house, first).table.body, state_of(house, again).table.body
    assert one == other
    assert [player.name for player in house.store.people.last_group()] == ["Ana", "Zoë"]


def test_who_begins_is_chosen_where_the_rules_leave_it_open(house: TableService, sit: Sit) -> None:
    ann = sit(SETUP)
    assert not has(ann, "first-0"), "a party goes before its boss"
    press(ann, "mode-free-for-all", "first-1")
    state = state_of(house, _begin(ann, house))
    assert state.active == (1,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_is_drawn_in_every_language_and_size(language: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", language)
    for size in (PHONE, DESKTOP):
        ann = sit(SETUP, size)
        press(ann, "more")
        assert nameless(ann) == []
        press(ann, "mode-boss-vs-boss")
        assert nameless(ann) == []
