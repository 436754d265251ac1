"""How strong the levels are: a mirrored match of two of them, `python -m tests.bench.strength knight squire`.

Not part of `make bench`: the matches of docs/hero_realms_strength.md take minutes.
"""

from __future__ import annotations

import argparse
import time

from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.bot_factory import LEVELS, Bot, create_bot
from companion.games.hero_realms.bots.legend import IN_SIMULATION, Legend
from companion.games.hero_realms.bots.legend_search import Budget
from companion.games.hero_realms.commands.bot_matches import Match, PlayerFactory, play_match
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.messages import Message


def main() -> None:
    """Play a match and print the score of the first level as it grows."""
    asked = argparse.ArgumentParser(description="A mirrored match of two levels at a table of two.")
    asked.add_argument("one", choices=LEVELS)
    asked.add_argument("other", choices=LEVELS)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--playouts", type=int, default=IN_SIMULATION.playouts, help="Legend's budget for a turn")
    wanted = asked.parse_args()
    clock = Clock()
    one = _maker(wanted.one, wanted.playouts)
    match = play_match(
        lambda luck: Timed(one(luck), clock), _maker(wanted.other, wanted.playouts), wanted.games, wanted.seed, _show
    )
    print()
    print(f"{wanted.one} against {wanted.other}: {_line(match)}")
    print(
        f"{1000 * clock.seconds / clock.turns:.1f} ms of processor time a turn of {wanted.one}, "
        f"{match.games / match.seconds:.1f} games per second"
    )


class Clock:
    """How long the turns of a player took."""

    def __init__(self) -> None:
        self.seconds, self.turns = 0.0, 0


class Timed:
    """A player with a clock beside it."""

    def __init__(self, player: Bot, clock: Clock) -> None:
        self.player, self.clock, self.turn = player, clock, -1

    def pick(self, view: SeatView) -> Act:
        """The act to do now, and the time it took."""
        begun = time.process_time()
        act = self.player.pick(view)
        self.clock.seconds += time.process_time() - begun
        if not view.asked and view.turns != self.turn:
            self.turn = view.turns
            self.clock.turns += 1
        return act

    def why(self, view: SeatView) -> tuple[Message, tuple[Message, ...]]:
        """The reason of the last pick."""
        return self.player.why(view)


def _maker(level: str, playouts: int) -> PlayerFactory:
    def make(luck: Luck) -> Bot:
        return Legend(luck, Budget(playouts=playouts)) if level == "legend" else create_bot(level, luck)

    return make


def _show(match: Match) -> None:
    print(f"\r{_line(match)}", end="", flush=True)


def _line(match: Match) -> str:
    low, high = match.interval
    return f"{match.games} games, {100 * match.share:.1f} % won ({100 * low:.1f} to {100 * high:.1f} %)"


if __name__ == "__main__":
    main()
