"""An evening with real cards as it was recorded: what people tell, what the Dragon does step by step and why.

A change that is meant changes the file: run the test with COMPANION_GOLDEN=write and read the difference.
"""

from __future__ import annotations

import os

from companion.games.hero_realms.bot_turn_steps import decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.setup_data import build_setup
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line, write_line
from companion.kernel.events import Event
from tests.hero_realms.physical.physical_tables import party
from tests.hero_realms.sample_tables import GAME
from tests.hero_realms.test_recorded_games import ENGLISH, FOLDER, told

FILE = FOLDER / "with-real-cards.txt"
PEOPLE = {
    "ana": ["lay follower", "expend follower", "take 2", "expend bless", "choose ben", "hit dragon 6", "end"],
    "ben": ["take 5", "expend pick-pocket", "choose ben", "hit dragon 11", "end"],
}
"""What Ana and Ben tell in each of their turns; what cannot be any more they leave out."""
ROUNDS = 4


def perform(state: HeroState, line: str) -> list[str]:
    events: list[Event] = []
    GAME.apply(state, read_line(state, line), events.append)
    return [f"> {line}", *told(events)]


def evening() -> list[str]:
    """Four rounds against the Dragon; the market turns up cards in the order of the box."""
    state, lines = GAME.start(build_setup(party("dragon"), 21), lambda event: None), list[str]()
    waits = {name: list[str]() for name in PEOPLE}
    while state.turns <= 3 * ROUNDS and not state.winners:
        now = find_awaited_actor(state)
        if now.kind == "turned":
            lines += perform(state, f"choose {state.table.book.names[min(state.deck)]}")
        elif now.kind == "app":
            step = decide_next_step(state, Squire())
            assert step is not None
            assert step.reason.message is not None
            lines.append(f"* {ENGLISH.say(step.says)} {ENGLISH.say(step.reason.message)}")
            lines += perform(state, write_line(step.act))
        else:
            left = waits[now.seat] = waits[now.seat] or list(PEOPLE[now.seat])
            line = left.pop(0)
            if not line.startswith("lay") or "follower" in _owned(state, now.seat):
                lines += perform(state, line)
    return lines


def _owned(state: HeroState, seat: str) -> list[str]:
    return [state.table.book.names[card] for card in state.seats[state.table.index[seat]].deck]


def test_an_evening_with_real_cards_goes_as_it_was_recorded() -> None:
    found = evening()
    if os.environ.get("COMPANION_GOLDEN") == "write":
        FILE.write_text("\n".join(found) + "\n", encoding="utf-8")
    assert found == FILE.read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("* Dragon attacks") for line in found)
