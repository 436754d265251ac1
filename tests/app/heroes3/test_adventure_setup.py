"""Setting up an evening of Heroes III: two taps, the scenarios there are, and what does not fit said where it is."""

from __future__ import annotations

import pytest

from companion.app.models.heroes3.adventure.setup_draft import Draft, Seat
from companion.app.models.heroes3.adventure.setup_model import KEPT
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import ENGINE, AdventureSetup
from companion.games.heroes3.adventure.state import AdventureState
from companion.kernel.messages import LANGUAGES
from companion.kernel.plain_data import to_plain
from companion.tables.remember_setup import remember_players
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, can_press, has, nameless, press, said, write
from tests.in_process_device import Device

NEW = "/new/heroes3/heroes3.sheet"


def begun(device: Device, house: TableService) -> AdventureState:
    """Press the gold button, and look at the only table there is."""
    press(device, "begin")
    device.wait_until(lambda: bool(house.list()), "the table to be laid")
    (record,) = house.list()
    assert record.setup.engine == ENGINE
    state: AdventureState = house.open(record.id).state
    return state


def body_of(device: Device, house: TableService) -> AdventureSetup:
    """What the table was laid with."""
    return begun(device, house).layout.body


def test_two_people_who_played_before_begin_with_one_tap(house: TableService, sit: Sit) -> None:
    remember_players(house, ["Ana", "Bea"])
    state = begun(sit(NEW), house)
    assert [chair.name for chair in state.layout.body.players] == ["Ana", "Bea"]
    assert len({chair.faction for chair in state.layout.body.players}) == 2
    assert [len(sheet.cards) for sheet in state.sheets.values()] == [9, 9]


def test_the_last_set_up_is_there_again(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "box-tower", "faction-0-tower", "difficulty-hard")
    begun(ann, house)
    ben = sit(NEW)
    assert can_press(ben, "begin")
    ben.sees("1 resource die")
    assert has(ben, "hero-0-solmyr")


