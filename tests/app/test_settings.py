"""Settings, the library and files: what people choose once, look up, and carry away."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import flet as ft
import pytest

from companion.app.main import app_main
from companion.app.theme import LOOKS
from companion.games.shelf import boxes
from companion.games.tracker import acts
from companion.library.places import system_language
from companion.library.words import catalogue
from companion.tables.export import export_table
from companion.tables.house import House
from tests.app.conftest import Sit
from tests.app.seeing import DESKTOP, PHONE, TABLET, has, lay_table, lines, press, write
from tests.inproc import Device


@pytest.mark.parametrize(("layout", "size"), [("hand", PHONE), ("flat", TABLET), ("wide", DESKTOP)])
def test_another_language_rewords_an_open_table_at_once(
    layout: str, size: tuple[int, int], house: House, sit: Sit
) -> None:
    table = lay_table(house, "terrinoth", "quest")
    house.give(table, acts.Change("wounds", 2, "ana"))
    house.store.settings.put("layout-tablet", "flat")
    ann = sit(f"/table/{table}", size)
    for language, wounds in (("es", "Heridas"), ("fr", "Blessures"), ("it", "Ferite"), ("en", "Wounds")):
        press(ann, "menu", f"language-{language}")
        ann.sees(catalogue(language)("table-menu"))
        press(ann, "close-sheet")
        ann.sees(f"{wounds} 2")
        ann.sees(catalogue(language)("undo"))
        assert ("Wounds" in lines(ann)) is (language == "en"), "no word of the language before is left"
        assert has(ann, "back") is (layout != "flat")


def test_the_language_is_kept_for_the_next_device(sit: Sit) -> None:
    ann = sit("/settings")
    press(ann, "language-fr")
    ann.sees(catalogue("fr")("settings"))
    ben = sit()
    ben.sees(catalogue("fr")("home-empty-title"))


@pytest.mark.parametrize("mode", ["light", "contrast", "dark"])
def test_colours_change_at_once_and_are_kept(mode: str, sit: Sit) -> None:
    ann = sit("/settings")
    press(ann, f"mode-{mode}")
    ground = LOOKS[mode].background  # type: ignore[index]
    assert any(box.bgcolor == ground for box in ann.all(ft.Container))
    ben = sit("/settings")
    assert any(box.bgcolor == ground for box in ben.all(ft.Container))


def _chosen(device_names: list[ft.Semantics], name: str) -> bool:
    return next(bool(control.selected) for control in device_names if control.identifier == name)


@pytest.mark.parametrize("name", ["calm-True", "awake-False", "layout-wide"])
def test_the_other_choices_are_kept_too(name: str, sit: Sit) -> None:
    ann = sit("/settings")
    assert not _chosen(ann.all(ft.Semantics), name)
    press(ann, name)
    assert _chosen(ann.all(ft.Semantics), name)
    ben = sit("/settings")
    assert _chosen(ben.all(ft.Semantics), name)


def test_a_layout_chosen_for_the_phone_is_none_for_the_desktop(sit: Sit) -> None:
    press(sit("/settings", PHONE), "layout-flat")
    desktop = sit("/settings", DESKTOP)
    assert _chosen(desktop.all(ft.Semantics), "layout-auto")


def test_the_screen_stays_awake_while_a_table_is_open(house: House, sit: Sit) -> None:
    table = lay_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    assert ann.line.calls.count("enable") == 1
    press(ann, "ana-life-minus")
    assert ann.line.calls.count("enable") == 1
    press(ann, "back")
    assert ann.line.calls.count("disable") == 1
    press(ann, "settings", "awake-False", "back", f"table-{table}")
    assert ann.line.calls.count("enable") == 1, "not against the person's will"


@pytest.mark.parametrize("game", [box.id for box in boxes() if not box.own])
def test_the_library_knows_the_numbers_of_every_game(game: str, sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the books to be open", within=20)
    press(ann, "numbers", f"library-{game}")
    box = next(b for b in boxes() if b.id == game)
    for mode in box.modes:
        ann.sees(mode.name["en"])


def test_a_table_is_copied_as_text_and_brought_in_elsewhere(house: House, sit: Sit) -> None:
    table = lay_table(house, "hero-realms", "free-for-all")
    house.give(table, acts.Change("life", -9, "ana"))
    text = export_table(house, table).decode()
    ann = sit(f"/table/{table}/export")
    press(ann, "export-copy")
    ann.sees("The table is on the clipboard.")
    assert "set" in ann.line.calls
    house.destroy(table)
    press(ann, "back")
    ben = sit("/import")
    write(ben, "import-text", text)
    press(ben, "import-do")
    ben.sees("Ana: Life 41")
    assert len(house.list()) == 1
    cleo = sit("/import")
    write(cleo, "import-text", text)
    press(cleo, "import-do")
    cleo.sees("Ana: Life 41")
    assert len(house.list()) == 1, "the same file twice changes nothing"


@pytest.mark.parametrize("text", ["", "not json", '{"format": 1}', "[]"])
def test_a_bad_file_is_refused_whole_and_says_why(text: str, house: House, sit: Sit) -> None:
    ann = sit("/import")
    write(ann, "import-text", text)
    press(ann, "import-do")
    assert has(ann, "toast-close")
    assert has(ann, "import-text"), "the person stays where the text is"
    assert not house.list()


def test_a_table_is_saved_as_a_file(house: House, sit: Sit) -> None:
    table = lay_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}/export")
    ann.line.answers["save_file"] = "/home/ann/table.json"
    press(ann, "export-save")
    ann.sees("Saved: /home/ann/table.json")


def test_a_device_without_a_file_dialog_says_what_else_can_be_done(
    house: House, sit: Sit, caplog: pytest.LogCaptureFixture
) -> None:
    ann = sit("/import")
    ann.line.answers["pick_files"] = "nonsense"
    with caplog.at_level(logging.INFO):
        press(ann, "import-choose")
    ann.sees("Paste its text, or use: companion table import")


def test_a_device_that_cannot_be_let_in_is_told_so_and_not_what_the_database_said(house: House, file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("drop table settings")
    with Device(app_main(house)) as ann:
        assert ann.line.crash == catalogue(system_language())("app-fault")
