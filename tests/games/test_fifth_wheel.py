"""A new game is a new folder under the content, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games import game_boxes, lint_game_boxes
from companion.games.tracker import acts
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.line_parser import parse_line
from companion.games.tracker.rules.elimination_and_victory import attackable_seats
from companion.games.tracker.setup.game_box import Chosen
from companion.games.tracker.setup.setup_builder import build_setup
from companion.kernel.refusals import Unknown
from companion.kernel.table import Table
from tests.tracker.sample_sheets import Sheet, hands, tell, values

CONTENT = Path(__file__).parent / "fifth_wheel" / "content"


@pytest.fixture(autouse=True)
def its_own_content(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COMPANION_CONTENT", str(CONTENT))
    game_boxes.load_boxes.cache_clear()
    yield
    monkeypatch.undo()
    game_boxes.load_boxes.cache_clear()


def race(*people: str) -> Sheet:
    return Table(
        TrackerGame(), build_setup(game_boxes.load_box("fifth-wheel"), Chosen("race", people, first=people[0]), 1)
    )


def test_the_shelf_finds_it_and_only_it() -> None:
    assert [box.id for box in game_boxes.load_boxes()] == ["fifth-wheel"]
    with pytest.raises(Unknown, match="unknown-game"):
        game_boxes.load_box("hero-realms")


def test_it_passes_the_content_lint() -> None:
    assert lint_game_boxes.find_all_game_box_problems(CONTENT) == []


def test_it_is_set_up_and_played_like_any_other_game() -> None:
    table = race("Ana", "Ben", "Cleo")
    assert values(table, "wheels") == {"ana": 2, "ben": 2, "cleo": 2}
    assert hands(table) == {"ana": 2, "ben": 2, "cleo": 2}
    assert values(table, "miles") == {"ana": 2, "ben": 0, "cleo": 0}
    assert attackable_seats(table.state, "ana") == ((), ())
    assert table.state.tokens == {"whip": "ana"}


def test_typed_lines_know_its_words() -> None:
    table = race("Ana", "Ben")
    assert parse_line(table.state, "ruedas ben +2") == acts.Change("wheels", 2, "ben")
    assert parse_line(table.state, "whip b") == acts.Hand("whip", "ben")


def test_a_round_that_takes_the_last_wheel_takes_the_driver_too() -> None:
    table = race("Ana", "Ben")
    table.give(acts.Put("wheels", 2, "ben"))
    for _ in range(4):
        table.give(acts.Next("round"))
    assert values(table, "wheels") == {"ana": 1, "ben": 2}
    heard = tell(table, acts.Next("round"))
    assert "Ana is out." in heard
    assert table.state.winners == ("ben",)
