"""Simulates many games between bots: who wins, how long it takes, with confidence intervals."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.hero_realms.bots.bot_factory import create_bot
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.setup_data import MODES, Chair, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Malformed, Unknown

TURN_LIMIT = 2_000
"""A game without a winner by then is counted as open: random play may heal faster than it hits."""
CHARACTERS = ("cleric", "fighter", "ranger", "thief", "wizard")
SEATS = ("a", "b", "c", "d", "e", "f")


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: a mode with so many seats, and the level of each side (the last one stands for all further).

    `bosses` are the two that fight each other in boss against boss; they may be of the same kind.
    """

    mode: str
    seats: int
    levels: tuple[str, ...]
    bosses: tuple[str, ...] = ("dragon", "lich")


@dataclass(slots=True)
class Tally:
    """The results of the games so far."""

    sides: tuple[str, ...]
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    open_games: int = 0
    turns: list[int] = field(default_factory=list)
    acts: int = 0
    seconds: float = 0.0


def build_contest_setup(contest: Contest, game: int = 0) -> SetupBody:
    """The table of one game; which characters make up a party goes round from game to game."""
    if contest.mode not in MODES:
        raise Unknown("position-no-mode", found=contest.mode, options=", ".join(MODES))
    least, most = MODES[contest.mode]
    count = contest.seats or least
    if not least <= count <= most:
        raise Malformed("hr-bad-seats", mode=contest.mode, least=least, most=most, found=count)
    chairs = []
    for n in range(count):
        if contest.mode == "boss-vs-boss":
            chairs.append(Chair(SEATS[n], boss=contest.bosses[n]))
        elif contest.mode in ("dragon", "lich"):
            chairs.append(Chair(SEATS[n], character=CHARACTERS[(game + n) % len(CHARACTERS)]))
        else:
            chairs.append(Chair(SEATS[n]))
    # Luck decides who begins, except that seats take turns at it where there is no other order.
    first = SEATS[game % count] if contest.mode in ("free-for-all", "boss-vs-boss") else ""
    return SetupBody(contest.mode, tuple(chairs), first=first)  # type: ignore[arg-type]


def contest_side_names(contest: Contest) -> tuple[str, ...]:
    """What the sides are called in a result."""
    if contest.mode in ("dragon", "lich"):
        return ("party", contest.mode)
    if contest.mode == "boss-vs-boss":
        one, other = contest.bosses
        return (one, other) if one != other else (f"{one}-1", f"{other}-2")
    if contest.mode.startswith("hydra") or contest.mode == "emperor":
        return ("team-1", "team-2")
    return SEATS[: contest.seats or MODES[contest.mode][0]]


def play_one_game(contest: Contest, seed: int, game: int = 0) -> tuple[HeroState, int]:
    """One game to its end; the last position and the number of acts."""
    engine = HeroRealms()
    state = engine.start(build_setup(build_contest_setup(contest, game), seed), ignore_event)
    luck = Luck.from_seed(seed ^ 0x5EED)
    levels = contest.levels
    players = [create_bot(levels[min(place.side, len(levels) - 1)], luck) for place in state.table.places]
    acts = 0
    while not state.winners and state.turns < TURN_LIMIT:
        view = SeatView(state)
        engine.apply(state, players[view.seats[0]].pick(view), ignore_event)
        acts += 1
    return state, acts


def simulate_games(contest: Contest, games: int, seed: int, step: Callable[[int], None] = lambda done: None) -> Tally:
    """Play games one after another; the same seed gives the same result."""
    tally = Tally(contest_side_names(contest))
    begun = time.perf_counter()
    for game in range(games):
        state, acts = play_one_game(contest, seed * 1_000_003 + game, game)
        tally.games += 1
        tally.acts += acts
        tally.turns.append(state.turns)
        if state.winners:
            tally.wins[tally.sides[state.table.places[state.winners[0]].side]] += 1
        else:
            tally.open_games += 1
        step(game + 1)
    tally.seconds = time.perf_counter() - begun
    return tally
