"""Tables and dice, places, AI heroes and the end of an adventure of Heroes III, as people tap them."""

from __future__ import annotations

from functools import partial

import flet as ft
import pytest

from companion.app.models.heroes3.adventure.next_scenario import NEXT
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules import map_dice
from companion.games.heroes3.adventure.scenario.game_start import build_scenario_setup
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    PlayerSetup,
    Settings,
    StartingPosition,
    build_setup,
)
from companion.games.heroes3.adventure.state import AdventureState
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, has, lines, nameless, press, surface, write
from tests.in_process_device import Device

ANA = PlayerSetup("ana", "Ana", "castle", "catherine")
BEA = PlayerSetup("bea", "Bea", "necropolis", "sandro")
PAGES = ("dice", "trade", "places", "search", "levels", "difficulty", "machines", "ai", "rules")


def begin(house: TableService, body: AdventureSetup | None = None) -> str:
    """An evening in which it is Ana's turn."""
    start = StartingPosition(Purse(20, 5, 2), units=("castle:griffins/few",), buildings=("bronze",))
    usual = AdventureSetup((ANA, BEA), start=start, settings=Settings(cards="app"), rules=("no-start-bonus",))
    table = house.begin(build_setup(body or usual, 7), "")
    while state_of(house, table).active != "ana":
        house.give(table, acts.Next(anyway=True))
    return table


def state_of(house: TableService, table: str) -> AdventureState:
    """The evening as it stands."""
    state: AdventureState = house.open(table).state
    return state


def at_tables(sit: Sit, table: str, page: str) -> Device:
    """The tables over the table, open at a page."""
    ann = sit(f"/table/{table}")
    press(ann, "part-map", "tables", f"table-{page}")
    return ann


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_drawn_over_the_table_and_in_the_library(house: TableService, sit: Sit, language: str) -> None:
    house.store.settings.put("language", language)
    table = begin(house)
    ann, ben = at_tables(sit, table, "dice"), sit("/library/tables/heroes3", DESKTOP)
    for page in PAGES:
        press(ann, f"table-{page}")
        press(ben, f"table-{page}")
        assert not nameless(ann)
        assert not nameless(ben)


def test_the_library_leads_to_the_tables(sit: Sit) -> None:
    ann = sit("/library/numbers/heroes3")
    press(ann, "tables")
    ann.wait_until(lambda: has(ann, "table-trade"), "the tables")
    assert not has(sit("/library/numbers/terrinoth"), "tables")


