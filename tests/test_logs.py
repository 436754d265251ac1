"""The log file: errors with their traceback, no secrets, never larger than it may be, and never in the way."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from companion.log_file import (
    MAX_LOG_BYTES,
    OLD_LOGS_KEPT,
    error_text,
    log_file_path,
    log_server_errors,
    log_to_folder,
    remove_secrets,
)
from database.errors import DatabaseTrouble
from database.store import Store

log = logging.getLogger("companion.tests")


def fail(said: str) -> None:
    try:
        raise RuntimeError(said)
    except RuntimeError:
        log.exception("it failed")


def test_an_error_is_kept_with_its_traceback_and_nothing_else_is(tmp_path: Path) -> None:
    with log_to_folder(tmp_path):
        log.info("all is well")
        assert not log_file_path(tmp_path).exists(), "where nothing went wrong there is no file"
        fail("the cat sat on the keyboard")
    log.error("nobody listens any more")
    kept = log_file_path(tmp_path).read_text("utf-8")
    assert "ERROR" in kept
    assert "it failed" in kept
    assert "Traceback" in kept
    assert "RuntimeError: the cat sat on the keyboard" in kept
    assert "all is well" not in kept
    assert "nobody" not in kept


SECRETS = [
    ("cannot reach postgresql+psycopg://ana:hunter2@host/db", "postgresql+psycopg://ana:***@host/db"),
    ("postgresql://ana:hunter2@host, then postgresql://ben:hunter2@host", "ana:***@host, then postgresql://ben:***@"),
    ("postgresql://ana:a@hunter2/b@host/db", "postgresql://ana:***@host/db"),
    ("host=here password=hunter2 user=ana", "password=*** user=ana"),
    ("password='hunter2 and more'", "password=***"),
    ('{"token": "hunter2"}', "***"),
    ("Token=hunter2", "Token=***"),
    (str(Path.home() / "evenings" / "hunter.db"), "~"),
]


@pytest.mark.parametrize(("said", "kept"), SECRETS)
def test_no_password_is_kept(tmp_path: Path, said: str, kept: str) -> None:
    with log_to_folder(tmp_path):
        fail(said)
    written = log_file_path(tmp_path).read_text("utf-8")
    assert "hunter2" not in written
    assert str(Path.home()) not in written
    assert kept in written


def test_what_is_in_a_file_is_not_kept_in_the_log(tmp_path: Path) -> None:
    with log_to_folder(tmp_path):
        fail("cannot read " + "x" * 1000 + "the end of a long file")
        log.error("\n".join(f"line {n}" for n in range(1000)))
    written = log_file_path(tmp_path).read_text("utf-8")
    assert "the end of a long file" not in written
    assert "line 3\n" in written
    assert "line 999\n" in written
    assert "line 500\n" not in written


def test_what_was_written_to_the_database_is_not_in_its_errors(tmp_path: Path, file: Path) -> None:
    with Store.open(file) as store, log_to_folder(tmp_path):
        with store._link.writing() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
        with pytest.raises(DatabaseTrouble):
            store.settings.put("diary", "what Ana wrote")
    written = log_file_path(tmp_path).read_text("utf-8")
    assert "Traceback" in written
    assert "readonly" in written
    assert "what Ana wrote" not in written


def test_there_are_never_more_than_three_files_of_a_megabyte(tmp_path: Path) -> None:
    page = "\n".join(["x" * 300] * 180)
    with log_to_folder(tmp_path):
        for n in range(90):
            log.error("page %d\n%s", n, page)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["companion.log", "companion.log.1", "companion.log.2"]
    assert len(files) == 1 + OLD_LOGS_KEPT
    assert all(file.stat().st_size <= MAX_LOG_BYTES for file in files)
    assert "page 89" in log_file_path(tmp_path).read_text("utf-8"), "the newest is kept"


def test_two_programs_share_the_file_also_when_one_begins_a_new_one(tmp_path: Path) -> None:
    with log_to_folder(tmp_path), log_to_folder(tmp_path):
        # Each record is written by both, as two programs would.
        log.error("first")
        log_file_path(tmp_path).rename(tmp_path / "companion.log.1")
        log.error("second")
    assert log_file_path(tmp_path).read_text("utf-8").count("second") == 2


@pytest.mark.parametrize("folder", ["a file/logs", "taken"])
def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a file").write_text("no folder")
    (tmp_path / "taken" / "companion.log").mkdir(parents=True)
    with log_to_folder(tmp_path / folder):
        fail("nobody can write this down")
    assert capsys.readouterr().err == ""


def test_what_the_server_complains_about_is_kept(tmp_path: Path) -> None:
    server = logging.getLogger("uvicorn.error")
    parent, propagates = logging.getLogger("uvicorn"), logging.getLogger("uvicorn").propagate
    parent.propagate = False
    try:
        with log_to_folder(tmp_path):
            log_server_errors()
            server.error("Exception in ASGI application")
        server.error("after the end")
    finally:
        parent.propagate = propagates
    written = log_file_path(tmp_path).read_text("utf-8")
    assert written.count("Exception in ASGI application") == 1
    assert "after the end" not in written


def test_an_error_as_text_has_its_traceback_and_no_home_folder() -> None:
    try:
        raise ValueError(f"in {Path.home()}/diary")
    except ValueError as error:
        text = error_text(error)
    assert text.startswith("Traceback")
    assert text.endswith("ValueError: in ~/diary")
    assert remove_secrets("plain words") == "plain words"
