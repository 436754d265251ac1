"""The command while others have the same table open."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.tables.change_bus import Change
from companion.tables.table_service import TableService
from database.store import Store
from tests.cli.conftest import Run

COMMAND = [sys.executable, "-m", "companion"]


def test_an_open_table_hears_of_what_another_process_does(run: Run, table: str, data: Path) -> None:
    with Store.open(data / DATABASE_FILE_NAME) as store:
        house = TableService(store, ENGINES)
        live = house.open(table)
        heard: list[Change] = []
        house.hub.listen(table, heard.append)
        done = subprocess.run([*COMMAND, "table", "do", table, "life", "red", "-3"], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        house.take_in_outside_changes()
        assert live.state.value("life", "red") == 47
        assert [(change.kind, change.who, change.elsewhere) for change in heard] == [("give", "terminal", True)]
        # And the other way round: the next command stands on what was done here.
        house.undo(table, "phone")
    assert run("table", "show", table, "--json").json["seats"][0]["counters"]["life"] == 50


@pytest.mark.slow
def test_three_processes_at_once_lose_nothing(run: Run, table: str) -> None:
    lines = "life red -1\n" * 8
    writers = [
        subprocess.Popen([*COMMAND, "table", "do", table, "--stdin"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        for _ in range(3)
    ]
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write(lines.encode())
        writer.stdin.close()
    assert [writer.wait(60) for writer in writers] == [0, 0, 0]
    shown = run("table", "show", table, "--json").json
    assert (shown["length"], shown["seats"][0]["counters"]["life"]) == (24, 26)


@pytest.mark.parametrize("command", [["table", "list"], ["table", "list", "--json"]], ids=" ".join)
def test_a_reader_that_leaves_early_is_no_error(data: Path, command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run([*COMMAND, *command], stdout=writer, stderr=subprocess.PIPE)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_nobody_needs_to_listen(data: Path) -> None:
    done = subprocess.run(f"{sys.executable} -m companion table list >&- <&-", shell=True, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, b"")


# --- serving --------------------------------------------------------------------------------------


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A running server, and what it said when it was ready."""
    server = subprocess.Popen(
        [*COMMAND, "serve", "--json", "--no-open", *options],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""},
    )
    try:
        assert server.stdout is not None
        said = ""
        while not said.endswith("}\n"):
            line = server.stdout.readline()
            assert line, "the server ended before it was ready"
            said += line
        yield server, json.loads(said)
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


@pytest.mark.slow
def test_the_server_is_for_this_machine_only_and_ends_with_ctrl_c(data: Path) -> None:
    with serving("--port", "0") as (server, said):
        assert said["address"].startswith("http://127.0.0.1:")
        assert said["outside"] is False
        assert said["data"] == str(data / DATABASE_FILE_NAME)
        with urllib.request.urlopen(said["address"], timeout=20) as page:
            assert page.status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0


@pytest.mark.slow
def test_a_taken_port_is_refused_when_it_was_asked_for(run: Run) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = run("serve", "--port", str(taken.getsockname()[1]), "--json")
    assert (said.code, said.json["error"]["id"]) == (2, "cli-port-taken")


def test_the_usual_port_gives_way_to_another_when_taken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.cli.handlers import serve_app as work

    asked: list[int] = []

    def pretend(main: object, host: str, port: int, ready: Any) -> None:
        asked.append(port)
        ready("http://127.0.0.1:54321")

    monkeypatch.setattr(work, "run_server", pretend)
    monkeypatch.setattr(work, "is_port_free", lambda host, port: False)
    said = run("serve", "--no-open")
    assert (said.code, asked) == (0, [0])
    assert "taken" in said.out
    assert "http://127.0.0.1:54321" in said.out
    assert "▀" in said.out


def test_without_a_command_the_app_opens_in_a_window_or_else_in_the_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.cli.handlers import serve_app as work

    opened: list[str] = []

    def pretend(main: object, host: str, port: int, ready: Any) -> None:
        ready(f"http://{host}:{port}")

    monkeypatch.setattr(work, "run_server", pretend)
    monkeypatch.setattr(work, "is_port_free", lambda host, port: True)
    monkeypatch.setattr(work, "can_open_browser", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(work, "is_window_client_installed", lambda: True)
    monkeypatch.setattr(work, "run_in_app_window", lambda main: True)
    assert (run().code, opened) == (0, [])
    monkeypatch.setattr(work, "run_in_app_window", lambda main: False)
    said = run()
    assert said.code == 0
    assert "http://127.0.0.1:8642" in said.out
    assert opened == ["http://127.0.0.1:8642"]
