"""The library on the screen: found while typing, links followed, cards compared, and looked up over the table."""

from __future__ import annotations

import flet as ft

from companion.tables.house import House
from tests.app.conftest import Sit
from tests.app.seeing import has, lay_table, names, press, surface, top, write
from tests.inproc import Device


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
        ann.wait_until(lambda: has(ann, "found-hero-realms.guard"), word)


def test_an_entry_is_opened_its_link_followed_and_the_question_remembered(sit: Sit) -> None:
    ann = sit("/library")
    asked(ann, "guard")
    press(ann, "found-hero-realms.guard")
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


def test_what_is_not_certain_of_a_card_is_marked(sit: Sit) -> None:
    ann = sit("/library/card/heroes3.place-grave")
    ann.wait_until(lambda: any("Search (1), the fan wiki" in text for text in ann.texts()), "the doubt", within=20)
    ann.sees("Not certain")


def test_a_filter_that_belongs_to_another_type_is_not_offered(sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the desk", within=20)
    press(ann, "library-heroes3", "library-cards")
    ann.wait_until(lambda: has(ann, "sift-school-fire"), "all filters", within=20)
    press(ann, "sift-type-tile")
    ann.wait_until(
        lambda: has(ann, "sift-terrain-snow") and not has(ann, "sift-school-fire"), "those of tiles", within=20
    )


def test_holding_a_counter_explains_it_without_leaving_the_table(house: House, sit: Sit) -> None:
    ann = sit(f"/table/{lay_table(house, 'hero-realms', 'free-for-all')}")
    hold(ann, "ana-gold")
    ann.sees("Gold")
    ann.wait_until(lambda: any(isinstance(c, ft.KeyboardListener) for c in ann.walk()), "the sheet")
    press(ann, "close-sheet")
    ann.wait_until(lambda: not any(isinstance(c, ft.KeyboardListener) for c in ann.walk()), "the table again")
    press(ann, "ana-life-minus")
    ann.wait_until(lambda: "49" in str(getattr(top(ann, "ana-life"), "label", "")), "the table goes on")


def test_links_in_a_sheet_lead_on_and_back(house: House, sit: Sit) -> None:
    ann = sit(f"/table/{lay_table(house, 'hero-realms', 'free-for-all')}")
    press(ann, "menu", "open-now")
    ann.sees("Main phase")
    first = next(name for name in names(ann) if name.startswith("see-"))
    press(ann, first)
    ann.wait_until(lambda: has(ann, "lookup-back"), "a way back")
    press(ann, "lookup-back")
    ann.wait_until(lambda: has(ann, first) and not has(ann, "lookup-back"), "the first entry again")
