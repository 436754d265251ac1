"""Many games of one quest for `companion simulate terrinoth`."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.cli.work.simulating import Wanted, length, played, share, share_in_words
from companion.games.terrinoth.party import LEVELS
from companion.games.terrinoth.shipped import adventure, adventures
from companion.kernel.refusals import Unknown
from companion.lab.arena import mean
from companion.lab.quests import ROUND_LIMIT, Contest, Tally, run, table_of

HEROES = 3
LEVEL = "party"


def simulate(desk: Desk, wanted: Wanted) -> Answer:
    """Play and count how often the party wins."""
    contest = _contest(wanted)
    # What cannot be laid is refused before the first game.
    table_of(contest)
    tally = played(desk, wanted.games, lambda step: run(contest, wanted.games, wanted.seed, step))
    return Answer(_plain(wanted, contest, tally), lambda: _drawn(desk, contest, tally))


def _contest(wanted: Wanted) -> Contest:
    """The quest that was named, else the first one that comes with the app."""
    level = wanted.level or LEVEL
    if level not in LEVELS:
        raise Unknown("th-no-level", found=level, options=", ".join(LEVELS))
    quest = wanted.quest or next(sheet.id for pack in adventures() for sheet in pack.quests)
    return Contest(adventure(quest), quest, wanted.heroes or HEROES, level)


def _plain(wanted: Wanted, contest: Contest, tally: Tally) -> dict[str, Any]:
    return {
        "game": "terrinoth",
        "quest": contest.quest,
        "heroes": contest.heroes,
        "level": contest.level,
        "games": tally.games,
        "seed": wanted.seed,
        "winners": {"party": share(tally.wins, tally.games)},
        "open": tally.open_games,
        "rounds": length(tally.rounds),
        "fallen": {str(count): tally.fallen[count] for count in sorted(tally.fallen)},
        "acts": tally.acts,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
    }


def _drawn(desk: Desk, contest: Contest, tally: Tally) -> list[RenderableType]:
    words, rounds = desk.words, tally.rounds
    title = next(sheet.title for sheet in contest.pack.quests if sheet.id == contest.quest)
    fallen = sum(count * games for count, games in tally.fallen.items()) / tally.games
    lines = [
        words("simulate-quest", games=tally.games, quest=title, heroes=contest.heroes, level=contest.level),
        words("simulate-won", wins=tally.wins, **share_in_words(tally.wins, tally.games)),
    ]
    if tally.open_games:
        lines.append(words("simulate-open-rounds", limit=ROUND_LIMIT, count=tally.open_games))
    lines.append(words("simulate-rounds", mean=f"{mean(rounds):.1f}", least=min(rounds), most=max(rounds)))
    lines.append(words("simulate-fallen", mean=f"{fallen:.1f}"))
    lines.append(words("simulate-speed", rate=f"{tally.games / tally.seconds:.1f}"))
    return [paint.text(line) for line in lines]
