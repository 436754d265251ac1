"""`companion table rules`: what a corrected rule would change, and the choice."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.corrected_rule import change_a_rule, correct_a_rule


@pytest.fixture
def table(run: Run) -> str:
    """A table at which Red has lost three."""
    made = run("table", "new", "--game", "hero-realms", "--players", "Red,Blue", "--first", "Red", "--json").json
    assert run("table", "do", "last", "life red -3", "note so far").code == 0
    found: str = made["id"]
    return found


def test_nothing_to_choose_where_nothing_was_corrected(run: Run, table: str) -> None:
    assert run("table", "rules", "last").out == "No correction changes anything at this table.\n"
    for choice in ("--take", "--keep"):
        said = run("table", "rules", "last", choice)
        assert (said.code, "No rule has been corrected" in said.err) == (2, True)


def test_a_correction_is_shown_and_taken(run: Run, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    correct_a_rule(monkeypatch)
    shown = run("table", "rules", "last").out
    assert "It makes a difference from this step on: Red: Life −3, now 47" in " ".join(shown.split())
    assert "Choose with --take or --keep." in shown
    found = run("table", "rules", "last", "--json").json
    assert (found["rules"], found["newest"], found["differs"], found["step"], found["chosen"]) == (0, 1, True, 1, None)
    assert [correction["id"] for correction in found["corrections"]] == ["one-more"]
    assert run("table", "rules", "last", "--take", "--json").json["chosen"] == "take"
    assert "46" in run("table", "show", "last").out
    assert run("table", "undo", "last").out == "Undone: the correction of a rule\n"
    assert "47" in run("table", "show", "last").out


def test_a_table_is_kept_as_it_was(run: Run, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change_a_rule(monkeypatch)
    refused = run("table", "undo", "last")
    assert (refused.code, "lead to another position" in " ".join(refused.err.split())) == (2, True)
    assert run("table", "rules", "last", "--keep").out == "Kept as it was.\n"
    assert "(kept as it was)" in " ".join(run("table", "log", "last").out.split())
    assert [step["status"] for step in run("table", "log", "last", "--json").json["steps"]] == ["kept", "kept"]


def test_one_cannot_do_both(run: Run, table: str) -> None:
    assert run("table", "rules", "last", "--take", "--keep").code == 2
