"""One full game of every mode, act by act with everything told, as it was recorded.

A change of the rules that is meant changes these files: run the tests with COMPANION_GOLDEN=write and read the
difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.games.hero_realms.bots.bot_factory import decide_act
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line, write_line
from companion.kernel.events import Event, describe_event
from companion.library.translations import load_message_catalogue
from tests.hero_realms.sample_tables import GAME, setup_of

FOLDER = Path(__file__).parents[1] / "golden" / "hero_realms"
GAMES = {
    "free-for-all": "two",
    "hunter-first-blood": "first blood",
    "hunter-last-standing": "last standing",
    "hydra-2v2": "hydra of two",
    "hydra-3v3": "hydra of three",
    "emperor": "emperor",
    "dragon": "party of 3 against the dragon",
    "lich": "party of 2 against the lich",
    "boss-vs-boss": "dragon against lich",
}
SEED = 11
ENGLISH = load_message_catalogue("en")


def told(events: list[Event]) -> list[str]:
    """Events as lines, with the paragraph each follows from."""
    return [f"  {describe_event(event, ENGLISH)} [{event.reason.rule if event.reason else ''}]" for event in events]


def recorded(label: str) -> list[str]:
    """A game of Squires as lines: `> act`, then what it led to."""
    events: list[Event] = []
    state = GAME.start(setup_of(label, SEED), events.append)
    lines, squire = told(events), Squire()
    while not state.winners:
        act, _ = decide_act(state, squire)
        lines += played(state, write_line(act))
    return lines


def played(state: HeroState, line: str) -> list[str]:
    """A typed line performed."""
    events: list[Event] = []
    GAME.apply(state, read_line(state, line), events.append)
    return [f"> {line}", *told(events)]


@pytest.mark.parametrize("mode", GAMES)
def test_a_recorded_game_is_replayed_line_by_line(mode: str) -> None:
    file = FOLDER / f"{mode}.txt"
    if os.environ.get("COMPANION_GOLDEN") == "write":
        file.write_text("\n".join(recorded(GAMES[mode])) + "\n", encoding="utf-8")
    wanted = file.read_text(encoding="utf-8").splitlines()
    events: list[Event] = []
    state = GAME.start(setup_of(GAMES[mode], SEED), events.append)
    found = told(events)
    for line in wanted:
        if line.startswith("> "):
            found += played(state, line[2:])
    assert found == wanted
    assert state.winners
