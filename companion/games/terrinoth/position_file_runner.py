"""Plays position files of Terrinoth."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.terrinoth.bots.party_bot import LEVELS, create_bot, decide_act
from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.readable_positions import TerrinothPosition, build_position_state, position_to_dict
from companion.games.terrinoth.setup_data import Settings
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.text.line_parser import read_line, write_line
from companion.kernel.acts import Act
from companion.kernel.building_blocks.position_file_runner import (
    BotDecision,
    PositionFile,
    PositionRunner,
    parse_engine_settings,
)
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import NotNow, Unknown


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrinothPositionFile(PositionFile):
    """A position of a quest."""

    quest: TerrinothPosition


class TerrinothPositionRunner(PositionRunner[TerrinothState]):
    """A table of Terrinoth."""

    def __init__(self, state: TerrinothState, seed: int) -> None:
        super().__init__(Terrinoth(), state)
        self.luck = Luck.from_seed(seed)

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def let(self, level: str, turns: int) -> list[tuple[BotDecision, list[Event]]]:
        """Let a bot play the party for so many rounds, or until only the table can answer."""
        if level not in LEVELS:
            raise Unknown("position-no-chair", found=level)
        plays, until, told = create_bot(level, self.luck), self.state.world.round + turns, []
        while self.state.ask is not None and self.state.world.round < until:
            if self.state.ask.chance and not self.state.ask.legal:
                break
            act, event = decide_act(self.state, plays)
            told.append((BotDecision(act, write_line(self.state, act), event), self.give(act)))
        if not told:
            raise NotNow("position-no-chair", found=level)
        return told

    def shown(self) -> dict[str, Plain]:
        """The position as people read it."""
        return position_to_dict(self.state)


def build_runner(position: TerrinothPositionFile) -> TerrinothPositionRunner:
    """A table of Terrinoth in the position described."""
    settings = parse_engine_settings(Settings, position.settings, "th-bad-setup")
    runner = TerrinothPositionRunner(build_position_state(position.quest, settings, position.seed), position.seed)
    runner.begin(position.before)
    return runner


POSITION_FILE = TerrinothPositionFile
