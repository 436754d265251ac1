"""Many games of Hero Realms for `companion simulate hero-realms`."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.command_options import CommandOption
from companion.games.game_commands_and_reports import (
    CommandOptions,
    CommandReader,
    CommandReport,
    GameCommand,
    game_length_to_json,
    mean,
    win_share_text,
    win_share_to_json,
)
from companion.games.hero_realms.bots.bot_factory import LEVELS
from companion.games.hero_realms.commands.simulated_games import (
    TURN_LIMIT,
    Contest,
    Tally,
    build_contest_setup,
    simulate_games,
)
from companion.kernel.plain_data import Plain, from_plain
from companion.kernel.refusals import Malformed, Unknown

BOSSES = ("dragon", "lich")
DUEL = "boss-vs-boss"
LEVEL = "squire"


@dataclass(frozen=True, slots=True)
class SimulationOptions:
    """What was asked for. What nobody typed is empty."""

    mode: str
    seats: int
    boss: str
    party: int
    level: str
    games: int
    seed: int


def run(context: CommandReader, options: CommandOptions) -> CommandReport:
    """Play and count who wins."""
    wanted = from_plain(SimulationOptions, dict(options))
    contest = _contest(wanted)
    build_contest_setup(contest)
    with context.progress(context.words("simulate-progress"), wanted.games) as step:
        tally = simulate_games(contest, wanted.games, wanted.seed, step)
    return CommandReport(_plain(wanted, contest, tally), lambda: _drawn(context, contest, tally))


def _contest(wanted: SimulationOptions) -> Contest:
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


def _plain(wanted: SimulationOptions, contest: Contest, tally: Tally) -> dict[str, Plain]:
    return {
        "game": "hero-realms",
        "mode": contest.mode,
        "seats": len(build_contest_setup(contest).seats),
        "level": ",".join(contest.levels),
        "games": tally.games,
        "seed": wanted.seed,
        "winners": {side: win_share_to_json(tally.wins[side], tally.games) for side in tally.sides},
        "open": tally.open_games,
        "turns": game_length_to_json(tally.turns),
        "acts": tally.acts,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
    }


def _drawn(context: CommandReader, contest: Contest, tally: Tally) -> list[str]:
    words, turns = context.words, tally.turns
    lines = [words("simulate-games", games=tally.games, mode=contest.mode, level=", ".join(contest.levels))]
    for side in tally.sides:
        wins = tally.wins[side]
        lines.append(words("simulate-side", side=side, wins=wins, **win_share_text(wins, tally.games)))
    if tally.open_games:
        lines.append(words("simulate-open", limit=TURN_LIMIT, count=tally.open_games))
    lines.append(words("simulate-turns", mean=f"{mean(turns):.1f}", least=min(turns), most=max(turns)))
    lines.append(words("simulate-speed", rate=f"{tally.games / tally.seconds:.0f}"))
    return lines


COMMAND = GameCommand(
    run,
    (
        CommandOption("mode", "A mode; two players all against all otherwise.", metavar="MODE"),
        CommandOption("seats", "How many seats, where the mode leaves it open.", 0, metavar="N"),
        CommandOption(
            "boss",
            "dragon or lich, against a party; two of them against each other: dragon,dragon.",
            metavar="BOSS",
        ),
        CommandOption("party", "The size of the party, 1 to 5.", 0, metavar="N"),
        CommandOption(
            "level",
            "random, squire, knight or legend; one for all, or one a side: squire,knight.",
            metavar="LEVEL",
        ),
        CommandOption("games", "How many games.", 100, metavar="G", least=1),
        CommandOption("seed", "The same seed gives the same result.", 1, metavar="S"),
    ),
    examples=(
        "companion simulate hero-realms --games 400 --seed 7",
        "companion simulate hero-realms --boss dragon --party 3 --level squire --games 100 --json",
        "companion simulate hero-realms --boss lich,lich --level knight,squire",
    ),
)
