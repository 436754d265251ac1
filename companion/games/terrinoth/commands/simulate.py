"""Many games of one quest for `companion simulate terrinoth`."""

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
from companion.games.terrinoth.bots.party_bot import LEVELS
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs, require_pack_of_quest
from companion.games.terrinoth.commands.simulated_games import (
    ROUND_LIMIT,
    Contest,
    Tally,
    build_contest_setup,
    simulate_games,
)
from companion.kernel.plain_data import Plain, from_plain
from companion.kernel.refusals import Unknown

HEROES = 3
LEVEL = "party"


@dataclass(frozen=True, slots=True)
class SimulationOptions:
    """What was asked for. What nobody typed is empty."""

    quest: str
    heroes: int
    level: str
    games: int
    seed: int


def run(context: CommandReader, options: CommandOptions) -> CommandReport:
    """Play and count how often the party wins."""
    wanted = from_plain(SimulationOptions, dict(options))
    contest = _contest(wanted)
    # What cannot be laid is refused before the first game.
    build_contest_setup(contest)
    with context.progress(context.words("simulate-progress"), wanted.games) as step:
        tally = simulate_games(contest, wanted.games, wanted.seed, step)
    return CommandReport(_plain(wanted, contest, tally), lambda: _drawn(context, contest, tally))


def _contest(wanted: SimulationOptions) -> Contest:
    """The quest that was named, else the first one that comes with the app."""
    level = wanted.level or LEVEL
    if level not in LEVELS:
        raise Unknown("th-no-level", found=level, options=", ".join(LEVELS))
    quest = wanted.quest or next(sheet.id for pack in load_shipped_packs() for sheet in pack.quests)
    return Contest(require_pack_of_quest(quest), quest, wanted.heroes or HEROES, level)


def _plain(wanted: SimulationOptions, contest: Contest, tally: Tally) -> dict[str, Plain]:
    return {
        "game": "terrinoth",
        "quest": contest.quest,
        "heroes": contest.heroes,
        "level": contest.level,
        "games": tally.games,
        "seed": wanted.seed,
        "winners": {"party": win_share_to_json(tally.wins, tally.games)},
        "open": tally.open_games,
        "rounds": game_length_to_json(tally.rounds),
        "fallen": {str(count): tally.fallen[count] for count in sorted(tally.fallen)},
        "acts": tally.acts,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
    }


def _drawn(context: CommandReader, contest: Contest, tally: Tally) -> list[str]:
    words, rounds = context.words, tally.rounds
    title = next(sheet.title for sheet in contest.pack.quests if sheet.id == contest.quest)
    fallen = sum(count * games for count, games in tally.fallen.items()) / tally.games
    lines = [
        words("simulate-quest", games=tally.games, quest=title, heroes=contest.heroes, level=contest.level),
        words("simulate-won", wins=tally.wins, **win_share_text(tally.wins, tally.games)),
    ]
    if tally.open_games:
        lines.append(words("simulate-open-rounds", limit=ROUND_LIMIT, count=tally.open_games))
    lines.append(words("simulate-rounds", mean=f"{mean(rounds):.1f}", least=min(rounds), most=max(rounds)))
    lines.append(words("simulate-fallen", mean=f"{fallen:.1f}"))
    lines.append(words("simulate-speed", rate=f"{tally.games / tally.seconds:.1f}"))
    return lines


COMMAND = GameCommand(
    run,
    (
        CommandOption("quest", "A quest of Terrinoth; the first one otherwise.", metavar="ID"),
        CommandOption("heroes", "Its heroes, 1 to 4; 1 is a player alone, who runs two.", 0, metavar="N"),
        CommandOption("level", "Terrinoth: random or party.", metavar="LEVEL"),
        CommandOption("games", "How many games.", 100, metavar="G", least=1),
        CommandOption("seed", "The same seed gives the same result.", 1, metavar="S"),
    ),
    examples=("companion simulate terrinoth --quest midwinter-orchard --heroes 3 --games 100 --json",),
)
