"""A table of any engine, for the default screen: what it asks, how it stands, and who plays by itself."""

from __future__ import annotations

from typing import Any

from companion.app.models.automatic_play import AutomaticPlay
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_model import MenuDialog, TableModel
from companion.games.engines import load_engine
from companion.games.game_boxes import load_boxes
from companion.kernel.autoplay_types import TableChoice
from companion.kernel.messages import Message
from companion.kernel.question_types import Question
from companion.kernel.refusals import Refused
from companion.tables.history_text import HistoryItem, describe_history

STEPS_SHOWN = 4
"""So many of the last steps are told on the screen; all of them are in the history."""


class DefaultTableModel(TableModel[Any, MenuDialog]):
    """Everything that the engine alone can tell about its table."""

    def __init__(self, session: DeviceSession, table: str) -> None:
        super().__init__(session, table)
        self.engine = load_engine(self.live.setup.engine)
        self.line = ""
        self.lines_given = 0
        """How many typed lines were accepted: each leaves an empty field behind."""
        self._auto = AutomaticPlay(self)

    def close(self) -> None:
        """Stop following the table, and thinking about it."""
        self._auto.drop()
        super().close()

    # --- looking ------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The id of the box that the table belongs to."""
        return self.live.setup.game

    @property
    def has_box(self) -> bool:
        """Whether that box is still on the shelf."""
        return any(box.id == self.game for box in load_boxes())

    @property
    def question(self) -> Question | None:
        """What play waits for; nothing while somebody acts whom nobody plays."""
        question: Question | None = None if self.bot_acts else self.live.game.question(self.state)
        return question

    @property
    def standing(self) -> list[Message]:
        """The position in lines; none where the engine has none."""
        return self.engine.standing(self.state) if self.engine.standing is not None else []

    @property
    def examples(self) -> list[str]:
        """A few lines that could be typed now."""
        return [] if self.bot_acts else self.engine.examples(self.state)

    @property
    def bot_acts(self) -> bool:
        """Whether somebody is to act whom nobody plays."""
        return self._auto.acts_now

    @property
    def thinking(self) -> bool:
        """Whether this device makes a step of theirs."""
        return self._auto.running

    @property
    def choice(self) -> TableChoice | None:
        """What the rules leave to the table in an automatic turn."""
        return self._auto.choice

    def last_steps(self) -> list[HistoryItem]:
        """What happened last, the newest first."""
        told = [item for item in describe_history(self.live, self.session.words, STEPS_SHOWN) if item.lines]
        return told[::-1]

    # --- acting -------------------------------------------------------------------------------

    async def answer(self, line: str) -> bool:
        """Do what a line says: the id of an option, or what somebody typed."""
        try:
            act = self.engine.read_line(self.state, line, self.session.service.clock())
        except Refused as refused:
            self.session.device.refuse(self.session.why(refused.message))
            return False
        return await self.give(act)

    def type_line(self, line: str) -> None:
        """Remember what is being typed."""
        self.line = line

    async def give_line(self, line: str) -> None:
        """Do what was typed, and empty the field where it was accepted."""
        if line.strip() and await self.answer(line.strip()):
            self.line, self.lines_given = "", self.lines_given + 1
            self.changed()

    async def step(self) -> bool:
        """Let whoever nobody plays do the next step."""
        return await self._auto.step()

    async def all_steps(self) -> None:
        """Go on until people have to act."""
        await self._auto.step_while(lambda: True)
