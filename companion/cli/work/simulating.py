"""Simulating games for `companion simulate`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.games.hero_realms.chairs import LEVELS
from companion.kernel.chances import interval
from companion.kernel.refusals import Malformed, Unknown
from companion.lab.arena import TURN_LIMIT, Contest, Tally, body_of, mean, run

GAMES = ("hero-realms",)
BOSSES = ("dragon", "lich")
DUEL = "boss-vs-boss"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    mode: str
    seats: int
    boss: str
    party: int
    level: str
    games: int
    seed: int


def simulate(desk: Desk, game: str, wanted: Wanted) -> Answer:
    """Play and count; the progress goes to the error stream, so that the answer stays clean."""
    if game not in GAMES:
        raise Unknown("simulate-no-game", found=game, options=", ".join(GAMES))
    contest = _contest(wanted)
    body_of(contest)
    bar = Progress(
        TextColumn(desk.words("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=wanted.games)
        tally = run(contest, wanted.games, wanted.seed, lambda done: bar.update(task, completed=done))
    return Answer(_plain(game, wanted, contest, tally), lambda: _drawn(desk, contest, tally))


def _contest(wanted: Wanted) -> Contest:
    if wanted.boss and (wanted.mode or wanted.seats):
        raise Malformed("simulate-one-of")
    if wanted.party and not wanted.boss and wanted.mode not in BOSSES:
        raise Malformed("simulate-no-boss")
    bosses = tuple(boss.strip() for boss in wanted.boss.split(",")) if wanted.boss else ()
    for boss in bosses:
        if boss not in BOSSES:
            raise Unknown("hr-no-boss", found=boss, options=", ".join(BOSSES))
    levels = tuple(level.strip() for level in wanted.level.split(","))
    for level in levels:
        if level not in LEVELS:
            raise Unknown("hr-no-level", found=level, options=", ".join(LEVELS))
    if len(bosses) > 1:
        if len(bosses) + wanted.party != 2:
            raise Malformed("hr-bad-seats", mode=DUEL, least=2, most=2, found=len(bosses) + wanted.party)
        return Contest(DUEL, 2, levels, bosses)
    if bosses or wanted.mode in BOSSES:
        return Contest(wanted.boss or wanted.mode, wanted.party or wanted.seats or 1, levels)
    return Contest(wanted.mode or "free-for-all", wanted.seats, levels)


def _plain(game: str, wanted: Wanted, contest: Contest, tally: Tally) -> dict[str, Any]:
    sides = {}
    for side in tally.sides:
        low, high = interval(tally.wins[side], tally.games)
        share = tally.wins[side] / tally.games
        sides[side] = {"wins": tally.wins[side], "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
    return {
        "game": game,
        "mode": contest.mode,
        "seats": len(body_of(contest).seats),
        "level": wanted.level,
        "games": tally.games,
        "seed": wanted.seed,
        "winners": sides,
        "open": tally.open_games,
        "turns": {"mean": round(mean(tally.turns), 2), "least": min(tally.turns), "most": max(tally.turns)},
        "acts": tally.acts,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
    }


def _drawn(desk: Desk, contest: Contest, tally: Tally) -> list[RenderableType]:
    words = desk.words
    lines = [words("simulate-games", games=tally.games, mode=contest.mode, level=", ".join(contest.levels))]
    for side in tally.sides:
        low, high = interval(tally.wins[side], tally.games)
        share = f"{100 * tally.wins[side] / tally.games:.1f}"
        lines.append(
            words(
                "simulate-side",
                side=side,
                wins=tally.wins[side],
                share=share,
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
            )
        )
    if tally.open_games:
        lines.append(words("simulate-open", limit=TURN_LIMIT, count=tally.open_games))
    turns = tally.turns
    lines.append(words("simulate-turns", mean=f"{mean(turns):.1f}", least=min(turns), most=max(turns)))
    lines.append(words("simulate-speed", rate=f"{tally.games / tally.seconds:.0f}"))
    return [paint.text(line) for line in lines]
