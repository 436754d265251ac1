"""Several devices at one table (F1), and devices that were away for a while (F2, F3)."""

from __future__ import annotations

import pytest

from companion.games.tracker import acts
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, create_table, has, press, said, shows


@pytest.fixture
def table(house: TableService) -> str:
    """A table of Ana and Ben with 50 life each."""
    return create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")


def test_a_tap_on_one_device_shows_on_every_other(table: str, sit: Sit) -> None:
    ann, ben, cleo = sit(f"/table/{table}"), sit(f"/table/{table}", TABLET), sit(f"/table/{table}", DESKTOP)
    press(ann, "ana-life-minus")
    for device in (ann, ben, cleo):
        shows(device, "ana-life", "Ana: Life 49")
    press(ben, "ana-life-minus", "ben-life-plus")
    for device in (ann, ben, cleo):
        shows(device, "ana-life", "Ana: Life 48")
        shows(device, "ben-life", "Ben: Life 51")
    press(cleo, "undo")
    shows(ann, "ben-life", "Ben: Life 50")


def test_what_is_sent_goes_only_where_it_is_looked_at(table: str, house: TableService, sit: Sit) -> None:
    other = create_table(house, "hero-realms", "free-for-all", "Cleo", "Dora")
    ann, ben, cleo = sit(f"/table/{table}"), sit(f"/table/{table}"), sit(f"/table/{other}")
    sent = {device: device.line.bytes_down for device in (ann, ben, cleo)}
    press(ann, "ana-life-minus")
    shows(ben, "ana-life", "Ana: Life 49")
    assert ann.line.bytes_down > sent[ann]
    assert ben.line.bytes_down > sent[ben]
    assert cleo.line.bytes_down == sent[cleo], "another table is none of Cleo's business"


def test_a_sheet_open_on_one_device_stays_that_device_s_own(table: str, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    press(ann, "menu")
    press(ben, "ana-life-minus")
    assert has(ann, "close-sheet")
    assert not has(ben, "close-sheet")
    assert "−1" not in str(ann.texts())


def test_two_languages_at_one_table(table: str, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    press(ann, "menu", "language-es", "close-sheet")
    press(ben, "ana-life-minus")
    shows(ann, "ana-life", "Ana: Vida 49")
    shows(ben, "ana-life", "Ana: Life 49")
    press(ann, "ana-life-minus")
    shows(ben, "ana-life", "Ana: Life 48")
    press(ann, "history")
    ann.sees("Ana: Vida −1")
    press(ben, "history")
    ben.sees("Ana: Life −1")


def test_a_refusal_is_told_only_to_who_asked(table: str, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    press(ann, "ana-gold-minus")
    assert has(ann, "toast-close")
    assert not has(ben, "toast-close")


def test_a_number_pad_follows_what_others_do_to_its_number(table: str, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    press(ann, "pad-ana-life", "pad-5")
    ann.sees("Life 50 → 45")
    press(ben, "ana-life-minus")
    ann.sees("Life 49 → 44")
    press(ann, "pad-done")
    shows(ben, "ana-life", "Ana: Life 44")


def test_a_device_that_slept_finds_the_table_as_it_is_now(table: str, house: TableService, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    ann.disconnect()
    press(ben, "ana-life-minus")
    house.give(table, acts.Change("life", -9, "ana"))
    ann.reconnect()
    shows(ann, "ana-life", "Ana: Life 40")
    press(ann, "ana-life-minus")
    shows(ben, "ana-life", "Ana: Life 39")
    assert said(ann, "ana-life") == "Ana: Life 39"


def test_after_each_reconnect_the_screen_is_built_anew(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "menu")
    for _ in range(3):
        roots = {control._i for control in ann.walk()}
        ann.disconnect()
        ann.reconnect()
        assert has(ann, "close-sheet"), "the sheet that was open is open again"
        assert not (roots & {control._i for control in ann.walk(ann.find("close-sheet"))})
    press(ann, "close-sheet", "ana-life-minus")
    shows(ann, "ana-life", "Ana: Life 49")


def test_a_page_loaded_at_another_address_shows_that_and_nothing_else(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    ann.disconnect()
    ann.reconnect("/settings")
    assert has(ann, "import")
    assert not has(ann, "ana-life")


def test_a_home_screen_that_slept_lists_what_began_meanwhile(house: TableService, sit: Sit) -> None:
    ann = sit("/", PHONE)
    ann.disconnect()
    create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    ann.reconnect()
    ann.sees("Hero Realms, Round 1, with Ana and Ben")


def test_a_table_deleted_elsewhere_refuses_taps_and_lets_one_go(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    house.destroy(table)
    press(ann, "ana-life-minus")
    assert has(ann, "toast-close")
    press(ann, "back")
    ann.sees("No table yet")
