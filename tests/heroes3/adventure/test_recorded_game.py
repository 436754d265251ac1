"""One whole evening of two players, line by line with everything told, as it was recorded. heroes3 1 to 12.

A change of the rules that is meant changes the file: run the test with COMPANION_GOLDEN=write and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from companion.games.heroes3.adventure.players import game_end, player_statistics
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import AdventureSetup, Settings, StartingPosition, build_setup
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.adventure.text import line_parser
from companion.kernel.events import Event, describe_event
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from tests.heroes3.adventure.sample_games import ANA, BEA, GAME, say

FILE = Path(__file__).parents[2] / "golden" / "heroes3" / "evening.txt"
SEED = 11
ENGLISH = load_message_catalogue("en")
BODY = AdventureSetup(
    (ANA, BEA),
    title={"en": "The Two Fords"},
    start=StartingPosition(Purse(15, 4, 1), units=("bronze/few", "bronze/pack"), buildings=("bronze",)),
    rounds=6,
    victory={"en": "Hold both fords as round 6 ends."},
    boxes=("core", "fortress"),
    settings=Settings(cards="app"),
)


def told(events: list[Event]) -> list[str]:
    """Events as lines, with the paragraph each follows from."""
    return [f"  {describe_event(event, ENGLISH)} [{event.reason.rule if event.reason else ''}]" for event in events]


def replayed(typed: list[str]) -> tuple[list[str], Table[AdventureState, Any]]:
    """The evening as lines: `> act`, then what it led to, or why it was refused."""
    table: Table[AdventureState, Any] = Table(GAME, build_setup(BODY, SEED))
    found = told(table.opening)
    for line in typed:
        found.append(f"> {line}")
        try:
            found += told(table.give(line_parser.parse_line(table.state, line)))
        except Refused as refused:
            found.append(f"  ! {say(refused.message)}")
    return found, table


def test_a_recorded_evening_is_replayed_line_by_line() -> None:
    wanted = FILE.read_text(encoding="utf-8").splitlines()
    found, table = replayed([line[2:] for line in wanted if line.startswith("> ")])
    if os.environ.get("COMPANION_GOLDEN") == "write":
        FILE.write_text("\n".join(found) + "\n", encoding="utf-8")
        wanted = found
    assert found == wanted
    ended = game_end.game_result(table.state)
    assert ended is not None
    assert ended.winners == ("ana",)
    assert table.state.table.round == 6
    figures = {figure.what: figure.count for figure in player_statistics.collect_player_statistics(table.state)["ana"]}
    assert figures["fights-won"] >= 3
    assert figures["heroes-beaten"] == 2


def test_the_recorded_evening_survives_a_snapshot_at_every_step() -> None:
    typed = [line[2:] for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("> ")]
    table: Table[AdventureState, Any] = Table(GAME, build_setup(BODY, SEED))
    for line in typed:
        try:
            table.give(line_parser.parse_line(table.state, line))
        except Refused:
            continue
        assert GAME.thaw(table.setup, GAME.freeze(table.state)) == table.state


def test_the_whole_evening_can_be_undone() -> None:
    typed = [line[2:] for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("> ")]
    _, table = replayed(typed)
    opened: Table[AdventureState, Any] = Table(GAME, build_setup(BODY, SEED))
    while table.length and table.can_undo:
        table.undo()
    assert table.state == opened.state
