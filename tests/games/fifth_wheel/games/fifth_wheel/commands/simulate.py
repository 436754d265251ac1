"""Many races for `companion simulate fifth-wheel`: whether it helps to go first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from companion.games.cli_setup import CliSetupOrder
from companion.games.command_options import CommandOption
from companion.games.game_commands_and_reports import (
    CommandOptions,
    CommandReader,
    CommandReport,
    GameCommand,
    win_share_text,
    win_share_to_json,
)
from companion.kernel.events import ignore_event
from companion.kernel.plain_data import from_plain

from ..bot import WagonBot
from ..game import FifthWheel
from ..setup import LEAST, LONGEST_RACE, build_setup_from_order


@dataclass(frozen=True, slots=True)
class RaceOptions:
    """What was asked for; 0 seats where nobody said how many."""

    seats: int
    games: int
    seed: int
    goal: int


def run(reader: CommandReader, options: CommandOptions) -> CommandReport:
    """Race and count who wins, by the order of play."""
    wanted = from_plain(RaceOptions, dict(options))
    drivers = tuple(f"driver-{n + 1}" for n in range(wanted.seats or LEAST))
    games = wanted.games
    order = CliSetupOrder(drivers, choices={("", "goal"): str(wanted.goal)})
    wins: Counter[str] = Counter()
    with reader.progress(reader.words("simulate-progress"), games) as step:
        for game in range(games):
            wins[drivers[_play(replace(order, seed=wanted.seed * 1_000_003 + game))]] += 1
            step(game + 1)
    plain = {
        "game": "fifth-wheel",
        "goal": wanted.goal,
        "games": games,
        "seed": wanted.seed,
        "winners": {driver: win_share_to_json(wins[driver], games) for driver in drivers},
    }
    return CommandReport(
        plain,
        lambda: [
            reader.words("simulate-side", side=driver, wins=wins[driver], **win_share_text(wins[driver], games))
            for driver in drivers
        ],
    )


def _play(order: CliSetupOrder) -> int:
    """The place of the winner of one race."""
    game, bot = FifthWheel(), WagonBot(lambda share: None)
    state = game.start(build_setup_from_order(order), ignore_event)
    while not state.ended:
        game.apply(state, game.codec.own(bot.decide(state).act), ignore_event)
    return state.winner


COMMAND = GameCommand(
    run,
    (
        CommandOption("seats", "How many drivers; two otherwise.", 0, metavar="N"),
        CommandOption("goal", "How many miles a race goes.", 50, metavar="MILES", least=1, most=LONGEST_RACE),
        CommandOption("games", "How many games.", 100, metavar="G", least=1),
        CommandOption("seed", "The same seed gives the same result.", 1, metavar="S"),
    ),
    examples=("companion simulate fifth-wheel --seats 3 --goal 30",),
)
