"""Everything at once: backup, restore with its preview, and the doctor."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.log_file import LOG_FILE_NAME
from tests.cli.conftest import Run
from tests.full_disk import no_room
from tests.tables.problems.damage import GAP, SNAPSHOT, UNOPENABLE, damage


def life(run: Run, table: str) -> int:
    """How much life Red has."""
    return int(run("table", "show", table, "--json").json["seats"][0]["counters"]["life"])


def test_a_restore_is_previewed_and_carried_out_with_yes(run: Run, tmp_path: Path, table: str) -> None:
    saved = str(tmp_path / "saved.db")
    assert run("backup", saved, "--json").json["tables"] == 1
    assert run("backup", saved).code == 2
    run("table", "do", table, "life red -3")
    later = run("table", "new", "--game", "hero-realms", "--players", "Ana,Ben", "--json").json["id"]
    preview = run("restore", saved, "--json")
    assert (preview.code, preview.json["restored"]) == (0, False)
    assert [each["id"] for each in preview.json["go"]] == [later]
    assert [each["id"] for each in preview.json["change"]] == [table]
    assert "Nothing has been changed yet" in run("restore", saved).out
    assert life(run, table) == 47
    done = run("restore", saved, "--yes", "--json")
    assert life(run, table) == 50
    assert run("table", "show", later).code == 2
    again = run("restore", done.json["backup"], "--json").json
    assert [each["id"] for each in again["come"]] == [later]
    assert run("table", "do", table, "life red -1").code == 0


@pytest.mark.parametrize("content", [b"", b"no database at all"])
def test_what_is_no_backup_is_refused(run: Run, tmp_path: Path, table: str, content: bytes) -> None:
    file = tmp_path / "odd.db"
    assert run("restore", str(file)).code == 2
    file.write_bytes(content)
    assert run("restore", str(file), "--yes").code in (2, 3)
    assert life(run, table) == 50


def test_the_doctor_finds_nothing_wrong_with_a_sound_house(run: Run, data: Path, table: str) -> None:
    run("table", "do", table, "life red -3", "turn next")
    run("table", "undo", table)
    well = run("doctor", "--json")
    assert (well.code, well.json["troubles"], well.json["faults"]) == (0, [], [])
    assert well.json["data"] == str(data / DATABASE_FILE_NAME)
    assert (well.json["folder"], well.json["log"]) == (str(data), str(data / LOG_FILE_NAME))
    assert "compacted" in run("doctor", "--compact", "--json").json
    said = run("doctor").out
    assert "All is well." in said
    assert f"the log would be {data / LOG_FILE_NAME}" in said
    (data / LOG_FILE_NAME).write_text("something went wrong")
    assert f"Log of errors: {data / LOG_FILE_NAME}" in run("doctor").out


@pytest.mark.parametrize("what", [*UNOPENABLE, "gap", "snapshot"])
def test_the_doctor_names_what_is_wrong_and_saves_the_rest(
    run: Run, data: Path, tmp_path: Path, table: str, what: str
) -> None:
    run("table", "do", table, "life red -3", "life red -1", "life red -1")
    sound = run("table", "new", "--game", "hero-realms", "--players", "Ana,Ben", "--json").json["id"]
    damage(data / DATABASE_FILE_NAME, {**UNOPENABLE, "gap": GAP, "snapshot": SNAPSHOT}[what], table)
    rescued = tmp_path / "rescued.db"
    ill = run("doctor", "--salvage", str(rescued), "--json")
    assert ill.code == 3
    assert [each["table"] for each in ill.json["troubles"]] == [table]
    assert ill.json["salvaged"]["tables"] >= 1
    assert run("table", "show", sound, "--database", str(rescued)).code == 0


def test_the_doctor_salvages_around_a_page_that_is_gone(run: Run, data: Path, tmp_path: Path, table: str) -> None:
    for _ in range(6):
        run("table", "do", table, *[f"note {'x' * 450}"] * 6)
    raw = bytearray((data / DATABASE_FILE_NAME).read_bytes())
    at = raw.find(b"x" * 450)
    raw[at - at % 4096 : at - at % 4096 + 4096] = b"\xa5" * 4096
    (data / DATABASE_FILE_NAME).write_bytes(raw)
    rescued = tmp_path / "rescued.db"
    ill = run("doctor", "--salvage", str(rescued), "--json")
    assert ill.code == 3
    assert ill.json["faults"]
    assert ill.json["salvaged"]["tables"] == 1
    assert ill.json["salvaged"]["left_out"] > 0
    # A damaged file is not touched, and that is said as well.
    assert "not compacted" in run("doctor", "--compact").out


@pytest.mark.parametrize("lang", ["en", "es", "fr", "it"])
def test_the_doctor_tells_where_everything_is_though_the_file_cannot_be_opened(
    run: Run, data: Path, tmp_path: Path, table: str, lang: str
) -> None:
    run("table", "do", table, *["note x"] * 30)
    backup = data / DATABASE_FILE_NAME.replace(".db", ".daily-2026-05-01.db")
    run("backup", str(backup))
    whole = (data / DATABASE_FILE_NAME).read_bytes()
    (data / DATABASE_FILE_NAME).write_bytes(whole[:-4096])
    rescued = tmp_path / "rescued.db"
    ill = run("doctor", "--salvage", str(rescued), "--lang", lang)
    assert ill.code == 3
    for each in (data, data / DATABASE_FILE_NAME, data / LOG_FILE_NAME, backup, rescued):
        assert str(each) in ill.out
    assert str(data / DATABASE_FILE_NAME) in ill.err
    assert run("table", "list", "--database", str(rescued), "--json").json["tables"][0]["id"] == table
    assert (data / DATABASE_FILE_NAME).read_bytes() == whole[:-4096]


def test_the_doctor_tells_what_stopped_processes_left(run: Run, data: Path, table: str) -> None:
    left = data / f"companion.daily-2026-05-01.db.unfinished-{10**30}"
    left.write_bytes(b"half")
    assert run("doctor", "--json").json["cleared"] == [str(left)]
    writing = data / f"companion.daily-2026-05-01.db.unfinished-{os.getppid()}"
    writing.write_bytes(b"half")
    seen = run("doctor", "--json").json
    assert (seen["cleared"], seen["unfinished"], seen["backups"]) == ([], [str(writing)], [])
    assert f"{writing} is not finished" in run("doctor").out


def test_the_doctor_on_a_disk_without_room_checks_and_says_why_it_did_not_compact(run: Run, table: str) -> None:
    with no_room():
        ill = run("doctor", "--compact")
    assert ill.code == 3
    assert "Tables checked: 1" in ill.out
    assert "compacted" not in ill.out.casefold()
    assert ill.err


@pytest.mark.parametrize("command", ["backup", "restore", "doctor --salvage"])
def test_a_name_that_no_disk_takes_is_refused(run: Run, table: str, command: str) -> None:
    assert run(*command.split(), "x" * 3000).code == 2
