"""Fifth Wheel as an engine: the rules, a table in one glance, typed lines, how it is set up, who plays by itself."""

from __future__ import annotations

from companion.games.engines import Engine, TableOverview
from companion.games.game_boxes import load_box
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Malformed

from .bot import WagonBot
from .game import Act, Camp, Drive, FifthWheel, RaceState
from .setup import GAME, build_setup_from_order


def table_overview(state: RaceState) -> TableOverview:
    """A race as the list of tables shows it."""
    box = load_box(GAME)
    people = tuple((driver.name, n) for n, driver in enumerate(state.race.drivers) if not driver.app)
    now = message("now-ended") if state.ended else message("now-turn", name=state.driver.name)
    return TableOverview(box.name, box.modes[0].name, people, now)


def summary_lines(state: RaceState) -> list[Message]:
    """The position as people read it."""
    goal = state.race.goal
    driven = zip(state.race.drivers, state.miles, strict=True)
    return [message("fw-standing", name=driver.name, miles=miles, goal=goal) for driver, miles in driven]


def read_line(state: RaceState, line: str, now: int) -> Act:
    """`camp`, `drive`, or `drive 4` where a real die was rolled."""
    match line.casefold().split():
        case ["camp"]:
            return Camp()
        case ["drive"]:
            return Drive()
        case ["drive", shown] if shown.isdecimal() and int(shown):
            return Drive(int(shown))
    raise Malformed("fw-bad-line", found=line, options=example_lines(state))


def example_lines(state: RaceState) -> list[str]:
    """Lines that work at this table now."""
    if state.ended:
        return []
    return ["drive", "drive 4", "camp"] if state.stage else ["drive", "drive 4"]


ENGINE = Engine(
    FifthWheel(), table_overview, read_line, example_lines, build_setup_from_order, summary_lines, autoplay=WagonBot
)
