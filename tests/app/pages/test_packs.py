"""Packs on the screen: a house rule written, a figure corrected, a pack brought in, switched off and taken away."""

from __future__ import annotations

from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import can_press, has, press, write

PACK = """\
pack: 1
id: friends
name: Friends
rules:
  - {game: hero-realms, id: calm, kind: house, title: No taunting, body: We never taunt the Dragon., terms: [taunt]}
"""


def test_an_empty_shelf_says_what_to_do(sit: Sit) -> None:
    sit("/packs").sees("No packs yet.")


def test_a_house_rule_is_written_found_and_changed(house: TableService, sit: Sit) -> None:
    ann = sit("/packs")
    press(ann, "pack-write")
    assert not can_press(ann, "rule-keep"), "an empty rule cannot be kept"
    write(ann, "rule-title", "Zwei Runden")
    write(ann, "rule-body", "The youngest plays twice in the first round.")
    press(ann, "rule-keep")
    ann.sees("1 rule")
    hits = house.library.find("zwei runden", "en")
    assert hits[0].id == "hero-realms.zwei-runden"
    press(ann, "pack-our-table", "change-zwei-runden")
    write(ann, "rule-body", "The oldest plays twice.")
    press(ann, "rule-keep")
    ann.sees("The oldest plays twice.")
    press(ann, "drop-zwei-runden")
    ann.wait_until(lambda: not has(ann, "change-zwei-runden"), "the rule to go")


def test_a_house_rule_called_like_a_printed_one_stands_beside_it(house: TableService, sit: Sit) -> None:
    ann = sit("/packs")
    press(ann, "pack-write")
    write(ann, "rule-title", "Guard")
    write(ann, "rule-body", "Here a guard protects the whole team.")
    press(ann, "rule-keep")
    ann.sees("1 rule")
    ours, printed = (house.library.rules.entry(f"hero-realms.{name}") for name in ("guard-2", "guard"))
    assert ours is not None
    assert printed is not None
    assert ours.body["en"] == "Here a guard protects the whole team."
    assert not printed.pack


def test_a_corrected_figure_is_shown_with_the_printed_one(house: TableService, sit: Sit) -> None:
    ann = sit("/library/card/hero-realms.fire-gem")
    ann.wait_until(lambda: has(ann, "card-correct"), "the card", within=20)
    press(ann, "card-correct")
    ann.sees("Tables that are set up from now on play with it.")
    press(ann, "correct-value-plus", "correct-keep")
    ann.sees("2 is printed; Our table says otherwise")
    assert house.library.cards["hero-realms.fire-gem"].figures[0].value == 3
    house.store.settings.put("language", "it")
    ben = sit("/packs/our-table")
    ben.sees("Gemma di Fuoco: Costo 3")
    press(ben, "drop-hero-realms.fire-gem")
    ben.wait_until(lambda: house.library.cards["hero-realms.fire-gem"].figures[0].value == 2, "the printed figure")


def test_a_pack_is_brought_in_switched_off_and_removed(house: TableService, sit: Sit) -> None:
    ann = sit("/packs/bring")
    write(ann, "pack-text", PACK)
    press(ann, "pack-do")
    ann.sees("Friends")
    assert house.library.find("taunt", "en")[0].id == "hero-realms.calm"
    press(ann, "switch-friends-False")
    ann.wait_until(lambda: house.library.find("taunt", "en")[0].id != "hero-realms.calm", "the printed rule")
    press(ann, "pack-friends", "pack-remove", "pack-remove-yes")
    ann.sees("No packs yet.")


def test_a_bad_pack_says_line_and_field_and_changes_nothing(house: TableService, sit: Sit) -> None:
    ann = sit("/packs/bring")
    write(ann, "pack-text", PACK.replace("kind: house", "kind: law"))
    press(ann, "pack-do")
    ann.sees("line 5, rules[0].kind")
    assert house.packs.everything() == []
