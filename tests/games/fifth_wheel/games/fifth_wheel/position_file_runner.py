"""The table that position files of Fifth Wheel are played at."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.building_blocks.position_file_runner import BotDecision, PositionFile, PositionRunner
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event
from companion.kernel.messages import message
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import NotNow

from .bot import WagonBot
from .engine_registration import example_lines, read_line
from .game import Act, Camp, FifthWheel, RaceState
from .setup import Driver, RaceSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class RacePositionFile(PositionFile):
    """A position of a race: the miles of everybody, the first on turn, and of the stage under way."""

    miles: dict[str, int]
    stage: int = 0
    goal: int = 50


class RacePositionRunner(PositionRunner[RaceState]):
    """A table of Fifth Wheel."""

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line, 0)

    def let(self, level: str, turns: int) -> list[tuple[BotDecision, list[Event]]]:
        """Let the app drive until so many turns are over."""
        if level != "app" or self.state.ended:
            raise NotNow("position-no-chair", found=level)
        told, bot = list[tuple[BotDecision, list[Event]]](), WagonBot(lambda share: None)
        while turns and not self.state.ended:
            done, before = bot.decide(self.state), self.state.turn
            line = "camp" if isinstance(done.act, Camp) else "drive"
            event = Event(message("fw-decides", name=self.state.driver.name, what=line), done.reason)
            told.append((BotDecision(done.act, line, event), self.give(done.act)))
            turns -= self.state.turn != before
        return told

    def shown(self) -> dict[str, Plain]:
        """The position as people read it."""
        state = self.state
        miles = {driver.id: {"miles": miles} for driver, miles in zip(state.race.drivers, state.miles, strict=True)}
        turn = "" if state.ended else state.driver.id
        return {"seats": miles, "turn": turn, "stage": state.stage, "legal": example_lines(state)}


def build_runner(position: RacePositionFile) -> RacePositionRunner:
    """A race in the position described."""
    race = RaceSetup(tuple(Driver(seat, seat.capitalize()) for seat in position.miles), position.goal)
    state = RaceState(race, Luck.from_seed(position.seed), list(position.miles.values()), stage=position.stage)
    runner = RacePositionRunner(FifthWheel(), state)
    runner.begin(position.before)
    return runner


POSITION_FILE = RacePositionFile
