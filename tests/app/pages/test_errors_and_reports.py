"""What goes wrong on our side: one sentence, the table stays as it was, and one file to report it with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.app.models.device_session import DeviceSession
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.screen_router import make_flet_main
from companion.app.screens import settings
from companion.app.screens.tracker import seat_and_team_panels
from companion.app.screens.tracker.seat_status_tags import seat_status_tags
from companion.app.ui import Ui
from companion.games.engines import ENGINES
from companion.games.tracker import acts
from companion.library.translations import load_message_catalogue
from companion.log_file import log_file_path, log_to_folder
from companion.tables.files.file_replay import replay_file
from companion.tables.problems.problem_report import parse_report
from companion.tables.table_service import TableService
from tests.app.device_actions import create_table, has, nameless, press, shows
from tests.failing_rule import break_rule
from tests.in_process_device import Device


@pytest.fixture
def table(house: TableService) -> str:
    """A table of Ana and Ben."""
    return create_table(house, "hero-realms", "free-for-all")


@pytest.fixture
def ann(house: TableService, table: str) -> Iterator[Device]:
    """A phone at the table. Errors are what these tests are about: none is a reason to fail by itself."""
    with Device(make_flet_main(house), route=f"/table/{table}") as device:
        yield device


def saved(device: Device) -> dict[str, Any]:
    """The report that the device was given to save."""
    device.line.answers["save_file"] = "/home/ann/report.json"
    press(device, "report-save")
    device.sees("/home/ann/report.json")
    found: dict[str, Any] = json.loads(device.line.given["save_file"]["src_bytes"])
    return found


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_a_failing_tap_is_told_in_a_sentence_and_changes_nothing(
    house: TableService, table: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.store.settings.put("language", language)
    with Device(make_flet_main(house), route=f"/table/{table}") as ann:
        with monkeypatch.context() as broken:
            break_rule(broken, acts.Change)
            press(ann, "ana-life-minus")
            # The first sentence: in French the screen puts unbreakable spaces into the second.
            ann.sees(load_message_catalogue(language)("app-fault").partition(".")[0])
            ann.sees(load_message_catalogue(language)("report-do"))
            assert house.open(table).length == 0
        press(ann, "toast-close", "ana-life-minus")
        assert house.open(table).length == 1, "play goes on"


def test_the_fault_leads_to_one_file_that_plays_to_the_same_error(
    house: TableService, table: str, ann: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(ann, "ana-life-minus")
    break_rule(monkeypatch, acts.Change, spared="ana")
    press(ann, "ben-life-minus", "toast-action")
    ann.sees(load_message_catalogue("en")("report-open"))
    ann.sees("LookupError: no chair for ben")
    found = saved(ann)
    assert (found["names"], len(found["problems"])) == ("kept", 1)
    read = parse_report(json.dumps(found).encode())
    assert read.failing is not None
    played = replay_file(ENGINES, read.contents, read.failing.entry)
    assert (played.outcome, played.last_line) == ("failed", "LookupError: no chair for ben")
    press(ann, "back")
    assert has(ann, "ana-life-minus"), "back at the table"


def test_the_names_are_left_out_where_somebody_wants_that(
    table: str, ann: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_rule(monkeypatch, acts.Change)
    press(ann, "ben-life-minus", "toast-action", "report-names-False")
    found = saved(ann)
    assert found["names"] == "left-out"
    assert '"Ben"' not in json.dumps(found)
    assert found["problems"][0]["error"].endswith("no chair for player-2")


def test_a_problem_without_an_error_is_reported_from_the_menu(ann: Device) -> None:
    press(ann, "menu", "open-report")
    found = saved(ann)
    assert found["problems"] == []
    assert found["table"]["setup"]["game"] == "hero-realms"


def test_the_report_is_copied_as_text(ann: Device) -> None:
    press(ann, "menu", "open-report", "report-copy")
    ann.sees(load_message_catalogue("en")("report-copied"))
    assert '"companion-report"' in json.dumps(ann.line.given["set"])[:200].replace("\\", "")


def test_what_fails_apart_from_a_table_is_reported_without_one(
    house: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("no settings")

    monkeypatch.setattr(DeviceSession, "wear", fail)
    with Device(make_flet_main(house), route="/settings") as ann:
        press(ann, "mode-light", "toast-action")
        found = saved(ann)
    assert found["table"] is None
    assert found["problems"][0]["error"].endswith("LookupError: no settings")


def test_the_error_is_in_the_log_of_the_server(tmp_path: Path, ann: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    break_rule(monkeypatch, acts.Change)
    with log_to_folder(tmp_path):
        press(ann, "ana-life-minus")
    kept = log_file_path(tmp_path).read_text("utf-8")
    assert "Traceback" in kept
    assert "LookupError: no chair for ana" in kept


def test_a_table_that_cannot_be_opened_can_be_reported_all_the_same(house: TableService, table: str) -> None:
    for _ in range(2):
        house.give(table, acts.Change("life", -1, "ana"))
    house.engines = {}
    house._live.clear()
    with Device(make_flet_main(house), route=f"/table/{table}/report") as ann:
        found = saved(ann)
    assert len(found["table"]["journal"]) == 2
    assert "engine-unknown" in found["problems"][0]["error"]


# --- what cannot be drawn --------------------------------------------------------------------------


def break_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the card of Ben fail while it is drawn."""

    def fail(ui: Ui, model: TrackerTableModel, seat: str, *, pools: bool) -> list[ft.Control]:
        if seat == "ben":
            raise LookupError("no chips for ben")
        return seat_status_tags(ui, model, seat, pools=pools)

    monkeypatch.setattr(seat_and_team_panels, "seat_status_tags", fail)


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_a_part_that_cannot_be_drawn_says_so_and_the_rest_goes_on(
    house: TableService, table: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.store.settings.put("language", language)
    with monkeypatch.context() as broken:
        break_drawing(broken)
        with Device(make_flet_main(house), route=f"/table/{table}") as ann:
            ann.sees(load_message_catalogue(language)("broken").partition(".")[0])
            assert not has(ann, "ben-life-minus")
            assert nameless(ann) == []
            press(ann, "ana-life-minus")
            assert house.open(table).state.value("life", "ana") == 49
            press(ann, "broken-again")
            assert has(ann, "broken"), "it still cannot be drawn"
            broken.undo()
            press(ann, "broken-again")
            assert not has(ann, "broken")
            assert has(ann, "ben-life-minus")


def test_what_cannot_be_drawn_is_reported(ann: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    break_drawing(monkeypatch)
    press(ann, "ben-life-minus", "broken-report")
    found = saved(ann)
    assert [problem["error"].rpartition("\n")[2] for problem in found["problems"]] == ["LookupError: no chips for ben"]
    assert "entry" not in found["problems"][0]


def test_a_screen_that_cannot_be_drawn_leaves_a_way_out(house: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> ft.Control:
        raise LookupError("no choice")

    monkeypatch.setattr(settings, "layout_choice", fail)
    with Device(make_flet_main(house), route="/settings") as ann:
        ann.sees(load_message_catalogue("en")("broken"))
        press(ann, "broken-home")
        ann.sees(load_message_catalogue("en")("home-empty-title"))
        assert not has(ann, "broken")


def test_a_part_whose_model_cannot_answer_is_drawn_again_as_soon_as_it_can(
    house: TableService, table: str, ann: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    glance = seat_and_team_panels.seat_render_key

    def fail(evening: TrackerTableModel, seat: str) -> tuple[object, ...]:
        if seat == "ana" and evening.state.value("life", "ana") == 49:
            raise LookupError("no glance at ana")
        return glance(evening, seat)

    monkeypatch.setattr(seat_and_team_panels, "seat_render_key", fail)
    press(ann, "ana-life-minus")
    assert has(ann, "broken")
    press(ann, "ben-life-minus")
    shows(ann, "ben-life", "Ben: Life 49")
    house.give(table, acts.Change("life", -1, "ana"))
    ann.wait_until(lambda: not has(ann, "broken"), "the part to be drawn again")
    shows(ann, "ana-life", "Ana: Life 48")
