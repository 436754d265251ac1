"""Settings, the library and files: what people choose once, look up, and carry away."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import flet as ft
import pytest

from companion.app.screen_router import make_flet_main
from companion.app.theme import LOOKS
from companion.games.engines import ENGINES
from companion.games.game_boxes import load_boxes
from companion.games.tracker import acts
from companion.library.languages import system_language
from companion.library.translations import load_message_catalogue
from companion.tables.files.export_file import export_table
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, create_table, has, lines, press, write
from tests.in_process_device import Device


@pytest.mark.parametrize(("layout", "size"), [("hand", PHONE), ("flat", TABLET), ("wide", DESKTOP)])
def test_another_language_rewords_an_open_table_at_once(
    layout: str, size: tuple[int, int], house: TableService, sit: Sit
) -> None:
    table = create_table(house, "terrinoth", "quest")
    house.give(table, acts.Change("wounds", 2, "ana"))
    house.store.settings.put("layout-tablet", "flat")
    ann = sit(f"/table/{table}", size)
    for language, wounds in (("es", "Heridas"), ("fr", "Blessures"), ("it", "Ferite"), ("en", "Wounds")):
        press(ann, "menu", f"language-{language}")
        ann.sees(load_message_catalogue(language)("table-menu"))
        press(ann, "close-sheet")
        ann.sees(f"{wounds} 2")
        ann.sees(load_message_catalogue(language)("undo"))
        assert ("Wounds" in lines(ann)) is (language == "en"), "no word of the language before is left"
        assert has(ann, "back") is (layout != "flat")


def kept(house: TableService, device: Device, key: str, value: object) -> None:
    """Wait until a choice is written down, which happens behind the screen's back."""
    device.wait_until(lambda: house.store.settings.get(key) == value, f"{key} to be kept")


def test_the_language_is_kept_for_the_next_device(house: TableService, sit: Sit) -> None:
    ann = sit("/settings")
    press(ann, "language-fr")
    ann.sees(load_message_catalogue("fr")("settings"))
    kept(house, ann, "language", "fr")
    ben = sit()
    ben.sees(load_message_catalogue("fr")("home-empty-title"))


@pytest.mark.parametrize("mode", ["light", "contrast", "dark"])
def test_colours_change_at_once_and_are_kept(mode: str, house: TableService, sit: Sit) -> None:
    ann = sit("/settings")
    press(ann, f"mode-{mode}")
    kept(house, ann, "mode", mode)
    ground = LOOKS[mode].background  # type: ignore[index]
    assert any(box.bgcolor == ground for box in ann.all(ft.Container))
    ben = sit("/settings")
    assert any(box.bgcolor == ground for box in ben.all(ft.Container))


def _chosen(device_names: list[ft.Semantics], name: str) -> bool:
    return next(bool(control.selected) for control in device_names if control.identifier == name)


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [("calm-True", "calm", True), ("awake-False", "awake", False), ("layout-wide", "layout-phone", "wide")],
)
def test_the_other_choices_are_kept_too(name: str, key: str, value: object, house: TableService, sit: Sit) -> None:
    ann = sit("/settings")
    assert not _chosen(ann.all(ft.Semantics), name)
    press(ann, name)
    assert _chosen(ann.all(ft.Semantics), name)
    kept(house, ann, key, value)
    ben = sit("/settings")
    assert _chosen(ben.all(ft.Semantics), name)


def test_a_layout_chosen_for_the_phone_is_none_for_the_desktop(house: TableService, sit: Sit) -> None:
    ann = sit("/settings", PHONE)
    press(ann, "layout-flat")
    kept(house, ann, "layout-phone", "flat")
    desktop = sit("/settings", DESKTOP)
    assert _chosen(desktop.all(ft.Semantics), "layout-auto")


def test_the_screen_stays_awake_while_a_table_is_open(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    assert ann.line.calls.count("enable") == 1
    press(ann, "ana-life-minus")
    assert ann.line.calls.count("enable") == 1
    press(ann, "back")
    assert ann.line.calls.count("disable") == 1
    press(ann, "settings", "awake-False", "back", f"table-{table}")
    assert ann.line.calls.count("enable") == 1, "not against the person's will"


@pytest.mark.parametrize("game", [box.id for box in load_boxes() if not box.own])
def test_the_library_knows_the_numbers_of_every_game(game: str, sit: Sit) -> None:
    ann = sit("/library")
    ann.wait_until(lambda: has(ann, "numbers"), "the books to be open", within=20)
    press(ann, "numbers", f"library-{game}")
    box = next(b for b in load_boxes() if b.id == game)
    for mode in box.modes:
        ann.sees(mode.name["en"])


def test_a_table_is_copied_as_text_and_brought_in_elsewhere(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
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
def test_a_bad_file_is_refused_whole_and_says_why(text: str, house: TableService, sit: Sit) -> None:
    ann = sit("/import")
    write(ann, "import-text", text)
    press(ann, "import-do")
    assert has(ann, "toast-close")
    assert has(ann, "import-text"), "the person stays where the text is"
    assert not house.list()


def test_a_table_is_saved_as_a_file(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}/export")
    ann.line.answers["save_file"] = "/home/ann/table.json"
    press(ann, "export-save")
    ann.sees("Saved: /home/ann/table.json")


def test_a_device_without_a_file_dialog_says_what_else_can_be_done(
    house: TableService, sit: Sit, caplog: pytest.LogCaptureFixture
) -> None:
    ann = sit("/import")
    ann.line.answers["pick_files"] = "nonsense"
    with caplog.at_level(logging.INFO):
        press(ann, "import-choose")
    ann.sees("Paste its text, or use: companion table import")


def test_a_device_that_cannot_be_let_in_is_told_so_and_not_what_the_database_said(
    house: TableService, file: Path
) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("drop table settings")
    with Device(make_flet_main(house)) as ann:
        assert ann.line.crash == load_message_catalogue(system_language())("app-fault")


def test_a_locked_database_holds_up_no_screen(house: TableService, file: Path, sit: Sit) -> None:
    ann = sit("/settings")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        # On the event loop this would wait until the store gives up, and nothing would be kept afterwards.
        press(ann, "mode-light", "calm-True", "mode-contrast")
        assert any(box.bgcolor == LOOKS["contrast"].background for box in ann.all(ft.Container))
        assert not has(ann, "toast-close")
        assert house.store.settings.get("mode") is None
        other.execute("ROLLBACK")
    kept(house, ann, "mode", "contrast")
    kept(house, ann, "calm", True)


def test_a_choice_that_cannot_be_kept_counts_here_and_is_said_so(file: Path) -> None:
    with (
        Store.open(file, patience=0.1) as store,
        Device(make_flet_main(TableService(store, ENGINES)), route="/settings") as ann,
        closing(sqlite3.connect(file, isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        press(ann, "mode-light")
        ann.wait_until(lambda: has(ann, "toast-close"), "the trouble to be told")
        assert any(box.bgcolor == LOOKS["light"].background for box in ann.all(ft.Container))
        other.execute("ROLLBACK")
