"""The board that position files of Terrinoth are played at."""

from __future__ import annotations

from typing import Any

from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.lines import read_line, write_line
from companion.games.terrinoth.party import LEVELS, decide, player
from companion.games.terrinoth.positions import arranged, shown
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.table import Settings
from companion.kernel.acts import Act
from companion.kernel.events import Event
from companion.kernel.luck import Luck
from companion.kernel.refusals import NotNow, Unknown
from companion.lab.boards import Board, Decided, settings_of
from companion.lab.positions import PositionFile


class QuestBoard(Board[TerrinothState]):
    """A table of Terrinoth."""

    def __init__(self, state: TerrinothState, seed: int) -> None:
        super().__init__(Terrinoth(), state)
        self.luck = Luck.from_seed(seed)

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def let(self, level: str, turns: int) -> list[tuple[Decided, list[Event]]]:
        """Let the party play itself for so many rounds, or until only the table can answer."""
        if level not in LEVELS:
            raise Unknown("position-no-chair", found=level)
        plays, until, told = player(level, self.luck), self.state.world.round + turns, []
        while self.state.ask is not None and self.state.world.round < until:
            if self.state.ask.chance and not self.state.ask.legal:
                break
            act, event = decide(self.state, plays)
            told.append((Decided(act, write_line(self.state, act), event), self.give(act)))
        if not told:
            raise NotNow("position-no-chair", found=level)
        return told

    def shown(self) -> dict[str, Any]:
        """The position as people read it."""
        return shown(self.state)


def quest_board(position: PositionFile) -> QuestBoard:
    """A table of Terrinoth in the position described."""
    assert position.quest is not None
    settings = settings_of(Settings, position.settings, "th-bad-setup")
    board = QuestBoard(arranged(position.quest, settings, position.seed), position.seed)
    board.begin(position.before)
    return board
