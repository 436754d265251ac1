"""Many games of Hero Realms for `companion simulate hero-realms`."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.cli.work.simulating import Wanted, length, played, share, share_in_words
from companion.games.hero_realms.chairs import LEVELS
from companion.kernel.refusals import Malformed, Unknown
from companion.lab.arena import TURN_LIMIT, Contest, Tally, body_of, mean, run

BOSSES = ("dragon", "lich")
DUEL = "boss-vs-boss"
LEVEL = "squire"


def simulate(desk: Desk, wanted: Wanted) -> Answer:
    """Play and count who wins."""
    contest = _contest(wanted)
    body_of(contest)
    tally = played(desk, wanted.games, lambda step: run(contest, wanted.games, wanted.seed, step))
    return Answer(_plain(wanted, contest, tally), lambda: _drawn(desk, contest, tally))


def _contest(wanted: Wanted) -> Contest:
    if wanted.boss and (wanted.mode or wanted.seats):
        raise Malformed("simulate-one-of")
    if wanted.party and not wanted.boss and wanted.mode not in BOSSES:
        raise Malformed("simulate-no-boss")
    bosses = tuple(boss.strip() for boss in wanted.boss.split(",")) if wanted.boss else ()
    for boss in bosses:
        if boss not in BOSSES:
            raise Unknown("hr-no-boss", found=boss, options=", ".join(BOSSES))
    levels = tuple(level.strip() for level in (wanted.level or LEVEL).split(","))
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


def _plain(wanted: Wanted, contest: Contest, tally: Tally) -> dict[str, Any]:
    return {
        "game": "hero-realms",
        "mode": contest.mode,
        "seats": len(body_of(contest).seats),
        "level": ",".join(contest.levels),
        "games": tally.games,
        "seed": wanted.seed,
        "winners": {side: share(tally.wins[side], tally.games) for side in tally.sides},
        "open": tally.open_games,
        "turns": length(tally.turns),
        "acts": tally.acts,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
    }


def _drawn(desk: Desk, contest: Contest, tally: Tally) -> list[RenderableType]:
    words, turns = desk.words, tally.turns
    lines = [words("simulate-games", games=tally.games, mode=contest.mode, level=", ".join(contest.levels))]
    for side in tally.sides:
        wins = tally.wins[side]
        lines.append(words("simulate-side", side=side, wins=wins, **share_in_words(wins, tally.games)))
    if tally.open_games:
        lines.append(words("simulate-open", limit=TURN_LIMIT, count=tally.open_games))
    lines.append(words("simulate-turns", mean=f"{mean(turns):.1f}", least=min(turns), most=max(turns)))
    lines.append(words("simulate-speed", rate=f"{tally.games / tally.seconds:.0f}"))
    return [paint.text(line) for line in lines]
