"""How fast Hero Realms plays: acts and games per second on one core, and the ratio to PokerKit's acts per second.

PokerKit is taken from the package registry into a folder of its own for this run; where that is not possible, its
part is left out. It is no dependency of the project. Seconds are those of the processor, so that whatever else runs on
the machine does not count.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
import time
from typing import Any

from companion.games.hero_realms.commands.simulated_games import Contest, build_contest_setup, play_one_game
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.setup_data import build_setup
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event

ACTS_TARGET = 10.0
"""Times PokerKit's acts per second."""
SQUIRE_TARGET = 300
"""Full Squire games per second."""
SLICES = 5
"""The best of so many parts counts: the one that was disturbed least."""
DUEL = Contest("free-for-all", 2, ("random",))


def run(seconds: float = 3.0) -> list[tuple[str, str]]:
    """Measure everything; each line a name and a figure."""
    acts, games = max(random_play(seconds / SLICES) for _ in range(SLICES))
    squire = max(squire_games(seconds / SLICES) for _ in range(SLICES))
    figures = [
        ("random legal play, acts per second", f"{acts:,.0f}"),
        ("random legal play, games per second", f"{games:,.0f}"),
        ("Squire, full games per second", f"{squire:,.0f} (target {SQUIRE_TARGET})"),
        ("copies of a position per second", f"{copies(seconds / 4):,.0f}"),
    ]
    poker = pokerkit_acts(seconds)
    if poker is None:
        return [*figures, ("PokerKit, acts per second", "not measured: the package could not be installed")]
    ratio = f"{acts / poker:.1f} : 1 (target {ACTS_TARGET:.0f} : 1)"
    return [*figures, ("PokerKit, acts per second", f"{poker:,.0f}"), ("acts, Hero Realms to PokerKit", ratio)]


def random_play(seconds: float) -> tuple[float, float]:
    """Acts and games per second of uniform random legal play between two; listing the legal acts is part of it."""
    engine, luck = HeroRealms(), Luck.from_seed(1)
    acts = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = engine.start(build_setup(build_contest_setup(DUEL), games), ignore_event)
        while not state.winners:
            possible = legal_acts(state)
            engine.apply(state, possible[luck.below(len(possible))], ignore_event)
            acts += 1
        games += 1
    spent = time.process_time() - begun
    return acts / spent, games / spent


def squire_games(seconds: float) -> float:
    """Full games between two Squires per second, nothing recorded."""
    contest, games = Contest("free-for-all", 2, ("squire",)), 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        play_one_game(contest, games, games)
        games += 1
    return games / (time.process_time() - begun)


def copies(seconds: float) -> float:
    """Copies of a position in the middle of a game per second."""
    engine = HeroRealms()
    state = engine.start(build_setup(build_contest_setup(DUEL), 1), ignore_event)
    luck = Luck.from_seed(2)
    for _ in range(150):
        possible = legal_acts(state)
        engine.apply(state, possible[luck.below(len(possible))], ignore_event)
    made, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state.copy()
        made += 1
    return made / (time.process_time() - begun)


def pokerkit_acts(seconds: float) -> float | None:
    """Operations per second of PokerKit, automated ones included: six players call down hands of no-limit hold'em."""
    with tempfile.TemporaryDirectory() as folder:
        kit = _pokerkit(folder)
        if kit is None:
            return None
        return max(_call_down(kit, seconds / SLICES) for _ in range(SLICES))


def _call_down(kit: Any, seconds: float) -> float:
    acts, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state = kit.NoLimitTexasHoldem.create_state(tuple(kit.Automation), True, 0, (1, 2), 2, (200,) * 6, 6)
        while state.status:
            state.check_or_call()
        acts += len(state.operations)
    return acts / (time.process_time() - begun)


def _pokerkit(folder: str) -> Any:
    try:
        return importlib.import_module("pokerkit")
    except ImportError:
        asked = [sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, "pokerkit"]
        if subprocess.run(asked, capture_output=True, check=False).returncode:
            return None
        sys.path.insert(0, folder)
        try:
            return importlib.import_module("pokerkit")
        except ImportError:
            return None


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:44} {figure}")
