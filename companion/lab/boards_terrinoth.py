"""The board that position files of Terrinoth are played at."""

from __future__ import annotations

from typing import Any

from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.lines import read_line, write_line
from companion.games.terrinoth.party import LEVELS, decide, player
from companion.games.terrinoth.positions import arranged, shown
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.table import Settings
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Event
from companion.kernel.luck import Luck
from companion.kernel.plain import BadShape, from_plain, spell_path
from companion.kernel.refusals import Malformed, NotNow, Unknown
from companion.lab.positions import Decided, PositionFile


class QuestBoard:
    """A table of Terrinoth."""

    def __init__(self, state: TerrinothState, seed: int) -> None:
        self.game, self.state, self.luck = Terrinoth(), state, Luck.from_seed(seed)

    @property
    def codec(self) -> Codec:
        """Writes acts."""
        return self.game.codec

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def give(self, act: Act) -> list[Event]:
        """Do it on a copy, so that a refusal changes nothing."""
        events: list[Event] = []
        after = self.state.copy()
        self.game.apply(after, act, events.append)
        self.state = after
        return events

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
    try:
        settings = from_plain(Settings, position.settings)
    except BadShape as bad:
        fault = bad.faults[0]
        where = f"settings.{spell_path(fault.path)}"
        raise Malformed("th-bad-setup", field=where, found=fault.found, expected=fault.expected) from bad
    board = QuestBoard(arranged(position.quest, settings, position.seed), position.seed)
    for line in position.before:
        board.give(board.read(line))
    return board
