"""On a disk without room the terminal still lists, shows and exports."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.full_disk import no_room


@pytest.mark.parametrize("command", [["list"], ["show", "last"], ["log", "last"], ["export", "last"]])
def test_looking_needs_no_room(run: Run, table: str, command: list[str]) -> None:
    assert run("table", "do", "last", "life red -3").code == 0
    before = run("table", *command, "--json")
    with no_room():
        assert run("table", *command, "--json") == before
        refused = run("table", "do", "last", "life red -3", "--json")
        assert (refused.code, refused.json["error"]["kind"]) == (3, "NotWritable")
    assert before.code == 0
