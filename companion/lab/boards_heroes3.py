"""The board that position files of Heroes III combat are played at."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.chair.deciding import decide, decides
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.lines import read_line, write_line
from companion.games.heroes3.combat.positions import CombatPosition, fight_of, shown
from companion.games.heroes3.combat.setup import Body, Settings, lay
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.telling import SIDES
from companion.kernel.acts import Act
from companion.kernel.events import Event, silent
from companion.kernel.refusals import NotNow
from companion.kernel.words import message
from companion.lab.boards import Board, Decided, settings_of
from companion.lab.positions import PositionFile

AI = "ai"
"""The only chair there is: AI units are played by the rules."""


class CombatBoard(Board[CombatState]):
    """A combat; it remembers what the chair decided, and what it left to the table."""

    def __init__(self, state: CombatState) -> None:
        super().__init__(Heroes3Combat(), state)
        self.decided: list[str] = []
        self.offered: list[str] = []

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def let(self, level: str, turns: int) -> list[tuple[Decided, list[Event]]]:
        """Let the chair act until so many activations are over, or the table has to speak."""
        if level != AI:
            raise NotNow("position-no-chair", found=level)
        self.decided, self.offered = [], []
        told: list[tuple[Decided, list[Event]]] = []
        for _ in range(turns):
            now = (self.state.round, self.state.active)
            while decides(self.state) and (self.state.round, self.state.active) == now:
                verdict = decide(self.state)
                if verdict.act is None:
                    self.offered = [_line(choice.act) for choice in verdict.options]
                    return told
                self.decided.append(_line(verdict.act))
                about = message("h3-chair-decides", what=self.decided[-1])
                event = Event(about, verdict.reason, seat=SIDES[1])
                told.append((Decided(verdict.act, self.decided[-1], event), self.give(verdict.act)))
        return told

    def shown(self) -> dict[str, Any]:
        """The position as people read it."""
        return shown(self.state) | {"decided": self.decided, "offered": self.offered}


def _line(act: Act) -> str:
    """An act as a line. That AI units do not step after a shot goes without saying."""
    return write_line(act).removesuffix(" then stay")


def combat_board(position: PositionFile) -> CombatBoard:
    """A combat in the position described."""
    described = position.combat or CombatPosition()
    settings = settings_of(Settings, position.settings, "h3-bad-setup")
    setup = lay(Body(fight_of(described), settings), position.seed)
    board = CombatBoard(Heroes3Combat().start(setup, silent))
    board.begin(position.before)
    return board
