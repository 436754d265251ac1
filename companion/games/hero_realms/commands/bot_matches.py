"""Matches between two bot levels: every deal is played twice with swapped seats, so luck favours neither."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.hero_realms.bots.bot_factory import Bot
from companion.games.hero_realms.commands.simulated_games import TURN_LIMIT
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.confidence_interval import wilson_interval
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event

PlayerFactory = Callable[[Luck], Bot]
"""Makes a player; the luck given is the only chance it may use."""


@dataclass(slots=True)
class Match:
    """The score of the first of two players: 2, 1 or 0 games won of each deal that was played from both seats."""

    pairs: list[float] = field(default_factory=list)
    seconds: float = 0.0
    turns: int = 0

    @property
    def games(self) -> int:
        """Games played."""
        return 2 * len(self.pairs)

    @property
    def share(self) -> float:
        """The share of games won."""
        return sum(self.pairs) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share, from the spread of the pairs: games of a pair hang together."""
        count, share = len(self.pairs), self.share
        if count < 2:
            return 0.0, 1.0
        if share in (0.0, 1.0):
            # No spread to go by: the interval of single games says more.
            return wilson_interval(round(share * self.games), self.games)
        spread = sum((pair / 2 - share) ** 2 for pair in self.pairs) / (count - 1)
        half = 1.959964 * math.sqrt(spread / count)
        return max(0.0, share - half), min(1.0, share + half)


def play_to_end(state: HeroState, players: list[Bot]) -> HeroState:
    """Let players decide until somebody wins."""
    engine = HeroRealms()
    while not state.winners and state.turns < TURN_LIMIT:
        view = SeatView(state)
        engine.apply(state, players[view.seats[0]].pick(view), ignore_event)
    return state


def play_match(
    one: PlayerFactory, other: PlayerFactory, games: int, seed: int, step: Callable[[Match], None] = lambda match: None
) -> Match:
    """Two-player games in pairs: the same deal and the same luck, with the two players in each other's seats."""
    match, begun = Match(), time.perf_counter()
    for pair in range(games // 2):
        deal = seed * 1_000_003 + pair
        won = 0.0
        for swapped in (False, True):
            state = HeroRealms().start(
                build_setup(SetupBody("free-for-all", (Chair("a"), Chair("b")), first="a"), deal), ignore_event
            )
            luck = Luck.from_seed(deal ^ 0x5EED)
            players = [other(luck), one(luck)] if swapped else [one(luck), other(luck)]
            play_to_end(state, players)
            match.turns += state.turns
            if not state.winners:
                won += 0.5
            elif state.winners[0] == (1 if swapped else 0):
                won += 1.0
        match.pairs.append(won)
        match.seconds = time.perf_counter() - begun
        step(match)
    return match
