"""Plays position files of Heroes III combats."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.line_parser import read_line, write_line
from companion.games.heroes3.combat.model.events import SIDES
from companion.games.heroes3.combat.model.setup_data import CombatSetup, Settings, build_setup
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.readable_positions import CombatPosition, fight_from_position, position_to_dict
from companion.kernel.building_blocks.position_file_runner import (
    BotDecision,
    PositionFile,
    PositionRunner,
    parse_engine_settings,
)
from companion.kernel.events import Event, ignore_event
from companion.kernel.messages import message
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import NotNow

AI = "ai"
"""The only bot there is: AI units are played by the rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatPositionFile(PositionFile):
    """A position of a combat."""

    combat: CombatPosition


class CombatPositionRunner(PositionRunner[CombatState]):
    """A combat; it remembers what the bot decided, and what it left to the table."""

    def __init__(self, state: CombatState) -> None:
        super().__init__(Heroes3Combat(), state)
        self.decided: list[str] = []
        self.offered: list[str] = []

    def read(self, line: str) -> Act:
        """The act that a line stands for."""
        return read_line(self.state, line)

    def let(self, level: str, turns: int) -> list[tuple[BotDecision, list[Event]]]:
        """Let the bot act until so many activations are over, or the table has to decide."""
        if level != AI:
            raise NotNow("position-no-chair", found=level)
        self.decided, self.offered = [], []
        told: list[tuple[BotDecision, list[Event]]] = []
        for _ in range(turns):
            now = (self.state.round, self.state.active)
            while is_ai_to_decide(self.state) and (self.state.round, self.state.active) == now:
                decision = decide_ai_act(self.state)
                if decision.act is None:
                    self.offered = [_line(choice.act) for choice in decision.options]
                    return told
                self.decided.append(_line(decision.act))
                about = message("h3-chair-decides", what=self.decided[-1])
                event = Event(about, decision.reason, seat=SIDES[1])
                told.append((BotDecision(decision.act, self.decided[-1], event), self.give(decision.act)))
        return told

    def shown(self) -> dict[str, Plain]:
        """The position as people read it."""
        return position_to_dict(self.state) | {"decided": self.decided, "offered": self.offered}


def _line(act: Act) -> str:
    """An act as a line. That AI units do not step after a shot goes without saying."""
    return write_line(act).removesuffix(" then stay")


def build_runner(position: CombatPositionFile) -> CombatPositionRunner:
    """A combat in the position described."""
    settings = parse_engine_settings(Settings, position.settings, "h3-bad-setup")
    setup = build_setup(CombatSetup(fight_from_position(position.combat), settings), position.seed)
    runner = CombatPositionRunner(Heroes3Combat().start(setup, ignore_event))
    runner.begin(position.before)
    return runner


POSITION_FILE = CombatPositionFile