def test_heroes3_5_a_die_is_thrown_and_what_it_gives_is_taken(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = at_tables(sit, table, "dice")
    press(ann, "dice-count-plus", "throw")
    assert has(ann, "rolled-0")
    assert has(ann, "rolled-1")
    before = state_of(house, table).sheet("ana").purse
    press(ann, "take-0")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").purse != before, "the resources to come")
    assert not has(ann, "rolled-1")
    gained = state_of(house, table).sheet("ana").purse - before
    known = [map_dice.parse_face_effect(face) for face in map_dice.die_faces("resource")]
    assert any(gained.amounts()[step.word] == int(step.amount) for effect in known for step in effect)  # type: ignore[union-attr]


def test_heroes3_5_the_way_to_what_one_wants_is_traded(house: TableService, sit: Sit) -> None:
    """20 G 5 B 2 V: five valuables cost 3 more, by whatever gives least away."""
    start, rules = (
        StartingPosition(Purse(20, 5, 2), units=("castle:griffins/few",)),
        ("no-start-bonus", "trade-anywhere"),
    )
    body = AdventureSetup((ANA, BEA), start=start, settings=Settings(cards="app"), rules=rules)
    table = begin(house, body)
    ann = at_tables(sit, table, "trade")
    press(ann, "have-mine", *["want-valuables-plus"] * 5, "trade-now")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").purse.valuables == 5, "the trades")
    assert state_of(house, table).sheet("ana").purse.gold >= 0
    press(ann, *["want-valuables-plus"] * 20)
    ann.sees("Out of reach")


def test_heroes3_5_the_calculator_works_without_a_table(sit: Sit) -> None:
    ann = sit("/library/tables/heroes3")
    press(ann, "table-trade", *["have-gold-plus"] * 6, "want-valuables-plus")
    assert "6 gold → 1 valuable" in lines(ann)
    assert not has(ann, "trade-now")


def test_heroes3_7_a_place_is_visited_from_the_tables(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = at_tables(sit, table, "places")
    write(ann, "table-place-typed", "water wh")
    press(ann, "visit-water-wheel", "visit")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").purse.gold == 23, "the visit")


def test_heroes3_7_a_mine_is_flagged_for_the_first_time_and_taken_from_somebody(house: TableService, sit: Sit) -> None:
    table = begin(house)
    house.give(table, acts.Visit("bea", "mine-gold", anyway=True))
    assert [flag.place for flag in state_of(house, table).sheet("bea").flags] == ["mine-gold"]
    ann = sit(f"/table/{table}")
    press(ann, "part-map", "visit", "place-mine-materials", "visit")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").purse.materials == 7, "the first flag")
    press(ann, "visit", "place-mine-gold", "cube-bea", "visit")
    ann.wait_until(lambda: not state_of(house, table).sheet("bea").flags, "the mine to change hands")
    sheet = state_of(house, table).sheet("ana")
    assert {flag.place for flag in sheet.flags} == {"mine-gold", "mine-materials"}
    assert sheet.purse.gold == 20


def test_heroes3_12_the_town_of_another_player_is_flagged(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    press(ann, "part-map", "visit")
    write(ann, "place-typed", "town")
    press(ann, "place-town", "cube-bea", "visit")
    ann.wait_until(lambda: not state_of(house, table).sheet("bea").town, "the Town to change hands")
    assert state_of(house, table).sheet("ana").trophies == ("bea",)


def test_heroes3_4_the_card_kept_in_a_search_comes_to_the_deck(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = at_tables(sit, table, "search")
    press(ann, "deck-spells", "seat-bea")
    write(ann, "kept-typed", "fireb")
    press(ann, "keep-fireball")
    ann.wait_until(lambda: "fireball" in state_of(house, table).sheet("bea").cards, "the card")


# --- the AI hero ---------------------------------------------------------------------------------


def test_heroes3_13_5_the_ai_hero_flags_the_mine_next_to_it(house: TableService, sit: Sit) -> None:
    table = begin(house, build_scenario_setup("greek-gift", (ANA,), settings=Settings(cards="app")))
    house.give(table, acts.Next(anyway=True))
    ann = sit(f"/table/{table}", DESKTOP)
    press(ann, "ai-ai", "there-mine-gold")
    ann.sees("Mine (gold)")
    press(ann, "ai-go")
    ann.wait_until(lambda: state_of(house, table).ai["ai"].movement == 2, "the AI hero to move")
    assert [flag.place for flag in state_of(house, table).ai["ai"].flags] == ["mine-gold"]
    # Its sheet shows what it has, and asks anew what is near.
    ann.sees("It has flagged")
    assert has(ann, "there-settlement")


def test_heroes3_13_5_in_the_ai_heroes_turn_the_button_leads_to_the_hero_that_moves(
    house: TableService, sit: Sit
) -> None:
    table = begin(house, build_scenario_setup("greek-gift", (ANA,), settings=Settings(cards="app")))
    house.give(table, acts.Next(anyway=True))
    ann = sit(f"/table/{table}")
    press(ann, "next")
    pages = set()
    for left in (2, 1, 0):
        pages.add(page_of(ann))
        press(ann, "ai-go")
        ann.wait_until(partial(has_left, house, table, left), "the AI hero to move")
    assert len(pages) == 3, "after each move the sheet begins at its top again, where it asks what is near"
    press(ann, "close-sheet", "next")
    ann.wait_until(lambda: state_of(house, table).table.round == 2, "the next round")


@pytest.mark.parametrize(("language", "wrong"), [("es", "quedan 1"), ("it", "restano 1")])
def test_one_that_is_left_is_not_said_in_the_plural(language: str, wrong: str) -> None:
    words = load_message_catalogue(language)
    told = (
        words("h3s-ui-expert-use", left=1),
        words("h3s-set-ai-line", name="Sandro", movement=1, state="moves"),
        words("h3s-fx-no-points", count=1, rule="heroes3 2"),
        words("h3s-morale-card", card="back", name="Ana", gained="negative", count=1),
        words("h3s-morale-card-used", name="Ana", morale="positive", left=1),
    )
    assert not [said for said in told if wrong in said]


def has_left(house: TableService, table: str, movement: int) -> bool:
    """Whether the AI hero has so much movement left."""
    return state_of(house, table).ai["ai"].movement == movement


def page_of(device: Device) -> str:
    """Which page the sheet over the table shows."""
    return next(str(control.key) for control in device.walk() if isinstance(control, ft.Column) and control.key)


def test_heroes3_13_5_the_turn_of_an_ai_hero_can_be_left_out(house: TableService, sit: Sit) -> None:
    table = begin(house, build_scenario_setup("greek-gift", (ANA,), settings=Settings(cards="app")))
    house.give(table, acts.Next(anyway=True))
    ann = sit(f"/table/{table}")
    press(ann, "skip")
    ann.wait_until(lambda: state_of(house, table).table.round == 2, "the next round")


# --- the end -------------------------------------------------------------------------------------


def test_the_end_shows_the_winner_and_everybodys_figures(house: TableService, sit: Sit) -> None:
    table = begin(house)
    house.give(table, acts.Visit("ana", "mine-gold"))
    house.give(table, acts.Claim(("ana",), now=True))
    ann = sit(f"/table/{table}")
    ann.sees("Ana wins")
    ann.sees("The evening in figures")
    assert can_press(ann, "again")


def test_heroes3_12_the_cards_of_a_campaign_come_along_to_the_next_scenario(house: TableService, sit: Sit) -> None:
    table = begin(house, build_scenario_setup("greek-gift", (ANA,), settings=Settings(cards="app")))
    for card in ("haste", "fireball", "tactics"):
        house.give(table, acts.GainCard("ana", card, anyway=True))
    house.give(table, acts.Claim(("ana",), now=True))
    ann = sit(f"/table/{table}")
    assert not can_press(ann, "next-scenario")
    cards = ("magic-arrow", "leadership", "haste", "fireball", "tactics")
    press(ann, "carry-ana", *(f"carry-{card}-0" for card in cards), "carry-done")
    ann.wait_until(lambda: can_press(ann, "next-scenario"), "the choice")
    press(ann, "next-scenario")
    ann.wait_until(lambda: len(house.list()) == 2, "the next table")
    following = next(record.id for record in house.list() if record.id != table)
    state = state_of(house, following)
    assert state.layout.body.scenario == "sicilian-dragon"
    assert set(cards) <= set(state.sheet("ana").cards)


def test_heroes3_12_a_lost_scenario_begins_again(house: TableService, sit: Sit) -> None:
    table = begin(house, build_scenario_setup("greek-gift", (ANA,), settings=Settings(cards="app")))
    house.give(table, acts.Eliminate("ana"))
    ann = sit(f"/table/{table}")
    ann.fire_at_once(surface(ann, "restart"), "click", 2)
    ann.wait_until(lambda: len(house.list()) == 2, "the table once more")
    ann.settle()
    assert len(house.list()) == 2, "once, however often it is tapped"
    assert {state_of(house, record.id).layout.body.scenario for record in house.list()} == {"greek-gift"}


def test_heroes3_12_the_set_up_asks_for_what_the_book_of_the_next_scenario_prints(
    house: TableService, sit: Sit
) -> None:
    start = StartingPosition(Purse(5), units=("castle:griffins/few",))
    body = build_scenario_setup("homecoming", (ANA,), start=start, settings=Settings(cards="app"))
    table = begin(house, body)
    house.give(table, acts.Claim(("ana",), now=True))
    ann = sit(f"/table/{table}")
    press(ann, "carry-ana", "carry-magic-arrow-0", "carry-leadership-0", "carry-done")
    ann.wait_until(lambda: can_press(ann, "next-scenario"), "the choice")
    press(ann, "next-scenario")
    ann.wait_until(lambda: has(ann, "begin"), "the set-up")
    ann.sees("The chosen cards come along")
    ann.wait_until(lambda: house.store.settings.get(NEXT) is None, "the next scenario to be taken up")
    press(ann, "add-unit-castle:griffins/few", "begin")
    ann.wait_until(lambda: len(house.list()) == 2, "the next table")
    following = next(record.id for record in house.list() if record.id != table)
    state = state_of(house, following)
    assert state.layout.body.scenario == "guardian-angels"
    chair = state.layout.body.players[0]
    assert chair.carried is not None
    assert "leadership" in chair.carried.cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_end_is_drawn_in_every_language(
    house: TableService, sit: Sit, language: str, size: tuple[int, int]
) -> None:
    house.store.settings.put("language", language)
    table = begin(house, build_scenario_setup("greek-gift", (ANA,), settings=Settings(cards="app")))
    house.give(table, acts.Claim(("ana",), now=True))
    ann = sit(f"/table/{table}", size)
    press(ann, "carry-ana")
    assert not nameless(ann)
