"""The library on the screen: found while typing, links followed, cards compared, and looked up over the table."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from companion.app.screens.library.search_results import truncate_text
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, create_table, has, names, press, surface, top, write
from tests.in_process_device import Device
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_adventures import adventure_tables_in
from tests.sample_tables.heroes3_combats import combat_tables_in
from tests.sample_tables.terrinoth_quests import quest_tables_in


def asked(device: Device, question: str) -> None:
    """Type a question and wait for what is found."""
    write(device, "library-ask", question)
    device.wait_until(lambda: any(name.startswith("found-") for name in names(device)), "results", within=20)


def follow(device: Device, words: str) -> None:
    """Press a link in a text."""
    for control in device.walk():
        for span in getattr(control, "spans", None) or ():
            if span.text == words and span.on_click is not None:
                device.fire(span, "click")
                return
    raise AssertionError(f"no link says {words!r}")


def hold(device: Device, name: str) -> None:
    """Hold a thing down until it explains itself."""
    device.fire(surface(device, name), "long_press")


def test_the_definition_comes_first_whatever_the_language_of_the_word(sit: Sit) -> None:
    ann = sit("/library")
    for word in ("guard", "guardian", "garde", "guardia"):
        asked(ann, word)
        ann.wait_until(lambda: has(ann, "found-rule-hero-realms.guard"), word)


def test_an_entry_is_opened_its_link_followed_and_the_question_remembered(sit: Sit) -> None:
    ann = sit("/library")
    asked(ann, "guard")
    press(ann, "found-rule-hero-realms.guard")
    ann.sees("black shield")
    follow(ann, "prepared")
    ann.wait_until(lambda: has(ann, "see-hero-realms.guard"), "the other entry, which leads back")
    press(ann, "back", "back")
    write(ann, "library-ask", "")
    ann.wait_until(lambda: has(ann, "recent-0"), "the question, asked before")
    ann.sees("guard")


def test_nothing_found_says_what_to_try(sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the desk")
    write(ann, "library-ask", "qqqxyzzy")
    ann.sees("Nothing found for “qqqxyzzy”")


def test_an_address_that_names_no_entry_says_so(sit: Sit) -> None:
    sit("/library/rule/hero-realms.nonsense").sees("The library has no “hero-realms.nonsense”.")


def test_a_unit_shows_both_sides_beside_each_other(sit: Sit) -> None:
    ann = sit("/library/card/heroes3.castle-marksmen")
    ann.wait_until(lambda: "Initiative" in ann.texts(), "the card", within=20)
    shown = ann.texts()
    at = shown.index("Few")
    assert shown[at : at + 2] == ["Few", "Pack"]
    assert shown[shown.index("Initiative") : shown.index("Initiative") + 3] == ["Initiative", "4", "6"]


def test_a_card_leads_to_what_belongs_to_it_and_back(sit: Sit) -> None:
    ann = sit("/library/card/heroes3.building-castle-towers")
    ann.wait_until(lambda: has(ann, "card-heroes3.castle-marksmen"), "the units it lets recruit", within=20)
    press(ann, "card-heroes3.castle-marksmen")
    ann.wait_until(lambda: has(ann, "card-heroes3.building-castle-towers"), "where it is used")


def _beside_its_numbers(device: Device, name: str) -> bool:
    """Whether the name of a figure stands in one row with its numbers."""
    rows = [control for control in device.walk() if isinstance(control, ft.Row)]
    texts = [[c.value for c in device.walk(row) if isinstance(c, ft.Text)] for row in rows]
    return [name, "6", "7"] in texts


@pytest.mark.parametrize(("size", "beside"), [(PHONE, False), (DESKTOP, True)])
def test_two_units_compared_leave_room_for_the_names_of_their_figures(
    sit: Sit, size: tuple[int, int], beside: bool
) -> None:
    ann = sit("/library/card/heroes3.castle-archangels", size)
    ann.wait_until(lambda: has(ann, "compare-keep"), "the card", within=20)
    assert _beside_its_numbers(ann, "Attack")
    press(ann, "compare-keep", "back")
    asked(ann, "black dragons")
    press(ann, "found-card-heroes3.dungeon-black-dragons")
    ann.wait_until(lambda: has(ann, "compare-stop"), "both cards", within=20)
    assert ann.texts().count("Attack") == 2
    # On a phone there is no room beside them: the names stand above.
    assert _beside_its_numbers(ann, "Attack") is beside


def test_a_result_that_goes_on_says_so() -> None:
    assert truncate_text("Turned sideways it protects nobody.", 22) == "Turned sideways it…"
    assert truncate_text("Turned, sideways", 8) == "Turned…"
    assert truncate_text("Two players. · Campaign", 16) == "Two players.…"
    assert truncate_text("Short.", 20) == "Short."


def test_what_is_not_certain_of_a_card_is_marked(sit: Sit) -> None:
    ann = sit("/library/card/heroes3.place-grave")
    ann.wait_until(lambda: any("Search (1), the fan wiki" in text for text in ann.texts()), "the doubt", within=20)
    ann.sees("Not certain")


def test_a_filter_that_belongs_to_another_type_is_not_offered(sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the desk", within=20)
    press(ann, "library-heroes3", "library-cards", "sift-more")
    ann.wait_until(lambda: has(ann, "sift-school-fire"), "all filters", within=20)
    press(ann, "sift-type-tile")
    ann.wait_until(
        lambda: has(ann, "sift-terrain-snow") and not has(ann, "sift-school-fire"), "those of tiles", within=20
    )


def test_filters_leave_the_cards_in_sight_until_more_are_asked_for(sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the desk", within=20)
    press(ann, "library-heroes3", "library-cards")
    ann.wait_until(lambda: has(ann, "found-card-heroes3.castle-griffins"), "the cards", within=20)
    assert has(ann, "sift-type-spell")
    assert not has(ann, "sift-school-fire")
    press(ann, "sift-more", "sift-school-fire")
    ann.wait_until(lambda: not has(ann, "found-card-heroes3.castle-griffins"), "only fire magic", within=20)
    press(ann, "sift-more")
    # What is in use stays in sight; the others step back.
    ann.wait_until(lambda: not has(ann, "sift-tier-gold"), "the filters to be folded", within=20)
    assert has(ann, "sift-school-fire")


def test_the_desk_says_a_game_once_for_all_its_lists(sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the desk", within=20)
    assert "The table" in ann.texts()
    assert not [said for said in ann.texts() if said.startswith("Heroes III: ")]


def test_holding_a_counter_explains_it_without_leaving_the_table(house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{create_table(house, 'hero-realms', 'free-for-all')}")
    hold(ann, "ana-gold")
    ann.sees("Gold")
    ann.wait_until(lambda: any(isinstance(c, ft.KeyboardListener) for c in ann.walk()), "the sheet")
    press(ann, "close-sheet")
    ann.wait_until(lambda: not any(isinstance(c, ft.KeyboardListener) for c in ann.walk()), "the table again")
    press(ann, "ana-life-minus")
    ann.wait_until(lambda: "49" in str(getattr(top(ann, "ana-life"), "label", "")), "the table goes on")


def test_links_in_a_sheet_lead_on_and_back(house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{create_table(house, 'hero-realms', 'free-for-all')}")
    press(ann, "menu", "open-now")
    ann.sees("Main phase")
    first = next(name for name in names(ann) if name.startswith("see-"))
    press(ann, first)
    ann.wait_until(lambda: has(ann, "lookup-back"), "a way back")
    press(ann, "lookup-back")
    ann.wait_until(lambda: has(ann, first) and not has(ann, "lookup-back"), "the first entry again")


TABLES: dict[str, tuple[str, Callable[[TableService], str]]] = {
    "score sheet": ("hero-realms", lambda house: create_table(house, "hero-realms", "free-for-all")),
    "Hero Realms": ("hero-realms", lambda house: hero_realms_tables_in(house).party),
    "combat": ("heroes3", lambda house: combat_tables_in(house).mine),
    "evening": ("heroes3", lambda house: adventure_tables_in(house).turn),
    "quest": ("terrinoth", lambda house: quest_tables_in(house).hero),
}


@pytest.mark.parametrize("kind", TABLES)
def test_from_the_menu_of_a_table_one_asks_about_its_game_and_comes_back(
    kind: str, house: TableService, sit: Sit
) -> None:
    game, lay = TABLES[kind]
    table = lay(house)
    ann = sit(f"/table/{table}")
    press(ann, "menu", "open-library")
    ann.wait_until(lambda: has(ann, "library-ask"), "the library")
    chips = [control for control in ann.walk() if isinstance(control, ft.Semantics) and control.selected]
    assert [chip.identifier for chip in chips] == [f"library-{game}"]
    press(ann, "back")
    assert ann.page.route == f"/table/{table}"
    assert not has(ann, "open-library")