def test_whoever_has_a_faction_already_gets_the_one_given_up(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    first, second = "castle", "dungeon"
    press(ann, f"faction-0-{second}")
    body = body_of(ann, house)
    assert [chair.faction for chair in body.players] == [second, first]


def test_the_starting_deck_is_worked_out_for_the_hero_chosen(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "faction-0-castle", "hero-0-catherine")
    ann.sees("Starting deck")
    ann.sees("Leadership, Catherine I.")


def test_four_players_of_an_alliance_need_four_factions(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "mode-alliance")
    assert not can_press(ann, "begin")
    assert has(ann, "boxes-problem")
    assert has(ann, "problem-3")
    press(ann, "box-rampart")
    assert not has(ann, "boxes-problem")
    body = body_of(ann, house)
    assert [chair.team for chair in body.players] == ["first", "second", "first", "second"]


def test_an_alliance_of_one_side_is_told_beside_the_players(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "mode-alliance", "box-rampart", "team-1-first", "team-3-first")
    assert has(ann, "teams-problem")
    assert not can_press(ann, "begin")


def test_a_name_that_is_missing_or_taken_is_told_beside_the_field(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    write(ann, "person-0", "")
    assert has(ann, "problem-0")
    assert not can_press(ann, "begin")
    write(ann, "person-0", "Zoë")
    write(ann, "person-1", "zoe")
    assert has(ann, "problem-1")
    assert not has(ann, "problem-0")
    write(ann, "person-1", "Ida")
    assert can_press(ann, "begin")


def test_a_box_that_goes_takes_its_faction_along(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "box-cove", "faction-0-cove", "box-cove")
    body = body_of(ann, house)
    assert "cove" not in {chair.faction for chair in body.players}
    assert body.boxes == ("core",)


@pytest.mark.parametrize("scenario", ["greek-gift", "a-devilish-plan", "steadwicks-fall", "deal-with-the-devil"])
def test_a_fan_made_campaign_fills_the_form(house: TableService, sit: Sit, scenario: str) -> None:
    ann = sit(NEW)
    press(ann, "mode-campaign")
    campaign = "queens-gambit" if scenario == "greek-gift" else "dungeons-and-devils"
    press(ann, f"campaign-{campaign}", f"scenario-{scenario}")
    body = body_of(ann, house)
    assert body.scenario == scenario
    assert body.start.income.gold == 10
    assert body.start.units
    assert len(body.ai) == 1


def test_greek_gift_begins_as_its_page_says(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "mode-campaign", "campaign-queens-gambit", "scenario-greek-gift")
    state = begun(ann, house)
    (sheet,) = state.sheets.values()
    assert sheet.purse == Purse(10, 3, 1)
    assert [unit.side for unit in sheet.army] == ["castle:halberdiers/few", "castle:marksmen/few"]
    assert state.layout.body.ai[0].deck == {"might": 4}


def test_emerald_island_takes_one_to_four_players(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "mode-cooperative", "scenario-emerald-island")
    press(ann, "remove-1")
    body = body_of(ann, house)
    assert len(body.players) == 1
    assert body.start.units == ("bronze/pack", "bronze/few")


def test_of_an_official_scenario_the_book_is_asked_for(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "scenario-dwarven-gold")
    ann.sees("by name only")
    ann.sees("Nothing. Production: ")
    press(ann, "resources-gold-plus", "add-unit-bronze/few", "start-building-bronze", "rounds-plus")
    write(ann, "victory", "Hold the gold mine")
    body = body_of(ann, house)
    assert body.start.resources == Purse(1)
    assert body.start.units == ("bronze/few",)
    assert body.rounds == 1
    assert body.victory["en"] == "Hold the gold mine"


def test_an_own_scenario_has_a_name_events_and_a_limit(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    write(ann, "title", "The long night")
    press(ann, "add-event", "event-round-0-plus")
    write(ann, "event-0", "Wolves come out of the wood.")
    press(ann, "rounds-plus", "rounds-plus", "rounds-plus", "unfold-start", "income-materials-plus")
    body = body_of(ann, house)
    assert body.title["en"] == "The long night"
    assert [(event.round, event.text["en"]) for event in body.events] == [(3, "Wolves come out of the wood.")]
    assert body.rounds == 3
    assert body.start.income == Purse(10, 1)


def test_optional_rules_are_switched_and_two_of_them_contradict_each_other(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "unfold-rules", "rule-astrologers-always", "rule-no-astrologers")
    assert has(ann, "rules-problem")
    assert not can_press(ann, "begin")
    press(ann, "rule-astrologers-always", "rule-no-start-bonus")
    ann.sees("No starting bonus.")
    body = body_of(ann, house)
    assert set(body.rules) == {"no-astrologers", "no-start-bonus"}


def test_who_rolls_and_draws_is_asked(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "dice-table", "cards-app", "second-negative-goes")
    settings = body_of(ann, house).settings
    assert (settings.dice, settings.cards, settings.second_negative) == ("table", "app", "goes")


def test_heroes3_2_morale_cards_take_the_place_of_the_tokens(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    assert has(ann, "second-negative-goes")
    press(ann, "morale-cards")
    # What a second negative token does is no question then.
    assert not has(ann, "second-negative-goes")
    assert body_of(ann, house).settings.morale == "cards"


def test_an_ai_hero_is_typed_for_a_campaign_of_ones_own(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    press(ann, "mode-campaign", "add-ai")
    write(ann, "ai-name-0", "Sandro")
    write(ann, "ai-units-0", "ske")
    press(ann, "ai-add-necropolis-skeletons", "ai-unit-0-0", "ai-magic-0-plus", "ai-level-0-plus")
    write(ann, "ai-spells-0", "light")
    press(ann, "ai-learn-lightning-bolt")
    for ability in ("tactics", "archery"):
        write(ann, "ai-skills-0", ability[:3])
        press(ann, f"ai-learn-{ability}")
    press(ann, "ai-skill-0-plus", "ai-skills-0-1")
    (hero,) = body_of(ann, house).ai
    assert hero.army == ("necropolis:skeletons/pack",)
    assert hero.level == 2
    assert hero.deck == {"might": 4, "magic": 1, "skill": 1}
    assert hero.spells == {"lightning-bolt": 1}
    assert hero.skills == ("tactics",)
    assert hero.name["en"] == "Sandro"


def test_a_set_up_of_another_version_is_no_obstacle(house: TableService, sit: Sit) -> None:
    house.store.settings.put(KEPT, {"seats": "nonsense"})
    assert can_press(sit(NEW), "begin")


def test_units_and_rules_that_are_gone_are_left_out(house: TableService, sit: Sit) -> None:
    kept = Draft(seats=(Seat("Ana"), Seat("Bea")), units=("castle:nobody/few", "bronze/few"), rules=("no-such-rule",))
    house.store.settings.put(KEPT, to_plain(kept))
    body = body_of(sit(NEW), house)
    assert body.start.units == ("bronze/few",)
    assert body.rules == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_the_set_up_is_drawn_in_every_language_and_size(
    house: TableService, sit: Sit, language: str, size: tuple[int, int]
) -> None:
    house.store.settings.put("language", language)
    ann = sit(NEW, size)
    press(ann, "mode-cooperative", "scenario-emerald-island", "unfold-rules", "unfold-start", "add-event")
    assert not nameless(ann)
    assert said(ann, "rounds")
